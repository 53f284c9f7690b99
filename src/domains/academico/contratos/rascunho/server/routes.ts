import { contratosRascunhoApi as api } from '../api.ts';
import { escrita, leitura, type Sala } from '#platform/server/http/rota.ts';
import { conferirMatriculaVisivel, conferirVisivel } from '#domains/academico/contratos/server/escopo.ts';
import { listarMatriculasSemContrato } from './matriculas-sem-contrato.ts';
import { criarContrato, editarContrato } from './salvar-contrato.ts';

/** Drafts of contracts, as the portal registers them. */
export const contratosRascunho: Sala = {
  nome: 'academico/contratos/rascunho',
  api,
  rotas: [
    leitura(api.matriculasSemContrato, ({ db, quem }, { query }) => listarMatriculasSemContrato(db, query, quem)),
    escrita(api.criarContrato, async (ato, { body }) => {
      await conferirMatriculaVisivel(ato.tx, ato.quem, body.matriculaId);
      return criarContrato(ato, body);
    }),
    escrita(api.editarContrato, async (ato, { body }) => {
      await conferirVisivel(ato.tx, ato.quem, [body.id]);
      return editarContrato(ato, body);
    }),
  ],
};
