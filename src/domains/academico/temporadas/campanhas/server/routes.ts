import { sql } from 'kysely';
import { escrita, leitura, type Sala } from '#platform/server/http/rota.ts';
import { contemPalavras } from '#platform/server/listas/listas.ts';
import { listaDe } from '#platform/server/registros/registro.ts';
import { rotasDeRegistro } from '#platform/server/registros/rotas.ts';
import { campanhasApi as api, registroDeTemporadasApi, temporadasApi } from '../api.ts';
import { abrirTemporada, lembrarTemporada, reenviarConvite } from './convidar.ts';
import { listarConvites } from './convites.ts';
import { encerrarTemporada } from './encerrar.ts';
import { temporadas } from './registro.ts';
import { listarSemEmail } from './sem-email.ts';

/** Data seasons, as the portal registers them. */
export const campanhasDeDados: Sala = {
  nome: 'academico/temporadas/campanhas',
  api: temporadasApi,
  rotas: [
    ...rotasDeRegistro(registroDeTemporadasApi, {
      registro: temporadas,
      lista: ({ nome, situacao }) =>
        listaDe(temporadas, [...contemPalavras(sql`f_busca(r.nome)`, nome), situacao !== undefined && sql`r.situacao = ${situacao}`], {
          nome: sql`f_busca(r.nome)`,
          dataInicio: sql`r.data_inicio`,
          dataFim: sql`r.data_fim`,
        }),
    }),
    escrita(api.abrirTemporada, (ato, { params, body }) => abrirTemporada(ato, { ...params, ...body })),
    escrita(api.lembrarTemporada, (ato, { params, body }) => lembrarTemporada(ato, { ...params, ...body })),
    escrita(api.reenviarConvite, (ato, { params }) => reenviarConvite(ato, params.id)),
    escrita(api.encerrarTemporada, (ato, { params, body }) => encerrarTemporada(ato, { ...params, ...body })),
    leitura(api.listarSemEmail, ({ db }, { query }) => listarSemEmail(db, query)),
    leitura(api.listarConvites, ({ db }, { query }) => listarConvites(db, query)),
  ],
};
