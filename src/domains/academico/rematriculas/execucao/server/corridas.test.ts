import { atoDe } from '#tests/helpers/ato.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Tx, transacao } from '#platform/server/database/kysely.ts';
import { registrarSaida } from '#domains/academico/matriculas/movimentos/server/door.ts';
import { type BancoDeTeste, bancoDeTeste } from '#tests/helpers/banco.ts';
import { type AlunoDeOrigem, alunosDeOrigem, type EscolaDeRematricula, escolaDeRematricula } from '#tests/helpers/rematriculas.ts';
import { quemDeTeste } from '#tests/helpers/servidor.ts';
import { lerLoteDaTarefa, type RespostaDoItem, responderItens, travarPendentes } from './lotes.ts';
import { rematricular } from './rematricular.ts';

let banco: BancoDeTeste;
let escola: EscolaDeRematricula;
const quem = quemDeTeste();
const fuso = 'America/Belem';
let tarefas = 0;

beforeAll(async () => {
  banco = await bancoDeTeste({ max: 8 });
  escola = await escolaDeRematricula(banco.db, { vagas: 200 });
});
afterAll(() => banco.fechar());

/** A run as the request writes it down; gives the job that would carry it out. */
async function pedir(alunos: readonly AlunoDeOrigem[], turmaId: number): Promise<number> {
  const tarefa = (tarefas += 1);
  const criterios = {
    aceitarPendentes: false,
    cobranca: { itens: 'contrato', primeiroVencimento: '2027-01-10', formaPagamentoId: escola.formaPagamentoId, descontoIds: null },
  };
  await transacao(banco.db, async (tx) => {
    const { rows } = await sql<{
      id: number;
    }>`insert into rematriculas_lotes (ano_origem_id, ano_destino_id, movimento, contratos, data_matricula, criterios, total, tarefa_id, usuario_id, usuario_nome)
      values (${escola.anoOrigemId}, ${escola.anoDestinoId}, 'ativa', 'rascunho', '2026-11-10', ${JSON.stringify(criterios)}::jsonb, ${alunos.length}, ${tarefa}, 1, 'Fernanda') returning id`.execute(
      tx,
    );
    await sql`insert into rematriculas_itens (lote_id, ano_destino_id, matricula_origem_id, turma_destino_id)
      select ${rows[0]?.id}, ${escola.anoDestinoId}, id, ${turmaId} from unnest(${alunos.map((a) => a.matriculaId)}::bigint[]) as x(id)`.execute(
      tx,
    );
  });
  return tarefa;
}

async function executar(tx: Tx, tarefa: number): Promise<RespostaDoItem[]> {
  const lote = await lerLoteDaTarefa(tx, tarefa);
  const itens = await travarPendentes(tx, lote.id, 1000);
  const respostas = await rematricular(atoDe(tx, quem), lote, itens);
  await responderItens(tx, respostas);
  return respostas;
}

/** Holds a transaction open between its work and its commit, so that the test decides who goes first. */
function passoAPasso<T>(trabalho: (tx: Tx) => Promise<T>) {
  const liberar = Promise.withResolvers<void>();
  const fez = Promise.withResolvers<T>();
  const fim = transacao(banco.db, async (tx) => {
    const resultado = await trabalho(tx).catch((causa: unknown) => {
      fez.reject(causa);
      throw causa;
    });
    fez.resolve(resultado);
    await liberar.promise;
    return resultado;
  });
  fez.promise.catch(() => undefined);
  return { fez: fez.promise, confirmar: () => (liberar.resolve(), fim) };
}

async function alguemEspera(): Promise<void> {
  for (let i = 0; i < 300; i += 1) {
    const { rows } = await sql<{
      n: number;
    }>`select count(*)::int as n from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`.execute(banco.db);
    if ((rows[0]?.n ?? 0) > 0) return;
    await new Promise((seguir) => setTimeout(seguir, 10));
  }
  throw new Error('nobody waits for a lock');
}
const noDestino = async (alunos: readonly AlunoDeOrigem[]) =>
  (
    await sql<{
      matriculas: number;
      alunos: number;
      contratos: number;
    }>`select count(*)::int as matriculas, count(distinct m.aluno_id)::int as alunos, count(c.id)::int as contratos
    from matriculas m left join contratos c on c.matricula_id = m.id
    where m.ano_letivo_id = ${escola.anoDestinoId} and m.aluno_id = any(${alunos.map((a) => a.alunoId)}::bigint[])`.execute(banco.db)
  ).rows[0];

