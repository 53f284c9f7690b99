import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type BancoDeTeste, bancoDeTeste } from '#tests/helpers/banco.ts';
import { type DiarioDeTeste, diarioDeTeste } from '#tests/helpers/diario/notas.ts';
import { calcularAnos, calcularEtapas } from './ler-turmas.ts';

let banco: BancoDeTeste;
let e: DiarioDeTeste;
let depois = 0;
beforeAll(async () => {
  banco = await bancoDeTeste();
  e = await diarioDeTeste(banco.db, { alunos: 1 });
  await sql`update turmas_disciplinas set data_fim = '2026-05-31' where id = ${e.naA}`.execute(banco.db);
  const { rows } = await sql<{ id: number }>`insert into turmas_disciplinas (turma_id, disciplina_id, data_inicio, carga_horaria)
    values (${e.turmaA}, ${e.disciplinaId}, '2026-06-01', 200) returning id`.execute(banco.db);
  depois = rows[0]?.id ?? 0;
  const dadas: [number, number, string, number][] = [
    [e.naA, 0, '2026-03-10', 10],
    [e.naA, 1, '2026-05-11', 10],
    [depois, 1, '2026-06-11', 4],
    [depois, 2, '2026-08-10', 3],
    [depois, 3, '2026-11-10', 8],
  ];
  for (const [id, etapa, dia, valor] of dadas) {
    const { rows: criada } = await sql<{
      id: number;
    }>`insert into avaliacoes (turma_disciplina_id, etapa_id, papel, nome, data_avaliacao, usuario_nome)
      values (${id}, ${e.etapas[etapa]}, 'avaliacao', 'Prova', ${dia}, 'Teste') returning id`.execute(banco.db);
    await sql`insert into notas (avaliacao_id, matricula_id, valor, usuario_nome) values (${criada[0]?.id}, ${e.alunos[0]}, ${valor}, 'Teste')`.execute(
      banco.db,
    );
  }
});
afterAll(() => banco.fechar());

test('a subject that ended and began again in the class is judged once, by the marks of both, where it stands now', async () => {
  const ano = (await calcularAnos(banco.db, [e.turmaA], { fechadas: true })).get(e.turmaA);
  expect(ano?.disciplinas.map(({ turmaDisciplinaId, media, situacao }) => ({ turmaDisciplinaId, media, situacao }))).toEqual([
    { turmaDisciplinaId: depois, media: '7.0', situacao: 'aprovado' },
  ]);
  expect(ano?.alunos.map(({ resultado }) => resultado)).toEqual(['aprovado']);
});

test('of an etapa its result hangs on what ran in it last', async () => {
  const { rows } = await sql<{
    id: number;
    dataInicio: string;
    dataFim: string;
  }>`select id, data_inicio as "dataInicio", data_fim as "dataFim"
    from etapas order by data_inicio limit 3`.execute(banco.db);
  const vistas = [];
  for (const etapa of rows) {
    const turma = (await calcularEtapas(banco.db, [e.turmaA], etapa)).get(e.turmaA);
    vistas.push(turma?.disciplinas.map(({ turmaDisciplinaId, media }) => [turmaDisciplinaId, media]));
  }
  expect(vistas).toEqual([[[e.naA, '10.0']], [[depois, '7.0']], [[depois, '3.0']]]);
});
