import { type RawBuilder, sql } from 'kysely';
import { palavrasDaBusca } from '#shared/busca.ts';
import type { EntradaServidor, RespostaServidor } from '#shared/endpoint.ts';
import type { Db } from '#platform/server/database/kysely.ts';
import { contemPalavras, type DefinicaoLista, listar, ondeTodas, percorrer } from '#platform/server/listas.ts';
import type { Quem } from '#platform/server/http/tipos.ts';
import type { FiltrosMatricula, matriculasApi } from '../api.ts';
import { escopoDeAlunos } from './escopo.ts';

export type PaginaMatriculas = RespostaServidor<typeof matriculasApi.listarMatriculas>;
export type ItemMatricula = PaginaMatriculas['itens'][number];
type Consulta = EntradaServidor<typeof matriculasApi.listarMatriculas>['query'];
type Coluna = Consulta['paginacao']['campoOrdenado'];
type Sql = RawBuilder<unknown>;

const ativa = sql`m.movimento in ('pre_matricula', 'ativa')`;
const juntaPessoa = sql`join v_pessoa_resumo p on p.id = m.aluno_id`;
const juntaCurso = sql`join v_curso c on c.id = m.curso_id`;
const juntaTurma = sql`left join enturmacoes e on e.matricula_id = m.id and e.data_fim is null left join v_turma_resumo t on t.id = e.turma_id`;

/** Enrollments are found by any part of the student's name, by the student's code or CPF, and by the enrollment's number. */
export function condicaoDeBusca(nome: string | undefined): Sql[] {
  return palavrasDaBusca(nome ?? '').flatMap((palavra) => {
    const digitos = palavra.replaceAll(/[.\-/]/g, '');
    if (!/^\d+$/.test(digitos)) return contemPalavras(sql`p.nome_busca`, palavra);
    return sql`(p.cpf = ${digitos} or m.codigo like ${`%${palavra}%`}${digitos.length < 9 ? sql` or p.codigo = ${digitos}::int` : sql``})`;
  });
}

/** Courses of a segmentação are found first: the enrollments are then read by the index that starts with the year and course. */
export const doCursoOuSegmentacao = (f: { cursoId?: number; segmentacaoId?: number }): (Sql | false)[] => [
  f.cursoId !== undefined && sql`m.curso_id = ${f.cursoId}`,
  f.segmentacaoId !== undefined && sql`m.curso_id = any(array(select id from v_curso where segmentacao_id = ${f.segmentacaoId}))`,
];

function condicoes(f: FiltrosMatricula, quem: Quem): DefinicaoLista<Coluna>['onde'] {
  return [
    escopoDeAlunos(quem),
    f.anoLetivoId !== undefined && sql`m.ano_letivo_id = ${f.anoLetivoId}`,
    ...doCursoOuSegmentacao(f),
    f.turmaId !== undefined && sql`e.turma_id = ${f.turmaId}`,
    f.ativa !== undefined && (f.ativa ? ativa : sql`not (${ativa})`),
    f.dataMatriculaDe !== null && sql`m.data_matricula >= ${f.dataMatriculaDe}`,
    f.dataMatriculaAte !== null && sql`m.data_matricula <= ${f.dataMatriculaAte}`,
    ...condicaoDeBusca(f.nome),
  ];
}

function definicao(f: FiltrosMatricula, quem: Quem, ascendente: boolean): DefinicaoLista<Coluna> & { deContagem: Sql } {
  const s = ascendente ? sql`asc` : sql`desc`;
  return {
    colunas: sql`m.id, m.codigo, m.aluno_id as "alunoId", p.nome_completo as "alunoNome", p.codigo as "alunoCodigo", m.curso_id as "cursoId", c.nome as "cursoNome",
      c.segmentacao_nome as "segmentacaoNome", a.ano, e.turma_id as "turmaId", t.nome as "turmaNome", t.turno, m.movimento, m.resultado,
      m.data_matricula as "dataMatricula", m.data_saida as "dataSaida",
      (select string_agg(r.nome_completo, ', ' order by r.percentual desc, r.id) from v_matricula_responsavel r where r.matricula_id = m.id and r.financeiro) as "responsaveisFinanceiros"`,
    de: sql`from matriculas m ${juntaPessoa} ${juntaCurso} join v_ano_letivo a on a.id = m.ano_letivo_id ${juntaTurma}`,
    deContagem: sql`from matriculas m ${f.nome ? juntaPessoa : sql``} ${f.turmaId !== undefined || quem.restritoPainelProfessor ? juntaTurma : sql``}`,
    onde: [...condicoes(f, quem), f.movimentos !== undefined && sql`m.movimento = any(${f.movimentos}::text[])`],
    ordem: {
      nome: sql`p.nome_completo`, codigo: sql`m.codigo`, ano: sql`a.ano ${s}, p.nome_completo`, movimento: sql`m.movimento ${s}, p.nome_completo`, dataMatricula: sql`m.data_matricula`,
      curso: sql`c.segmentacao_ordem ${s}, c.ordem ${s}, c.nome ${s}, p.nome_completo`, turma: sql`t.nome ${s} nulls last, p.nome_completo`,
    },
    desempate: sql`m.id`,
  };
}

/** One page of enrollments, and how many of each movement the filter has without its own filter of movements. */
export async function listMatriculas(db: Db, quem: Quem, { paginacao, filtros }: Consulta): Promise<PaginaMatriculas> {
  const lista = definicao(filtros, quem, paginacao.ordenacaoAscendente);
  const pagina = await listar<ItemMatricula, Coluna>(db, lista, paginacao);
  const { rows: porMovimento } = await sql<PaginaMatriculas['porMovimento'][number]>`select m.movimento, count(*)::int as quantidade
    ${lista.deContagem} ${ondeTodas(condicoes(filtros, quem))} group by m.movimento order by 2 desc, 1`.execute(db);
  return { ...pagina, porMovimento };
}

/** All enrollments of a filter, in batches, for the export. */
export function percorrerMatriculas(db: Db, quem: Quem, { paginacao, filtros }: Consulta): AsyncGenerator<ItemMatricula[]> {
  return percorrer<ItemMatricula, Coluna>(db, definicao(filtros, quem, paginacao.ordenacaoAscendente), paginacao);
}
