import { atoDe } from '#tests/helpers/ato.ts';
import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { criarTurma } from '#domains/academico/estrutura/turmas/server/oficina.ts';
import { transacao } from '#platform/server/database/kysely.ts';
import { type Escola, escolaDeTeste, matriculaDeTeste, pessoaDeTeste } from '#tests/helpers/academico.ts';
import { type BancoDeTeste, bancoDeTeste } from '#tests/helpers/banco.ts';
import { quemDeTeste } from '#tests/helpers/servidor.ts';
import { saidas } from '#domains/academico/matriculas/situacoes.ts';
import { desfazerMovimento } from './desfazer-movimento.ts';
import { enturmarMatricula } from '#domains/academico/matriculas/enturmacao/server/enturmar.ts';
import { criarMatricula } from '#domains/academico/matriculas/nova/server/matricular.ts';
import { ativarMatricula, concluirMatricula, registrarSaida } from './mudar-situacao.ts';
import { obterMatricula } from '#domains/academico/matriculas/server/obter-matricula.ts';
import { reclassificarMatricula } from './reclassificar.ts';
import { retornarMatricula } from './retornar.ts';

let banco: BancoDeTeste;
let escola: Escola;
let mae: number;
let proximo = 0;
const quem = quemDeTeste();
const motivo = 'Mudou de cidade';
const dia = '2026-03-10';

beforeAll(async () => {
  banco = await bancoDeTeste();
  escola = await escolaDeTeste(banco.db, { vagas: 300 });
  mae = await pessoaDeTeste(banco.db, 'Rita', '1985-03-04');
});
afterAll(() => banco.fechar());

const novoAluno = () => pessoaDeTeste(banco.db, `Aluno${(proximo += 1)}`);
async function nova(preMatricula = false, alunoId?: number, turma: { cursoId?: number; turmaId?: number } = {}): Promise<number> {
  const dados = matriculaDeTeste(escola, alunoId ?? (await novoAluno()), mae, { preMatricula, ...turma });
  const { id } = await transacao(banco.db, (tx) => criarMatricula(atoDe(tx, quem), dados));
  // Any of the acts may come next, the completion too.
  await sql`update matriculas set resultado = 'aprovado' where id = ${id} and movimento = 'ativa'`.execute(banco.db);
  return id;
}
const ultimo = async (id: number) => (await obterMatricula(banco.db, quem, id)).desfazivel?.id ?? 0;
const desfazer = async (id: number, movimentoId?: number) => {
  const qual = movimentoId ?? (await ultimo(id));
  return transacao(banco.db, (tx) => desfazerMovimento(atoDe(tx, quem), { id, movimentoId: qual, motivo: 'Engano' }));
};

/** Every row that belongs to an enrollment, column by column, less counters, instants and the trail that undoing leaves. */
async function retrato(id: number): Promise<unknown> {
  const { rows } = await sql<{ tudo: unknown }>`select json_build_object(
    'matricula', (select to_jsonb(m) - 'versao' - 'updated_at' from matriculas m where m.id = ${id}),
    'responsaveis', (select json_agg(r order by r.id) from matriculas_responsaveis r where r.matricula_id = ${id}),
    'enturmacoes', (select json_agg(e order by e.id) from enturmacoes e where e.matricula_id = ${id} and e.desfeita_por is null),
    'pessoa', (select to_jsonb(p) - 'versao' - 'updated_at' from pessoas p join matriculas m on m.aluno_id = p.id where m.id = ${id}),
    'movimentos', (select json_agg(v order by v.id) from matriculas_movimentos v where v.matricula_id = ${id} and v.tipo <> 'desfazimento'
      and not exists (select 1 from matriculas_movimentos d where d.desfaz_id = v.id)),
    'ativasDoAluno', (select json_agg(o.codigo order by o.id) from v_matricula_resumo o join matriculas m on m.aluno_id = o.aluno_id where m.id = ${id} and o.ativa)
  ) as tudo`.execute(banco.db);
  return rows[0]?.tudo;
}

type Ato = 'ativacao' | 'enturmacao' | 'conclusao' | 'retorno' | 'reclassificacao' | (typeof saidas)[number];
const sair = (verbo: (typeof saidas)[number]) => (id: number, data: string) =>
  transacao(banco.db, (tx) => registrarSaida(atoDe(tx, quem), { id, verbo, dataMovimento: data, motivo }));
