import { z } from 'zod';
import { regra } from '#shared/regra.ts';
import { comPermissao, defineEndpoint } from '#shared/endpoint.ts';
import { filtroId, filtroTexto, paginaDe } from '#shared/listas/paginacao.ts';
import { conferirPeriodo, formaFiltros, paginacaoDePessoas, resumoDosFiltros } from './filtros.ts';
import { duplicidade, itemBusca } from '../respostas.ts';

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
  'depositos:criar',
  'depositos:editar',
  'estoques:criar',
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
  verDuplicidades: defineEndpoint({
    method: 'GET',
    path: 'Pessoa/duplicidades',
    acesso: comPermissao('pessoas:criar', 'pessoas:editar'),
    resumo: 'People who may be the one being typed: same CPF, or like name and birth date',
    query: z.strictObject({
      Nome: filtroTexto(100),
      Sobrenome: filtroTexto(150),
      DataNascimento: filtroTexto(10),
      Cpf: filtroTexto(20),
      IgnorarId: filtroId(),
    }),
    output: z.object({ itens: z.array(duplicidade) }),
  }),
};
