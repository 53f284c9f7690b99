import { sql } from 'kysely';
import type { Db, Tx } from '#platform/server/database/kysely.ts';
import { errosCadastros } from '../erros.ts';

type Recebimento = { contaBancariaId: number; formaPagamentoId: number };

/**
 * Checks that money may come in by methods on accounts: all exist and are active. One statement.
 * Throws REFERENCIA_DESCONHECIDA, CONTA_INATIVA, FORMA_PAGAMENTO_INATIVA.
 */
export async function assertRecebimento(db: Db | Tx, recebimentos: readonly Recebimento[]): Promise<void> {
  const contas = [...new Set(recebimentos.map((r) => r.contaBancariaId))];
  const formas = [...new Set(recebimentos.map((r) => r.formaPagamentoId))];
  const { rows } = await sql<{ tipo: 'conta' | 'forma'; id: number; nome: string; ativa: boolean }>`
    select 'conta' as tipo, id, nome, ativa from contas_bancarias where id = any(${contas})
    union all select 'forma', id, nome, ativa from formas_pagamento where id = any(${formas})`.execute(db);
  const falta = (tipo: 'conta' | 'forma', ids: readonly number[]): boolean =>
    ids.some((id) => !rows.some((r) => r.tipo === tipo && r.id === id));
  if (falta('conta', contas)) throw errosCadastros.REFERENCIA_DESCONHECIDA({}, { campos: ['contaBancariaId'] });
  if (falta('forma', formas)) throw errosCadastros.REFERENCIA_DESCONHECIDA({}, { campos: ['formaPagamentoId'] });
  const inativa = rows.find((r) => !r.ativa);
  if (inativa?.tipo === 'conta') throw errosCadastros.CONTA_INATIVA({ nome: inativa.nome }, { campos: ['contaBancariaId'] });
  if (inativa) throw errosCadastros.FORMA_PAGAMENTO_INATIVA({ nome: inativa.nome }, { campos: ['formaPagamentoId'] });
}
