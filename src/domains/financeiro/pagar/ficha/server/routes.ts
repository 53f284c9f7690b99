import { escrita, leitura, type Sala } from '#platform/server/http/rota.ts';
import { fichaPagarApi as api } from '../api.ts';
import { cancelarTituloPagar } from './cancelar-titulo.ts';
import { mudarCodigo } from './mudar-codigo.ts';
import { mudarVencimento } from './mudar-vencimento.ts';
import { obterTituloPagar } from './obter-titulo.ts';

/** financeiro/pagar/ficha, as the portal registers it. */
export const fichaAPagar: Sala = {
  nome: 'financeiro/pagar/ficha',
  api,
  rotas: [
    leitura(api.obterTitulo, (contexto, { params }) => obterTituloPagar(contexto, params.id)),
    escrita(api.mudarCodigo, (ato, { params, body }) => mudarCodigo(ato, { ...params, ...body })),
    escrita(api.mudarVencimento, (ato, { params, body }) => mudarVencimento(ato, { ...params, ...body })),
    escrita(api.cancelarTitulo, (ato, { params, body }) => cancelarTituloPagar(ato, { ...params, ...body })),
  ],
};
