import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as espera } from 'node:timers/promises';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { abrirConexao, type Conexao } from '#platform/server/database/connection.ts';
import { prepareDatabase } from '#platform/server/database/prepare.ts';
import { type EmbeddedPostgres, startEmbedded } from '#platform/server/database/supervisor.ts';
import { centavos } from '#shared/dinheiro.ts';
import { type Aplicacao, chamarApi, iniciarAplicacao } from '#tests/helpers/aplicacao/aplicacao.ts';
import { administradora, criarAdministradora } from '#tests/helpers/aplicacao/administradora.ts';
import { type Tesouraria, tesourariaDeTeste, titulosDeTeste } from '#tests/helpers/financeiro.ts';
import { conferirInteireza } from '#tests/helpers/titulos/inteireza.ts';

// F2: the database stops at once (as with a power cut) while clerks are receiving. A clerk is told that the result is unknown, never
// that it failed; the same keys sent again give each payment once; what had been answered as done is still there.
const QUANTOS = 120;
const PARADAS = 3;
const pasta = mkdtempSync(join(tmpdir(), 'patio-parada-'));
let postgres: EmbeddedPostgres;
let conexao: Conexao;
let t: Tesouraria;
let ids: number[];
let app: Aplicacao | undefined;

beforeAll(async () => {
  const nada = (): void => undefined;
  // With fsync: what was committed must outlive the stop.
  postgres = await startEmbedded({ dataDir: pasta, log: { info: nada, warn: nada, error: nada } });
  conexao = abrirConexao((await prepareDatabase(postgres.url, { ownLogin: true })).url, { max: 4 });
  t = await tesourariaDeTeste(conexao.db);
  ids = (
    await titulosDeTeste(
      conexao.db,
      t,
      Array.from({ length: QUANTOS }, () => ({ descontoCondicionalCentavos: centavos(0) })),
    )
  ).map(({ id }) => id);
  await criarAdministradora(conexao.db);
  app = await iniciarAplicacao({ DATABASE_URL: postgres.url, DATA_DIR: join(pasta, 'aplicacao') });
}, 180_000);

afterAll(async () => {
  await app?.terminar('SIGKILL');
  await conexao.fechar();
  await postgres.stop();
  rmSync(pasta, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 });
});

const pidDoServidor = (): number => Number(readFileSync(join(pasta, 'postgres', 'dados', 'postmaster.pid'), 'utf8').split('\n')[0]);
type Resposta = { status: number; data?: { reciboNumero: number; baixas: { id: number }[] } };
let token = '';

/** One payment, with the key of its title. 0 when the connection broke before an answer came. */
const pagar = (tituloId: number): Promise<Resposta> =>
  chamarApi<NonNullable<Resposta['data']>>(app?.endereco ?? '', 'POST', `TituloReceber/${tituloId}/baixa`, {
    token,
    chave: `pagamento-${tituloId}`,
    corpo: { dataBaixa: '2026-03-10', valorCentavos: 100_000, contaBancariaId: t.contaBancariaId, formaPagamentoId: t.formaPagamentoId },
  }).catch(() => ({ status: 0 }));

const entrar = async (): Promise<void> => {
  for (let i = 0; i < 200; i += 1) {
    const entrada = await chamarApi<{ accessToken: string }>(app?.endereco ?? '', 'POST', 'Autenticacao/autenticar-administrativo', {
      corpo: administradora,
    }).catch(() => null);
    if (entrada?.status === 200) {
      token = entrada.data.accessToken;
      return;
    }
    await espera(100);
  }
  throw new Error('nobody could sign in');
};

test('the database stops three times at once among 120 payments: each key is one payment, and what was answered stays', async () => {
  await entrar();
  const feitas = new Map<number, Resposta>();
  const desconhecidas = new Set<number>();
  const fila = [...ids];
  let paradas = 0;
  const balcao = async (): Promise<void> => {
    for (let id = fila.shift(); id !== undefined; id = fila.shift()) {
      const resposta = await pagar(id);
      if (resposta.status === 200) feitas.set(id, resposta);
      else {
        // 503 or a broken connection; never a refusal, which would say that nothing happened, and never a defect.
        expect([0, 503]).toContain(resposta.status);
        desconhecidas.add(id);
        await espera(150);
      }
    }
  };
  const tomada = async (): Promise<void> => {
    for (; paradas < PARADAS; paradas += 1) {
      const alvo = feitas.size + 4 + paradas * 3;
      for (let i = 0; i < 600 && feitas.size < alvo; i += 1) await espera(10);
      const pid = pidDoServidor();
      // What `pg_ctl stop -m immediate` sends: no checkpoint, no goodbye.
      process.kill(pid, 'SIGQUIT');
      for (let i = 0; i < 400; i += 1) {
        await espera(25);
        try {
          if (pidDoServidor() !== pid) break;
        } catch {
          continue;
        }
      }
    }
  };
  await Promise.all([tomada(), ...Array.from({ length: 6 }, () => balcao())]);
  expect(paradas).toBe(PARADAS);
  expect(desconhecidas.size).toBeGreaterThan(0);
  expect(feitas.size).toBeGreaterThan(0);

  // The clerks press the button again: every key, also those that were answered.
  for (const id of ids) {
    let resposta = await pagar(id);
    for (let i = 0; i < 100 && resposta.status !== 200; i += 1) {
      expect([0, 503]).toContain(resposta.status);
      await espera(100);
      resposta = await pagar(id);
    }
    expect(resposta.status).toBe(200);
    const antes = feitas.get(id);
    if (antes) expect(resposta.data).toEqual(antes.data);
    feitas.set(id, resposta);
  }
  const { rows } = await sql<{ baixas: number; titulos: number; recebido: number; caixa: number; fatos: number; chaves: number }>`select
    (select count(*)::int from baixas) as baixas, (select count(distinct titulo_id)::int from baixas) as titulos,
    (select sum(recebido_centavos)::int from titulos_receber) as recebido,
    (select sum(valor_centavos)::int from lancamentos_financeiros where sentido = 'entrada') as caixa,
    (select count(*)::int from fatos_contabeis where evento = 'titulo.recebido') as fatos,
    (select count(*)::int from idempotencia where chave like 'pagamento-%' and resposta is not null) as chaves`.execute(conexao.db);
  expect(rows[0]).toEqual({
    baixas: QUANTOS,
    titulos: QUANTOS,
    recebido: QUANTOS * 100_000,
    caixa: QUANTOS * 100_000,
    fatos: QUANTOS,
    chaves: QUANTOS,
  });
  expect(new Set([...feitas.values()].map((r) => r.data?.baixas[0]?.id)).size).toBe(QUANTOS);
  await conferirInteireza(conexao.db);
}, 240_000);
