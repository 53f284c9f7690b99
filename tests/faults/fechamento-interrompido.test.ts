import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { entregarTudo } from '#domains/academico/diario/entrega/server/oficina.ts';
import { criarTurma } from '#domains/academico/estrutura/turmas/server/oficina.ts';
import { transacao } from '#platform/server/database/kysely.ts';
import { criarAdministradora } from '#tests/helpers/aplicacao/administradora.ts';
import { aplicacaoMortal, ate, respostasDaTarefa } from '#tests/helpers/aplicacao/morte.ts';
import { atoDe } from '#tests/helpers/ato.ts';
import { type BancoDeTeste, bancoDeTeste } from '#tests/helpers/banco.ts';
import { criarMundo, type Mundo } from '#tests/helpers/mundo.ts';

// F1: the application is killed in the middle of a closing of 24 classes. Each is closed with its results or open; the next start closes the rest once.
const QUANTAS = 24;
let banco: BancoDeTeste;
let mundo: Mundo;
let turmas: number[];
let etapaId: number;
const app = aplicacaoMortal(() => banco);

beforeAll(async () => {
  banco = await bancoDeTeste();
  mundo = await criarMundo(banco.db);
  await transacao(banco.db, async (tx) => {
    const ato = atoDe(tx, mundo.quem);
    turmas = [mundo.turmaId];
    const { cursoId, anoLetivoId } = mundo;
    for (let i = 1; i < QUANTAS; i += 1) {
      const { id } = await criarTurma(ato, {
        cursoId,
        anoLetivoId,
        grupoTurmaId: null,
        nome: `6º ano ${i}`,
        turno: 'manha',
        sala: null,
        vagas: 30,
      });
      turmas.push(id);
    }
    const { rows } = await sql<{ id: number }>`select id from v_etapa order by data_inicio limit 1`.execute(tx);
    etapaId = rows[0]?.id ?? 0;
    await sql`insert into disciplinas (nome) values ('Artes')`.execute(tx);
    await sql`insert into turmas_disciplinas (turma_id, disciplina_id) select t.id, d.id from turmas t cross join disciplinas d`.execute(
      tx,
    );
    await entregarTudo(ato, { etapaId, turmaIds: turmas });
  });
  await criarAdministradora(banco.db);
}, 120_000);

afterAll(app.enterrar);

type Contagem = { fechadas: number; marcadas: number; repetidas: number; paradas: number };
async function contar(): Promise<Contagem> {
  const { rows } = await sql<Contagem>`select (select count(distinct turma_id)::int from fechamentos) as fechadas,
    (select count(*)::int from turmas_etapas_fechadas) as marcadas, (select count(*)::int - count(distinct turma_id)::int from fechamentos) as repetidas,
    (select count(*)::int from tarefas where situacao in ('na_fila', 'em_andamento')) as paradas`.execute(banco.db);
  return rows[0] as Contagem;
}

test('kill -9 in the middle of closing 24 classes', async () => {
  const chamar = await app.nascer();
  // Somebody writes in the diary of one of the last classes: the batch is stopped in its middle.
  const trava = await banco.db.startTransaction().execute();
  await sql`select id from turmas where id = ${turmas[QUANTAS - 3]} for share`.execute(trava);
  const { tarefaId } = await chamar<{ tarefaId: number }>(
    'POST',
    'Fechamento/lote',
    { etapaId, turmaIds: turmas },
    'fechamento-interrompido-1',
  );
  await ate(contar, (c) => c.fechadas > 0, 20);
  await app.morrer();
  await trava.rollback().execute();
  const depois = await contar();
  expect(depois.fechadas).toBeGreaterThan(0);
  expect(depois.fechadas).toBeLessThan(QUANTAS);
  expect([depois.marcadas, depois.repetidas]).toEqual([depois.fechadas, 0]);

  await app.nascer();
  const fim = await ate(contar, (c) => c.paradas === 0, 110);
  expect(fim).toEqual({ fechadas: QUANTAS, marcadas: QUANTAS, repetidas: 0, paradas: 0 });
  expect(await respostasDaTarefa(banco.db, tarefaId)).toEqual([{ situacao: 'feito', n: QUANTAS }]);
  await app.encerrar();
});
