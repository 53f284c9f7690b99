import { ameacaEm } from './ameacas.ts';
import { termosDesconhecidos } from '../carta.ts';
import { retencaoEm } from './estudos.ts';
import { fraseEm, palavras } from './frases.ts';
import { isGarantia, semCondicoes } from './garantias.ts';
import { medidaDe, medidas } from './medidas.ts';

/** What the text of a letter breaks; the code is a field message, `parametros` what it names. */
export type ProblemaDoModelo = {
  campo: 'assunto' | 'corpo';
  codigo: 'TERMO_DESCONHECIDO' | 'TERMO_OBRIGATORIO' | 'FALTA_DESCONSIDERE' | 'EXPRESSAO_VEDADA' | 'ASSUNTO_EXPOE';
  parametros: Record<string, string>;
};

// Itemised, with a deadline, a way to pay and a way to answer.
const obrigatorios = ['responsavel', 'titulos', 'prazo', 'pagamento', 'contato'] as const;
// CDC art. 42: no exposure, no threat, no embarrassment. Lei 9.870 art. 6: studies are never part of a collection.
const estudos = palavras(
  'provas?|exames?|diplomas?|certificados? de conclus[ãa]o|documentos? escolar(?:es)?|desligamento|suspens[ãa]o d[aeo]s? (?:aulas?|alun\\p{L}+|atividades?)|avalia[çc](?:[ãa]o|[õo]es)|boletim|boletins|notas? d[oae]s?|hist[óo]ricos?(?: escolar(?:es)?)?|frequentar|declara[çc](?:[ãa]o|[õo]es) de (?:transfer[êe]ncia|matr[íi]cula|frequ[êe]ncia|escolaridade)|transfer[êe]ncia (?:escolar|d[oa]s? (?:alun|estudant|filh|crian)\\p{L}*)|(?:guia|pedido|documentos?) de transfer[êe]ncia|reten[çc][ãa]o de documentos|expuls\\p{L}*',
);
// Nor an insult, nor a crime where there is only a debt, nor the authority that takes children.
const ofensas = palavras(
  'caloteir\\p{L}*|inadimplent\\p{L}*|devedor(?:es|a)?|vergonh\\p{L}*|m(?:au|[áa]|aus|[áa]s|al) pagador\\p{L}*|desonest\\p{L}*|irrespons[áa]ve(?:l|is)|deadbeats?|defaulters?|m[áa]-f[ée]|pol[íi]cia|conselho tutelar|crimes?|crimina(?:l|is)|criminos\\p{L}*|estelionat\\p{L}*|pris[ãa]o|pres[oa]s?|cadeia|delegacia|golpist\\p{L}*|ladr(?:[ãa]o|[õo]es|a)|indign\\p{L}*|mau exemplo|car[áa]ter|n[ãa]o merec\\p{L}+',
);
// Of a student, a letter says neither what will not be given nor what will not be allowed, in whatever words.
const aluno = palavras('alun\\p{L}+|estudantes?|filh[oa]s?|crian[çc]as?|adolescentes?|matr[íi]culas?|rematr[íi]culas?');
const privacao = palavras(
  'n[ãa]o|nem|sem|nunca|jamais|imped\\p{L}*|proib\\p{L}*|suspen\\p{L}*|bloque\\p{L}*|perd\\p{L}+|negad\\p{L}+|negar\\p{L}*|recus\\p{L}+|cancel\\p{L}+|ret(?:er|ido|ida|enção)\\p{L}*|vedad\\p{L}*|fora d[ae]|deixar(?:[áa]|[ãa]o) de|desativ\\p{L}*|cort(?:ar|ad)\\p{L}*|(?:ser[áa]|ser[ãa]o|vai ser) (?:transferid|remanejad|trocad)\\p{L}*|desabilit\\p{L}*|inativad\\p{L}*|(?:na frente|diante|[àa] vista) d[aeo]s?',
);
// Kept somewhere until the money comes.
const esperando = palavras(
  '(?:alun|estudant|filh|crian[çc])\\p{L}* (?:ficar|permanecer|aguardar|esperar|ser)(?:[áa]|[ãa]o) .*(?:at[ée]|enquanto) .*(?:pag|quit|regulariz)\\p{L}*',
);
// What a subject says is read by whoever sees the screen or the envelope.
const expoe = palavras(
  'd[íi]vidas?|d[ée]bitos?|atras\\p{L}*|cobran[çc]a\\p{L}*|vencid\\p{L}*|inadimpl\\p{L}*|pend[êe]ncia\\p{L}*|deve|devendo',
);
/** The first sentence that takes something from a student, shortened; null when there is none. */
const privacaoDoAluno = (texto: string): string | null =>
  fraseEm(texto, (f) => {
    if (isGarantia(f)) return false;
    const anuncio = semCondicoes(f);
    return esperando.test(f) || (aluno.test(anuncio) && privacao.test(anuncio));
  });
