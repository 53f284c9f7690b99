import { formatarData, type DataCivil } from '#shared/datas.ts';

/** The terms that an entry fills in: {documento}, {data}, {mes}, {ano}. What is not known yet stays as a place to type. */
export type TermosDoHistorico = { documento: string; dataLancamento: DataCivil | '' };

/** A standard text with its terms filled in, as far as they are known. Pure. */
export function preencherHistorico(texto: string, { documento, dataLancamento }: TermosDoHistorico): string {
  const data = /^\d{4}-\d{2}-\d{2}$/.test(dataLancamento) ? dataLancamento : '';
  const valores: Readonly<Record<string, string>> = {
    documento: documento.trim(),
    data: data === '' ? '' : formatarData(data),
    mes: data === '' ? '' : `${data.slice(5, 7)}/${data.slice(0, 4)}`,
    ano: data.slice(0, 4),
  };
  return texto.replaceAll(/\{(\w+)\}/g, (termo, nome: string) => valores[nome] || termo);
}
