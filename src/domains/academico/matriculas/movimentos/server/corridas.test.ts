import { atoDe } from '#tests/helpers/ato.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { traduzirErroDoBanco } from '#platform/server/database/errors.ts';
import { ErroNegocio } from '#shared/erros.ts';
import { type Tx, transacao } from '#platform/server/database/kysely.ts';
import { type Escola, escolaDeTeste, matriculaDeTeste, pessoaDeTeste } from '#tests/helpers/academico.ts';
import { type BancoDeTeste, bancoDeTeste } from '#tests/helpers/banco.ts';
import { quemDeTeste } from '#tests/helpers/servidor.ts';
import { editarMatricula } from '#domains/academico/matriculas/responsaveis/server/editar-matricula.ts';
import { desfazerMovimento } from './desfazer-movimento.ts';
import { desfazerRemanejamento } from '#domains/academico/matriculas/remanejamento/server/desfazer-remanejamento.ts';
import { enturmarMatricula } from '#domains/academico/matriculas/enturmacao/server/enturmar.ts';
import { criarMatricula } from '#domains/academico/matriculas/nova/server/matricular.ts';
import { registrarSaida } from './mudar-situacao.ts';
import { obterMatricula } from '#domains/academico/matriculas/server/obter-matricula.ts';
import { remanejar } from '#domains/academico/matriculas/remanejamento/server/remanejar.ts';

let banco: BancoDeTeste;
let mae: number;
let ano = 2030;
const quem = quemDeTeste();
const fernanda = quemDeTeste(undefined, { usuarioId: 2, nome: 'Paula' });

beforeAll(async () => {
  banco = await bancoDeTeste({ max: 12 });
  mae = await pessoaDeTeste(banco.db, 'Rita', '1985-03-04');
});
afterAll(() => banco.fechar());

const escolaComVagas = (vagas: number): Promise<Escola> => escolaDeTeste(banco.db, { ano: (ano += 1), vagas });
const codigoDe = (causa: unknown) => (causa instanceof ErroNegocio ? causa : traduzirErroDoBanco(causa))?.code ?? String(causa);

/** Holds a transaction open between its work and its commit, so that the test decides who goes first. */
function passoAPasso<T>(trabalho: (tx: Parameters<Parameters<typeof transacao<T>>[1]>[0]) => Promise<T>) {
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
  return { fez: fez.promise, confirmar: () => (liberar.resolve(), fim), fim };
}

/** True when some transaction of this database is waiting for a lock. */
async function alguemEspera(): Promise<void> {
  for (let i = 0; i < 200; i += 1) {
    const { rows } = await sql<{
      n: number;
    }>`select count(*) as n from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`.execute(banco.db);
    if ((rows[0]?.n ?? 0) > 0) return;
    await new Promise((seguir) => setTimeout(seguir, 10));
  }
  throw new Error('nobody waits for a lock');
}

/** Mother and father pay half each and see to school matters; the grandmother only to the latter. */
async function comPaiEAvo(): Promise<{ id: number; pai: number; avo: number }> {
  const escola = await escolaComVagas(5);
  const aluno = await pessoaDeTeste(banco.db, 'Igor');
  const [pai, avo] = [await pessoaDeTeste(banco.db, 'Rui', '1980-01-01'), await pessoaDeTeste(banco.db, 'Zélia', '1955-01-01')];
  const metade = { parentesco: null, pedagogico: true, financeiro: true, percentual: '50.00' };
  const responsaveis = [
    { ...metade, pessoaId: mae },
    { ...metade, pessoaId: pai },
    { ...metade, pessoaId: avo, financeiro: false, percentual: null },
  ];
  const { id } = await transacao(banco.db, (tx) => criarMatricula(atoDe(tx, quem), matriculaDeTeste(escola, aluno, mae, { responsaveis })));
  return { id, pai, avo };
}

