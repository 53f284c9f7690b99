import { salasDe } from '#tests/helpers/salas.ts';
import { atoDe } from '#tests/helpers/ato.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { transacao } from '#platform/server/database/kysely.ts';
import { criarMatricula } from '#domains/academico/matriculas/nova/server/door.ts';
import { type Escola, escolaDeTeste, matriculaDeTeste, pessoaDeTeste } from '#tests/helpers/academico.ts';
import { quemDeTeste, type RespostaDeTeste, type ServidorDeTeste, servidorDeTeste } from '#tests/helpers/servidor.ts';

let s: ServidorDeTeste;
let escola: Escola;
let outraSegmentacao: number;
beforeAll(async () => {
  s = await servidorDeTeste({ salas: salasDe.estrutura });
  escola = await escolaDeTeste(s.banco.db, { vagas: 5 });
  const [mae, aluno] = [await pessoaDeTeste(s.banco.db, 'Rita', '1985-03-04'), await pessoaDeTeste(s.banco.db, 'Ana')];
  await transacao(s.banco.db, (tx) => criarMatricula(atoDe(tx, quemDeTeste()), matriculaDeTeste(escola, aluno, mae)));
  outraSegmentacao = dados<{ id: number }>(
    await s.pedir('POST', 'Segmentacao', { body: { nome: 'Ensino Médio', ordem: 9, ativa: true } }),
  ).id;
});
afterAll(() => s.fechar());

const dados = <T>(r: RespostaDeTeste): T => r.corpo.data as T;
type Registro = { id: number; versao: number; alunos?: unknown };
/** Reads a register, changes it as the screen does, and gives the refusal. */
async function mudar(caminho: string, id: number, campos: readonly string[], partes: object) {
  const atual = dados<Record<string, unknown> & Registro>(await s.pedir('GET', `${caminho}/${id}`));
  const corpo = Object.fromEntries(['id', 'versao', ...campos].map((campo) => [campo, atual[campo]]));
  return (await s.pedir('PUT', caminho, { body: { ...corpo, ...partes } })).corpo.error;
}
const doCurso = ['segmentacaoId', 'nome', 'sigla', 'ordem', 'idadeMinima', 'cargaHoraria', 'proximoCursoId', 'ativo'];
const doAno = () => ({ segmentacaoId: escola.segmentacaoId, anoLetivoId: escola.anoLetivoId });
const fechar = (situacao: 'aberto' | 'fechado') =>
  sql`update periodos_letivos_segmentacoes s set situacao = ${situacao} from periodos_letivos p
    where p.id = s.periodo_letivo_id and p.ano_letivo_id = ${doAno().anoLetivoId}`.execute(s.banco.dono);