const atos: Record<Ato, (id: number, data: string) => Promise<unknown>> = {
  transferencia: sair('transferencia'),
  desistencia: sair('desistencia'),
  trancamento: sair('trancamento'),
  cancelamento: sair('cancelamento'),
  falecimento: sair('falecimento'),
  ativacao: (id, dataMovimento) => transacao(banco.db, (tx) => ativarMatricula(atoDe(tx, quem), { id, dataMovimento })),
  conclusao: (id, dataMovimento) => transacao(banco.db, (tx) => concluirMatricula(atoDe(tx, quem), { id, dataMovimento, motivo })),
  enturmacao: async (id, dataInicio) => {
    const atual = (await obterMatricula(banco.db, quem, id)).enturmacao?.turmaId;
    const turmaId = atual === escola.turmaA ? escola.turmaB : escola.turmaA;
    return transacao(banco.db, (tx) => enturmarMatricula(atoDe(tx, quem), { id, turmaId, dataInicio, motivo, motivoExcedente: null }));
  },
  retorno: (id, dataMovimento) =>
    transacao(banco.db, (tx) =>
      retornarMatricula(atoDe(tx, quem), { id, turmaId: escola.turmaB, dataMovimento, motivo, motivoExcedente: null }),
    ),
  reclassificacao: (id, dataMovimento) =>
    transacao(banco.db, (tx) =>
      reclassificarMatricula(atoDe(tx, quem), {
        id,
        cursoId: escola.outroCursoId,
        turmaId: escola.turmaDeOutroCurso,
        dataMovimento,
        motivo,
        motivoExcedente: null,
      }),
    ),
};
const todos = Object.keys(atos) as Ato[];

describe('undoing is the identity', () => {
  test.each(todos)('%s: every row is again what it was', async (ato) => {
    const id = await nova(ato === 'ativacao');
    if (ato === 'retorno') await atos.trancamento(id, '2026-03-01');
    const antes = await retrato(id);
    await atos[ato](id, dia);
    expect(await retrato(id)).not.toEqual(antes);
    await desfazer(id);
    expect(await retrato(id)).toEqual(antes);
  });

  test('whatever the sequence, undone one by one', async () => {
    const sequencia = fc.array(fc.constantFrom(...todos), { minLength: 1, maxLength: 5 });
    await fc.assert(
      fc.asyncProperty(sequencia, fc.boolean(), async (lista, pre) => {
        const id = await nova(pre);
        const retratos: unknown[] = [];
        for (const [i, ato] of lista.entries()) {
          const antes = await retrato(id);
          // What the state table forbids is refused and leaves nothing: the sequence goes on with the next.
          const feito = await atos[ato](id, `2026-03-${String(i + 1).padStart(2, '0')}`).then(
            () => true,
            () => false,
          );
          if (feito) retratos.push(antes);
          else expect(await retrato(id)).toEqual(antes);
        }
        for (const antes of retratos.toReversed()) {
          await desfazer(id);
          expect(await retrato(id)).toEqual(antes);
        }
      }),
      { numRuns: 25 },
    );
  }, 120_000);
});

describe('the undo names its movement', () => {
  test('another one came after: refused, with the record as it is now', async () => {
    const id = await nova();
    await atos.enturmacao(id, '2026-02-10');
    const visto = await ultimo(id);
    await atos.trancamento(id, dia);
    await expect(desfazer(id, visto)).rejects.toMatchObject({
      code: 'MOVIMENTO_NAO_E_O_ULTIMO',
      detalhe: { id, movimento: 'trancada', desfazivel: { tipo: 'trancamento' } },
    });
  });

  test('undone twice: the second is refused, with the record', async () => {
    const id = await nova();
    await atos.trancamento(id, dia);
    const visto = await ultimo(id);
    await desfazer(id, visto);
    await expect(desfazer(id, visto)).rejects.toMatchObject({ code: 'NADA_A_DESFAZER', detalhe: { id, movimento: 'ativa' } });
  });
});

