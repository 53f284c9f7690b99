import { nomeDoAutor } from '#platform/server/auditoria/audit.ts';
import type { Ato } from '#platform/server/ato.ts';
import { sql } from 'kysely';
import type { Tx } from '#platform/server/database/kysely.ts';
import type { Quem } from '#platform/server/http/quem.ts';
import type { DataCivil } from '#shared/datas.ts';
import type { Centavos } from '#shared/dinheiro.ts';
import { conferirSituacaoDoPeriodo } from './periodo-aberto.ts';
import type { CategoriaDoSistema } from '../palavras-do-sistema.ts';
import './restricoes.ts';

export type Operador = Pick<Quem, 'usuarioId' | 'nome' | 'sobrenome'>;
export type NovoLancamento = {
  contaBancariaId: number;
  dataMovimento: DataCivil;
  sentido: 'entrada' | 'saida';
  /** What kind of money it is: 'mensalidade', 'ajuste de caixa'. */
  categoria: string;
  valorCentavos: Centavos;
  historico: string;
  origemTipo: string;
  origemId: number;
  /** Whose money it is, null for nobody's. Asked of the origin when not told, which is dear in a batch; a reversal is of the same person. */
  pessoaId?: number | null;
  centroCustoId?: number | null;
  /** By which method it moved; of what a person enters by hand only a transfer may say it. */
  formaPagamentoId?: number | null;
  /** Source of the entry that this one reverses. */
  estorna?: { origemTipo: string; origemId: number };
};

/**
 * Enters movements of money in the open financial period of each account and date, one statement for all; the share lock
 * on the periods makes a closing wait for them, or them for the closing. `campoDaData` is where a person typed the date, if anybody did.
 * Throws PERIODO_FINANCEIRO_FECHADO or SEM_PERIODO_FINANCEIRO naming account and date, LANCAMENTO_REPETIDO, LANCAMENTO_JA_ESTORNADO.
 */
export async function registrarLancamentos(
  { tx, quem }: Ato<Operador>,
  lancamentos: readonly NovoLancamento[],
  campoDaData?: string,
): Promise<void> {
  if (lancamentos.length === 0) return;
  const linhas = lancamentos.map(({ estorna, ...l }, ordem) => ({
    ...l,
    ordem,
    deTipo: estorna?.origemTipo ?? null,
    deId: estorna?.origemId ?? null,
    perguntar: l.pessoaId === undefined,
  }));
  const { numAffectedRows } = await sql`
    with entrada as (
      select * from json_to_recordset(${JSON.stringify(linhas)}::json) as e(ordem int, "contaBancariaId" bigint, "dataMovimento" date, sentido text,
        categoria text, "valorCentavos" bigint, historico text, "origemTipo" text, "origemId" bigint, "deTipo" text, "deId" bigint, "centroCustoId" bigint, "formaPagamentoId" bigint,
        "pessoaId" bigint, perguntar boolean)
    ), abertos as (
      select p.id, p.conta_bancaria_id, p.data_inicio, p.data_fim from periodos_financeiros p
      where p.situacao <> 'fechado'
        and exists (select 1 from entrada e where e."contaBancariaId" = p.conta_bancaria_id and e."dataMovimento" between p.data_inicio and p.data_fim)
      order by p.id for share
    )
    insert into lancamentos_financeiros (conta_bancaria_id, periodo_financeiro_id, data_movimento, sentido, categoria, valor_centavos, historico,
      origem_tipo, origem_id, estorno_de, usuario_id, usuario_nome, centro_custo_id, forma_pagamento_id, pessoa_id)
    select e."contaBancariaId", p.id, e."dataMovimento", e.sentido, e.categoria, e."valorCentavos", e.historico, e."origemTipo", e."origemId", o.id,
      ${quem.usuarioId}::bigint, ${nomeDoAutor(quem)}, e."centroCustoId", e."formaPagamentoId",
      coalesce(e."pessoaId", o.pessoa_id, case when e.perguntar then pessoa_da_origem(e."origemTipo", e."origemId") end)
    from entrada e
    join abertos p on p.conta_bancaria_id = e."contaBancariaId" and e."dataMovimento" between p.data_inicio and p.data_fim
    left join lancamentos_financeiros o on o.origem_tipo = e."deTipo" and o.origem_id = e."deId"
    where e."deTipo" is null or o.id is not null
    order by e.ordem`.execute(tx);
  if (Number(numAffectedRows) === lancamentos.length) return;
  for (const { contaBancariaId, dataMovimento } of lancamentos)
    await conferirSituacaoDoPeriodo(tx, contaBancariaId, dataMovimento, campoDaData);
  await conferirOriginal(tx, lancamentos);
  // The period was cut in two by a closing that this waited for: the whole transaction is tried again, and sees the new one.
  throw Object.assign(new Error('a financial period was divided'), { code: '40001' });
}

async function conferirOriginal(tx: Tx, lancamentos: readonly NovoLancamento[]): Promise<void> {
  for (const { estorna } of lancamentos) {
    if (!estorna) continue;
    const { rows } =
      await sql`select 1 from lancamentos_financeiros where origem_tipo = ${estorna.origemTipo} and origem_id = ${estorna.origemId}`.execute(
        tx,
      );
    if (!rows[0]) throw new Error('a reversed entry does not exist');
  }
}

/** What kind of money the fee of a method is in the cash books. */
export const categoriaDaTaxa = 'taxas de recebimento' satisfies CategoriaDoSistema;
