import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { transacao } from '#platform/server/database/kysely.ts';
import { quandoLiberado } from '#platform/server/copias/retencao.ts';
import { quemDeTeste, type ServidorDeTeste, servidorDeTeste } from '#tests/helpers/servidor.ts';
import { operacao } from './rotas.ts';
import { protegerRestaurada } from './restaurar.ts';

let s: ServidorDeTeste;
const saiu: unknown[] = [];
beforeAll(async () => {
  s = await servidorDeTeste({
    salas: [operacao],
    tarefas: ({ tarefas }) => tarefas.definirTrabalho('outros', (dados) => Promise.resolve(void saiu.push(dados))),
  });
});
afterAll(() => s.fechar());

async function restaurar(): Promise<number> {
  await sql`delete from trabalhos_retidos`.execute(s.banco.dono);
  await sql`update restauracoes set liberada_em = now(), liberada_por = 'teste', correio_descartado = true where liberada_em is null`.execute(
    s.banco.dono,
  );
  await sql`delete from pgboss.job`.execute(s.banco.dono);
  await s.servicos.tarefas.iniciar(false);
  await transacao(s.banco.db, async (tx) => {
    await s.servicos.tarefas.enfileirar(tx, 'outros', { n: 1 });
    await s.servicos.tarefas.enfileirar(tx, 'correio', { para: 'a@b.c' }, { urgente: true });
    await s.servicos.tarefas.enfileirar(tx, 'outros', { n: 2 });
  });
  await protegerRestaurada(s.banco.urlDoDono, { copia: null, retratoEm: '2026-11-25T06:00:00Z' });
  const { rows } = await sql<{ id: number }>`select id from restauracoes where liberada_em is null`.execute(s.banco.db);
  return rows[0]?.id ?? 0;
}
const naFila = async () =>
  (
    await sql<{
      name: string;
      data: unknown;
      priority: number;
    }>`select name, data, priority from pgboss.job where state < 'completed' order by created_on`.execute(s.banco.db)
  ).rows;

describe('after the precautions of a restore', () => {
  let id: number;
  beforeEach(async () => {
    id = await restaurar();
  });

  test('what waited in the queue is shown, and no queue holds it', async () => {
    expect(await naFila()).toEqual([]);
    const { corpo } = await s.pedir('GET', 'Operacao');
    expect(corpo.data).toMatchObject({
      saude: { situacao: 'degradada', tarefas: 'retidas' },
      restauracao: { id, copia: null, retratoEm: '2026-11-25T06:00:00.000Z', salto: 1_000, correio: 1, outros: 2 },
    });
  });

  test('go puts all of it back in its order, with its urgency', async () => {
    const { corpo } = await s.pedir('POST', 'Operacao/retomada', { body: { restauracaoId: id, descartarCorreio: false } });
    expect(corpo.data).toEqual({ retomados: 3, descartados: 0, deLado: [] });
    expect((await naFila()).toSorted((a, b) => a.name.localeCompare(b.name))).toEqual([
      { name: 'correio', data: { para: 'a@b.c' }, priority: 1 },
      { name: 'outros', data: { n: 1 }, priority: 0 },
      { name: 'outros', data: { n: 2 }, priority: 0 },
    ]);
  });

  test('mails that have probably left are thrown away when the person says so, and only they', async () => {
    const { corpo } = await s.pedir('POST', 'Operacao/retomada', { body: { restauracaoId: id, descartarCorreio: true } });
    expect(corpo.data).toEqual({ retomados: 2, descartados: 1, deLado: [] });
    expect((await naFila()).map(({ name }) => name).toSorted()).toEqual(['correio-desistencias', 'outros', 'outros']);
    const { rows } = await sql`select acao, depois from auditoria where alvo_tipo = 'restauracao' and alvo_id = ${id}`.execute(s.banco.db);
    expect(rows).toEqual([{ acao: 'restauracao.liberada', depois: { retomados: 2, descartados: 1, deLado: [] } }]);
  });

  test('work of a queue that this version does not have stays aside and is told, and the rest goes on', async () => {
    await sql`insert into trabalhos_retidos (fila, dados) values ('fila-de-outra-versao', '{}')`.execute(s.banco.dono);
    const { corpo } = await s.pedir('POST', 'Operacao/retomada', { body: { restauracaoId: id, descartarCorreio: false } });
    expect(corpo.data).toEqual({ retomados: 3, descartados: 0, deLado: ['fila-de-outra-versao'] });
    expect((await sql`select fila from trabalhos_retidos`.execute(s.banco.db)).rows).toEqual([{ fila: 'fila-de-outra-versao' }]);
  });

  test('of two who say go at once one is told that it was done, and nothing goes twice', async () => {
    const body = { restauracaoId: id, descartarCorreio: false };
    const respostas = await Promise.all([1, 2, 3].map(() => s.pedir('POST', 'Operacao/retomada', { body })));
    expect(respostas.map(({ status }) => status).toSorted()).toEqual([200, 409, 409]);
    expect(await naFila()).toHaveLength(3);
  });

  test('work begins when a person has said go, and not before', async () => {
    let comecou = false;
    const parar = quandoLiberado(
      s.banco.db,
      () => Promise.resolve(void (comecou = true)),
      () => undefined,
      10,
    );
    await new Promise((resolve) => setTimeout(resolve, 80));
    expect(comecou).toBe(false);
    await s.pedir('POST', 'Operacao/retomada', { body: { restauracaoId: id, descartarCorreio: false } });
    await expect.poll(() => comecou).toBe(true);
    await parar();
  });

  test('a backup that would only wait is refused with the way out', async () => {
    const { status, corpo } = await s.pedir('POST', 'Operacao/copias', { body: {} });
    expect([status, corpo.error?.code]).toEqual([409, 'COPIA_COM_TUDO_RETIDO']);
  });

  test('each part asks for its own permission', async () => {
    const quem = quemDeTeste(['copias:visualizar']);
    expect((await s.pedir('GET', 'Operacao', { quem })).status).toBe(200);
    expect((await s.pedir('POST', 'Operacao/copias', { quem, body: {} })).status).toBe(403);
    expect((await s.pedir('POST', 'Operacao/retomada', { quem, body: { restauracaoId: id, descartarCorreio: true } })).status).toBe(403);
  });

  // The last one: from here on the queues are worked on.
  test('whose mail was thrown away is told why, so that it may be sent again', async () => {
    const ouvidos: unknown[] = [];
    s.servicos.correio.ouvir('teste', (_, alvo, desfecho) => Promise.resolve(void ouvidos.push([alvo, desfecho])));
    await sql`update trabalhos_retidos set dados = dados || '{"referencia": {"tipo": "teste", "id": 7}}' where fila = 'correio'`.execute(
      s.banco.dono,
    );
    await s.pedir('POST', 'Operacao/retomada', { body: { restauracaoId: id, descartarCorreio: true } });
    await s.servicos.tarefas.trabalhar();
    await expect
      .poll(() => ouvidos, { timeout: 10_000 })
      .toEqual([[7, { saiu: false, motivo: 'descartada', detalhe: 'descartado na volta da cópia' }]]);
  });
});
