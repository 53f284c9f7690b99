import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { criarAdministradora } from '#tests/helpers/aplicacao/administradora.ts';
import { aplicacaoMortal, ate, respostasDaTarefa } from '#tests/helpers/aplicacao/morte.ts';
import { type BancoDeTeste, bancoDeTeste } from '#tests/helpers/banco.ts';
import { type AlunoDeOrigem, alunosDeOrigem, DATA, type EscolaDeRematricula, escolaDeRematricula } from '#tests/helpers/rematriculas.ts';

// F1: the application is killed in the middle of a re-enrollment with contracts in force. Every student is whole or untouched, and
// the next start finishes the rest once: exact counts of enrollments, contracts, titles, facts and answers.
const QUANTOS = 420;
let banco: BancoDeTeste;
let escola: EscolaDeRematricula;
let alunos: AlunoDeOrigem[];
const app = aplicacaoMortal(() => banco);

beforeAll(async () => {
  banco = await bancoDeTeste();
  escola = await escolaDeRematricula(banco.db, { vagas: 500 });
  alunos = await alunosDeOrigem(
    banco.db,
    escola,
    Array.from({ length: QUANTOS }, () => ({})),
  );
  await criarAdministradora(banco.db);
}, 120_000);

afterAll(app.enterrar);

type Contagem = {
  matriculas: number;
  contratos: number;
  titulos: number;
  inteiros: number;
  fatos: number;
  feitas: number;
  pendentes: number;
  paradas: number;
};
async function contar(): Promise<Contagem> {
  const { rows } = await sql<Contagem>`select
    (select count(*)::int from matriculas where ano_letivo_id = ${escola.anoDestinoId}) as matriculas,
    (select count(*)::int from contratos c join matriculas m on m.id = c.matricula_id where m.ano_letivo_id = ${escola.anoDestinoId} and c.situacao = 'ativo') as contratos,
    (select count(*)::int from titulos_receber) as titulos,
    (select count(*)::int from (select contrato_id from titulos_receber group by 1 having count(*) = 12 and sum(valor_centavos) = 1200000) x) as inteiros,
    (select count(*)::int from fatos_contabeis) as fatos,
    (select count(*)::int from rematriculas_itens where situacao = 'feita') as feitas,
    (select count(*)::int from rematriculas_itens where situacao = 'pendente') as pendentes,
    (select count(*)::int from tarefas where situacao in ('na_fila', 'em_andamento')) as paradas`.execute(banco.db);
  return rows[0] as Contagem;
}

test('kill -9 in the middle of a re-enrollment', async () => {
  const chamar = await app.nascer();
  const { tarefaId } = await chamar<{ tarefaId: number }>(
    'POST',
    'Rematricula',
    {
      anoOrigemId: escola.anoOrigemId,
      anoDestinoId: escola.anoDestinoId,
      dataMatricula: DATA,
      contratos: 'ativo',
      alunos: alunos.map(({ matriculaId }) => ({ matriculaId, turmaId: escola.seteA })),
    },
    'rematricula-interrompida-1',
  );
  await ate(contar, (c) => c.feitas > 0, 20);
  await app.morrer();
  const depois = await contar();
  expect(depois.feitas).toBeGreaterThan(0);
  expect(depois.pendentes).toBeGreaterThan(0);
  const { feitas } = depois;
  expect(depois).toMatchObject({
    matriculas: feitas,
    contratos: feitas,
    titulos: feitas * 12,
    inteiros: feitas,
    fatos: feitas * 12,
    pendentes: QUANTOS - feitas,
  });

  await app.nascer();
  const fim = await ate(contar, (c) => c.paradas === 0, 60);
  expect(fim).toEqual({
    matriculas: QUANTOS,
    contratos: QUANTOS,
    titulos: QUANTOS * 12,
    inteiros: QUANTOS,
    fatos: QUANTOS * 12,
    feitas: QUANTOS,
    pendentes: 0,
    paradas: 0,
  });
  expect(await respostasDaTarefa(banco.db, tarefaId)).toEqual([{ situacao: 'feito', n: QUANTOS }]);
  await app.encerrar();
});
