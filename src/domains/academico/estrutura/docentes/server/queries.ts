import { type RawBuilder, sql } from 'kysely';
import type { EntradaServidor, RespostaServidor } from '#shared/endpoint.ts';
import type { Db } from '#platform/server/database/kysely.ts';
import { contarLinhas, contemPalavras, type DefinicaoLista, listar, type Pagina, percorrer } from '#platform/server/listas/listas.ts';
import type { docentesApi } from '../api.ts';
import { naoAcabou, turmasNoDia, valeNoDia } from '#domains/academico/estrutura/server/dia-olhado.ts';
import { escopoDeTurmas, type Leitor } from '#domains/academico/estrutura/server/escopo.ts';

type Resposta = RespostaServidor<typeof docentesApi.listarDocentesPeriodo>;
type Numeros = NonNullable<Resposta['numeros']>;
export type LinhaDocente = Resposta['itens'][number];
type Consulta = EntradaServidor<typeof docentesApi.listarDocentesPeriodo>['query'];
type Coluna = Consulta['paginacao']['campoOrdenado'];
type ConsultaAno = EntradaServidor<typeof docentesApi.listarAnoDocentes>['query'];

type Sql = RawBuilder<unknown>;
type Ordem = Pick<Consulta['paginacao'], 'campoOrdenado' | 'ordenacaoAscendente'>;

// An ended subject whose teachers are asked for stays in sight; one that nobody teaches and that is over needs nobody.
const juntas = sql`join turmas_disciplinas td on td.turma_id = t.id join disciplinas d on d.id = td.disciplina_id
  left join docentes_periodo x on x.turma_disciplina_id = td.id left join v_pessoa_resumo p on p.id = x.pessoa_id`;
const vigente = sql`${valeNoDia('x')} and ${valeNoDia('td')}`;
const semDocente = sql`${valeNoDia('td')}
  and not exists (select 1 from docentes_periodo y where y.turma_disciplina_id = td.id and ${valeNoDia('y')})`;
// Who is to teach it, or taught it last, when nobody does on that day: one row for each subject.
const ultimo = sql`(x.id is null or x.id = (select z.id from docentes_periodo z where z.turma_disciplina_id = td.id order by z.data_fim desc, z.id desc limit 1))`;

function daTurma(quem: Leitor, f: Consulta['filtros']): (Sql | null | false)[] {
  return [
    escopoDeTurmas(quem),
    f.AnoLetivoId !== undefined && sql`t.ano_letivo_id = ${f.AnoLetivoId}`,
    f.SegmentacaoId !== undefined && sql`t.segmentacao_id = ${f.SegmentacaoId}`,
    f.CursoId !== undefined && sql`t.curso_id = ${f.CursoId}`,
    f.TurmaId !== undefined && sql`t.id = ${f.TurmaId}`,
  ];
}

function condicoes(quem: Leitor, f: Consulta['filtros']): (Sql | null | false)[] {
  return [
    ...daTurma(quem, f),
    ...contemPalavras(sql`f_busca(t.nome || ' ' || d.nome || ' ' || t.curso_nome || ' ' || coalesce(p.nome_completo, ''))`, f.Nome),
    f.DisciplinaId !== undefined && sql`d.id = ${f.DisciplinaId}`,
    f.DocenteId !== undefined && sql`x.pessoa_id = ${f.DocenteId}`,
    f.SemDocente !== undefined && (f.SemDocente ? sql`${semDocente} and ${ultimo}` : sql`x.id is not null`),
    f.Vigente !== undefined && (f.Vigente ? sql`(${vigente})` : sql`not (${vigente})`),
  ];
}

/**
 * By class, the classes are walked in the order of the school and the subjects of each are sorted: the first page reads a
 * few of them. The `order by` inside keeps the planner from undoing that.
 */
function definicao(
  quem: Leitor,
  filtros: Consulta['filtros'],
  { campoOrdenado, ordenacaoAscendente }: Ordem,
): DefinicaoLista<Coluna, LinhaDocente> {
  const s = ordenacaoAscendente ? sql`asc` : sql`desc`;
  const daEscola = sql`t.segmentacao_ordem ${s}, t.curso_ordem ${s}, t.nome ${s}`;
  const turmas = sql`(${turmasNoDia(daTurma(quem, filtros))} ${campoOrdenado === 'turma' ? sql`order by ${daEscola}` : sql``}) t`;
  const noDia = filtros.SemDocente === true || filtros.Vigente !== undefined;
  return {
    colunas: sql<LinhaDocente>`case when x.id is null then 't' || td.id else 'd' || x.id end as chave, x.id, x.pessoa_id as "pessoaId", p.nome_completo as "docenteNome",
      td.id as "turmaDisciplinaId", t.id as "turmaId", t.nome as "turmaNome", t.situacao as "turmaSituacao", t.curso_nome as "cursoNome", d.id as "disciplinaId", d.nome as "disciplinaNome",
      coalesce(td.carga_horaria, d.carga_horaria) as "cargaHoraria", t.ano, t.periodo_inicio as "periodoInicio", x.data_inicio as "dataInicio", coalesce(x.data_fim, td.data_fim) as "dataFim", x.versao`,
    de: sql`from ${turmas} ${juntas}`,
    // A key of two tables always holds: where nothing is said of the class or the subject, neither is looked at.
    deContagem:
      !daTurma(quem, filtros).some(Boolean) && !noDia && !filtros.Nome && filtros.DisciplinaId === undefined
        ? sql`from turmas_disciplinas td left join docentes_periodo x on x.turma_disciplina_id = td.id`
        : sql`from ${noDia ? turmas : sql`v_turma t`} ${juntas}`,
    onde: condicoes(quem, filtros),
    ordem: {
      turma: sql`${daEscola}, td.ordem ${s}, d.nome`,
      disciplina: { semNulos: sql`d.nome` },
      docente: sql`p.nome_completo`,
      dataInicio: sql`x.data_inicio`,
      dataFim: sql`x.data_fim`,
      cargaHoraria: sql`"cargaHoraria"`,
    },
    desempate: sql`(td.id, x.id)`,
  };
}

