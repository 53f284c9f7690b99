import { createHash } from 'node:crypto';
import type { CabecalhoDeRetorno, LinhaDeRetorno } from '#domains/financeiro/boletos/cnab/retorno.ts';

/** Whether a line names no slip: banks fill the column with blanks or zeros. */
export const isSemNumero = (nossoNumero: string): boolean => /^0*$/.test(nossoNumero);

/**
 * What makes two uploads the same file of the bank: the number and the day that the bank gave it; where it gives no number, what stands in
 * it. Line endings and blanks that programs cut or add do not count.
 */
export function identidadeDoArquivo({ formato, sequencia, geradoEm }: CabecalhoDeRetorno, conteudo: Buffer): string {
  const numero = sequencia.replace(/^0+/, '');
  if (numero !== '') return resumir([formato, numero, geradoEm]);
  const linhas = conteudo
    .toString('latin1')
    .replaceAll('\u001A', '\n')
    .split(/[\r\n]+/);
  return resumir([formato, linhas.map((linha) => linha.trimEnd()).filter((linha) => linha !== '')]);
}

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

const resumir = (partes: readonly unknown[]): string =>
  createHash('sha256').update(JSON.stringify(partes)).digest('base64url').slice(0, 27);
