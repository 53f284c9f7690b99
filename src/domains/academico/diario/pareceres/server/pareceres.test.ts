import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { entregarTudo } from '#domains/academico/diario/entrega/server/oficina.ts';
import { fecharEtapas, reabrir } from '#domains/academico/fechamento/server/oficina.ts';
import { enturmarMatricula } from '#domains/academico/matriculas/enturmacao/server/oficina.ts';
import type { Ato } from '#platform/server/ato.ts';
import { transacao } from '#platform/server/database/kysely.ts';
import { atoDe } from '#tests/helpers/ato.ts';
import { salasDe } from '#tests/helpers/salas.ts';
import { type DiarioDeTeste, diarioDeTeste } from '#tests/helpers/diario/notas.ts';
import { quemDeTeste, type RespostaDeTeste, type ServidorDeTeste, servidorDeTeste } from '#tests/helpers/servidor.ts';

let s: ServidorDeTeste;
let e: DiarioDeTeste;
beforeAll(async () => {
  s = await servidorDeTeste({ salas: salasDe.diario });
  e = await diarioDeTeste(s.banco.db, { alunos: 2 });
});
afterAll(() => s.fechar());
const codigo = (r: RespostaDeTeste) => r.corpo.error?.code ?? r.status;
const gravar = (texto: string, versao: number, matriculaId = e.alunos[0]) =>
  s.pedir('PUT', 'DiarioParecer', { body: { turmaDisciplinaId: e.naA, etapaId: e.etapas[0], matriculaId, versao, texto } });

test('an opinion is written where the course judges by them, over the version that was seen, in an open etapa', async () => {
  expect(codigo(await gravar('Bem.', 0))).toBe('PARECER_SEM_CRITERIO');
  await sql`update criterios_avaliacao set tipo = 'parecer' where curso_id = ${e.cursoId}`.execute(s.banco.db);
  expect((await gravar('Bem.', 0)).corpo.data).toMatchObject({ versao: 1 });
  expect((await gravar('Bem.', 0)).corpo.data).toMatchObject({ versao: 1 });
  const velha = await gravar('Muito bem.', 0);
  expect([codigo(velha), velha.corpo.error]).toMatchObject(['VERSAO_DESATUALIZADA', { detalhe: { texto: 'Bem.', versao: 1 } }]);
  expect((await gravar('Muito bem.', 1)).corpo.data).toMatchObject({ versao: 2 });
  expect(codigo(await gravar('De fora.', 0, 999_999))).not.toBe(200);
  const { alunos } = (await s.pedir('GET', `DiarioParecer/${e.naA}?EtapaId=${e.etapas[0]}`)).corpo.data as {
    alunos: { texto: string; versao: number }[];
  };
  expect(alunos.map(({ texto, versao }) => [texto, versao])).toEqual([
    ['Muito bem.', 2],
    ['', 0],
  ]);
  await sql`update etapas set situacao = 'fechado' where id = ${e.etapas[0]}`.execute(s.banco.db);
  expect(codigo(await gravar('Depois.', 2))).toBe('DIARIO_ETAPA_FECHADA');
});

test('what is said of the student as a whole is for every course, in an open etapa, over the version that was seen', async () => {
  await sql`update criterios_avaliacao set tipo = 'nota' where curso_id = ${e.cursoId}`.execute(s.banco.db);
  const anotar = (texto: string, versao: number, etapa: number, matriculaId = e.alunos[1]) =>
    s.pedir('PUT', 'DiarioParecer/observacao', { body: { etapaId: e.etapas[etapa], matriculaId, versao, texto } });
  expect((await anotar('Leu muito.', 0, 1)).corpo.data).toEqual({ versao: 1 });
  expect((await anotar('Leu muito.', 0, 1)).corpo.data).toEqual({ versao: 1 });
  const juntas = await Promise.all([anotar('Leu pouco.', 1, 1), anotar('Leu bastante.', 1, 1)]);
  expect(juntas.map(codigo).toSorted()).toEqual([200, 'VERSAO_DESATUALIZADA']);
  expect([codigo(await anotar('De fora.', 0, 1, 999_999)), codigo(await anotar('Fechada.', 0, 0))]).toEqual([
    'NAO_ENCONTRADO',
    'DIARIO_ETAPA_FECHADA',
  ]);
});

