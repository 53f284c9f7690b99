import type { Ato } from '#platform/server/ato.ts';
import { type RawBuilder, sql } from 'kysely';
import { type Autor, auditar } from '#platform/server/auditoria/audit.ts';
import type { Db, Tx } from '#platform/server/database/kysely.ts';
import type { DefinicaoLista } from '#platform/server/listas/listas.ts';
import { versaoDesatualizada } from '#shared/erros.ts';
import type { TextoPlural } from '#shared/textos.ts';
import { recusarSeEmUso } from '#shared/palavras/usos.ts';
import { errosCadastros } from '../erros.ts';
import './restricoes.ts';

type Sql = RawBuilder<unknown>;
type Valores = Record<string, unknown>;

/** A simple register: one table of named records that are created, edited and deleted one by one. */
export type Registro<Item extends { id: number; versao: number }, Corpo extends Valores> = {
  tabela: string;
  alvoTipo: string;
  /** The select list of `r` and its joins, aliases in camelCase: an `Item`. */
  selecao: RawBuilder<Item>;
  /** `from <table> r` and joins that add names. */
  de: Sql;
  /** Member of the body → column. */
  colunas: { readonly [K in keyof Corpo & string]: string };
  /** What may hang on a record, counted before it is deleted; the foreign keys refuse whatever is not named here. */
  usos?: readonly { rotulo: TextoPlural; contar: (id: number) => Sql }[];
  /** What an edition of this register may not change; throws the refusal. */
  conferirEdicao?: (atual: Item, corpo: Corpo, tx: Tx) => void | Promise<void>;
  /** Only ties the type to the definition. */
  item?: Item;
};
export type Gravado = { id: number; versao: number };

/** One record. Throws CADASTRO_NAO_ENCONTRADO. */
export async function obterRegistro<Item extends Gravado, Corpo extends Valores>(
  db: Db | Tx,
  registro: Registro<Item, Corpo>,
  id: number,
  trava: Sql = sql``,
): Promise<Item> {
  const { rows } = await sql<Item>`select ${registro.selecao} ${registro.de} where r.id = ${id} ${trava}`.execute(db);
  if (!rows[0]) throw errosCadastros.CADASTRO_NAO_ENCONTRADO();
  return rows[0];
}

/** Creates a record. Throws the room's refusals of repeated names and unknown references. */
export async function criarRegistro<Item extends Gravado, Corpo extends Valores>(
  ato: Ato<Autor>,
  registro: Registro<Item, Corpo>,
  corpo: Corpo,
): Promise<Gravado> {
  const { tx } = ato;
  const pares = paresDe(registro, corpo);
  const { rows } = await sql<Gravado>`insert into ${sql.table(registro.tabela)} (${sql.join(pares.map(([coluna]) => sql.ref(coluna)))})
    values (${sql.join(pares.map(([, valor]) => sql`${valor}`))}) returning id, versao`.execute(tx);
  const [gravado] = rows;
  if (!gravado) throw new Error(`the insert into ${registro.tabela} answered no row`);
  await auditar(ato, { acao: `${registro.alvoTipo}.criado`, alvoTipo: registro.alvoTipo, alvoId: gravado.id, depois: corpo });
  return gravado;
}

/** Edits a record based on a version. Throws CADASTRO_NAO_ENCONTRADO, VERSAO_DESATUALIZADA with the current record. */
export async function editarRegistro<Item extends Gravado, Corpo extends Valores>(
  ato: Ato<Autor>,
  registro: Registro<Item, Corpo>,
  corpo: Corpo & Gravado,
): Promise<Gravado> {
  const { tx } = ato;
  const atual = await obterRegistro(tx, registro, corpo.id, sql`for update of r`);
  if (atual.versao !== corpo.versao) throw versaoDesatualizada({ tipo: registro.alvoTipo, id: corpo.id }, atual);
  await registro.conferirEdicao?.(atual, corpo, tx);
  const pares = paresDe(registro, corpo);
  const { rows } =
    await sql<Gravado>`update ${sql.table(registro.tabela)} set ${sql.join(pares.map(([coluna, valor]) => sql`${sql.ref(coluna)} = ${valor}`))}, versao = versao + 1
    where id = ${corpo.id} returning id, versao`.execute(tx);
  const membros = Object.keys(registro.colunas);
  const parte = (valores: Valores): Valores => Object.fromEntries(membros.map((membro) => [membro, valores[membro] ?? null]));
  await auditar(ato, {
    acao: `${registro.alvoTipo}.editado`,
    alvoTipo: registro.alvoTipo,
    alvoId: corpo.id,
    antes: parte(atual),
    depois: parte(corpo),
  });
  return rows[0] as Gravado;
}

/** Deletes a record that nothing uses. Throws CADASTRO_NAO_ENCONTRADO, REGISTRO_EM_USO. */
export async function excluirRegistro<Item extends Gravado, Corpo extends Valores>(
  ato: Ato<Autor>,
  registro: Registro<Item, Corpo>,
  id: number,
): Promise<{ id: number }> {
  const { tx } = ato;
  const atual = await obterRegistro(tx, registro, id, sql`for update of r`);
  await recusarUsos(tx, registro, atual);
  await sql`delete from ${sql.table(registro.tabela)} where id = ${id}`.execute(tx);
  await auditar(ato, { acao: `${registro.alvoTipo}.excluido`, alvoTipo: registro.alvoTipo, alvoId: id, antes: atual });
  return { id };
}

async function recusarUsos<Item extends Gravado, Corpo extends Valores>(
  tx: Tx,
  registro: Registro<Item, Corpo>,
  atual: Item,
): Promise<void> {
  const { usos = [] } = registro;
  if (usos.length === 0) return;
  const { rows } = await sql<{
    contagens: number[];
  }>`select array[${sql.join(usos.map(({ contar }) => sql`(${contar(atual.id)})::int`))}] as contagens`.execute(tx);
  const { nome, descricao } = atual as { nome?: string; descricao?: string };
  recusarSeEmUso(
    nome ?? descricao ?? '',
    usos.map(({ rotulo }, i) => ({ rotulo, n: rows[0]?.contagens[i] ?? 0 })),
  );
}

function paresDe<Corpo extends Valores>(
  registro: { colunas: { readonly [K in keyof Corpo & string]: string } },
  corpo: Corpo,
): [string, unknown][] {
  return Object.entries<string>(registro.colunas).map(([membro, coluna]) => [coluna, corpo[membro] ?? null]);
}

/** The list of a register: its conditions and its closed sort list. */
export function listaDe<C extends string, Item>(
  registro: { selecao: RawBuilder<Item>; de: Sql },
  onde: DefinicaoLista<C>['onde'],
  ordem: DefinicaoLista<C>['ordem'],
): DefinicaoLista<C, Item> {
  return { colunas: registro.selecao, de: registro.de, onde, ordem, desempate: sql`r.id` };
}

/** Each word of a search somewhere in a text column, whatever the accents and the order. */
export function contem(coluna: Sql, palavras: readonly string[]): Sql | null {
  if (palavras.length === 0) return null;
  return sql.join(
    palavras.map((palavra) => sql`position(f_busca(${palavra}) in f_busca(${coluna})) > 0`),
    sql` and `,
  );
}
