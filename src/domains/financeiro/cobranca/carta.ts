import { type DataCivil, formatarData, somarDias } from '#shared/datas.ts';
import { type Centavos, formatarReais } from '#shared/dinheiro.ts';
import { type ComoPagar, linhasDoPagamento, totalNoPrazo } from '#domains/financeiro/boletos/segunda-via/como-pagar.ts';

/** The terms that a text may hold, as `{{responsavel}}`; the guide of the template screen lists them. */
export const termos = [
  { termo: 'responsavel', br: 'Nome do responsável', en: 'Name of the payer' },
  { termo: 'titulos', br: 'Lista dos títulos vencidos, com valores de hoje', en: "List of the overdue titles with today's amounts" },
  { termo: 'pagamento', br: 'Como pagar: o boleto e o Pix de cada título', en: 'How to pay: the slip and the Pix code of each title' },
  { termo: 'total', br: 'Total devido hoje', en: 'Total owed today' },
  { termo: 'data', br: 'Data da carta', en: 'Date of the letter' },
  { termo: 'prazo', br: 'Data até a qual responder: dez dias depois da carta', en: 'Date to answer by: ten days after the letter' },
  { termo: 'escola', br: 'Nome da escola', en: 'Name of the school' },
  { termo: 'contato', br: 'Telefone e e-mail da escola', en: 'Phone and e-mail of the school' },
] as const;
export type Termo = (typeof termos)[number]['termo'];
/** Terms that stand for more than a line: paper draws them, mail writes them out. */
export type BlocoDoTexto = 'titulos' | 'pagamento';

export type TituloDaCarta = {
  numero: string;
  descricao: string;
  dataVencimento: string;
  diasAtraso: number;
  saldoCentavos: Centavos;
  multaCentavos: Centavos;
  jurosCentavos: Centavos;
  totalCentavos: Centavos;
};
export type DadosDaCarta = Record<Exclude<Termo, BlocoDoTexto>, string>;

/** Days that a letter gives to answer. */
const diasDePrazo = 10;
/** The day until which a letter of a day asks for payment. */
export const prazoDaCarta = (em: DataCivil): DataCivil => somarDias(em, diasDePrazo);
const marca = /\{\{\s*(\w+)\s*\}\}/g;

/** Terms in a text that are none of ours. */
export function termosDesconhecidos(texto: string): string[] {
  const conhecidos = new Set<string>(termos.map((t) => t.termo));
  return [...new Set(Array.from(texto.matchAll(marca), (achado) => achado[1] ?? ''))].filter((termo) => !conhecidos.has(termo));
}

/** Puts the facts into a text; the blocks stay, because paper draws what mail writes out. Braces in a name make no term. */
export function preencherCarta(texto: string, dados: DadosDaCarta): string {
  return texto.replaceAll(marca, (inteiro, termo: string) =>
    Object.hasOwn(dados, termo) ? dados[termo as keyof DadosDaCarta].replaceAll('{{', '{ {') : inteiro,
  );
}

/** One title as a line of a mail. */
export function linhaDoTitulo(t: TituloDaCarta): string {
  const encargos =
    t.multaCentavos + t.jurosCentavos > 0
      ? ` (valor ${formatarReais(t.saldoCentavos)}, multa ${formatarReais(t.multaCentavos)}, juros ${formatarReais(t.jurosCentavos)})`
      : '';
  return `- ${t.numero} · ${t.descricao} · vencimento ${formatarData(t.dataVencimento)} · ${formatarReais(t.totalCentavos)}${encargos}`;
}

/** The whole text of a mail. */
export function textoDoEmail(corpo: string, titulos: readonly TituloDaCarta[], pagamento: readonly ComoPagar[]): string {
  return partesDaCarta(corpo)
    .map((parte) =>
      parte.bloco === 'titulos'
        ? titulos.map(linhaDoTitulo).join('\n')
        : parte.bloco === 'pagamento'
          ? [totalNoPrazo(pagamento) ?? [], ...pagamento.map((p) => linhasDoPagamento(p, pagamento).join('\n'))].flat().join('\n\n')
          : parte.texto,
    )
    .join('\n\n');
}

export type ParteDaCarta = { bloco: 'titulos' } | { bloco: 'pagamento' } | { bloco: null; texto: string };

/** A letter as its reader meets it: texts and the blocks between them. */
export function partesDaCarta(corpo: string): ParteDaCarta[] {
  return corpo.split(/\{\{\s*(titulos|pagamento)\s*\}\}/).flatMap((pedaco, i): ParteDaCarta[] => {
    if (i % 2 === 1) return [{ bloco: pedaco === 'titulos' ? 'titulos' : 'pagamento' }];
    const texto = pedaco.trim();
    return texto === '' ? [] : [{ bloco: null, texto }];
  });
}
