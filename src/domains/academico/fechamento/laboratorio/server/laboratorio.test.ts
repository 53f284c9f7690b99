import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type DiarioDeTeste, diarioDeTeste } from '#tests/helpers/diario/notas.ts';
import { salasDe } from '#tests/helpers/salas.ts';
import { quemDeTeste, type ServidorDeTeste, servidorDeTeste } from '#tests/helpers/servidor.ts';
import { criterioPadrao } from '#domains/academico/estrutura/criterio/criterio.ts';
import { calcularAnos } from '#domains/academico/fechamento/server/ler-turmas.ts';

let s: ServidorDeTeste;
let e: DiarioDeTeste;
beforeAll(async () => {
  s = await servidorDeTeste({ salas: [...salasDe.estrutura, ...salasDe.diario, ...salasDe.fechamento] });
  e = await diarioDeTeste(s.banco.db);
  // Four terms: one at 8, one who needs the recovery of each semester, one below everything.
  const notas: [number, number | null][][] = [
    [
      [8, null],
      [8, null],
      [8, null],
      [8, null],
    ],
    [
      [4, null],
      [6, 8],
      [7, null],
      [7, null],
    ],
    [
      [2, null],
      [2, 3],
      [2, null],
      [2, null],
    ],
  ];
  for (const [etapa, dia] of ['2026-03-10', '2026-05-11', '2026-08-10', '2026-11-10'].entries()) {
    const avaliar = async (papel: string): Promise<number> =>
      (
        await sql<{ id: number }>`insert into avaliacoes (turma_disciplina_id, etapa_id, papel, nome, data_avaliacao, usuario_nome)
        values (${e.naA}, ${e.etapas[etapa]}, ${papel}, ${papel}, ${dia}, 'Rosa') returning id`.execute(s.banco.db)
      ).rows[0]?.id ?? 0;
    const [escrita, recuperacao] = [await avaliar('avaliacao'), await avaliar('recuperacao')];
    for (const [i, aluno] of e.alunos.entries())
      for (const [avaliacao, valor] of [
        [escrita, notas[i]?.[etapa]?.[0]],
        [recuperacao, notas[i]?.[etapa]?.[1]],
      ])
        if (valor != null)
          await sql`insert into notas (avaliacao_id, matricula_id, valor, usuario_nome) values (${avaliacao}, ${aluno}, ${valor}, 'Rosa')`.execute(
            s.banco.db,
          );
  }
});
afterAll(() => s.fechar());

type Resposta = {
  alunos: number;
  contagem: unknown[];
  mudam: {
    matriculaId: number;
    antes: string;
    depois: string;
    disciplinas: { nome: string; antes: { media: string }; depois: { media: string } }[];
  }[];
};
const experimentar = (partes: object, fim = '', outros: object = {}, quem = quemDeTeste()) => {
  const body = { anoLetivoId: e.anoLetivoId, plano: 'regular', criterio: { ...criterioPadrao, ...partes }, ...outros };
  return s.pedir('POST', `Curso/${e.cursoId}/criterio/experimento${fim}`, { body, quem });
};
const semExame = { usaExameFinal: false };

test('the same rule changes nobody', async () => {
  const { corpo } = await experimentar({});
  expect(corpo.data).toMatchObject({ alunos: 3, mudam: [], outros: 0 });
});

test('the rule of the year is that of the course itself, whatever the others are judged by', async () => {
  const { rows } = await sql<{
    id: number;
  }>`insert into cursos (nome, segmentacao_id, ordem) select 'Outro curso', segmentacao_id, 99 from cursos
    where id = ${e.cursoId} returning id`.execute(s.banco.db);
  // A criterion whose id is also that of its course, as those of a new school are.
  await sql`insert into criterios_avaliacao (id, curso_id, desde_ano, tipo) overriding system value values (${rows[0]?.id}, ${rows[0]?.id}, 2000, 'parecer')`.execute(
    s.banco.db,
  );
  const { status, corpo } = await experimentar({});
  expect([status, corpo.error?.code]).toEqual([200, undefined]);
  expect(corpo.data).toMatchObject({ alunos: 3, mudam: [] });
});

