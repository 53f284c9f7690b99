import { escrita, leitura, type Sala } from '#platform/server/http/rota.ts';
import { impressaoDeBoletinsApi as api } from '../api.ts';
import { imprimirBoletins } from './imprimir.ts';
import { obterImpressao } from './preparada.ts';
import { pedirImpressao } from './tarefa.ts';

/** academico/boletins/impressao, as the portal registers it. */
export const boletinsImpressao: Sala = {
  nome: 'academico/boletins/impressao',
  api,
  rotas: [
    leitura(api.boletinsEmPdf, ({ db, quem, hoje }, { query }) =>
      imprimirBoletins({ db, quem, hoje }, { matriculas: query.MatriculaIds, turmaId: query.TurmaId, ate: query.Etapa }),
    ),
    escrita(api.imprimirBoletins, (ato, { body }) => pedirImpressao(ato, body)),
    leitura(api.obterImpressao, ({ db, quem }, { params }) => obterImpressao(db, quem, params.id)),
  ],
};
