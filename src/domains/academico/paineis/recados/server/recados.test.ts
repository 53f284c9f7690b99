import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type CenaDoDiario, cenaDoDiario } from '#tests/helpers/diario/cena.ts';
import { dados, lecionar } from '#tests/helpers/aulas.ts';
import { docenteDeTeste } from '#tests/helpers/ensino.ts';
import { salasDe } from '#tests/helpers/salas.ts';
import { quemDeTeste, type RespostaDeTeste, type ServidorDeTeste, servidorDeTeste } from '#tests/helpers/servidor.ts';
import { hojeEm } from '#shared/datas.ts';

let s: ServidorDeTeste;
let cena: CenaDoDiario;
let [rosa, davi] = [0, 0];
const ano = Number(hojeEm(new Date(), 'America/Belem').slice(0, 4));
beforeAll(async () => {
  s = await servidorDeTeste({ salas: [...salasDe.paineis, ...salasDe.diario, ...salasDe.estrutura] });
  const { db } = s.banco;
  cena = await cenaDoDiario(db, { ano });
  [rosa, davi] = [await docenteDeTeste(db, 'Rosa'), await docenteDeTeste(db, 'Davi')];
  // Whoever taught and does no more receives nothing.
  await lecionar(s, rosa, [cena.mat], `${ano}-02-02`);
  await lecionar(s, davi, [cena.port], `${ano}-02-02`, `${ano}-02-03`);
}, 120_000);
afterAll(() => s.fechar());

const codigo = (r: RespostaDeTeste) => r.corpo.error?.code ?? r.status;
let vez = 0;
const enviar = (partes: Record<string, unknown>, chave = `recado-${(vez += 1)}`, quem = quemDeTeste()) =>
  s.pedir('POST', 'Recado', {
    body: { para: 'docente', alvoId: rosa, turmaDisciplinaId: null, texto: 'Faltam notas.', ...partes },
    headers: { 'idempotency-key': chave },
    quem,
  });
const professora = (pessoaId = rosa) =>
  quemDeTeste(['painel-professor:visualizar'], { usuarioId: 50, pessoaId, restritoPainelProfessor: true });
type Recado = { id: number; texto: string; lidoEm: string | null; para: string | null; diario: { turmaDisciplinaId: number } | null };
const recadosDe = async (pessoaId: number) =>
  dados<{ recados: Recado[] }>(await s.pedir('GET', 'PainelProfessor', { quem: professora(pessoaId) })).recados;

test('a message goes to one teacher, or to all who teach there today, and says of which diary it speaks', async () => {
  expect(dados(await enviar({ turmaDisciplinaId: cena.mat }))).toMatchObject({ destinatarios: 1 });
  expect(dados(await enviar({ para: 'turma', alvoId: cena.escola.turmaA, texto: 'Conselho na quinta.' }))).toMatchObject({
    destinatarios: 1,
  });
  expect(dados(await enviar({ para: 'curso', alvoId: cena.escola.cursoId, texto: 'Reunião.' }))).toMatchObject({ destinatarios: 1 });
  expect(await recadosDe(rosa)).toMatchObject([
    { texto: 'Faltam notas.', para: null, diario: { turmaDisciplinaId: cena.mat } },
    { texto: 'Conselho na quinta.', para: '6º ano A', diario: null },
    { texto: 'Reunião.', para: '6º ano' },
  ]);
});

test('sent twice with its key it is one message; without a key it is refused', async () => {
  const [um, outro] = [await enviar({ texto: 'Uma vez.' }, 'repetido-1'), await enviar({ texto: 'Uma vez.' }, 'repetido-1')];
  expect(outro.corpo.data).toEqual(um.corpo.data);
  expect(codigo(await enviar({}, ''))).toBe('CHAVE_IDEMPOTENCIA_AUSENTE');
});

