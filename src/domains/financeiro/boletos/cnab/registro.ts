import { type DataCivil, isDataCivil } from '#shared/datas.ts';
import { type Centavos, centavos } from '#shared/dinheiro.ts';

/** What stands in some columns of a record. Positions count from 1, both ends in, as the banks' manuals print them. */
export type Campo =
  | { de: number; ate: number; tipo: 'texto' | 'exato' | 'numero' | 'documento' | 'valor' | 'data8' | 'data6' | 'dataIso' }
  | { de: number; ate: number; tipo: 'fixo'; valor: string };
/** A record of a layout: its fields by name. Columns that no field names are blanks. */
export type Registro = Readonly<Record<string, Campo>>;

/** Letters, left aligned, capitals without accents. */
export const texto = (de: number, ate: number) => ({ de, ate, tipo: 'texto' }) as const;
/** Left aligned, as it is: keys in which case counts. */
export const exato = (de: number, ate: number) => ({ de, ate, tipo: 'exato' }) as const;
/** CPF or CNPJ, which may have letters: right aligned, zero filled. */
export const documento = (de: number, ate: number) => ({ de, ate, tipo: 'documento' }) as const;
/** Digits, right aligned, zero filled; read as they stand. */
export const numero = (de: number, ate: number) => ({ de, ate, tipo: 'numero' }) as const;
/** Money: digits with two decimals and no separator. */
export const valor = (de: number, ate: number) => ({ de, ate, tipo: 'valor' }) as const;
/** DDMMAAAA. */
export const data8 = (de: number, ate: number) => ({ de, ate, tipo: 'data8' }) as const;
/** DDMMAA; 00 to 69 is this century. */
export const data6 = (de: number, ate: number) => ({ de, ate, tipo: 'data6' }) as const;
/** AAAAMMDD. */
export const dataIso = (de: number, ate: number) => ({ de, ate, tipo: 'dataIso' }) as const;
/** Always the same: what it says fills the columns exactly. */
export const fixo = (de: number, valorFixo: string) => ({ de, ate: de + valorFixo.length - 1, tipo: 'fixo', valor: valorFixo }) as const;

type TipoDeData = 'data8' | 'data6' | 'dataIso';
const tiposDeData: ReadonlySet<string> = new Set<TipoDeData>(['data8', 'data6', 'dataIso']);
const isTipoDeData = (tipo: string): tipo is TipoDeData => tiposDeData.has(tipo);
const isCampoDeData = (campo: Campo): campo is Campo & { tipo: TipoDeData } => isTipoDeData(campo.tipo);
type Lido<C> = C extends { tipo: 'valor' } ? Centavos : C extends { tipo: TipoDeData } ? DataCivil | null : string;
export type RegistroLido<R extends Registro> = { [N in keyof R]: Lido<R[N]> };
type Escrito<C> = C extends { tipo: 'valor' } ? Centavos : C extends { tipo: TipoDeData } ? DataCivil | null : string | number;
/** What must be given to write a record: every field but the fixed ones. */
export type ValoresDe<R extends Registro> = {
  [N in keyof R as R[N] extends { tipo: 'fixo' } ? never : N]: Escrito<R[N]>;
};

/** A line of a file that does not say what its layout says it must: field name, what stood there, and in which columns. */
export class CampoInvalido extends Error {
  readonly campo: string;
  readonly conteudo: string;
  readonly colunas: { de: number; ate: number };
  constructor(campo: string, conteudo: string, { de, ate }: Campo) {
    super(`CNAB field ${campo}: ${JSON.stringify(conteudo)}`);
    this.campo = campo;
    this.conteudo = conteudo;
    this.colunas = { de, ate };
  }
}

/** Reads a record from a line that was padded to its width. @throws CampoInvalido for a value or date that is none */
export function lerRegistro<R extends Registro>(registro: R, linha: string): RegistroLido<R> {
  return Object.fromEntries(Object.entries(registro).map(([nome, campo]) => [nome, ler(nome, campo, linha)])) as RegistroLido<R>;
}

function ler(nome: string, campo: Campo, linha: string): string | Centavos | null {
  const bruto = linha.slice(campo.de - 1, campo.ate);
  if (campo.tipo === 'valor') {
    const digitos = bruto.trim();
    if (!/^\d*$/.test(digitos)) throw new CampoInvalido(nome, bruto, campo);
    return centavos(Number(digitos));
  }
  if (isCampoDeData(campo)) return lerData(nome, bruto, campo);
  return bruto.trim();
}

function lerData(nome: string, bruto: string, campo: Campo & { tipo: TipoDeData }): DataCivil | null {
  if (/^[0 ]*$/.test(bruto)) return null;
  const data = campo.tipo === 'dataIso' ? `${bruto.slice(0, 4)}-${bruto.slice(4, 6)}-${bruto.slice(6)}` : aPartirDoDia(bruto, campo.tipo);
  if (!isDataCivil(data)) throw new CampoInvalido(nome, bruto, campo);
  return data;
}

function aPartirDoDia(bruto: string, tipo: 'data8' | 'data6'): string {
  const [dia, mes, fim] = [bruto.slice(0, 2), bruto.slice(2, 4), bruto.slice(4)];
  const ano = tipo === 'data8' ? fim : `${Number(fim) < 70 ? '20' : '19'}${fim}`;
  return `${ano}-${mes}-${dia}`;
}

/** Writes a record of a width. @throws CampoInvalido when something does not fit; names and addresses are cut instead. */
export function escreverRegistro<R extends Registro>(registro: R, tamanho: number, valores: ValoresDe<R>): string {
  const colunas = Array.from({ length: tamanho }, () => ' ');
  for (const [nome, campo] of Object.entries(registro)) {
    const dado = (valores as Record<string, string | number | null | undefined>)[nome];
    const escrito = escrever(nome, campo, dado);
    for (const [i, letra] of [...escrito].entries()) colunas[campo.de - 1 + i] = letra;
  }
  return colunas.join('');
}

function escrever(nome: string, campo: Campo, dado: string | number | null | undefined): string {
  const tamanho = campo.ate - campo.de + 1;
  if (campo.tipo === 'fixo') return campo.valor;
  if (dado === undefined) throw new CampoInvalido(nome, 'undefined', campo);
  if (campo.tipo === 'texto')
    return paraBanco(String(dado ?? ''))
      .slice(0, tamanho)
      .padEnd(tamanho);
  if (campo.tipo === 'exato' || campo.tipo === 'documento') {
    const inteiro = String(dado ?? '');
    if (inteiro.length > tamanho || !/^[ -~]*$/.test(inteiro)) throw new CampoInvalido(nome, inteiro, campo);
    return campo.tipo === 'exato' ? inteiro.padEnd(tamanho) : inteiro.padStart(tamanho, '0');
  }
  const digitos = isTipoDeData(campo.tipo) ? deData(dado, campo.tipo) : String(dado ?? '');
  if (!/^\d*$/.test(digitos) || digitos.replace(/^0+/, '').length > tamanho) throw new CampoInvalido(nome, digitos, campo);
  return digitos.slice(-tamanho).padStart(tamanho, '0');
}

function deData(dado: string | number | null, tipo: TipoDeData): string {
  if (dado === null) return '';
  const [ano = '', mes = '', dia = ''] = String(dado).split('-');
  if (tipo === 'dataIso') return ano + mes + dia;
  return dia + mes + (tipo === 'data8' ? ano : ano.slice(2));
}

/** Capitals, no accents, nothing outside printable ASCII: what every bank takes. */
export function paraBanco(bruto: string): string {
  return bruto
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toUpperCase()
    .replace(/[^ -~]/g, ' ');
}
