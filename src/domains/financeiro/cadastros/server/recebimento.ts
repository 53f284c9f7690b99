import { sql } from 'kysely';
import type { Db, Tx } from '#platform/server/database/kysely.ts';
import { errosCadastros } from '../erros.ts';

/**
 * Checks that money may come in by a method on an account: both exist and are active. One statement.
 * Throws REFERENCIA_DESCONHECIDA, CONTA_INATIVA, FORMA_PAGAMENTO_INATIVA.
 */
export async function assertRecebimento(db: Db | Tx, { contaBancariaId, formaPagamentoId }: { contaBancariaId: number; formaPagamentoId: number }): Promise<void> {
  const { rows } = await sql<{ tipo: 'conta' | 'forma'; nome: string; ativa: boolean }>`
    select 'conta' as tipo, nome, ativa from contas_bancarias where id = ${contaBancariaId}
    union all select 'forma', nome, ativa from formas_pagamento where id = ${formaPagamentoId}`.execute(db);
  const conta = rows.find((r) => r.tipo === 'conta');
  const forma = rows.find((r) => r.tipo === 'forma');
  if (!conta) throw errosCadastros.REFERENCIA_DESCONHECIDA({}, { campos: ['contaBancariaId'] });
  if (!forma) throw errosCadastros.REFERENCIA_DESCONHECIDA({}, { campos: ['formaPagamentoId'] });
  if (!conta.ativa) throw errosCadastros.CONTA_INATIVA({ nome: conta.nome }, { campos: ['contaBancariaId'] });
  if (!forma.ativa) throw errosCadastros.FORMA_PAGAMENTO_INATIVA({ nome: forma.nome }, { campos: ['formaPagamentoId'] });
}
