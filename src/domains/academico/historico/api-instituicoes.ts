import { z } from 'zod';
import { campo } from '#shared/campos.ts';
import { comPermissao, defineEndpoint } from '#shared/endpoint.ts';
import { historicoSaida } from '#shared/historico.ts';
import { ufs } from '#shared/listas/ufs.ts';
import { filtroBooleano, filtroId, filtroTexto, paginacaoQuery, paginaDe, toPaginacao } from '#shared/listas/paginacao.ts';
import { criado, formato, porId } from './api-comum.ts';
import { esquemaEdicaoInstituicao, esquemaInstituicao } from './esquemas.ts';
import { redes } from './listas.ts';

const rede = z.enum(['privada', 'municipal', 'estadual', 'federal', 'exterior']);
const resumo = {
  id: z.number(),
  nome: z.string(),
  rede,
  cnpj: z.string().nullable(),
  inep: z.string().nullable(),
  cidade: z.string().nullable(),
  uf: z.string().nullable(),
  ativa: z.boolean(),
  disciplinas: z.number(),
  turmas: z.number(),
};
const item = z.object({ ...resumo, telefone: z.string().nullable() });
const texto = z.string().nullable();
const instituicao = z.object({
  ...resumo,
  cep: texto,
  logradouro: texto,
  numero: texto,
  complemento: texto,
  bairro: texto,
  pais: z.string(),
  telefone: texto,
  email: texto,
  contato: texto,
  observacoes: texto,
  versao: z.number(),
});
const filtros = {
  Nome: filtroTexto(150),
  Rede: campo.opcao.opcional(redes),
  Uf: campo.opcao.opcional(ufs),
  Ativa: filtroBooleano(),
};
const paginacao = paginacaoQuery({ colunas: ['nome', 'cidade', 'rede', 'disciplinas', 'turmas'], padrao: 'nome', tamanhoPadrao: 50 });
const consulta = z.strictObject({ ...paginacao, ...filtros });
type Consulta = z.output<typeof consulta>;
const ler = (q: Consulta) => ({ paginacao: toPaginacao(q), filtros: { Nome: q.Nome, Rede: q.Rede, Uf: q.Uf, Ativa: q.Ativa } });

const ver = comPermissao('instituicao-ensino:visualizar');
/** Who registers subjects or classes of a school must be able to name it. */
const nomear = comPermissao(
  'instituicao-ensino:visualizar',
  'instituicao-ensino:listar',
  'instituicao-disciplinas:visualizar',
  'instituicao-turmas:visualizar',
  'historico-escolar:visualizar',
);

/** Other institutions: the schools that students come from and go to. */
export const instituicoesApi = {
  listarInstituicoes: defineEndpoint({
    method: 'GET',
    path: 'InstituicaoEnsino/obter-paginado',
    acesso: comPermissao('instituicao-ensino:listar', 'instituicao-ensino:visualizar'),
    resumo: 'Other institutions, with how many subjects and classes are registered',
    query: consulta.transform(ler),
    output: paginaDe(item),
  }),
  exportarInstituicoes: defineEndpoint({
    method: 'GET',
    path: 'InstituicaoEnsino/exportar',
    acesso: comPermissao('instituicao-ensino:listar'),
    resumo: 'Other institutions of a filter as CSV or XLSX',
    arquivo: true,
    query: z.strictObject({ ...paginacao, ...filtros, Formato: formato }).transform((q) => ({ ...ler(q), formato: q.Formato })),
  }),
  buscarInstituicoes: defineEndpoint({
    method: 'GET',
    path: 'InstituicaoEnsino/obter-por-filtro',
    acesso: nomear,
    resumo: 'Names of other institutions for pickers, by name, city, CNPJ or INEP code',
    query: z.strictObject({ Nome: filtroTexto(150), Id: filtroId(), SoAtivas: filtroBooleano() }),
    output: z.object({ itens: z.array(z.object({ id: z.number(), nome: z.string(), cidade: texto, uf: texto })) }),
  }),
  verSemelhantes: defineEndpoint({
    method: 'GET',
    path: 'InstituicaoEnsino/semelhantes',
    acesso: comPermissao('instituicao-ensino:criar', 'instituicao-ensino:editar'),
    resumo: 'Institutions that may be the same one: by INEP code, CNPJ or name',
    query: z.strictObject({ Nome: filtroTexto(150), Cnpj: filtroTexto(20), Inep: filtroTexto(10), IgnorarId: filtroId() }),
    output: z.object({
      itens: z.array(
        z.object({
          id: z.number(),
          nome: z.string(),
          cidade: texto,
          uf: texto,
          ativa: z.boolean(),
          motivo: z.enum(['inep', 'cnpj', 'nome']),
        }),
      ),
    }),
  }),
  obterInstituicao: defineEndpoint({
    method: 'GET',
    path: 'InstituicaoEnsino/{id}',
    acesso: ver,
    resumo: 'One institution',
    params: porId,
    output: instituicao,
  }),
  criarInstituicao: defineEndpoint({
    method: 'POST',
    path: 'InstituicaoEnsino',
    acesso: comPermissao('instituicao-ensino:criar'),
    resumo: 'Registers an institution',
    body: esquemaInstituicao,
    output: criado,
  }),
  editarInstituicao: defineEndpoint({
    method: 'PUT',
    path: 'InstituicaoEnsino',
    acesso: comPermissao('instituicao-ensino:editar'),
    resumo: 'Changes an institution',
    body: esquemaEdicaoInstituicao,
    output: instituicao,
  }),
  excluirInstituicao: defineEndpoint({
    method: 'DELETE',
    path: 'InstituicaoEnsino/{id}',
    acesso: comPermissao('instituicao-ensino:excluir'),
    resumo: 'Deletes an institution on which nothing hangs',
    params: porId,
  }),
  historicoInstituicao: defineEndpoint({
    method: 'GET',
    path: 'InstituicaoEnsino/{id}/historico',
    acesso: ver,
    resumo: 'Who changed an institution, when and how',
    params: porId,
    output: historicoSaida,
  }),
};
