import { salasDe } from '#tests/helpers/salas.ts';
import { atoDe } from '#tests/helpers/ato.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ativarContratos } from '#domains/academico/contratos/ciclo/server/door.ts';
import { reativarContrato, suspenderContrato } from '#domains/academico/contratos/ciclo/server/oficina.ts';
import { gravarLinhas, inserirContratos } from '#domains/academico/contratos/rascunho/server/salvar-contrato.ts';
import { criarTurma } from '#domains/academico/estrutura/turmas/server/oficina.ts';
import { criarMatricula } from '#domains/academico/matriculas/nova/server/door.ts';
import { criarAnoLetivo } from '#domains/academico/periodos-letivos/server/oficina.ts';
import { transacao } from '#platform/server/database/kysely.ts';
import { centavos } from '#shared/dinheiro.ts';
import { contratoAtivoDeTeste, fotografia, rascunhoDeTeste } from '#tests/helpers/contratos.ts';
import { criarMundo, type Mundo } from '#tests/helpers/mundo.ts';
import { type ServidorDeTeste, servidorDeTeste } from '#tests/helpers/servidor.ts';

let s: ServidorDeTeste;
let mundo: Mundo;
let ano: { anoLetivoId: number; turmaId: number };
beforeAll(async () => {
  s = await servidorDeTeste({ salas: [...salasDe.matriculas, ...salasDe.contratos, ...salasDe.pessoas] });
  mundo = await criarMundo(s.banco.db, { vagas: 100 });
  ano = await transacao(s.banco.db, async (tx) => {
    const { id: anoLetivoId } = await criarAnoLetivo(atoDe(tx, mundo.quem), 2027);
    const turma = {
      cursoId: mundo.cursoId,
      anoLetivoId,
      grupoTurmaId: null,
      nome: '6º ano A',
      turno: 'manha' as const,
      sala: null,
      vagas: 100,
    };
    return { anoLetivoId, turmaId: (await criarTurma(atoDe(tx, mundo.quem), turma)).id };
  });
});
afterAll(() => s.fechar());

const motivo = 'Comunicado pela família';
const dataMovimento = '2026-06-10';
type Feita = {
  movimento: string;
  movimentoId: number;
  contratos: { id: number; titulos: number }[];
  outras: { id: number }[];
};
const post = async (id: number, ato: string, body: object) => {
  const { status, corpo } = await s.pedir('POST', `Matricula/${id}/${ato}`, { body });
  return { status, data: corpo.data as Feita, erro: corpo.error };
};

/** A student of this year, renewed for the next: both enrollments, and both contracts in force. */
async function renovado({ preMatricula = false, dataMatricula = '2026-11-01' } = {}) {
  const familia = await contratoAtivoDeTeste(s.banco.db, mundo);
  const proxima = await transacao(s.banco.db, async (tx) => {
    const { id } = await criarMatricula(atoDe(tx, mundo.quem), {
      alunoId: familia.alunoId,
      cursoId: mundo.cursoId,
      anoLetivoId: ano.anoLetivoId,
      turmaId: ano.turmaId,
      dataMatricula,
      preMatricula,
      motivoExcedente: null,
      observacoes: null,
      responsaveis: [{ pessoaId: familia.pagadores[0] ?? 0, parentesco: null, pedagogico: true, financeiro: true, percentual: '100.00' }],
    });
    const [contrato] = await inserirContratos(tx, [{ matriculaId: id, ano: 2027, observacoes: null }]);
    const contratoId = contrato?.id ?? 0;
    const linha = {
      precoId: null,
      descricao: 'Anuidade',
      valorCentavos: centavos(1_200_000),
      parcelas: 12,
      primeiroVencimento: '2027-01-10',
      diaVencimento: 10,
    };
    await gravarLinhas(tx, [
      { contratoId, precos: [{ ...linha, formaPagamentoId: mundo.formaPagamentoId, contaBancariaId: null }], descontos: [] },
    ]);
    await ativarContratos(atoDe(tx, mundo.quem), [{ id: contratoId }]);
    return { id, contratoId };
  });
  return { ...familia, proxima };
}
async function retrato(ids: readonly number[], contratos: readonly number[]) {
  const { rows } =
    await sql`select m.id, m.movimento, m.data_saida, p.data_falecimento, (select json_agg(e order by e.id) from enturmacoes e where e.matricula_id = m.id and e.desfeita_por is null) as lugares
    from matriculas m join pessoas p on p.id = m.aluno_id where m.id = any(${[...ids]}::bigint[]) order by m.id`.execute(s.banco.db);
  return { matriculas: rows, dinheiro: await Promise.all(contratos.map((id) => fotografia(s.banco.db, id))) };
}
const codigo = (promessa: Promise<unknown>) =>
  promessa.then(
    () => 'accepted',
    (erro: { code: string }) => erro.code,
  );

