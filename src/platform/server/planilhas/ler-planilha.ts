import { Worker } from 'node:worker_threads';
import { defineErros } from '#shared/erros.ts';
import { criarVez } from '../vez.ts';

/** A line of a sheet: its number as the person sees it, and its cells as text. */
export type LinhaLida = { numero: number; celulas: string[] };
export type PlanilhaLida = { colunas: string[]; linhas: LinhaLida[] };
export type LimitesDaPlanilha = { linhas: number; colunas: number; letrasPorCelula: number };

/** Refusals of a sheet that somebody sent. */
export const errosDaPlanilha = defineErros({
  PLANILHA_TIPO: { status: 415, br: 'Envie uma planilha XLSX ou um arquivo CSV.', en: 'Send an XLSX sheet or a CSV file.' },
  PLANILHA_ILEGIVEL: {
    status: 415,
    br: 'Não foi possível ler este arquivo. Abra-o no programa de planilhas e salve de novo como XLSX ou CSV.',
    en: 'This file could not be read. Open it in the spreadsheet program and save it again as XLSX or CSV.',
  },
  PLANILHA_VAZIA: {
    status: 400,
    br: 'A planilha não tem linhas abaixo do cabeçalho.',
    en: 'The sheet has no lines below the header.',
  },
  PLANILHA_GRANDE: {
    status: 413,
    br: 'A planilha passa do limite: até {linhas} linhas e {colunas} colunas. Divida-a em partes.',
    en: 'The sheet is over the limit: up to {linhas} lines and {colunas} columns. Split it into parts.',
  },
});

const TEMPO_MS = 20_000;
const MEMORIA_MB = 256;
/** A sheet takes up to some hundred MB while it is opened, however small it came: they are opened one after the other. */
const naVez = criarVez({ simultaneos: 1, fila: 20 });
const noArquivo = { campos: ['file'] };

/**
 * Reads the first sheet of an XLSX file, or a CSV (comma, semicolon or tab; UTF-8, UTF-16 or Latin-1), as text: the first
 * line names the columns, or the first of several cells where titles of one cell stand above it. Formulas count as the value last computed. Files come from anywhere, so they are opened in a
 * thread of its own with bounds on time, memory, unpacked size, lines and columns.
 * @throws PLANILHA_TIPO, PLANILHA_ILEGIVEL, PLANILHA_VAZIA, PLANILHA_GRANDE, naming the field `file`; MUITAS_TENTATIVAS
 */
export async function lerPlanilha(conteudo: Buffer, limites: LimitesDaPlanilha): Promise<PlanilhaLida> {
  const lida = await naVez(() => naThread({ conteudo: new Uint8Array(conteudo), limites }));
  if (typeof lida !== 'string') return lida;
  const { linhas, colunas } = limites;
  throw errosDaPlanilha[lida]({ linhas, colunas }, noArquivo);
}

/** What the thread answers: the sheet, or the code that refuses it. */
export type RespostaDaThread = PlanilhaLida | 'PLANILHA_TIPO' | 'PLANILHA_ILEGIVEL' | 'PLANILHA_VAZIA' | 'PLANILHA_GRANDE';

function naThread(pedido: { conteudo: Uint8Array; limites: LimitesDaPlanilha }): Promise<RespostaDaThread> {
  return new Promise((resolve) => {
    const thread = new Worker(new URL('./ler-planilha-thread.ts', import.meta.url), {
      workerData: pedido,
      resourceLimits: { maxOldGenerationSizeMb: MEMORIA_MB },
    });
    const relogio = setTimeout(() => void thread.terminate(), TEMPO_MS);
    const responder = (resposta: RespostaDaThread): void => {
      clearTimeout(relogio);
      resolve(resposta);
    };
    thread.once('message', responder);
    // Out of memory, out of time, or a file that breaks the reader: for who sent it, all the same.
    thread.once('error', () => responder('PLANILHA_ILEGIVEL'));
    thread.once('exit', () => responder('PLANILHA_ILEGIVEL'));
  });
}
