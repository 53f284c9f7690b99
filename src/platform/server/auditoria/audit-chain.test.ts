import { sql } from 'kysely';
import pino from 'pino';
import { afterAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { type BancoDeTeste, bancoDeTeste } from '#tests/helpers/banco.ts';
import { abrirConexao } from '../database/connection.ts';
import { chaveDaCadeia, encadearAuditoria, iniciarCadeiaDeAuditoria, verificarAuditoria } from './audit-chain.ts';

const segredo = 'um segredo de sessão que só existe neste teste, com folga';
const chave = chaveDaCadeia(segredo);
const bancos: BancoDeTeste[] = [];
let banco: BancoDeTeste;

beforeEach(async () => {
  banco = await bancoDeTeste();
  bancos.push(banco);
});
afterAll(async () => {
  for (const aberto of bancos) await aberto.fechar();
});

/** Audit rows as they were a while ago: the chain leaves the last second alone. */
const inserir = (quantas: number, acao = 'pessoa.editada') =>
  sql`insert into auditoria (em, usuario_id, usuario_nome, acao, alvo_tipo, alvo_id, antes, depois)
    select clock_timestamp() - interval '1 hour' + n * interval '1 microsecond', 1, 'Fernanda Lima', ${acao}, 'pessoa', n, '{"nome":"Ana"}', '{"nome":"Anna","z":1.50}'
    from generate_series(1, ${quantas}::int) n`.execute(banco.db);

/** What the trigger forbids and whoever owns the database can still do. */
async function adulterar(comando: ReturnType<typeof sql>, tabela: 'auditoria' | 'auditoria_blocos' = 'auditoria'): Promise<void> {
  await sql`alter table ${sql.table(tabela)} disable trigger user`.execute(banco.dono);
  await comando.execute(banco.dono);
  await sql`alter table ${sql.table(tabela)} enable trigger user`.execute(banco.dono);
}

describe('audit chain', () => {
  test('covers every row once, in blocks that hold, and only what is new the next time', async () => {
    await inserir(5_003);
    expect(await encadearAuditoria(banco.db, chave)).toBe(5_003);
    expect(await encadearAuditoria(banco.db, chave)).toBe(0);
    await inserir(7);
    expect(await encadearAuditoria(banco.db, chave)).toBe(7);
    expect(await verificarAuditoria(banco.db, chave)).toEqual({ blocos: 3, ultimaSeq: 5_010, problemas: [] });
  });

  test('a time zone of the connection changes nothing', async () => {
    await inserir(3);
    await encadearAuditoria(banco.db, chave);
    await sql`alter database ${sql.ref(new URL(banco.url).pathname.slice(1))} set timezone = 'Asia/Tokyo'`.execute(banco.dono);
    const outra = abrirConexao(banco.url, { max: 1, applicationName: 'patio-teste' });
    expect((await verificarAuditoria(outra.db, chave)).problemas).toEqual([]);
    await outra.fechar();
  });

  test('the trigger refuses to change a row', async () => {
    await inserir(1);
    await expect(sql`update auditoria set motivo = 'x'`.execute(banco.dono)).rejects.toThrow('REGISTRO_IMUTAVEL');
  });

  test.each([
    ['a changed value', sql`update auditoria set depois = '{"nome":"Outra"}' where seq = 4`],
    ['a changed author', sql`update auditoria set usuario_nome = 'Outra Pessoa' where seq = 4`],
    ['a changed instant', sql`update auditoria set em = em + interval '1 microsecond' where seq = 4`],
    ['a removed row', sql`delete from auditoria where seq = 4`],
    ['the last row of a block removed', sql`delete from auditoria where seq = 6`],
  ])('%s is seen, in its block and no other', async (_, comando) => {
    await inserir(6);
    await encadearAuditoria(banco.db, chave);
    await inserir(4);
    await encadearAuditoria(banco.db, chave);
    await adulterar(comando);
    expect((await verificarAuditoria(banco.db, chave)).problemas).toEqual([
      { blocoId: 1, seqDe: 1, seqAte: 6, motivo: 'linhas_alteradas' },
    ]);
  });

  test('a row slipped into a covered range, and a block taken out, are seen', async () => {
    for (let i = 0; i < 3; i += 1) {
      await inserir(3);
      await encadearAuditoria(banco.db, chave);
    }
    await adulterar(sql`delete from auditoria where seq = 2`);
    await adulterar(
      sql`insert into auditoria (seq, acao, alvo_tipo, alvo_id) overriding system value values (2, 'pessoa.excluida', 'pessoa', 1)`,
    );
    await adulterar(sql`delete from auditoria_blocos where seq_de = 4`, 'auditoria_blocos');
    const { problemas } = await verificarAuditoria(banco.db, chave);
    expect(problemas.map(({ seqDe, motivo }) => [seqDe, motivo])).toEqual([
      [1, 'linhas_alteradas'],
      [7, 'lacuna'],
      [7, 'elo_partido'],
    ]);
  });

  test('without the key nothing can be recomputed', async () => {
    await inserir(2);
    await encadearAuditoria(banco.db, chave);
    expect((await verificarAuditoria(banco.db, chaveDaCadeia(`${segredo}.`))).problemas.map((p) => p.motivo)).toEqual(['linhas_alteradas']);
  });

  test('a row of a transaction still open is waited for, not passed over', async () => {
    const aberta = await banco.db.startTransaction().execute();
    await sql`insert into auditoria (acao, alvo_tipo, alvo_id) values ('lenta', 'pessoa', 1)`.execute(aberta);
    // Visible at once, with a higher number than the one above.
    await sql`insert into auditoria (acao, alvo_tipo, alvo_id) values ('rápida', 'pessoa', 2)`.execute(banco.db);
    await vi.waitFor(
      async () => {
        const { rows } = await sql<{
          passou: boolean;
        }>`select clock_timestamp() > max(em) + interval '1100 milliseconds' as passou from auditoria`.execute(banco.db);
        expect(rows[0]?.passou).toBe(true);
      },
      { timeout: 5_000, interval: 100 },
    );
    expect(await encadearAuditoria(banco.db, chave)).toBe(0);
    await aberta.commit().execute();
    expect(await encadearAuditoria(banco.db, chave)).toBe(2);
    expect((await verificarAuditoria(banco.db, chave)).problemas).toEqual([]);
  });

  test('two processes at once make one chain', async () => {
    await inserir(300);
    const outra = abrirConexao(banco.url, { max: 2, applicationName: 'patio-teste' });
    const cobertas = await Promise.all([
      encadearAuditoria(banco.db, chave),
      encadearAuditoria(outra.db, chave),
      encadearAuditoria(banco.db, chave),
    ]);
    await outra.fechar();
    // The last to try may have found the lock taken: what counts is that nothing was covered twice.
    expect(cobertas.reduce((a, b) => a + b, 0)).toBe(300);
    expect(await verificarAuditoria(banco.db, chave)).toMatchObject({ ultimaSeq: 300, problemas: [] });
  });

  test('the process runs it by itself, leaves a witness in its log, and stops when asked', async () => {
    await inserir(5);
    const linhas: string[] = [];
    const log = pino({ level: 'info' }, { write: (linha: string) => void linhas.push(linha) });
    const parar = iniciarCadeiaDeAuditoria({ db: banco.db, log, config: { chaveDaAuditoria: chave } }, () => Promise.resolve(), 20);
    await vi.waitFor(() => expect(linhas).toHaveLength(1), { timeout: 5_000 });
    await parar();
    expect(JSON.parse(linhas[0] ?? '{}')).toMatchObject({ linhas: 5, seq: 5, msg: 'audit chain' });
    await inserir(5);
    await new Promise((seguir) => setTimeout(seguir, 100));
    expect(await encadearAuditoria(banco.db, chave)).toBe(5);
  });
});