describe('a register that recorded years hang on', () => {
  test('a course with classes and enrollments keeps its segment, in every year; without them it changes', async () => {
    const erro = await mudar('Curso', escola.cursoId, doCurso, { segmentacaoId: outraSegmentacao });
    expect(erro).toMatchObject({ code: 'CURSO_COM_HISTORICO', fields: [{ path: 'segmentacaoId' }] });
    expect(erro?.message).toContain('1 matrícula, 2 turmas');
    // A class alone is enough.
    expect((await mudar('Curso', escola.outroCursoId, doCurso, { segmentacaoId: outraSegmentacao }))?.message).toContain('1 turma');
    const corpo = {
      ...doAno(),
      nome: 'Livre',
      sigla: null,
      ordem: 1,
      idadeMinima: null,
      cargaHoraria: null,
      proximoCursoId: null,
      ativo: true,
    };
    const { anoLetivoId: _, ...novo } = corpo;
    const { id } = dados<Registro>(await s.pedir('POST', 'Curso', { body: novo }));
    expect(await mudar('Curso', id, doCurso, { segmentacaoId: outraSegmentacao })).toBeUndefined();
  });

  test('a course and a segment with active enrollments in an open year stay active; once the year is closed they may rest', async () => {
    for (const [caminho, id, campos, campo] of [
      ['Curso', escola.cursoId, doCurso, 'ativo'],
      ['Segmentacao', escola.segmentacaoId, ['nome', 'ordem', 'ativa'], 'ativa'],
    ] as const) {
      const erro = await mudar(caminho, id, campos, { [campo]: false });
      expect(erro).toMatchObject({ code: 'CADASTRO_EM_ANDAMENTO', fields: [{ path: campo }] });
      expect(erro?.message).toContain('1 matrícula ativa em ano aberto');
    }
    await fechar('fechado');
    expect(await mudar('Curso', escola.cursoId, doCurso, { ativo: false })).toBeUndefined();
    expect(await mudar('Curso', escola.cursoId, doCurso, { ativo: true })).toBeUndefined();
    await fechar('aberto');
  });

  test('a group with open classes stays active', async () => {
    const { id } = dados<Registro>(await s.pedir('POST', 'GrupoTurma', { body: { nome: '6º manhã', ativo: true } }));
    await sql`update turmas set grupo_turma_id = ${id} where id = ${escola.turmaB}`.execute(s.banco.db);
    expect(await mudar('GrupoTurma', id, ['nome', 'ativo'], { ativo: false })).toMatchObject({ code: 'CADASTRO_EM_ANDAMENTO' });
    await sql`update turmas set grupo_turma_id = null where id = ${escola.turmaB}`.execute(s.banco.db);
    expect(await mudar('GrupoTurma', id, ['nome', 'ativo'], { ativo: false })).toBeUndefined();
  });

  test('a subject of a closed year keeps its kind and whether it counts for promotion; its name may be corrected', async () => {
    const campos = ['nome', 'sigla', 'area', 'cargaHoraria', 'tipo', 'contaPromocao', 'ordem', 'ativa'];
    const corpo = {
      nome: 'Artes',
      sigla: 'ART',
      area: null,
      cargaHoraria: null,
      tipo: 'obrigatoria',
      contaPromocao: true,
      ordem: 1,
      ativa: true,
    };
    const { id } = dados<Registro>(await s.pedir('POST', 'Disciplina', { body: corpo }));
    await sql`insert into turmas_disciplinas (turma_id, disciplina_id) values (${escola.turmaA}, ${id})`.execute(s.banco.db);
    // What a class is being taught under stays too: another name is another subject.
    for (const muda of [{ contaPromocao: false }, { tipo: 'optativa' }, { nome: 'Judô' }])
      expect(await mudar('Disciplina', id, campos, muda)).toMatchObject({ code: 'DISCIPLINA_EM_USO_NAS_TURMAS' });
    const { rows } = await sql<{ id: number }>`select id from turmas_disciplinas where disciplina_id = ${id}`.execute(s.banco.db);
    const naTurma = (partes: object) =>
      s.pedir('PUT', 'TurmaDisciplina', {
        body: { id: rows[0]?.id, versao: 1, cargaHoraria: null, dataInicio: null, dataFim: null, ...partes },
      });
    for (const muda of [{ cargaHoraria: 20 }, { dataInicio: '2026-11-20' }])
      expect((await naTurma(muda)).corpo.error?.code).toBe('DISCIPLINA_EM_CURSO');
    await fechar('fechado');
    expect(await mudar('Disciplina', id, campos, { contaPromocao: false })).toMatchObject({ code: 'DISCIPLINA_COM_HISTORICO' });
    expect(await mudar('Disciplina', id, campos, { tipo: 'optativa' })).toMatchObject({ code: 'DISCIPLINA_COM_HISTORICO' });
    expect(await mudar('Disciplina', id, campos, { nome: 'Arte' })).toBeUndefined();
    await fechar('aberto');
  });

  test('an enrollment made meanwhile is seen by who is turning the course inactive', async () => {
    const { cursoId, turmaId } = await transacao(s.banco.db, async (tx) => {
      const { rows } = await sql<{
        id: number;
      }>`insert into cursos (segmentacao_id, nome) values (${escola.segmentacaoId}, 'Corrida') returning id`.execute(tx);
      const curso = rows[0]?.id ?? 0;
      const { rows: turmas } = await sql<{ id: number }>`insert into turmas (curso_id, ano_letivo_id, nome, turno, vagas)
        values (${curso}, ${escola.anoLetivoId}, 'C', 'manha', 5) returning id`.execute(tx);
      return { cursoId: curso, turmaId: turmas[0]?.id ?? 0 };
    });
    const [mae, aluno] = [await pessoaDeTeste(s.banco.db, 'Rosa', '1985-03-04'), await pessoaDeTeste(s.banco.db, 'Beto')];
    const fim = Promise.withResolvers<void>();
    const matriculando = transacao(s.banco.db, async (tx) => {
      await criarMatricula(atoDe(tx, quemDeTeste()), matriculaDeTeste(escola, aluno, mae, { cursoId, turmaId }));
      fim.resolve();
      await new Promise((seguir) => setTimeout(seguir, 150));
    });
    await fim.promise;
    expect(await mudar('Curso', cursoId, doCurso, { ativo: false })).toMatchObject({ code: 'CADASTRO_EM_ANDAMENTO' });
    await matriculando;
  });
});
