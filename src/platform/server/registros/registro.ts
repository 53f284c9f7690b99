import { type RawBuilder, sql } from 'kysely';
import { type ErroNegocio, errosComuns, versaoDesatualizada } from '#shared/erros.ts';
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
export type Registro<Item extends Gravado, Corpo extends Valores, Novo extends Corpo = Corpo> = {
  tabela: string;
  alvoTipo: string;
  /** The first word of its audited acts and its gender, `curso` and `o` for `curso.criado`; the kind of the record unless told. */
  ato?: { nome: string; genero: 'o' | 'a' };
  /** One record. Throws when there is none. */
  obter: (db: Db | Tx, id: number) => Promise<Item>;
  /** Member of the body → column; null for what `aposGravar` writes. */
  colunas: { readonly [K in keyof Corpo & string]: string | null };
  /** Members of the body that the audit does not repeat, because what they said is kept elsewhere. */
  foraDaAuditoria?: readonly (keyof Corpo & string)[];
  /** What only a new record is told: member → column. */
  doNovo?: { readonly [K in Exclude<keyof Novo, keyof Corpo> & string]: string };
  /** What goes with each write, in other tables: `antes` is null of a new record, `depois` of a deleted one. */
  aposGravar?: (ato: Ato<Autor>, id: number, escrito: { antes: Item | null; depois: Corpo | null }) => Promise<void>;
  /** What hangs on a record, counted before it is deleted; the foreign keys refuse whatever is not named here. */
  usos?: readonly { rotulo: TextoPlural; contar: (id: number) => Sql }[];
  /** What no record of this register may say, new or edited; throws the refusal. */
  conferir?: (corpo: Corpo, ato: Ato<Autor>) => Promise<void>;
  /** What else a new one may not; throws the refusal. */
  conferirNovo?: (corpo: Novo, ato: Ato<Autor>) => void | Promise<void>;
  /** What an edition of this register may not change; throws the refusal. */
  conferirEdicao?: (atual: Item, corpo: Corpo, ato: Ato<Autor>) => void | Promise<void>;
  /** What else keeps a record from being deleted; throws the refusal. */
  conferirExclusao?: (atual: Item, ato: Ato<Autor>) => void | Promise<void>;
};

/** A register that is listed and read by one select list, of `r` and its joins. */
export type RegistroListado<Item extends Gravado, Corpo extends Valores, Novo extends Corpo = Corpo> = Registro<Item, Corpo, Novo> & {
  /** Aliases in camelCase: an `Item`. */
  selecao: RawBuilder<Item>;
  /** `from <table> r` and joins that add names. */
  de: Sql;
};

/** The register whose records are read by their select list; `naoEncontrado` is what is told of one that is not there. */
export function registroListado<Item extends Gravado, Corpo extends Valores, Novo extends Corpo = Corpo>(
  definicao: Omit<RegistroListado<Item, Corpo, Novo>, 'obter'>,
  naoEncontrado: () => ErroNegocio = () => errosComuns.NAO_ENCONTRADO(),
): RegistroListado<Item, Corpo, Novo> {
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
export async function criarRegistro<Item extends Gravado, Corpo extends Valores, Novo extends Corpo>(
  ato: Ato<Autor>,
  registro: Registro<Item, Corpo, Novo>,
  corpo: Novo,
): Promise<Gravado> {
  const { tabela, alvoTipo } = registro;
  await registro.conferirNovo?.(corpo, ato);
  await registro.conferir?.(corpo, ato);
  const pares = paresDe({ ...registro.colunas, ...registro.doNovo }, corpo);
  const { rows } = await sql<Gravado>`insert into ${sql.table(tabela)} (${sql.join(pares.map(([coluna]) => sql.ref(coluna)))})
    values (${sql.join(pares.map(([, valor]) => sql`${valor}`))}) returning id, versao`.execute(ato.tx);
  const [gravado] = rows;
  if (!gravado) throw new Error(`the insert into ${tabela} answered no row`);
  await registro.aposGravar?.(ato, gravado.id, { antes: null, depois: corpo });
  await auditar(ato, { acao: acaoDe(registro, 'criad'), alvoTipo, alvoId: gravado.id, depois: semOsDeFora(registro, corpo) });
  return gravado;
}

/** Edits a record based on a version. Throws what `obter` does, VERSAO_DESATUALIZADA with the current record. */
export async function editarRegistro<Item extends Gravado, Corpo extends Valores, Novo extends Corpo>(
  ato: Ato<Autor>,
  registro: Registro<Item, Corpo, Novo>,
  corpo: Corpo & Gravado,
): Promise<Gravado> {
  const { tx } = ato;
  const { tabela, alvoTipo, colunas } = registro;
  const { id, versao } = corpo;
  const atual = await travar(tx, registro, id);
  if (atual.versao !== versao) throw versaoDesatualizada({ tipo: alvoTipo, id }, atual);
  await registro.conferirEdicao?.(atual, corpo, ato);
  await registro.conferir?.(corpo, ato);
  const pares = paresDe(colunas, corpo);
  const { rows } =
    await sql<Gravado>`update ${sql.table(tabela)} set ${sql.join(pares.map(([coluna, valor]) => sql`${sql.ref(coluna)} = ${valor}`))}, versao = versao + 1
    where id = ${id} returning id, versao`.execute(tx);
  await registro.aposGravar?.(ato, id, { antes: atual, depois: corpo });
  const [antes, depois] = [doCorpo(registro, atual), doCorpo(registro, corpo)];
  await auditar(ato, { acao: acaoDe(registro, 'editad'), alvoTipo, alvoId: id, antes, depois });
  return rows[0] ?? { id, versao: versao + 1 };
}

/** Deletes a record that nothing uses. Throws what `obter` does, REGISTRO_EM_USO. */
export async function excluirRegistro<Item extends Gravado, Corpo extends Valores, Novo extends Corpo>(
  ato: Ato<Autor>,
  registro: Registro<Item, Corpo, Novo>,
  id: number,
): Promise<void> {
  const { tx } = ato;
  const { tabela, alvoTipo } = registro;
  const atual = await travar(tx, registro, id);
  await conferirUsos(tx, registro, atual);
  await registro.conferirExclusao?.(atual, ato);
  await sql`delete from ${sql.table(tabela)} where id = ${id}`.execute(tx);
  await registro.aposGravar?.(ato, id, { antes: atual, depois: null });
  await auditar(ato, { acao: acaoDe(registro, 'excluid'), alvoTipo, alvoId: id, antes: doCorpo(registro, atual) });
}

/** The three writes of one register, each `fazer(ato, pedido)`. */
export const atosDeRegistro = <Item extends Gravado, Corpo extends Valores, Novo extends Corpo>(registro: Registro<Item, Corpo, Novo>) => ({
  criar: (ato: Ato<Autor>, corpo: Novo): Promise<Gravado> => criarRegistro(ato, registro, corpo),
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
const doCorpo = (registro: ComMembros & { colunas: object }, de: Valores): Valores =>
  semOsDeFora(registro, Object.fromEntries(Object.keys(registro.colunas).map((membro) => [membro, de[membro] ?? null])));

type ComMembros = { foraDaAuditoria?: readonly string[] | undefined };
const semOsDeFora = ({ foraDaAuditoria = [] }: ComMembros, valores: Valores): Valores =>
  Object.fromEntries(Object.entries(valores).filter(([membro]) => !foraDaAuditoria.includes(membro)));

const paresDe = (colunas: Readonly<Record<string, string | null>>, corpo: Valores): [string, unknown][] =>
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
