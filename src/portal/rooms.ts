import { contratos } from '#domains/academico/contratos/server/routes.ts';
import { estrutura } from '#domains/academico/estrutura/server/routes.ts';
import { matriculas } from '#domains/academico/matriculas/server/routes.ts';
import { periodosLetivos } from '#domains/academico/periodos-letivos/server/routes.ts';
import { acesso } from '#domains/acesso/server/routes.ts';
import { pessoas } from '#domains/pessoas/server/routes.ts';
import type { Sala } from '#platform/server/http/rota.ts';

/** The rooms that answer requests. Their order says nothing; the arrows between rooms are a test. */
export const salas: readonly Sala[] = [acesso, pessoas, periodosLetivos, estrutura, matriculas, contratos];
