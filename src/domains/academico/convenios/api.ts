import { z } from 'zod';
import { campo, porId } from '#shared/campos.ts';
import { comPermissao, defineEndpoint } from '#shared/endpoint.ts';
import { filtroBooleano, filtroId, filtroTexto, paginaDe, paginacaoQuery } from '#shared/listas/paginacao.ts';
import { endpointsDeRegistro } from '#shared/registro-api.ts';
import * as e from './esquemas.ts';
import { rotulosConvenio, tiposConvenio } from './tipos.ts';

const id = z.number();
const gravado = z.object({ id, versao: z.number() });
const participacao = z.object({
  id,
  pessoaId: id,
  pessoaNome: z.string(),
  titularId: id.nullable(),
  titularNome: z.string().nullable(),
  entrada: z.string(),
  /** The last day: the own one or the holder's. */
  saida: z.string().nullable(),
  /** Of who is in still, without an exit, and is enrolled no more. */
  saiuDaEscolaEm: z.string().nullable(),
  contratos: z.number(),
  versao: z.number(),
});

/** Insurances and agreements as a register. */
export const conveniosApi = endpointsDeRegistro({
  nome: 'Convenio',
  tela: 'convenios',
  ordem: { colunas: ['nome', 'parceiro', 'vigenteDesde'], padrao: 'vigenteDesde', ascendentePadrao: false },
  filtros: { Nome: filtroTexto(100), Tipo: campo.opcao.opcional(rotulosConvenio), VigenteEm: campo.dataCivil.opcional() },
  item: z.object({
    id,
    tipo: z.enum(tiposConvenio),
    nome: z.string(),
    parceiro: z.string(),
    cnpj: z.string(),
    numero: z.string().nullable(),
    vigenteDesde: z.string(),
    vigenteAte: z.string(),
    descontoId: id.nullable(),
    descontoNome: z.string().nullable(),
    pessoas: z.number(),
    versao: z.number(),
  }),
  novo: e.novoConvenio,
  edicao: e.edicaoConvenio,
  sem: ['exportar'],
});

/** Who is in an agreement, and the discount that comes with it. */
export const participacoesApi = {
  listarParticipacoes: defineEndpoint({
    method: 'GET',
    path: 'ConvenioPessoa/obter-paginado',
    acesso: comPermissao('convenios:visualizar'),
    resumo: 'Who is or was in an agreement',
    query: z.strictObject({
      ...paginacaoQuery({ colunas: ['pessoaNome', 'entrada'], padrao: 'pessoaNome' }),
      Nome: filtroTexto(100),
      ConvenioId: filtroId(),
      SaiuDaEscola: filtroBooleano(),
    }),
    output: paginaDe(participacao),
  }),
  opcoesDeConvenio: defineEndpoint({
    method: 'GET',
    path: 'Convenio/opcoes',
    acesso: comPermissao('convenios:visualizar', 'convenios:listar'),
    resumo: 'Discounts of the register that an agreement may give',
    output: z.object({ descontos: z.array(z.object({ id, nome: z.string() })) }),
  }),
  incluirPessoa: defineEndpoint({
    method: 'POST',
    path: 'Convenio/{id}/pessoas',
    acesso: comPermissao('convenios:editar'),
    resumo: 'Somebody enters an agreement',
    params: porId,
    body: e.inclusao,
    output: gravado,
  }),
  incluirAlunos: defineEndpoint({
    method: 'POST',
    path: 'Convenio/{id}/alunos',
    acesso: comPermissao('convenios:editar'),
    resumo: 'Every student of a year or course who is not in yet enters an agreement',
    params: porId,
    body: e.inclusaoDeAlunos,
    output: z.object({ incluidos: z.number() }),
  }),
  registrarSaida: defineEndpoint({
    method: 'POST',
    path: 'ConvenioPessoa/{id}/saida',
    acesso: comPermissao('convenios:editar'),
    resumo: 'The last day of somebody in an agreement',
    params: porId,
    body: e.saida,
    output: gravado,
  }),
  excluirInclusao: defineEndpoint({
    method: 'DELETE',
    path: 'ConvenioPessoa/{id}',
    acesso: comPermissao('convenios:editar'),
    resumo: 'Takes back an entry that was made by mistake, of which no discount came',
    params: porId,
    query: z.strictObject({ Versao: campo.versao() }),
  }),
  ajustarDescontos: defineEndpoint({
    method: 'POST',
    path: 'Convenio/{id}/descontos',
    acesso: comPermissao('aditivos:criar'),
    resumo: 'Brings the contracts of all who are in an agreement to what it says: puts the discount, makes it longer or ends it',
    params: porId,
    output: z.object({ tarefaId: id, total: z.number() }),
  }),
};
