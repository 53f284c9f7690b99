import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { atoDe } from '#tests/helpers/ato.ts';
import { type DiarioDeTeste, diarioDeTeste } from '#tests/helpers/diario/notas.ts';
import { salasDe } from '#tests/helpers/salas.ts';
import { quemDeTeste, type ServidorDeTeste, servidorDeTeste } from '#tests/helpers/servidor.ts';
import { transacao } from '#platform/server/database/kysely.ts';
import { criterioPadrao, type RegraDeAvaliacao } from '#domains/academico/estrutura/criterio/criterio.ts';
import { salvarCriterio } from '#domains/academico/estrutura/criterio/server/oficina.ts';
import { contaDoAluno, type GradeDeNotas } from '../web/leitura.ts';
import { mediasDaTurma } from './medias-da-turma.ts';

let s: ServidorDeTeste;
let e: DiarioDeTeste;
beforeAll(async () => {
  s = await servidorDeTeste({ salas: [...salasDe.diario, ...salasDe.estrutura] });
  e = await diarioDeTeste(s.banco.db, { alunos: 2 });
});
afterAll(() => s.fechar());

let ano = 2000;
/** The rule of the course and, when told, that of its adapted plan; each from a later year on than the one before. */
async function julgarPor(partes: Partial<RegraDeAvaliacao>, adaptado?: Partial<RegraDeAvaliacao>): Promise<void> {
  ano += 1;
  const desde = { cursoId: e.cursoId, desdeAno: ano, versao: null, tambemCursos: [] };
  await transacao(s.banco.db, async (tx) => {
    const ato = atoDe(tx, quemDeTeste());
    await salvarCriterio(ato, { ...criterioPadrao, ...partes, ...desde, conceitos: [] });
    if (adaptado) await salvarCriterio(ato, { ...criterioPadrao, ...adaptado, ...desde, conceitos: [], plano: 'adaptado' });
  });
}
const dias = ['2026-03-10', '2026-05-11', '2026-08-10', '2026-11-10'];
async function avaliacao(etapa: number, notas: (number | null)[], partes: { papel?: string; maximo?: number } = {}): Promise<void> {
  const { rows } = await sql<{
    id: number;
  }>`insert into avaliacoes (turma_disciplina_id, etapa_id, papel, nome, data_avaliacao, valor_maximo, usuario_nome)
    values (${e.naA}, ${e.etapas[etapa]}, ${partes.papel ?? 'avaliacao'}, 'Prova', ${dias[etapa]}, ${partes.maximo ?? 10}, 'Rosa') returning id`.execute(
    s.banco.db,
  );
  for (const [i, valor] of notas.entries())
    if (valor !== null)
      await sql`insert into notas (avaliacao_id, matricula_id, valor, usuario_nome) values (${rows[0]?.id}, ${e.alunos[i]}, ${valor}, 'Rosa')`.execute(
        s.banco.db,
      );
}
async function contas(etapa: number) {
  const { corpo } = await s.pedir('GET', `DiarioNota/grade?TurmaDisciplinaId=${e.naA}&EtapaId=${e.etapas[etapa]}`);
  const grade = corpo.data as GradeDeNotas;
  const naTela = grade.alunos.map((aluno) => {
    const { daEtapa, ano: doAno } = contaDoAluno(
      grade,
      aluno,
      (coluna) => grade.notas.find((n) => `${n.avaliacaoId}` === coluna && n.matriculaId === aluno.matriculaId)?.valor ?? null,
    );
    return [daEtapa?.valor, doAno.parcial.valor];
  });
  const medias = await mediasDaTurma(s.banco.db, e.turmaA);
  const noServidor = e.alunos.map((id) => {
    const suas = medias.disciplinas[0]?.alunos.get(id);
    return [suas?.etapas[etapa]?.valor, suas?.ano.parcial.valor];
  });
  expect(naTela).toEqual(noServidor);
  return { grade, noServidor };
}

test('points of an etapa, its sum and what is written in the grid are reckoned alike in the browser and on the server', async () => {
  await julgarPor({ calculoDaEtapa: 'pontos', pontosDaEtapa: '25' });
  await avaliacao(0, [8, 4], { maximo: 10 });
  await avaliacao(0, [10.5, null], { maximo: 15 });
  const { grade, noServidor } = await contas(0);
  expect(noServidor.map(([media]) => media)).toEqual(['7.4', '4.0']);
  expect(grade.criterio).toMatchObject({ calculoDaEtapa: 'pontos', pontosDaEtapa: '25.0000' });
});

test('a student with an adapted plan is judged by its rule, and the others are not', async () => {
  await sql`update matriculas set plano_adaptado = true where id = ${e.alunos[1]}`.execute(s.banco.db);
  await julgarPor(
    { calculoDaEtapa: 'pontos', pontosDaEtapa: '25' },
    { calculoDaEtapa: 'melhores', melhoresAvaliacoes: 1, mediaAprovacao: '4.0000' },
  );
  const { grade, noServidor } = await contas(0);
  expect(noServidor.map(([media]) => media)).toEqual(['7.4', '4.0']);
  expect(grade.alunos.map(({ planoAdaptado }) => planoAdaptado)).toEqual([false, true]);
  expect(grade.criterio.adaptado).toMatchObject({ mediaAprovacao: '4.0000', melhoresAvaliacoes: 1 });
  await avaliacao(0, [null, 1.5], { maximo: 15 });
  expect((await contas(0)).noServidor.map(([media]) => media)).toEqual(['7.4', '4.0']);
});

test('a recovery of two terms enters the average of the year alone, wherever of the two the grid is open', async () => {
  await sql`update matriculas set plano_adaptado = false`.execute(s.banco.db);
  await julgarPor({ calculoDaEtapa: 'melhores', melhoresAvaliacoes: 1, alcanceDaRecuperacao: 'grupo', etapasPorRecuperacao: 2 });
  await avaliacao(1, [6, 6]);
  await avaliacao(1, [9, null], { papel: 'recuperacao' });
  // The first has 8 and 6, and 9 in the recovery of both; the second 4 and 6.
  expect((await contas(0)).noServidor).toEqual([
    ['8.0', '9.0'],
    ['4.0', '5.0'],
  ]);
  expect((await contas(1)).noServidor).toEqual([
    ['6.0', '9.0'],
    ['6.0', '5.0'],
  ]);
});
