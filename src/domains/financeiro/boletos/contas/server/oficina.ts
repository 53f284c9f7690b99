import { sql } from 'kysely';
import type { z } from 'zod';
import type { Ato } from '#platform/server/ato.ts';
import type { Autor } from '#platform/server/auditoria/audit.ts';
import { dadosBancariosEmVigor } from '#domains/financeiro/dados-bancarios/server/oficina.ts';
import type { contaProntaEsquema } from '../esquemas.ts';
import { salvarContaCobranca } from './contas-cobranca.ts';
import { dadosDaCobranca } from './dados-bancarios.ts';
import './integridade.ts';

/** What the demo school and tests make in financeiro/boletos/contas: no other room needs it. Functions that write take the transaction of the caller. */
export { dadosDaCobranca, salvarContaCobranca };

/** An account that collects, with its Pix key in force since before today. */
export async function contaCobrancaPronta(
  ato: Ato<Autor>,
  contaBancariaId: number,
  { pixChave, ...dados }: z.output<typeof contaProntaEsquema>,
): ReturnType<typeof salvarContaCobranca> {
  // At Itaú the bank's Pix asks for the school's key first.
  const semPix = await salvarContaCobranca(ato, contaBancariaId, { ...dados, pixHibrido: false });
  const { rows } = await sql<{ pixChave: string | null }>`select pix_chave as "pixChave" from contas_cobranca
    where conta_bancaria_id = ${contaBancariaId}`.execute(ato.tx);
  if (rows[0]?.pixChave !== pixChave)
    await dadosBancariosEmVigor(ato, dadosDaCobranca, { alvoId: contaBancariaId, dados: { pixChave }, pedidaHa: 30 });
  if (!dados.pixHibrido) return semPix;
  return salvarContaCobranca(ato, contaBancariaId, { ...dados, versao: semPix.versao, proximoNsa: null, proximoSequencial: null });
}
