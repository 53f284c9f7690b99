import { sql } from 'kysely';
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
