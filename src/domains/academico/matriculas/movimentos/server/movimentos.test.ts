import { atoDe } from '#tests/helpers/ato.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { transacao } from '#platform/server/database/kysely.ts';
import { somarDias } from '#shared/datas.ts';
import { type Escola, escolaDeTeste, matriculaDeTeste, pessoaDeTeste } from '#tests/helpers/academico.ts';
import { type BancoDeTeste, bancoDeTeste } from '#tests/helpers/banco.ts';
import { quemDeTeste } from '#tests/helpers/servidor.ts';
import type { Saida } from '#domains/academico/matriculas/situacoes.ts';
import { desfazerMovimento } from './desfazer-movimento.ts';
import { editarMatricula } from '#domains/academico/matriculas/responsaveis/server/editar-matricula.ts';
import { enturmarMatricula } from '#domains/academico/matriculas/enturmacao/server/enturmar.ts';
import { criarMatricula, type DadosMatricula } from '#domains/academico/matriculas/nova/server/matricular.ts';
import { ativarMatricula, registrarSaida } from './mudar-situacao.ts';
import { obterMatricula } from '#domains/academico/matriculas/server/obter-matricula.ts';

let banco: BancoDeTeste;
let escola: Escola;
let mae: number;
let proximo = 0;
const quem = quemDeTeste();
const dia = '2026-03-10';

beforeAll(async () => {
  banco = await bancoDeTeste();
  escola = await escolaDeTeste(banco.db, { vagas: 300 });
  mae = await pessoaDeTeste(banco.db, 'Rita', '1985-03-04');
});
afterAll(() => banco.fechar());

async function nova(partes: Partial<DadosMatricula> = {}, da = escola): Promise<number> {
  const alunoId = await pessoaDeTeste(banco.db, `Aluno${(proximo += 1)}`);
  return (await transacao(banco.db, (tx) => criarMatricula(atoDe(tx, quem), matriculaDeTeste(da, alunoId, mae, partes)))).id;
}
const obter = (id: number) => obterMatricula(banco.db, quem, id);
const sair = (id: number, verbo: Saida, dataMovimento = dia) =>
  transacao(banco.db, (tx) => registrarSaida(atoDe(tx, quem), { id, verbo, dataMovimento, motivo: 'Mudou de cidade' }));
const mover = (id: number, turmaId: number, dataInicio = dia) =>
  transacao(banco.db, (tx) => enturmarMatricula(atoDe(tx, quem), { id, turmaId, dataInicio, motivo: null, motivoExcedente: null }));
const desfazer = async (id: number) => {
  const movimentoId = (await obter(id)).desfazivel?.id ?? 999_999;
  return transacao(banco.db, (tx) => desfazerMovimento(atoDe(tx, quem), { id, movimentoId, motivo: 'Engano' }));
};
/** What an undo must give back: everything but the version and the trail itself. */
async function retrato(id: number) {
  const { movimento, resultado, dataSaida, observacoes, enturmacao, responsaveis } = await obter(id);
  return { movimento, resultado, dataSaida, observacoes, enturmacao, responsaveis };
}

