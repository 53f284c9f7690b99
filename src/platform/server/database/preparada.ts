import { createHash } from 'node:crypto';
import type { Socket } from 'node:net';
import { type RawBuilder, sql } from 'kysely';
import pg from 'pg';
import { pedidoEmCurso } from '../http/pedido-em-curso.ts';
import { PedidoAbandonado } from '../vez.ts';
import type { Vigiada } from './vigia.ts';

const MARCA = '/* preparada */ ';

/**
 * Marks a statement, at its very beginning, to be prepared once for each connection: parsing and planning it costs more
 * than running it. For statements of a fixed text that look up single records or open a list and run all the time; a search,
 * whose best way depends on what is searched for, is planned anew each time.
 */
export const preparada = sql.raw(MARCA);

/**
 * The condition that a column is one of these ids. Of a single one it compares instead of searching in an array, because a kept plan expects
 * ten of any array: where most ask for one, the server would find a plan for one cheaper each time, and go on planning anew.
 */
export const umDestes = (ids: readonly number[]): RawBuilder<unknown> =>
  ids.length === 1 ? sql`= ${ids[0]}::bigint` : sql`= any(${[...ids]}::bigint[])`;

/** A kept plan takes some hundred KB of each connection: those beyond are planned anew. */
const MAXIMO_POR_CONEXAO = 150;
/** Writes look up by ids what they change: what a connection asked twice inside transactions is kept too, up to so many. */
const MAXIMO_EM_TRANSACOES = 100;
/** An array of more is planned for by its size: a kept plan expects ten of any, and goes through thousands one by one. */
const ITENS_DE_UM_LOTE = 100;
/** What can be prepared: the rest (`set`, `create`, `copy`) cannot, or gains nothing. */
const PREPARAVEL = /^\s*(?:select|insert|update|delete|with|merge)\b/i;
const nomes = new Map<string, string>();

function nomeDe(texto: string): string {
  const nome = nomes.get(texto) ?? `p_${createHash('sha256').update(texto).digest('hex').slice(0, 24)}`;
  nomes.set(texto, nome);
  return nome;
}

/**
 * The driver's client, which gives marked statements a name (that is what makes the server keep their plan), and tells since when an
 * answer is waited for.
 */
export class ClienteDoPool extends pg.Client implements Vigiada {
  esperandoDesde: number | null = null;
  /** The client of its request went away: it is broken on purpose, and what the server still does for it is cancelled by another. */
  abandonado = false;
  cancelar: ((processo: number) => void) | null = null;
  readonly #guardadas = new Set<string>();
  readonly #emTransacoes = new TextosRepetidos(MAXIMO_EM_TRANSACOES);
  #emTransacao = false;
  #pendentes = 0;

  override query: pg.Client['query'] = ((...argumentos: unknown[]) => {
    const desistencia = pedidoEmCurso()?.desistencia;
    // What is left in the middle is rolled back, whoever went away.
    if (desistencia?.aborted && typeof argumentos.at(-1) !== 'function' && !/^(?:rollback|commit)/i.test(String(argumentos[0])))
      return Promise.reject(new PedidoAbandonado());
    const resposta = this.#mandar(...argumentos);
    if (!(resposta instanceof Promise)) return resposta;
    const abandonar = (): void => this.#abandonar();
    desistencia?.addEventListener('abort', abandonar, { once: true });
    this.esperandoDesde ??= performance.now();
    this.#pendentes += 1;
    const chegou = (): void => {
      desistencia?.removeEventListener('abort', abandonar);
      this.#pendentes -= 1;
      this.esperandoDesde = this.#pendentes === 0 ? null : performance.now();
    };
    resposta.then(chegou, chegou);
    return resposta;
  }) as pg.Client['query'];

  /** Hangs up at once: who waits for an answer is told that the connection is lost. */
  romper(): void {
    (this as unknown as { connection: { stream: Socket } }).connection.stream.destroy();
  }

  /**
   * Nobody waits for the statement under way: it ends. The connection is broken first and never used again, so that the cancelling
   * cannot meet the statement of another request.
   */
  #abandonar(): void {
    this.abandonado = true;
    this.romper();
    const { processID } = this as unknown as { processID: number | null };
    if (processID !== null) this.cancelar?.(processID);
  }

  #mandar(texto?: unknown, valores?: unknown, ...resto: unknown[]): unknown {
    const original = pg.Client.prototype.query as (...argumentos: unknown[]) => unknown;
    const name = typeof texto === 'string' ? this.#guardar(texto, valores) : null;
    if (name === null) return original.call(this, texto, valores, ...resto);
    return original.call(this, { name, text: texto, values: valores }, ...resto);
  }

  /** The name by which a statement is kept on this connection; null for one that is planned anew. */
  #guardar(texto: string, valores: unknown): string | null {
    if (/^(?:begin|start transaction)/i.test(texto)) this.#emTransacao = true;
    else if (/^(?:commit|rollback)(?! to)/i.test(texto)) this.#emTransacao = false;
    else if (texto.startsWith(MARCA)) {
      if (!this.#guardadas.has(texto) && this.#guardadas.size >= MAXIMO_POR_CONEXAO) return null;
      this.#guardadas.add(texto);
      return nomeDe(texto);
    } else if (this.#emTransacao && PREPARAVEL.test(texto) && !isDeLote(valores))
      return this.#emTransacoes.repetido(texto) ? nomeDe(texto) : null;
    return null;
  }
}

const isDeLote = (valores: unknown): boolean =>
  Array.isArray(valores) && valores.some((valor) => Array.isArray(valor) && valor.length > ITENS_DE_UM_LOTE);

/** Texts that were seen before, as many as are kept; the others are forgotten in turn. */
class TextosRepetidos {
  readonly #vistos = new Set<string>();
  readonly #guardados = new Set<string>();
  readonly #maximo: number;

  constructor(maximo: number) {
    this.#maximo = maximo;
  }

  repetido(texto: string): boolean {
    if (this.#guardados.has(texto)) return true;
    if (this.#guardados.size >= this.#maximo) return false;
    if (this.#vistos.delete(texto)) {
      this.#guardados.add(texto);
      return true;
    }
    if (this.#vistos.size >= this.#maximo) this.#vistos.clear();
    this.#vistos.add(texto);
    return false;
  }
}
