import { registrarRestricoes } from '#platform/server/database/errors.ts';
import { errosFeriados } from '../erros.ts';

// What a violated rule of this room's tables means to a person when two requests race past the checks.
registrarRestricoes({ feriados_locais_dia_key: () => errosFeriados.FERIADO_REPETIDO({}, { campos: ['dataFeriado'] }) });
