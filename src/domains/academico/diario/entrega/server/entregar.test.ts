import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { atoDe } from '#tests/helpers/ato.ts';
import { type BancoDeTeste, bancoDeTeste } from '#tests/helpers/banco.ts';
import { type DiarioDeTeste, diarioDeTeste } from '#tests/helpers/diario/notas.ts';
import { quemDeTeste } from '#tests/helpers/servidor.ts';
import { transacao } from '#platform/server/database/kysely.ts';
import { obterAvaliacoes } from '#domains/academico/diario/avaliacoes/server/obter-avaliacoes.ts';
import { obterGradeDeNotas } from '#domains/academico/diario/notas/server/obter-grade.ts';
import { entregar } from './entregar.ts';

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
});
