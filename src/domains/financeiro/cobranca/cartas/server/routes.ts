import './integridade.ts';
import { cobrancaCartasApi as api } from '../api.ts';
import { escrita, leitura, type Sala } from '#platform/server/http/rota.ts';
import { exportarLista } from '#platform/server/planilhas/lista-pdf.ts';
import { listar, percorrer } from '#platform/server/listas/listas.ts';
import { texto } from '#shared/textos.ts';
import { cartaEmPdf, pdfDoLote } from './carta-pdf.ts';
import { type CartaListada, colunasDeCartas, listaDeCartas, obterCarta } from './cartas.ts';
import { filtrosDeCartas } from './filtros-no-papel.ts';
import { reenviarCarta } from './reenviar-carta.ts';
import { textosCobranca } from '#domains/financeiro/cobranca/texts.ts';

/** cobranca/cartas, as the portal registers it. */
export const cobrancaCartas: Sala = {
  nome: 'financeiro/cobranca/cartas',
  api,
  rotas: [
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
    escrita(api.reenviarCarta, (ato, { params }) => reenviarCarta(ato, params.id)),
    leitura(api.cartaEmPdf, ({ db }, { params }) => cartaEmPdf(db, params.id)),
  ],
};
