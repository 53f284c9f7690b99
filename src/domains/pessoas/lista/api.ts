import { regra } from '#shared/regra.ts';
import { z } from 'zod';
import { comPermissao, defineEndpoint } from '#shared/endpoint.ts';
import { paginaDe } from '#shared/listas/paginacao.ts';
import { conferirPeriodo, formaFiltros, paginacaoDePessoas, resumoDosFiltros } from '../busca/filtros.ts';
import { itemNome, itemPessoa } from '../respostas.ts';

const listar = comPermissao('pessoas:listar');
const filtrosEPagina = (tamanho: number) =>
  z.strictObject({ ...paginacaoDePessoas(tamanho), ...formaFiltros }).check(regra(conferirPeriodo));
const { CampoOrdenado, OrdenacaoAscendente } = paginacaoDePessoas(20);

export const listaApi = {
  listarPessoas: defineEndpoint({
    method: 'GET',
    path: 'Pessoa',
    acesso: listar,
    resumo: `People by filters: id and name; ${resumoDosFiltros}`,
    query: filtrosEPagina(50),
    output: paginaDe(itemNome),
  }),
  obterTodas: defineEndpoint({
    method: 'GET',
    path: 'Pessoa/obter-todas',
    acesso: listar,
    resumo: 'Id and name of all people, at most 50,000; recorded as an export',
    output: z.object({ itens: z.array(itemNome), total: z.number().int() }),
  }),
  obterPaginado: defineEndpoint({
    method: 'GET',
    path: 'Pessoa/obter-pessoas-paginado',
    acesso: listar,
    resumo: `The list of people; ${resumoDosFiltros}`,
    query: filtrosEPagina(20),
    output: paginaDe(itemPessoa),
  }),
  exportar: defineEndpoint({
    method: 'GET',
    path: 'Pessoa/exportar',
    acesso: listar,
    resumo: 'The whole filter as CSV or XLSX; recorded as an export',
    query: z
      .strictObject({ CampoOrdenado, OrdenacaoAscendente, ...formaFiltros, Formato: z.enum(['csv', 'xlsx']) })
      .check(regra(conferirPeriodo)),
    arquivo: true,
  }),
};
