import { z } from 'zod';
import type { RespostaCliente } from '#shared/endpoint.ts';
import type { matriculasNovaApi } from '#domains/academico/matriculas/nova/api.ts';
import { conferirContrato, formaMatriculaComContrato } from '#domains/academico/contratos/matricula-com-contrato/esquemas.ts';
import { nomes } from '#domains/academico/matriculas/responsaveis/web/door.tsx';

export type Preparacao = RespostaCliente<typeof matriculasNovaApi.prepararMatricula>;

/** The bodies, with the names that only the screen keeps. */
export const formNovaMatricula = z.strictObject({ ...formaMatriculaComContrato, nomes }).check(...conferirContrato);
