import { salasDe } from '#tests/helpers/salas.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { cotas } from '#platform/server/http/cotas.ts';
import { comoFormulario } from '#tests/helpers/formulario.ts';
import { quemDeTeste, type ServidorDeTeste, servidorDeTeste } from '#tests/helpers/servidor.ts';

// What one person sends and takes away in a while has an end; what is refused costs nothing.
let s: ServidorDeTeste;
beforeAll(async () => {
  s = await servidorDeTeste({ salas: salasDe.pessoas });
  for (const nome of ['Ana', 'Bia']) await s.pedir('POST', 'Pessoa', { body: { nome } });
});
afterAll(() => s.fechar());

const clara = quemDeTeste(undefined, { usuarioId: 71 });
const davi = quemDeTeste(undefined, { usuarioId: 72 });
const exportar = (quem = clara) => s.pedir('GET', 'Pessoa/exportar?formato=csv', { quem });
const enviar = async (conteudo: Buffer) =>
  s.pedir('POST', 'Pessoa/1/foto', { quem: clara, ...(await comoFormulario(conteudo, { nome: 'x.jpg' })) });
const gastar = (recurso: string, vezes: number, bytes = 0) =>
  sql`insert into cotas (usuario_id, recurso, ate, vezes, bytes) values (71, ${recurso}, now() + interval '10 minutes', ${vezes}, ${bytes})
    on conflict (usuario_id, recurso) do update set vezes = excluded.vezes, bytes = excluded.bytes, ate = excluded.ate`.execute(s.banco.db);
const vezesDe = async (recurso: string) =>
  (await sql<{ vezes: number }>`select vezes from cotas where usuario_id = 71 and recurso = ${recurso}`.execute(s.banco.db)).rows[0]?.vezes;

test('a list that leaves the house is counted and leaves an event with its rows', async () => {
  const { status, bruto } = await exportar();
  expect([status, bruto.toString().trim().split('\r\n').length]).toEqual([200, 3]);
  expect(await vezesDe('exportacao')).toBe(1);
  await vi.waitFor(async () => {
    const { rows } = await s.banco.pool.query("select usuario_id, rota, motivo from eventos_seguranca where tipo = 'exportacao.feita'");
    expect(rows).toEqual([{ usuario_id: 71, rota: 'GET Pessoa/exportar', motivo: 'linhas=2' }]);
  });
});

test('the names of everybody count as an export, too: in the same quota, with the same event', async () => {
  const antes = (await vezesDe('exportacao')) ?? 0;
  const todas = () => s.pedir('GET', 'Pessoa/obter-todas', { quem: clara });
  expect(((await todas()).corpo.data as { total: number }).total).toBe(2);
  expect(await vezesDe('exportacao')).toBe(antes + 1);
  await vi.waitFor(async () => {
    const { rows } = await s.banco.pool.query(
      "select usuario_id, motivo from eventos_seguranca where tipo = 'exportacao.feita' and rota = 'GET Pessoa/obter-todas'",
    );
    expect(rows).toEqual([{ usuario_id: 71, motivo: 'linhas=2' }]);
  });
  await gastar('exportacao', cotas.exportacao.vezes);
  expect((await todas()).corpo.error?.code).toBe('COTA_DE_EXPORTACOES');
  await gastar('exportacao', antes);
});

test('of two at once the last one of the hour passes once; the other is told when to come back, and nobody else waits', async () => {
  await gastar('exportacao', cotas.exportacao.vezes - 1);
  const duas = await Promise.all([exportar(), exportar()]);
  expect(duas.map(({ status }) => status).toSorted()).toEqual([200, 429]);
  const recusada = duas.find(({ status }) => status === 429);
  expect(recusada?.corpo.error).toMatchObject({ code: 'COTA_DE_EXPORTACOES', message: expect.stringContaining('em 10 minutos') as string });
  expect(Number(recusada?.cabecalhos['retry-after'])).toBeGreaterThan(500);
  expect(await vezesDe('exportacao')).toBe(cotas.exportacao.vezes);
  expect((await exportar(davi)).status).toBe(200);
  await sql`update cotas set ate = now() where usuario_id = 71`.execute(s.banco.db);
  expect((await exportar()).status).toBe(200);
  expect(await vezesDe('exportacao')).toBe(1);
});

