import { sql } from 'kysely';
import type { Db } from '#platform/server/database/kysely.ts';
import { type ComTotais, type DefinicaoLista, listar, ondeTodas } from '#platform/server/listas/listas.ts';
import type { RespostaServidor } from '#shared/endpoint.ts';
import type { Paginacao } from '#shared/listas/paginacao.ts';
import type { historicoApi } from '../api.ts';
import type { FiltrosLancamento } from '../api.ts';
import { buscaDeLancamentos, doDocumento } from '#domains/financeiro/caixa/server/busca-de-lancamentos.ts';
import { somasDosLados } from '#domains/financeiro/caixa/server/com-sinal.ts';
import { doFato } from '#domains/financeiro/caixa/server/movimentos-do-fato.ts';
import { movimentosDeTitulos } from '#domains/financeiro/caixa/server/movimentos-de-titulos.ts';

type PaginaDeLancamentos = RespostaServidor<typeof historicoApi.listarLancamentos>;

export type LancamentoListado = PaginaDeLancamentos['itens'][number];

type Totais = NonNullable<PaginaDeLancamentos['totais']>;

type ColunaDeLancamento = 'dataMovimento' | 'numero' | 'valor' | 'conta';

const juncoesDoLancamento = sql`join v_conta_bancaria c on c.id = l.conta_bancaria_id
  left join lancamentos_financeiros o on o.id = l.estorno_de left join lancamentos_financeiros e on e.estorno_de = l.id
  left join v_pessoa_resumo p on p.id = l.pessoa_id`;

/** Movements of money, newest first unless told; each with the entry it reverses or that reversed it. */
export function listaDeLancamentos(
  f: FiltrosLancamento,
  coluna: ColunaDeLancamento,
): DefinicaoLista<ColunaDeLancamento, LancamentoListado> {
  return {
    colunas: sql<LancamentoListado>`l.id, l.numero, l.data_movimento as "dataMovimento", l.conta_bancaria_id as "contaBancariaId", c.nome as "contaNome", l.sentido, l.categoria, l.historico,
      l.valor_centavos as "valorCentavos", l.origem_tipo as "origemTipo", l.origem_id as "origemId", o.numero as "estornaNumero", e.numero as "estornadoPorNumero",
      p.nome_completo as "pessoaNome", l.usuario_nome as "usuarioNome", l.created_at as em`,
    de: sql`from lancamentos_financeiros l ${juncoesDoLancamento}`,
    deContagem: sql`from lancamentos_financeiros l`,
    recorte: coluna === 'conta' ? undefined : { de: sql`from lancamentos_financeiros l`, como: sql`l`, juntar: juncoesDoLancamento },
    onde: [
      f.contaBancariaId !== undefined && sql`l.conta_bancaria_id = ${f.contaBancariaId}`,
      f.dataInicial !== null && sql`l.data_movimento >= ${f.dataInicial}::date`,
      f.dataFinal !== null && sql`l.data_movimento <= ${f.dataFinal}::date`,
      f.sentido !== undefined && sql`l.sentido = ${f.sentido}`,
      f.origem === 'titulos' && sql`l.origem_tipo in ${movimentosDeTitulos}`,
      f.origem === 'outras' && sql`l.origem_tipo not in ${movimentosDeTitulos}`,
      f.fatoId !== undefined && doFato(f.fatoId),
      f.periodoFinanceiroId !== undefined && sql`l.periodo_financeiro_id = ${f.periodoFinanceiroId}`,
      buscaDeLancamentos(f.nome, {
        texto: sql`f_busca(l.historico)`,
        pessoaId: sql`l.pessoa_id`,
        valor: sql`l.valor_centavos`,
        outros: doDocumento,
      }),
    ],
    ordem: {
      dataMovimento: { semNulos: sql`l.data_movimento` },
      numero: { semNulos: sql`l.numero` },
      valor: { semNulos: sql`l.valor_centavos` },
      conta: { semNulos: sql`c.nome` },
    },
    desempate: sql`l.id`,
  };
}

/** One page of movements with the totals of the whole filter, which also say how many there are. */
export function listarLancamentos(
  db: Db,
  filtros: FiltrosLancamento,
  paginacao: Paginacao<ColunaDeLancamento>,
): Promise<PaginaDeLancamentos> {
  const lista = listaDeLancamentos(filtros, paginacao.campoOrdenado);
  return listar<LancamentoListado, ColunaDeLancamento, ComTotais<Totais>>(db, lista, paginacao, async () => {
    const { rows } =
      await sql<Totais>`select s.lancamentos as quantidade, s.entradas as "entradasCentavos", s.saidas as "saidasCentavos", s.entradas - s.saidas as "saldoCentavos"
      from (select ${somasDosLados} from lancamentos_financeiros l ${ondeTodas(lista.onde)}) s`.execute(db);
    const totais = rows[0] as Totais;
    return { total: totais.quantidade, totais };
  });
}
