import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { PgBoss } from 'pg-boss';
import type { Logger } from 'pino';
import type { ParametrosDeRecusa } from '#shared/erros.ts';
import { ErroNegocio, errosComuns } from '#shared/erros.ts';
import type { Db, Tx } from './database/kysely.ts';
import { Disco } from './disco/disco.ts';
import { QUEUE_SCHEMA } from './database/queue-schema.ts';
import { cadaUm, type ErroDoTrabalho, naTransacao, type TrabalhoRetido } from './trabalhos.ts';
import { vezNaFila } from './vez-na-fila.ts';
import { comEmCurso, novoEmCurso } from './http/pedido-em-curso.ts';

/** What happened to one row of a batch. */
export type ItemDeTarefa = {
  alvoId: number;
  situacao: 'feito' | 'ja_estava' | 'recusado';
  codigo?: string;
  parametros?: ParametrosDeRecusa;
};
export type Execucao = {
  tarefaId: number;
  usuarioId: number;
  entrada: unknown;
  /** Rows already answered by an earlier run that was interrupted: a handler skips them. */
  respondidos: ReadonlySet<number>;
  /** Records results, in the transaction of the effect when one is given; idempotent per row. */
  registrar(itens: readonly ItemDeTarefa[], tx?: Tx): Promise<void>;
};
export type Executor = (execucao: Execucao) => Promise<unknown>;
type Trabalho = (dados: unknown) => Promise<void>;
type AoDesistir = (dados: unknown, erro: ErroDoTrabalho) => Promise<void>;
type TrabalhoDefinido = { trabalho: Trabalho; tentativas: number; aoDesistir: AoDesistir | null };
type Polling = { pollingIntervalSeconds: number; notifyPollingIntervalSeconds: number };
type PollingComDados = Polling & {
  includeMetadata: true;
  localConcurrency: number;
  localGroupConcurrency: number;
  burstWhenBatchFull: true;
};
/** Retries that are due wake nobody: the queue is looked at as often with the wake-up call as without. */
const aCada = (segundos: number): Polling => ({ pollingIntervalSeconds: segundos, notifyPollingIntervalSeconds: segundos });
/**
 * Small work is taken some at a time, and at once again while there is more: a hundred letters take as long as they take, not two seconds
 * each. What a process that dies was doing is done again by another: so many at most.
 */
const AO_MESMO_TEMPO = 4;
/** Batches that run side by side, never two of one person. */
const TAREFAS_AO_MESMO_TEMPO = 2;
const dePressa = { ...aCada(2), batchSize: AO_MESMO_TEMPO, burstWhenBatchFull: true, perJobResults: true } as const;
/** Where the queue itself puts what it gave up, a worker killed at its last try included. */
const filaDasDesistencias = (fila: string): string => `${fila}-desistencias`;
const opcoesDaFila = { retryLimit: 5, retryDelay: 1, retryBackoff: true, heartbeatSeconds: 10, expireInSeconds: 3600, notify: true };

/** Long work: enqueued in the transaction that asks for it, resumed by another process when the first one dies. */
export class Tarefas {
  readonly #boss: PgBoss;
  readonly #db: Db;
  readonly #log: Logger;
  readonly #disco: Disco;
  readonly #executores = new Map<string, Executor>();
  readonly #trabalhos = new Map<string, TrabalhoDefinido>();

