import { laboratorioApi as api } from '#domains/academico/estrutura/criterio/edicao/api.ts';
import { leitura, pesada, type Sala } from '#platform/server/http/rota.ts';
import { experimentarCriterio } from './experimentar.ts';
import { explicarExperimento } from './explicar.ts';

/** Trying a rule, as the portal registers it. */
export const fechamentoLaboratorio: Sala = {
  nome: 'academico/fechamento/laboratorio',
  api,
  rotas: [
    pesada(
      leitura(api.experimentarCriterio, (contexto, { params, body }) => experimentarCriterio(contexto, { cursoId: params.id, ...body })),
    ),
    leitura(api.explicarExperimento, (contexto, { params, body }) => explicarExperimento(contexto, { cursoId: params.id, ...body })),
  ],
};
