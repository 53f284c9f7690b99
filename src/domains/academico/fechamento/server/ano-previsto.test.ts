import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { atoDe } from '#tests/helpers/ato.ts';
import { type BancoDeTeste, bancoDeTeste } from '#tests/helpers/banco.ts';
import { aulaDeTeste } from '#tests/helpers/diario/cena.ts';
import { type DiarioDeTeste, diarioDeTeste } from '#tests/helpers/diario/notas.ts';
import { quemDeTeste } from '#tests/helpers/servidor.ts';
import { entregarTudo } from '#domains/academico/diario/entrega/server/oficina.ts';
import { frequenciaDaTurma } from '#domains/academico/diario/frequencia/server/door.ts';
import { transacao, type Tx } from '#platform/server/database/kysely.ts';
import { julgar } from '#platform/server/integridade.ts';
import { fecharAnos } from './fechar-anos.ts';
import { fecharEtapas } from './fechar-etapas.ts';
import { fechamentoResultado } from './integridade/resultado.ts';

let banco: BancoDeTeste;
let e: DiarioDeTeste;
const dias = ['2026-03-10', '2026-05-11', '2026-08-10', '2026-11-10', '2026-11-11'];
/** Periods that each misses of the ten that are given, of twelve that the year plans: a quarter of the plan, and one more. */
const faltas = [3, 4];
beforeAll(async () => {
  banco = await bancoDeTeste();
  e = await diarioDeTeste(banco.db, { alunos: 3 });
  await sql`update disciplinas set carga_horaria = 12 where id = ${e.disciplinaId}`.execute(banco.db);
  for (const [i, dia] of dias.entries()) {
    const aula = await aulaDeTeste(banco.db, e.naA, dia, 2);
    // The third comes after the first two lessons.
    const naLista = (i < 2 ? e.alunos.slice(0, 2) : e.alunos).toSorted((a, b) => a - b);
    const ausentes = faltas.flatMap((n, aluno) => {
      const dele = Math.min(Math.max(n - 2 * i, 0), 2);
      return dele > 0 ? [{ m: e.alunos[aluno], n: dele }] : [];
    });
    await sql`with c as (insert into chamadas (turma_id, data_chamada, aula_id, quantidade, alunos, usuario_nome)
        values (${e.turmaA}, ${dia}, ${aula}, 2, ${naLista}::bigint[], 'Rosa') returning id)
      insert into faltas (chamada_id, matricula_id, faltas)
      select c.id, x.m, x.n from c, json_to_recordset(${JSON.stringify(ausentes)}::json) as x(m bigint, n int)`.execute(banco.db);
  }
  await sql`with a as (insert into avaliacoes (turma_disciplina_id, etapa_id, papel, nome, data_avaliacao, usuario_nome)
      select ${e.naA}, t.id, 'avaliacao', 'Prova', t.data_inicio + 20, 'Teste' from v_etapa t where t.id = any(${e.etapas}::bigint[]) returning id)
    insert into notas (avaliacao_id, matricula_id, valor, usuario_nome) select a.id, m.id, 9, 'Teste' from a, unnest(${e.alunos}::bigint[]) m(id)`.execute(
    banco.db,
  );
});
afterAll(() => banco.fechar());

const com = <T>(fazer: (ato: ReturnType<typeof atoDe<ReturnType<typeof quemDeTeste>>>) => Promise<T>) =>
  transacao(banco.db, (tx: Tx) => fazer(atoDe(tx, quemDeTeste(), { hoje: '2026-12-30' })));

test('the year is judged over what was planned, as whoever watched over absences was told', async () => {
  const { alunos, previstoNoAno } = await frequenciaDaTurma(banco.db, null, { turmaId: e.turmaA });
  expect(previstoNoAno).toBe(12);
  // Who came later has the year that was left: what was given before is nobody's absence, and no presence of his.
  expect(alunos.map(({ ano: { restam, percentualNoAno } }) => [restam, percentualNoAno])).toEqual([
    [0, '75.00'],
    [-1, '66.66'],
    [2, '100.00'],
  ]);
  for (const etapaId of e.etapas) {
    await com((ato) => entregarTudo(ato, { etapaId, turmaIds: [e.turmaA] }));
    expect((await com((ato) => fecharEtapas(ato, { etapaId, turmaIds: [e.turmaA] }))).recusadas).toEqual([]);
  }
  expect((await com((ato) => fecharAnos(ato, { turmaIds: [e.turmaA] }))).recusadas).toEqual([]);
  const { rows } = await sql<{ dadas: number; aDar: number; frequencia: string; resultado: string }>`
    select dadas, a_dar as "aDar", frequencia::text as frequencia, resultado from v_resultado_aluno where etapa_id is null order by matricula_id`.execute(
    banco.db,
  );
  expect(rows).toEqual([
    { dadas: 10, aDar: 2, frequencia: '75.00', resultado: 'aprovado' },
    { dadas: 10, aDar: 2, frequencia: '66.66', resultado: 'reprovado_por_falta' },
    { dadas: 6, aDar: 2, frequencia: '100.00', resultado: 'aprovado' },
  ]);
});

test('a plan that changes later leaves the year as it closed', async () => {
  const achados = () => julgar(banco.db, [fechamentoResultado], { chaveDaAuditoria: Buffer.alloc(32) });
  expect(await achados()).toMatchObject([{ achados: 0 }]);
  await sql`update disciplinas set carga_horaria = 40 where id = ${e.disciplinaId}`.execute(banco.db);
  expect(await achados()).toMatchObject([{ achados: 0 }]);
});
