import { comPermissao, defineEndpoint } from '#shared/endpoint.ts';
import { reciboSaida } from './respostas.ts';
import { porId } from '#shared/campos.ts';

const verRecibo = comPermissao('contas-a-receber:visualizar', 'baixar-titulo:visualizar', 'baixar-titulo:criar');

/** The receipts of payments. */
export const recibosApi = {
  obterRecibo: defineEndpoint({
    method: 'GET',
    path: 'Recibo/{id}',
    acesso: verRecibo,
    resumo: 'One receipt with its titles',
    params: porId,
    output: reciboSaida,
  }),
  reciboEmPdf: defineEndpoint({
    method: 'GET',
    path: 'Recibo/{id}/pdf',
    acesso: verRecibo,
    resumo: 'The receipt as PDF',
    params: porId,
    arquivo: true,
  }),
};
