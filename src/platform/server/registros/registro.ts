import { type RawBuilder, sql } from 'kysely';
import { type ErroNegocio, versaoDesatualizada } from '#shared/erros.ts';
import { conferirSemUso } from '#shared/palavras/usos.ts';
import type { TextoPlural } from '#shared/textos.ts';
import type { Ato } from '../ato.ts';
import { type Autor, auditar } from '../auditoria/audit.ts';
import type { Db, Tx } from '../database/kysely.ts';
import type { DefinicaoLista } from '../listas/listas.ts';

type Sql = RawBuilder<unknown>;
type Valores = Record<string, unknown>;
export type Gravado = { id: number; versao: number };

/** A register: one table of named records that are created, edited and deleted one by one. */
export type Registro<Item extends Gravado, Corpo extends Valores> = {
  tabela: string;
  alvoTipo: string;
  /** The first word of its audited acts and its gender, `curso` and `o` for `curso.criado`; the kind of the record unless told. */
  ato?: { nome: string; genero: 'o' | 'a' };
  /** One record. Throws when there is none. */
  obter: (db: Db | Tx, id: number) => Promise<Item>;
  /** Member of the body → column; null for what `gravarPartes` writes. */
  colunas: { readonly [K in keyof Corpo & string]: string | null };
  /** What only a new record is told: member → column. */
  doNovo?: Readonly<Record<string, string>>;
  /** What of a body stands in other tables, written after the record itself; a new one may bring more than its body says. */
  gravarPartes?: (tx: Tx, id: number, corpo: Corpo, isNovo: boolean) => Promise<void>;
  /** What hangs on a record, counted before it is deleted; the foreign keys refuse whatever is not named here. */
  usos?: readonly { rotulo: TextoPlural; contar: (id: number) => Sql }[];
  /** What no record of this register may say, new or edited; throws the refusal. */
  conferir?: (corpo: Corpo, tx: Tx) => Promise<void>;
  /** What an edition of this register may not change; throws the refusal. */
  conferirEdicao?: (atual: Item, corpo: Corpo, tx: Tx) => void | Promise<void>;
  /** What else keeps a record from being deleted; throws the refusal. */
  conferirExclusao?: (atual: Item, tx: Tx) => Promise<void>;
};

/** A register that is listed and read by one select list, of `r` and its joins. */
export type RegistroListado<Item extends Gravado, Corpo extends Valores> = Registro<Item, Corpo> & {
  /** Aliases in camelCase: an `Item`. */
  selecao: RawBuilder<Item>;
  /** `from <table> r` and joins that add names. */
  de: Sql;
};

/** The register whose records are read by their select list; `naoEncontrado` is what is told of one that is not there. */
export function registroListado<Item extends Gravado, Corpo extends Valores>(
  definicao: Omit<RegistroListado<Item, Corpo>, 'obter'>,
  naoEncontrado: () => ErroNegocio,
): RegistroListado<Item, Corpo> {
  const { selecao, de } = definicao;
  return {
    ...definicao,
    obter: async (db, id) => {
      const { rows } = await sql<Item>`select ${selecao} ${de} where r.id = ${id}`.execute(db);
      if (!rows[0]) throw naoEncontrado();
      return rows[0];
    },
  };
}

/** Creates a record. Throws the room's refusals of repeated names and unknown references. */
export async function criarRegistro<Item extends Gravado, Corpo extends Valores>(
  ato: Ato<Autor>,
  registro: Registro<Item, Corpo>,
  corpo: Corpo,
): Promise<Gravado> {
  const { tx } = ato;
  const { tabela, alvoTipo } = registro;
  await registro.conferir?.(corpo, tx);
  const pares = paresDe({ colunas: { ...registro.colunas, ...registro.doNovo } }, corpo);
  const { rows } = await sql<Gravado>`insert into ${sql.table(tabela)} (${sql.join(pares.map(([coluna]) => sql.ref(coluna)))})
    values (${sql.join(pares.map(([, valor]) => sql`${valor}`))}) returning id, versao`.execute(tx);
  const [gravado] = rows;
  if (!gravado) throw new Error(`the insert into ${tabela} answered no row`);
  await registro.gravarPartes?.(tx, gravado.id, corpo, true);
  await auditar(ato, { acao: acaoDe(registro, 'criad'), alvoTipo, alvoId: gravado.id, depois: corpo });
  return gravado;
}

