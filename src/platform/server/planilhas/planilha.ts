import { Readable } from 'node:stream';
import { writeXlsxStream } from 'hucre/xlsx';
import { formatarData } from '#shared/datas.ts';
import { centavos, formatarValor } from '#shared/dinheiro.ts';
import type { Arquivo } from '../http/tipos.ts';

export type FormatoPlanilha = 'csv' | 'xlsx';
type Vazio = null | undefined;
/**
 * A column and what its cells are: `centavos` becomes a typed amount in reais, `data` a typed date, `decimal` (digits as the database writes
 * them) a number; text is always text, never a formula.
 * A number under a column that is not said to hold numbers does not compile: as text no spreadsheet would sum or sort it.
 */
export type ColunaPlanilha<T> = {
  titulo: string;
  largura?: number;
  /** Amounts that paper sums at the foot of the list. */
  soma?: true;
} & (
  | { tipo?: 'texto'; valor: (linha: T) => string | boolean | Vazio }
  | { tipo: 'data' | 'decimal'; valor: (linha: T) => string | Vazio }
  | { tipo: 'numero' | 'centavos'; valor: (linha: T) => number | Vazio }
);

const tipos: Record<FormatoPlanilha, string> = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
};

/** Cells that a spreadsheet would run: a quote in front makes them text (ASVS 1.2.10). */
function semFormula(texto: string): string {
  return /^[=+\-@\t\r\0]/.test(texto) ? `'${texto}` : texto;
}

function celulaCsv<T>(coluna: ColunaPlanilha<T>, linha: T): string {
  const valor = coluna.valor(linha);
  if (valor === null || valor === undefined) return '';
  if (coluna.tipo === 'centavos') return formatarValor(centavos(Number(valor)));
  if (coluna.tipo === 'data') return formatarData(String(valor));
  if (coluna.tipo === 'numero' || coluna.tipo === 'decimal') return String(valor).replace('.', ',');
  return semFormula(String(valor));
}

function celulaXlsx<T>(coluna: ColunaPlanilha<T>, linha: T): string | number | Date | null {
  const valor = coluna.valor(linha);
  if (valor === null || valor === undefined) return null;
  // A spreadsheet has only binary numbers: two decimals of a safe integer survive the round trip exactly.
  if (coluna.tipo === 'centavos' || coluna.tipo === 'numero')
    return coluna.tipo === 'centavos' ? (valor as number) / 100 : (valor as number);
  if (coluna.tipo === 'decimal') return Number(valor);
  if (coluna.tipo === 'data') return new Date(`${String(valor)}T00:00:00Z`);
  return semFormula(String(valor));
}

/** The last row, a cell for each column: a text as it is, a figure as those of its column. */
export type RodapeDePlanilha = readonly (string | number | null)[];
type Rodape = (() => Promise<RodapeDePlanilha>) | undefined;

/** What a figure under a column is, were it one of its cells; a count under dates is no date. */
const noRodape = (valor: string | number, tipo: ColunaPlanilha<unknown>['tipo']): ColunaPlanilha<unknown> => {
  if (typeof valor === 'string' || tipo === 'data') return { titulo: '', valor: () => String(valor) };
  return { titulo: '', tipo: tipo === 'centavos' ? 'centavos' : 'numero', valor: () => valor };
};

/** A list as a file: rows are pulled from the source in batches while the client reads. */
export function exportar<T>(
  nome: string,
  formato: FormatoPlanilha,
  colunas: readonly ColunaPlanilha<T>[],
  lotes: AsyncIterable<T[]>,
  rodape?: Rodape,
): Arquivo {
  let foram = 0;
  const fonte = lotes[Symbol.asyncIterator]();
  let primeiro: Promise<IteratorResult<T[]>> | null = null;
  const comecar = (): Promise<IteratorResult<T[]>> => (primeiro ??= fonte.next());
  async function* contados(): AsyncGenerator<T[]> {
    for (let lido = await comecar(); lido.done !== true; lido = await fonte.next()) {
      foram += lido.value.length;
      yield lido.value;
    }
  }
  const corpo = formato === 'csv' ? csv(colunas, contados(), rodape) : xlsx({ nome, colunas, lotes: contados(), rodape });
  // Whoever leaves in the middle, or before the first byte, leaves no query open.
  corpo.once('close', () => void fonte.return?.().catch(() => undefined));
  const preparar = async (): Promise<void> => void (await comecar());
  return { nome: `${nome}.${formato}`, tipo: tipos[formato], corpo, linhas: () => foram, preparar };
}

/** A line of RFC 4180 under semicolons. Written here: whole lists leave by it, and a library's rows took a quarter of their time. */
function linhaCsv(celulas: readonly string[]): string {
  let linha = '';
  for (const [i, texto] of celulas.entries())
    linha += `${i === 0 ? '' : ';'}${/[";\r\n]/.test(texto) ? `"${texto.replaceAll('"', '""')}"` : texto}`;
  return `${linha}\r\n`;
}

function csv<T>(colunas: readonly ColunaPlanilha<T>[], lotes: AsyncIterable<T[]>, rodape: Rodape): Readable {
  async function* partes(): AsyncGenerator<string> {
    yield `\uFEFF${linhaCsv(colunas.map((c) => c.titulo))}`;
    for await (const linhas of lotes) {
      let parte = '';
      for (const linha of linhas) parte += linhaCsv(colunas.map((c) => celulaCsv(c, linha)));
      yield parte;
    }
    if (rodape)
      yield linhaCsv((await rodape()).map((valor, i) => (valor === null ? '' : celulaCsv(noRodape(valor, colunas[i]?.tipo), null))));
  }
  return Readable.from(partes(), { objectMode: false });
}

type Folha<T> = { nome: string; colunas: readonly ColunaPlanilha<T>[]; lotes: AsyncIterable<T[]>; rodape: Rodape };

function xlsx<T>({ nome, colunas, lotes, rodape }: Folha<T>): Readable {
  async function* linhas(): AsyncGenerator<(string | number | Date | null)[]> {
    for await (const lote of lotes) for (const linha of lote) yield colunas.map((c) => celulaXlsx(c, linha));
    if (rodape) yield (await rodape()).map((valor, i) => (valor === null ? null : celulaXlsx(noRodape(valor, colunas[i]?.tipo), null)));
  }
  const formatos: Record<string, string> = { centavos: '#,##0.00', data: 'dd/mm/yyyy' };
  const fluxo = writeXlsxStream(linhas(), {
    name: nome.slice(0, 31),
    columns: colunas.map((c) => ({
      header: c.titulo,
      width: c.largura ?? 18,
      ...(formatos[c.tipo ?? ''] ? { numFmt: formatos[c.tipo ?? ''] } : {}),
    })),
    freezePane: { rows: 1 },
  });
  return Readable.fromWeb(fluxo as Parameters<typeof Readable.fromWeb>[0]);
}
