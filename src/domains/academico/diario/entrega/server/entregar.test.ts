import { type RawBuilder, sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { atoDe } from '#tests/helpers/ato.ts';
import { type BancoDeTeste, bancoDeTeste } from '#tests/helpers/banco.ts';
import { type DiarioDeTeste, diarioDeTeste } from '#tests/helpers/diario/notas.ts';
import { quemDeTeste } from '#tests/helpers/servidor.ts';
import { transacao } from '#platform/server/database/kysely.ts';
import { obterAvaliacoes } from '#domains/academico/diario/avaliacoes/server/obter-avaliacoes.ts';
import { obterGradeDeNotas } from '#domains/academico/diario/notas/server/obter-grade.ts';
import { enturmarMatricula } from '#domains/academico/matriculas/enturmacao/server/oficina.ts';
import { entregar } from './entregar.ts';
import { estadoDasDisciplinas } from './pendencias.ts';

let banco: BancoDeTeste;
let e: DiarioDeTeste;
beforeAll(async () => {
  banco = await bancoDeTeste();
  e = await diarioDeTeste(banco.db, { alunos: 1 });
});
afterAll(() => banco.fechar());

/** As if it had come about otherwise: what the database would not let be written. */
const forcar = (...comandos: RawBuilder<unknown>[]) =>
  transacao(banco.dono, async (tx) => {
    await sql`set local session_replication_role = replica`.execute(tx);
    for (const comando of comandos) await comando.execute(tx);
  });

test('what was handed in takes nothing more, and its grid and its evaluations say so until it is given back', async () => {
  const etapaId = e.etapas[0] ?? 0;
  const coordenacao = quemDeTeste(undefined, { admin: true });
  const ver = async () => {
    const { fechada } = await obterGradeDeNotas(banco.db, coordenacao, { turmaDisciplinaId: e.naA, etapaId });
    const { etapas } = await obterAvaliacoes(banco.db, coordenacao, e.naA);
    return [fechada, etapas.find(({ id }) => id === etapaId)?.aberta];
  };
  expect(await ver()).toEqual([false, true]);
  await sql`insert into entregas (turma_disciplina_id, etapa_id, usuario_id, usuario_nome) values (${e.naA}, ${etapaId}, 1, 'Paula')`.execute(
    banco.dono,
  );
  expect(await ver()).toEqual([true, false]);
  await sql`delete from entregas where turma_disciplina_id = ${e.naA}`.execute(banco.dono);
  expect(await ver()).toEqual([false, true]);
});

test('of a subject of somebody else a teacher is told nothing, not even that its class is closed', async () => {
  await sql`update turmas set situacao = 'fechada' where id = ${e.turmaA}`.execute(banco.db);
  const alheio = quemDeTeste(undefined, { restritoPainelProfessor: true });
  const pedido = { etapaId: e.etapas[0] ?? 0, turmaDisciplinaIds: [e.naA] };
  await expect(transacao(banco.db, (tx) => entregar(atoDe(tx, alheio), pedido))).rejects.toMatchObject({ code: 'NAO_ENCONTRADO' });
  await sql`update turmas set situacao = 'aberta' where id = ${e.turmaA}`.execute(banco.db);
});

test('who entered after rolls were called is told, and who moved here brings along the marks of the same subject', async () => {
  const [etapaId = 0, matriculaId = 0] = [e.etapas[0], e.alunos[0]];
  const avisos = async (turmaId: number) =>
    (await estadoDasDisciplinas(banco.db, { etapaId, turmaIds: [turmaId], hoje: '2026-04-17' })).map(
      (d) => [d.disciplina, d.avisos] as const,
    );
  const daTurma = async (turmaId: number, tipo: string) => (await avisos(turmaId)).map(([, a]) => a.find((x) => x.tipo === tipo)?.n ?? 0);
  const { rows } = await sql<{
    id: number;
  }>`with a as (insert into aulas (turma_disciplina_id, data_aula, usuario_nome) values (${e.naA}, '2026-03-04', 'Rosa') returning id)
    insert into chamadas (turma_id, data_chamada, aula_id, alunos, usuario_nome) select ${e.turmaA}, '2026-03-04', id, array[${matriculaId}::bigint], 'Rosa' from a returning id`.execute(
    banco.db,
  );
  expect(await daTurma(e.turmaA, 'alunosForaDaChamada')).toEqual([0]);
  await forcar(sql`update chamadas set alunos = array[999999999::bigint] where id = ${rows[0]?.id ?? 0}`);
  expect(await daTurma(e.turmaA, 'alunosForaDaChamada')).toEqual([1]);
  await forcar(sql`delete from chamadas`, sql`delete from aulas`);

  await forcar(
    sql`insert into avaliacoes (turma_disciplina_id, etapa_id, papel, nome, data_avaliacao, usuario_nome)
      select x, ${etapaId}, 'avaliacao', 'Prova', '2026-03-10', 'Teste' from unnest(array[${e.naA}, ${e.naB}]::bigint[]) x`,
    sql`update enturmacoes set data_fim = '2026-03-20', fechada_por = 1 where matricula_id = ${matriculaId}`,
    sql`insert into enturmacoes (matricula_id, turma_id, data_inicio, aberta_por) values (${matriculaId}, ${e.turmaB}, '2026-03-21', 1)`,
  );
  expect(await daTurma(e.turmaB, 'alunosSemMedia')).toEqual([1]);
  await forcar(sql`insert into notas (avaliacao_id, matricula_id, valor, usuario_nome) select id, ${matriculaId}, 8, 'Teste' from avaliacoes
    where turma_disciplina_id = ${e.naA}`);
  expect(await daTurma(e.turmaB, 'alunosSemMedia')).toEqual([0]);
  await forcar(
    sql`delete from notas`,
    sql`delete from avaliacoes`,
    sql`delete from enturmacoes where turma_id = ${e.turmaB}`,
    sql`update enturmacoes set data_fim = null, fechada_por = null where matricula_id = ${matriculaId}`,
  );
});

test('an open second call of who was absent is a mark that is missing; one that he missed too, or whose day he had left by, is not', async () => {
  const [etapaId = 0, matriculaId = 0] = [e.etapas[0], e.alunos[0]];
  const avaliar = async (papel: string, dia: string, substituiId: number | null): Promise<number> => {
    const { rows } = await sql<{
      id: number;
    }>`insert into avaliacoes (turma_disciplina_id, etapa_id, papel, nome, data_avaliacao, substitui_id, usuario_nome)
      values (${e.naA}, ${etapaId}, ${papel}, ${papel}, ${dia}, ${substituiId}, 'Teste') returning id`.execute(banco.db);
    return rows[0]?.id ?? 0;
  };
  const marcar = (avaliacaoId: number, estado: string | null) =>
    sql`insert into notas (avaliacao_id, matricula_id, estado, usuario_nome) values (${avaliacaoId}, ${matriculaId}, ${estado}, 'Teste')
      on conflict (avaliacao_id, matricula_id) do update set estado = excluded.estado`.execute(banco.db);
  const bloqueios = async () =>
    (await estadoDasDisciplinas(banco.db, { etapaId, turmaIds: [e.turmaA], hoje: '2026-04-17' })).flatMap((d) => d.bloqueios);
  const emAberto = async () =>
    (await sql`select avaliacao_id, matricula_id, segunda_id from v_segunda_chamada_em_aberto`.execute(banco.db)).rows;
  const original = await avaliar('avaliacao', '2026-03-10', null);
  await marcar(original, 'ausente');
  expect(await bloqueios()).toEqual([]);
  const segunda = await avaliar('segunda_chamada', '2026-03-17', original);
  expect(await bloqueios()).toEqual([{ tipo: 'segundasChamadasFaltando', n: 1 }]);
  const coordenacao = quemDeTeste(undefined, { admin: true });
  const pedido = { etapaId, turmaDisciplinaIds: [e.naA] };
  const { recusadas } = await transacao(banco.db, (tx) => entregar(atoDe(tx, coordenacao), pedido));
  expect(JSON.stringify(recusadas)).toContain('1 nota de 2ª chamada por lançar');
  await marcar(segunda, null);
  expect(await bloqueios()).toEqual([{ tipo: 'segundasChamadasFaltando', n: 1 }]);
  await marcar(segunda, 'ausente');
  expect(await bloqueios()).toEqual([]);
  await marcar(segunda, null);
  await marcar(original, 'dispensado');
  expect(await bloqueios()).toEqual([]);
  await marcar(original, 'ausente');
  expect(await emAberto()).toEqual([{ avaliacao_id: original, matricula_id: matriculaId, segunda_id: segunda }]);
  const mudanca = { id: matriculaId, turmaId: e.turmaB, dataInicio: '2026-03-16', motivo: null, motivoExcedente: null };
  await transacao(banco.db, (tx) => enturmarMatricula(atoDe(tx, coordenacao), mudanca));
  expect(await emAberto()).toEqual([]);
});

test('who has an average by what is no mark of an evaluation is not told as one without: a second call, a recovery, what he brought', async () => {
  const [etapaId = 0, matriculaId = 0] = [e.etapas[1], e.alunos[0]];
  const semMedia = async () =>
    (await estadoDasDisciplinas(banco.db, { etapaId, turmaIds: [e.turmaA], hoje: '2026-07-03' })).map(
      ({ avisos }) => avisos.find(({ tipo }) => tipo === 'alunosSemMedia')?.n ?? 0,
    );
  const avaliar = async (papel: string, substituiId: number | null): Promise<number> => {
    const { rows } = await sql<{
      id: number;
    }>`insert into avaliacoes (turma_disciplina_id, etapa_id, papel, nome, data_avaliacao, substitui_id, usuario_nome)
      values (${e.naA}, ${etapaId}, ${papel}, ${papel}, '2026-05-11', ${substituiId}, 'Teste') returning id`.execute(banco.db);
    return rows[0]?.id ?? 0;
  };
  const marcar = (avaliacaoId: number, valor: number | null, estado: string | null) =>
    sql`insert into notas (avaliacao_id, matricula_id, valor, estado, usuario_nome) values (${avaliacaoId}, ${matriculaId}, ${valor}, ${estado}, 'Teste')
      on conflict (avaliacao_id, matricula_id) do update set valor = excluded.valor, estado = excluded.estado`.execute(banco.db);
  await forcar(
    sql`update enturmacoes set data_fim = null, fechada_por = null where matricula_id = ${matriculaId} and turma_id = ${e.turmaA}`,
  );
  const avaliada = await avaliar('avaliacao', null);
  await marcar(avaliada, null, 'dispensado');
  expect(await semMedia()).toEqual([1]);
  const segunda = await avaliar('segunda_chamada', avaliada);
  for (const outra of [segunda, await avaliar('recuperacao', avaliada), await avaliar('recuperacao', null)]) {
    await marcar(outra, 8, null);
    expect(await semMedia()).toEqual([0]);
    // Missed, it is none.
    await marcar(outra, null, 'ausente');
    expect(await semMedia()).toEqual([1]);
  }
  await marcar(avaliada, null, 'ausente');
  await marcar(segunda, null, 'dispensado');
  expect(await semMedia()).toEqual([1]);
  await marcar(avaliada, null, 'dispensado');
  // He came in the middle of the etapa, with what his school gave him.
  await forcar(
    sql`update enturmacoes set data_inicio = '2026-05-04' where matricula_id = ${matriculaId}`,
    sql`insert into origens_notas (matricula_id, disciplina_id, etapa_id, media) values (${matriculaId}, ${e.disciplinaId}, ${etapaId}, 7)`,
  );
  expect(await semMedia()).toEqual([0]);
});
