import type { Ato } from '#platform/server/ato.ts';
import { sql } from 'kysely';
import { copiarAno } from '#domains/academico/estrutura/copia/server/oficina.ts';
import { criarDisciplina, criarTipoAvaliacao } from '#domains/academico/estrutura/ensino/server/oficina.ts';
import { inserirDisciplinas } from '#domains/academico/estrutura/turma-disciplina/server/oficina.ts';
import { inserirDocentes } from '#domains/academico/estrutura/docentes/server/oficina.ts';
import { salvarCriterio } from '#domains/academico/estrutura/criterio/server/oficina.ts';
import type { Autor } from '#platform/server/auditoria/audit.ts';
import type { Tx } from '#platform/server/database/kysely.ts';
import { montarData } from '#shared/datas.ts';
import type { Estrutura } from './base-estrutura.ts';
import { criterioDoCurso, disciplinas, disciplinasDoCurso, isCursoComSimulado, simulado, tiposAvaliacao } from '../plano/ensino.ts';
import type { TurmaPlanejada } from '../plano/turmas.ts';

/** What is taught, how it is judged and by whom: the current year subject by subject, the next one as its copy. */
export async function montarEnsino(ato: Ato<Autor>, estrutura: Estrutura, turmas: readonly TurmaPlanejada[], ano: number): Promise<void> {
  const porSigla = await criarDisciplinas(ato);
  for (const tipo of tiposAvaliacao) await criarTipoAvaliacao(ato, tipo);
  await criarTipoAvaliacao(ato, { ...simulado, cursos: estrutura.cursos.filter((_, curso) => isCursoComSimulado(curso)) });
  for (const [curso, id] of estrutura.cursos.entries())
    await salvarCriterio(ato, { cursoId: id, ...criterioDe(curso), desdeAno: 1990, versao: 1, tambemCursos: [] });
  await criarDisciplinasDasTurmas(ato, estrutura.turmas.anteriores, turmas, porSigla, ano - 1);
  await criarDisciplinasDasTurmas(ato, estrutura.turmas.atuais, turmas, porSigla, ano);
  await copiarAno(ato, {
    origemAnoLetivoId: estrutura.anos.atual,
    destinoAnoLetivoId: estrutura.anos.proximo,
    disciplinas: true,
    docentes: true,
  });
}

function criterioDe(curso: number) {
  const criterio = criterioDoCurso(curso);
  return { ...criterio, conceitos: [...criterio.conceitos] };
}

async function criarDisciplinas(ato: Ato<Autor>): Promise<Map<string, number>> {
  const porSigla = new Map<string, number>();
  for (const [i, { nome, sigla, area, optativa }] of disciplinas.entries()) {
    const tipo = optativa ? ('optativa' as const) : ('obrigatoria' as const);
    const dados = { nome, sigla, area, cargaHoraria: null, tipo, contaPromocao: !optativa, ordem: i + 1, ativa: true };
    porSigla.set(sigla, (await criarDisciplina(ato, dados)).id);
  }
  return porSigla;
}

/** Each class gets the subjects of its course, and each subject a teacher of its department, by turns. */
async function criarDisciplinasDasTurmas(
  ato: Ato<Autor>,
  ids: readonly (number | null)[],
  turmas: readonly TurmaPlanejada[],
  porSigla: ReadonlyMap<string, number>,
  ano: number,
): Promise<void> {
  const { tx } = ato;
  const planejadas = turmas.flatMap(({ curso }, i) => {
    const turmaId = ids[i] ?? null;
    if (turmaId === null) return [];
    return disciplinasDoCurso(curso).map((d, ordem) => ({
      turmaId,
      disciplinaId: porSigla.get(d.sigla) as number,
      cargaHoraria: d.cargaHoraria,
      ordem: ordem + 1,
      dataInicio: null,
      departamento: d.departamento,
      turno: i,
    }));
  });
  const criadas = await inserirDisciplinas(ato, planejadas);
  const daTurma = new Map(planejadas.map((p) => [`${p.turmaId}:${p.disciplinaId}`, p]));
  const docentes = await docentesPorDepartamento(tx);
  const inicio = montarData(ano, 2, 2);
  const atribuicoes = criadas.flatMap(({ id, turmaId, disciplinaId }) => {
    const { departamento = '', turno = 0 } = daTurma.get(`${turmaId}:${disciplinaId}`) ?? {};
    const lista = docentes.get(departamento) ?? [];
    const pessoaId = lista[turno % Math.max(lista.length, 1)];
    return pessoaId === undefined ? [] : [{ turmaDisciplinaId: id, pessoaId, dataInicio: inicio, dataFim: null }];
  });
  await inserirDocentes(ato, atribuicoes);
}

async function docentesPorDepartamento(tx: Tx): Promise<Map<string, number[]>> {
  const { rows } = await sql<{ departamento: string; ids: number[] }>`select departamento, json_agg(pessoa_id order by id) as ids
    from v_funcionario_resumo where docente and data_demissao is null and departamento is not null group by departamento`.execute(tx);
  return new Map(rows.map(({ departamento, ids }) => [departamento, ids]));
}
