import { escrita, leitura, type Sala } from '#platform/server/http/rota.ts';
import { periodosContabeisApi as api } from '../api.ts';
import { abrirAjuste, abrirExercicio, excluirExercicio, listarExercicios } from './exercicios.ts';

/** contabil/periodos, as the portal registers it. */
export const periodosContabeis: Sala = {
  nome: 'contabil/periodos',
  api,
  rotas: [
    leitura(api.listarExercicios, ({ db }) => listarExercicios(db)),
    escrita(api.abrirExercicio, (ato, { body }) => abrirExercicio(ato, body)),
    escrita(api.abrirAjuste, (ato, { params }) => abrirAjuste(ato, params)),
    escrita(api.excluirExercicio, (ato, { params }) => excluirExercicio(ato, params)),
  ],
};
