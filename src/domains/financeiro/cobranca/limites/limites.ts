import { ameacaEm } from './ameacas.ts';
import { termosDesconhecidos } from '../carta.ts';
import { retencaoEm } from './estudos.ts';
import { fraseEm, palavras } from './frases.ts';
import { isGarantia } from './garantias.ts';
import { medidaDe, medidas } from './medidas.ts';
import { privacaoEm } from './privacoes.ts';

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
  'calot[ei]\\p{L}*|roub(?:a|am|ando|ou|aram|em)|(?:[ée]|foi) (?:um )?roubo|(?:stealing|robbing)|thie(?:f|ves)|pilantra\\p{L}*|safad\\p{L}+|picareta\\p{L}*|malandr\\p{L}+|vigarist\\p{L}*|trapaceir\\p{L}+|vagabund\\p{L}+|mentiros\\p{L}+|(?:d|aplic)\\p{L}* (?:n?[oa]s? |em n[óo]s )?(?:um |o )?golpe|enganando|que tipo de (?:m[ãa]e|pai|pessoa|gente|fam[íi]lia)|(?:falta de|tenha|n[ãa]o tem|sem) (?:palavra|honra|dec[êe]ncia|educa[çc][ãa]o|respeito|dignidade|moral|considera[çc][ãa]o|compromisso)|n[ãa]o cumpr\\p{L}+ (?:o que|com a|a) (?:palavra|promet\\p{L}+|diz)|(?:m[áa]|mau|maus|p[ée]ssim\\p{L}+) (?:pais?|m[ãa]es?)|(?:o senhor|a senhora|voc[êe]s?) (?:[ée]|s[ãa]o) (?:uma?|uns|umas) (?!(?:parceir|client|d[oa]s|bo[am]|[óo]tim|grande|exempl|pessoa|fam[íi]l|respons|fiador|amig)\\p{L}*)\\p{L}+|gente como (?:voc[êe]s?|o senhor|a senhora)|inadimplent\\p{L}*|devedor(?:es|a)?|vergonh\\p{L}*|m(?:au|[áa]|aus|[áa]s|al) pagador\\p{L}*|desonest\\p{L}*|irrespons[áa]ve(?:l|is)|deadbeats?|defaulters?|m[áa]-f[ée]|pol[íi]cia|conselho tutelar|crimes?|crimina(?:l|is)|criminos\\p{L}*|estelionat\\p{L}*|pris[ãa]o|pres[oa]s?|cadeia|delegacia|golpist\\p{L}*|ladr(?:[ãa]o|[õo]es|a)|indign\\p{L}*|mau exemplo|car[áa]ter|n[ãa]o merec\\p{L}+',
);
// What a subject says is read by whoever sees the screen or the envelope.
const expoe = palavras(
  'd[íi]vidas?|d[ée]bitos?|atras\\p{L}*|cobran[çc]a\\p{L}*|vencid\\p{L}*|inadimpl\\p{L}*|pend[êe]ncia\\p{L}*|deve|devendo',
);
/** The first word of studies in a sentence that does not assure them. */
const deEstudos = (texto: string): string | null => {
  const frase = fraseEm(texto, (f) => estudos.test(f) && !isGarantia(f));
  return frase && (estudos.exec(frase)?.[0] ?? frase);
};

/** What a letter may not say, whatever its ladder: the first of it that a text says; null when it says none. */
export const expressaoVedada = (texto: string): string | null =>
  ofensas.exec(texto)?.[0] ?? deEstudos(texto) ?? privacaoEm(texto) ?? retencaoEm(texto) ?? ameacaEm(texto);

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
