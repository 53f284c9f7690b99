import { errosLancamento } from '../erros.ts';
import { sql } from 'kysely';
import type { Db } from '#platform/server/database/kysely.ts';
import { type ComTotais, type DefinicaoLista, listar, ondeTodas, totaisDe } from '#platform/server/listas/listas.ts';
import type { RespostaServidor } from '#shared/endpoint.ts';
import type { Paginacao } from '#shared/listas/paginacao.ts';
import type { FiltrosLancamentoManual, lancamentosApi } from '../api.ts';
import { buscaDeLancamentos } from '#domains/financeiro/caixa/server/busca-de-lancamentos.ts';

type Pagina = RespostaServidor<typeof lancamentosApi.listarManuais>;
export type LancamentoManual = RespostaServidor<typeof lancamentosApi.obterManual>;
type Totais = NonNullable<Pagina['totais']>;
type Coluna = 'dataMovimento' | 'valor' | 'historico';

const colunas = sql<LancamentoManual>`m.id, m.tipo, m.data_movimento as "dataMovimento", m.valor_centavos as "valorCentavos", m.historico, m.documento,
  m.conta_bancaria_id as "contaBancariaId", c.nome as "contaNome", m.conta_destino_id as "contaDestinoId", d.nome as "contaDestinoNome", fp.nome as "formaPagamentoNome",
  m.categoria_id as "categoriaId", k.nome as "categoriaNome", m.centro_custo_id as "centroCustoId", cc.nome as "centroCustoNome",
  p.nome_completo as "pessoaNome", m.usuario_nome as "usuarioNome", m.created_at as em,
  case when e.id is not null then json_build_object('data', e.data_estorno, 'motivo', e.motivo, 'usuarioNome', e.usuario_nome) end as estorno`;
const de = sql`from lancamentos_manuais m join v_conta_bancaria c on c.id = m.conta_bancaria_id
  left join v_conta_bancaria d on d.id = m.conta_destino_id
  left join v_forma_pagamento fp on fp.id = m.forma_pagamento_id
  left join v_categoria_financeira k on k.id = m.categoria_id
  left join v_centro_custo cc on cc.id = m.centro_custo_id
  left join v_pessoa_resumo p on p.id = m.pessoa_id
  left join lancamentos_manuais_estornos e on e.lancamento_manual_id = m.id`;
const deFiltro = sql`from lancamentos_manuais m left join lancamentos_manuais_estornos e on e.lancamento_manual_id = m.id`;

/** Entries made by hand, by any of their filters. */
export function listaDeManuais(f: FiltrosLancamentoManual): DefinicaoLista<Coluna, LancamentoManual> {
  return {
    colunas,
    de,
    deContagem: deFiltro,
    onde: [
      f.tipo !== undefined && sql`m.tipo = ${f.tipo}`,
      f.contaBancariaId !== undefined && sql`${f.contaBancariaId} in (m.conta_bancaria_id, m.conta_destino_id)`,
      f.categoriaId !== undefined && sql`m.categoria_id = ${f.categoriaId}`,
      f.centroCustoId !== undefined && sql`m.centro_custo_id = ${f.centroCustoId}`,
      f.dataInicial !== null && sql`m.data_movimento >= ${f.dataInicial}::date`,
      f.dataFinal !== null && sql`m.data_movimento <= ${f.dataFinal}::date`,
      f.estornado !== undefined && sql`(e.id is not null) = ${f.estornado}`,
      buscaDeLancamentos(f.nome, {
        texto: sql`f_busca(m.historico || ' ' || coalesce(m.documento, ''))`,
        pessoaId: sql`m.pessoa_id`,
        valor: sql`m.valor_centavos`,
      }),
    ],
    ordem: {
      dataMovimento: { semNulos: sql`m.data_movimento` },
      valor: { semNulos: sql`m.valor_centavos` },
      historico: sql`f_busca(m.historico)`,
    },
    desempate: sql`m.id`,
  };
}

/** One page with the totals of the whole filter. */
export function listarManuais(db: Db, filtros: FiltrosLancamentoManual, paginacao: Paginacao<Coluna>): Promise<Pagina> {
  const lista = listaDeManuais(filtros);
  const soma = (tipo: string) => sql`coalesce(sum(m.valor_centavos) filter (where m.tipo = ${tipo} and e.id is null), 0)::bigint`;
  return listar<LancamentoManual, Coluna, ComTotais<Totais>>(db, lista, paginacao, () =>
    totaisDe(
      db,
      sql<
        Totais & { total: number }
      >`select count(*)::int as total, ${soma('recebimento')} as "recebimentosCentavos", ${soma('pagamento')} as "pagamentosCentavos",
      ${soma('transferencia')} as "transferenciasCentavos" ${deFiltro} ${ondeTodas(lista.onde)}`,
    ),
  );
}

/** One entry. @throws LANCAMENTO_MANUAL_NAO_ENCONTRADO */
export async function obterManual(db: Db, id: number): Promise<LancamentoManual> {
  const { rows } = await sql<LancamentoManual>`select ${colunas} ${de} where m.id = ${id}`.execute(db);
  if (!rows[0]) throw errosLancamento.LANCAMENTO_MANUAL_NAO_ENCONTRADO();
  return rows[0];
}
