import { type RawBuilder, sql } from 'kysely';
import type { Db } from '#platform/server/database/kysely.ts';
import { pode } from '#platform/server/http/autorizacao.ts';
import type { Quem } from '#platform/server/http/quem.ts';
import { contarLinhas, corteDaPagina, ondeTodas, type Pagina, paginar as cortar } from '#platform/server/listas/listas.ts';
import { mascararCpf } from '#shared/documentos/cpf.ts';
import type { Paginacao } from '#shared/listas/paginacao.ts';
import type { ColunaDeOrdem, FiltrosPessoas } from '../filtros.ts';
import type { ItemBusca, ItemPessoa } from '#domains/pessoas/respostas.ts';
import { condicoesDosFiltros, soPorPartesDoNome } from './condicoes.ts';
import { escopoDePessoas, veTodasAsPessoas } from '#domains/pessoas/server/escopo.ts';

type Sql = RawBuilder<unknown>;
type Ordem = Pick<Paginacao<ColunaDeOrdem>, 'campoOrdenado' | 'ordenacaoAscendente'>;

// Written so that an index gives each order: without "nulls last" on columns that have no nulls.
const ordens: Record<ColunaDeOrdem, { asc: Sql; desc: Sql }> = {
  nome: { asc: sql`p.nome_completo, p.id`, desc: sql`p.nome_completo desc, p.id desc` },
  codigo: { asc: sql`p.codigo`, desc: sql`p.codigo desc` },
  dataNascimento: { asc: sql`p.data_nascimento, p.id`, desc: sql`p.data_nascimento desc nulls last, p.id desc` },
};

const itemNome = sql<{ id: number; nome: string }>`p.id, p.nome_completo as nome`;
const itemBusca = sql<ItemBusca>`p.id, p.nome_completo as nome, p.codigo, p.cpf, p.data_nascimento as "dataNascimento"`;
const itemPessoa = sql<ItemPessoa>`p.id, p.codigo, p.nome, p.sobrenome, p.nome_completo as "nomeCompleto", p.cpf, p.data_nascimento as "dataNascimento", p.genero,
  e.cidade, e.uf, e.pais, celular.valor as celular, email.valor as email, p.foto_arquivo_id is not null as "temFoto"`;

// At most one row each: the main address, and the main contact of a kind, are unique by index.
const juncoes = sql`left join pessoas_enderecos e on e.pessoa_id = p.id and e.principal
  left join pessoas_contatos celular on celular.pessoa_id = p.id and celular.tipo = 'celular' and celular.principal
  left join pessoas_contatos email on email.pessoa_id = p.id and email.tipo = 'email' and email.principal`;

const orderBy = ({ campoOrdenado, ordenacaoAscendente }: Ordem): Sql =>
  sql`order by ${ordens[campoOrdenado][ordenacaoAscendente ? 'asc' : 'desc']}`;
/** Lists show a CPF masked, whoever reads: whole it stands on the record, where the look is recorded. */
const semCpfInteiro = <T extends { cpf: string | null }>(item: T): T => ({
  ...item,
  cpf: item.cpf === null ? null : mascararCpf(item.cpf),
});
/** What leaves as a file, recorded as such, has it whole for who edits people. */
const cpfPara = (quem: Quem, cpf: string | null): string | null => (cpf === null || pode(quem, 'pessoas:editar') ? cpf : mascararCpf(cpf));

/** One page of the list of people, with exact total. */
export async function listarPessoas(db: Db, quem: Quem, filtros: FiltrosPessoas, p: Paginacao<ColunaDeOrdem>): Promise<Pagina<ItemPessoa>> {
  const pagina = await paginar(db, quem, filtros, p, itemPessoa, juncoes);
  return { ...pagina, itens: pagina.itens.map(semCpfInteiro) };
}

/** The same people for selects. */
export async function listarParaBusca(
  db: Db,
  quem: Quem,
  filtros: FiltrosPessoas,
  p: Paginacao<ColunaDeOrdem>,
): Promise<Pagina<ItemBusca>> {
  const pagina = await paginar(db, quem, filtros, p, itemBusca);
  return { ...pagina, itens: pagina.itens.map(semCpfInteiro) };
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
  colunas: RawBuilder<T>,
  juntar = sql``,
): Promise<Pagina<T>> {
  const condicoes = condicoesDosFiltros(filtros, pode(quem, 'pessoas:editar'));
  const todas = condicoes.length === 0 && veTodasAsPessoas(quem);
  const onde = todas ? [] : [escopoDePessoas(quem), ...condicoes];
  const { marca, corte } = corteDaPagina(p, todas || soPorPartesDoNome(filtros));
  // Who matches is found apart from the order: walking the order and testing each row is fast for common names and reads the whole table
  // for others. Without filter an index gives the order. The page is cut on ids; the rest is looked up for its rows alone.
  const achados = todas
    ? sql`pessoas`
    : sql`(select p.id, p.nome_completo, p.codigo, p.data_nascimento from pessoas p ${ondeTodas(onde)} offset 0)`;
  const pagina = sql<T>`${marca}select ${colunas} from (select p.id from ${achados} p ${orderBy(p)} ${corte}) pagina
    join pessoas p on p.id = pagina.id ${juntar} ${orderBy(p)}`;
  return cortar(
    p,
    async () => (await pagina.execute(db)).rows,
    async (total) => ({ total: total ?? (await contarLinhas(db, { de: sql`from pessoas p`, onde })) }),
  );
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
