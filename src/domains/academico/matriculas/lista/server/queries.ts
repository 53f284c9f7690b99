import { type RawBuilder, sql } from 'kysely';
import type { EntradaServidor, RespostaServidor } from '#shared/endpoint.ts';
import type { Db } from '#platform/server/database/kysely.ts';
import { type DefinicaoLista, listar, ondeTodas, percorrer, soFiltraPor } from '#platform/server/listas/listas.ts';
import type { Quem } from '#platform/server/http/quem.ts';
import type { FiltrosMatricula, matriculasListaApi } from '../api.ts';
import { isAtiva } from '#domains/academico/matriculas/situacoes.ts';
import { carregarRotulos, condicaoDeBusca, doCursoOuSegmentacao } from '#domains/academico/matriculas/alunos/server/door.ts';
import { escopoDeAlunos } from '#domains/academico/matriculas/server/escopo.ts';

export type PaginaMatriculas = RespostaServidor<typeof matriculasListaApi.listarMatriculas>;
export type ItemMatricula = PaginaMatriculas['itens'][number];
type DoFiltro = { total: number; porMovimento: NonNullable<PaginaMatriculas['porMovimento']> };
type Consulta = EntradaServidor<typeof matriculasListaApi.listarMatriculas>['query'];
type Coluna = Consulta['paginacao']['campoOrdenado'];
type Linha = Pick<
  ItemMatricula,
  | 'id'
  | 'codigo'
  | 'alunoId'
  | 'alunoNome'
  | 'alunoCodigo'
  | 'cursoId'
  | 'turmaId'
  | 'movimento'
  | 'resultado'
  | 'dataMatricula'
  | 'dataSaida'
> & { anoLetivoId: number };

type Sql = RawBuilder<unknown>;

const ativa = sql`m.movimento in ('pre_matricula', 'ativa')`;
const juntaPessoa = sql`join v_pessoa_resumo p on p.id = m.aluno_id`;
/** Who is enrolled is a student: said here, an index that holds no parents serves the order by name. Elsewhere it would only mislead the planner. */
const juntaAluno = sql`${juntaPessoa} and p.aluno`;
const juntaEnturmacao = sql`left join enturmacoes e on e.matricula_id = m.id and e.data_fim is null`;

/** Whether the conditions ask where a student sits. */
const precisaDaTurma = (f: FiltrosMatricula, quem: Quem): boolean => f.turmaId !== undefined || quem.restritoPainelProfessor;

function condicoes(f: FiltrosMatricula, quem: Quem): DefinicaoLista<Coluna>['onde'] {
  return [
    escopoDeAlunos(quem),
    // Each year has plans of its own: the newest may have few students yet.
    f.anoLetivoId !== undefined && sql`m.ano_letivo_id = ${sql.lit(f.anoLetivoId)}`,
    ...doCursoOuSegmentacao(f),
    f.turmaId !== undefined && sql`e.turma_id = ${f.turmaId}`,
    f.ativa !== undefined && (f.ativa ? ativa : sql`not (${ativa})`),
    f.dataMatriculaDe !== null && sql`m.data_matricula >= ${f.dataMatriculaDe}`,
    f.dataMatriculaAte !== null && sql`m.data_matricula <= ${f.dataMatriculaAte}`,
    ...condicaoDeBusca(f.nome),
  ];
}

/**
 * Sorted by class or by course, the classes (or courses) are walked in order and each one's students are sorted: the first
 * page reads a few of them and not all. The `order by` inside keeps the planner from undoing that.
 */
function caminho(coluna: Coluna, s: Sql): Sql {
  if (coluna === 'turma') return sql`from matriculas m ${juntaPessoa} ${juntaEnturmacao} left join v_turma_resumo t on t.id = e.turma_id`;
  if (coluna === 'nome') return sql`from matriculas m ${juntaAluno} ${juntaEnturmacao}`;
  if (coluna !== 'curso') return sql`from matriculas m ${juntaPessoa} ${juntaEnturmacao}`;
  return sql`from (select * from v_curso order by segmentacao_ordem ${s}, ordem ${s}, nome ${s}, id ${s}) c join matriculas m on m.curso_id = c.id ${juntaPessoa} ${juntaEnturmacao}`;
}

/** Who left sits in no class and comes last, so the walk through the classes serves only pages before them. */
function pelasTurmas(f: FiltrosMatricula, s: Sql): Sql {
  const quais = ondeTodas([
    f.turmaId !== undefined && sql`id = ${f.turmaId}`,
    f.cursoId !== undefined && sql`curso_id = ${f.cursoId}`,
    f.anoLetivoId !== undefined && sql`ano_letivo_id = ${f.anoLetivoId}`,
  ]);
  return sql`from (select id, nome from v_turma_resumo ${quais} order by nome ${s} nulls last, id ${s} nulls last) t
    join enturmacoes e on e.turma_id = t.id and e.data_fim is null join matriculas m on m.id = e.matricula_id ${juntaPessoa}`;
}

