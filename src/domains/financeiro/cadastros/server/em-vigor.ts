import { sql } from 'kysely';
import type { Db, Tx } from '#platform/server/database/kysely.ts';
import type { DataCivil } from '#shared/datas.ts';
import { errosCadastros } from '../erros.ts';

/** What is null is not asked about. */
type Recebimento = { contaBancariaId: number | null; formaPagamentoId: number | null };

/**
 * Checks that money may come in by methods on accounts: all exist and are active. One statement.
 * Throws REFERENCIA_DESCONHECIDA, CONTA_INATIVA, FORMA_PAGAMENTO_INATIVA.
 */
export async function conferirRecebimento(db: Db | Tx, recebimentos: readonly Recebimento[]): Promise<void> {
  const contas = [...new Set(recebimentos.flatMap((r) => r.contaBancariaId ?? []))];
  const formas = [...new Set(recebimentos.flatMap((r) => r.formaPagamentoId ?? []))];
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

/**
 * Checks that a fixed fee may be charged on a date: active, and the newest of its name that had started. It stays so until the
 * transaction ends. Throws REFERENCIA_DESCONHECIDA, TAXA_SERVICO_FORA_DE_VIGOR.
 */
export async function conferirTaxaServico(tx: Tx, id: number, em: DataCivil): Promise<void> {
  const { rows } = await sql<{ nome: string; ativa: boolean; vigente: boolean }>`
    select r.nome, r.ativa, r.vigente_desde <= ${em}::date and not exists (select 1 from taxas_servico p
      where f_busca(p.nome) = f_busca(r.nome) and p.vigente_desde > r.vigente_desde and p.vigente_desde <= ${em}::date) as vigente
    from taxas_servico r where r.id = ${id} for share of r`.execute(tx);
  const [taxa] = rows;
  const campos = { campos: ['taxaServicoId'] };
  if (!taxa) throw errosCadastros.REFERENCIA_DESCONHECIDA({}, campos);
  if (!taxa.ativa || !taxa.vigente) throw errosCadastros.TAXA_SERVICO_FORA_DE_VIGOR({ nome: taxa.nome }, campos);
}

/** `desde` is null where none had started. */
type TaxaDeAtraso = { multaPercentual: string; jurosPercentualMes: string; desde: DataCivil | null };

/**
 * The late-payment rates (percent; interest a month) in force on a date: the newest row that had started, zeros before
 * the first. One statement; the function answers for any date.
 */
export async function taxasDeAtraso(db: Db | Tx): Promise<(em: DataCivil) => TaxaDeAtraso> {
  const { rows } = await sql<
    TaxaDeAtraso & { desde: DataCivil }
  >`select vigente_desde as desde, multa_percentual as "multaPercentual", juros_percentual_mes as "jurosPercentualMes"
    from taxas order by vigente_desde desc`.execute(db);
  return (em) => {
    const vigente = rows.find((taxa) => taxa.desde <= em);
    return vigente ?? { multaPercentual: '0.0000', jurosPercentualMes: '0.0000', desde: null };
  };
}
