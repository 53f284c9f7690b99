import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { hojeEm, somarDias } from '#shared/datas.ts';
import { criarMundo, matricularFamilia } from '#tests/helpers/mundo.ts';
import { salasDe } from '#tests/helpers/salas.ts';
import { quemDeTeste, type ServidorDeTeste, servidorDeTeste } from '#tests/helpers/servidor.ts';

let s: ServidorDeTeste;
let dela: { finalidadeId: number; pessoaId: number; alunoId: number; origem: string };
const quem = quemDeTeste();
const haDias = (n: number) => somarDias(hojeEm(new Date(), s.servicos.config.tzEscola), -n);
beforeAll(async () => {
  s = await servidorDeTeste({ salas: salasDe.privacidade });
  const { pagadores, alunoId } = await matricularFamilia(s.banco.db, await criarMundo(s.banco.db), 'Iracema');
  const { rows } = await sql<{ id: number }>`select id from consentimentos_finalidades where chave = 'uso-de-imagem'`.execute(s.banco.db);
  dela = { finalidadeId: rows[0]?.id ?? 0, pessoaId: pagadores[0] ?? 0, alunoId, origem: 'termo' };
  // The first text came thirty days ago, the second ten, late in the evening of the school, which is the next day in UTC.
  await sql`update consentimentos_textos set created_at = (${haDias(30)}::date + time '23:30') at time zone 'America/Belem'`.execute(
    s.banco.dono,
  );
  await sql`insert into consentimentos_textos (finalidade_id, numero, texto, usuario_nome, created_at)
    values (${dela.finalidadeId}, 2, 'Outro texto.', 'Pátio', (${haDias(10)}::date + time '23:30') at time zone 'America/Belem')`.execute(
    s.banco.dono,
  );
});
beforeEach(() => sql`delete from consentimentos`.execute(s.banco.dono));
afterAll(() => s.fechar());

type Consentimento = { id: number; textoVersao: number; consentidoEm: string; em: string; retiradoEm: string | null };
const consentir = async (consentidoEm: string | undefined, partes = {}) => {
  const { status, corpo } = await s.pedir('POST', 'Consentimento', { quem, body: { ...dela, consentidoEm, ...partes } });
  return status === 200 ? 'registrado' : `${corpo.error?.code} ${corpo.error?.fields.map(({ path, code }) => `${path} ${code}`).join()}`;
};
const listar = async () =>
  ((await s.pedir('GET', 'Consentimento/obter-paginado', { quem })).corpo.data as { itens: Consentimento[] }).itens;
const retirar = async (retiradoEm: string | undefined) => {
  const [{ id } = { id: 0 }] = await listar();
  const { status, corpo } = await s.pedir('POST', `Consentimento/${id}/revogacao`, { quem, body: { retiradoEm } });
  return status === 200 ? 'retirado' : corpo.error?.fields.map(({ path, code }) => `${path} ${code}`).join();
};

it('a consent is of the day on which it was given, to the text of that day; when it was typed stays', async () => {
  expect(await consentir(haDias(11))).toBe('registrado');
  expect(await listar()).toMatchObject([
    { consentidoEm: haDias(11), textoVersao: 1, em: expect.stringContaining(new Date().toISOString().slice(0, 10)) },
  ]);
  await sql`delete from consentimentos`.execute(s.banco.dono);
  expect(await consentir(haDias(10))).toBe('registrado');
  expect(await listar()).toMatchObject([{ consentidoEm: haDias(10), textoVersao: 2 }]);
});

it('without a day it is of today', async () => {
  expect(await consentir(undefined)).toBe('registrado');
  expect(await retirar(undefined)).toBe('retirado');
  expect(await listar()).toMatchObject([{ consentidoEm: haDias(0), textoVersao: 2, retiradoEm: haDias(0) }]);
});

it('no consent is of a day to come; a paper of before the portal is of its day, to the first text', async () => {
  expect(await consentir(haDias(-1))).toBe('DADOS_INVALIDOS consentidoEm DATA_DEPOIS_DE_HOJE');
  expect(await consentir(haDias(300))).toBe('registrado');
  expect(await listar()).toMatchObject([{ consentidoEm: haDias(300), textoVersao: 1 }]);
});

it('who was under age on the day did not consent, of whatever age they are today', async () => {
  const aos18 = { pessoaId: dela.alunoId, alunoId: null };
  await sql`update pessoas set data_nascimento = ${haDias(5)}::date - interval '18 years' where id = ${dela.alunoId}`.execute(s.banco.dono);
  expect(await consentir(haDias(6), aos18)).toMatch(/^CONSENTIMENTO_DE_MENOR pessoaId/);
  expect(await consentir(haDias(5), aos18)).toBe('registrado');
});

it('it is taken back on the day on which that was asked, between its own and today', async () => {
  await consentir(haDias(20));
  expect(await retirar(haDias(21))).toMatch(/^retiradoEm/);
  expect(await retirar(haDias(-1))).toBe('retiradoEm DATA_DEPOIS_DE_HOJE');
  expect(await retirar(haDias(7))).toBe('retirado');
  expect(await listar()).toMatchObject([{ consentidoEm: haDias(20), retiradoEm: haDias(7), revogadoEm: expect.any(String) }]);
});

it('what was taken back is not in force again by an older paper', async () => {
  await consentir(haDias(20));
  await retirar(haDias(7));
  expect(await consentir(haDias(8))).toMatch(/^CONSENTIMENTO_ANTES_DA_RETIRADA consentidoEm/);
  expect(await consentir(haDias(7))).toBe('registrado');
});

it('a day that was typed wrong is put right: what is taken back on its own day was none', async () => {
  await consentir(undefined);
  expect(await retirar(haDias(0))).toBe('retirado');
  expect(await consentir(haDias(20))).toBe('registrado');
  expect((await listar()).find(({ retiradoEm }) => retiradoEm === null)).toMatchObject({ consentidoEm: haDias(20), textoVersao: 1 });
});

it('a paper of before the portal is to the first text that the school wrote', async () => {
  await sql`update consentimentos_textos set usuario_id = 1 where numero = 2 and finalidade_id = ${dela.finalidadeId}`.execute(
    s.banco.dono,
  );
  expect(await consentir(haDias(300))).toBe('registrado');
  expect(await listar()).toMatchObject([{ consentidoEm: haDias(300), textoVersao: 2 }]);
  await sql`update consentimentos_textos set usuario_id = null where numero = 2`.execute(s.banco.dono);
});
