import { emissaoDeBoletosApi as api } from '../api.ts';
import { hojeNaEscola } from '#platform/server/clock.ts';
import { escrita, leitura, type Sala } from '#platform/server/http/rota.ts';
import { comFiltro } from '#domains/financeiro/boletos/filtros.ts';
import { emitirBoletos, preverEmissao } from './emitir.ts';
import { listarTitulosSemBoleto } from './titulos-sem-boleto.ts';
import './integridade.ts';

/** financeiro/boletos/emissao, as the portal registers it. */
export const emissaoDeBoletos: Sala = {
  nome: 'financeiro/boletos/emissao',
  api,
  rotas: [
    leitura(api.listarTitulosSemBoleto, async ({ db, servicos }, { query }) =>
      listarTitulosSemBoleto(db, query.filtros, query.paginacao, await hojeNaEscola(db, servicos.config.tzEscola)),
    ),
    leitura(api.preverEmissao, ({ db, servicos, pedido }, { body }) =>
      preverEmissao(db, comFiltro(body), servicos.config.tzEscola, pedido.idioma),
    ),
    escrita(api.emitirBoletos, (ato, { body }) => emitirBoletos(ato, comFiltro(body))),
  ],
};
