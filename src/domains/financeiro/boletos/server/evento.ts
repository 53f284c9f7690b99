import { createHash } from 'node:crypto';
import type { LinhaDeRetorno } from '../cnab/retorno.ts';

/**
 * What makes two lines of return files tell of the same event of one account: slip, occurrence, days, amounts and reasons. Where
 * the line stands, and in which file, does not count: a file that comes twice, or its lines in another order, is the same news.
 */
export function chaveDoEvento(linha: LinhaDeRetorno): string {
  const partes = [
    linha.nossoNumero,
    linha.idEmpresa,
    linha.ocorrencia,
    linha.dataOcorrencia,
    linha.dataCredito,
    linha.valorCentavos,
    linha.pagoCentavos,
    linha.tarifaCentavos,
    linha.motivos.join(' '),
  ];
  return createHash('sha256').update(JSON.stringify(partes)).digest('base64url').slice(0, 27);
}
