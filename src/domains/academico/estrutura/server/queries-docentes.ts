import { type RawBuilder, sql } from 'kysely';
import type { EntradaServidor, RespostaServidor } from '#shared/endpoint.ts';
import type { Db } from '#platform/server/database/kysely.ts';
import { contemPalavras, type DefinicaoLista, listar, ondeTodas, type Pagina, percorrer } from '#platform/server/listas.ts';
import type { estruturaApi } from '../api.ts';
import { escopoDeTurmas, type Leitor } from './escopo.ts';

type Resposta = RespostaServidor<typeof estruturaApi.listarDocentesPeriodo>;
export type LinhaDocente = Resposta['itens'][number];
type Consulta = EntradaServidor<typeof estruturaApi.listarDocentesPeriodo>['query'];
type Coluna = Consulta['paginacao']['campoOrdenado'];
type ConsultaAno = EntradaServidor<typeof estruturaApi.listarAnoDocentes>['query'];

// An ended subject whose teachers are asked for stays in sight; one that nobody teaches and that is over needs nobody.
const de = sql`from turmas_disciplinas td join disciplinas d on d.id = td.disciplina_id join turmas t on t.id = td.turma_id
  join v_curso c on c.id = t.curso_id join v_ano_letivo a on a.id = t.ano_letivo_id
  left join docentes_periodo x on x.turma_disciplina_id = td.id left join v_pessoa_resumo p on p.id = x.pessoa_id
  left join v_periodo_da_segmentacao pl on pl.ano_letivo_id = t.ano_letivo_id and pl.segmentacao_id = c.segmentacao_id`;
const vigente = sql`(x.data_fim is null or x.data_fim >= current_date) and (td.data_fim is null or td.data_fim >= current_date)`;
const semDocente = sql`(td.data_fim is null or td.data_fim >= current_date)
  and not exists (select 1 from docentes_periodo y where y.turma_disciplina_id = td.id and (y.data_fim is null or y.data_fim >= current_date))`;
// Who taught it last, when nobody does now: one row for each subject.
const ultimo = sql`(x.id is null or x.id = (select z.id from docentes_periodo z where z.turma_disciplina_id = td.id order by z.data_fim desc, z.id desc limit 1))`;

function condicoes(quem: Leitor, f: Consulta['filtros']): (RawBuilder<unknown> | null | false)[] {
  return [
    escopoDeTurmas(quem),
    ...contemPalavras(sql`f_busca(t.nome || ' ' || d.nome || ' ' || c.nome || ' ' || coalesce(p.nome_completo, ''))`, f.Nome),
    f.AnoLetivoId !== undefined && sql`t.ano_letivo_id = ${f.AnoLetivoId}`,
    f.SegmentacaoId !== undefined && sql`c.segmentacao_id = ${f.SegmentacaoId}`,
    f.CursoId !== undefined && sql`t.curso_id = ${f.CursoId}`,
    f.TurmaId !== undefined && sql`t.id = ${f.TurmaId}`,
    f.DisciplinaId !== undefined && sql`d.id = ${f.DisciplinaId}`,
    f.DocenteId !== undefined && sql`x.pessoa_id = ${f.DocenteId}`,
    f.SemDocente !== undefined && (f.SemDocente ? sql`${semDocente} and ${ultimo}` : sql`x.id is not null`),
    f.Vigente !== undefined && (f.Vigente ? sql`(${vigente})` : sql`not (${vigente})`),
  ];
}

function definicao(quem: Leitor, filtros: Consulta['filtros']): DefinicaoLista<Coluna> {
  return {
    colunas: sql`case when x.id is null then 't' || td.id else 'd' || x.id end as chave, x.id, x.pessoa_id as "pessoaId", p.nome_completo as "docenteNome",
      td.id as "turmaDisciplinaId", t.id as "turmaId", t.nome as "turmaNome", t.situacao as "turmaSituacao", c.nome as "cursoNome", d.id as "disciplinaId", d.nome as "disciplinaNome",
      coalesce(td.carga_horaria, d.carga_horaria) as "cargaHoraria", a.ano, pl.inicio as "periodoInicio", x.data_inicio as "dataInicio", coalesce(x.data_fim, td.data_fim) as "dataFim", x.versao`,
    de,
    onde: condicoes(quem, filtros),
    ordem: {
      turma: sql`(c.segmentacao_ordem, c.ordem, t.nome, td.ordem, d.nome)`,
      disciplina: sql`d.nome`,
      docente: sql`p.nome_completo`,
      dataInicio: sql`x.data_inicio`,
      dataFim: sql`x.data_fim`,
      cargaHoraria: sql`"cargaHoraria"`,
    },
    desempate: sql`(td.id, x.id)`,
  };
}

/** One page of subjects of classes with their teachers, and the figures of the year and course asked for. */
export async function listDocentesPeriodo(db: Db, quem: Leitor, { paginacao, filtros }: Consulta): Promise<Resposta> {
  const pagina = await listar<LinhaDocente, Coluna>(db, definicao(quem, filtros), paginacao);
  const { AnoLetivoId, SegmentacaoId, CursoId, TurmaId } = filtros;
  const geral = { ...filtros, Nome: undefined, DisciplinaId: undefined, DocenteId: undefined, SemDocente: undefined, Vigente: undefined };
  const onde = ondeTodas([
    ...condicoes(quem, { ...geral, AnoLetivoId, SegmentacaoId, CursoId, TurmaId }),
    sql`(td.data_fim is null or td.data_fim >= current_date)`,
  ]);
  const { rows } = await sql<
    Resposta['numeros']
  >`select count(distinct td.id)::int as disciplinas, count(distinct td.id) filter (where ${semDocente})::int as "semDocente",
    count(distinct x.pessoa_id) filter (where x.data_fim is null or x.data_fim >= current_date)::int as docentes ${de} ${onde}`.execute(db);
  return { ...pagina, numeros: rows[0] ?? { disciplinas: 0, semDocente: 0, docentes: 0 } };
}

/** All rows of a filter, in batches, for the export. */
export function percorrerDocentesPeriodo(db: Db, quem: Leitor, { paginacao, filtros }: Consulta): AsyncGenerator<LinhaDocente[]> {
  return percorrer<LinhaDocente, Coluna>(db, definicao(quem, filtros), paginacao);
}

type AnoDocente = RespostaServidor<typeof estruturaApi.listarAnoDocentes>['itens'][number];

/** The teachers of a year, one row for each subject of a class that they teach. */
export function listAnoDocentes(db: Db, quem: Leitor, { paginacao, filtros: f }: ConsultaAno): Promise<Pagina<AnoDocente>> {
  const lista: DefinicaoLista<ConsultaAno['paginacao']['campoOrdenado']> = {
    colunas: sql`x.pessoa_id as id, p.nome_completo as nome, x.id as "docentePeriodoId", d.id as "disciplinaId", d.nome as "disciplinaNome", t.id as "turmaId",
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