describe('leaving', () => {
  test.each([
    ['transferencia', 'transferida'],
    ['desistencia', 'desistente'],
    ['cancelamento', 'cancelada'],
    ['trancamento', 'trancada'],
    ['falecimento', 'falecido'],
  ] as const)('%s closes the placement, and its undo restores all of it', async (verbo, para) => {
    const id = await nova();
    const antes = await retrato(id);
    expect(await sair(id, verbo)).toMatchObject({ id, movimento: para });
    const depois = await obter(id);
    expect(depois).toMatchObject({ movimento: para, ativa: false, dataSaida: dia, enturmacao: null, desfazivel: { tipo: verbo } });
    expect(depois.enturmacoes[0]).toMatchObject({ dataFim: dia });
    expect(depois.movimentos[0]).toMatchObject({ tipo: verbo, motivo: 'Mudou de cidade' });
    await desfazer(id);
    expect(await retrato(id)).toEqual(antes);
    expect((await obter(id)).movimentos.map((m) => [m.tipo, m.desfeito])).toEqual([
      ['desfazimento', false],
      [verbo, true],
      ['criacao', false],
    ]);
    await expect(desfazer(id)).rejects.toMatchObject({ code: 'NADA_A_DESFAZER' });
  });

  test('dates before the entry or after today, unknown enrollments and closed periods are refused', async () => {
    const id = await nova();
    await expect(sair(id, 'transferencia', '2026-01-19')).rejects.toMatchObject({ code: 'DATA_ANTES_DA_ENTRADA' });
    await expect(sair(id, 'transferencia', '2199-01-01')).rejects.toMatchObject({ code: 'DATA_FUTURA' });
    await expect(sair(999_999, 'transferencia')).rejects.toMatchObject({ code: 'NAO_ENCONTRADO' });
    const restrito = quemDeTeste([], { restritoPainelProfessor: true });
    await expect(
      transacao(banco.db, (tx) => registrarSaida(atoDe(tx, restrito), { id, verbo: 'transferencia', dataMovimento: dia, motivo: 'x' })),
    ).rejects.toMatchObject({ code: 'NAO_ENCONTRADO' });
    const fechada = await escolaDeTeste(banco.db, { ano: 2025 });
    const antiga = await nova({}, fechada);
    await sql`update periodos_letivos_segmentacoes set situacao = 'fechado' where segmentacao_id = ${fechada.segmentacaoId}`.execute(
      banco.db,
    );
    await expect(sair(antiga, 'transferencia', '2025-03-01')).rejects.toMatchObject({ code: 'PERIODO_LETIVO_FECHADO' });
  });

  test('a pre-enrollment holds a place, is confirmed, and the confirmation can be undone', async () => {
    const id = await nova({ preMatricula: true });
    expect(await obter(id)).toMatchObject({ movimento: 'pre_matricula', ativa: true, enturmacao: { turmaId: escola.turmaA } });
    await expect(sair(id, 'transferencia')).rejects.toMatchObject({ code: 'TRANSICAO_PROIBIDA' });
    await transacao(banco.db, (tx) => ativarMatricula(atoDe(tx, quem), { id, dataMovimento: dia }));
    expect(await obter(id)).toMatchObject({ movimento: 'ativa', enturmacao: { turmaId: escola.turmaA } });
    await desfazer(id);
    expect((await obter(id)).movimento).toBe('pre_matricula');
  });
});

describe('changing class', () => {
  test('keeps the old placement as history; undone, the student sits where he sat, with his number', async () => {
    const id = await nova();
    const antes = await retrato(id);
    await mover(id, escola.turmaB);
    const depois = await obter(id);
    expect(depois.enturmacao).toMatchObject({ turmaId: escola.turmaB, dataInicio: dia, dataFim: null });
    expect(depois.enturmacoes).toHaveLength(2);
    expect(depois.movimentos[0]).toMatchObject({ tipo: 'enturmacao', turmaNome: '6º ano B' });
    await desfazer(id);
    expect(await retrato(id)).toEqual(antes);
    expect((await obter(id)).enturmacoes[0]).toMatchObject({ turmaId: escola.turmaB, desfeita: true });
  });

  test('several movements are undone one by one, back to the beginning', async () => {
    const id = await nova();
    const retratos = [await retrato(id)];
    await mover(id, escola.turmaB, '2026-02-10');
    retratos.push(await retrato(id));
    await sair(id, 'desistencia', '2026-02-20');
    await desfazer(id);
    expect(await retrato(id)).toEqual(retratos[1]);
    await desfazer(id);
    expect(await retrato(id)).toEqual(retratos[0]);
  });

  test('refuses the same class, another course, a past date, a full class, and who already left', async () => {
    const id = await nova();
    await expect(mover(id, escola.turmaA)).rejects.toMatchObject({ code: 'MESMA_TURMA' });
    await expect(mover(id, escola.turmaDeOutroCurso)).rejects.toMatchObject({ code: 'TURMA_DE_OUTRO_CURSO' });
    await expect(mover(id, escola.turmaB, '2026-01-01')).rejects.toMatchObject({ code: 'DATA_ANTES_DA_ENTRADA' });
    await sql`update turmas set vagas = (select count(*) from enturmacoes where turma_id = ${escola.turmaB} and data_fim is null) where id = ${escola.turmaB}`.execute(
      banco.db,
    );
    await expect(mover(id, escola.turmaB)).rejects.toMatchObject({ code: 'TURMA_SEM_VAGA' });
    await sql`update turmas set vagas = 300 where id = ${escola.turmaB}`.execute(banco.db);
    await sair(id, 'cancelamento');
    await expect(mover(id, escola.turmaB)).rejects.toMatchObject({ code: 'MATRICULA_NAO_ATIVA' });
  });
});

