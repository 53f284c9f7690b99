import { z } from 'zod';
import { campo, porId } from '#shared/campos.ts';
import { comPermissao, defineEndpoint } from '#shared/endpoint.ts';
import { corpoComFotoMaxBytes, esquemaEdicaoPessoa, esquemaNovaPessoa } from '../esquemas.ts';
import { linhaDoHistorico, pessoaSaida, pessoaSalva } from '../respostas.ts';

const ver = comPermissao('pessoas:visualizar', 'pessoas:editar');
const editar = comPermissao('pessoas:editar');

export const pessoasApi = {
  alterarCpf: defineEndpoint({
    method: 'PUT',
    path: 'Pessoa/cpf',
    acesso: editar,
    resumo: 'Change the CPF of a person',
    body: z.strictObject({ Id: campo.id(), Cpf: campo.cpf() }),
    output: pessoaSalva,
  }),
  obterPessoa: defineEndpoint({
    method: 'GET',
    path: 'Pessoa/{id}',
    acesso: ver,
    resumo: 'One person with addresses, contacts, filiation and small photo',
    params: porId,
    output: pessoaSaida,
  }),
  fichaCadastral: defineEndpoint({
    method: 'GET',
    path: 'Pessoa/{id}/ficha-cadastral',
    acesso: ver,
    resumo: 'The record of a person as a PDF to check and sign, without health and photo',
    params: porId,
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
    params: porId,
  }),
  verHistorico: defineEndpoint({
    method: 'GET',
    path: 'Pessoa/{id}/historico',
    acesso: ver,
    resumo: 'Who changed what of a person, before and after, newest first; who does not edit people also needs the right to read changes',
    params: porId,
    output: z.object({ itens: z.array(linhaDoHistorico) }),
  }),
};
