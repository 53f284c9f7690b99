import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Escola, escolaDeTeste } from '#tests/helpers/academico.ts';
import { dados, disciplinaNasTurmas, lecionar, salvarSemana } from '#tests/helpers/aulas.ts';
import { docenteDeTeste } from '#tests/helpers/ensino.ts';
import { salasDe } from '#tests/helpers/salas.ts';
import { type RespostaDeTeste, type ServidorDeTeste, servidorDeTeste } from '#tests/helpers/servidor.ts';

let servidor: ServidorDeTeste;
let escola: Escola;
let [mat, matB, hist, rosa, davi] = [0, 0, 0, 0, 0];
beforeAll(async () => {
  servidor = await servidorDeTeste({ salas: [...salasDe.estrutura, ...salasDe.periodosLetivos, ...salasDe.pessoas] });
  const { db } = servidor.banco;
  escola = await escolaDeTeste(db);
  [mat = 0, matB = 0] = await disciplinaNasTurmas(servidor, 'Matemática', [escola.turmaA, escola.turmaB]);
  [hist = 0] = await disciplinaNasTurmas(servidor, 'História', [escola.turmaA]);
  [rosa, davi] = [await docenteDeTeste(db, 'Rosa'), await docenteDeTeste(db, 'Davi')];
  await lecionar(servidor, rosa, [mat, matB], '2026-02-02');
  await lecionar(servidor, davi, [hist], '2026-02-02');
}, 120_000);
afterAll(() => servidor.fechar());

const codigo = (r: RespostaDeTeste) => r.corpo.error?.code ?? r.status;
const segunda = (ordem: number, turmaDisciplinaId: number, partes: object = {}) => ({ diaSemana: 1, ordem, turmaDisciplinaId, ...partes });
type Semana = { marca: string; celulas: { ordem: number; disciplina: string; docente: string | null; dataInicio: string }[] };
const lerEm = async (dia: string, turma = escola.turmaA) => dados<Semana>(await servidor.pedir('GET', `Turma/${turma}/horario?Dia=${dia}`));

test('the week is saved whole from a day on: what is the same goes on, what was different ends the day before', async () => {
  dados(
    await salvarSemana(servidor, escola.turmaA, '2026-02-02', [
      segunda(1, mat, { docenteId: rosa, sala: 'Sala 1' }),
      segunda(2, hist, { docenteId: davi }),
    ]),
  );
  dados(
    await salvarSemana(servidor, escola.turmaA, '2026-04-06', [
      segunda(1, mat, { docenteId: rosa, sala: 'Sala 1' }),
      segunda(2, mat, { docenteId: rosa }),
    ]),
  );
  const [antes, depois] = [await lerEm('2026-04-05'), await lerEm('2026-04-06')];
  expect(antes.celulas.map(({ disciplina }) => disciplina)).toEqual(['Matemática', 'História']);
  expect(depois.celulas.map(({ disciplina, dataInicio }) => `${disciplina} ${dataInicio}`)).toEqual([
    'Matemática 2026-02-02',
    'Matemática 2026-04-06',
  ]);
});

test('saved again from the same day it leaves no trace of what was typed', async () => {
  dados(await salvarSemana(servidor, escola.turmaA, '2026-04-06', [segunda(1, mat, { docenteId: rosa, sala: 'Sala 1' })]));
  expect((await lerEm('2026-04-06')).celulas).toHaveLength(1);
  expect((await lerEm('2026-03-30')).celulas).toHaveLength(2);
});

test('what stands in the way is named: class, subject, teacher, weekday and hour', async () => {
  const recusa = await salvarSemana(servidor, escola.turmaB, '2026-04-06', [segunda(1, matB, { docenteId: rosa })]);
  expect(codigo(recusa)).toBe('HORARIO_EM_CHOQUE');
  expect(recusa.corpo.error?.message).toContain('(6º ano A, Matemática, segunda, 07:30–08:20)');
  expect(recusa.corpo.error?.message).toContain('Rosa');
  expect(recusa.corpo.error?.fields[0]?.path).toBe('celulas.0.docenteId');
  const sala = await salvarSemana(servidor, escola.turmaB, '2026-04-06', [segunda(1, matB, { sala: 'SALA 1' })]);
  expect(sala.corpo.error?.fields[0]?.path).toBe('celulas.0.sala');
  expect((await lerEm('2026-04-06', escola.turmaB)).celulas).toEqual([]);
});

test('the database refuses a clash that came in between, by its constraint', async () => {
  const { db } = servidor.banco;
  const inserir = sql`insert into horarios (turma_id, turma_disciplina_id, docente_id, dia_semana, ordem, inicio, fim, data_inicio, data_fim)
    values (${escola.turmaB}, ${matB}, ${rosa}, 1, 1, '08:00', '08:50', '2026-04-06', '2026-12-18')`;
  await expect(inserir.execute(db)).rejects.toThrow('horarios_docente_key');
});

test.each<[string, () => Promise<RespostaDeTeste>, string]>([
  ['over another that was saved meanwhile', () => salvarSemana(servidor, escola.turmaA, '2026-04-13', [], 'outra'), 'VERSAO_DESATUALIZADA'],
  [
    'with a subject of another class',
    () => salvarSemana(servidor, escola.turmaB, '2026-04-06', [segunda(1, mat)]),
    'HORARIO_DISCIPLINA_DE_OUTRA',
  ],
  [
    'with a teacher of another subject',
    () => salvarSemana(servidor, escola.turmaA, '2026-04-06', [segunda(1, hist, { docenteId: rosa })]),
    'HORARIO_DOCENTE_DE_OUTRA',
  ],
  ['from a day outside of the period', () => salvarSemana(servidor, escola.turmaA, '2027-01-04', []), 'DATA_FORA_DO_PERIODO_DA_TURMA'],
  [
    'twice in one period',
    () => salvarSemana(servidor, escola.turmaA, '2026-04-06', [segunda(1, mat), segunda(1, hist)]),
    'DADOS_INVALIDOS',
  ],
])('it is not saved %s', async (_, salvar, esperado) => expect(codigo(await salvar())).toBe(esperado));
