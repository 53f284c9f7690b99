import { salasDe } from '#tests/helpers/salas.ts';
import { atoDe } from '#tests/helpers/ato.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { criarCurso, criarSegmentacao } from '#domains/academico/estrutura/cursos/server/oficina.ts';
import { criarDisciplina } from '#domains/academico/estrutura/ensino/server/oficina.ts';
import { criarDocentesPeriodo } from '#domains/academico/estrutura/docentes/server/oficina.ts';
import { criarTurma } from '#domains/academico/estrutura/turmas/server/oficina.ts';
import { incluirDisciplinas } from '#domains/academico/estrutura/turma-disciplina/server/oficina.ts';
import { criarMatricula } from '#domains/academico/matriculas/nova/server/door.ts';
import { transacao } from '#platform/server/database/kysely.ts';
import { type Escola, escolaDeTeste, matriculaDeTeste, pessoaDeTeste } from '#tests/helpers/academico.ts';
import { docenteDeTeste } from '#tests/helpers/ensino.ts';
import { quemDeTeste, type RespostaDeTeste, type ServidorDeTeste, servidorDeTeste } from '#tests/helpers/servidor.ts';

let s: ServidorDeTeste;
beforeAll(async () => {
  s = await servidorDeTeste({ salas: salasDe.periodosLetivos });
});
afterAll(() => s.fechar());

type Etapa = { nome: string; dataInicio: string; dataFim: string; peso: string };
type Lido = {
  id: number;
  versao: number;
  ano: number;
  nome: string;
  dataInicio: string;
  dataFim: string;
  segmentacoes: { etapas: Etapa[] }[];
};
const autor = { processo: 'teste' };
const etapa = (dataInicio: string, dataFim: string): Etapa => ({ nome: `De ${dataInicio}`, dataInicio, dataFim, peso: '1.0000' });
const campos = (r: RespostaDeTeste) => [r.corpo.error?.code, ...(r.corpo.error?.fields ?? []).map((f) => `${f.path}: ${f.message}`)];

async function ler(escola: Escola): Promise<Lido> {
  const { rows } = await sql<{ id: number }>`select id from periodos_letivos where ano_letivo_id = ${escola.anoLetivoId}`.execute(
    s.banco.db,
  );
  return (await s.pedir('GET', `PeriodoLetivo/${rows[0]?.id}`)).corpo.data as Lido;
}
async function editar(escola: Escola, { etapas, ...partes }: { dataInicio?: string; dataFim?: string; etapas: Etapa[] }) {
  const { id, versao, ano, nome, dataInicio, dataFim } = await ler(escola);
  const segmentacoes = [{ segmentacaoId: escola.segmentacaoId, etapas }];
  return s.pedir('PUT', 'PeriodoLetivo', { body: { id, versao, ano, nome, dataInicio, dataFim, segmentacoes, ...partes } });
}
async function matricular(escola: Escola, nome: string): Promise<void> {
  const [aluno, mae] = [await pessoaDeTeste(s.banco.db, nome), await pessoaDeTeste(s.banco.db, `Mãe de ${nome}`, '1985-03-04')];
  await transacao(s.banco.db, (tx) => criarMatricula(atoDe(tx, quemDeTeste()), matriculaDeTeste(escola, aluno, mae)));
}
/** A subject of the first class, taught by one teacher from each of these days on. */
async function docentes(escola: Escola, ...dias: { dataInicio: string; dataFim: string | null }[]): Promise<void> {
  const pessoas: number[] = [];
  for (const [i] of dias.entries()) pessoas.push(await docenteDeTeste(s.banco.db, `Docente ${escola.ano} ${i}`));
  await transacao(s.banco.db, async (tx) => {
    const base = { sigla: null, area: null, cargaHoraria: null, tipo: 'obrigatoria' as const, contaPromocao: true, ordem: 1, ativa: true };
    const { id } = await criarDisciplina(atoDe(tx, autor), { ...base, nome: `Matemática ${escola.ano}` });
    await incluirDisciplinas(atoDe(tx, autor), {
      turmaId: escola.turmaA,
      itens: [{ disciplinaId: id, cargaHoraria: null }],
      dataInicio: null,
    });
    const { rows } = await sql<{ id: number }>`select id from turmas_disciplinas where turma_id = ${escola.turmaA}`.execute(tx);
    for (const [i, dia] of dias.entries())
      await criarDocentesPeriodo(atoDe(tx, autor), { turmaDisciplinaIds: [rows[0]?.id ?? 0], pessoaId: pessoas[i] ?? 0, ...dia });
  });
}
const diasDosDocentes = async (escola: Escola) =>
  (
    await sql<{ dia: string; versao: number }>`select x.data_inicio as dia, x.versao from docentes_periodo x
      join turmas_disciplinas td on td.id = x.turma_disciplina_id where td.turma_id = ${escola.turmaA} order by x.id`.execute(s.banco.db)
  ).rows.map((r) => [r.dia, r.versao]);

