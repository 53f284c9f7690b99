import { escrita, leitura, type Sala } from '#platform/server/http/rota.ts';
import { notificacoesApi as api } from '../api.ts';
import { cancelarNotificacao } from './cancelar.ts';
import { prepararNotificacoes } from './preparar.ts';
import { imprimirNotificacao, listarNotificacoes, obterNotificacao } from './queries.ts';
import { obterRadar } from './radar.ts';
import { registrarEnvio } from './registrar-envio.ts';
import './integridade.ts';

/** The absence radar and its notices, as the portal registers them. */
export const notificacoes: Sala = {
  nome: 'academico/paineis/notificacoes',
  api,
  rotas: [
    leitura(api.obterRadar, ({ db, hoje }, { query }) => obterRadar(db, query, hoje)),
    leitura(api.listarNotificacoes, ({ db }, { query }) => listarNotificacoes(db, query)),
    leitura(api.obterNotificacao, ({ db }, { params }) => obterNotificacao(db, params)),
    leitura(api.imprimirNotificacao, (contexto, { params, query }) => imprimirNotificacao(contexto, { ...params, ...query })),
    escrita(api.prepararNotificacoes, (ato, { body }) => prepararNotificacoes(ato, { ...body, correio: ato.servicos.correio })),
    escrita(api.registrarEnvio, (ato, { params, body }) => registrarEnvio(ato, { ...params, ...body, correio: ato.servicos.correio })),
    escrita(api.cancelarNotificacao, (ato, { params, body }) => cancelarNotificacao(ato, { ...params, ...body })),
  ],
};
