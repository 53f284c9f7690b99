import { z } from 'zod';
import { regra } from '#shared/regra.ts';
import { campo } from '#shared/campos.ts';
import { comPermissao, defineEndpoint } from '#shared/endpoint.ts';
import { paginaDe } from '#shared/paginacao.ts';
import { conferirPeriodo, formaFiltros, paginacaoDePessoas, resumoDosFiltros } from './filtros.ts';
import { itemBusca } from './saidas.ts';

/** Screens that choose a person inside their own form. */
const escolher = comPermissao(
  'pessoas:listar',
  'pessoas:criar',
  'matriculas:criar',
  'matriculas:editar',
  'funcionarios:criar',
  'funcionarios:editar',
  'usuarios:criar',
  'usuarios:editar',
  'protocolos:criar',
  'aditivos:criar',
  'aditivos:editar',
  'contas-a-receber:criar',
  'financeiro-lancamentos:criar',
  'gerenciar-boletos:editar',
  'impostos:criar',
  'impostos:editar',
);
/** Whoever sees a person in a list or record sees the face. */
export const verFoto = comPermissao(
  'pessoas:visualizar',
  'pessoas:listar',
  'matriculas:visualizar',
  'matriculas:listar',
  'funcionarios:visualizar',
);

/** What other rooms' screens ask of people: to find one, and to show the face. Apart, so that they load nothing else. */
export const buscaApi = {
  obterPorFiltro: defineEndpoint({
    method: 'GET',
    path: 'Pessoa/obter-por-filtro',
    acesso: escolher,
    resumo: `People by name, CPF, code or phone, for selects; ${resumoDosFiltros}`,
    query: z.strictObject({ ...paginacaoDePessoas(50), ...formaFiltros }).check(regra(conferirPeriodo)),
    output: paginaDe(itemBusca),
  }),
  obterMiniatura: defineEndpoint({
    method: 'GET',
    path: 'Pessoa/{id}/miniatura',
    acesso: verFoto,
    resumo: 'Small photo (128 px JPEG) of a person; 204 when there is none',
    params: z.strictObject({ id: campo.id() }),
    arquivo: true,
  }),
};
