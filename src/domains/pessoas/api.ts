import { z } from 'zod';
import { regra } from '#shared/regra.ts';
import { campo } from '#shared/campos.ts';
import { comPermissao, defineEndpoint } from '#shared/endpoint.ts';
import { filtroId, filtroTexto, paginaDe } from '#shared/paginacao.ts';
import { buscaApi, verFoto } from './api-busca.ts';
import { cepApi } from './api-cep.ts';
import { fichaApi } from './api-ficha.ts';
import { importacaoApi } from './api-importacao.ts';
import { partesApi } from './api-partes.ts';
import { corpoComFotoMaxBytes, esquemaEdicaoPessoa, esquemaNovaPessoa, fotoMaxBytes } from './esquemas.ts';
import { conferirPeriodo, formaFiltros, paginacaoDePessoas, resumoDosFiltros } from './filtros.ts';
import { duplicidade, fotoSaida, fotoTrocada, itemNome, itemPessoa, linhaDoHistorico, pessoaSaida, pessoaSalva } from './saidas.ts';

const params = z.strictObject({ id: campo.id() });
const listar = comPermissao('pessoas:listar');
const ver = comPermissao('pessoas:visualizar', 'pessoas:editar');
const editar = comPermissao('pessoas:editar');
const filtrosEPagina = (tamanho: number) =>
  z.strictObject({ ...paginacaoDePessoas(tamanho), ...formaFiltros }).check(regra(conferirPeriodo));
const { CampoOrdenado, OrdenacaoAscendente } = paginacaoDePessoas(20);

export const pessoasApi = {
  ...buscaApi,
  alterarCpf: defineEndpoint({
    method: 'PUT',
    path: 'Pessoa/cpf',
    acesso: editar,
    resumo: 'Change the CPF of a person',
    body: z.strictObject({ Id: campo.id(), Cpf: campo.cpf() }),
    output: pessoaSalva,
  }),
  recuperarFoto: defineEndpoint({
    method: 'GET',
    path: 'Pessoa/recuperar-foto',
    acesso: verFoto,
    resumo: 'Photo of a person as a base64 document',
    query: z.strictObject({ id: campo.id() }),
    output: fotoSaida,
  }),
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
  obterPessoa: defineEndpoint({
    method: 'GET',
    path: 'Pessoa/{id}',
    acesso: ver,
    resumo: 'One person with addresses, contacts, filiation and small photo',
    params,
    output: pessoaSaida,
  }),
  fichaCadastral: defineEndpoint({
    method: 'GET',
    path: 'Pessoa/{id}/ficha-cadastral',
    acesso: ver,
    resumo: 'The record of a person as a PDF to check and sign, without health and photo',
    params,
    arquivo: true,
  }),
  criarPessoa: defineEndpoint({
    method: 'POST',
    path: 'Pessoa',
    acesso: comPermissao('pessoas:criar'),
    resumo: 'Register a person',
    body: esquemaNovaPessoa,
    corpoMaxBytes: corpoComFotoMaxBytes,
    output: pessoaSalva,
  }),
  editarPessoa: defineEndpoint({
    method: 'PUT',
    path: 'Pessoa',
    acesso: editar,
    resumo: 'Change a person: absent members stay, a given list replaces the stored one',
    body: esquemaEdicaoPessoa,
    corpoMaxBytes: corpoComFotoMaxBytes,
    output: pessoaSalva,
  }),
  excluirPessoa: defineEndpoint({
    method: 'DELETE',
    path: 'Pessoa/{id}',
    acesso: comPermissao('pessoas:excluir'),
    resumo: 'Delete a person that nothing refers to',
    params,
  }),
  verHistorico: defineEndpoint({
    method: 'GET',
    path: 'Pessoa/{id}/historico',
    acesso: ver,
    resumo: 'Who changed what of a person, before and after, newest first; who does not edit people also needs the right to read changes',
    params,
    output: z.object({ itens: z.array(linhaDoHistorico) }),
  }),
  enviarFoto: defineEndpoint({
    method: 'POST',
    path: 'Pessoa/{id}/foto',
    acesso: editar,
    resumo: 'Put a photo: JPEG, PNG or WebP up to 10 MB, re-encoded without metadata',
    params,
    uploadMaxBytes: fotoMaxBytes,
    output: fotoTrocada,
  }),
  removerFoto: defineEndpoint({
    method: 'DELETE',
    path: 'Pessoa/{id}/foto',
    acesso: editar,
    resumo: 'Remove the photo of a person',
    params,
    output: fotoTrocada,
  }),
  ...cepApi,
  ...importacaoApi,
  ...partesApi,
  ...fichaApi,
};
