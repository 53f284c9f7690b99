import { fichasSocioeconomicas } from '#domains/academico/bolsas/fichas/server/routes.ts';
import { bolsas } from '#domains/academico/bolsas/pedidos/server/routes.ts';
import { regrasDeBolsa } from '#domains/academico/bolsas/regras/server/routes.ts';
import { matriculasPendencias } from '#domains/academico/matriculas/pendencias/server/routes.ts';
import { campanhasDeDados } from '#domains/academico/temporadas/campanhas/server/routes.ts';
import { cadastroDaFamilia } from '#domains/academico/temporadas/familia/server/routes.ts';
import { relacaoDeConveniados } from '#domains/academico/convenios/relacao/server/routes.ts';
import { convenios } from '#domains/academico/convenios/server/routes.ts';
import { rematriculas } from '#domains/academico/rematriculas/execucao/server/routes.ts';
import { rematriculasNaoRenovados } from '#domains/academico/rematriculas/nao-renovados/server/routes.ts';
import { rematriculasPrevia } from '#domains/academico/rematriculas/previa/server/routes.ts';
import type { Sala } from '#platform/server/http/rota.ts';

/** What families hand back each year: what they declare, what comes of it, and whether they stay. */
export const salasDasFamilias: readonly Sala[] = [
  fichasSocioeconomicas,
  bolsas,
  regrasDeBolsa,
  convenios,
  relacaoDeConveniados,
  rematriculas,
  rematriculasNaoRenovados,
  rematriculasPrevia,
  matriculasPendencias,
  campanhasDeDados,
  cadastroDaFamilia,
];
