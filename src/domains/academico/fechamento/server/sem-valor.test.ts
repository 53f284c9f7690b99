import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { atoDe } from '#tests/helpers/ato.ts';
import { type BancoDeTeste, bancoDeTeste } from '#tests/helpers/banco.ts';
import { type DiarioDeTeste, diarioDeTeste } from '#tests/helpers/diario/notas.ts';
import { criarDisciplina } from '#domains/academico/estrutura/ensino/server/oficina.ts';
import { criterioPadrao } from '#domains/academico/estrutura/criterio/criterio.ts';
import { transacao } from '#platform/server/database/kysely.ts';
import { calcularAnos } from './ler-turmas.ts';

let banco: BancoDeTeste;
let e: DiarioDeTeste;
beforeAll(async () => {
  banco = await bancoDeTeste();
  e = await diarioDeTeste(banco.db, { alunos: 2 });
});
afterAll(() => banco.fechar());

const datas = ['2026-03-10', '2026-05-11', '2026-08-10', '2026-11-10'];
/** One evaluation of each etapa with the marks of both students; null is excused. */
async function lancar(turmaDisciplinaId: number, notas: readonly (readonly (number | null)[])[]): Promise<void> {
  for (const [i, deles] of notas.entries()) {
    const { rows } = await sql<{
      id: number;
    }>`insert into avaliacoes (turma_disciplina_id, etapa_id, papel, nome, data_avaliacao, usuario_nome)
      values (${turmaDisciplinaId}, ${e.etapas[i]}, 'avaliacao', 'Prova', ${datas[i]}, 'Teste') returning id`.execute(banco.db);
    for (const [aluno, valor] of deles.entries())
      await sql`insert into notas (avaliacao_id, matricula_id, valor, estado, usuario_nome)
        values (${rows[0]?.id}, ${e.alunos[aluno]}, ${valor}, ${valor === null ? 'dispensado' : null}, 'Teste')`.execute(banco.db);
  }
}

test('a subject whose formula gives no average is still under way; only one without any average of an etapa does not judge', async () => {
  const [portugues, artes] = await transacao(banco.db, async (tx) => {
    const partes = { area: null, cargaHoraria: 160, tipo: 'obrigatoria' as const, contaPromocao: true, ordem: 2, ativa: true };
    const ato = atoDe(tx, { processo: 'teste' });
    const criadas = [
      await criarDisciplina(ato, { ...partes, nome: 'Português', sigla: 'POR' }),
      await criarDisciplina(ato, { ...partes, nome: 'Artes', sigla: 'ART' }),
    ];
    const { rows } = await sql<{ id: number }>`insert into turmas_disciplinas (turma_id, disciplina_id)
      select ${e.turmaA}, x from unnest(${criadas.map(({ id }) => id)}::bigint[]) x order by x returning id`.execute(tx);
    return rows.map(({ id }) => id);
  });
  const tudo = [8, 8, 8, 8];
  await lancar(
    e.naA,
    tudo.map((nota) => [nota, nota]),
  );
  await lancar(
    portugues ?? 0,
    tudo.map((nota, i) => [i === 0 ? null : nota, nota]),
  );
  await lancar(
    artes ?? 0,
    tudo.map((nota) => [null, nota]),
  );
  const criterio = { ...criterioPadrao, formulaDaMedia: '(E1 + E2 + E3 + E4) / 4' };
  const ano = (await calcularAnos(banco.db, [e.turmaA], { criterio, fechadas: true })).get(e.turmaA);
  const situacoes = (matriculaId: number | undefined) =>
    [e.naA, portugues, artes].map(
      (id) => ano?.disciplinas.find((d) => d.matriculaId === matriculaId && d.turmaDisciplinaId === id)?.situacao,
    );
  expect(e.alunos.map(situacoes)).toEqual([
    ['aprovado', 'cursando', null],
    ['aprovado', 'aprovado', 'aprovado'],
  ]);
  expect(ano?.alunos.map(({ resultado }) => resultado)).toEqual(['cursando', 'aprovado']);
});
