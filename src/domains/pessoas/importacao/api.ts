import { z } from 'zod';
import { comPermissao, defineEndpoint } from '#shared/endpoint.ts';
import { regra } from '#shared/regra.ts';
import { recusa } from '#shared/validacao.ts';
import { type CampoImportado, camposImportados } from './campos-importados.ts';
import { limitesDaImportacao } from './importacao.ts';
import { porId } from '#shared/campos.ts';

const acesso = comPermissao('pessoas:criar');
const chaves = camposImportados.map(({ chave }) => chave) as [CampoImportado, ...CampoImportado[]];
const coluna = z
  .number()
  .int()
  .min(0)
  .max(limitesDaImportacao.colunas - 1);
const mapeamento = z.partialRecord(z.enum(chaves), coluna);
const escolha = {
  mapeamento: mapeamento.check(
    regra((m, ctx) => {
      if (m.nome === undefined) ctx.addIssue(recusa('IMPORTACAO_SEM_NOME', {}, ['nome']));
    }),
  ),
  /** Registers also who looks like somebody that is registered already (same name and birth date). */
  aceitarParecidas: z.boolean().default(false),
  /** Lines in which the CPF of a guardian was looked at: it is right, although the name or the age speaks against it. */
  vinculos: z.array(z.number().int().positive()).max(limitesDaImportacao.linhas).default([]),
};

/** An import as its window shows it when it is opened again. */
const importacao = z.object({
  id: z.number(),
  arquivo: z.string(),
  colunas: z.array(z.object({ titulo: z.string(), exemplos: z.array(z.string()) })),
  total: z.number(),
  mapeamento,
  aceitarParecidas: z.boolean(),
  vinculos: z.array(z.number()),
  situacao: z.enum(['aberta', 'executada', 'desfeita']),
  tarefaId: z.number().nullable(),
  tarefaDesfazerId: z.number().nullable(),
});
const nota = z.object({ coluna: z.string().nullable(), mensagem: z.string() });
export const situacoesDaLinha = ['pronta', 'erro', 'cadastrada', 'parecida'] as const;
/** What would happen, before anything is written. */
const conferencia = z.object({
  total: z.number(),
  prontas: z.number(),
  erros: z.number(),
  cadastradas: z.number(),
  parecidas: z.number(),
  /** People that would be registered beside the students, and guardians found by their CPF. */
  responsaveisNovos: z.number(),
  responsaveisExistentes: z.number(),
  /** Lines that ask to be read, at most 300: errors first. */
  linhas: z.array(
    z.object({
      numero: z.number(),
      nome: z.string(),
      situacao: z.enum(situacoesDaLinha),
      problemas: z.array(nota),
      /** Of a line that is ready: which guardians would be linked to a record that is there, and what it would get. */
      avisos: z.array(nota),
      /** A CPF speaks against a name or an age: the line waits until it stands in `vinculos`. */
      aDecidir: z.boolean(),
    }),
  ),
});
const feita = z.object({
  id: z.number(),
  arquivo: z.string(),
  total: z.number(),
  criadas: z.number(),
  situacao: importacao.shape.situacao,
  criadaEm: z.string(),
  tarefaId: z.number().nullable(),
});

/** People from a sheet: send, say which column is what, look at what would happen, run as a job, undo. */
export const importacaoApi = {
  modeloDaImportacao: defineEndpoint({
    method: 'GET',
    path: 'Pessoa/importacao/modelo',
    acesso,
    resumo: 'An empty sheet with every column that the import knows and one example',
    query: z.strictObject({ Formato: z.enum(['csv', 'xlsx']).default('xlsx') }),
    arquivo: true,
  }),
  listarImportacoes: defineEndpoint({
    method: 'GET',
    path: 'Pessoa/importacoes',
    acesso,
    resumo: 'The own imports of the last month, open ones too, newest first, at most 20; all for the administrator',
    output: z.object({ itens: z.array(feita) }),
  }),
  enviarPlanilha: defineEndpoint({
    method: 'POST',
    path: 'Pessoa/importacao',
    acesso,
    resumo: `Reads a sheet (XLSX or CSV, up to 5 MB and ${limitesDaImportacao.linhas} lines) and proposes which column is what`,
    uploadMaxBytes: 5 * 1_048_576,
    output: importacao,
  }),
  obterImportacao: defineEndpoint({
    method: 'GET',
    path: 'Pessoa/importacao/{id}',
    acesso,
    resumo: 'An import that was begun',
    params: porId,
    output: importacao,
  }),
  guardarEscolha: defineEndpoint({
    method: 'PUT',
    path: 'Pessoa/importacao/{id}',
    acesso,
    resumo: 'Keeps what was chosen for an import that is open, to be found again',
    params: porId,
    body: z.strictObject({ ...escolha, mapeamento }),
    output: importacao,
  }),
  conferirImportacao: defineEndpoint({
    method: 'POST',
    path: 'Pessoa/importacao/{id}/conferencia',
    acesso,
    resumo: 'What would happen line by line, with every problem and its column; writes nothing',
    params: porId,
    body: z.strictObject(escolha),
    output: conferencia,
  }),
  executarImportacao: defineEndpoint({
    method: 'POST',
    path: 'Pessoa/importacao/{id}/execucao',
    acesso,
    resumo: 'Registers the lines that are ready, as a job',
    params: porId,
    body: z.strictObject(escolha),
    output: z.object({ tarefaId: z.number() }),
  }),
  desfazerImportacao: defineEndpoint({
    method: 'POST',
    path: 'Pessoa/importacao/{id}/desfazimento',
    acesso,
    resumo: 'Takes away whom the import registered and the contacts that it added, as far as nobody changed or used them since, as a job',
    params: porId,
    output: z.object({ tarefaId: z.number() }),
  }),
};
