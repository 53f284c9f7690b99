import { sql } from 'kysely';
import type { Sala } from '#platform/server/http/rota.ts';
import type { FontesDeNomes } from '#platform/server/relatorios/opcoes.ts';
import { rotasDoRelatorio } from '#platform/server/relatorios/rotas.ts';
import { relacaoApi } from '../api.ts';
import { fonteConveniados } from './fonte.ts';

const fontesDeNomes: FontesDeNomes = {
  convenios: {
    opcoes: () =>
      sql`select id as valor, nome || ' · ' || to_char(vigente_desde, 'YYYY') as rotulo, -extract(year from vigente_desde)::int as ordem from convenios`,
  },
};

/** academico/convenios/relacao, as the portal registers it. */
export const relacaoDeConveniados: Sala = {
  nome: 'academico/convenios/relacao',
  api: relacaoApi,
  rotas: rotasDoRelatorio(fonteConveniados, fontesDeNomes),
};
