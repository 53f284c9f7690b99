import { contratos } from '#domains/academico/contratos/server/routes.ts';
import type { Sala } from '#platform/server/http/rota.ts';

/** The rooms that answer requests. Their order says nothing; the arrows between rooms are a test. */
export const salas: readonly Sala[] = [contratos];
