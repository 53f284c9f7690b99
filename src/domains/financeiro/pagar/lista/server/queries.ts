import { type RawBuilder, sql } from 'kysely';
import { contemPalavrasOuFornecedor } from '#domains/financeiro/fornecedores/server/door.ts';
import type { Db } from '#platform/server/database/kysely.ts';
import { type ComTotais, type DefinicaoLista, listar, ondeTodas, soFiltraPor } from '#platform/server/listas/listas.ts';
import { type DataCivil, somarDias } from '#shared/datas.ts';
import type { RespostaServidor } from '#shared/endpoint.ts';
import type { Paginacao } from '#shared/listas/paginacao.ts';
import { lerCodigo } from '../../codigos/ler-codigo.ts';
import type { FiltrosPagar, listaPagarApi, SituacaoDoFiltro } from '../api.ts';

export type ColunaDePagar = 'vencimento' | 'numero' | 'fornecedor' | 'valor' | 'saldo' | 'situacao';
type PaginaDePagar = RespostaServidor<typeof listaPagarApi.listarTitulos>;
export type TituloPagarListado = PaginaDePagar['itens'][number];
type Totais = NonNullable<PaginaDePagar['totais']>;

const aberto = sql`t.situacao in ('aberto', 'parcial')`;
const saldo = sql`case when ${aberto} then t.valor_centavos - t.amortizado_centavos else 0 end`;
const vencidoEm = (hoje: DataCivil): RawBuilder<unknown> => sql`(${aberto} and t.data_vencimento < ${hoje}::date)`;
const condicaoDe = (s: SituacaoDoFiltro, hoje: DataCivil): RawBuilder<unknown> =>
  s === 'vencido' ? vencidoEm(hoje) : sql`t.situacao = ${s}`;
const daConta = (condicao: RawBuilder<unknown>): RawBuilder<unknown> =>
  sql`t.conta_pagar_id in (select c.id from contas_pagar c where ${condicao})`;
const doRateio = (condicao: RawBuilder<unknown>): RawBuilder<unknown> =>
  sql`t.id in (select r.titulo_id from titulos_pagar_rateio r where ${condicao})`;

/** A code names its title; other words are looked for in the supplier, the description, the document and the number. */
function busca(nome: string | undefined, hoje: DataCivil): RawBuilder<unknown> | null {
  if (nome === undefined) return null;
  const lido = lerCodigo(nome, hoje);
  if (typeof lido !== 'string') return sql`md5(t.codigo) = md5(${lido.codigo})`;
  const texto = sql`f_busca(c.descricao || ' ' || coalesce(c.documento, '') || ' ' || c.numero)`;
  const palavras = contemPalavrasOuFornecedor(texto, sql`c.fornecedor_id`, nome);
  return palavras.length === 0 ? null : daConta(sql.join(palavras, sql` and `));
}

/** What waits for a person is what somebody else entered. */
const aprovacaoDe = (aprovacao: NonNullable<FiltrosPagar['aprovacao']>, leitor: number | undefined): RawBuilder<unknown> =>
  aprovacao === 'a_decidir'
    ? sql`c.aprovacao = 'pendente' and c.viva and not lancou_conta_pagar(c.id, ${leitor ?? 0}::bigint)`
    : sql`c.aprovacao = ${aprovacao}`;

