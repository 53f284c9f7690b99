import { z } from 'zod';
import { campo, porId } from '#shared/campos.ts';
import { comPermissao, defineEndpoint } from '#shared/endpoint.ts';
import { valoresDaLista } from '#shared/listas/opcao.ts';
import { tiposDaMudanca } from '../tipos.ts';

/** Most lines and columns of one sheet of the move. */
export const limitesDaMudanca = { linhas: 5_000, colunas: 80, letrasPorCelula: 1_000 } as const;
const MAXIMO_BYTES = 5 * 1_048_576;
const ver = comPermissao('mudanca:visualizar');
const criar = comPermissao('mudanca:criar');
const abrir = comPermissao('mudanca:criar', 'mudanca:excluir');
const tipo = z.enum(valoresDaLista(tiposDaMudanca));
const problemas = z.array(z.object({ coluna: z.string().nullable(), mensagem: z.string() }));
const situacoesDoEnsaio = ['pronta', 'erro', 'cadastrada'] as const;
const situacoesDaPlanilha = ['aberta', 'carregada', 'desfeita'] as const;

const escolha = {
  /** Which column of the sheet each field comes from, by its position. */
  mapeamento: z.record(
    z.string().max(40),
    z
      .number()
      .int()
      .min(0)
      .max(limitesDaMudanca.colunas - 1),
  ),
  /** What is said once for every line, where the sheet has no column of it. */
  fixos: z.record(z.string().max(40), z.string().trim().max(200)),
};
const resumo = z.object({
  id: z.number(),
  tipo,
  arquivo: z.string(),
  total: z.number(),
  /** Lines that are here by this sheet. */
  trazidas: z.number(),
  situacao: z.enum(situacoesDaPlanilha),
  emCurso: z.boolean(),
  usuarioNome: z.string(),
  criadaEm: z.string(),
});
const ensaio = z.object({
  total: z.number(),
  prontas: z.number(),
  erros: z.number(),
  cadastradas: z.number(),
  /** Of the whole sheet, as it stands now; they hold back no line. */
  avisos: z.array(z.string()),
  /** At most 300, errors first. */
  linhas: z.array(z.object({ numero: z.number(), nome: z.string(), situacao: z.enum(situacoesDoEnsaio), problemas })),
});
const planilha = resumo.extend({
  colunas: z.array(z.object({ titulo: z.string(), exemplos: z.array(z.string()) })),
  ...escolha,
  versao: z.number(),
  tarefaId: z.number().nullable(),
  tarefaDesfazerId: z.number().nullable(),
  /** What the last dry run said; null before the first, and after the columns changed. */
  ensaio: ensaio.nullable(),
});

export const planilhasDaMudancaApi = {
  modelo: defineEndpoint({
    method: 'GET',
    path: 'Mudanca/modelo',
    acesso: ver,
    resumo: 'An empty sheet of a kind, with every column that it may have and one example',
    query: z.strictObject({ Tipo: tipo, Formato: z.enum(['csv', 'xlsx']).default('xlsx') }),
    arquivo: true,
  }),
  listar: defineEndpoint({
    method: 'GET',
    path: 'Mudanca/planilhas',
    acesso: ver,
    resumo: 'What came in of each kind, and the sheets by which it came, newest first, at most 200',
    output: z.object({ trazidos: z.array(z.object({ tipo, quantidade: z.number() })), itens: z.array(resumo) }),
  }),
  enviar: defineEndpoint({
    method: 'POST',
    path: 'Mudanca/planilha',
    acesso: criar,
    resumo: `Reads a sheet (XLSX or CSV, up to 5 MB and ${limitesDaMudanca.linhas} lines) and proposes which column is what, as it was matched last`,
    uploadMaxBytes: MAXIMO_BYTES,
    query: z.strictObject({ Tipo: tipo }),
    output: planilha,
  }),
  obter: defineEndpoint({
    method: 'GET',
    path: 'Mudanca/planilha/{id}',
    acesso: abrir,
    resumo: 'A sheet of the move',
    params: porId,
    output: planilha,
  }),
  guardar: defineEndpoint({
    method: 'PUT',
    path: 'Mudanca/planilha/{id}',
    acesso: criar,
    resumo: 'Says which column is what, and what holds for every line; it is remembered for the next sheet of the kind',
    params: porId,
    body: z.strictObject({ ...escolha, versao: campo.versao() }),
    output: planilha,
  }),
  ensaiar: defineEndpoint({
    method: 'POST',
    path: 'Mudanca/planilha/{id}/ensaio',
    acesso: criar,
    resumo: 'Does everything that a load would do and takes it back: what becomes of each line, with every problem and its column',
    params: porId,
    output: planilha,
  }),
  problemas: defineEndpoint({
    method: 'GET',
    path: 'Mudanca/planilha/{id}/problemas',
    acesso: abrir,
    resumo: 'The lines with errors of the last dry run as a sheet, as they were sent, with a column that says what is wrong',
    params: porId,
    query: z.strictObject({ Formato: z.enum(['csv', 'xlsx']).default('xlsx') }),
    arquivo: true,
  }),
  carregar: defineEndpoint({
    method: 'POST',
    path: 'Mudanca/planilha/{id}/carga',
    acesso: criar,
    resumo: 'Loads the lines that are ready, as a job',
    params: porId,
    exigeIdempotencia: true,
    output: z.object({ tarefaId: z.number() }),
  }),
  desfazer: defineEndpoint({
    method: 'POST',
    path: 'Mudanca/planilha/{id}/desfazimento',
    acesso: comPermissao('mudanca:excluir'),
    resumo: 'Takes a whole sheet back, as a job: all of it, or nothing where something was built on one of its lines',
    params: porId,
    exigeIdempotencia: true,
    output: z.object({ tarefaId: z.number() }),
  }),
  excluir: defineEndpoint({
    method: 'DELETE',
    path: 'Mudanca/planilha/{id}',
    acesso: criar,
    resumo: 'Throws away a sheet that was not loaded',
    params: porId,
  }),
};
