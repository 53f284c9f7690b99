import { sql } from 'kysely';
import type { z } from 'zod';
import { registrarEvento } from '#platform/server/auditoria/eventos.ts';
import type { Tx } from '#platform/server/database/kysely.ts';
import type { ContextoEscrita } from '#platform/server/http/tipos.ts';
import { conferirConfirmacao } from '#domains/acesso/confirmacoes/server/door.ts';
import { atosConfirmados } from '#domains/financeiro/dados-bancarios/dados.ts';
import type { contaCobrancaPedida } from '../esquemas.ts';
import { salvarContaCobranca } from './contas-cobranca.ts';

/** By which numbers the bank knows who is paid, for each registration of an account: they stand in the bar code of every new slip. */
async function quemRecebe(tx: Tx, contaBancariaId: number): Promise<ReadonlyMap<number, string>> {
  const { rows } = await sql<{
    id: number;
    quem: string;
  }>`select id, concat_ws('|', carteira, convenio, complemento, codigo_transmissao) as quem
    from contas_cobranca where conta_bancaria_id = ${contaBancariaId} order by id for update`.execute(tx);
  return new Map(rows.map(({ id, quem }) => [id, quem]));
}

/**
 * Saves how an account collects, as somebody asks for it. Another carteira or convênio, or a new one, is another place where the money of new
 * slips goes: who asks confirms who they are, and administrators are told. @throws CONFIRMACAO_EXIGIDA and those of salvarContaCobranca
 */
export async function salvarContaCobrancaPedida(
  ato: ContextoEscrita,
  { contaBancariaId, confirmacao, ...dados }: z.output<typeof contaCobrancaPedida> & { contaBancariaId: number },
): Promise<Awaited<ReturnType<typeof salvarContaCobranca>>> {
  const { tx, quem, pedido } = ato;
  const antes = await quemRecebe(tx, contaBancariaId);
  const salva = await salvarContaCobranca(ato, { contaBancariaId, ...dados });
  const depois = await quemRecebe(tx, contaBancariaId);
  if (antes.get(salva.contaCobrancaId) === depois.get(salva.contaCobrancaId)) return salva;
  await conferirConfirmacao(ato, { confirmacao, ato: atosConfirmados.convenio(contaBancariaId) });
  await registrarEvento(tx, {
    tipo: 'cobranca.convenio',
    usuarioId: quem.usuarioId,
    sessaoId: quem.sessaoId,
    ip: pedido.ip,
    correlacao: pedido.correlationId,
    alvoId: contaBancariaId,
  });
  return salva;
}