/** Edits a record based on a version. Throws what `obter` does, VERSAO_DESATUALIZADA with the current record. */
export async function editarRegistro<Item extends Gravado, Corpo extends Valores>(
  ato: Ato<Autor>,
  registro: Registro<Item, Corpo>,
  { id, versao, ...resto }: Corpo & Gravado,
): Promise<Gravado> {
  const { tx } = ato;
  const { tabela, alvoTipo } = registro;
  const corpo = resto as unknown as Corpo;
  const atual = await travar(tx, registro, id);
  if (atual.versao !== versao) throw versaoDesatualizada({ tipo: alvoTipo, id }, atual);
  await registro.conferirEdicao?.(atual, corpo, tx);
  await registro.conferir?.(corpo, tx);
  const pares = paresDe(registro, corpo);
  const { rows } =
    await sql<Gravado>`update ${sql.table(tabela)} set ${sql.join(pares.map(([coluna, valor]) => sql`${sql.ref(coluna)} = ${valor}`))}, versao = versao + 1
    where id = ${id} returning id, versao`.execute(tx);
  await registro.gravarPartes?.(tx, id, corpo, false);
  const [antes, depois] = [doCorpo(registro, atual), doCorpo(registro, corpo)];
  await auditar(ato, { acao: acaoDe(registro, 'editad'), alvoTipo, alvoId: id, antes, depois });
  return rows[0] ?? { id, versao: versao + 1 };
}

/** Deletes a record that nothing uses. Throws what `obter` does, REGISTRO_EM_USO. */
export async function excluirRegistro<Item extends Gravado, Corpo extends Valores>(
  ato: Ato<Autor>,
  registro: Registro<Item, Corpo>,
  id: number,
): Promise<void> {
  const { tx } = ato;
  const { tabela, alvoTipo } = registro;
  const atual = await travar(tx, registro, id);
  await conferirUsos(tx, registro, atual);
  await registro.conferirExclusao?.(atual, tx);
  await sql`delete from ${sql.table(tabela)} where id = ${id}`.execute(tx);
  await auditar(ato, { acao: acaoDe(registro, 'excluid'), alvoTipo, alvoId: id, antes: doCorpo(registro, atual) });
}

/** The three writes of one register, each `fazer(ato, pedido)`. */
export const atosDeRegistro = <Item extends Gravado, Corpo extends Valores>(registro: Registro<Item, Corpo>) => ({
  criar: (ato: Ato<Autor>, corpo: Corpo): Promise<Gravado> => criarRegistro(ato, registro, corpo),
  editar: (ato: Ato<Autor>, corpo: Corpo & Gravado): Promise<Gravado> => editarRegistro(ato, registro, corpo),
  excluir: (ato: Ato<Autor>, id: number): Promise<void> => excluirRegistro(ato, registro, id),
});

/** The list of a register: its conditions and its closed sort list. */
export function listaDe<C extends string, Item>(
  registro: { selecao: RawBuilder<Item>; de: Sql },
  onde: DefinicaoLista<C>['onde'],
  ordem: DefinicaoLista<C>['ordem'],
): DefinicaoLista<C, Item> {
  return { colunas: registro.selecao, de: registro.de, onde, ordem, desempate: sql`r.id` };
}

type Nomeado = Pick<Registro<Gravado, Valores>, 'tabela' | 'alvoTipo' | 'ato'>;
const acaoDe = ({ alvoTipo, ato: { nome, genero } = { nome: alvoTipo, genero: 'o' } }: Nomeado, radical: string): string =>
  `${nome}.${radical}${genero}`;

/** What the audit keeps of a record: what its body says. */
const doCorpo = ({ colunas }: { colunas: object }, de: Valores): Valores =>
  Object.fromEntries(Object.keys(colunas).map((membro) => [membro, de[membro] ?? null]));

const paresDe = ({ colunas }: { colunas: { readonly [membro: string]: string | null } }, corpo: Valores): [string, unknown][] =>
  Object.entries(colunas).flatMap(([membro, coluna]) => (coluna === null ? [] : [[coluna, corpo[membro] ?? null]]));

async function travar<Item extends Gravado>(
  tx: Tx,
  { tabela, obter }: { tabela: string; obter: (tx: Tx, id: number) => Promise<Item> },
  id: number,
): Promise<Item> {
  await sql`select 1 from ${sql.table(tabela)} where id = ${id} for update`.execute(tx);
  return obter(tx, id);
}

async function conferirUsos<Item extends Gravado>(
  tx: Tx,
  { usos = [] }: { usos?: readonly { rotulo: TextoPlural; contar: (id: number) => Sql }[] | undefined },
  atual: Item,
): Promise<void> {
  if (usos.length === 0) return;
  const { rows } = await sql<{
    contagens: number[];
  }>`select array[${sql.join(usos.map(({ contar }) => sql`(${contar(atual.id)})::int`))}] as contagens`.execute(tx);
  const { nome, descricao } = atual as { nome?: string; descricao?: string };
  conferirSemUso(
    nome ?? descricao ?? '',
    usos.map(({ rotulo }, i) => ({ rotulo, n: rows[0]?.contagens[i] ?? 0 })),
  );
}
