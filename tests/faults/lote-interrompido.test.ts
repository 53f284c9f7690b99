import { atoDe } from '#tests/helpers/ato.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { criarPessoa } from '#domains/pessoas/registro/server/door.ts';
import { transacao } from '#platform/server/database/kysely.ts';
import { criarAdministradora } from '#tests/helpers/aplicacao/administradora.ts';
import { aplicacaoMortal, ate, respostasDaTarefa } from '#tests/helpers/aplicacao/morte.ts';
import { type BancoDeTeste, bancoDeTeste } from '#tests/helpers/banco.ts';
import { criarMundo, criarRascunho, matricularFamilia, type Mundo } from '#tests/helpers/mundo.ts';

// F1: the application is killed in the middle of a batch. Every contract is whole or untouched, and the next start finishes the rest once.
const QUANTOS = 260;
let banco: BancoDeTeste;
let mundo: Mundo;
let ids: number[];
const app = aplicacaoMortal(() => banco);

beforeAll(async () => {
  banco = await bancoDeTeste();
  mundo = await criarMundo(banco.db, { vagas: QUANTOS });
  const primeira = await matricularFamilia(banco.db, mundo, 'Aluno 0', ['100.00'], 0);
  ids = [await criarRascunho(banco.db, mundo, primeira.matriculaId)];
  for (let i = 1; i < QUANTOS; i += 1) ids.push(await outroRascunho(i, primeira.pagadores[0] ?? 0));
  await criarAdministradora(banco.db);
}, 120_000);

afterAll(app.enterrar);

async function outroRascunho(i: number, pagadorId: number): Promise<number> {
  const { criarMatricula } = await import('#domains/academico/matriculas/nova/server/door.ts');
  const matriculaId = await transacao(banco.db, async (tx) => {
    const aluno = await criarPessoa(atoDe(tx, mundo.quem), { nome: `Aluno ${i}`, sobrenome: 'Lobato', dataNascimento: '2014-05-10' });
    const { id } = await criarMatricula(atoDe(tx, mundo.quem), {
      alunoId: aluno.id,
      cursoId: mundo.cursoId,
      turmaId: mundo.turmaId,
      anoLetivoId: mundo.anoLetivoId,
      dataMatricula: '2026-01-10',
      preMatricula: false,
      motivoExcedente: null,
      observacoes: null,
      responsaveis: [{ pessoaId: pagadorId, parentesco: null, pedagogico: true, financeiro: true, percentual: '100.00' }],
    });
    return id;
  });
  return criarRascunho(banco.db, mundo, matriculaId);
}

type Contagem = { ativos: number; titulos: number; inteiros: number; parados: number; fatos: number };
async function contar(): Promise<Contagem> {
  const { rows } = await sql<Contagem>`select
    (select count(*)::int from contratos where situacao = 'ativo') as ativos,
    (select count(*)::int from titulos_receber) as titulos,
    (select count(*)::int from (select contrato_id from titulos_receber group by 1 having count(*) = 12 and sum(valor_centavos) = 1000000) x) as inteiros,
    (select count(*)::int from tarefas where situacao in ('na_fila', 'em_andamento')) as parados,
    (select count(*)::int from fatos_contabeis) as fatos`.execute(banco.db);
  return rows[0] as Contagem;
}

test('kill -9 in the middle of an activation batch', async () => {
  const chamar = await app.nascer();
  // Somebody holds a contract of the second half: the batch is stopped in its middle, wherever this machine is fast or slow.
  const trava = await banco.db.startTransaction().execute();
  await sql`select id from contratos where id = ${ids[QUANTOS / 2 + 20]} for update`.execute(trava);
  const { tarefaId } = await chamar<{ tarefaId: number }>('POST', 'Contrato/ativacoes', { ids }, 'lote-interrompido-1');
  await ate(contar, (c) => c.ativos > 0, 20);
  await app.morrer();
  await trava.rollback().execute();
  const depois = await contar();
  expect(depois.ativos).toBeGreaterThan(0);
  expect(depois.ativos).toBeLessThan(QUANTOS);
  expect(depois.titulos).toBe(depois.ativos * 12);
  expect(depois.inteiros).toBe(depois.ativos);

  await app.nascer();
  const fim = await ate(contar, (c) => c.parados === 0, 110);
  expect(fim).toEqual({ ativos: QUANTOS, titulos: QUANTOS * 12, inteiros: QUANTOS, parados: 0, fatos: QUANTOS * 12 });
  expect(await respostasDaTarefa(banco.db, tarefaId)).toEqual([{ situacao: 'feito', n: QUANTOS }]);
  await app.encerrar();
});