describe('a closed period', () => {
  test('keeps everybody where he sits: no change of class, by the act or behind it', async () => {
    const fechada = await escolaDeTeste(banco.db, { ano: 2024 });
    const id = await nova({}, fechada);
    const periodo = (situacao: 'aberto' | 'fechado') =>
      sql`update periodos_letivos_segmentacoes set situacao = ${situacao} where segmentacao_id = ${fechada.segmentacaoId}`.execute(
        banco.db,
      );
    await periodo('fechado');
    const antes = await retrato(id);
    await expect(mover(id, fechada.turmaB, '2024-03-01')).rejects.toMatchObject({ code: 'PERIODO_LETIVO_FECHADO' });
    const porTras = sql`update enturmacoes set data_inicio = '2024-01-10' where matricula_id = ${id}`.execute(banco.db);
    await expect(porTras).rejects.toThrow('PERIODO_LETIVO_FECHADO|Ano letivo 2024');
    expect(await retrato(id)).toEqual(antes);
    await periodo('aberto');
    await mover(id, fechada.turmaB, '2024-03-01');
    expect((await obter(id)).enturmacao).toMatchObject({ turmaId: fechada.turmaB });
  });
});

describe('an undo that no longer fits', () => {
  test('the place was taken, the class was closed, or the student was enrolled again', async () => {
    const outra = await escolaDeTeste(banco.db, { ano: 2027, vagas: 1 });
    const naOutra = { dataMatricula: '2026-11-03' };
    const id = await nova(naOutra, outra);
    const hoje =
      (await sql<{ hoje: string }>`select (now() at time zone 'America/Belem')::date as hoje`.execute(banco.db)).rows[0]?.hoje ?? '';
    await sair(id, 'transferencia', hoje);
    const ocupante = await nova(naOutra, outra);
    const erro = await desfazer(id).catch((causa: unknown) => causa);
    expect(erro).toMatchObject({ message: expect.stringContaining('TURMA_SEM_VAGA|1|1|6º ano A') });
    await sair(ocupante, 'cancelamento', hoje);
    await sql`update turmas set situacao = 'fechada' where id = ${outra.turmaA}`.execute(banco.db);
    await expect(desfazer(id)).rejects.toMatchObject({ message: expect.stringContaining('TURMA_FECHADA') });
    const { aluno } = await obter(id);
    const denovo = (dataMatricula: string) =>
      transacao(banco.db, (tx) =>
        criarMatricula(atoDe(tx, quem), { ...matriculaDeTeste(outra, aluno.id, mae, { dataMatricula }), turmaId: outra.turmaB }),
      );
    // Two enrollments in the course never certify the same days: the new one begins after the departure.
    for (const dia of ['2026-11-03', hoje]) await expect(denovo(dia)).rejects.toMatchObject({ code: 'MATRICULA_ANTES_DA_SAIDA' });
    const { codigo } = await denovo(somarDias(hoje, 1));
    await expect(desfazer(id)).rejects.toMatchObject({ code: 'MATRICULA_ATIVA_EXISTENTE', params: { codigo } });
  });
});

describe('editing', () => {
  test('replaces guardians and observations, audited with both versions; a stale edit gets the current record', async () => {
    const id = await nova();
    const { versao } = await obter(id);
    const avo = await pessoaDeTeste(banco.db, 'Sônia', '1955-01-01');
    const responsaveis = [
      { pessoaId: mae, parentesco: 'mae' as const, pedagogico: true, financeiro: false, percentual: null },
      { pessoaId: avo, parentesco: 'avo' as const, pedagogico: false, financeiro: true, percentual: '100.00' },
    ];
    const editada = await transacao(banco.db, (tx) =>
      editarMatricula(atoDe(tx, quem), { id, versao, responsaveis, observacoes: 'Irmã no 8º ano' }),
    );
    expect(editada).toMatchObject({ versao: versao + 1, observacoes: 'Irmã no 8º ano' });
    expect(editada.responsaveis.map((r) => [r.pessoaId, r.percentual])).toEqual([
      [mae, null],
      [avo, '100.00'],
    ]);
    const velha = transacao(banco.db, (tx) => editarMatricula(atoDe(tx, quem), { id, versao, responsaveis, observacoes: null }));
    await expect(velha).rejects.toMatchObject({ code: 'VERSAO_DESATUALIZADA', detalhe: { versao: versao + 1 } });
    const { rows } = await sql<{ antes: { responsaveis: unknown[] }; depois: unknown }>`select antes, depois from auditoria
      where alvo_tipo = 'matricula' and alvo_id = ${id} and acao = 'matricula.editada'`.execute(banco.db);
    expect(rows).toMatchObject([{ antes: { observacoes: null }, depois: { observacoes: 'Irmã no 8º ano' } }]);
  });

  test('a student who left is not edited', async () => {
    const id = await nova();
    await sair(id, 'cancelamento');
    const { versao } = await obter(id);
    const responsaveis = [{ pessoaId: mae, parentesco: null, pedagogico: true, financeiro: true, percentual: '100.00' }];
    await expect(
      transacao(banco.db, (tx) => editarMatricula(atoDe(tx, quem), { id, versao, responsaveis, observacoes: null })),
    ).rejects.toMatchObject({ code: 'MATRICULA_NAO_ATIVA' });
  });
});
