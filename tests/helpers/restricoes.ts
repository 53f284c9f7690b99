import { sql } from 'kysely';
import { type Db, type Tx, transacao } from '#platform/server/database/kysely.ts';

// Every constraint is tried alone: in the replication role no trigger and no reference speaks, so that what refuses is what is named.
// A trigger is switched on by its name, and the same command is accepted while it is off.

type Linha = Readonly<Record<string, unknown>>;
/** A row of a table: its valid one, with these changes. */
export type Novo = { tabela: string; mudancas: Linha };
export type Comando = string | Novo;
/** What must stand before, the command that is refused, and the code with which the trigger refuses it. */
export type Recusa = { chao: readonly Novo[]; comando: Comando; erro: string };
export type RegrasDaTabela = {
  /** Valid alone. */
  linha: Linha;
  /** CHECK → the changes that break it, each alone. */
  checks?: Readonly<Record<string, readonly Linha[]>>;
  /**
   * UNIQUE, EXCLUDE or composed primary key → the changes of a second row that still collides with the first. `sem` takes away another
   * key that would always speak first.
   */
  repetidas?: Readonly<Record<string, { primeira?: Linha; segunda?: Linha; sem?: string }>>;
  /** Trigger, or reference of several columns → what it refuses. */
  gatilhos?: Readonly<Record<string, readonly Recusa[]>>;
};
/** Table → its rules. */
export type Regras = Readonly<Record<string, RegrasDaTabela>>;

export const longo = (tamanho: number): string => 'x'.repeat(tamanho);
export const novo = (tabela: string, mudancas: Linha = {}): Novo => ({ tabela, mudancas });

const ACEITO = 'accepted';
type Refusal = { constraint?: string; message: string };

/** The tables of some rooms, tried on a database whose rows are all thrown away. */
export function provador(db: Db, regras: Regras) {
  async function executar(tx: Tx, comando: Comando): Promise<void> {
    if (typeof comando === 'string') {
      await sql.raw(comando).execute(tx);
      return;
    }
    const linha = { ...regras[comando.tabela]?.linha, ...comando.mudancas };
    const colunas = sql.join(Object.keys(linha).map((coluna) => sql.ref(coluna)));
    await sql`insert into ${sql.table(comando.tabela)} (${colunas}) overriding system value values (${sql.join(Object.values(linha))})`.execute(
      tx,
    );
  }

  /** What refused: the constraint's name, or the code that a trigger raised. */
  async function tentar(
    comando: Comando,
    { chao = [], ligar, sem }: { chao?: readonly Novo[]; ligar?: [string, string]; sem?: string } = {},
  ) {
    const causa: unknown = await transacao(db, async (tx) => {
      await sql`set local session_replication_role = replica`.execute(tx);
      if (sem) await sql`alter table ${sql.table(sem.replace(/_pkey$/, ''))} drop constraint ${sql.id(sem)} cascade`.execute(tx);
      for (const linha of chao) await executar(tx, linha);
      if (ligar) await ligarGatilho(tx, ...ligar);
      await executar(tx, comando);
      await sql`set constraints all immediate`.execute(tx);
      throw new Error(ACEITO);
    }).catch((erro: unknown) => erro);
    const { constraint, message } = causa as Refusal;
    return constraint ?? message.split('|')[0];
  }

  return { tentar };
}

/** Switches on one trigger, by its own name or by that of the deferred constraint or composed reference that it checks. */
async function ligarGatilho(tx: Tx, tabela: string, nome: string): Promise<void> {
  const { rows } = await sql<{ tgname: string }>`select t.tgname from pg_trigger t left join pg_constraint k on k.oid = t.tgconstraint
    where t.tgrelid = ${tabela}::regclass and (t.tgname = ${nome} or k.conname = ${nome} and k.contype in ('u', 'x', 'f'))`.execute(tx);
  for (const { tgname } of rows) await sql`alter table ${sql.table(tabela)} enable always trigger ${sql.id(tgname)}`.execute(tx);
}

export type DoCatalogo = { tabela: string; nome: string; tipo: 'check' | 'unica' | 'gatilho' | 'imutavel'; definicao: string };

/**
 * Every check, unique, exclusion and trigger of some tables, from the catalogue. Not here: triggers that only mark (`marcar_…`), NOT NULL (the types of the code refuse
 * it first and its refusal has no name), foreign keys of one column (one behaviour, tried with the deletions of each register; one of
 * several columns says more and is here) and keys that are an identity (only the database gives them a value).
 */
export async function restricoesDoCatalogo(db: Db, tabelas: readonly string[]): Promise<DoCatalogo[]> {
  const { rows } = await sql<DoCatalogo>`with alvo as (select c.oid, c.relname as tabela from pg_class c
      where c.relkind = 'r' and c.relnamespace = 'public'::regnamespace and c.relname = any(${[...tabelas]}))
    select tabela, conname as nome, 'check' as tipo, pg_get_constraintdef(k.oid) as definicao from pg_constraint k join alvo on alvo.oid = k.conrelid where contype = 'c'
    union all
    select tabela, i.indexrelid::regclass::text, 'unica', pg_get_indexdef(i.indexrelid) from pg_index i join alvo on alvo.oid = i.indrelid
      where (i.indisunique or i.indisexclusion) and not (i.indisprimary and exists (
        select 1 from pg_attribute a where a.attrelid = i.indrelid and a.attnum = any(i.indkey) and a.attidentity <> ''))
    union all
    select tabela, conname, 'gatilho', pg_get_constraintdef(k.oid) from pg_constraint k join alvo on alvo.oid = k.conrelid
      where contype = 'f' and array_length(conkey, 1) > 1
    union all
    select tabela, tgname, case p.proname when 'recusar_alteracao' then 'imutavel' else 'gatilho' end, pg_get_triggerdef(t.oid)
      from pg_trigger t join alvo on alvo.oid = t.tgrelid join pg_proc p on p.oid = t.tgfoid where not t.tgisinternal
      and p.proname not like 'marcar\\_%'
    order by 1, 3, 2`.execute(db);
  return rows;
}

/** What a table that only grows must refuse, as its trigger says. */
export function comandosDoImutavel({ tabela, definicao }: DoCatalogo, coluna: string): string[] {
  const eventos = /(?:BEFORE|AFTER) (.*?) ON /.exec(definicao)?.[1]?.split(' OR ') ?? [];
  const comandos: Readonly<Record<string, string>> = {
    UPDATE: `update ${tabela} set ${coluna} = ${coluna}`,
    DELETE: `delete from ${tabela}`,
    TRUNCATE: `truncate ${tabela} cascade`,
  };
  return eventos.flatMap((evento) => comandos[evento] ?? []);
}
