import { registrarRestricoes } from '#platform/server/database/errors.ts';
import { errosJustificativa as erros } from '../erros.ts';

/** What the constraints of justificativas mean to a person. */
registrarRestricoes({ justificativas_sem_sobreposicao: () => erros.JUSTIFICATIVA_SIMULTANEA({}, { campos: ['dataInicio'] }) });
