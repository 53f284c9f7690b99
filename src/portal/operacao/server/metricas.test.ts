import { readFileSync } from 'node:fs';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { transacao } from '#platform/server/database/kysely.ts';
import { Disco } from '#platform/server/disco/disco.ts';
import { Medidas } from '#platform/server/medidas/medidas.ts';
import { type ServidorDeTeste, servidorDeTeste } from '#tests/helpers/servidor.ts';
import { portal } from '../../server/rotas.ts';
import { registrarMetricas } from './metricas.ts';

const TOKEN = 'q8vXo2Lr5yTz1wNc7mKp4sHd9bGj3fEa6uQi0xRt';
const medidas = new Medidas();
let aberto: ServidorDeTeste;
let comToken: ServidorDeTeste;
const antesDeOuvir: Parameters<typeof servidorDeTeste>[0]['antesDeOuvir'] = (app, servicos) =>
  registrarMetricas(app, servicos, { medidas, pools: { principal: { totalCount: 3, idleCount: 1, waitingCount: 2 } } });
beforeAll(async () => {
  const disco = new Disco([{ nome: 'dados', pasta: '/', grava: false }], { medir: () => 0.25 });
  aberto = await servidorDeTeste({ salas: [portal], antesDeOuvir, disco, medidas });
  comToken = await servidorDeTeste({ salas: [], antesDeOuvir, env: { METRICS_TOKEN: TOKEN } });
  await sql`with c as (insert into copias (origem, nome, duracao_ms, retrato_em)
      values ('noite', '2026-11-25T03-00-00Z-abcdef', 1, now() - interval '2 hours') returning id)
    insert into copias_verificacoes (copia_id, achados, duracao_ms) select id, 0, 1 from c`.execute(aberto.banco.db);
  await transacao(aberto.banco.db, (tx) => aberto.servicos.tarefas.enfileirar(tx, 'correio', { para: 'a@b.c' }));
});
afterAll(async () => {
  medidas.parar();
  await aberto.fechar();
  await comToken.fechar();
});

describe('the door', () => {
  test('without a token opens to this machine itself, and to nobody through a proxy', async () => {
    expect((await aberto.pedir('GET', 'metricas')).status).toBe(200);
    for (const cabecalho of ['x-forwarded-for', 'forwarded', 'via'])
      expect((await aberto.pedir('GET', 'metricas', { headers: { [cabecalho]: '127.0.0.1' } })).status).toBe(404);
    const deFora = await aberto.app.inject({ url: '/api/metricas', remoteAddress: '203.0.113.9' });
    expect(deFora.statusCode).toBe(404);
  });

  test('with a token opens to who shows it, and to no other, from this machine too', async () => {
    expect((await comToken.pedir('GET', 'metricas')).status).toBe(404);
    expect((await comToken.pedir('GET', 'metricas', { token: `${TOKEN}x` })).status).toBe(404);
    expect((await comToken.pedir('GET', 'metricas', { token: TOKEN, headers: { via: '1.1 proxy' } })).status).toBe(200);
  });
});

describe('the figures', () => {
  test('count requests by route and state, and never by address', async () => {
    await aberto.pedir('GET', 'Tarefa/12345');
    await aberto.pedir('GET', 'Escola');
    const texto = (await aberto.pedir('GET', 'metricas')).bruto.toString();
    expect(texto).toContain('patio_http_requests_total{method="GET",route="/api/Tarefa/:id",status="404"} 1');
    expect(texto).toContain('patio_http_requests_total{method="GET",route="/api/Escola",status="200"} 1');
    expect(texto).not.toContain('12345');
  });

  test('tell pools, disk, jobs, and the age of the last backup', async () => {
    const texto = (await aberto.pedir('GET', 'metricas')).bruto.toString();
    expect(texto).toContain('patio_pool_connections{pool="principal",state="waiting"} 2');
    expect(texto).toContain('patio_disk_used_ratio{volume="dados"} 0.25');
    expect(texto).toContain('patio_database_up 1');
    expect(texto).toContain('patio_jobs_held 0');
    const idade = Number(/^patio_backup_age_seconds (\S+)$/m.exec(texto)?.[1]);
    expect(idade).toBeGreaterThan(7_190);
    expect(idade).toBeLessThan(7_400);
  });

  test('are lines that Prometheus reads', async () => {
    const texto = (await aberto.pedir('GET', 'metricas')).bruto.toString();
    const linhas = texto.trimEnd().split('\n');
    const boa = /^(# (HELP|TYPE) patio_\w+ .+|patio_\w+(\{\w+="[^"]*"(,\w+="[^"]*")*\})? (\+Inf|[-\d.e+]+))$/;
    expect(linhas.filter((linha) => !boa.test(linha))).toEqual([]);
  });

  test('named by the sample rules are all there', async () => {
    const texto = (await aberto.pedir('GET', 'metricas')).bruto.toString();
    const regras = readFileSync('docs/operacao/alertas.yml', 'utf8');
    const nomes = new Set(regras.match(/patio_[a-z_]+[a-z]/g));
    expect(nomes.size).toBeGreaterThan(8);
    const faltam = [...nomes].filter((nome) => !texto.includes(`# TYPE ${nome.replace(/_(bucket|sum|count)$/, '')} `));
    // An age shows once there is something to be old: here nothing was checked yet.
    expect(faltam).toEqual(['patio_integrity_age_seconds']);
  });
});
