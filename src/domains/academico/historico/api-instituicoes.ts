import { z } from 'zod';
import { campo } from '#shared/campos.ts';
import { comPermissao, defineEndpoint } from '#shared/endpoint.ts';
import { ufs } from '#shared/listas/ufs.ts';
import { filtroBooleano, filtroId, filtroTexto } from '#shared/listas/paginacao.ts';
import { endpointsDeRegistro } from '#shared/registro-api.ts';
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
/** Other institutions: the schools that students come from and go to. */
export const instituicoesApi = endpointsDeRegistro({
  nome: 'InstituicaoEnsino',
  tela: 'instituicao-ensino',
  ordem: { colunas: ['nome', 'cidade', 'rede', 'disciplinas', 'turmas'], padrao: 'nome' },
  filtros: { Nome: filtroTexto(150), Rede: campo.opcao.opcional(redes), Uf: campo.opcao.opcional(ufs), Ativa: filtroBooleano() },
  item: instituicao,
  itemDaLista: item,
  novo: esquemaInstituicao,
  edicao: esquemaEdicaoInstituicao,
  editado: instituicao,
  permissoes: { listar: ['instituicao-ensino:listar', 'instituicao-ensino:visualizar'] },
});

/** Who registers subjects or classes of a school must be able to name it. */
const nomear = comPermissao(
  'instituicao-ensino:visualizar',
  'instituicao-ensino:listar',
  'instituicao-disciplinas:visualizar',
  'instituicao-turmas:visualizar',
  'historico-escolar:visualizar',
);

/** What is asked of institutions besides. */
export const buscasApi = {
  buscar: defineEndpoint({
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
};