describe('a period that has begun', () => {
  const bimestres = [etapa('2025-02-03', '2025-04-17'), etapa('2025-04-22', '2025-07-04')];
  let escola: Escola;
  beforeAll(async () => {
    escola = await escolaDeTeste(s.banco.db, { ano: 2025, vagas: 10 });
    // Without students its dates are still free.
    expect((await editar(escola, { dataInicio: '2025-02-03', etapas: bimestres })).status).toBe(200);
    await matricular(escola, 'Bento');
  });

  test('with students in it keeps its first day and that of its begun etapas: each field says why', async () => {
    const antes = await ler(escola);
    const mudado = [etapa('2025-11-10', '2025-11-20'), etapa('2025-11-21', '2025-12-05')];
    expect(campos(await editar(escola, { dataInicio: '2025-11-10', etapas: mudado }))).toEqual([
      'PERIODO_JA_COMECOU',
      'dataInicio: O período começou em 03/02/2025, com 1 matrícula: o início não pode ir para depois',
      'segmentacoes.0.etapas.0.dataInicio: A etapa começou em 03/02/2025, com 1 matrícula: o início dela não muda',
      'segmentacoes.0.etapas.1.dataInicio: A etapa começou em 22/04/2025, com 1 matrícula: o início dela não muda',
    ]);
    expect(await ler(escola)).toEqual(antes);
  });

  test('may begin earlier, and its ends and what is added may move', async () => {
    const maior = [etapa('2025-02-03', '2025-04-18'), etapa('2025-04-22', '2025-07-11'), etapa('2025-08-01', '2025-12-12')];
    expect(campos(await editar(escola, { dataInicio: '2025-01-27', dataFim: '2025-12-12', etapas: maior }))).toEqual([undefined]);
  });

  test('does not end before what is dated in it', async () => {
    await docentes(escola, { dataInicio: '2025-03-01', dataFim: '2025-12-01' });
    const resposta = await editar(escola, {
      dataFim: '2025-11-30',
      etapas: [etapa('2025-02-03', '2025-04-18'), etapa('2025-04-22', '2025-07-11'), etapa('2025-08-01', '2025-11-28')],
    });
    expect([resposta.status, resposta.corpo.error?.message, resposta.corpo.error?.fields[0]?.path]).toEqual([
      409,
      'Com estas datas, Ensino Fundamental II 2025 iria de 27/01/2025 a 30/11/2025 e deixaria de fora: 1 atribuição de docente. Corrija antes as datas: a de uma matrícula na página dela, em Movimentar; as de disciplinas e docentes na turma.',
      'dataFim',
    ]);
  });
});

