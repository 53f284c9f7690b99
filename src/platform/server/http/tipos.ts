import type { Pedido, Quem } from './quem.ts';
import type { Readable } from 'node:stream';
import type { Logger } from 'pino';
import type { AnyEndpoint } from '#shared/endpoint.ts';
import type { Cifra } from '../segredos/cifra.ts';
import type { Config } from '../config.ts';
import type { Ato, Presente } from '../ato.ts';
import type { Db, Tx } from '../database/kysely.ts';
import type { Disco } from '../disco/disco.ts';
import type { Correio } from '../correio/mail.ts';
import type { Tarefas } from '../jobs.ts';

/** What a handler may set on the answer besides its data. */
export type Resposta = { cabecalho(nome: string, valor: string): void };

/** Who asked for a job, with what they may do now and not when they asked. @throws AUTOR_SEM_PERMISSAO */
export type CarregarAutor = (db: Db | Tx, usuarioId: number, pedidoPor: Pick<AnyEndpoint, 'acesso'> | null) => Promise<Quem>;

/** What the process offers to every room. */
export type Servicos = {
  config: ConfigViva;
  log: Logger;
  correio: Correio;
  tarefas: Tarefas;
  disco: Disco;
  carregarAutor: CarregarAutor;
  cifra: Cifra;
  db: Db;
  dbRelatorios: Db;
};

/** The configuration of a running process: what could be left to the portal is decided. */
export type ConfigViva = Omit<Config, 'sessionSecret' | 'credentialKey' | 'dataKeys' | 'publicUrl'> & {
  sessionSecret: string;
  credentialKey: Buffer;
  /** Seals the audit chain. */
  chaveDaAuditoria: Buffer;
  /** Address that people type, without a final slash: links in mails come from here, never from a request. */
  publicUrl: string;
};

/** The live session of a request, and the instant of the database that found it. */
export type Sessao = { quem: Quem; agora: string };
/** What every answer to a signed-in person knows: who asks, which day it is at the school, and the process that answers. */
type Atendimento = Presente & { pedido: Pedido; servicos: Servicos; resposta: Resposta };
export type Contexto = Atendimento & { db: Db };
export type ContextoEscrita = Atendimento & Ato;
export type ContextoPublico = { db: Db; pedido: Pedido; servicos: Servicos; resposta: Resposta };

/** A file answer. `abrir` shows it in the browser instead of saving; `linhas`, on a list that leaves the house, tells how many rows went so far. */
export type Arquivo = {
  nome: string;
  tipo: string;
  corpo: Buffer | Readable;
  abrir?: boolean;
  linhas?: () => number;
  /** Finds the first rows, before the answer begins: a query that fails is still answered as an error. */
  preparar?: () => Promise<void>;
};

/** The body of an upload endpoint. */
export type Upload = { fileName: string; tipo: string; conteudo: Buffer };
