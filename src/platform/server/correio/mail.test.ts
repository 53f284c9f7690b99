import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import pino from 'pino';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { type ServidorDeTeste, servidorDeTeste } from '#tests/helpers/servidor.ts';
import { transacao } from '../database/kysely.ts';
import { Tarefas } from '../jobs.ts';
import { criarCorreio, type DesfechoDoCorreio } from './mail.ts';

// Mails enqueued by a process that only enqueues, and delivered by another into its folder.
let s: ServidorDeTeste;
let trabalhador: Tarefas;
const dataDir = mkdtempSync(join(tmpdir(), 'patio-correio-'));
const desfechos: (DesfechoDoCorreio & { id: number })[] = [];
beforeAll(async () => {
  s = await servidorDeTeste({ salas: [] });
  const { banco, servicos } = s;
  const log = pino({ level: 'silent' });
  trabalhador = new Tarefas({ url: banco.url, db: banco.db, log });
  const { cifra } = servicos;
  const correio = criarCorreio({
    smtpUrl: undefined,
    dataDir,
    remetente: 'Pátio <nao-responda@demo.escola>',
    tarefas: trabalhador,
    cifra,
    db: banco.db,
    log,
  });
  correio.ouvir('carta', async (_tx, id, desfecho) => void desfechos.push({ ...desfecho, id }));
});
afterAll(async () => {
  await trabalhador.parar();
  await s.fechar();
  rmSync(dataDir, { recursive: true, force: true });
});

const enviar = (partes: { para: string; urgente?: boolean; id?: number }) =>
  transacao(s.banco.db, (tx) =>
    s.servicos.correio.enviar(tx, {
      para: partes.para,
      assunto: 'Mensagem da escola',
      texto: `Para ${partes.para}`,
      ...(partes.id === undefined ? {} : { referencia: { tipo: 'carta', id: partes.id } }),
      ...(partes.urgente ? { urgente: true } : {}),
    }),
  );
const entregues = () =>
  readdirSync(join(dataDir, 'correio'))
    .filter((nome) => nome.endsWith('.eml'))
    .toSorted()
    .map((nome) => /^To: (\S+)/m.exec(readFileSync(join(dataDir, 'correio', nome), 'utf8'))?.[1]);

test('many letters leave one after the other without a pause, and who waits in front of a screen goes first', async () => {
  for (let i = 1; i <= 40; i += 1) await enviar({ para: `familia${i}@demo.escola`, id: i });
  await enviar({ para: 'esqueceu@demo.escola', urgente: true });
  await trabalhador.iniciar();
  await vi.waitFor(() => expect(entregues()).toHaveLength(41), { timeout: 25_000, interval: 100 });
  expect(entregues().slice(0, 4)).toContain('esqueceu@demo.escola');
  await vi.waitFor(() => expect(desfechos.map(({ id, saiu }) => saiu && id).toSorted()).toHaveLength(40));
});

test('one that cannot be opened fails alone, and those taken with it leave', async () => {
  await trabalhador.parar();
  for (let i = 101; i <= 104; i += 1) await enviar({ para: `familia${i}@demo.escola` });
  await sql`update pgboss.job set data = jsonb_set(data, '{fechado,dados}', to_jsonb(repeat('A', 80))), retry_limit = 0
    where name = 'correio' and data ->> 'para' = 'familia102@demo.escola'`.execute(s.banco.dono);
  trabalhador = new Tarefas({ url: s.banco.url, db: s.banco.db, log: pino({ level: 'silent' }) });
  const { cifra } = s.servicos;
  criarCorreio({
    smtpUrl: undefined,
    dataDir,
    remetente: 'x@demo.escola',
    tarefas: trabalhador,
    cifra,
    db: s.banco.db,
    log: pino({ level: 'silent' }),
  });
  await trabalhador.iniciar();
  await vi.waitFor(() => expect(entregues()).toHaveLength(44), { timeout: 15_000, interval: 100 });
  await vi.waitFor(async () => {
    const { rows } = await sql<{
      state: string;
    }>`select state from pgboss.job where name = 'correio' and data ->> 'para' = 'familia102@demo.escola'`.execute(s.banco.db);
    expect(rows.map(({ state }) => state)).toEqual(['failed']);
  });
});
