import { escrita, leitura, type Sala } from '#platform/server/http/rota.ts';
import { exportarLista } from '#platform/server/planilhas/lista-pdf.ts';
import { listar, percorrer } from '#platform/server/listas/listas.ts';
import { proximoDiaUtil } from '#shared/datas.ts';
import { texto } from '#shared/textos.ts';
import { cobrancaApi as api } from '../api.ts';
import { cartaEmPdf, pdfDoLote } from '../cartas/server/carta-pdf.ts';
import { type CartaListada, colunasDeCartas, listaDeCartas, obterCarta } from '../cartas/server/cartas.ts';
import { colunasDeDevedores, type DevedorListado, listaDeDevedores, listarDevedores } from '../envio/server/devedores.ts';
import { filtrosDeCartas, filtrosDeDevedores } from './filtros-no-papel.ts';
import { criarDegrau, criarModelo, editarDegrau, editarModelo, listDegraus, listModelos } from '../modelos/server/modelos.ts';
import { prepararEscolhidas, prepararRegua } from '../envio/server/preparar-lotes.ts';
import { prever } from '../envio/server/previa.ts';
import { proporEscolhidas, proporRegua } from '../envio/server/propor.ts';
import { reenviarCarta } from '../cartas/server/reenviar-carta.ts';
import { textosCobranca } from '../texts.ts';
import './integridade.ts';

export const cobranca: Sala = {
  nome: 'financeiro/cobranca',
  api,
  rotas: [
    leitura(api.listarDevedores, async ({ db, hoje }, { query }) => listarDevedores(db, query.filtros, query.paginacao, hoje)),
    leitura(api.exportarDevedores, async (contexto, { query: q }) => {
      const { hoje, pedido, servicos } = contexto;
      const lista = listaDeDevedores(q.filtros, hoje);
      const linhas = percorrer<DevedorListado, typeof q.paginacao.campoOrdenado>(servicos.dbRelatorios, lista, q.paginacao);
      return exportarLista(contexto, {
        nome: 'devedores',
        titulo: texto(textosCobranca, 'responsaveis', pedido.idioma),
        formato: q.formato,
        colunas: colunasDeDevedores(pedido.idioma),
        linhas,
        filtros: () => filtrosDeDevedores(servicos.dbRelatorios, q.filtros, pedido.idioma),
      });
    }),
    leitura(api.preverCartas, async ({ db, hoje }, { body }) => {
      const dia = hoje;
      return prever(db, await proporEscolhidas(db, body, dia), dia);
    }),
    escrita(api.enviarCartas, async (ato, { body }) => ({
      lotes: await prepararEscolhidas(ato, ato.servicos.tarefas, body),
    })),
    leitura(api.reguaDeHoje, async ({ db, hoje: agora }) => {
      // On a Sunday or a holiday: what the next working day will propose.
      const dia = proximoDiaUtil(agora);
      return { ...(await prever(db, await proporRegua(db, dia), dia)), enviavel: dia === agora };
    }),
    escrita(api.enviarRegua, async (ato, { body }) => ({
      lotes: await prepararRegua(ato, ato.servicos.tarefas, body.exceto),
    })),
    leitura(api.pdfDoLote, ({ db }, { params }) => pdfDoLote(db, params.id)),
    leitura(api.listarCartas, ({ db }, { query }) =>
      listar<CartaListada, typeof query.paginacao.campoOrdenado>(db, listaDeCartas(query.filtros), query.paginacao),
    ),
    leitura(api.exportarCartas, (contexto, { query: q }) => {
      const { pedido, servicos } = contexto;
      const linhas = percorrer<CartaListada, typeof q.paginacao.campoOrdenado>(
        servicos.dbRelatorios,
        listaDeCartas(q.filtros),
        q.paginacao,
      );
      return exportarLista(contexto, {
        nome: 'cartas',
        titulo: texto(textosCobranca, 'aba_cartas', pedido.idioma),
        formato: q.formato,
        colunas: colunasDeCartas(pedido.idioma),
        linhas,
        filtros: () => filtrosDeCartas(servicos.dbRelatorios, q.filtros, pedido.idioma),
      });
    }),
    leitura(api.obterCarta, ({ db }, { params }) => obterCarta(db, params.id)),
    escrita(api.reenviarCarta, async (ato, { params }) => reenviarCarta(ato, ato.servicos.correio, params.id)),
    leitura(api.cartaEmPdf, ({ db }, { params }) => cartaEmPdf(db, params.id)),
    leitura(api.modelos, async ({ db }) => ({ itens: await listModelos(db) })),
    escrita(api.criarModelo, (ato, { body }) => criarModelo(ato, body)),
    escrita(api.editarModelo, (ato, { params, body }) => editarModelo(ato, params.id, body)),
    leitura(api.degraus, async ({ db }) => ({ itens: await listDegraus(db) })),
    escrita(api.criarDegrau, (ato, { body }) => criarDegrau(ato, body)),
    escrita(api.editarDegrau, (ato, { params, body }) => editarDegrau(ato, params.id, body)),
  ],
};
