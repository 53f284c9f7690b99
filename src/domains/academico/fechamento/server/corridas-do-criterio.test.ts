import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { atoDe } from '#tests/helpers/ato.ts';
import { type BancoDeTeste, bancoDeTeste } from '#tests/helpers/banco.ts';
import { passoAPasso } from '#tests/helpers/corridas.ts';
import { type DiarioDeTeste, diarioDeTeste } from '#tests/helpers/diario/notas.ts';
import { quemDeTeste } from '#tests/helpers/servidor.ts';
import { entregarTudo } from '#domains/academico/diario/entrega/server/oficina.ts';
import { criterioPadrao } from '#domains/academico/estrutura/criterio/criterio.ts';
import { salvarCriterio } from '#domains/academico/estrutura/criterio/server/oficina.ts';
import { transacao, type Tx } from '#platform/server/database/kysely.ts';
import { fecharEtapas } from './fechar-etapas.ts';

let banco: BancoDeTeste;
let e: DiarioDeTeste;
beforeAll(async () => {
  banco = await bancoDeTeste();
  e = await diarioDeTeste(banco.db, { alunos: 1 });
  const { rows } = await sql<{ id: number }>`insert into avaliacoes (turma_disciplina_id, etapa_id, nome, data_avaliacao, usuario_nome)
    values (${e.naA}, ${e.etapas[0]}, 'Prova', '2026-03-10', 'Teste') returning id`.execute(banco.db);
  await sql`insert into notas (avaliacao_id, matricula_id, valor, usuario_nome) values (${rows[0]?.id}, ${e.alunos[0]}, 7, 'Teste')`.execute(
    banco.db,
  );
});
afterAll(() => banco.fechar());

const fechar = (tx: Tx) => {
  const ato = atoDe(tx, quemDeTeste(), { hoje: '2026-06-30' });
  return fecharEtapas(ato, { etapaId: e.etapas[0] ?? 0, turmaIds: [e.turmaA] });
};

test('closing waits for the plan of a student that is being changed', async () => {
  await transacao(banco.db, (tx) => entregarTudo(atoDe(tx, quemDeTeste()), { etapaId: e.etapas[0] ?? 0, turmaIds: [e.turmaA] }));
  const [, semAlunos] = await passoAPasso(
    banco.db,
    (tx) => sql`update matriculas set plano_adaptado = true where id = ${e.alunos[0]}`.execute(tx),
    () =>
      transacao(banco.db, async (tx) => {
        await fechar(tx);
        const { rows } = await sql<{ n: number }>`select count(*)::int as n from v_resultado_aluno`.execute(tx);
        throw new Error(`closed with ${rows[0]?.n}`);
      }),
  );
  expect(semAlunos).toMatchObject({ status: 'rejected', reason: { message: 'closed with 1' } });
});

test('a criterion that is being saved makes closing wait, and is the one that judges; saved after, it is refused', async () => {
  const dados = {
    ...criterioPadrao,
    mediaAprovacao: '6',
    cursoId: e.cursoId,
    desdeAno: 2026,
    versao: null,
    tambemCursos: [],
    conceitos: [],
  };
  const salvar = (tx: Tx, partes: object = {}) => salvarCriterio(atoDe(tx, quemDeTeste()), { ...dados, ...partes });
  const [, fechada] = await passoAPasso(banco.db, salvar, () => transacao(banco.db, fechar));
  expect(fechada).toMatchObject({ status: 'fulfilled', value: { fechadas: [e.turmaA] } });
  const { rows } = await sql<{ minimo: string }>`select criterio ->> 'mediaAprovacao' as minimo from v_resultado_aluno`.execute(banco.db);
  expect(rows.map(({ minimo }) => Number(minimo))).toEqual([6]);
  await expect(transacao(banco.db, (tx) => salvar(tx, { versao: 1, mediaAprovacao: '5' }))).rejects.toThrow('CRITERIO_DE_ANO_FECHADO');
});
