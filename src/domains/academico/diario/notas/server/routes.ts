import './integridade.ts';
import { escrita, leitura, type Sala } from '#platform/server/http/rota.ts';
import { notasApi as api } from '../api.ts';
import { gravarNotas } from './gravar-notas.ts';
import { obterGradeDeNotas } from './obter-grade.ts';

/** academico/diario/notas, as the portal registers it. */
export const diarioNotas: Sala = {
  nome: 'academico/diario/notas',
  api,
  rotas: [
    leitura(api.obterGradeDeNotas, ({ db, quem }, { query }) =>
      obterGradeDeNotas(db, quem, { turmaDisciplinaId: query.TurmaDisciplinaId, etapaId: query.EtapaId }),
    ),
    escrita(api.gravarNotas, (ato, { body }) => gravarNotas(ato, body)),
  ],
};
