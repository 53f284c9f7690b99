import './integridade.ts';
import { matriculasEnturmacaoApi as api } from '../api.ts';
import { escrita, type Sala } from '#platform/server/http/rota.ts';
import { enturmarMatricula } from './enturmar.ts';

/** matriculas/enturmacao, as the portal registers it. */
export const matriculasEnturmacao: Sala = {
  nome: 'academico/matriculas/enturmacao',
  api,
  rotas: [escrita(api.enturmarMatricula, (c, { params, body }) => enturmarMatricula(c, { ...params, ...body }))],
};
