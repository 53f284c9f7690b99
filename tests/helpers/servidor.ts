import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import pino from 'pino';
import { type ChavePermissao, expandirPermissoes, permissoesConcediveis } from '#catalog/telas.ts';
import { carregarAutorDeTarefa } from '#domains/acesso/sessoes/server/door.ts';
import { chaveDaCadeia } from '#platform/server/auditoria/audit-chain.ts';
import { criarCifra } from '#platform/server/segredos/cifra.ts';
import { lerConfig } from '#platform/server/config.ts';
import { contarInstrucao } from '#platform/server/http/pedido-em-curso.ts';
import { conferirSalas, type Sala } from '#platform/server/http/rota.ts';
import type { CarregarSessao } from '#platform/server/http/atendimento.ts';
import { criarServidor } from '#platform/server/http/servidor.ts';
import type { Servicos } from '#platform/server/http/tipos.ts';
import type { Quem } from '#platform/server/http/quem.ts';
import { Disco } from '#platform/server/disco/disco.ts';
import type { Medidas } from '#platform/server/medidas/medidas.ts';
import { Tarefas } from '#platform/server/jobs.ts';
import { criarCorreio } from '#platform/server/correio/mail.ts';
import { carregarSegredos } from '#platform/server/segredos/secrets.ts';
import { type BancoDeTeste, bancoDeTeste } from './banco.ts';

export type RespostaDeTeste = {
  status: number;
  corpo: {
    data?: unknown;
    error?: { code: string; message: string; fields: { path: string; code: string; message: string }[]; detalhe?: unknown };
  };
  cabecalhos: Record<string, unknown>;
  bruto: Buffer;
};
export type ServidorDeTeste = {
  app: FastifyInstance;
  banco: BancoDeTeste;
  servicos: Servicos;
  /** Calls the API through the whole HTTP stack, without a socket. A body of text or bytes goes as it is, anything else as JSON. */
  pedir(
    metodo: 'GET' | 'POST' | 'PUT' | 'DELETE',
    caminho: string,
    opcoes?: { body?: unknown; token?: string; headers?: Record<string, string>; quem?: Quem },
  ): Promise<RespostaDeTeste>;
  fechar(): Promise<void>;
};

/** A person for tests of rooms, with exactly these permissions; all of them unless told. */
export function quemDeTeste(permissoes: readonly ChavePermissao[] = permissoesConcediveis, partes: Partial<Quem> = {}): Quem {
  return {
    usuarioId: 1,
    sessaoId: 1,
    pessoaId: null,
    nome: 'Fernanda',
    sobrenome: 'Lima',
    email: 'secretaria@demo.escola',
    admin: false,
    permissoes: expandirPermissoes(permissoes),
    restritoPainelProfessor: false,
    ...partes,
  };
}

/**
 * The product's HTTP server over a fresh database. `carregarSessao` is the real one of acesso when given; without it
 * each call says who it is through `quem` (rooms are tested apart from sign-in; acesso's tests use the real thing).
 * Jobs run only when `trabalhar` is set.
 */
export async function servidorDeTeste(opcoes: {
  salas: readonly Sala[];
  carregarSessao?: CarregarSessao;
  trabalhar?: boolean;
  tarefas?: (servicos: Servicos) => void;
  /** Who acts in jobs, when not who asked for them. */
  carregarAutor?: Servicos['carregarAutor'];
  env?: Record<string, string>;
  /** Adds what the process answers besides the rooms. */
  antesDeOuvir?: (app: FastifyInstance, servicos: Servicos) => void;
  /** One that has room for ever unless told. */
  disco?: Disco;
  /** What counts the answers. */
  medidas?: Medidas;
}): Promise<ServidorDeTeste> {
  const banco = await bancoDeTeste({ aoExecutar: contarInstrucao });
  // A school is born asking administrators for a second factor: tests sign in with the password alone, except those of it.
  await sql`update acesso_regras set segundo_fator_administradores = false`.execute(banco.db);
  const dataDir = mkdtempSync(join(tmpdir(), 'patio-teste-'));
  const config = lerConfig({ DATA_DIR: dataDir, LOG_LEVEL: 'silent', ...opcoes.env });
  const log = pino({ level: 'silent' });
  const disco = opcoes.disco ?? new Disco([]);
  const tarefas = new Tarefas({ url: banco.url, db: banco.db, log, disco, trabalhar: opcoes.trabalhar ?? false });
  const { dataKeys, ...segredos } = carregarSegredos(config);
  const cifra = criarCifra(dataKeys);
  const correio = criarCorreio({
    smtpUrl: config.smtpUrl ?? undefined,
    dataDir,
    remetente: 'Pátio <nao-responda@demo.escola>',
    tarefas,
    cifra,
    db: banco.db,
    log,
  });
  const viva = {
    ...config,
    ...segredos,
    chaveDaAuditoria: chaveDaCadeia(segredos.sessionSecret),
    publicUrl: config.publicUrl ?? 'http://127.0.0.1:3000',
  };
  const servicos: Servicos = {
    config: viva,
    log,
    correio,
    tarefas,
    disco,
    carregarAutor: opcoes.carregarAutor ?? carregarAutorDeTarefa,
    cifra,
    db: banco.db,
    dbRelatorios: banco.db,
  };
  const donos = new Map<string, Quem>();
  const carregar: CarregarSessao =
    opcoes.carregarSessao ??
    ((_, pedido) =>
      Promise.resolve({ quem: donos.get(pedido.cabecalhos['x-quem'] ?? '') ?? quemDeTeste(), agora: new Date().toISOString() }));
  opcoes.tarefas?.(servicos);
  const app = await criarServidor({
    servicos,
    rotas: conferirSalas(opcoes.salas),
    carregarSessao: carregar,
    ...(opcoes.medidas ? { medidas: opcoes.medidas } : {}),
  });
  opcoes.antesDeOuvir?.(app, servicos);
  await tarefas.iniciar(opcoes.trabalhar ?? false);
  return {
    app,
    banco,
    servicos,
    async pedir(metodo, caminho, { body, token, headers = {}, quem } = {}) {
      const chave = quem ? `${donos.size}` : '';
      if (quem) donos.set(chave, quem);
      const resposta = await app.inject({
        method: metodo,
        url: `/api/${caminho}`,
        headers: {
          ...(token ? { authorization: `Bearer ${token}` } : {}),
          ...(quem ? { 'x-quem': chave } : {}),
          ...(body === undefined ? {} : { 'content-type': 'application/json' }),
          ...headers,
        },
        ...(body === undefined ? {} : { payload: typeof body === 'string' || Buffer.isBuffer(body) ? body : JSON.stringify(body) }),
      });
      const json = String(resposta.headers['content-type'] ?? '').includes('json');
      return {
        status: resposta.statusCode,
        corpo: json && resposta.body ? (JSON.parse(resposta.body) as RespostaDeTeste['corpo']) : {},
        cabecalhos: resposta.headers,
        bruto: resposta.rawPayload,
      };
    },
    async fechar() {
      await app.close();
      await tarefas.parar();
      await banco.fechar();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