test('is refused where nobody teaches, for a diary of somebody else, for what does not exist, and without the permission', async () => {
  expect(codigo(await enviar({ para: 'turma', alvoId: cena.escola.turmaB }))).toBe('RECADO_SEM_DOCENTE');
  expect(codigo(await enviar({ alvoId: davi }))).toBe('RECADO_SEM_DOCENTE');
  expect(codigo(await enviar({ turmaDisciplinaId: cena.port }))).toBe('RECADO_DE_OUTRO_DIARIO');
  expect(codigo(await enviar({ turmaDisciplinaId: 9_999 }))).toBe('NAO_ENCONTRADO');
  expect(codigo(await enviar({ para: 'curso', alvoId: 9_999 }))).toBe('NAO_ENCONTRADO');
  expect((await enviar({}, 'sem-permissao', professora())).status).toBe(403);
  expect((await enviar({ texto: ' ' })).status).toBe(400);
});

test('is read by its receiver alone; two windows that mark it at once leave one time and one row of the audit', async () => {
  const { id } = dados<{ id: number }>(await enviar({ texto: 'Leia.' }));
  const ler = (quem = professora()) => s.pedir('POST', `Recado/${id}/leitura`, { quem });
  expect((await ler(professora(davi))).status).toBe(404);
  expect((await ler(quemDeTeste(undefined, { pessoaId: null }))).status).toBe(404);
  const [um, outro] = await Promise.all([ler(), ler()]);
  expect(dados(um)).toEqual(dados(outro));
  const { rows } = await sql<{
    n: number;
  }>`select count(*)::int as n from auditoria where acao = 'recado.lido' and alvo_id = ${id}`.execute(s.banco.db);
  expect(rows[0]?.n).toBe(1);
  expect((await recadosDe(rosa)).find((r) => r.id === id)?.lidoEm).not.toBeNull();
});

test('who may write is offered the teachers, classes and courses of today, and the diaries of each', async () => {
  const opcoes = dados<{ docentes: object[]; turmas: object[]; cursos: object[]; diarios: object[] }>(
    await s.pedir('GET', 'Recado/opcoes'),
  );
  expect(opcoes).toMatchObject({
    docentes: [{ id: rosa }],
    turmas: [{ id: cena.escola.turmaA }],
    cursos: [{ id: cena.escola.cursoId }],
    diarios: [{ id: cena.mat, docentes: [rosa] }],
  });
});

test('whoever sent a message sees who read it and when, and nobody else does', async () => {
  const outra = quemDeTeste(undefined, { usuarioId: 77 });
  const { id } = dados<{ id: number }>(
    await enviar({ para: 'turma', alvoId: cena.escola.turmaA, turmaDisciplinaId: cena.mat, texto: 'Leia 100%.' }, 'enviado-1', outra),
  );
  type Enviado = { id: number; para: string; diario: string; lidos: number; destinatarios: { nome: string; lidoEm: string | null }[] };
  const enviados = async (partes = '', quem = outra) =>
    dados<{ itens: Enviado[] }>(await s.pedir('GET', `Recado/obter-paginado?TamanhoDaPagina=50${partes}`, { quem })).itens;
  expect(await enviados('&Situacao=por_ler')).toMatchObject([{ id, para: '6º ano A', lidos: 0, destinatarios: [{ lidoEm: null }] }]);
  await s.pedir('POST', `Recado/${id}/leitura`, { quem: professora() });
  expect(await enviados('&Situacao=por_ler')).toEqual([]);
  expect((await enviados('&Situacao=lido'))[0]?.destinatarios).toMatchObject([{ lidoEm: expect.any(String) }]);
  expect(await enviados('&Texto=100%25')).toHaveLength(1);
  expect(await enviados('&Texto=100_')).toHaveLength(0);
  expect((await enviados('', quemDeTeste())).map((r) => r.id)).not.toContain(id);
  expect((await s.pedir('GET', 'Recado/obter-paginado', { quem: professora() })).status).toBe(403);
});
