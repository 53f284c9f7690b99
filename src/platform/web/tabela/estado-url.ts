import { escreverValor, lerValor } from './filtros/filtros.ts';
import type { Filtro, Ordem, ValoresFiltro, ValorFiltro } from './tipos.ts';

export const TAMANHOS = [20, 50, 100] as const;

/** Everything the list shows that a copied address must bring back. */
export type EstadoTabela = {
  busca: string;
  pagina: number;
  tamanho: number;
  ordem: Ordem | null;
  filtros: ValoresFiltro;
  /** Visible columns in order; null is the list's own choice. */
  colunas: readonly string[] | null;
};

/** What the list accepts; anything else in the address is ignored. */
export type LimitesTabela = {
  filtros: readonly Filtro[];
  ordenaveis: readonly string[];
  colunas: readonly string[];
  ordemPadrao: Ordem | null;
  tamanhoPadrao: number;
  prefixo: string;
};

/** Search params by name; undefined leaves the address. */
export type BuscaUrl = Record<string, string | undefined>;
const RESERVADAS = ['q', 'p', 'n', 'ord', 'col'];

/** Reads the state from the search params; wrong or unknown values fall back to the default instead of breaking the screen. */
export function lerEstado(busca: Readonly<Record<string, unknown>>, limites: LimitesTabela): EstadoTabela {
  const ler = (nome: string) => textoDe(busca[limites.prefixo + nome]);
  const filtros: Record<string, ValorFiltro> = {};
  for (const filtro of limites.filtros) {
    const valor = lerValor(filtro, ler(filtro.chave));
    if (valor !== null) filtros[filtro.chave] = valor;
  }
  const tamanho = inteiroDe(ler('n'));
  return {
    busca: ler('q'),
    pagina: Math.max(1, inteiroDe(ler('p')) ?? 1),
    tamanho: TAMANHOS.some((aceito) => aceito === tamanho) ? (tamanho as number) : limites.tamanhoPadrao,
    ordem: lerOrdem(ler('ord'), limites),
    filtros,
    colunas: lerColunas(ler('col'), limites.colunas),
  };
}

/** The search params of a state: defaults leave the address (undefined), so that a plain list has a plain address. */
export function escreverEstado(estado: EstadoTabela, limites: LimitesTabela): BuscaUrl {
  const busca: BuscaUrl = {};
  const escrever = (nome: string, valor: string | null) => {
    busca[limites.prefixo + nome] = valor === null || valor === '' ? undefined : valor;
  };
  escrever('q', estado.busca);
  escrever('p', estado.pagina > 1 ? String(estado.pagina) : null);
  escrever('n', estado.tamanho === limites.tamanhoPadrao ? null : String(estado.tamanho));
  escrever('ord', mesmaOrdem(estado.ordem, limites.ordemPadrao) || !estado.ordem ? null : ordemEmTexto(estado.ordem));
  escrever('col', estado.colunas ? estado.colunas.join(',') : null);
  for (const filtro of limites.filtros) {
    const valor = estado.filtros[filtro.chave];
    escrever(filtro.chave, valor === undefined ? null : escreverValor(valor));
  }
  return busca;
}

/** Only what changes from one state to the next, so that another writer of the same address is never undone. */
export function diferencaNaUrl(antes: EstadoTabela, depois: EstadoTabela, limites: LimitesTabela): BuscaUrl {
  const [velha, nova] = [escreverEstado(antes, limites), escreverEstado(depois, limites)];
  return Object.fromEntries(Object.entries(nova).filter(([nome, valor]) => velha[nome] !== valor));
}

/** Refuses filters whose short name would hide the table's own. */
export function conferirChaves(filtros: readonly Filtro[]): void {
  const vistas = new Set(RESERVADAS);
  for (const { chave } of filtros) {
    if (vistas.has(chave)) throw new Error(`filter key "${chave}" is reserved or repeated`);
    vistas.add(chave);
  }
}

/** True when the user narrowed the list in any way. */
export const temFiltro = (estado: EstadoTabela): boolean => estado.busca !== '' || Object.keys(estado.filtros).length > 0;

function textoDe(valor: unknown): string {
  return typeof valor === 'string' ? valor : '';
}

function inteiroDe(texto: string): number | null {
  return /^\d{1,7}$/.test(texto) ? Number.parseInt(texto, 10) : null;
}

function lerOrdem(texto: string, limites: LimitesTabela): Ordem | null {
  const campo = texto.replace(/^-/, '');
  return limites.ordenaveis.includes(campo) ? { campo, ascendente: !texto.startsWith('-') } : limites.ordemPadrao;
}

const ordemEmTexto = (ordem: Ordem) => `${ordem.ascendente ? '' : '-'}${ordem.campo}`;
const mesmaOrdem = (a: Ordem | null, b: Ordem | null) => a?.campo === b?.campo && a?.ascendente === b?.ascendente;

function lerColunas(texto: string, conhecidas: readonly string[]): readonly string[] | null {
  const colunas = [...new Set(texto.split(','))].filter((chave) => conhecidas.includes(chave));
  return colunas.length > 0 ? colunas : null;
}
