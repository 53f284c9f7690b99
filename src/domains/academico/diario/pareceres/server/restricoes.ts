import { registrarRestricoes } from '#platform/server/database/errors.ts';
import { errosParecer as erros } from '../erros.ts';

registrarRestricoes({ PARECER_DE_OUTRA_TURMA: () => erros.PARECER_DE_OUTRA_TURMA() });
