import { z } from 'zod';
import { campo, porId } from '#shared/campos.ts';
import { comPermissao, defineEndpoint } from '#shared/endpoint.ts';
import { filtroTexto, paginaDe, paginacaoQuery } from '#shared/listas/paginacao.ts';
import { linhaDoHistorico, ok } from '../esquemas.ts';
import { confirmacaoDada } from '../confirmacoes/esquemas.ts';
import * as e from './esquemas.ts';

const historico = z.object({ itens: z.array(linhaDoHistorico) });
const formato = z.enum(['csv', 'xlsx']).default('xlsx');
const filtrosDePerfis = { ...paginacaoQuery({ colunas: ['nome', 'usuarios'], padrao: 'nome' }), Nome: filtroTexto(80) };

const corpoPerfil = {
  nome: campo.texto({ max: 80 }),
  descricao: campo.textoOpcional(300),
  restringirPainelProfessor: z.boolean().default(false),
};

/** More power for those who hold a profile, or less proof of them, takes a confirmation; without one the refusal names the act. */
const comConfirmacao = { confirmacao: confirmacaoDada.optional() };

/** Profiles and their permission matrix. */
export const perfisApi = {
  listarPerfis: defineEndpoint({
    method: 'GET',
    path: 'Perfil/obter-paginado',
    acesso: comPermissao('perfis:listar', 'usuarios:criar', 'usuarios:editar'),
    resumo: 'Profiles with the number of users',
    query: z.strictObject(filtrosDePerfis),
    output: paginaDe(e.linhaPerfil),
  }),
  exportarPerfis: defineEndpoint({
    method: 'GET',
    path: 'Perfil/exportar',
    acesso: comPermissao('perfis:listar'),
    resumo: 'The same list as CSV or XLSX',
    query: z.strictObject({ ...filtrosDePerfis, Formato: formato }),
    arquivo: true,
  }),
  obterPerfil: defineEndpoint({
    method: 'GET',
    path: 'Perfil/{id}',
    acesso: comPermissao('perfis:visualizar'),
    resumo: 'One profile',
    params: porId,
    output: e.linhaPerfil,
  }),
  criarPerfil: defineEndpoint({
    method: 'POST',
    path: 'Perfil',
    acesso: comPermissao('perfis:criar'),
    resumo: 'Makes a profile, empty or with the permissions of another',
    body: z.strictObject({ ...corpoPerfil, exigeSegundoFator: z.boolean().default(false), copiarDeId: campo.id.opcional() }),
    output: e.linhaPerfil,
  }),
  editarPerfil: defineEndpoint({
    method: 'PUT',
    path: 'Perfil',
    acesso: comPermissao('perfis:editar'),
    resumo: 'Changes name, description, the teacher restriction and the demand for a second factor (left as it is when absent)',
    body: z.strictObject({
      id: campo.id(),
      versao: campo.versao(),
      ...corpoPerfil,
      exigeSegundoFator: z.boolean().optional(),
      ...comConfirmacao,
    }),
    output: e.linhaPerfil,
  }),
  excluirPerfil: defineEndpoint({
    method: 'DELETE',
    path: 'Perfil/{id}',
    acesso: comPermissao('perfis:excluir'),
    resumo: 'Deletes a profile that nobody uses',
    params: porId,
    output: ok,
  }),
  obterPermissoes: defineEndpoint({
    method: 'GET',
    path: 'Perfil/{id}/permissoes',
    acesso: comPermissao('perfis:visualizar', 'perfis:editar'),
    resumo: 'The permission matrix of a profile',
    params: porId,
    output: e.permissoesDoPerfil,
  }),
  salvarPermissoes: defineEndpoint({
    method: 'PUT',
    path: 'Perfil/{id}/permissoes',
    acesso: comPermissao('perfis:editar'),
    resumo: 'Replaces the permission matrix of a profile',
    params: porId,
    body: z.strictObject({
      versao: campo.versao(),
      restringirPainelProfessor: z.boolean(),
      permissoes: z.array(e.concessao).max(300),
      ...comConfirmacao,
    }),
    output: e.permissoesDoPerfil,
  }),
  historicoDoPerfil: defineEndpoint({
    method: 'GET',
    path: 'Perfil/{id}/historico',
    acesso: comPermissao('perfis:visualizar'),
    resumo: 'Who changed what of a profile',
    params: porId,
    output: historico,
  }),
};