function definicao(
  f: FiltrosMatricula,
  quem: Quem,
  { campoOrdenado, ordenacaoAscendente }: Pick<Consulta['paginacao'], 'campoOrdenado' | 'ordenacaoAscendente'>,
): DefinicaoLista<Coluna, Linha> {
  const s = ordenacaoAscendente ? sql`asc` : sql`desc`;
  // A number or a date stands in the enrollment itself, and so does what most filters ask.
  const soDela = (campoOrdenado === 'codigo' || campoOrdenado === 'dataMatricula') && !f.nome && !precisaDaTurma(f, quem);
  const semTurma = f.ativa === false || f.movimentos?.some((m) => !isAtiva(m) && m !== 'concluida');
  return {
    colunas: sql<Linha>`m.id, m.codigo, m.aluno_id as "alunoId", p.nome_completo as "alunoNome", p.codigo as "alunoCodigo", m.curso_id as "cursoId", m.ano_letivo_id as "anoLetivoId",
      e.turma_id as "turmaId", m.movimento, m.resultado, m.data_matricula as "dataMatricula", m.data_saida as "dataSaida"`,
    de: caminho(campoOrdenado, s),
    primeiras: campoOrdenado === 'turma' && !f.nome && !semTurma ? { de: pelasTurmas(f, s) } : undefined,
    recorte: soDela ? { de: sql`from matriculas m`, como: sql`m`, juntar: sql`${juntaPessoa} ${juntaEnturmacao}` } : undefined,
    planoFixo: !quem.restritoPainelProfessor && soFiltraPor(f, 'anoLetivoId'),
    onde: [...condicoes(f, quem), f.movimentos !== undefined && sql`m.movimento = any(${f.movimentos}::text[])`],
    // The direction stands inside: with the tie-breaker's "nulls last" alone, a descending list could not use its index.
    ordem: {
      nome: sql`p.nome_completo ${s}, m.id`,
      codigo: sql`m.codigo ${s}, m.id`,
      dataMatricula: sql`m.data_matricula ${s}, m.id`,
      curso: sql`c.segmentacao_ordem ${s}, c.ordem ${s}, c.nome ${s}, c.id ${s}, p.nome_completo ${s}, m.id`,
      turma: sql`t.nome ${s} nulls last, t.id ${s} nulls last, p.nome_completo ${s}, m.id`,
    },
    desempate: sql`m.id`,
  };
}

/** One page of enrollments, and how many of each movement the filter has apart from its own filter of movements; the total is a sum of these. */
export async function listarMatriculas(db: Db, quem: Quem, { paginacao, filtros }: Consulta): Promise<PaginaMatriculas> {
  const pagina = await listar<Linha, Coluna, DoFiltro>(db, definicao(filtros, quem, paginacao), paginacao, async () => {
    const porMovimento = await contarPorMovimento(db, quem, filtros);
    const escolhidos = porMovimento.filter(({ movimento }) => filtros.movimentos?.includes(movimento) ?? true);
    return { porMovimento, total: escolhidos.reduce((soma, { quantidade }) => soma + quantidade, 0) };
  });
  return { ...pagina, itens: await comRotulos(db, pagina.itens) };
}

async function contarPorMovimento(db: Db, quem: Quem, filtros: FiltrosMatricula): Promise<DoFiltro['porMovimento']> {
  const enturmacao = precisaDaTurma(filtros, quem) ? juntaEnturmacao : sql``;
  const { rows } = await sql<
    DoFiltro['porMovimento'][number]
  >`select m.movimento, count(*)::int as quantidade from matriculas m ${filtros.nome ? juntaPessoa : sql``} ${enturmacao}
    ${ondeTodas(condicoes(filtros, quem))} group by m.movimento order by 2 desc, 1`.execute(db);
  return rows;
}

/** All enrollments of a filter, in batches, for the export. */
export async function* percorrerMatriculas(db: Db, quem: Quem, { paginacao, filtros }: Consulta): AsyncGenerator<ItemMatricula[]> {
  for await (const lote of percorrer<Linha, Coluna>(db, definicao(filtros, quem, paginacao), paginacao)) yield comRotulos(db, lote);
}

async function comRotulos(db: Db, linhas: readonly Linha[]): Promise<ItemMatricula[]> {
  if (linhas.length === 0) return [];
  const rotulos = await carregarRotulos(
    db,
    linhas.map((l) => ({ ...l, matriculaId: l.id })),
    { comFinanceiros: true },
  );
  return linhas.map(({ anoLetivoId, ...linha }) => ({
    ...linha,
    ...rotulos.curso(linha.cursoId),
    ...(rotulos.turma(linha.turmaId) ?? { turmaNome: null, turno: null }),
    ano: rotulos.ano(anoLetivoId),
    responsaveisFinanceiros: rotulos.financeiros(linha.id),
  }));
}
