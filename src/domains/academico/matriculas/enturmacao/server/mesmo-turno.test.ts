import { atoDe, presenteDe } from '#tests/helpers/ato.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { criarCurso } from '#domains/academico/estrutura/cursos/server/oficina.ts';
import { criarTurma } from '#domains/academico/estrutura/turmas/server/oficina.ts';
import { obterTurma } from '#domains/academico/estrutura/turmas/server/queries.ts';
import { editarTurma } from '#domains/academico/estrutura/turmas/server/salvar-turma.ts';
import type { Turno } from '#domains/academico/estrutura/turnos.ts';
import { traduzirErroDoBanco } from '#platform/server/database/errors.ts';
import { transacao } from '#platform/server/database/kysely.ts';
import { ErroNegocio } from '#shared/erros.ts';
import { type Escola, escolaDeTeste, matriculaDeTeste, pessoaDeTeste } from '#tests/helpers/academico.ts';
import { type BancoDeTeste, bancoDeTeste } from '#tests/helpers/banco.ts';
import { quemDeTeste } from '#tests/helpers/servidor.ts';
import { desfazerMovimento } from '#domains/academico/matriculas/movimentos/server/desfazer-movimento.ts';
import { enturmarMatricula } from './enturmar.ts';
import { criarMatricula } from '#domains/academico/matriculas/nova/server/matricular.ts';
import { registrarSaida } from '#domains/academico/matriculas/movimentos/server/mudar-situacao.ts';
import { preverRemanejamento, remanejar } from '#domains/academico/matriculas/remanejamento/server/remanejar.ts';
import { retornarMatricula } from '#domains/academico/matriculas/movimentos/server/retornar.ts';

let banco: BancoDeTeste;
let mae: number;
let ano = 2030;
let escola: Escola;
const quem = quemDeTeste();
const autor = { processo: 'teste' };
const c = { quem, fuso: 'America/Belem' };

beforeAll(async () => {
  banco = await bancoDeTeste({ max: 8 });
  mae = await pessoaDeTeste(banco.db, 'Rita', '1985-03-04');
});
afterAll(() => banco.fechar());
beforeEach(async () => {
  escola = await escolaDeTeste(banco.db, { ano: (ano += 1), vagas: 10 });
});

const codigoDe = (causa: unknown) => (causa instanceof ErroNegocio ? causa : traduzirErroDoBanco(causa))?.code ?? String(causa);
const recusa = (trabalho: Promise<unknown>) => trabalho.then(() => 'done', codigoDe);
const turmaDe = (turno: Turno, cursoId = escola.outroCursoId): Promise<number> =>
  transacao(banco.db, (tx) =>
    criarTurma(atoDe(tx, autor), {
      anoLetivoId: escola.anoLetivoId,
      grupoTurmaId: null,
      sala: null,
      vagas: 10,
      cursoId,
      turno,
      nome: `Turma ${turno}`,
    }),
  ).then((t) => t.id);
const matricular = (alunoId: number, partes = {}) =>
  transacao(banco.db, (tx) => criarMatricula(atoDe(tx, quem), matriculaDeTeste(escola, alunoId, mae, partes)));
const noOutroCurso = (turmaId = escola.turmaDeOutroCurso) => ({ cursoId: escola.outroCursoId, turmaId });
/** One who studies in the morning in a course and in the afternoon in another. */
async function emDoisTurnos(): Promise<{ aluno: number; manha: number; tarde: number }> {
  const aluno = await pessoaDeTeste(banco.db, 'Ana');
  const manha = await matricular(aluno);
  return { aluno, manha: manha.id, tarde: (await matricular(aluno, noOutroCurso())).id };
}
const mudarTurno = (id: number, turno: Turno) =>
  transacao(banco.db, async (tx) => {
    const { cursoId, anoLetivoId, grupoTurmaId, nome, sala, vagas, versao } = await obterTurma(tx, id);
    return editarTurma(atoDe(tx, autor), { id, versao, cursoId, anoLetivoId, grupoTurmaId, nome, sala, vagas, turno });
  });
const hoje = async () =>
  (await sql<{ dia: string }>`select (now() at time zone ${c.fuso})::date as dia`.execute(banco.db)).rows[0]?.dia ?? '';