test('a rule that is not saved tells who would change, in which subject and how many of each result there would be', async () => {
  const { status, corpo } = await experimentar({ ...semExame, mediaAprovacao: '6.5', mediaMinimaRecuperacao: '3' });
  expect(status, JSON.stringify(corpo)).toBe(200);
  const { contagem, mudam } = corpo.data as Resposta;
  // By the rule of the year: 8.0, then (4 + 8 + 7 + 7) ÷ 4 = 6.5, then (2 + 3 + 2 + 2) ÷ 4 = 2.3.
  expect(contagem).toEqual([
    { resultado: 'em_exame', antes: 1, depois: 0 },
    { resultado: 'aprovado', antes: 1, depois: 2 },
    { resultado: 'reprovado_por_nota', antes: 1, depois: 1 },
  ]);
  expect(mudam.map(({ matriculaId, antes, depois }) => [matriculaId, antes, depois])).toEqual([[e.alunos[1], 'em_exame', 'aprovado']]);
});

test('what it tells is what the closing would reckon by that rule', async () => {
  const partes = { ...criterioPadrao, alcanceDaRecuperacao: 'grupo' as const, etapasPorRecuperacao: 2 };
  const { mudam } = (await experimentar(partes)).corpo.data as Resposta;
  const direto = (await calcularAnos(s.banco.db, [e.turmaA], { criterio: partes, fechadas: true })).get(e.turmaA);
  expect(mudam.map(({ matriculaId, depois }) => [matriculaId, depois])).toEqual(
    mudam.map(({ matriculaId }) => [matriculaId, direto?.alunos.find((a) => a.matriculaId === matriculaId)?.resultado]),
  );
  // (4 + 6) ÷ 2 = 5 becomes 8, twice: (8 + 8 + 7 + 7) ÷ 4.
  expect(mudam[0]).toMatchObject({
    antes: 'em_exame',
    depois: 'aprovado',
    disciplinas: [{ antes: { media: '6.5' }, depois: { media: '7.5' } }],
  });
});

test('why: both derivations of a student, step by step', async () => {
  const { status, corpo } = await experimentar({ alcanceDaRecuperacao: 'grupo', etapasPorRecuperacao: 2 }, '/porque', {
    matriculaId: e.alunos[1],
  });
  expect(status, JSON.stringify(corpo)).toBe(200);
  const { disciplinas } = corpo.data as {
    disciplinas: { antes: { parcial: { passos: { chave: string }[] } }; depois: { parcial: { passos: { chave: string }[] } } }[];
  };
  expect(disciplinas.map(({ antes, depois }) => [antes, depois].map(({ parcial }) => parcial.passos.map(({ chave }) => chave)))).toEqual([
    [['mediaDasEtapas'], ['etapasJuntas', 'recuperacaoSubstitui', 'mediaDasEtapas']],
  ]);
});

test('the rule of adapted plans judges who has one, and nobody else', async () => {
  const [, aluno = 0] = e.alunos;
  await sql`update matriculas set plano_adaptado = true where id = ${aluno}`.execute(s.banco.db);
  const { mudam } = (await experimentar({ mediaAprovacao: '5', mediaMinimaRecuperacao: '1' }, '', { plano: 'adaptado' })).corpo
    .data as Resposta;
  expect(mudam.map(({ matriculaId, antes, depois }) => [matriculaId, antes, depois])).toEqual([[aluno, 'em_exame', 'aprovado']]);
  await sql`update matriculas set plano_adaptado = false where id = ${aluno}`.execute(s.banco.db);
});

test('another kind of mark, a formula with a mistake, an unknown year, a student of elsewhere and a restricted teacher are refused', async () => {
  const parecer = await experimentar({ tipo: 'parecer', usaExameFinal: false });
  expect([parecer.status, parecer.corpo.error?.code]).toEqual([409, 'EXPERIMENTO_DE_OUTRO_TIPO']);
  const erro = await experimentar({ formulaDaMedia: 'E1 +' });
  expect(erro.corpo.error?.fields?.map(({ path, code }) => [path, code])).toEqual([['criterio.formulaDaMedia', 'FORMULA_ACABA_ANTES']]);
  expect((await experimentar({}, '', { anoLetivoId: 999_999 })).status).toBe(404);
  expect((await experimentar({}, '/porque', { matriculaId: 999_999 })).status).toBe(404);
  expect((await experimentar({}, '', {}, { ...quemDeTeste(), admin: false, restritoPainelProfessor: true })).status).toBe(404);
});
