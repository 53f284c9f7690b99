import { registrarRestricoes } from '#platform/server/database/errors.ts';
import { errosTemporada as erros } from '../erros.ts';

/** What the constraints of seasons mean to a person. */
registrarRestricoes({
  temporadas_nome_key: () => erros.TEMPORADA_REPETIDA({}, { campos: ['nome'] }),
  temporadas_turmas_turma_id_fkey: () => erros.TURMA_INEXISTENTE({}, { campos: ['turmaIds'] }),
});
