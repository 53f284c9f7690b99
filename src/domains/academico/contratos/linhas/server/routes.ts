import { contratosLinhasApi as api } from '../api.ts';
import { leitura, type Sala } from '#platform/server/http/rota.ts';
import { conferirMatriculaVisivel } from '#domains/academico/contratos/server/escopo.ts';
import { opcoesDeContrato } from './opcoes.ts';
import { preverParcelas } from './prever-parcelas.ts';
import './integridade.ts';

/** The lines of a contract, as the portal registers them. */
export const contratosLinhas: Sala = {
  nome: 'academico/contratos/linhas',
  api,
  rotas: [
    leitura(api.opcoesDeContrato, async ({ db, quem }, { query }) => {
      await conferirMatriculaVisivel(db, quem, query.MatriculaId);
      return opcoesDeContrato(db, query.MatriculaId);
    }),
    leitura(api.preverParcelas, async ({ db, quem }, { body }) => {
      if (body.matriculaId !== null) await conferirMatriculaVisivel(db, quem, body.matriculaId);
      return preverParcelas(db, body);
    }),
  ],
};
