import { z } from 'zod';
import { campo, dinheiro } from '#shared/campos.ts';
import { comPermissao, defineEndpoint } from '#shared/endpoint.ts';
import { situacoesPeriodoContabil } from '../periodo.ts';

const ano = campo.inteiro({ min: 1990, max: 2100 });
const porAno = z.strictObject({ ano: campo.id() });
const vistos = comPermissao(
  'contabil-periodos:visualizar',
  'contabil-fechamento:visualizar',
  'contabil-lancamentos:visualizar',
  'contabil-lancamento-por-periodo:visualizar',
  'contabil-balancete:visualizar',
  'contabil-diario:visualizar',
  'contabil-razao:visualizar',
  'contabil-faturamentos:visualizar',
  'financeiro-integracao-contabil:visualizar',
);

const periodo = z.object({
  /** Year and number, 202601; 13 is the adjustments, 14 the closing of the year. */
  id: z.number(),
  tipo: z.enum(['mes', 'ajuste', 'encerramento']),
  dataInicio: z.string(),
  dataFim: z.string(),
  situacao: z.enum(situacoesPeriodoContabil),
  versao: z.number(),
  lancamentos: z.number(),
  /** Of each side. */
  totalCentavos: dinheiro,
  /** The last closing or reopening. */
  ultima: z.object({ para: z.string(), usuarioNome: z.string(), em: z.string(), motivo: z.string().nullable() }).nullable(),
});
const exercicio = z.object({ ano: z.number(), ultimoNumero: z.number(), periodos: z.array(periodo) });
export const novoExercicio = z.strictObject({ ano });

/** Accounting years and their períodos. */
export const periodosContabeisApi = {
  listarExercicios: defineEndpoint({
    method: 'GET',
    path: 'ExercicioContabil/obter-todos',
    acesso: vistos,
    resumo: 'Accounting years with their periods, the last one first',
    output: z.object({ itens: z.array(exercicio) }),
  }),
  abrirExercicio: defineEndpoint({
    method: 'POST',
    path: 'ExercicioContabil',
    acesso: comPermissao('contabil-periodos:criar'),
    resumo: 'Opens an accounting year with its twelve months and its closing',
    body: novoExercicio,
    output: z.object({ ano: z.number() }),
  }),
  abrirAjuste: defineEndpoint({
    method: 'POST',
    path: 'ExercicioContabil/{ano}/ajuste',
    acesso: comPermissao('contabil-periodos:criar'),
    resumo: 'Opens the adjustment period of a year, after December and before its closing',
    params: porAno,
    output: z.object({ periodo: z.number() }),
  }),
  excluirExercicio: defineEndpoint({
    method: 'DELETE',
    path: 'ExercicioContabil/{ano}',
    acesso: comPermissao('contabil-periodos:excluir'),
    resumo: 'Deletes the first or last year while it never had an entry or a closing',
    params: porAno,
    output: z.object({ ano: z.number() }),
  }),
};
