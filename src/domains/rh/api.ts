import { z } from 'zod';
import { comPermissao, defineEndpoint } from '#shared/endpoint.ts';
import { filtroBooleano, filtroTexto, paginaDe, paginacaoQuery } from '#shared/listas/paginacao.ts';
import * as e from './esquemas.ts';
import { porId } from '#shared/campos.ts';

const historico = z.object({ itens: z.array(e.linhaDoHistorico) });
const formato = z.enum(['csv', 'xlsx']).default('xlsx');
const filtrosDeFuncionarios = {
  ...paginacaoQuery({ colunas: ['nome', 'cargo', 'departamento', 'dataAdmissao', 'dataDemissao'], padrao: 'nome' }),
  Nome: filtroTexto(100),
  Cargo: filtroTexto(80),
  Departamento: filtroTexto(80),
  Docente: filtroBooleano(),
  Ativo: filtroBooleano(),
};

export const funcionariosApi = {
  listarDocentes: defineEndpoint({
    method: 'GET',
    path: 'Pessoa/docentes',
    acesso: comPermissao('funcionarios:visualizar', 'docentes-periodo:visualizar', 'turmas-estrutura:visualizar'),
    resumo: 'Teachers at work today, by name',
    query: z.strictObject({ ...paginacaoQuery({ colunas: ['nome'], padrao: 'nome', tamanhoPadrao: 50 }), Nome: filtroTexto(100) }),
    output: paginaDe(z.object({ id: z.number(), nome: z.string() })),
  }),
  listarFuncionarios: defineEndpoint({
    method: 'GET',
    path: 'Funcionario/obter-paginado',
    acesso: comPermissao('funcionarios:listar'),
    resumo: 'Employees by name, position, department and state',
    query: z.strictObject(filtrosDeFuncionarios),
    output: paginaDe(e.linhaFuncionario),
  }),
  exportarFuncionarios: defineEndpoint({
    method: 'GET',
    path: 'Funcionario/exportar',
    acesso: comPermissao('funcionarios:listar'),
    resumo: 'The same list as CSV or XLSX, without bank data',
    query: z.strictObject({ ...filtrosDeFuncionarios, Formato: formato }),
    arquivo: true,
  }),
  opcoesDeFuncionario: defineEndpoint({
    method: 'GET',
    path: 'Funcionario/opcoes',
    acesso: comPermissao('funcionarios:listar', 'funcionarios:criar', 'funcionarios:editar'),
    resumo: 'Positions and departments in use',
    output: z.object({ cargos: z.array(z.string()), departamentos: z.array(z.string()) }),
  }),
  obterFuncionario: defineEndpoint({
    method: 'GET',
    path: 'Funcionario/{id}',
    acesso: comPermissao('funcionarios:visualizar'),
    resumo: 'One employee; the account number only for those who may change it',
    params: porId,
    output: e.funcionarioCompleto,
  }),
  criarFuncionario: defineEndpoint({
    method: 'POST',
    path: 'Funcionario',
    acesso: comPermissao('funcionarios:criar'),
    resumo: 'Registers a person as employee',
    body: e.novoFuncionario,
    output: e.funcionarioCompleto,
  }),
  editarFuncionario: defineEndpoint({
    method: 'PUT',
    path: 'Funcionario',
    acesso: comPermissao('funcionarios:editar'),
    resumo: 'Changes an employee; from the dismissal date on the user cannot enter',
    body: e.edicaoFuncionario,
    output: e.funcionarioCompleto,
  }),
  excluirFuncionario: defineEndpoint({
    method: 'DELETE',
    path: 'Funcionario/{id}',
    acesso: comPermissao('funcionarios:excluir'),
    resumo: 'Deletes a record made by mistake; the person stays',
    params: porId,
    output: e.ok,
  }),
  historicoDoFuncionario: defineEndpoint({
    method: 'GET',
    path: 'Funcionario/{id}/historico',
    acesso: comPermissao('funcionarios:visualizar'),
    resumo: 'Who changed what of an employee',
    params: porId,
    output: historico,
  }),
};
