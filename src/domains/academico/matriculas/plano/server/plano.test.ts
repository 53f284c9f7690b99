import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { atoDe } from '#tests/helpers/ato.ts';
import { passoAPasso } from '#tests/helpers/corridas.ts';
import { type DiarioDeTeste, diarioDeTeste } from '#tests/helpers/diario/notas.ts';
import { salasDe } from '#tests/helpers/salas.ts';
import { quemDeTeste, type ServidorDeTeste, servidorDeTeste } from '#tests/helpers/servidor.ts';
import { transacao, type Tx } from '#platform/server/database/kysely.ts';
import { registrarSaida } from '#domains/academico/matriculas/movimentos/server/mudar-situacao.ts';
import { mudarPlano } from './mudar-plano.ts';

let s: ServidorDeTeste;
let e: DiarioDeTeste;
beforeAll(async () => {
  s = await servidorDeTeste({ salas: [...salasDe.matriculas, ...salasDe.fechamento] });
  e = await diarioDeTeste(s.banco.db);
});
afterAll(() => s.fechar());

const versaoDe = async (id: number): Promise<number> =>
  (await sql<{ versao: number }>`select versao from matriculas where id = ${id}`.execute(s.banco.db)).rows[0]?.versao ?? 0;
const pedir = async (id: number, planoAdaptado: boolean, partes: object = {}) =>
  s.pedir('PUT', `Matricula/${id}/plano`, { body: { versao: await versaoDe(id), planoAdaptado, motivo: 'Laudo de 10/03', ...partes } });

test('the plan of a student is changed with a reason, and the audit says by whom and why', async () => {
  const [id = 0] = e.alunos;
  const { corpo } = await pedir(id, true);
  expect(corpo.data).toMatchObject({ id, planoAdaptado: true });
  expect((await pedir(id, false, { motivo: 'x' })).corpo.error?.fields?.map(({ path }) => path)).toEqual(['motivo']);
  expect((await pedir(id, false, { versao: 1 })).corpo.error?.code).toBe('VERSAO_DESATUALIZADA');
  const { rows } = await sql`select antes, depois, motivo from auditoria where acao = 'matricula.plano' and alvo_id = ${id}`.execute(
    s.banco.db,
  );
  expect(rows).toEqual([{ antes: { plano: 'regular' }, depois: { plano: 'adaptado' }, motivo: 'Laudo de 10/03' }]);
});

test('of two who change it at once, the second is told', async () => {
  const [, id = 0] = e.alunos;
  const versao = await versaoDe(id);
  const mudar = (tx: Tx) => mudarPlano(atoDe(tx, quemDeTeste()), { id, versao, planoAdaptado: true, motivo: 'Laudo' });
  const [, segundo] = await passoAPasso(s.banco.db, mudar, () => transacao(s.banco.db, mudar));
  expect(segundo).toMatchObject({ status: 'rejected', reason: { code: 'VERSAO_DESATUALIZADA' } });
});

test('it stands while something of the student is closed, and who left keeps what he had', async () => {
  const [, , id = 0] = e.alunos;
  const [etapa = 0] = e.etapas;
  await sql`with f as (insert into fechamentos (turma_id, etapa_id, criterio, usuario_nome) values (${e.turmaA}, ${etapa}, '{}', 'Rosa') returning id)
    insert into resultados_alunos (fechamento_id, matricula_id, dadas, faltas, justificadas) select id, ${id}, 0, 0, 0 from f`.execute(
    s.banco.db,
  );
  const { status, corpo } = await pedir(id, true);
  expect([status, corpo.error?.code, corpo.error?.message]).toEqual([
    409,
    'PLANO_DE_ALUNO_FECHADO',
    'O aluno já tem resultados fechados na turma 6º ano A, julgados pelo plano que ele tem. Reabra antes, em Fechamento de cursos e turmas.',
  ]);
  const [primeiro = 0] = e.alunos;
  await transacao(s.banco.db, (tx) =>
    registrarSaida(atoDe(tx, quemDeTeste()), { id: primeiro, verbo: 'transferencia', dataMovimento: '2026-06-10', motivo: 'Mudança' }),
  );
  expect((await pedir(primeiro, false)).corpo.error?.code).toBe('MATRICULA_NAO_ATIVA');
});
