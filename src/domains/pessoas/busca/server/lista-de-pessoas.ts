import { type RawBuilder, sql } from 'kysely';
import type { Db } from '#platform/server/database/kysely.ts';
import { pode } from '#platform/server/http/autorizacao.ts';
import type { Quem } from '#platform/server/http/tipos.ts';
import { corteDaPagina, ondeTodas, type Pagina } from '#platform/server/listas/listas.ts';
import { lerNoMesmoInstante } from '#platform/server/mesmo-instante.ts';
import { mascararCpf } from '#shared/documentos/cpf.ts';
import type { Paginacao } from '#shared/paginacao.ts';
import type { ColunaDeOrdem, FiltrosPessoas } from '../filtros.ts';
import type { ItemBusca, ItemPessoa } from '#domains/pessoas/saidas.ts';
import { condicoesDosFiltros, soPorPartesDoNome } from './condicoes.ts';
import { escopoDePessoas, veTodasAsPessoas } from '#domains/pessoas/server/escopo.ts';
import { totalDePessoas } from '#domains/pessoas/registro/server/door.ts';

type Sql = RawBuilder<unknown>;
type Ordem = Pick<Paginacao<ColunaDeOrdem>, 'campoOrdenado' | 'ordenacaoAscendente'>;

// Written so that an index gives each order: without "nulls last" on columns that have no nulls.
const ordens: Record<ColunaDeOrdem, { asc: Sql; desc: Sql }> = {
  nome: { asc: sql`p.nome_completo, p.id`, desc: sql`p.nome_completo desc, p.id desc` },
  codigo: { asc: sql`p.codigo`, desc: sql`p.codigo desc` },
  dataNascimento: { asc: sql`p.data_nascimento, p.id`, desc: sql`p.data_nascimento desc nulls last, p.id desc` },
};

const itemNome = sql`p.id, p.nome_completo as nome`;
const itemBusca = sql`p.id, p.nome_completo as nome, p.codigo, p.cpf, p.data_nascimento as "dataNascimento"`;
const itemPessoa = sql`p.id, p.codigo, p.nome, p.sobrenome, p.nome_completo as "nomeCompleto", p.cpf, p.data_nascimento as "dataNascimento", p.genero,
  e.cidade, e.uf, e.pais, celular.valor as celular, email.valor as email, p.foto_arquivo_id is not null as "temFoto"`;

// At most one row each: the main address, and the main contact of a kind, are unique by index.
const juncoes = sql`left join pessoas_enderecos e on e.pessoa_id = p.id and e.principal
  left join pessoas_contatos celular on celular.pessoa_id = p.id and celular.tipo = 'celular' and celular.principal
  left join pessoas_contatos email on email.pessoa_id = p.id and email.tipo = 'email' and email.principal`;

const orderBy = ({ campoOrdenado, ordenacaoAscendente }: Ordem): Sql =>
  sql`order by ${ordens[campoOrdenado][ordenacaoAscendente ? 'asc' : 'desc']}`;
const cpfPara = (quem: Quem, cpf: string | null): string | null => (cpf === null || pode(quem, 'pessoas:editar') ? cpf : mascararCpf(cpf));

/** One page of the list of people, with exact total; CPF masked for who may not edit. Two statements. */
export async function listarPessoas(db: Db, quem: Quem, filtros: FiltrosPessoas, p: Paginacao<ColunaDeOrdem>): Promise<Pagina<ItemPessoa>> {
  const pagina = await paginar<ItemPessoa>(db, quem, filtros, p, itemPessoa, juncoes);
  return { ...pagina, itens: pagina.itens.map((item) => ({ ...item, cpf: cpfPara(quem, item.cpf) })) };
}

/** The same people for selects. */
export async function listarParaBusca(
  db: Db,
  quem: Quem,
  filtros: FiltrosPessoas,
  p: Paginacao<ColunaDeOrdem>,
): Promise<Pagina<ItemBusca>> {
  const pagina = await paginar<ItemBusca>(db, quem, filtros, p, itemBusca);
  return { ...pagina, itens: pagina.itens.map((item) => ({ ...item, cpf: cpfPara(quem, item.cpf) })) };
}

/** The same people, id and name. */
export async function listarNomes(
  db: Db,
  quem: Quem,
  filtros: FiltrosPessoas,
  p: Paginacao<ColunaDeOrdem>,
): Promise<Pagina<{ id: number; nome: string }>> {
  return paginar(db, quem, filtros, p, itemNome);
}