describe('a student in two classes', () => {
  test('is not moved to one that meets at the hours of the other: change of class, batch, undo and return', async () => {
    const { aluno, manha, tarde } = await emDoisTurnos();
    const manhaDoOutro = await turmaDe('manha');
    const dia = await hoje();
    const novo = { turmaId: manhaDoOutro, dataInicio: dia, motivo: null, motivoExcedente: null };
    expect(await recusa(transacao(banco.db, (tx) => enturmarMatricula(atoDe(tx, quem), { id: tarde, ...novo })))).toBe(
      'MATRICULA_MESMO_TURNO',
    );
    const pedido = {
      turmaOrigemId: escola.turmaDeOutroCurso,
      turmaDestinoId: manhaDoOutro,
      matriculaIds: [tarde],
      dataMovimento: dia,
      motivoExcedente: null,
    };
    expect((await preverRemanejamento(banco.db, presenteDe(quem), pedido)).itens[0]?.codigo).toBe('MATRICULA_MESMO_TURNO');
    expect((await transacao(banco.db, (tx) => remanejar(atoDe(tx, quem), { ...pedido, motivo: null }))).itens[0]?.codigo).toBe(
      'MATRICULA_MESMO_TURNO',
    );
    // He leaves the morning, takes it in the other course, and the way back is barred.
    const saida = { id: manha, verbo: 'trancamento' as const, dataMovimento: dia, motivo: 'Viagem' };
    const { movimentoId } = await transacao(banco.db, (tx) => registrarSaida(atoDe(tx, quem), saida));
    await transacao(banco.db, (tx) => enturmarMatricula(atoDe(tx, quem), { id: tarde, ...novo }));
    expect(
      await recusa(transacao(banco.db, (tx) => desfazerMovimento(atoDe(tx, quem), { id: manha, movimentoId, motivo: 'Engano' }))),
    ).toBe('MATRICULA_MESMO_TURNO');
    const volta = { id: manha, turmaId: escola.turmaB, dataMovimento: dia, motivo: null, motivoExcedente: null };
    expect(await recusa(transacao(banco.db, (tx) => retornarMatricula(atoDe(tx, quem), volta)))).toBe('MATRICULA_MESMO_TURNO');
    expect(aluno).toBeGreaterThan(0);
  });

  test('who enrolls him three times at once in one shift gets one enrollment', async () => {
    const aluno = await pessoaDeTeste(banco.db, 'Bento');
    const cursos = await transacao(banco.db, async (tx) => {
      const base = {
        segmentacaoId: escola.segmentacaoId,
        sigla: null,
        idadeMinima: null,
        cargaHoraria: 800,
        proximoCursoId: null,
        ativo: true,
      };
      const ids = [];
      for (const n of [8, 9]) ids.push((await criarCurso(atoDe(tx, autor), { ...base, nome: `${n}º ano`, ordem: n })).id);
      return ids;
    });
    const turmas = [noOutroCurso()];
    for (const cursoId of cursos) turmas.push({ cursoId, turmaId: await turmaDe('tarde', cursoId) });
    const respostas = await Promise.all(turmas.map((t) => recusa(matricular(aluno, t))));
    expect(respostas.toSorted()).toEqual(['MATRICULA_MESMO_TURNO', 'MATRICULA_MESMO_TURNO', 'done']);
  });

  test('the database refuses what slips past the use cases, in both orders', async () => {
    const { tarde } = await emDoisTurnos();
    const manhaDoOutro = await turmaDe('manha');
    const porBaixo = transacao(banco.db, (tx) =>
      sql`update enturmacoes set turma_id = ${manhaDoOutro} where matricula_id = ${tarde} and data_fim is null`.execute(tx),
    );
    expect(await recusa(porBaixo)).toBe('MATRICULA_MESMO_TURNO');
    const daTurma = transacao(banco.db, (tx) =>
      sql`update turmas set turno = 'integral' where id = ${escola.turmaDeOutroCurso}`.execute(tx),
    );
    expect(await recusa(daTurma)).toBe('MATRICULA_MESMO_TURNO');
  });
});

describe('the shift of a class', () => {
  test('changes while nobody sat in it, but not over another class of who is to sit there', async () => {
    await emDoisTurnos();
    expect(await recusa(mudarTurno(escola.turmaDeOutroCurso, 'manha'))).toBe('TURNO_DE_OUTRA_TURMA');
    expect(await recusa(mudarTurno(escola.turmaDeOutroCurso, 'noite'))).toBe('done');
  });

  test('stays once somebody sat there, also who left', async () => {
    const aluno = await pessoaDeTeste(banco.db, 'Caio');
    const dia = await hoje();
    const { id } = await matricular(aluno);
    await sql`update matriculas set data_matricula = ${dia}::date - 9 where id = ${id}`.execute(banco.db);
    await sql`update enturmacoes set data_inicio = ${dia}::date - 9 where matricula_id = ${id}`.execute(banco.db);
    await transacao(banco.db, (tx) =>
      registrarSaida(atoDe(tx, quem), { id, verbo: 'transferencia', dataMovimento: dia, motivo: 'Mudou de cidade' }),
    );
    const erro = await mudarTurno(escola.turmaA, 'tarde').catch((e: unknown) => e as ErroNegocio);
    expect((erro as ErroNegocio).code).toBe('TURNO_COM_HISTORICO');
    expect((erro as ErroNegocio).mensagem('br')).toContain('Crie outra turma no turno novo');
    expect(await recusa(mudarTurno(escola.turmaB, 'tarde'))).toBe('done');
  });
});