describe('a death ends every enrollment of the student that goes on, in one act', () => {
  test.each([
    ['an active enrollment of next year', { preMatricula: false }],
    ['a pre-enrollment', { preMatricula: true }],
    ['one that has not begun', { dataMatricula: '2027-01-20' }],
  ])('with %s: previewed, done, and undone exactly, from either of them', async (_, partes) => {
    const { matriculaId, contratoId, proxima } = await renovado(partes);
    const tudo = () => retrato([matriculaId, proxima.id], [contratoId, proxima.contratoId]);
    const antes = await tudo();
    const contrato = { acao: 'cancelar' };
    const { data: previa } = await post(matriculaId, 'previa-de-saida', { verbo: 'falecimento', dataMovimento, contrato });
    expect(previa.outras).toMatchObject([{ id: proxima.id }]);
    expect(previa.contratos).toMatchObject([
      { id: contratoId, cancelados: { quantidade: 7 }, impedimento: null },
      { id: proxima.contratoId, cancelados: { quantidade: 12 }, impedimento: null },
    ]);
    const conferencia = (previa as unknown as { conferencia: { pendencias: { codigo: string }[] } }).conferencia;
    expect(conferencia.pendencias.map((p) => p.codigo)).not.toContain('OUTRA_MATRICULA_ATIVA');
    expect(await tudo()).toEqual(antes);

    const { data, erro } = await post(matriculaId, 'falecimento', { dataMovimento, motivo });
    expect(erro).toBeUndefined();
    expect(data.contratos).toMatchObject([
      { id: contratoId, titulos: 7 },
      { id: proxima.contratoId, titulos: 12 },
    ]);
    const registro = (await s.pedir('GET', `Matricula/${proxima.id}`)).corpo.data as { movimento: string; desfazivel: { id: number } };
    expect(registro).toMatchObject({
      movimento: 'falecido',
      enturmacao: null,
      movimentos: [{ tipo: 'falecimento', junto: [{ id: matriculaId }] }, {}],
    });
    // The undo of the other one is the undo of the act.
    const volta = await post(proxima.id, 'desfazimento', { movimentoId: registro.desfazivel.id, motivo: 'Engano' });
    expect(volta.erro).toBeUndefined();
    expect(await tudo()).toEqual(antes);
    const denovo = await post(matriculaId, 'falecimento', { dataMovimento, motivo });
    await post(matriculaId, 'desfazimento', { movimentoId: denovo.data.movimentoId, motivo: 'Engano' });
    expect(await tudo()).toEqual(antes);
  });

  test('from a pre-enrollment, and with the contracts kept when so chosen', async () => {
    const { matriculaId, contratoId, proxima } = await renovado({ preMatricula: true });
    const { data, erro } = await post(proxima.id, 'falecimento', { dataMovimento: '2026-11-05', motivo, contrato: { acao: 'manter' } });
    expect(erro).toBeUndefined();
    expect(data).toMatchObject({ movimento: 'falecido', contratos: [] });
    const { matriculas: depois, dinheiro } = await retrato([matriculaId, proxima.id], [contratoId, proxima.contratoId]);
    expect(depois).toMatchObject([
      { movimento: 'falecido', data_saida: '2026-11-05' },
      { movimento: 'falecido', data_saida: '2026-11-05' },
    ]);
    expect(dinheiro.every((d) => (d.contrato as { situacao: string }).situacao === 'ativo')).toBe(true);
  });
});