async function paginar<T>(
  db: Db,
  quem: Quem,
  filtros: FiltrosPessoas,
  p: Paginacao<ColunaDeOrdem>,
  colunas: Sql,
  juntar = sql``,
): Promise<Pagina<T>> {
  const condicoes = condicoesDosFiltros(filtros, pode(quem, 'pessoas:editar'));
  const consulta = { colunas, juntar, condicoes, p, planoFixo: soPorPartesDoNome(filtros) };
  const { itens, total } =
    condicoes.length === 0 && veTodasAsPessoas(quem) ? await paginarTodas<T>(db, consulta) : await paginarFiltradas<T>(db, quem, consulta);
  return { itens, total, numeroDaPagina: p.numeroDaPagina, tamanhoDaPagina: p.tamanhoDaPagina };
}

type Consulta = { colunas: Sql; juntar: Sql; condicoes: Sql[]; p: Paginacao<ColunaDeOrdem>; planoFixo: boolean };

/** Without filter an index gives the order, and the total is kept. The page is cut on ids; the rest is looked up for its rows alone. */
async function paginarTodas<T>(db: Db, { colunas, juntar, p }: Consulta): Promise<{ itens: T[]; total: number }> {
  const { marca, corte } = corteDaPagina(p, true);
  const consulta = sql<T>`${marca}select ${colunas} from (select p.id from pessoas p ${orderBy(p)} ${corte}) pagina
    join pessoas p on p.id = pagina.id ${juntar} ${orderBy(p)}`;
  return { itens: await lerNoMesmoInstante(db, consulta), total: await totalDePessoas(db) };
}

/**
 * With a filter, who matches is found once, and gives page and total. It is found apart from the order: walking the
 * order and testing each row is fast for common names and reads the whole table for others.
 */
async function paginarFiltradas<T>(
  db: Db,
  quem: Quem,
  { colunas, juntar, condicoes, p, planoFixo }: Consulta,
): Promise<{ itens: T[]; total: number }> {
  const { marca, corte } = corteDaPagina(p, planoFixo);
  const achados = sql`with achados as materialized (select p.id, p.nome_completo, p.codigo, p.data_nascimento from pessoas p
    ${ondeTodas([escopoDePessoas(quem), ...condicoes])})`;
  const pagina = sql<T & { totalDoFiltro: number }>`${marca}${achados}, pagina as (select p.id from achados p ${orderBy(p)} ${corte})
    select ${colunas}, (select count(*)::int from achados) as "totalDoFiltro"
    from pagina join pessoas p on p.id = pagina.id ${juntar} ${orderBy(p)}`;
  const rows = await lerNoMesmoInstante(db, pagina);
  if (rows.length > 0 || p.numeroDaPagina === 1) return { itens: rows, total: rows[0]?.totalDoFiltro ?? 0 };
  const contagem = await sql<{ total: number }>`${achados} select count(*)::int as total from achados`.execute(db);
  return { itens: [], total: contagem.rows[0]?.total ?? 0 };
}

/** The query of an export: every row of the filter, in order, with the columns of the list. */
export function consultaDeExportacao(quem: Quem, filtros: FiltrosPessoas) {
  return {
    colunas: itemPessoa,
    de: sql`from pessoas p ${juncoes}`,
    onde: [escopoDePessoas(quem), ...condicoesDosFiltros(filtros, pode(quem, 'pessoas:editar'))],
    ordem: { nome: { semNulos: sql`p.nome_completo` }, codigo: { semNulos: sql`p.codigo` }, dataNascimento: sql`p.data_nascimento` },
    desempate: sql`p.id`,
    comCpfPara: (item: ItemPessoa): ItemPessoa => ({ ...item, cpf: cpfPara(quem, item.cpf) }),
  };
}

/** Id and name of everybody the reader may see, by name; at most `maximo`. */
export async function todosOsNomes(db: Db, quem: Quem, maximo: number): Promise<{ id: number; nome: string }[]> {
  const { rows } = await sql<{ id: number; nome: string }>`select ${itemNome} from pessoas p where ${escopoDePessoas(quem)}
    order by p.nome_completo, p.id limit ${maximo}`.execute(db);
  return rows;
}
