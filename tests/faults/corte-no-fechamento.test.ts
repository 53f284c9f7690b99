import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { abrirConexao, type Conexao } from '#platform/server/database/connection.ts';
import { prepareDatabase } from '#platform/server/database/prepare.ts';
import { type EmbeddedPostgres, startEmbedded } from '#platform/server/database/supervisor.ts';
import { administradora, criarAdministradora } from '#tests/helpers/aplicacao/administradora.ts';
import { type Aplicacao, chamarApi, iniciarAplicacao } from '#tests/helpers/aplicacao/aplicacao.ts';
import { ate, respostasDaTarefa } from '#tests/helpers/aplicacao/morte.ts';
import { contarFechadas, turmasAFechar } from '#tests/helpers/diario/turmas-a-fechar.ts';
import { conferirInteireza } from '#tests/helpers/titulos/inteireza.ts';

// F1 as a power cut: database and application are gone at the same moment, in the middle of a closing of 24 classes.
const QUANTAS = 24;
const pasta = mkdtempSync(join(tmpdir(), 'patio-corte-'));
let postgres: EmbeddedPostgres;
let conexao: Conexao;
let app: Aplicacao | undefined;
let pedido: { turmaIds: number[]; etapaId: number };

beforeAll(async () => {
  const nada = (): void => undefined;
  // With fsync: what was committed must outlive the cut.
  postgres = await startEmbedded({ dataDir: pasta, log: { info: nada, warn: nada, error: nada } });
  conexao = abrirConexao((await prepareDatabase(postgres.url, { ownLogin: true })).url, { max: 4 });
  pedido = await turmasAFechar(conexao.db, QUANTAS);
  await criarAdministradora(conexao.db);
}, 180_000);

afterAll(async () => {
  await app?.terminar('SIGKILL');
  await conexao.fechar();
  await postgres.stop();
  rmSync(pasta, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 });
});

const ligar = (): Promise<Aplicacao> => iniciarAplicacao({ DATABASE_URL: postgres.url, DATA_DIR: join(pasta, 'aplicacao') });
const servidorDeAgora = (): number => {
  try {
    return Number(readFileSync(join(pasta, 'postgres', 'dados', 'postmaster.pid'), 'utf8').split('\n')[0]);
  } catch {
    return 0;
  }
};
const contar = () => contarFechadas(conexao.db);

test('the power is cut in the middle of closing 24 classes: each is closed whole or open, and the next start closes the rest once', async () => {
  app = await ligar();
  const { endereco } = app;
  const entrada = await chamarApi<{ accessToken: string }>(endereco, 'POST', 'Autenticacao/autenticar-administrativo', {
    corpo: administradora,
  });
  // Somebody writes in the diary of one of the last classes: the batch is stopped in its middle.
  const trava = await conexao.db.startTransaction().execute();
  await sql`select id from turmas where id = ${pedido.turmaIds[QUANTAS - 3]} for share`.execute(trava);
  const { data, status } = await chamarApi<{ tarefaId: number }>(endereco, 'POST', 'Fechamento/lote', {
    token: entrada.data.accessToken,
    chave: 'corte-no-fechamento-1',
    corpo: { etapaId: pedido.etapaId, turmaIds: pedido.turmaIds },
  });
  expect(status).toBe(200);
  await ate(contar, (c) => c.fechadas > 0, 20);
  const antes = servidorDeAgora();
  // What `pg_ctl stop -m immediate` sends: no checkpoint, no goodbye.
  process.kill(antes, 'SIGQUIT');
  await app.terminar('SIGKILL');
  await trava
    .rollback()
    .execute()
    .catch(() => undefined);
  expect(
    await ate(
      async () => servidorDeAgora(),
      (pid) => pid !== 0 && pid !== antes,
      30,
    ),
  ).not.toBe(antes);
  const depois = await ate(
    () => contar().catch(() => null),
    (c) => c !== null,
    30,
  );
  expect(depois?.fechadas).toBeGreaterThan(0);
  expect(depois?.fechadas).toBeLessThan(QUANTAS);
  expect([depois?.marcadas, depois?.repetidas]).toEqual([depois?.fechadas, 0]);

  app = await ligar();
  expect(await ate(contar, (c) => c.paradas === 0, 110)).toEqual({ fechadas: QUANTAS, marcadas: QUANTAS, repetidas: 0, paradas: 0 });
  expect(await respostasDaTarefa(conexao.db, data.tarefaId)).toEqual([{ situacao: 'feito', n: QUANTAS }]);
  await conferirInteireza(conexao.db);
  expect(await app.terminar('SIGTERM')).toBe(0);
});