describe('a year to come', () => {
  test('takes along the teachers who were to begin with it, and says so in their history; who begins later stays', async () => {
    const escola = await escolaDeTeste(s.banco.db, { ano: 2098, vagas: 10 });
    await matricular(escola, 'Lia');
    await docentes(escola, { dataInicio: '2098-02-02', dataFim: null }, { dataInicio: '2098-05-01', dataFim: null });
    const adiado = { dataInicio: '2098-03-15', etapas: [etapa('2098-03-15', '2098-06-30')] };
    expect(campos(await editar(escola, adiado))).toEqual([undefined]);
    expect(await diasDosDocentes(escola)).toEqual([
      ['2098-03-15', 2],
      ['2098-05-01', 1],
    ]);
    const { rows } = await sql`select antes, depois from auditoria where acao = 'docentePeriodo.editado'`.execute(s.banco.db);
    expect(rows).toMatchObject([{ antes: { dataInicio: '2098-02-02' }, depois: { dataInicio: '2098-03-15' } }]);
    expect(campos(await editar(escola, { dataInicio: '2098-02-02', etapas: [etapa('2098-02-02', '2098-04-17')] }))).toEqual([undefined]);
    expect(await diasDosDocentes(escola)).toEqual([
      ['2098-02-02', 3],
      ['2098-05-01', 1],
    ]);
    const tarde = await editar(escola, { dataInicio: '2098-06-01', etapas: [etapa('2098-06-01', '2098-06-30')] });
    expect(campos(tarde)[0]).toBe('DATAS_FORA_DO_PERIODO');
    expect((await diasDosDocentes(escola))[0]).toEqual(['2098-02-02', 3]);
  });

  test('does not begin after an assignment that ends before', async () => {
    const escola = await escolaDeTeste(s.banco.db, { ano: 2097 });
    await docentes(escola, { dataInicio: '2097-02-02', dataFim: '2097-03-01' });
    const resposta = await editar(escola, { dataInicio: '2097-03-15', etapas: [etapa('2097-03-15', '2097-06-30')] });
    expect([campos(resposta)[0], resposta.corpo.error?.fields[0]?.path]).toEqual(['DATAS_FORA_DO_PERIODO', 'dataInicio']);
    expect(await diasDosDocentes(escola)).toEqual([['2097-02-02', 1]]);
  });

  test('takes along the teachers of a segmentação that comes to be served by a period that was there', async () => {
    const escola = await escolaDeTeste(s.banco.db, { ano: 2094 });
    // Classes copied into a year have their teachers from the first of January, for want of a period.
    const semPeriodo = await transacao(s.banco.db, async (tx) => {
      const { id: segmentacaoId } = await criarSegmentacao(atoDe(tx, autor), { nome: 'Ensino Médio 2094', ordem: 9, ativa: true });
      const curso = { segmentacaoId, sigla: null, idadeMinima: null, cargaHoraria: 800, proximoCursoId: null, ativo: true };
      const { id: cursoId } = await criarCurso(atoDe(tx, autor), { ...curso, nome: '1ª série', ordem: 10 });
      const turma = { anoLetivoId: escola.anoLetivoId, grupoTurmaId: null, turno: 'manha' as const, sala: null, vagas: 5 };
      const { id: turmaA } = await criarTurma(atoDe(tx, autor), { ...turma, cursoId, nome: '1ª série A' });
      return { ...escola, segmentacaoId, turmaA };
    });
    await docentes(semPeriodo, { dataInicio: '2094-01-01', dataFim: null }, { dataInicio: '2094-05-01', dataFim: null });
    const { id, versao, ano, nome, dataInicio, dataFim } = await ler(escola);
    const segmentacoes = [escola, semPeriodo].map(({ segmentacaoId }) => ({ segmentacaoId, etapas: [etapa('2094-02-02', '2094-04-17')] }));
    const resposta = await s.pedir('PUT', 'PeriodoLetivo', { body: { id, versao, ano, nome, dataInicio, dataFim, segmentacoes } });
    expect(campos(resposta)).toEqual([undefined]);
    expect(await diasDosDocentes(semPeriodo)).toEqual([
      ['2094-02-02', 2],
      ['2094-05-01', 1],
    ]);
  });
});
