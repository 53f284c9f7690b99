import { hojeNaEscola } from '#platform/server/clock.ts';
import { escrita, leitura, type Sala } from '#platform/server/http/rota.ts';
import type { Contexto } from '#platform/server/http/tipos.ts';
import { exportar } from '#platform/server/planilhas/planilha.ts';
import { rematriculasApi as api } from '../api.ts';
import { listNaoRenovados, percorrerNaoRenovados } from '#domains/academico/rematriculas/nao-renovados/server/nao-renovados.ts';
import { pedirRematricula } from './pedir.ts';
import { colunasDosItens, colunasDosNaoRenovados } from './planilhas.ts';
import { preverRematricula } from '#domains/academico/rematriculas/previa/server/prever.ts';
import { listItens, listLotes, obterLote, percorrerItens } from './queries.ts';
import { pedirDesfazimento } from './tarefa-desfazimento.ts';
import './integridade.ts';

const situacaoDe = async ({ db, quem, pedido, servicos }: Contexto) => ({
  quem,
  idioma: pedido.idioma,
  hoje: await hojeNaEscola(db, servicos.config.tzEscola),
});

export const rotas = [
  leitura(api.preverRematricula, (contexto, { body }) => preverRematricula(contexto, body)),
  escrita(api.executarRematricula, (contexto, { body }) => pedirRematricula(contexto, body)),
  leitura(api.listarRematriculas, ({ db, quem }, { query }) => listLotes(db, quem, query)),
  leitura(api.naoRenovados, async (contexto, { query }) => listNaoRenovados(contexto.db, query, await situacaoDe(contexto))),
  leitura(api.exportarNaoRenovados, async (contexto, { query: { Formato, ...consulta } }) => {
    const linhas = percorrerNaoRenovados(contexto.servicos.dbRelatorios, consulta, await situacaoDe(contexto));
    return exportar('nao-renovados', Formato, colunasDosNaoRenovados(contexto.pedido.idioma), linhas);
  }),
  leitura(api.obterRematricula, ({ db, quem }, { params }) => obterLote(db, quem, params.id)),
  leitura(api.itensDaRematricula, ({ db, quem, pedido }, { params, query }) => listItens(db, quem, params.id, query, pedido.idioma)),
  leitura(api.exportarItens, async ({ db, quem, servicos, pedido }, { params, query: { Formato, ...consulta } }) => {
    await obterLote(db, quem, params.id);
    const linhas = percorrerItens(servicos.dbRelatorios, quem, params.id, consulta, pedido.idioma);
    return exportar('rematricula', Formato, colunasDosItens(pedido.idioma), linhas);
  }),
  escrita(api.desfazerRematricula, (contexto, { params, body }) => pedirDesfazimento(contexto, { id: params.id, motivo: body.motivo })),
];

/** Re-enrollment, as the portal registers it. */
export const rematriculas: Sala = { nome: 'rematriculas', api, rotas };
