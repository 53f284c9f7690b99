import { z } from 'zod';
import { guardarLocal, lerLocal } from '../armazem.ts';
import { chaveDeRascunho } from '../chave-de-rascunho.ts';
import type { ModeloDaGrade } from './modelo.ts';
import type { Valor } from './puro/tipos.ts';

export const guardadas = z.array(z.object({ linha: z.string(), coluna: z.string(), valor: z.string().nullable(), versao: z.number() }));
/** A cell that was entered and not saved yet, with the version that it was entered over. */
export type CelulaGuardada = z.output<typeof guardadas>[number];

/** The grid that was opened last writes; one that is gone and still waits for an answer does not write over it. */
const donas = new Map<string, symbol>();

/** From now on this grid writes under a key; gives whether it still does. */
export function assumir(chave: string): () => boolean {
  const esta = Symbol(chave);
  donas.set(chave, esta);
  return () => donas.get(chave) === esta;
}

/**
 * What a user entered into a grid and the server has not taken yet, kept in the browser: a closed window loses nothing. It stands among the drafts
 * of the user, and goes with them at sign-out.
 */
export function memoriaDaGrade(usuario: string, grade: string): MemoriaDaGrade {
  const chave = chaveDeRascunho(usuario, `grade:${grade}`);
  const isDona = assumir(chave);
  return {
    ler(): CelulaGuardada[] {
      try {
        const lidas = guardadas.safeParse(JSON.parse(lerLocal(chave) ?? '[]'));
        return lidas.success ? lidas.data : [];
      } catch (erro) {
        if (erro instanceof SyntaxError) return [];
        throw erro;
      }
    },
    guardar(celulas: readonly CelulaGuardada[]): void {
      if (isDona()) guardarLocal(chave, celulas.length === 0 ? null : JSON.stringify(celulas));
    },
  };
}
export type MemoriaDaGrade = { ler(): CelulaGuardada[]; guardar(celulas: readonly CelulaGuardada[]): void };
/** The version that the server gave a cell last; told of a cell that comes back from the browser's memory, it takes that one's. */
export type Versoes = { de(linha: string, coluna: string): number; por(linha: string, coluna: string, versao: number): void };

type Base = { salvo: Valor; emConflito: boolean; versao: number };

/**
 * Puts back what the memory holds and keeps it up with the grid from then on. What the server has by now is not entered again; what somebody else
 * changed meanwhile is sent over the version of before, so that the answer tells whose value stands. Gives how many came back.
 */
export function lembrar(
  memoria: MemoriaDaGrade,
  modelo: ModeloDaGrade,
  versoes: Versoes,
  aceita: (linha: string, coluna: string) => boolean,
): number {
  const voltam = memoria.ler().filter(({ linha, coluna, valor }) => aceita(linha, coluna) && modelo.ler(linha, coluna) !== valor);
  for (const { linha, coluna, versao } of voltam) versoes.por(linha, coluna, versao);
  modelo.escrever(voltam.map(({ linha, coluna, valor }) => ({ linha, coluna, entrada: { valor } })));
  // An entry stands over the version whose value it was entered over. That a newer one is known by now is no choice between the two: only whoever
  // insists or types again has made it.
  let sobreQual = new Map<string, Base>();
  const anotar = (): void => {
    const agora = new Map<string, Base>();
    const celulas = modelo.pendentes().map(({ linha, coluna, valor }) => {
      const { salvo, deOutro } = modelo.celula(linha, coluna);
      const emConflito = deOutro !== undefined;
      const antes = sobreQual.get(`${linha}:${coluna}`);
      const vale = antes !== undefined && antes.salvo === salvo && (emConflito || !antes.emConflito);
      const versao = vale ? antes.versao : versoes.de(linha, coluna);
      agora.set(`${linha}:${coluna}`, { salvo, emConflito, versao });
      return { linha, coluna, valor, versao };
    });
    sobreQual = agora;
    memoria.guardar(celulas);
  };
  anotar();
  // As long as the grid lives: an answer may come after its screen has gone.
  modelo.assinar(anotar);
  return voltam.length;
}
