import { fechamentoConselho } from '#domains/academico/fechamento/conselho/server/routes.ts';
import { fechamentoLaboratorio } from '#domains/academico/fechamento/laboratorio/server/routes.ts';
import { fechamentoPeriodo } from '#domains/academico/fechamento/periodo/server/routes.ts';
import { fechamentoTurmas } from '#domains/academico/fechamento/turmas/server/routes.ts';
import type { Sala } from '#platform/server/http/rota.ts';

/** What closes the class diary. */
export const salasDoFechamento: readonly Sala[] = [fechamentoTurmas, fechamentoConselho, fechamentoPeriodo, fechamentoLaboratorio];
