import { escrita, leitura, type Sala } from '#platform/server/http/rota.ts';
import { exportar } from '#platform/server/planilhas/planilha.ts';
import { rematriculasApi as api } from '../api.ts';
import { pedirRematricula } from './pedir.ts';
import { colunasDosItens } from './planilha.ts';
import { listarItens, listarLotes, obterLote, percorrerItens } from './queries.ts';
import { pedirDesfazimento } from './tarefa-desfazimento.ts';
import './integridade.ts';

export const rotas = [
  escrita(api.executarRematricula, (contexto, { body }) => pedirRematricula(contexto, body)),
  leitura(api.listarRematriculas, ({ db, quem }, { query }) => listarLotes(db, quem, query)),
  leitura(api.obterRematricula, ({ db, quem }, { params }) => obterLote(db, quem, params.id)),
  leitura(api.itensDaRematricula, ({ db, quem, pedido }, { params, query }) => listarItens(db, quem, params.id, query, pedido.idioma)),
  leitura(api.exportarItens, async ({ db, quem, servicos, pedido }, { params, query: { Formato, ...consulta } }) => {
    await obterLote(db, quem, params.id);
    const linhas = percorrerItens(servicos.dbRelatorios, quem, params.id, consulta, pedido.idioma);
    return exportar('rematricula', Formato, colunasDosItens(pedido.idioma), linhas);
  }),
  escrita(api.desfazerRematricula, (contexto, { params, body }) => pedirDesfazimento(contexto, { id: params.id, motivo: body.motivo })),
];

/** Re-enrollment, as the portal registers it. */
export const rematriculas: Sala = { nome: 'academico/rematriculas/execucao', api, rotas };
