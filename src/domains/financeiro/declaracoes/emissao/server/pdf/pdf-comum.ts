import type { DocumentoPdf } from '#platform/server/pdf/documento.ts';
import { formatarData } from '#shared/datas.ts';

const meses = ['janeiro', 'fevereiro', 'março', 'abril', 'maio', 'junho', 'julho', 'agosto', 'setembro', 'outubro', 'novembro', 'dezembro'];

/** The name of a month, from 1. */
export const nomeDoMes = (mes: number): string => meses[mes - 1] ?? '';

/** Says which statement this one takes the place of. */
export function substituicao(documento: DocumentoPdf, substitui: { numero: number; dataEmissao: string } | null): void {
  if (substitui)
    documento.paragrafo(`Substitui a declaração nº ${substitui.numero}, de ${formatarData(substitui.dataEmissao)}.`, { tamanho: 9 });
}
