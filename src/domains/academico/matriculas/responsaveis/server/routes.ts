import './integridade.ts';
import { matriculasResponsaveisApi as api } from '../api.ts';
import { escrita, type Sala } from '#platform/server/http/rota.ts';
import { editarMatricula } from './editar-matricula.ts';

/** matriculas/responsaveis, as the portal registers it. */
export const matriculasResponsaveis: Sala = {
  nome: 'academico/matriculas/responsaveis',
  api,
  rotas: [escrita(api.editarMatricula, (contexto, { body }) => editarMatricula(contexto, body))],
};