describe('two clerks at once', () => {
  test('take the last place: the second waits, and is told that the class is full', async () => {
    const escola = await escolaComVagas(1);
    const [a, b] = [await pessoaDeTeste(banco.db, 'Ana'), await pessoaDeTeste(banco.db, 'Bento')];
    const primeira = passoAPasso((tx) => criarMatricula(atoDe(tx, quem), matriculaDeTeste(escola, a, mae)));
    await primeira.fez;
    const segunda = transacao(banco.db, (tx) => criarMatricula(atoDe(tx, fernanda), matriculaDeTeste(escola, b, mae))).then(
      () => 'enrolled',
      codigoDe,
    );
    await alguemEspera();
    await primeira.confirmar();
    expect(await segunda).toBe('TURMA_SEM_VAGA');
  });

  test('twenty want three places: three get them, numbered without a gap', async () => {
    const escola = await escolaComVagas(3);
    const alunos = await Promise.all(Array.from({ length: 20 }, (_, i) => pessoaDeTeste(banco.db, `Aluno${i}`)));
    const respostas = await Promise.all(
      alunos.map((aluno) =>
        transacao(banco.db, (tx) => criarMatricula(atoDe(tx, quem), matriculaDeTeste(escola, aluno, mae))).then((m) => m.codigo, codigoDe),
      ),
    );
    expect(respostas.filter((r) => r === 'TURMA_SEM_VAGA')).toHaveLength(17);
    expect(respostas.filter((r) => r !== 'TURMA_SEM_VAGA').toSorted()).toEqual([1, 2, 3].map((n) => `${escola.ano}-0000${n}`));
  });

  test('one records a death while the other enrolls the student again: the new enrollment ends with it, or is refused', async () => {
    const escola = await escolaComVagas(5);
    const outro = { cursoId: escola.outroCursoId, turmaId: escola.turmaDeOutroCurso };
    const data = `${escola.ano}-01-20`;
    for (const primeiro of ['morte', 'matricula'] as const) {
      const aluno = await pessoaDeTeste(banco.db, 'Nina');
      const { id } = await transacao(banco.db, (tx) => criarMatricula(atoDe(tx, quem), matriculaDeTeste(escola, aluno, mae)));
      const morrer = (tx: Tx) => registrarSaida(atoDe(tx, quem), { id, verbo: 'falecimento', dataMovimento: '2026-11-01', motivo: 'x' });
      const matricular = (tx: Tx) =>
        criarMatricula(atoDe(tx, fernanda), matriculaDeTeste(escola, aluno, mae, { ...outro, dataMatricula: data }));
      const antes = passoAPasso<unknown>(primeiro === 'morte' ? morrer : matricular);
      await antes.fez;
      const depois = transacao<unknown>(banco.db, primeiro === 'morte' ? matricular : morrer).then(() => 'done', codigoDe);
      await alguemEspera();
      await antes.confirmar();
      expect(await depois).toBe(primeiro === 'morte' ? 'PESSOA_FALECIDA' : 'done');
      const { rows } = await sql<{
        vivas: number;
      }>`select count(*) filter (where movimento = 'ativa') as vivas from matriculas where aluno_id = ${aluno}`.execute(banco.db);
      expect(rows[0]?.vivas).toBe(0);
    }
  });

  test('enroll the same student in two classes: one enrollment stands', async () => {
    const escola = await escolaComVagas(5);
    const aluno = await pessoaDeTeste(banco.db, 'Caio');
    const primeira = passoAPasso((tx) => criarMatricula(atoDe(tx, quem), matriculaDeTeste(escola, aluno, mae)));
    await primeira.fez;
    const segunda = transacao(banco.db, (tx) =>
      criarMatricula(atoDe(tx, fernanda), matriculaDeTeste(escola, aluno, mae, { turmaId: escola.turmaB })),
    ).then(() => 'enrolled', codigoDe);
    await alguemEspera();
    await primeira.confirmar();
    expect(['MATRICULA_ATIVA_SIMULTANEA', 'MATRICULA_ATIVA_EXISTENTE']).toContain(await segunda);
    const { rows } = await sql<{ n: number }>`select count(*) as n from matriculas where aluno_id = ${aluno}`.execute(banco.db);
    expect(rows[0]?.n).toBe(1);
  });

  test('each remove "the other" pedagogical guardian: the second is told that the record changed', async () => {
    const escola = await escolaComVagas(5);
    const [aluno, pai] = [await pessoaDeTeste(banco.db, 'Davi'), await pessoaDeTeste(banco.db, 'Marcos', '1980-01-01')];
    const ambos = [
      { pessoaId: mae, parentesco: 'mae' as const, pedagogico: true, financeiro: true, percentual: '50.00' },
      { pessoaId: pai, parentesco: 'pai' as const, pedagogico: true, financeiro: true, percentual: '50.00' },
    ];
    const { id } = await transacao(banco.db, (tx) =>
      criarMatricula(atoDe(tx, quem), matriculaDeTeste(escola, aluno, mae, { responsaveis: ambos })),
    );
    const { versao } = await obterMatricula(banco.db, quem, id);
    const soPedagogico = (pessoaId: number) => ambos.map((r) => ({ ...r, pedagogico: r.pessoaId === pessoaId }));
    const editar = (pessoaId: number) => ({ id, versao, responsaveis: soPedagogico(pessoaId), observacoes: null });
    const primeira = passoAPasso((tx) => editarMatricula(atoDe(tx, quem), editar(mae)));
    await primeira.fez;
    const segunda = transacao(banco.db, (tx) => editarMatricula(atoDe(tx, fernanda), editar(pai))).then(() => 'saved', codigoDe);
    await alguemEspera();
    await primeira.confirmar();
    expect(await segunda).toBe('VERSAO_DESATUALIZADA');
    expect((await obterMatricula(banco.db, quem, id)).responsaveis.filter((r) => r.pedagogico).map((r) => r.pessoaId)).toEqual([mae]);
  });

  test('each remove "the other" financial guardian: the second is told that the record changed, and somebody still pays it all', async () => {
    const escola = await escolaComVagas(5);
    const [aluno, pai] = [await pessoaDeTeste(banco.db, 'Helena'), await pessoaDeTeste(banco.db, 'Otávio', '1980-01-01')];
    const ambos = [
      { pessoaId: mae, parentesco: 'mae' as const, pedagogico: true, financeiro: true, percentual: '60.00' },
      { pessoaId: pai, parentesco: 'pai' as const, pedagogico: true, financeiro: true, percentual: '40.00' },
    ];
    const { id } = await transacao(banco.db, (tx) =>
      criarMatricula(atoDe(tx, quem), matriculaDeTeste(escola, aluno, mae, { responsaveis: ambos })),
    );
    const { versao } = await obterMatricula(banco.db, quem, id);
    const soPaga = (pessoaId: number) =>
      ambos.map((r) => (r.pessoaId === pessoaId ? { ...r, percentual: '100.00' } : { ...r, financeiro: false, percentual: null }));
    const editar = (pessoaId: number) => ({ id, versao, responsaveis: soPaga(pessoaId), observacoes: null });
    const primeira = passoAPasso((tx) => editarMatricula(atoDe(tx, quem), editar(mae)));
    await primeira.fez;
    const segunda = transacao(banco.db, (tx) => editarMatricula(atoDe(tx, fernanda), editar(pai))).then(() => 'saved', codigoDe);
    await alguemEspera();
    await primeira.confirmar();
    expect(await segunda).toBe('VERSAO_DESATUALIZADA');
    const pagam = (await obterMatricula(banco.db, quem, id)).responsaveis.filter((r) => r.financeiro);
    expect(pagam.map((r) => [r.pessoaId, r.percentual])).toEqual([[mae, '100.00']]);
  });

  test('past the service, each takes away one of the two who pay and leaves it all to the other: the database keeps the last', async () => {
    const { id, pai } = await comPaiEAvo();
    const sair = (sai: number, fica: number) => async (tx: Tx) => {
      await sql`delete from matriculas_responsaveis where matricula_id = ${id} and pessoa_id = ${sai}`.execute(tx);
      await sql`update matriculas_responsaveis set percentual = 100 where matricula_id = ${id} and pessoa_id = ${fica}`.execute(tx);
    };
    const primeira = passoAPasso(sair(mae, pai));
    await primeira.fez;
    const segunda = transacao(banco.db, sair(pai, mae)).then(
      () => 'saved',
      (causa: unknown) => String(causa),
    );
    await alguemEspera();
    await primeira.confirmar();
    expect(await segunda).toContain('RESPONSAVEL_FINANCEIRO_AUSENTE');
    expect((await obterMatricula(banco.db, quem, id)).responsaveis.filter((r) => r.financeiro).map((r) => r.pessoaId)).toEqual([pai]);
  });

  test('past the service, each takes the school matters from one: neither saw the other, and the database still keeps the last', async () => {
    const { id, pai, avo } = await comPaiEAvo();
    // They touch different rows: only the check, which waits for the other's, stands between them.
    const tirar = (pessoas: number[]) => async (tx: Tx) => {
      await sql`update matriculas_responsaveis set pedagogico = false where matricula_id = ${id} and pessoa_id = any(${pessoas}::bigint[]) and financeiro`.execute(
        tx,
      );
      await sql`delete from matriculas_responsaveis where matricula_id = ${id} and pessoa_id = any(${pessoas}::bigint[]) and not financeiro`.execute(
        tx,
      );
      await sql`set constraints all immediate`.execute(tx);
    };
    const primeira = passoAPasso(tirar([mae, avo]));
    await primeira.fez;
    const segunda = transacao(banco.db, tirar([pai])).then(
      () => 'saved',
      (causa: unknown) => String(causa),
    );
    await alguemEspera();
    await primeira.confirmar();
    expect(await segunda).toContain('RESPONSAVEL_PEDAGOGICO_AUSENTE');
  });

  test('one undoes what the other has just moved on from: the second is told, with the record as it is', async () => {
    const escola = await escolaDeTeste(banco.db, { ano: 2026, vagas: 5 });
    const aluno = await pessoaDeTeste(banco.db, 'Iara');
    const { id } = await transacao(banco.db, (tx) => criarMatricula(atoDe(tx, quem), matriculaDeTeste(escola, aluno, mae)));
    const trancamento = { id, verbo: 'trancamento' as const, dataMovimento: '2026-03-10', motivo: 'x' };
    const { movimentoId } = await transacao(banco.db, (tx) =>
      enturmarMatricula(atoDe(tx, quem), { id, turmaId: escola.turmaB, dataInicio: '2026-02-10', motivo: null, motivoExcedente: null }),
    );
    const saida = passoAPasso((tx) => registrarSaida(atoDe(tx, quem), trancamento));
    await saida.fez;
    const desfazimento = transacao(banco.db, (tx) => desfazerMovimento(atoDe(tx, fernanda), { id, movimentoId, motivo: 'x' })).then(
      () => 'undone',
      codigoDe,
    );
    await alguemEspera();
    await saida.confirmar();
    expect(await desfazimento).toBe('MOVIMENTO_NAO_E_O_ULTIMO');
    expect((await obterMatricula(banco.db, quem, id)).movimento).toBe('trancada');
  });

  test('move whole classes into the last places at once: nobody sits without a place', async () => {
    const escola = await escolaDeTeste(banco.db, { ano: 2025, vagas: 3 });
    const nova = async (turmaId: number) => {
      const aluno = await pessoaDeTeste(banco.db, `Aluno${Math.random()}`);
      return (await transacao(banco.db, (tx) => criarMatricula(atoDe(tx, quem), matriculaDeTeste(escola, aluno, mae, { turmaId })))).id;
    };
    const daA = [await nova(escola.turmaA), await nova(escola.turmaA), await nova(escola.turmaA)];
    await nova(escola.turmaB);
    const mover = (matriculaIds: number[]) => ({
      turmaOrigemId: escola.turmaA,
      turmaDestinoId: escola.turmaB,
      matriculaIds,
      dataMovimento: '2025-03-10',
      motivo: null,
      motivoExcedente: null,
    });
    const primeira = passoAPasso((tx) => remanejar(atoDe(tx, quem), mover(daA.slice(0, 2))));
    expect((await primeira.fez).movidos).toBe(2);
    const segunda = transacao(banco.db, (tx) => remanejar(atoDe(tx, fernanda), mover(daA)));
    await alguemEspera();
    await primeira.confirmar();
    const { movidos, itens } = await segunda;
    expect([movidos, itens.map((i) => i.codigo)]).toEqual([0, ['ALUNO_FORA_DA_TURMA', 'ALUNO_FORA_DA_TURMA', 'TURMA_SEM_VAGA']]);
  });

  test('undo the same move at once: one does, the other is told that it was undone', async () => {
    const escola = await escolaDeTeste(banco.db, { ano: 2024, vagas: 3 });
    const aluno = await pessoaDeTeste(banco.db, 'Jonas');
    const { id } = await transacao(banco.db, (tx) => criarMatricula(atoDe(tx, quem), matriculaDeTeste(escola, aluno, mae)));
    const feito = await transacao(banco.db, (tx) =>
      remanejar(atoDe(tx, quem), {
        turmaOrigemId: escola.turmaA,
        turmaDestinoId: escola.turmaB,
        matriculaIds: [id],
        dataMovimento: '2024-03-10',
        motivo: null,
        motivoExcedente: null,
      }),
    );
    const desfazer = { id: feito.remanejamentoId ?? 0, motivo: 'Engano' };
    const primeira = passoAPasso((tx) => desfazerRemanejamento(atoDe(tx, quem), desfazer));
    await primeira.fez;
    const segunda = transacao(banco.db, (tx) => desfazerRemanejamento(atoDe(tx, fernanda), desfazer)).then(() => 'undone', codigoDe);
    await alguemEspera();
    await primeira.confirmar();
    expect(['REMANEJAMENTO_JA_DESFEITO', 'REMANEJAMENTO_SEM_VOLTA']).toContain(await segunda);
    expect((await obterMatricula(banco.db, quem, id)).enturmacao?.turmaId).toBe(escola.turmaA);
  });

  test('close the period while another enrolls: the closing waits, nothing enters afterwards', async () => {
    const escola = await escolaComVagas(5);
    const [a, b] = [await pessoaDeTeste(banco.db, 'Enzo'), await pessoaDeTeste(banco.db, 'Flora')];
    const matricula = passoAPasso((tx) => criarMatricula(atoDe(tx, quem), matriculaDeTeste(escola, a, mae)));
    await matricula.fez;
    const fechamento =
      sql`update periodos_letivos_segmentacoes set situacao = 'fechado' where segmentacao_id = ${escola.segmentacaoId}`.execute(banco.db);
    await alguemEspera();
    await matricula.confirmar();
    await fechamento;
    const depois = transacao(banco.db, (tx) => criarMatricula(atoDe(tx, quem), matriculaDeTeste(escola, b, mae))).then(
      () => 'enrolled',
      codigoDe,
    );
    expect(await depois).toBe('PERIODO_LETIVO_FECHADO');
  });
});
