import { registrarRestricoes } from '#platform/server/database/errors.ts';
import { errosDiario as erros } from '../erros.ts';

/** What the checks that all parts of the diary share mean to a person. */
registrarRestricoes({ DIARIO_FECHADO: (nome) => erros.DIARIO_FECHADO({ nome }) });