describe('reclassification', () => {
  test('makes the enrollment of the other course with the same guardians, and the old one says which', async () => {
    const id = await nova();
    await atos.reclassificacao(id, dia);
    const velha = await obterMatricula(banco.db, quem, id);
    expect(velha).toMatchObject({ movimento: 'reclassificada', dataSaida: dia, enturmacao: null });
    const nova2 = velha.movimentos[0]?.novaMatricula;
    const criada = await obterMatricula(banco.db, quem, nova2?.id ?? 0);
    expect(criada).toMatchObject({
      movimento: 'ativa',
      dataMatricula: dia,
      curso: { id: escola.outroCursoId },
      enturmacao: { dataInicio: dia },
    });
    expect(criada.responsaveis).toEqual(velha.responsaveis);
    // Undone, the new one stays as a cancelled enrollment, in no class, with nothing left to undo.
    await desfazer(id);
    expect(await obterMatricula(banco.db, quem, nova2?.id ?? 0)).toMatchObject({
      movimento: 'cancelada',
      enturmacao: null,
      desfazivel: null,
    });
  });

  test('refuses the same course, and its undo once the new enrollment has a life of its own', async () => {
    const id = await nova();
    const mesmo = { id, cursoId: escola.cursoId, turmaId: escola.turmaB, dataMovimento: dia, motivo, motivoExcedente: null };
    await expect(transacao(banco.db, (tx) => reclassificarMatricula(atoDe(tx, quem), mesmo))).rejects.toMatchObject({
      code: 'MESMO_CURSO',
    });
    await atos.reclassificacao(id, dia);
    const novaId = (await obterMatricula(banco.db, quem, id)).movimentos[0]?.novaMatricula?.id ?? 0;
    await atos.trancamento(novaId, '2026-03-12');
    await expect(desfazer(id)).rejects.toMatchObject({ code: 'RECLASSIFICACAO_COM_MOVIMENTOS' });
    await desfazer(novaId);
    await desfazer(id);
    expect((await obterMatricula(banco.db, quem, id)).movimento).toBe('ativa');
  });

  test('is not undone while the next year stands on the new enrollment: that one is cancelled first', async () => {
    const seguinte = await escolaDeTeste(banco.db, { ano: 2027, vagas: 300 });
    const aluno = await novoAluno();
    const id = await nova(false, aluno);
    await atos.reclassificacao(id, dia);
    const { id: turmaId } = await transacao(banco.db, (tx) =>
      criarTurma(atoDe(tx, quem), {
        cursoId: escola.outroCursoId,
        anoLetivoId: seguinte.anoLetivoId,
        grupoTurmaId: null,
        nome: '7º ano A',
        turno: 'manha',
        sala: null,
        vagas: 30,
      }),
    );
    const renovar = { preMatricula: true, cursoId: escola.outroCursoId, turmaId, dataMatricula: dia };
    const dados = matriculaDeTeste(seguinte, aluno, mae, renovar);
    const renovada = await transacao(banco.db, (tx) => criarMatricula(atoDe(tx, quem), dados));
    await expect(desfazer(id)).rejects.toMatchObject({
      code: 'RECLASSIFICACAO_COM_ANO_SEGUINTE',
      params: { seguinte: renovada.codigo, curso: '7º ano', ano: 2027 },
    });
    expect((await obterMatricula(banco.db, quem, id)).movimento).toBe('reclassificada');
    await atos.cancelamento(renovada.id, dia);
    await desfazer(id);
    expect((await obterMatricula(banco.db, quem, id)).movimento).toBe('ativa');
  });
});

describe('death', () => {
  test('recorded on one enrollment ends the other, publishes the student, and is taken back whole from either', async () => {
    const aluno = await novoAluno();
    const primeira = await nova(false, aluno);
    const segunda = await nova(false, aluno, { cursoId: escola.outroCursoId, turmaId: escola.turmaDeOutroCurso });
    const falecido = async () =>
      (await sql<{ data: string }>`select data_falecimento as data from v_aluno_falecido where aluno_id = ${aluno}`.execute(banco.db))
        .rows[0]?.data;
    expect(await falecido()).toBeUndefined();
    await atos.falecimento(primeira, dia);
    expect(await falecido()).toBe(dia);
    expect((await obterMatricula(banco.db, quem, segunda)).movimento).toBe('falecido');
    await expect(atos.falecimento(segunda, '2026-03-12')).rejects.toMatchObject({ code: 'TRANSICAO_PROIBIDA' });
    expect(await desfazer(segunda)).toMatchObject({ id: segunda, movimento: 'ativa', junto: [{ id: primeira, movimento: 'ativa' }] });
    expect(await falecido()).toBeUndefined();
    await atos.trancamento(segunda, '2026-03-01');
    await atos.falecimento(primeira, dia);
    expect(await obterMatricula(banco.db, quem, segunda)).toMatchObject({ movimento: 'falecido', dataSaida: dia });
    await desfazer(primeira);
    expect(await obterMatricula(banco.db, quem, segunda)).toMatchObject({ movimento: 'trancada', dataSaida: '2026-03-01' });
  });

  test('recorded apart on two enrollments, as it once was, is taken back one at a time', async () => {
    const aluno = await novoAluno();
    const primeira = await nova(false, aluno);
    const segunda = await nova(false, aluno, { cursoId: escola.outroCursoId, turmaId: escola.turmaDeOutroCurso });
    await atos.transferencia(segunda, '2026-03-01');
    await atos.falecimento(primeira, dia);
    await desfazer(segunda);
    await atos.falecimento(segunda, '2026-03-12');
    await expect(desfazer(primeira)).rejects.toMatchObject({ code: 'FALECIDO_EM_OUTRA_MATRICULA' });
    await desfazer(segunda);
    await desfazer(primeira);
  });
});
