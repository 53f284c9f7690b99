import { leitura, type Sala } from '#platform/server/http/rota.ts';
import { frequenciaApi as api } from '../api.ts';
import { frequenciaDaTurma } from './frequencia-da-turma.ts';
import { listarFrequenciaPorNivel } from './mes-por-nivel.ts';
import './integridade.ts';

/** What rolls add up to, as the portal registers it. */
export const diarioFrequencia: Sala = {
  nome: 'academico/diario/frequencia',
  api,
  rotas: [
    leitura(api.obterFrequenciaDaTurma, ({ db, quem }, { params, query }) => frequenciaDaTurma(db, quem, { turmaId: params.id, ...query })),
    leitura(api.obterFrequenciaDoMes, async ({ db, quem }, { query }) => ({ itens: await listarFrequenciaPorNivel(db, quem, query) })),
  ],
};
