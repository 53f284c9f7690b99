import { setTimeout as espera } from 'node:timers/promises';
import { errosComuns } from '#shared/erros.ts';
import { type Medir, ocupacaoDe } from './medir.ts';
import type { Volume } from './volumes.ts';

/** `atencao`: somebody should make room; `cheio`: the database takes no more writes. */
export type SituacaoDoDisco = 'ok' | 'atencao' | 'cheio';
export type Ocupado = { nome: Volume['nome']; pasta: string; ocupacao: number };

/** From which share on it is told, and from which on nothing is written: the rest is what the database needs to go on reading. */
export const AVISAR = 0.8;
export const RECUSAR = 0.95;
/** A measure is good for this long. */
const VALE_MS = 1_000;
/** How long a refusal of the database for lack of space stands, where its disk cannot be measured. */
const RECUSADO_MS = 10_000;
const OLHAR_MS = 500;

/** Watches the room that is left, so that the database is never filled to the last byte by the portal. */
export class Disco {
  readonly #volumes: readonly Volume[];
  readonly #medir: Medir;
  readonly #agora: () => number;
  #medido: { ate: number; situacao: SituacaoDoDisco; medidos: Ocupado[]; ocupados: Ocupado[] } = {
    ate: -1,
    situacao: 'ok',
    medidos: [],
    ocupados: [],
  };
  #recusadoAte = -1;

  constructor(
    volumes: readonly Volume[],
    { medir = ocupacaoDe, agora = () => performance.now() }: { medir?: Medir; agora?: () => number } = {},
  ) {
    this.#volumes = volumes;
    this.#medir = medir;
    this.#agora = agora;
  }

  get situacao(): SituacaoDoDisco {
    return this.#agora() < this.#recusadoAte ? 'cheio' : this.#olhar().situacao;
  }

  /** The volumes over the first mark, the fullest first. */
  get ocupados(): readonly Ocupado[] {
    return this.#olhar().ocupados;
  }

  /** All the volumes. */
  get volumes(): readonly Ocupado[] {
    return this.#olhar().medidos;
  }

  /** @throws DISCO_CHEIO */
  exigirEspaco(): void {
    if (this.situacao === 'cheio') throw errosComuns.DISCO_CHEIO();
  }

  /** Work that nobody waits for stands still until there is room again. */
  async esperarEspaco(): Promise<void> {
    while (this.situacao === 'cheio') await espera(OLHAR_MS, undefined, { ref: false });
  }

  /** The database itself had no room for a statement: so it is for a while, whatever the measures say. */
  notarRecusa(): void {
    this.#recusadoAte = this.#agora() + RECUSADO_MS;
  }

  #olhar() {
    if (this.#agora() < this.#medido.ate) return this.#medido;
    const medidos = this.#volumes.map((volume) => ({ ...volume, ocupacao: this.#medir(volume.pasta) ?? 0 }));
    const ocupados = medidos.filter(({ ocupacao }) => ocupacao >= AVISAR).toSorted((a, b) => b.ocupacao - a.ocupacao);
    const isCheio = ocupados.some(({ grava, ocupacao }) => grava && ocupacao >= RECUSAR);
    this.#medido = {
      ate: this.#agora() + VALE_MS,
      situacao: isCheio ? 'cheio' : ocupados.length > 0 ? 'atencao' : 'ok',
      medidos,
      ocupados,
    };
    return this.#medido;
  }
}
