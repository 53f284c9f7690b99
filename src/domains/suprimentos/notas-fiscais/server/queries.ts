import { sql } from 'kysely';
import { contemPalavrasOuFornecedor } from '#domains/financeiro/fornecedores/server/door.ts';
import type { Db } from '#platform/server/database/kysely.ts';
import { type ComTotais, type DefinicaoLista, listar, ondeTodas } from '#platform/server/listas/listas.ts';
import type { RespostaServidor } from '#shared/endpoint.ts';
import type { Paginacao } from '#shared/listas/paginacao.ts';
import type { FiltrosNotaFiscal, notasFiscaisApi } from '../api.ts';

type PaginaDeNotas = RespostaServidor<typeof notasFiscaisApi.listar>;
export type NotaListada = PaginaDeNotas['itens'][number];
export type ColunaDeNota = 'dataEntrada' | 'dataEmissao' | 'numero' | 'fornecedor' | 'total';
type Totais = NonNullable<PaginaDeNotas['totais']>;

/** Purchase invoices, by any of their filters. */
export function listaDeNotas(f: FiltrosNotaFiscal): DefinicaoLista<ColunaDeNota, NotaListada> {
  const texto = sql`f_busca(n.numero || ' ' || n.descricao || ' ' || coalesce(n.chave, ''))`;
  return {
    colunas: sql<NotaListada>`n.id, n.modelo, n.numero, n.serie, n.fornecedor_id as "fornecedorId", f.nome as "fornecedorNome", n.descricao,
      n.data_emissao as "dataEmissao", n.data_entrada as "dataEntrada", n.total_centavos as "totalCentavos", n.situacao,
      (select count(*)::int from notas_fiscais_itens i where i.nota_fiscal_id = n.id and i.estocado and i.produto_id is null) as "semProduto"`,
    de: sql`from notas_fiscais n join v_fornecedor f on f.id = n.fornecedor_id`,
    deContagem: sql`from notas_fiscais n`,
    colunasDepois: true,
    onde: [
      ...contemPalavrasOuFornecedor(texto, sql`n.fornecedor_id`, f.nome),
      f.situacao !== undefined && sql`n.situacao = ${f.situacao}`,
      f.modelo !== undefined && sql`n.modelo = ${f.modelo}`,
      f.fornecedorId !== undefined && sql`n.fornecedor_id = ${f.fornecedorId}`,
      f.produtoId !== undefined && sql`n.id in (select i.nota_fiscal_id from notas_fiscais_itens i where i.produto_id = ${f.produtoId})`,
      f.entradaInicial !== null && sql`n.data_entrada >= ${f.entradaInicial}::date`,
      f.entradaFinal !== null && sql`n.data_entrada <= ${f.entradaFinal}::date`,
    ],
    ordem: {
      dataEntrada: { semNulos: sql`n.data_entrada` },
      dataEmissao: { semNulos: sql`n.data_emissao` },
      numero: sql`n.numero`,
      fornecedor: sql`f_busca(f.nome)`,
      total: sql`n.total_centavos`,
    },
    desempate: sql`n.id`,
  };
}

/** One page of invoices, and what all of the filter are worth without those that were reversed. */
export function listarNotas(db: Db, f: FiltrosNotaFiscal, p: Paginacao<ColunaDeNota>): Promise<PaginaDeNotas> {
  const lista = listaDeNotas(f);
  return listar<NotaListada, ColunaDeNota, ComTotais<Totais>>(db, lista, p, async () => {
    const { rows } =
      await sql<Totais>`select count(*)::int as quantidade, (count(*) filter (where n.situacao = 'rascunho'))::int as rascunhos,
      coalesce(sum(n.total_centavos) filter (where n.situacao <> 'estornada'), 0)::bigint as "totalCentavos"
      from notas_fiscais n ${ondeTodas(lista.onde)}`.execute(db);
    const totais = rows[0] as Totais;
    return { total: totais.quantidade, totais };
  });
}