/** The first word of studies in a sentence that does not assure them. */
const deEstudos = (texto: string): string | null => {
  const frase = fraseEm(texto, (f) => estudos.test(f) && !isGarantia(f));
  return frase && (estudos.exec(frase)?.[0] ?? frase);
};

/** What a letter may not say, whatever its ladder: the first of it that a text says; null when it says none. */
export const expressaoVedada = (texto: string): string | null =>
  ofensas.exec(texto)?.[0] ?? deEstudos(texto) ?? privacaoDoAluno(texto) ?? retencaoEm(texto) ?? ameacaEm(texto);

/**
 * What stands against a text; nothing when it may be used. A `ressalva` answers for the sentences that the limits take for unlawful, with its
 * reason: words cannot judge everything. What a letter must say, and what its subject may not, it does not excuse.
 */
export function problemasDoModelo({ assunto, corpo, ressalva }: TextoDaCarta): ProblemaDoModelo[] {
  const problemas: ProblemaDoModelo[] = [];
  const anotar = (campo: ProblemaDoModelo['campo'], codigo: ProblemaDoModelo['codigo'], parametros: Record<string, string> = {}): number =>
    problemas.push({ campo, codigo, parametros });
  for (const campo of ['assunto', 'corpo'] as const) {
    const texto = campo === 'assunto' ? assunto : corpo;
    for (const termo of termosDesconhecidos(texto)) anotar(campo, 'TERMO_DESCONHECIDO', { termo });
    const expressao = expressaoVedada(texto);
    if (expressao && !ressalva) anotar(campo, 'EXPRESSAO_VEDADA', { expressao });
  }
  for (const termo of obrigatorios)
    if (!new RegExp(`\\{\\{\\s*${termo}\\s*\\}\\}`).test(corpo)) anotar('corpo', 'TERMO_OBRIGATORIO', { termo });
  if (!/desconsider/i.test(corpo)) anotar('corpo', 'FALTA_DESCONSIDERE');
  const exposta = expoe.exec(assunto);
  if (exposta) anotar('assunto', 'ASSUNTO_EXPOE', { expressao: exposta[0] });
  return problemas;
}

/** Days late from which a text may be sent; 0 for one that gives notice of nothing. */
export function diasDoTexto(texto: { assunto: string; corpo: string }): number {
  const medida = medidaDe(texto);
  return medida === null ? 0 : medidas[medida].dias;
}

/** The debts that a letter may speak of: one that gives notice of measures is silent about what is not late enough for them. */
export function cabemNaCarta<T extends { diasAtraso: number }>(texto: { assunto: string; corpo: string }, itens: readonly T[]): T[] {
  const dias = diasDoTexto(texto);
  return dias === 0 ? [...itens] : itens.filter((i) => i.diasAtraso >= dias);
}

type TextoDaCarta = { assunto: string; corpo: string; ressalva?: string | null | undefined };

/** What a text lacks or says too much, in a few words; empty when it may be used. */
export const faltaNoModelo = (texto: TextoDaCarta): string =>
  problemasDoModelo(texto)
    .map(({ parametros: { termo, expressao } }) =>
      termo === undefined ? (expressao === undefined ? 'desconsiderar' : `"${expressao}"`) : `{{${termo}}}`,
    )
    .join(', ');