test('phrases are kept by whoever writes', async () => {
  const { id } = (await s.pedir('POST', 'FraseParecer', { body: { texto: 'Convive bem.', ativa: true } })).corpo.data as { id: number };
  expect(codigo(await s.pedir('PUT', 'FraseParecer', { body: { id, versao: 1, texto: 'Convive bem.', ativa: false } }))).toBe(200);
  expect(codigo(await s.pedir('PUT', 'FraseParecer', { body: { id, versao: 1, texto: 'Outra.', ativa: true } }))).toBe(
    'VERSAO_DESATUALIZADA',
  );
  expect((await s.pedir('GET', 'FraseParecer')).corpo.data).toMatchObject({ itens: [{ texto: 'Convive bem.', ativa: false }] });
  expect(codigo(await s.pedir('DELETE', `FraseParecer/${id}`))).toBe(200);
});

test('a phrase is of the whole school: whoever writes opinions adds one, and only who keeps the evaluation types changes or deletes it', async () => {
  const professora = { quem: quemDeTeste(['diario-notas:visualizar', 'diario-notas:editar', 'diario-notas:excluir']) };
  const coordenacao = { quem: quemDeTeste(['tipo-avaliacao:editar']) };
  const frase = await s.pedir('POST', 'FraseParecer', { ...professora, body: { texto: 'Lê com prazer.', ativa: true } });
  const { id } = frase.corpo.data as { id: number };
  const mudada = { body: { id, versao: 1, texto: 'Outra coisa.', ativa: true } };
  expect(codigo(await s.pedir('PUT', 'FraseParecer', { ...professora, ...mudada }))).toBe('SEM_PERMISSAO');
  expect(codigo(await s.pedir('DELETE', `FraseParecer/${id}`, professora))).toBe('SEM_PERMISSAO');
  expect(codigo(await s.pedir('PUT', 'FraseParecer', { ...coordenacao, ...mudada }))).toBe(200);
  expect(codigo(await s.pedir('DELETE', `FraseParecer/${id}`, coordenacao))).toBe('SEM_PERMISSAO');
  expect(codigo(await s.pedir('DELETE', `FraseParecer/${id}`, { quem: quemDeTeste(['tipo-avaliacao:excluir']) }))).toBe(200);
});

test('of who moved on, what the class before wrote stays as the class now closed with it', async () => {
  const [, , etapaId = 0] = e.etapas;
  const [, matriculaId = 0] = e.alunos;
  await sql`update criterios_avaliacao set tipo = 'parecer' where curso_id = ${e.cursoId}`.execute(s.banco.db);
  const escrever = (turmaDisciplinaId: number, texto: string, versao: number) =>
    s.pedir('PUT', 'DiarioParecer', { body: { turmaDisciplinaId, etapaId, matriculaId, versao, texto } });
  expect(codigo(await escrever(e.naA, 'Na turma A.', 0))).toBe(200);
  const com = <T>(fazer: (ato: Ato) => Promise<T>) =>
    transacao(s.banco.db, (tx) => fazer(atoDe(tx, quemDeTeste(), { hoje: '2026-10-10' })));
  const lugar = { id: matriculaId, turmaId: e.turmaB, motivo: null, motivoExcedente: null };
  await com((ato) => enturmarMatricula(ato, { ...lugar, dataInicio: '2026-08-10' }));
  await com(async (ato) => {
    await entregarTudo(ato, { etapaId, turmaIds: [e.turmaB] });
    expect((await fecharEtapas(ato, { etapaId, turmaIds: [e.turmaB] })).recusadas.map(({ erro }) => erro.mensagem('br'))).toEqual([]);
  });
  expect(codigo(await escrever(e.naA, 'Mudado depois.', 1))).toBe('DIARIO_DE_ALUNO_FECHADO');
  await com((ato) => reabrir(ato, { turmaId: e.turmaB, etapaId, motivo: 'Parecer de antes da mudança' }));
  expect(codigo(await escrever(e.naA, 'Corrigido.', 1))).toBe(200);
});