describe('two runs at once', () => {
  test('over the same students, into different classes: each is made once, the second is told so', async () => {
    const alunos = await alunosDeOrigem(
      banco.db,
      escola,
      Array.from({ length: 12 }, () => ({})),
    );
    const [uma, outra] = [await pedir(alunos, escola.seteA), await pedir(alunos.toReversed(), escola.seteB)];
    const primeira = passoAPasso((tx) => executar(tx, uma));
    expect((await primeira.fez).map((r) => r.situacao)).toEqual(Array.from({ length: 12 }, () => 'feita'));
    const segunda = transacao(banco.db, (tx) => executar(tx, outra));
    await alguemEspera();
    await primeira.confirmar();
    expect((await segunda).map((r) => r.situacao)).toEqual(Array.from({ length: 12 }, () => 'ja_estava'));
    expect(await noDestino(alunos)).toEqual({ matriculas: 12, alunos: 12, contratos: 12 });
  });

  test('overlapping in part and rolled back once: what the first gave up the second makes', async () => {
    const alunos = await alunosDeOrigem(
      banco.db,
      escola,
      Array.from({ length: 6 }, () => ({})),
    );
    const [uma, outra] = [await pedir(alunos.slice(0, 4), escola.seteA), await pedir(alunos.slice(2), escola.seteB)];
    const falha = new Error('the process died');
    const primeira = passoAPasso(async (tx) => executar(tx, uma));
    await primeira.fez;
    const segunda = transacao(banco.db, (tx) => executar(tx, outra));
    await alguemEspera();
    await primeira.confirmar();
    expect((await segunda).map((r) => r.situacao).toSorted()).toEqual(['feita', 'feita', 'ja_estava', 'ja_estava']);
    const terceiros = await alunosDeOrigem(banco.db, escola, [{}, {}]);
    const [morre, vive] = [await pedir(terceiros, escola.seteA), await pedir(terceiros, escola.seteA)];
    await expect(
      transacao(banco.db, async (tx) => {
        await executar(tx, morre);
        throw falha;
      }),
    ).rejects.toBe(falha);
    expect((await transacao(banco.db, (tx) => executar(tx, vive))).map((r) => r.situacao)).toEqual(['feita', 'feita']);
    expect(await noDestino([...alunos, ...terceiros])).toEqual({ matriculas: 8, alunos: 8, contratos: 8 });
  });

  test('eight runs without order over sixty students make sixty enrollments', async () => {
    const alunos = await alunosDeOrigem(
      banco.db,
      escola,
      Array.from({ length: 60 }, () => ({})),
    );
    const lotes = await Promise.all(
      Array.from({ length: 8 }, (_, i) => pedir(i % 2 ? alunos : alunos.toReversed(), i % 2 ? escola.seteA : escola.seteB)),
    );
    const respostas = (await Promise.all(lotes.map((tarefa) => transacao(banco.db, (tx) => executar(tx, tarefa))))).flat();
    expect(respostas.filter((r) => r.situacao === 'feita')).toHaveLength(60);
    expect(respostas.filter((r) => r.situacao === 'ja_estava')).toHaveLength(420);
    expect(await noDestino(alunos)).toEqual({ matriculas: 60, alunos: 60, contratos: 60 });
  });
});

test('a student who leaves while the run looks at him is not re-enrolled', async () => {
  const alunos = await alunosDeOrigem(banco.db, escola, [{}, {}]);
  const tarefa = await pedir(alunos, escola.seteA);
  const { rows } = await sql<{ hoje: string }>`select (now() at time zone ${fuso})::date as hoje`.execute(banco.db);
  const saida = passoAPasso((tx) =>
    registrarSaida(atoDe(tx, quem), {
      id: alunos[0]?.matriculaId ?? 0,
      verbo: 'transferencia',
      dataMovimento: rows[0]?.hoje ?? '',
      motivo: 'Mudou de cidade',
    }),
  );
  await saida.fez;
  const execucao = transacao(banco.db, (tx) => executar(tx, tarefa));
  await alguemEspera();
  await saida.confirmar();
  expect((await execucao).map((r) => r.codigo ?? r.situacao).toSorted()).toEqual(['ORIGEM_FORA_DO_LOTE', 'feita']);
});
