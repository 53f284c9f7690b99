import { emissaoDeBoletosApi as api } from '../api.ts';
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
    leitura(api.listarTitulosSemBoleto, ({ db, hoje }, { query }) => listarTitulosSemBoleto(db, query.filtros, query.paginacao, hoje)),
    leitura(api.preverEmissao, ({ db, hoje, pedido }, { body }) => preverEmissao(db, comFiltro(body), hoje, pedido.idioma)),
    escrita(api.emitirBoletos, (ato, { body }) => emitirBoletos(ato, comFiltro(body))),
  ],
};
