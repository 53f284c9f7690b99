import { sql } from 'kysely';
import { texto } from '#shared/textos.ts';
import type { Db, Tx } from '#platform/server/database/kysely.ts';
import { textosUsos } from '../texts-usos.ts';
import type { Textos } from '#shared/erros.ts';

export type AlvoDeUso = 'instituicao' | 'disciplina' | 'turma';
/** A kind of record that may hang on an institution, a subject or a class of one: how a person calls `n`, and how many there are. */
export type TipoDeUso = {
  rotulo: { br: { one: string; other: string }; en: { one: string; other: string } };
  contar: (db: Db | Tx, alvo: AlvoDeUso, id: number) => Promise<number>;
};

const tipos = new Map<string, TipoDeUso>();

/**
 * Declares what else hangs on other institutions (years of a transcript, transfers). Whoever makes such records calls it when
 * its module loads; what it declares is counted before a deletion and named in the refusal. Its tables refer to ours without
 * cascade, so that the database refuses too.
 */
export function registrarUsoDeInstituicao(chave: string, tipo: TipoDeUso): void {
  tipos.set(chave, tipo);
}

const contarEm = async (db: Db | Tx, alvo: AlvoDeUso, consulta: ReturnType<typeof sql<{ n: number }>>): Promise<number> =>
  alvo === 'instituicao' ? ((await consulta.execute(db)).rows[0]?.n ?? 0) : 0;

registrarUsoDeInstituicao('disciplinas', {
  rotulo: textosUsos.nDisciplinas,
  contar: (db, alvo, id) =>
    contarEm(db, alvo, sql<{ n: number }>`select count(*)::int as n from instituicoes_disciplinas where instituicao_id = ${id}`),
});
registrarUsoDeInstituicao('turmas', {
  rotulo: textosUsos.nTurmas,
  contar: (db, alvo, id) =>
    contarEm(db, alvo, sql<{ n: number }>`select count(*)::int as n from instituicoes_turmas where instituicao_id = ${id}`),
});

/** Everything that hangs on a record, as the parameters of a refusal; null when it is free. */
export async function usosDe(db: Db | Tx, alvo: AlvoDeUso, id: number): Promise<{ usos: Textos } | null> {
  const achados: { br: string; en: string }[] = [];
  for (const { rotulo, contar } of tipos.values()) {
    const n = await contar(db, alvo, id);
    if (n > 0) achados.push({ br: texto({ n: rotulo }, 'n', 'br', { n }), en: texto({ n: rotulo }, 'n', 'en', { n }) });
  }
  if (achados.length === 0) return null;
  return { usos: { br: achados.map(({ br }) => br).join(', '), en: achados.map(({ en }) => en).join(', ') } };
}
