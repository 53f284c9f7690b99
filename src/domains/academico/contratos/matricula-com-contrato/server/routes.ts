import { escrita, leitura, type Sala } from '#platform/server/http/rota.ts';
import { matriculaComContratoApi as api } from '../api.ts';
import { matricularComContrato, opcoesDaMatricula } from './matricular-com-contrato.ts';

/** Enrolling with the contract, as the portal registers it. */
export const matriculaComContrato: Sala = {
  nome: 'academico/contratos/matricula-com-contrato',
  api,
  rotas: [
    leitura(api.opcoesDaMatricula, ({ db }, { query }) =>
      opcoesDaMatricula(db, { cursoId: query.CursoId, anoLetivoId: query.AnoLetivoId }),
    ),
    escrita(api.matricularComContrato, (ato, { body }) => matricularComContrato(ato, body)),
  ],
};
