import { useSyncExternalStore } from 'react';
import {
  celulaLimpa,
  comEntrada,
  comEnvio,
  comGravacao,
  entradaDe,
  entradasDe,
  faltaGravar,
  mesmaEntrada,
  semEnvio,
  situacaoDa,
  sobre,
} from './puro/celulas.ts';
import type { Celula, LerValor, LinhaGravada, Mudanca, SituacaoDaCelula, Valor } from './puro/tipos.ts';

export type LinhaViva = { versao: number; celulas: Readonly<Record<string, Celula>> };
/** How many cells stand how. */
export type Contas = Readonly<Record<SituacaoDaCelula, number>> & { desfazer: boolean; refazer: boolean };
type Passo = readonly { linha: string; coluna: string; antes: Celula; depois: Celula }[];
/** What an entry brings along: marking "editar" marks "visualizar" too. It gives all the changes, those asked for included. */
export type Derivar = (mudancas: readonly Mudanca[], ler: LerValor) => readonly Mudanca[];
export type ModeloDaGrade = ReturnType<typeof criarModelo>;

const PASSOS = 100;
const lugarDe = ([primeira]: Passo) => (primeira ? { linha: primeira.linha, coluna: primeira.coluna } : null);
const vazia = celulaLimpa(null);

/** The cells of a grid outside React: their values, how each stands, and the steps back. */
export function criarModelo(gravadas: readonly LinhaGravada[], derivar: Derivar = (mudancas) => mudancas) {
  const linhas = new Map<string, LinhaViva>();
  const ouvintes = new Set<() => void>();
  let feitos: readonly Passo[] = [];
  let desfeitos: readonly Passo[] = [];
  let contas: Contas | null = null;

  const avisar = (): void => {
    contas = null;
    for (const ouvir of ouvintes) ouvir();
  };
  const assinar = (ouvir: () => void) => {
    ouvintes.add(ouvir);
    return () => ouvintes.delete(ouvir);
  };
  const celula = (linha: string, coluna: string): Celula => linhas.get(linha)?.celulas[coluna] ?? vazia;
  const ler: LerValor = (linha, coluna) => celula(linha, coluna).valor;
  const por = (id: string, coluna: string, nova: Celula): void => {
    const linha = linhas.get(id);
    if (linha) linhas.set(id, { ...linha, celulas: { ...linha.celulas, [coluna]: nova } });
  };

  const novaLinha = ({ id, versao, valores }: LinhaGravada): void => {
    const celulas = Object.fromEntries(Object.entries(valores).map(([coluna, valor]) => [coluna, celulaLimpa(valor)]));
    linhas.set(id, { versao, celulas });
  };
  gravadas.forEach(novaLinha);

  /** Puts entries into cells; only what becomes another cell is a change. */
  const entrar = (mudancas: readonly Mudanca[]): Passo =>
    mudancas.flatMap(({ linha, coluna, entrada }) => {
      const antes = celula(linha, coluna);
      const depois = comEntrada(antes, entrada);
      if (!linhas.has(linha) || (depois.valor === antes.valor && !depois.invalida && situacaoDa(antes) === situacaoDa(depois))) return [];
      por(linha, coluna, depois);
      return [{ linha, coluna, antes, depois }];
    });
  /** Goes over an act again, one way or the other. A cell that others changed since is left alone: their value is not undone. */
  const percorrer = (passo: Passo, de: 'antes' | 'depois', para: 'antes' | 'depois'): void => {
    for (const { linha, coluna, ...lados } of para === 'antes' ? passo.toReversed() : passo) {
      const atual = celula(linha, coluna);
      if (!mesmaEntrada(atual, lados[de])) continue;
      if (atual.deOutro) por(linha, coluna, celulaLimpa(atual.deOutro.valor));
      else entrar(entradasDe(lados[para]).map((entrada) => ({ linha, coluna, entrada })));
    }
    avisar();
  };
  const cada = (mudar: (antiga: Celula, linha: string, coluna: string) => Celula): void => {
    for (const [id, { celulas }] of linhas)
      for (const [coluna, antiga] of Object.entries(celulas)) {
        const nova = mudar(antiga, id, coluna);
        if (nova !== antiga) por(id, coluna, nova);
      }
  };
  const contar = (): Contas => {
    const nova: Record<SituacaoDaCelula, number> = { limpa: 0, mudada: 0, salvando: 0, salva: 0, invalida: 0, recusada: 0, conflito: 0 };
    for (const { celulas } of linhas.values()) for (const uma of Object.values(celulas)) nova[situacaoDa(uma)] += 1;
    return { ...nova, desfazer: feitos.length > 0, refazer: desfeitos.length > 0 };
  };
  const lerContas = (): Contas => (contas ??= contar());
  const useContas = () => useSyncExternalStore(assinar, lerContas);

  return {
    assinar,
    celula,
    ler,
    linha: (id: string): LinhaViva | undefined => linhas.get(id),
    contas: lerContas,
    useContas,
    /** One act: what it changes is undone together, as the last act or, by the function that is given back, whatever was done since. */
    escrever(mudancas: readonly Mudanca[]): () => void {
      const passo = entrar(derivar(mudancas, ler));
      if (passo.length === 0) return () => undefined;
      feitos = [...feitos, passo].slice(-PASSOS);
      desfeitos = [];
      avisar();
      return () => {
        if (!feitos.includes(passo)) return;
        feitos = feitos.filter((outro) => outro !== passo);
        percorrer(passo, 'depois', 'antes');
      };
    },
    /** Takes the last act back, or does it again; gives where it was. What had been saved is saved anew as it was. */
    desfazer(): { linha: string; coluna: string } | null {
      const passo = feitos.at(-1);
      if (!passo) return null;
      feitos = feitos.slice(0, -1);
      desfeitos = [...desfeitos, passo];
      percorrer(passo, 'depois', 'antes');
      return lugarDe(passo);
    },
    refazer(): { linha: string; coluna: string } | null {
      const passo = desfeitos.at(-1);
      if (!passo) return null;
      desfeitos = desfeitos.slice(0, -1);
      feitos = [...feitos, passo];
      percorrer(passo, 'antes', 'depois');
      return lugarDe(passo);
    },
    /** Everything as the server has it. */
    descartar(): void {
      cada((antiga) => (situacaoDa(antiga) === 'limpa' ? antiga : celulaLimpa(antiga.deOutro ? antiga.deOutro.valor : antiga.salvo)));
      feitos = [];
      desfeitos = [];
      avisar();
    },
    /** The other's value stays, and the own entry goes. */
    aceitar(linha: string, coluna: string): void {
      const { deOutro } = celula(linha, coluna);
      if (!deOutro) return;
      por(linha, coluna, celulaLimpa(deOutro.valor));
      avisar();
    },
    /** The own entry stands against the other's value, and is saved over it. */
    insistir(linha: string, coluna: string): void {
      const atual = celula(linha, coluna);
      if (!atual.deOutro) return;
      por(linha, coluna, comEntrada(atual, entradaDe(atual)));
      avisar();
    },
    /** What is saved now leaves the house; `soltarEnvio` when it did not arrive. */
    marcarEnvio(saindo: readonly LinhaGravada[]): void {
      for (const { id, valores } of saindo) for (const coluna of Object.keys(valores)) por(id, coluna, comEnvio(celula(id, coluna)));
      avisar();
    },
    soltarEnvio(): void {
      cada(semEnvio);
      avisar();
    },
    /** What the server has now, newer than what stands here: own changes stay over it, and what was sent is saved. */
    receber(novas: readonly LinhaGravada[], quem?: string): void {
      for (const nova of novas) {
        const atual = linhas.get(nova.id);
        if (!atual) novaLinha(nova);
        else {
          const juntas = Object.entries(nova.valores).map(([coluna, valor]) => {
            const antiga = celula(nova.id, coluna);
            return [coluna, antiga.enviado ? comGravacao(antiga, valor) : sobre(antiga, valor, quem)];
          });
          linhas.set(nova.id, { versao: nova.versao, celulas: { ...atual.celulas, ...Object.fromEntries(juntas) } });
        }
      }
      avisar();
    },
    /** Changes cells of one row as an answer says, with the row's new version where it has one. */
    responder(id: string, versao: number | null, mudar: (antiga: Celula, coluna: string) => Celula): void {
      const atual = linhas.get(id);
      if (!atual) return;
      const celulas = Object.fromEntries(Object.entries(atual.celulas).map(([coluna, antiga]) => [coluna, mudar(antiga, coluna)]));
      linhas.set(id, { versao: versao ?? atual.versao, celulas });
      avisar();
    },
    /** Every cell whose value the server has not taken, on its way, refused or in conflict among them. */
    pendentes(): { linha: string; coluna: string; valor: Valor }[] {
      return [...linhas].flatMap(([linha, { celulas }]) =>
        Object.entries(celulas).flatMap(([coluna, uma]) => (uma.valor === uma.salvo ? [] : [{ linha, coluna, valor: uma.valor }])),
      );
    },
    /** The rows with cells that the server has to hear of, and only those cells. */
    paraGravar(): LinhaGravada[] {
      return [...linhas].flatMap(([id, { versao, celulas }]) => {
        const valores = Object.entries(celulas).flatMap(([coluna, uma]) => (faltaGravar(uma) ? [[coluna, uma.valor] as const] : []));
        return valores.length === 0 ? [] : [{ id, versao, valores: Object.fromEntries(valores) }];
      });
    },
  };
}
