import { historicoDe } from '#platform/server/auditoria/audit.ts';
import { escrita, leitura, type Sala } from '#platform/server/http/rota.ts';
import { obterCriterios, retirarCriterio, salvarCriterio } from './criterios.ts';
import { criterioApi as api } from '../api.ts';

/** Evaluation criteria, as the portal registers them. */
export const estruturaCriterio: Sala = {
  nome: 'academico/estrutura/criterio',
  api,
  rotas: [
    leitura(api.obterCriterios, ({ db }, { params }) => obterCriterios(db, params.id)),
    escrita(api.salvarCriterio, (ato, { params, body }) => salvarCriterio(ato, { cursoId: params.id, ...body })),
    escrita(api.retirarCriterio, (ato, { params, query }) => retirarCriterio(ato, { ...params, plano: query.Plano, versao: query.Versao })),
    leitura(api.historicoCriterio, async ({ db }, { params }) => {
      await obterCriterios(db, params.id);
      return { itens: await historicoDe(db, 'criterio_avaliacao', params.id) };
    }),
  ],
};
