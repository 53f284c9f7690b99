import { monitorEventLoopDelay } from 'node:perf_hooks';
import type { Familia } from './prometheus.ts';

/** Seconds up to which an answer counts in a bucket; beyond the last is slow by any measure. */
const LIMITES = [0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, Infinity];
const NANO = 1e9;
/** The delay of the event loop is told of the last of these windows: of the whole life of the process one long stop would be told for ever. */
const JANELA_MS = 60_000;
const PERCENTIS = [50, 99, 99.9] as const;
type Rota = { metodo: string; rota: string; porEstado: Map<number, number>; segundos: number; vezes: number };
type Espera = { vezes: number; segundos: number };

/** What this process counts about itself: a few additions for each request, put into words only when somebody asks. */
export class Medidas {
  readonly #rotas = new Map<string, Rota>();
  readonly #baldes = LIMITES.map(() => 0);
  readonly #esperas = new Map<string, Espera>();
  readonly #atraso = monitorEventLoopDelay({ resolution: 20 });
  #segundos = 0;
  #vezes = 0;

  #janela: number[] | null = null;
  readonly #relogio: NodeJS.Timeout;

  constructor({ janelaMs = JANELA_MS }: { janelaMs?: number } = {}) {
    this.#atraso.enable();
    this.#relogio = setInterval(() => {
      this.#janela = this.#atrasos();
      this.#atraso.reset();
    }, janelaMs);
    this.#relogio.unref();
  }

  /** `rota` is the pattern of the address, never the address: that has ids in it, and there is no end of them. */
  contarPedido(metodo: string, rota: string, estado: number, segundos: number): void {
    const chave = `${metodo} ${rota}`;
    let dela = this.#rotas.get(chave);
    if (!dela) {
      dela = { metodo, rota, porEstado: new Map(), segundos: 0, vezes: 0 };
      this.#rotas.set(chave, dela);
    }
    dela.porEstado.set(estado, (dela.porEstado.get(estado) ?? 0) + 1);
    dela.segundos += segundos;
    dela.vezes += 1;
    this.#segundos += segundos;
    this.#vezes += 1;
    const balde = LIMITES.findIndex((limite) => segundos <= limite);
    this.#baldes[balde] = (this.#baldes[balde] ?? 0) + 1;
  }

  /** How long somebody waited for a connection of a pool. */
  contarEspera(pool: string, segundos: number): void {
    const espera = this.#esperas.get(pool) ?? { vezes: 0, segundos: 0 };
    espera.vezes += 1;
    espera.segundos += segundos;
    this.#esperas.set(pool, espera);
  }

  parar(): void {
    clearInterval(this.#relogio);
    this.#atraso.disable();
  }

  familias(): Familia[] {
    const rotas = [...this.#rotas.values()];
    const contidos = rotas.reduce((soma, { porEstado }) => soma + (porEstado.get(429) ?? 0), 0);
    let acumulado = 0;
    return [
      {
        nome: 'patio_http_requests_total',
        tipo: 'counter',
        ajuda: 'Answers by route and state.',
        amostras: rotas.flatMap(({ metodo, rota, porEstado }) =>
          [...porEstado].map(([estado, valor]) => ({ rotulos: { method: metodo, route: rota, status: String(estado) }, valor })),
        ),
      },
      {
        nome: 'patio_http_route_seconds',
        tipo: 'summary',
        ajuda: 'Time until the answer was out, by route.',
        amostras: rotas.flatMap(({ metodo, rota, segundos, vezes }) => [
          { rotulos: { method: metodo, route: rota }, valor: segundos, sufixo: '_sum' as const },
          { rotulos: { method: metodo, route: rota }, valor: vezes, sufixo: '_count' as const },
        ]),
      },
      {
        nome: 'patio_http_seconds',
        tipo: 'histogram',
        ajuda: 'Time until the answer was out, all routes.',
        amostras: [
          ...LIMITES.map((limite, i) => {
            acumulado += this.#baldes[i] ?? 0;
            return { rotulos: { le: limite === Infinity ? '+Inf' : String(limite) }, valor: acumulado, sufixo: '_bucket' as const };
          }),
          { valor: this.#segundos, sufixo: '_sum' },
          { valor: this.#vezes, sufixo: '_count' },
        ],
      },
      { nome: 'patio_throttled_total', tipo: 'counter', ajuda: 'Requests answered with 429.', amostras: [{ valor: contidos }] },
      {
        nome: 'patio_pool_wait_seconds',
        tipo: 'summary',
        ajuda: 'Time waited for a connection, by pool.',
        amostras: [...this.#esperas].flatMap(([pool, { vezes, segundos }]) => [
          { rotulos: { pool }, valor: segundos, sufixo: '_sum' as const },
          { rotulos: { pool }, valor: vezes, sufixo: '_count' as const },
        ]),
      },
      {
        nome: 'patio_event_loop_delay_seconds',
        tipo: 'gauge',
        ajuda: 'Delay of the event loop in the last full minute.',
        amostras: (this.#janela ?? this.#atrasos()).map((valor, i) => ({
          rotulos: { quantile: String((PERCENTIS[i] ?? 0) / 100) },
          valor,
        })),
      },
      {
        nome: 'patio_process_resident_bytes',
        tipo: 'gauge',
        ajuda: 'Memory of the process.',
        amostras: [{ valor: process.memoryUsage.rss() }],
      },
      { nome: 'patio_process_uptime_seconds', tipo: 'gauge', ajuda: 'Since the start.', amostras: [{ valor: process.uptime() }] },
    ];
  }

  #atrasos(): number[] {
    return PERCENTIS.map((p) => (this.#atraso.count === 0 ? 0 : this.#atraso.percentile(p) / NANO));
  }
}
