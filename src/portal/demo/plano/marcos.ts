import { sql } from 'kysely';
import { auditar, historicoDe } from '#platform/server/auditoria/audit.ts';
import { type Db, type Tx, transacao } from '#platform/server/database/kysely.ts';

type Valores = Record<string, unknown>;
const alvoTipo = 'demonstracao';
/** Who registers what nobody of the demo school could: the staff itself, and how far the loading came. */
export const processo = { processo: 'escola de demonstração' };

/** The stages of the loading: the ground, then families in groups (from 10 on, three stages each), then what needs the whole school; `fim` when all is done. */
export const marcos = {
  base: 1,
  fim: 2,
  secretaria: 3,
  diario: 4,
  financeiro: 5,
  fechamento: 6,
  diarioAnterior: 7,
  fechamentoAnterior: 8,
  papeis: 9,
  matriculas: (grupo: number) => 10 + 3 * grupo,
  contratos: (grupo: number) => 11 + 3 * grupo,
  ano: (grupo: number) => 12 + 3 * grupo,
} as const;

/** What a stage left behind when it was done; null when it was not. */
export async function lerMarco<T extends Valores>(db: Db | Tx, marco: number): Promise<T | null> {
  const [linha] = await historicoDe(db, alvoTipo, marco, 1);
  return (linha?.depois as T | null | undefined) ?? null;
}

/**
 * Runs a stage once: its effects and its mark are one transaction, so that a killed load goes on where it stopped.
 * Two processes that come to the same stage take turns, and the second one finds the mark.
 */
export async function executarEtapa<T extends Valores>(db: Db, marco: number, executar: (tx: Tx) => Promise<T>): Promise<T> {
  return transacao(db, async (tx) => {
    // A stage of a large school writes what a year of requests would: no one waits for an answer here.
    await sql`set local statement_timeout = 0`.execute(tx);
    await sql`select pg_advisory_xact_lock(hashtext('portal.demonstracao'), ${marco})`.execute(tx);
    const feita = await lerMarco<T>(tx, marco);
    if (feita) return feita;
    const resultado = await executar(tx);
    await auditar({ tx, quem: processo }, { acao: 'demonstracao.etapa', alvoTipo, alvoId: marco, depois: resultado });
    return resultado;
  });
}
