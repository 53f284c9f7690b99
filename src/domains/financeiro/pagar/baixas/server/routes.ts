import { escrita, leitura, type Sala } from '#platform/server/http/rota.ts';
import { baixasPagarApi as api } from '../api.ts';
import { descontarResto } from './descontar-resto.ts';
import { estornarPagamento } from './estornar-pagamento.ts';
import { pagarTitulos } from './pagar-titulos.ts';
import { lerParaPagar } from './para-pagar.ts';
import './integridade.ts';

/** financeiro/pagar/baixas, as the portal registers it. */
export const baixasAPagar: Sala = {
  nome: 'financeiro/pagar/baixas',
  api,
  rotas: [
    leitura(api.obterParaPagar, ({ db, hoje }, { query }) => lerParaPagar(db, query.ids, hoje)),
    escrita(api.pagarTitulo, (ato, { params, body: { dataBaixa, contaBancariaId, formaPagamentoId, ...composicao } }) =>
      pagarTitulos(ato, { dataBaixa, contaBancariaId, formaPagamentoId, itens: [{ tituloId: params.id, ...composicao }] }),
    ),
    escrita(api.pagarTitulos, (ato, { body }) => pagarTitulos(ato, body)),
    escrita(api.descontarResto, (ato, { params, body }) => descontarResto(ato, { ...params, ...body })),
    escrita(api.estornarPagamento, (ato, { params, body }) => estornarPagamento(ato, { baixaId: params.id, ...body })),
  ],
};
