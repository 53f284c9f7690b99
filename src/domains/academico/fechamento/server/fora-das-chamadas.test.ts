import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type BancoDeTeste, bancoDeTeste } from '#tests/helpers/banco.ts';
import { type DiarioDeTeste, diarioDeTeste } from '#tests/helpers/diario/notas.ts';
import { preverEtapas } from './previa.ts';

let banco: BancoDeTeste;
let e: DiarioDeTeste;
beforeAll(async () => {
  banco = await bancoDeTeste();
  e = await diarioDeTeste(banco.db, { alunos: 3 });
  await sql`insert into criterios_avaliacao (curso_id, desde_ano, controle_frequencia) values (${e.cursoId}, 2020, 'por_dia')`.execute(
    banco.dono,
  );
});
afterAll(() => banco.fechar());

test('who is missing from a roll of a day on which he sat in the class is told before the etapa closes', async () => {
  const chamar = (dia: string, alunos: readonly number[]) =>
    sql`insert into chamadas (turma_id, data_chamada, quantidade, alunos, usuario_nome)
      values (${e.turmaA}, ${dia}, 1, ${alunos.toSorted((a, b) => a - b)}::bigint[], 'Rosa')`.execute(banco.db);
  const etapa = { id: e.etapas[0] ?? 0, dataInicio: '2026-02-02', dataFim: '2026-04-17' };
  const avisos = async () => (await preverEtapas(banco.db, [e.turmaA], etapa, '2026-04-20')).get(e.turmaA)?.turma.avisos ?? [];
  await chamar('2026-03-10', e.alunos);
  expect(await avisos()).not.toContainEqual(expect.objectContaining({ tipo: 'alunosForaDaChamada' }));
  await chamar('2026-03-11', e.alunos.slice(0, 1));
  await chamar('2026-03-12', e.alunos.slice(0, 2));
  expect(await avisos()).toContainEqual({ tipo: 'alunosForaDaChamada', n: 2 });
});
