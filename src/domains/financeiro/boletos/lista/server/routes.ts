import '#domains/financeiro/boletos/server/integridade.ts';
import { boletosApi as api } from '../api.ts';
import { escrita, leitura, type Sala } from '#platform/server/http/rota.ts';
import { percorrer } from '#platform/server/listas/listas.ts';
import { exportar } from '#platform/server/planilhas/planilha.ts';
import { obterBoleto } from './obter-boleto.ts';
import { pedirBaixas } from './pedir-baixas.ts';
import { type BoletoListado, colunasDaPlanilha, listaDeBoletos, listarBoletos } from './queries.ts';

/** financeiro/boletos/lista, as the portal registers it. */
export const boletos: Sala = {
  nome: 'financeiro/boletos/lista',
  api,
  rotas: [
    leitura(api.listarBoletos, ({ db }, { query }) => listarBoletos(db, query.filtros, query.paginacao)),
    leitura(api.exportarBoletos, async ({ servicos, pedido }, { query: q }) =>
      exportar(
        'boletos',
        q.formato,
        colunasDaPlanilha(pedido.idioma),
        percorrer<BoletoListado, typeof q.paginacao.campoOrdenado>(servicos.dbRelatorios, listaDeBoletos(q.filtros), q.paginacao),
      ),
    ),
    escrita(api.pedirBaixas, (ato, { body }) => pedirBaixas(ato, body)),
    leitura(api.obterBoleto, ({ db, hoje, pedido }, { params }) => obterBoleto(db, params.id, hoje, pedido.idioma)),
  ],
};
