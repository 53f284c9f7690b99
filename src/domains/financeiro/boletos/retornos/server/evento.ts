import { createHash } from 'node:crypto';
import type { LinhaDeRetorno } from '#domains/financeiro/boletos/cnab/retorno.ts';

/** Whether a line names no slip: banks fill the column with blanks or zeros. */
export const isSemNumero = (nossoNumero: string): boolean => /^0*$/.test(nossoNumero);
/** What the product itself writes into remittances to know its slips again. */
const nossoIdentificador = /^B\d{12}$/;

/**
 * What makes two lines of return files tell of the same event of one account: slip, occurrence, days, amounts, reasons and the branch that
 * collected (a slip paid at two banks on one day brought two credits). Where the line stands, and in which file, does not count: a file that comes twice, or its lines in another order, is the same news.
 * A line that names no slip is an event of its own: nothing tells it from another payment of the same day and amount but who paid,
 * for which document, and which of the equal lines of its file it is. Numbers the lines of one file, in their order.
 */
export function chavesDosEventos(): (linha: LinhaDeRetorno) => string {
  const iguais = new Map<string, number>();
  return (linha) => {
    const partes: unknown[] = [
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
    ];
    if (!isSemNumero(linha.nossoNumero) || nossoIdentificador.test(linha.idEmpresa)) return resumir(partes);
    partes.push(linha.seuNumero, linha.pagadorNome);
    const igual = resumir(partes);
    const ordem = (iguais.get(igual) ?? 0) + 1;
    iguais.set(igual, ordem);
    return resumir([...partes, ordem]);
  };
}

const resumir = (partes: readonly unknown[]): string =>
  createHash('sha256').update(JSON.stringify(partes)).digest('base64url').slice(0, 27);
