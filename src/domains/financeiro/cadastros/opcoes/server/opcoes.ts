import { sql } from 'kysely';
import type { Db } from '#platform/server/database/kysely.ts';
import type { DataCivil } from '#shared/datas.ts';
import type { RespostaServidor } from '#shared/endpoint.ts';
import type { opcoesApi } from '../api.ts';

type Opcoes = RespostaServidor<typeof opcoesApi.opcoesFinanceiras>;

/** Every active register that a form may choose from, in one statement; prices only of a given year, fixed fees as they are in force today. */
export async function opcoesFinanceiras(db: Db, anoLetivoId: number | undefined, hoje: DataCivil): Promise<Opcoes> {
  const { rows } = await sql<Opcoes>`select
    coalesce((select json_agg(json_build_object('id', id, 'codigo', codigo, 'nome', nome) order by codigo) from bancos where ativo), '[]') as bancos,
    coalesce((select json_agg(json_build_object('id', id, 'nome', nome, 'tipo', tipo) order by nome) from contas_bancarias where ativa), '[]') as contas,
    coalesce((select json_agg(json_build_object('id', id, 'nome', nome, 'tipo', tipo) order by nome) from contas_bancarias where not ativa), '[]') as "contasInativas",
    coalesce((select json_agg(json_build_object('id', id, 'nome', nome, 'tipo', tipo, 'contaBancariaId', conta_bancaria_id) order by nome) from formas_pagamento where ativa), '[]') as "formasPagamento",
    coalesce((select json_agg(json_build_object('id', id, 'nome', nome, 'sentido', sentido) order by nome) from categorias_financeiras where ativo), '[]') as categorias,
    coalesce((select json_agg(json_build_object('id', id, 'nome', nome) order by nome) from centros_custo where ativo), '[]') as "centrosCusto",
    coalesce((select json_agg(distinct jsonb_build_object('tipo', tipo, 'nome', nome)) from impostos), '[]') as impostos,
    coalesce((select json_agg(json_build_object('id', id, 'nome', nome, 'tipo', tipo, 'forma', forma, 'percentual', percentual::text, 'valorCentavos', valor_centavos, 'limiteCentavos', limite_centavos,
      'condicional', condicional, 'sobreValorCheio', sobre_valor_cheio, 'prioridade', prioridade) order by nome) from descontos where ativo), '[]') as descontos,
    coalesce((select json_agg(json_build_object('id', id, 'cursoId', curso_id, 'tipo', tipo, 'descricao', descricao, 'valorCentavos', valor_centavos, 'parcelas', parcelas) order by descricao)
      from precos where ativo and ano_letivo_id = ${anoLetivoId ?? null}::bigint), '[]') as precos,
    coalesce((select json_agg(json_build_object('id', t.id, 'nome', t.nome, 'valorCentavos', t.valor_centavos) order by t.nome)
      from (select distinct on (f_busca(nome)) * from taxas_servico where vigente_desde <= ${hoje} order by f_busca(nome), vigente_desde desc) t where t.ativa), '[]') as "taxasServico"`.execute(
    db,
  );
  return rows[0] as Opcoes;
}
