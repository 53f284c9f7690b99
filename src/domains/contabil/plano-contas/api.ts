import { z } from 'zod';
import { comPermissao, defineEndpoint } from '#shared/endpoint.ts';
import { filtroBooleano, filtroInteiro, filtroTexto } from '#shared/listas/paginacao.ts';
import { emUmaSala, endpointsDeRegistro } from '#shared/registro-api.ts';
import { configuracaoDoPlano, contaDaPlanilha, edicaoConta, importacaoDoPlano, modeloDoPlano, novaConta } from './esquemas.ts';
import { gruposConta, naturezas, tiposConta } from '../grupos.ts';
import { entidades } from './plano.ts';

const id = z.number();
const texto = z.string();

/** The accounts, in the order of their codes. */
export const contasApi = endpointsDeRegistro({
  nome: 'ContaContabil',
  tela: 'contabil-plano-contas',
  ordem: { colunas: ['codigo', 'nome'], padrao: 'codigo', tamanhoPadrao: 100 },
  filtros: {
    Nome: filtroTexto(100),
    Grupo: z.enum(gruposConta).optional(),
    Tipo: z.enum(tiposConta).optional(),
    Ativa: filtroBooleano(),
    /** Accounts down to this level. */
    AteNivel: filtroInteiro(1, 8),
    SemReferencial: filtroBooleano(),
  },
  item: z.object({
    id,
    codigo: texto,
    codigoReduzido: z.number(),
    nivel: z.number(),
    nome: texto,
    tipo: z.enum(tiposConta),
    natureza: z.enum(naturezas),
    grupo: z.enum(gruposConta),
    exigeCentroCusto: z.boolean(),
    codigoReferencial: texto.nullable(),
    ativa: z.boolean(),
    /** Whether entries were posted in it: then only its name and the rest may change. */
    usada: z.boolean(),
    versao: id,
  }),
  novo: novaConta,
  edicao: edicaoConta,
});

const opcao = z.object({
  id,
  codigo: texto,
  codigoReduzido: z.number(),
  nome: texto,
  natureza: z.enum(naturezas),
  grupo: z.enum(gruposConta),
  exigeCentroCusto: z.boolean(),
});
const deQuemEscreve = [
  'contabil-lancamentos:visualizar',
  'contabil-lancamentos:criar',
  'contabil-plano-contas:visualizar',
  'contabil-lancamento-por-periodo:visualizar',
  'contabil-razao:visualizar',
  'contabil-balancete:visualizar',
  'financeiro-integracao-contabil:visualizar',
] as const;

const planoApi = {
  buscarContas: defineEndpoint({
    method: 'GET',
    path: 'ContaContabil/opcoes',
    acesso: comPermissao(...deQuemEscreve),
    resumo: 'Accounts that take entries, by code, short code or words of the name; at most fifty',
    query: z.strictObject({ Termo: filtroTexto(100) }).transform((q) => ({ termo: q.Termo })),
    output: z.object({ itens: z.array(opcao) }),
  }),
  obterConfiguracao: defineEndpoint({
    method: 'GET',
    path: 'PlanoContas/configuracao',
    acesso: comPermissao(...deQuemEscreve),
    resumo: 'Mask, kind of school and the accounts of the result',
    output: z.object({
      mascara: texto,
      entidade: z.enum(entidades),
      contaApuracao: opcao.nullable(),
      contaResultado: opcao.nullable(),
      contas: z.number(),
      versao: id,
    }),
  }),
  editarConfiguracao: defineEndpoint({
    method: 'PUT',
    path: 'PlanoContas/configuracao',
    acesso: comPermissao('contabil-plano-contas:editar'),
    resumo: 'Changes mask, kind of school and the accounts of the result',
    body: configuracaoDoPlano,
    output: z.object({ versao: id }),
  }),
  carregarModelo: defineEndpoint({
    method: 'POST',
    path: 'PlanoContas/modelo',
    acesso: comPermissao('contabil-plano-contas:criar'),
    resumo: 'Loads the chart of a school into an empty chart',
    body: modeloDoPlano,
    output: z.object({ contas: z.number() }),
  }),
  lerPlanilha: defineEndpoint({
    method: 'POST',
    path: 'PlanoContas/planilha',
    acesso: comPermissao('contabil-plano-contas:criar'),
    resumo: 'Reads a sheet of accounts and says what would be made of each line; writes nothing',
    uploadMaxBytes: 2 * 1_048_576,
    output: z.object({
      /** What would be created: told again to create it. */
      contas: z.array(contaDaPlanilha),
      existentes: z.number(),
      problemas: z.array(z.object({ linha: z.number(), codigo: texto, mensagem: texto })),
    }),
  }),
  importarContas: defineEndpoint({
    method: 'POST',
    path: 'PlanoContas/importacao',
    acesso: comPermissao('contabil-plano-contas:criar'),
    resumo: 'Creates accounts of a sheet that was read, all or none',
    body: importacaoDoPlano,
    output: z.object({ contas: z.number() }),
  }),
};
export const { buscarContas, obterConfiguracao, editarConfiguracao, carregarModelo, lerPlanilha, importarContas } = planoApi;
export const planoContasApi = { ...emUmaSala({ contas: contasApi }), ...planoApi };
export type Configuracao = z.output<NonNullable<typeof obterConfiguracao.output>>;
