import { fichasSocioeconomicas } from '#domains/academico/bolsas/fichas/server/routes.ts';
import { bolsas } from '#domains/academico/bolsas/pedidos/server/routes.ts';
import { regrasDeBolsa } from '#domains/academico/bolsas/regras/server/routes.ts';
import type { Sala } from '#platform/server/http/rota.ts';

/** What families declare, and what comes of it. */
export const salasDasFamilias: readonly Sala[] = [fichasSocioeconomicas, bolsas, regrasDeBolsa];
