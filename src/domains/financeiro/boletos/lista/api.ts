import { toFiltros } from '../filtros.ts';
import { z } from 'zod';
import { comPermissao, defineEndpoint } from '#shared/endpoint.ts';
import { paginacaoQuery, paginaDe, toPaginacao } from '#shared/listas/paginacao.ts';
import { filtrosDeBoletos } from '../esquemas.ts';
import { pedidoDeBaixaEsquema } from './esquemas.ts';
import { boletoSaida, itemBoleto, totaisDeBoletos } from './respostas.ts';
import { porId } from '#shared/campos.ts';

const listar = comPermissao('gerenciar-boletos:listar');
const ver = comPermissao('gerenciar-boletos:visualizar');

const paginaDeBoletos = paginacaoQuery({
  colunas: ['vencimento', 'nossoNumero', 'pagador', 'aluno', 'valor', 'situacao', 'id'],
  padrao: 'id',
  tamanhoPadrao: 50,
  ascendentePadrao: false,
});

/** The slips, and what may be asked of the bank. */
export const boletosApi = {
  listarBoletos: defineEndpoint({
    method: 'GET',
    path: 'Boleto/obter-paginado',
    acesso: listar,
    resumo: 'Slips with the state of their charge; totals of the whole filter by state',
    query: z
      .strictObject({ ...paginaDeBoletos, ...filtrosDeBoletos })
      .transform((q) => ({ paginacao: toPaginacao(q), filtros: toFiltros(q) })),
    output: paginaDe(itemBoleto, { totais: totaisDeBoletos }),
  }),
  exportarBoletos: defineEndpoint({
    method: 'GET',
    path: 'Boleto/exportar',
    acesso: listar,
    resumo: 'The filtered slips as CSV or XLSX',
    arquivo: true,
    query: z
      .strictObject({ ...paginaDeBoletos, ...filtrosDeBoletos, Formato: z.enum(['csv', 'xlsx']).default('csv') })
      .transform(({ Formato, ...q }) => ({ formato: Formato, paginacao: toPaginacao(q), filtros: toFiltros(q) })),
  }),
  pedirBaixas: defineEndpoint({
    method: 'POST',
    path: 'Boleto/pedidos-baixa',
    acesso: comPermissao('gerenciar-boletos:excluir'),
    resumo: 'Asks the bank to write slips off with the next remittance, or takes that back',
    body: pedidoDeBaixaEsquema,
    output: z.object({ pedidos: z.number(), baixados: z.number() }),
  }),
  obterBoleto: defineEndpoint({
    method: 'GET',
    path: 'Boleto/{id}',
    acesso: ver,
    resumo: 'One slip with its codes and what happened to it',
    params: porId,
    output: boletoSaida,
  }),
};
