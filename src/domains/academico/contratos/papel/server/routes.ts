import { contratosPapelApi as api } from '../api.ts';
import { leitura, type Sala } from '#platform/server/http/rota.ts';
import { contratosDaTurma } from '#domains/academico/contratos/server/contratos-da-turma.ts';
import { contratosEmPdf } from './contrato-pdf.ts';
import { conferirVisivel } from '#domains/academico/contratos/server/escopo.ts';

/** The papers of contracts, as the portal registers them. */
export const contratosPapel: Sala = {
  nome: 'academico/contratos/papel',
  api,
  rotas: [
    leitura(api.contratoEmPdf, async ({ db, quem, servicos }, { params }) => {
      await conferirVisivel(db, quem, [params.id]);
      return contratosEmPdf(db, { ids: [params.id] }, servicos.config);
    }),
    leitura(api.contratosEmPdf, async ({ db, quem, servicos }, { query: { TurmaId, Ids = [] } }) => {
      await conferirVisivel(db, quem, TurmaId ? await contratosDaTurma(db, TurmaId) : Ids);
      return contratosEmPdf(db, TurmaId ? { turmaId: TurmaId } : { ids: Ids }, servicos.config);
    }),
  ],
};