/** One page of subjects of classes with their teachers, and the figures of the year and course asked for. */
export async function listarDocentesPeriodo(db: Db, quem: Leitor, { paginacao, filtros }: Consulta): Promise<Resposta> {
  const lista = definicao(quem, filtros, paginacao);
  return listar<LinhaDocente, Coluna, { total: number; numeros: Numeros }>(db, lista, paginacao, async (conhecido) => {
    const [total, numeros] = await Promise.all([conhecido ?? contarLinhas(db, lista), contarDocentes(db, quem, filtros)]);
    return { total, numeros };
  });
}

/** Subjects in force on the day looked at, those that nobody teaches then, and the teachers from that day on: each table is read once. */
async function contarDocentes(db: Db, quem: Leitor, filtros: Consulta['filtros']): Promise<Numeros> {
  const { rows } = await sql<Numeros>`with t as materialized (${turmasNoDia(daTurma(quem, filtros))}), vivas as materialized (
      select td.id, x.pessoa_id, ${valeNoDia('td')} as vale, x.id is not null and ${valeNoDia('x')} as leciona
      from t join turmas_disciplinas td on td.turma_id = t.id
      left join docentes_periodo x on x.turma_disciplina_id = td.id and ${naoAcabou('x')} where ${naoAcabou('td')}),
    disciplinas as (select bool_or(leciona) as tem from vivas where vale group by id)
    select (select count(*)::int from disciplinas) as disciplinas, (select count(*)::int from disciplinas where not tem) as "semDocente",
      (select count(*)::int from (select distinct pessoa_id from vivas where pessoa_id is not null) p) as docentes`.execute(db);
  return rows[0] as Numeros;
}

/** All rows of a filter, in batches, for the export. */
export function percorrerDocentesPeriodo(db: Db, quem: Leitor, { paginacao, filtros }: Consulta): AsyncGenerator<LinhaDocente[]> {
  return percorrer<LinhaDocente, Coluna>(db, definicao(quem, filtros, paginacao), paginacao);
}

type AnoDocente = RespostaServidor<typeof docentesApi.listarAnoDocentes>['itens'][number];

/** The teachers of a year, one row for each subject of a class that they teach. */
export function listarAnoDocentes(db: Db, quem: Leitor, { paginacao, filtros: f }: ConsultaAno): Promise<Pagina<AnoDocente>> {
  const lista: DefinicaoLista<ConsultaAno['paginacao']['campoOrdenado'], AnoDocente> = {
    colunas: sql<AnoDocente>`x.pessoa_id as id, p.nome_completo as nome, x.id as "docentePeriodoId", d.id as "disciplinaId", d.nome as "disciplinaNome", t.id as "turmaId",
      t.nome as "turmaNome", t.ano_letivo_id as "anoLetivoId", a.ano, x.data_inicio as "dataInicio", x.data_fim as "dataFim"`,
    de: sql`from docentes_periodo x join turmas_disciplinas td on td.id = x.turma_disciplina_id join disciplinas d on d.id = td.disciplina_id
      join turmas t on t.id = td.turma_id join v_ano_letivo a on a.id = t.ano_letivo_id join v_pessoa_resumo p on p.id = x.pessoa_id`,
    onde: [
      escopoDeTurmas(quem),
      f.disciplinaId !== undefined && sql`d.id = ${f.disciplinaId}`,
      f.anoLetivoId !== undefined && sql`t.ano_letivo_id = ${f.anoLetivoId}`,
      f.turmaId !== undefined && sql`t.id = ${f.turmaId}`,
    ],
    ordem: { nome: sql`p.nome_completo`, disciplina: sql`d.nome`, turma: sql`t.nome`, dataInicio: sql`x.data_inicio` },
    desempate: sql`x.id`,
  };
  return listar(db, lista, paginacao);
}