function condicoesDe(f: FiltrosPagar, hoje: DataCivil): DefinicaoLista<ColunaDePagar>['onde'] {
  return [
    busca(f.nome, hoje),
    f.vencimentoInicial !== null && sql`t.data_vencimento >= ${f.vencimentoInicial}::date`,
    f.vencimentoFinal !== null && sql`t.data_vencimento <= ${f.vencimentoFinal}::date`,
    f.situacoes.length > 0 &&
      sql`(${sql.join(
        f.situacoes.map((s) => condicaoDe(s, hoje)),
        sql` or `,
      )})`,
    f.fornecedorId !== undefined && daConta(sql`c.fornecedor_id = ${f.fornecedorId}`),
    f.categoriaId !== undefined && doRateio(sql`r.categoria_financeira_id = ${f.categoriaId}`),
    f.centroCustoId !== undefined && doRateio(sql`r.centro_custo_id = ${f.centroCustoId}`),
    f.contaBancariaId !== undefined && daConta(sql`c.conta_bancaria_id = ${f.contaBancariaId}`),
    f.recorrenciaId !== undefined && daConta(sql`c.recorrencia_id = ${f.recorrenciaId}`),
    f.origem !== undefined && daConta(sql`c.origem = ${f.origem}`),
    f.aprovacao !== undefined && daConta(aprovacaoDe(f.aprovacao, f.leitor)),
  ];
}

/** The list of payables as it stands on a date. */
export function listaDePagar(f: FiltrosPagar, hoje: DataCivil): DefinicaoLista<ColunaDePagar, TituloPagarListado> {
  return {
    colunas: sql<TituloPagarListado>`t.id, t.numero, t.parcela, c.parcelas, c.fornecedor_id as "fornecedorId", f.nome as "fornecedorNome", c.descricao, c.documento, c.origem,
      (select coalesce(string_agg(distinct k.nome, ', '), '') from titulos_pagar_rateio r join v_categoria_financeira k on k.id = r.categoria_financeira_id where r.titulo_id = t.id) as categorias,
      (select string_agg(distinct k.nome, ', ') from titulos_pagar_rateio r join v_centro_custo k on k.id = r.centro_custo_id where r.titulo_id = t.id) as centros,
      b.nome as "contaNome", t.data_vencimento as "dataVencimento", t.valor_centavos as "valorCentavos", ${saldo} as "saldoCentavos", t.pago_centavos as "pagoCentavos", t.situacao, c.aprovacao, exists (select 1 from v_titulo_pagar_no_banco n where n.titulo_id = t.id) as "noBanco",
      ${vencidoEm(hoje)} as vencido, case when ${vencidoEm(hoje)} then ${hoje}::date - t.data_vencimento else 0 end as "diasAtraso"`,
    de: sql`from titulos_pagar t join contas_pagar c on c.id = t.conta_pagar_id join v_fornecedor f on f.id = c.fornecedor_id join v_conta_bancaria b on b.id = c.conta_bancaria_id`,
    deContagem: sql`from titulos_pagar t`,
    colunasDepois: true,
    planoFixo: soFiltraPor(f, 'situacoes', 'leitor'),
    onde: condicoesDe(f, hoje),
    ordem: {
      vencimento: { semNulos: sql`t.data_vencimento` },
      numero: sql`t.numero`,
      fornecedor: sql`f_busca(f.nome)`,
      valor: sql`t.valor_centavos`,
      saldo,
      situacao: sql`t.situacao`,
    },
    desempate: sql`t.id`,
  };
}

/** One page of payables and the totals of the whole filter. */
export function listarTitulosPagar(db: Db, f: FiltrosPagar, p: Paginacao<ColunaDePagar>, hoje: DataCivil): Promise<PaginaDePagar> {
  const lista = listaDePagar(f, hoje);
  return listar<TituloPagarListado, ColunaDePagar, ComTotais<Totais>>(db, lista, p, async () => {
    const { rows } = await sql<Totais>`select count(*)::int as quantidade, coalesce(sum(${saldo}), 0)::bigint as "saldoCentavos",
        coalesce(sum(${saldo}) filter (where t.data_vencimento < ${hoje}::date), 0)::bigint as "vencidoCentavos",
        coalesce(sum(${saldo}) filter (where t.data_vencimento between ${hoje}::date and ${somarDias(hoje, 6)}::date), 0)::bigint as "daSemanaCentavos",
        coalesce(sum(t.pago_centavos), 0)::bigint as "pagoCentavos" from titulos_pagar t ${ondeTodas(lista.onde)}`.execute(db);
    const totais = rows[0] as Totais;
    return { total: totais.quantidade, totais };
  });
}
