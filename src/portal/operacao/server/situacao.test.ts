import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { transacao } from '#platform/server/database/kysely.ts';
import { abrirConexao } from '#platform/server/database/connection.ts';
import { type ServidorDeTeste, servidorDeTeste } from '#tests/helpers/servidor.ts';
import { ATRASO_MS, lerSaude } from './situacao.ts';

let s: ServidorDeTeste;
beforeAll(async () => {
  s = await servidorDeTeste({ salas: [] });
});
afterAll(() => s.fechar());
beforeEach(async () => {
  await sql`delete from copias_verificacoes`.execute(s.banco.dono);
  await sql`delete from copias`.execute(s.banco.dono);
});

const ha = (horas: number): string => new Date(Date.now() - horas * 3_600_000).toISOString();
const copia = (horas: number, achados: number | null = null) =>
  sql`with c as (insert into copias (origem, nome, duracao_ms, retrato_em) values ('noite', 'copia-de-teste', 1, ${ha(horas)}::timestamptz) returning id)
    insert into copias_verificacoes (copia_id, achados, erro, duracao_ms)
    select id, ${achados}::int, case when ${achados}::int is null then 'does not restore' end, 1 from c`.execute(s.banco.db);
/** Made by a command, and not tried. */
const semConferir = (horas: number) =>
  sql`insert into copias (origem, nome, duracao_ms, retrato_em) values ('comando', 'copia-sem-conferir', 1, ${ha(horas)}::timestamptz)`.execute(
    s.banco.db,
  );
const verificacao = (horas: number, achados: number) =>
  sql`insert into integridade_verificacoes (origem, invariantes, achados, iniciada_em, concluida_em)
    values ('noite', 100, ${achados}, ${ha(horas)}::timestamptz, ${ha(horas)}::timestamptz)`.execute(s.banco.db);

describe('a portal that answers', () => {
  test('owes no backup on the day it is born, and one two nights later', async () => {
    expect(await lerSaude(s.servicos)).toMatchObject({ situacao: 'ok', copias: 'ok', integridade: 'ok' });
    const depois = Date.now() + ATRASO_MS + 60_000;
    expect(await lerSaude(s.servicos, depois)).toMatchObject({ situacao: 'degradada', copias: 'atrasadas', integridade: 'atrasada' });
  });

  test.each([
    ['a fresh backup that comes back', 5, 0, 'ok', 'ok'],
    ['an old backup', 50, 0, 'degradada', 'atrasadas'],
    ['a fresh backup in which something does not hold', 5, 3, 'degradada', 'falharam'],
    ['a fresh backup that does not come back', 5, null, 'degradada', 'falharam'],
  ] as const)('with %s', async (_, horas, achados, situacao, copias) => {
    await copia(horas, achados);
    // The schema of the tests is new: what is judged is the backup.
    const { situacao: lida, copias: dela } = await lerSaude(s.servicos);
    expect([lida, dela]).toEqual([situacao, copias]);
  });

  test('with a backup that nobody tried is as with none: neither fresh, nor a failure made good', async () => {
    await copia(50, 0);
    await semConferir(1);
    expect(await lerSaude(s.servicos)).toMatchObject({ copias: 'atrasadas' });
    await copia(5, 3);
    await semConferir(1);
    expect(await lerSaude(s.servicos)).toMatchObject({ copias: 'falharam' });
  });

  test('with work that waits for a quarter of an hour has nobody who does it', async () => {
    await transacao(s.banco.db, (tx) => s.servicos.tarefas.enfileirar(tx, 'correio', { para: 'a@b.c' }));
    expect(await lerSaude(s.servicos)).toMatchObject({ tarefas: 'ok' });
    await sql`update pgboss.job set created_on = now() - interval '16 minutes', start_after = now() - interval '16 minutes'`.execute(
      s.banco.dono,
    );
    expect(await lerSaude(s.servicos)).toMatchObject({ situacao: 'degradada', tarefas: 'paradas' });
    await sql`delete from pgboss.job`.execute(s.banco.dono);
  });

  test('is degraded by a violation, and not by backups that others make', async () => {
    await verificacao(1, 2);
    expect(await lerSaude(s.servicos)).toMatchObject({ situacao: 'degradada', integridade: 'violada' });
    await verificacao(1, 0);
    const config = { ...s.servicos.config, backupHour: null };
    expect(await lerSaude({ ...s.servicos, config }, Date.now())).toMatchObject({ situacao: 'ok', copias: 'desligadas' });
  });

  test('is degraded, not down, without its reports; down without its database', async () => {
    const parada = abrirConexao('postgres://x:y@127.0.0.1:1/z', { max: 1 });
    expect(await lerSaude({ ...s.servicos, dbRelatorios: parada.db })).toMatchObject({
      situacao: 'degradada',
      relatorios: 'indisponiveis',
    });
    await expect(lerSaude({ ...s.servicos, db: parada.db })).rejects.toThrow();
    await parada.fechar();
  });
});
