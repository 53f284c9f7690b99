import { leitura, type Sala } from '#platform/server/http/rota.ts';
import { obterAnosLetivos } from '#domains/academico/periodos-letivos/server/door.ts';
import { diarioApi as api } from '../api.ts';
import { listarTurmas, obterOpcoesDaTurma } from './queries.ts';

/** What the screens of the diary choose from, as the portal registers it. */
export const diario: Sala = {
  nome: 'academico/diario',
  api,
  rotas: [
    leitura(api.opcoesDoDiario, async ({ db, quem, hoje }, { query }) => {
      const { itens, anoLetivoAtualId } = await obterAnosLetivos(db, hoje);
      const anoLetivoId = query.anoLetivoId ?? anoLetivoAtualId;
      return { anos: itens, anoLetivoId, turmas: await listarTurmas(db, quem, anoLetivoId) };
    }),
    leitura(api.opcoesDaTurma, ({ db, quem }, { params }) => obterOpcoesDaTurma(db, quem, params.turmaId)),
  ],
};
