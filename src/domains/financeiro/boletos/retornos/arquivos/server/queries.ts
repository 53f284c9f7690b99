import { errosArquivo } from '../erros.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '#platform/server/database/kysely.ts';
import { preparada } from '#platform/server/database/preparada.ts';
import { listar } from '#platform/server/listas/listas.ts';
import type { RespostaServidor } from '#shared/endpoint.ts';
import type { Idioma } from '#shared/erros.ts';
import type { Paginacao } from '#shared/listas/paginacao.ts';
import type { retornosApi } from '../api.ts';
import type { Previsto } from '#domains/financeiro/boletos/retornos/respostas.ts';
import { resultadoVisto } from '#domains/financeiro/boletos/retornos/server/desfeita.ts';
import { type ColunasDaLinha, comMensagem, type LinhaListada, listaDeLinhas } from '#domains/financeiro/boletos/retornos/server/queries.ts';

type Item = RespostaServidor<typeof retornosApi.listarRetornos>['itens'][number];

type Retorno = RespostaServidor<typeof retornosApi.obterRetorno>;

type PaginaDeLinhas = RespostaServidor<typeof retornosApi.listarLinhasDeRetorno>;

const colunasDoRetorno = sql<Item>`r.id, c.nome as "contaNome", coalesce(c.banco_nome, '') as "bancoNome", r.nome_arquivo as "nomeArquivo", r.formato, r.sequencia, r.gerado_em as "geradoEm",
  (select json_build_object('nomeArquivo', o.nome_arquivo, 'em', o.created_at) from retornos o where o.conta_bancaria_id = r.conta_bancaria_id and o.id < r.id
    and ltrim(r.sequencia, '0') <> '' and o.formato = r.formato and ltrim(o.sequencia, '0') = ltrim(r.sequencia, '0') and o.gerado_em is not distinct from r.gerado_em
    order by o.id limit 1) as "doMesmoNumero", r.versao_layout as "versaoLayout", r.versao_conhecida as "versaoConhecida",
  r.situacao, r.tarefa_id as "tarefaId", r.usuario_nome as "usuarioNome", r.created_at as em, n.linhas, n."pagoCentavos", n.excecoes`;

const deRetornos = sql`from retornos r join v_conta_bancaria c on c.id = r.conta_bancaria_id cross join lateral (
  select count(*)::int as linhas, coalesce(sum(l.pago_centavos) filter (where l.efeito in ('paga', 'parcial', 'cheque', 'desconhecida') and l.resultado not in ('ja_aplicada', 'repetida')), 0)::bigint as "pagoCentavos",
    (count(*) filter (where ${resultadoVisto} = 'excecao'))::int as excecoes from retornos_linhas l where l.retorno_id = r.id) n`;

/** The return files that were read, newest first. */
export function listarRetornos(
  db: Db,
  p: Paginacao<'id' | 'conta'>,
  contaBancariaId: number | undefined,
): Promise<RespostaServidor<typeof retornosApi.listarRetornos>> {
  return listar<Item, 'id' | 'conta'>(
    db,
    {
      colunas: colunasDoRetorno,
      de: deRetornos,
      deContagem: sql`from retornos r`,
      onde: [contaBancariaId !== undefined && sql`r.conta_bancaria_id = ${contaBancariaId}`],
      ordem: { id: { semNulos: sql`r.id` }, conta: sql`c.nome` },
      desempate: sql`r.id`,
    },
    p,
  );
}

/** One return file with its figures by what its lines come, or came, to. Throws RETORNO_NAO_ENCONTRADO. */
export async function obterRetorno(db: Db, id: number, jaExistia = false): Promise<Retorno> {
  const { rows } = await sql<Item>`${preparada}select ${colunasDoRetorno} ${deRetornos} where r.id = ${id}`.execute(db);
  if (!rows[0]) throw errosArquivo.RETORNO_NAO_ENCONTRADO();
  const { rows: grupos } = await sql<
    Retorno['grupos'][number]
  >`select l.previsto, ${resultadoVisto} as resultado, count(*)::int as quantidade,
      coalesce(sum(l.pago_centavos) filter (where l.efeito in ('paga', 'parcial', 'cheque', 'desconhecida')), 0)::bigint as "pagoCentavos", sum(l.tarifa_centavos)::bigint as "tarifaCentavos"
    from retornos_linhas l where l.retorno_id = ${id} group by 1, 2 order by 1, 2`.execute(db);
  return { ...rows[0], jaExistia, grupos };
}

/** The lines of a return file. */
export async function listarLinhas(
  db: Db,
  retornoId: number,
  f: { paginacao: Paginacao<ColunasDaLinha>; previsto: Previsto | undefined; resultado: string | undefined },
  idioma: Idioma,
): Promise<PaginaDeLinhas> {
  const onde: (RawBuilder<unknown> | false)[] = [
    sql`l.retorno_id = ${retornoId}`,
    f.previsto !== undefined && sql`l.previsto = ${f.previsto}`,
    f.resultado !== undefined && sql`${resultadoVisto} = ${f.resultado}`,
  ];
  const pagina = await listar<LinhaListada, ColunasDaLinha>(db, listaDeLinhas(onde), f.paginacao);
  return { ...pagina, itens: pagina.itens.map((l) => comMensagem(l, idioma)) };
}