test('files are counted by number and by bytes, before they are read', async () => {
  await gastar('envio', 1, cotas.envio.bytes - 1_000);
  expect((await enviar(Buffer.alloc(5_000))).corpo.error?.code).toBe('COTA_DE_ENVIOS');
  expect((await enviar(Buffer.from('no photo'))).corpo.error?.code).toBe('FOTO_TIPO');
  expect(await vezesDe('envio')).toBe(2);
  await gastar('envio', cotas.envio.vezes);
  expect((await enviar(Buffer.from('no photo'))).status).toBe(429);
  expect(await vezesDe('envio')).toBe(cotas.envio.vezes);
});

const CPF = '529.982.247-25';
const semEditar = quemDeTeste(['pessoas:criar', 'pessoas:visualizar', 'pessoas:listar'], { usuarioId: 73 });

test('who does not see CPFs whole registers people with them as far as the same hundred goes; a taken one costs nothing', async () => {
  await sql`delete from cotas`.execute(s.banco.db);
  const registrar = (cpf: string, quem = semEditar, extra = {}) =>
    s.pedir('POST', 'Pessoa', { quem, body: { nome: 'Caio', cpf, ...extra } });
  const gastas = async () =>
    (await sql<{ vezes: number }>`select vezes from cotas where usuario_id = 73 and recurso = 'cpf'`.execute(s.banco.db)).rows[0]?.vezes;
  expect((await registrar(CPF)).status).toBe(200);
  expect(await gastas()).toBe(1);
  for (let vez = 0; vez < 2; vez += 1) expect((await registrar(CPF)).corpo.error?.code).toMatch(/^CPF_/);
  expect(await gastas()).toBe(1);
  // A guess dressed up so that nobody is registered costs as much as one that registers.
  const semDono = { filiations: [{ tipo: 'mae', nome: 'Ana', filiadoPessoaId: 999_999 }] };
  expect((await registrar('111.444.777-35', semEditar, semDono)).status).toBe(400);
  expect(await gastas()).toBe(2);
  await sql`update cotas set vezes = ${cotas.cpf.vezes} where usuario_id = 73`.execute(s.banco.db);
  expect((await registrar('111.444.777-35')).corpo.error?.code).toBe('COTA_DE_CPFS');
  expect((await registrar(CPF)).status).toBe(429);
  const { rows } = await sql<{ rota: string }>`select rota from eventos_seguranca where tipo = 'cpf.cota'`.execute(s.banco.db);
  expect(rows).toEqual([{ rota: 'POST Pessoa' }]);
  // Without a CPF the day goes on, and whoever edits people sees the digits anyway.
  expect((await s.pedir('POST', 'Pessoa', { quem: semEditar, body: { nome: 'Lia' } })).status).toBe(200);
  expect((await registrar('111.444.777-35', clara)).status).toBe(200);
});

test('a sheet with CPFs is imported by who sees them whole; to others its columns of CPFs are not proposed, and refused when chosen', async () => {
  const enviar = async () =>
    (
      await s.pedir('POST', 'Pessoa/importacao', {
        quem: semEditar,
        ...(await comoFormulario(Buffer.from(`Nome;CPF\nZé;${CPF}\n`), { nome: 'alunos.csv' })),
      })
    ).corpo.data as { id: number; mapeamento: Record<string, number> };
  const { id, mapeamento } = await enviar();
  expect(mapeamento).toEqual({ nome: 0 });
  const conferir = (colunas: object) =>
    s.pedir('POST', `Pessoa/importacao/${id}/conferencia`, {
      quem: semEditar,
      body: { mapeamento: colunas, aceitarParecidas: false, vinculos: [] },
    });
  expect((await conferir(mapeamento)).status).toBe(200);
  const recusada = await conferir({ ...mapeamento, cpf: 1 });
  expect([recusada.status, recusada.corpo.error?.code, recusada.corpo.error?.fields[0]?.path]).toEqual([
    403,
    'IMPORTACAO_COM_CPF',
    'mapeamento.cpf',
  ]);
});