  /** `trabalhar`: false for a process that only enqueues, which then holds no connection to hear of new jobs. */
  constructor(opcoes: { url: string; db: Db; log: Logger; disco?: Disco; trabalhar?: boolean }) {
    this.#db = opcoes.db;
    this.#log = opcoes.log;
    this.#disco = opcoes.disco ?? new Disco([]);
    this.#boss = new PgBoss({
      connectionString: opcoes.url,
      schema: QUEUE_SCHEMA,
      // Its tables are made with the migrations: this process may not make any.
      migrate: false,
      max: 3,
      superviseIntervalSeconds: 5,
      monitorIntervalSeconds: 5,
      // A job begins when its transaction commits, in whichever process; polling stays as the floor.
      useListenNotify: opcoes.trabalhar ?? true,
    });
    this.#boss.on('error', (erro) => opcoes.log.error({ err: erro }, 'job queue'));
  }

  /** Declares how a kind of batch is run. Before `iniciar`. */
  definir(tipo: string, executor: Executor): void {
    this.#executores.set(tipo, executor);
  }

  /** Declares a small piece of work without rows (a mail), and who is told when its last try failed. Before `iniciar`. */
  definirTrabalho(fila: string, trabalho: Trabalho, desistencia: { tentativas?: number; aoDesistir?: AoDesistir } = {}): void {
    const { tentativas = opcoesDaFila.retryLimit, aoDesistir = null } = desistencia;
    this.#trabalhos.set(fila, { trabalho, tentativas, aoDesistir });
  }

  /** Opens the queues; without `trabalhar` the process only enqueues. */
  async iniciar(trabalhar = true): Promise<void> {
    await this.#boss.start();
    await this.#abrirFila('tarefas', {});
    for (const [fila, { tentativas, aoDesistir }] of this.#trabalhos) {
      if (aoDesistir) await this.#abrirFila(filaDasDesistencias(fila), {});
      await this.#abrirFila(fila, { retryLimit: tentativas, ...(aoDesistir ? { deadLetter: filaDasDesistencias(fila) } : {}) });
    }
    if (trabalhar) await this.trabalhar();
  }

  /** Begins to do what waits in the queues. */
  async trabalhar(): Promise<void> {
    await this.#boss.work<{ tarefaId: number }, unknown, PollingComDados>(
      'tarefas',
      { ...aCada(1), includeMetadata: true, localConcurrency: TAREFAS_AO_MESMO_TEMPO, localGroupConcurrency: 1, burstWhenBatchFull: true },
      async ([job]) => {
        if (!job) return;
        try {
          await this.#executar(job.data.tarefaId);
        } catch (causa) {
          // The queue gives up after this try: whoever waits must be told.
          if (job.retryCount >= job.retryLimit)
            await this.#concluir(job.data.tarefaId, 'falhou', { codigo: 'ERRO_INTERNO', ...errosComuns.definicoes.ERRO_INTERNO });
          throw causa;
        }
      },
    );
    for (const [fila, { trabalho, aoDesistir }] of this.#trabalhos) {
      await this.#boss.work<object, unknown, typeof dePressa>(fila, dePressa, (jobs) => cadaUm(jobs, ({ data }) => trabalho(data)));
      if (aoDesistir)
        await this.#boss.work<object, unknown, typeof dePressa & { includeMetadata: true }>(
          filaDasDesistencias(fila),
          { ...dePressa, includeMetadata: true },
          (jobs) => cadaUm(jobs, ({ data, sourceOutput }) => aoDesistir(data, (sourceOutput ?? {}) as ErroDoTrabalho)),
        );
    }
  }

  async #abrirFila(fila: string, opcoes: { retryLimit?: number; deadLetter?: string }): Promise<void> {
    await this.#boss.createQueue(fila, { ...opcoesDaFila, ...opcoes });
    // A queue made by an earlier version keeps its options.
    await this.#boss.updateQueue(fila, { notify: true, ...opcoes });
  }

  async parar(): Promise<void> {
    await this.#boss.stop({ graceful: true, timeout: 5000 });
  }

  /** Enqueues work inside a transaction: it runs only if the transaction commits. What is urgent goes before what waits. */
  async enfileirar(tx: Tx, fila: string, dados: object, { urgente = false } = {}): Promise<void> {
    await this.#mandar(tx, fila, dados, { priority: urgente ? 1 : 0 });
  }

  /** Many pieces of the same work in one statement. */
  async enfileirarVarios(tx: Tx, fila: string, lista: readonly object[]): Promise<void> {
    if (lista.length === 0) return;
    await this.#boss.insert(
      fila,
      lista.map((data) => ({ data, priority: 0 })),
      { db: { executeSql: naTransacao(tx) } },
    );
  }

  /** Every queue that this version of the portal works on. */
  get filas(): string[] {
    const desistencias = [...this.#trabalhos].flatMap(([fila, { aoDesistir }]) => (aoDesistir ? [filaDasDesistencias(fila)] : []));
    return ['tarefas', ...this.#trabalhos.keys(), ...desistencias];
  }

  /** Puts back work that was held, as it was: each queue in one statement. */
  async devolver(tx: Tx, retidos: readonly TrabalhoRetido[]): Promise<void> {
    for (const [fila, dela] of Map.groupBy(retidos, (r) => r.fila))
      await this.#boss.insert(
        fila,
        dela.map(({ dados, prioridade, grupo }) => ({
          data: dados,
          priority: prioridade,
          ...(grupo === null ? {} : { group: { id: grupo } }),
        })),
        { db: { executeSql: naTransacao(tx) } },
      );
  }

  /** Gives work up that nobody shall do: whoever listens for its last failure is told this one. */
  async desistir(tx: Tx, fila: string, lista: readonly object[], erro: ErroDoTrabalho): Promise<void> {
    if (lista.length === 0 || !this.#trabalhos.get(fila)?.aoDesistir) return;
    const desistidos = lista.map((data) => ({ id: randomUUID(), data }));
    await this.#boss.insert(filaDasDesistencias(fila), desistidos, { db: { executeSql: naTransacao(tx) } });
    await sql`update ${sql.table(`${QUEUE_SCHEMA}.job`)} set source_output = ${JSON.stringify(erro)}::jsonb
      where name = ${filaDasDesistencias(fila)} and id = any(${desistidos.map(({ id }) => id)}::uuid[])`.execute(tx);
  }

  async #mandar(tx: Tx, fila: string, dados: object, opcoes: { priority: number; group?: { id: string } }): Promise<void> {
    await this.#boss.send(fila, dados, { db: { executeSql: naTransacao(tx) }, ...opcoes });
  }

  /** Creates a batch and enqueues it; gives its id for the progress screen. */
  async criar(tx: Tx, tarefa: { tipo: string; usuarioId: number; total: number; entrada: object }): Promise<number> {
    const { rows } = await sql<{ id: number }>`insert into tarefas (tipo, usuario_id, total, entrada)
      values (${tarefa.tipo}, ${tarefa.usuarioId}, ${tarefa.total}, ${JSON.stringify(tarefa.entrada)}::jsonb) returning id`.execute(tx);
    const { id } = rows[0] as { id: number };
    const grupo = String(tarefa.usuarioId);
    await this.#mandar(tx, 'tarefas', { tarefaId: id }, { group: { id: grupo }, priority: await vezNaFila(tx, grupo) });
    return id;
  }

  async #executar(tarefaId: number): Promise<void> {
    await this.#disco.esperarEspaco();
    const { rows } = await sql<{
      tipo: string;
      usuario_id: number;
      entrada: unknown;
    }>`update tarefas set situacao = 'em_andamento', iniciada_em = coalesce(iniciada_em, clock_timestamp())
      where id = ${tarefaId} and situacao in ('na_fila', 'em_andamento') returning tipo, usuario_id, entrada`.execute(this.#db);
    const tarefa = rows[0];
    if (!tarefa) return;
    const executor = this.#executores.get(tarefa.tipo);
    if (!executor) throw new Error(`No handler for job ${tarefa.tipo}`);
    const feitos = await sql<{ alvo_id: number }>`select alvo_id from tarefas_itens where tarefa_id = ${tarefaId}`.execute(this.#db);
    try {
      const { usuario_id: usuarioId, entrada } = tarefa;
      const respondidos = new Set(feitos.rows.map((r) => r.alvo_id));
      const registrar: Execucao['registrar'] = (itens, tx) => this.#registrar(tx ?? this.#db, tarefaId, itens);
      const resultado = await comEmCurso(novoEmCurso({ pessoa: usuarioId }), () =>
        executor({ tarefaId, usuarioId, entrada, respondidos, registrar }),
      );
      await this.#concluir(tarefaId, 'concluida', resultado ?? null);
    } catch (causa) {
      if (!(causa instanceof ErroNegocio)) throw causa;
      this.#log.warn({ tarefaId, code: causa.code }, 'job refused');
      await this.#concluir(tarefaId, 'falhou', { codigo: causa.code, br: causa.mensagem('br'), en: causa.mensagem('en') });
    }
  }

  async #registrar(db: Db | Tx, tarefaId: number, itens: readonly ItemDeTarefa[]): Promise<void> {
    const linhas = itens.map((i) => ({
      alvo_id: i.alvoId,
      situacao: i.situacao,
      codigo: i.codigo ?? null,
      parametros: i.parametros ?? null,
    }));
    await sql`with novos as (
        insert into tarefas_itens (tarefa_id, alvo_id, situacao, codigo, parametros)
        select ${tarefaId}, l.alvo_id, l.situacao, l.codigo, l.parametros
        from json_to_recordset(${JSON.stringify(linhas)}::json) as l(alvo_id bigint, situacao text, codigo text, parametros jsonb)
        on conflict do nothing returning 1)
      update tarefas set feitos = feitos + (select count(*) from novos) where id = ${tarefaId}`.execute(db);
  }

  async #concluir(tarefaId: number, situacao: 'concluida' | 'falhou', resultado: unknown): Promise<void> {
    await sql`update tarefas set situacao = ${situacao}, resultado = ${JSON.stringify(resultado)}::jsonb, concluida_em = clock_timestamp() where id = ${tarefaId}`.execute(
      this.#db,
    );
  }
}
