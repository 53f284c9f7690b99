import { parentPort, workerData } from 'node:worker_threads';
import { inflateRawSync } from 'node:zlib';
import { parseCsv } from 'hucre/csv';
import { readXlsx } from 'hucre/xlsx';
import type { LimitesDaPlanilha, LinhaLida, RespostaDaThread } from './ler-planilha.ts';

type Celula = string | number | boolean | Date | null;

const DESCOMPACTADO_MAXIMO = 60 * 1024 * 1024;
const PARTES_MAXIMO = 500;
/** Lines in which the header is looked for. */
const OLHADAS = 20;

/** The thread of `lerPlanilha`: one file, one answer. */
async function ler({ conteudo, limites }: { conteudo: Uint8Array; limites: LimitesDaPlanilha }): Promise<RespostaDaThread> {
  const bytes = Buffer.from(conteudo.buffer, conteudo.byteOffset, conteudo.byteLength);
  const isZip = bytes.length > 22 && bytes.readUInt32LE(0) === 0x04034b50;
  // An old binary sheet, a PDF or a picture is not a CSV, whatever its name says.
  if (!isZip && (bytes.includes(0) ? !temMarcaUtf16(bytes) : bytes.length === 0 || bytes.subarray(0, 5).toString('latin1') === '%PDF-'))
    return 'PLANILHA_TIPO';
  // Old systems call a page of theirs '.xls'.
  if (!isZip && /^[\s\ufeff]*<(?:!doctype|html|table|\?xml|head|meta|style)/i.test(decodificar(bytes.subarray(0, 2_000))))
    return 'PLANILHA_ILEGIVEL';
  if (isZip && !cabeDescompactado(bytes)) return 'PLANILHA_GRANDE';
  const cruas = isZip ? await linhasDoXlsx(conteudo, limites) : (parseCsv(decodificar(bytes)) as Celula[][]);
  const textos = cruas.map((linha) => linha.map((celula) => comoTexto(celula, limites.letrasPorCelula)));
  const primeira = linhaDoCabecalho(textos);
  const [cabecalho = [], ...resto] = textos.slice(primeira);
  const colunas = semFim(cabecalho);
  const linhas: LinhaLida[] = resto
    .map((celulas, i) => ({ numero: primeira + i + 2, celulas: colunas.map((_, coluna) => celulas[coluna] ?? '') }))
    .filter(({ celulas }) => celulas.some((celula) => celula !== ''));
  if (linhas.length > limites.linhas || colunas.length > limites.colunas) return 'PLANILHA_GRANDE';
  if (linhas.length === 0 || colunas.every((coluna) => coluna === '')) return 'PLANILHA_VAZIA';
  return { colunas, linhas };
}

/** Other systems put the name of the school and of the report above the table: lines of one cell, over lines of several. */
function linhaDoCabecalho(linhas: readonly string[][]): number {
  const preenchidas = linhas.slice(0, OLHADAS).map((celulas) => celulas.filter((celula) => celula !== '').length);
  const minimo = Math.max(0, ...preenchidas) >= 3 ? 2 : 1;
  return Math.max(
    0,
    preenchidas.findIndex((n) => n >= minimo),
  );
}

async function linhasDoXlsx(conteudo: Uint8Array, { linhas }: LimitesDaPlanilha): Promise<Celula[][]> {
  const { sheets } = await readXlsx(conteudo, { sheets: [0], maxRows: linhas * 2 });
  return sheets[0]?.rows ?? [];
}

/** Opens every part of the archive within a budget: the sizes that it declares are not believed. */
function cabeDescompactado(zip: Buffer): boolean {
  let resta = DESCOMPACTADO_MAXIMO;
  const fim = zip.lastIndexOf(Buffer.from([0x50, 0x4b, 0x05, 0x06]));
  if (fim < 0 || fim + 22 > zip.length) throw new Error('no end of archive');
  const partes = zip.readUInt16LE(fim + 10);
  if (partes > PARTES_MAXIMO) return false;
  for (let i = 0, p = zip.readUInt32LE(fim + 16); i < partes; i += 1) {
    if (zip.readUInt32LE(p) !== 0x02014b50) throw new Error('not a directory entry');
    const tamanho = zip.readUInt32LE(p + 20);
    const local = zip.readUInt32LE(p + 42);
    const inicio = local + 30 + zip.readUInt16LE(local + 26) + zip.readUInt16LE(local + 28);
    const dados = zip.subarray(inicio, inicio + tamanho);
    resta -= zip.readUInt16LE(p + 10) === 0 ? dados.length : tamanhoReal(dados, resta);
    if (resta < 0) return false;
    p += 46 + zip.readUInt16LE(p + 28) + zip.readUInt16LE(p + 30) + zip.readUInt16LE(p + 32);
  }
  return true;
}

/** Bytes of a packed part; more than the budget when it does not fit. */
function tamanhoReal(dados: Buffer, maximo: number): number {
  try {
    return inflateRawSync(dados, { maxOutputLength: Math.max(1, maximo) }).length;
  } catch (causa) {
    if ((causa as { code?: string }).code === 'ERR_BUFFER_TOO_LARGE') return maximo + 1;
    throw causa;
  }
}

const temMarcaUtf16 = (b: Buffer): boolean => (b[0] === 0xff && b[1] === 0xfe) || (b[0] === 0xfe && b[1] === 0xff);

/** Spreadsheets of this country save CSV as UTF-8 or, older ones, as Latin-1. */
function decodificar(bytes: Buffer): string {
  if (temMarcaUtf16(bytes)) return new TextDecoder(bytes[0] === 0xff ? 'utf-16le' : 'utf-16be').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch (causa) {
    if (!(causa instanceof TypeError)) throw causa;
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

function comoTexto(celula: Celula, maximo: number): string {
  if (celula === null || celula === undefined) return '';
  if (celula instanceof Date) return Number.isNaN(celula.getTime()) ? '' : celula.toISOString().slice(0, 10);
  if (typeof celula === 'boolean') return celula ? 'sim' : 'não';
  // A long number (a phone, a CPF) must not turn into powers of ten.
  if (typeof celula === 'number')
    return Number.isSafeInteger(celula)
      ? String(celula)
      : celula.toLocaleString('pt-BR', { useGrouping: false, maximumFractionDigits: 10 });
  // The quote that keeps a formula from running, as our own exports write it, is no part of the text.
  return celula
    .replace(/^'(?=[=+\-@\t\r])/, '')
    .trim()
    .slice(0, maximo);
}

function semFim(cabecalho: readonly string[]): string[] {
  const ultima = cabecalho.findLastIndex((coluna) => coluna !== '');
  return cabecalho.slice(0, ultima + 1);
}

const porta = parentPort;
if (!porta) throw new Error('runs as a thread only');
porta.postMessage(await ler(workerData as Parameters<typeof ler>[0]).catch((): RespostaDaThread => 'PLANILHA_ILEGIVEL'));