describe('who died, as the people register says', () => {
  test('is not confirmed, enrolled or taken back, and no contract comes into force, in the service and in the database', async () => {
    const { matriculaId, alunoId, pagadores, proxima } = await renovado({ preMatricula: true });
    await sql`update pessoas set data_falecimento = '2026-11-10' where id = ${alunoId}`.execute(s.banco.db);
    expect((await post(proxima.id, 'ativacao', { dataMovimento: '2026-11-12' })).erro?.code).toBe('PESSOA_FALECIDA');
    const ativacao = { tipo: 'ativacao', de: 'pre_matricula', para: 'ativa' };
    const inserir = (v: typeof ativacao) =>
      sql`insert into matriculas_movimentos (matricula_id, tipo, de, para, data_movimento, usuario_id)
        values (${proxima.id}, ${v.tipo}, ${v.de}, ${v.para}, '2026-11-12', 1)`.execute(s.banco.db);
    await expect(inserir(ativacao)).rejects.toThrow('MATRICULA_DE_FALECIDO');
    await post(matriculaId, 'trancamento', { dataMovimento: '2026-11-12', motivo });
    const retorno = { turmaId: mundo.turmaId, dataMovimento: '2026-11-13', motivo, motivoExcedente: null };
    expect((await post(matriculaId, 'retorno', retorno)).erro?.code).toBe('PESSOA_FALECIDA');
    const nova = { alunoId, cursoId: mundo.cursoId, anoLetivoId: mundo.anoLetivoId, turmaId: mundo.turmaId, dataMatricula: '2026-11-14' };
    const responsaveis = [{ pessoaId: pagadores[0] ?? 0, parentesco: null, pedagogico: true, financeiro: true, percentual: '100.00' }];
    const matricular = transacao(s.banco.db, (tx) =>
      criarMatricula(atoDe(tx, mundo.quem), { ...nova, responsaveis, preMatricula: false, motivoExcedente: null, observacoes: null }),
    );
    expect(await codigo(matricular)).toBe('PESSOA_FALECIDA');
  });

  test('has no contract activated or taken back from a suspension', async () => {
    const { alunoId, contratoId } = await rascunhoDeTeste(s.banco.db, mundo);
    await sql`update pessoas set data_falecimento = '2026-11-10' where id = ${alunoId}`.execute(s.banco.db);
    const { recusados } = await transacao(s.banco.db, (tx) => ativarContratos(atoDe(tx, mundo.quem), [{ id: contratoId }]));
    expect(recusados.map((r) => r.erro.code)).toEqual(['ALUNO_FALECIDO']);
    await expect(
      sql`insert into contratos_situacoes (contrato_id, de, para, usuario_id) values (${contratoId}, 'rascunho', 'ativo', 1)`.execute(
        s.banco.db,
      ),
    ).rejects.toThrow('CONTRATO_DE_FALECIDO');
    const suspenso = await contratoAtivoDeTeste(s.banco.db, mundo);
    const pedido = { contratoId: suspenso.contratoId, motivo };
    await transacao(s.banco.db, (tx) => suspenderContrato(atoDe(tx, mundo.quem), pedido));
    await sql`update pessoas set data_falecimento = '2026-11-10' where id = ${suspenso.alunoId}`.execute(s.banco.db);
    expect(await codigo(transacao(s.banco.db, (tx) => reativarContrato(atoDe(tx, mundo.quem), pedido)))).toBe('ALUNO_FALECIDO');
  });
});

test('a death entered in the register of people says which enrollments still run, until it is recorded there', async () => {
  const { matriculaId, alunoId } = await contratoAtivoDeTeste(s.banco.db, mundo);
  const emCurso = async (): Promise<unknown> =>
    ((await s.pedir('GET', `Pessoa/${alunoId}`)).corpo.data as { matriculasEmCurso: unknown }).matriculasEmCurso;
  expect(await emCurso()).toEqual([]);
  await sql`update pessoas set data_falecimento = ${dataMovimento} where id = ${alunoId}`.execute(s.banco.db);
  expect(await emCurso()).toEqual([{ id: matriculaId, codigo: expect.stringMatching(/^2026-/) }]);
  expect((await post(matriculaId, 'falecimento', { dataMovimento, motivo })).status).toBe(200);
  expect(await emCurso()).toEqual([]);
});
