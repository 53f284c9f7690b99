import { createHash } from 'node:crypto';
import type { LinhaDeRetorno } from '#domains/financeiro/boletos/cnab/retorno.ts';

/** Whether a line names no slip: banks fill the column with blanks or zeros. */
export const isSemNumero = (nossoNumero: string): boolean => /^0*$/.test(nossoNumero);

/** What is said of one line, whichever columns it came from. */
export type Dizer = { linha: LinhaDeRetorno } | { ilegivel: readonly [campo: string, conteudo: string] };

/**
 * What makes two lines the same event: the file of the bank, what they say, and which of the equal lines of the file they are. A file that
 * comes twice, or its lines in another order, is the same news; what another file says in the same words is another event, and so is a line
 * that stands in a file twice. Numbers the lines of one file, in their order.
 */
export function chavesDosEventos(arquivo: string): (dizer: Dizer) => string {
  const iguais = new Map<string, number>();
  return (dizer) => {
    const dito = resumir('linha' in dizer ? partesDe(dizer.linha) : ['ilegivel', ...dizer.ilegivel]);
    const ordem = (iguais.get(dito) ?? 0) + 1;
    iguais.set(dito, ordem);
    return `${arquivo}.${resumir([dito, ordem])}`;
  };
}

/** Whether two events were told by one file of the bank, however often it was read. */
export const isMesmoArquivo = (a: { chave: string }, b: { chave: string }): boolean => a.chave.split('.')[0] === b.chave.split('.')[0];

const partesDe = (linha: LinhaDeRetorno): unknown[] => [
  linha.nossoNumero,
  linha.idEmpresa,
  linha.ocorrencia,
  linha.dataOcorrencia,
  linha.dataCredito,
  linha.valorCentavos,
  linha.pagoCentavos,
  linha.tarifaCentavos,
  linha.motivos.join(' '),
  linha.cobrador,
  linha.seuNumero,
  linha.pagadorNome,
];

/** A short name of what was said. */
export const resumir = (partes: readonly unknown[]): string =>
  createHash('sha256').update(JSON.stringify(partes)).digest('base64url').slice(0, 27);
