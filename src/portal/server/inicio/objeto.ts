import { type RawBuilder, sql } from 'kysely';
import type { Acao, TelaId } from '#catalog/telas.ts';
import { pode } from '#platform/server/http/autorizacao.ts';
import type { Quem } from '#platform/server/http/quem.ts';

/** A JSON object of named scalars; PostgreSQL takes at most 100 arguments, far above what the home screen shows. */
export const objeto = (pares: readonly (readonly [string, RawBuilder<unknown>])[]): RawBuilder<unknown> =>
  pares.length === 0 ? sql`'{}'::json` : sql`json_build_object(${sql.join(pares.map(([nome, valor]) => sql`${sql.lit(nome)}, ${valor}`))})`;

/** Of what the home shows, that which a person may. A teacher restricted to the panel sees nothing of the whole school. */
export const visiveisDe = <T>(quem: Quem, visiveis: (pode: (tela: TelaId, acao: Acao) => boolean) => T[]): T[] =>
  quem.restritoPainelProfessor && !quem.admin ? [] : visiveis((tela, acao) => pode(quem, `${tela}:${acao}`));
