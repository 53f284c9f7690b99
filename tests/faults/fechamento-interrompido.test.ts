import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { criarAdministradora } from '#tests/helpers/aplicacao/administradora.ts';
import { aplicacaoMortal, ate, respostasDaTarefa } from '#tests/helpers/aplicacao/morte.ts';
import { type BancoDeTeste, bancoDeTeste } from '#tests/helpers/banco.ts';
import { contarFechadas, turmasAFechar } from '#tests/helpers/diario/turmas-a-fechar.ts';

// F1: the application is killed in the middle of a closing of 24 classes. Each is closed with its results or open; the next start closes the rest once.
const QUANTAS = 24;
let banco: BancoDeTeste;
let turmas: number[];
let etapaId: number;
const app = aplicacaoMortal(() => banco);

beforeAll(async () => {
  banco = await bancoDeTeste();
  ({ turmaIds: turmas, etapaId } = await turmasAFechar(banco.db, QUANTAS));
  await criarAdministradora(banco.db);
}, 120_000);

afterAll(app.enterrar);

const contar = () => contarFechadas(banco.db);

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
