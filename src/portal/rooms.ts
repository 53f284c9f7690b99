import type { Sala } from '#platform/server/http/rota.ts';

/** The rooms that answer requests. Their order says nothing; the arrows between rooms are a test. */
export const salas: readonly Sala[] = [];
