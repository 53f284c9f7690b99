import { type RawBuilder, sql } from 'kysely';
import type { z } from 'zod';
import { escopoDeAlunos } from '#domains/academico/matriculas/server/door.ts';
import type { Db } from '#platform/server/database/kysely.ts';
import { preparada } from '#platform/server/database/preparada.ts';
import type { Quem } from '#platform/server/http/quem.ts';
import { contemPalavras, type DefinicaoLista, listar, ondeTodas, type Pagina, percorrer } from '#platform/server/listas/listas.ts';
import { palavrasDaBusca } from '#shared/palavras/busca.ts';
import { toPaginacao } from '#shared/listas/paginacao.ts';
import type { contratosApi } from '../api.ts';
import type { itemContrato } from '../respostas.ts';
import { condicaoDeAssinatura, lerAssinaturas } from './assinatura.ts';
import { condicaoDeEncerravel } from '#domains/academico/contratos/server/encerraveis.ts';

type Filtros = z.output<NonNullable<typeof contratosApi.listarContratos.query>>;
type FiltrosDaContagem = z.output<NonNullable<typeof contratosApi.contarContratosPorSituacao.query>>;
export type ItemContrato = z.output<typeof itemContrato>;
type Coluna = Filtros['CampoOrdenado'];
type Rotulos = Pick<ItemContrato, 'matriculaCodigo' | 'alunoId' | 'alunoNome' | 'cursoNome' | 'turmaNome' | 'ano'>;
type Linha = Omit<ItemContrato, keyof Rotulos | 'assinatura'>;
type Sql = RawBuilder<unknown>;

/**
 * By any part of the student's name or of the contract's number. A number is digits and a hyphen: any other word can only be
 * of the name. What may be of either is found by an index for each; as one condition over both, every contract was looked at.
 */
const condicaoDeBusca = (nome: string | undefined): Sql[] =>
  palavrasDaBusca(nome ?? '').flatMap((palavra) => {
    if (!/[\d-]/.test(palavra)) return contemPalavras(sql`p.nome_busca`, palavra);
    return sql`c.id = any(array(select id from contratos where ${ondeContem(sql`numero`, palavra)} union
      select x.id from v_pessoa_resumo q join v_matricula_estado y on y.aluno_id = q.id join contratos x on x.matricula_id = y.id where ${ondeContem(sql`q.nome_busca`, palavra)}))`;
  });
const ondeContem = (coluna: Sql, palavra: string): Sql => sql.join(contemPalavras(coluna, palavra), sql` and `);

/** What a filter needs joined: the list joins only what it filters and sorts by, and the names of its page come after. */
function juntas(f: FiltrosDaContagem, quem: Quem, coluna?: Coluna): { matricula: Sql; pessoa: Sql; enturmacao: Sql } {
  const pessoa = f.Nome || coluna === 'aluno';
  const enturmacao = f.TurmaId || escopoDeAlunos(quem) !== null || coluna === 'turma';
  const matricula = pessoa || enturmacao || f.AnoLetivoId || f.SegmentacaoId || f.CursoId || f.Encerravel !== undefined;
  return {
    matricula: matricula ? sql`join v_matricula_estado m on m.id = c.matricula_id` : sql``,
    pessoa: pessoa ? sql`join v_pessoa_resumo p on p.id = m.aluno_id ${coluna === 'aluno' && !f.Nome ? sql`and p.aluno` : sql``}` : sql``,
    enturmacao: enturmacao ? sql`left join v_enturmacao_atual e on e.matricula_id = c.matricula_id` : sql``,
  };
}

/**
 * By class, the classes are walked in the order of their names and the contracts of each are sorted: the first page reads
 * a few of them and not all. Who sits in no class comes last in both directions and is not on this path; a filter that
 * finds few, wherever they sit, has no use for it.
 */
function pelasTurmas(f: Filtros, s: Sql): DefinicaoLista<Coluna>['primeiras'] {
  const poucos = f.Nome || f.MatriculaId || f.Encerravel || f.Assinatura || (f.Situacao && f.Situacao !== 'ativo');
  if (f.CampoOrdenado !== 'turma' || poucos) return undefined;
  const quais = ondeTodas([
    f.TurmaId && sql`id = ${f.TurmaId}`,
    f.CursoId && sql`curso_id = ${f.CursoId}`,
    f.AnoLetivoId && sql`ano_letivo_id = ${f.AnoLetivoId}`,
  ]);
  return {
    de: sql`from (select id, nome from v_turma_resumo ${quais} order by nome ${s} nulls last) t join v_enturmacao_atual e on e.turma_id = t.id
    join v_matricula_estado m on m.id = e.matricula_id join contratos c on c.matricula_id = m.id`,
  };
}

const condicoes = (f: FiltrosDaContagem, quem: Quem) => [
  escopoDeAlunos(quem),
  ...condicaoDeBusca(f.Nome),
  // Each year has plans of its own: the newest may have few contracts yet.
  f.AnoLetivoId && sql`m.ano_letivo_id = ${sql.lit(f.AnoLetivoId)}`,
  f.SegmentacaoId && sql`m.curso_id = any(array(select id from v_curso where segmentacao_id = ${f.SegmentacaoId}))`,
  f.CursoId && sql`m.curso_id = ${f.CursoId}`,
  f.TurmaId && sql`e.turma_id = ${f.TurmaId}`,
  f.MatriculaId && sql`c.matricula_id = ${f.MatriculaId}`,
  f.Encerravel === true && condicaoDeEncerravel,
  f.Encerravel === false && sql`not ${condicaoDeEncerravel}`,
  condicaoDeAssinatura(f.Assinatura),
];

/** Whether a filter asks for more than a year and a state, and so may find few. */
const filtraMais = (f: Filtros): boolean =>
  [f.Nome, f.SegmentacaoId, f.CursoId, f.TurmaId, f.MatriculaId, f.Encerravel, f.Assinatura].some((v) => v !== undefined && v !== '');

function definicao(f: Filtros, quem: Quem): DefinicaoLista<Coluna, Linha> {
  const da = juntas(f, quem, f.CampoOrdenado);
  const doFiltro = juntas(f, quem);
  const turma = f.CampoOrdenado === 'turma' ? sql`left join v_turma_resumo t on t.id = e.turma_id` : sql``;
  return {
    colunas: sql<Linha>`c.id, c.numero, c.situacao, c.matricula_id as "matriculaId", c.total_centavos + c.ajustes_centavos as "totalCentavos", c.created_at as "criadoEm"`,
    de: sql`from contratos c ${da.matricula} ${da.pessoa} ${da.enturmacao} ${turma}`,
    primeiras: pelasTurmas(f, f.OrdenacaoAscendente ? sql`asc` : sql`desc`),
    deContagem: sql`from contratos c ${doFiltro.matricula} ${doFiltro.pessoa} ${doFiltro.enturmacao}`,
    planoFixo: escopoDeAlunos(quem) === null && !filtraMais(f),
    onde: [f.Situacao && sql`c.situacao = ${sql.lit(f.Situacao)}`, ...condicoes(f, quem)],
    ordem: {
      numero: { semNulos: sql`c.numero` },
      aluno: { semNulos: sql`p.nome_completo` },
      turma: sql`t.nome`,
      situacao: { semNulos: sql`c.situacao` },
      total: sql`c.total_centavos + c.ajustes_centavos`,
      criadoEm: { semNulos: sql`c.created_at` },
    },
    desempate: sql`c.id`,
  };
}

/**
 * How many contracts of a filter stand in each state, what they add up to, and how many could be closed now. The state itself is
 * no part of the filter: each number is the total of the list that its card opens.
 */
export async function contarPorSituacao(db: Db, f: FiltrosDaContagem, quem: Quem) {
  const { matricula, pessoa, enturmacao } = juntas({ ...f, Encerravel: f.Encerravel ?? true }, quem);
  const de = (mais: Sql[]): Sql =>
    sql`from contratos c ${matricula} ${pessoa} ${enturmacao} ${ondeTodas([...condicoes(f, quem), ...mais])}`;
  // Most of the year no period is closed, and then nothing is looked for.
  const { rows } = await sql<{ situacao: ItemContrato['situacao']; quantidade: number; totalCentavos: number; encerraveis: number }>`
    select c.situacao, count(*)::int as quantidade, coalesce(sum(c.total_centavos + c.ajustes_centavos), 0)::bigint as "totalCentavos",
      case when c.situacao = 'ativo' and exists (select 1 from v_situacao_do_periodo where situacao = 'fechado')
        then (select count(*)::int ${de([condicaoDeEncerravel])}) else 0 end as encerraveis
    ${de([])} group by c.situacao order by c.situacao`.execute(db);
  return rows;
}

/** One page of contracts. */
export async function listarContratos(db: Db, filtros: Filtros, quem: Quem): Promise<Pagina<ItemContrato>> {
  const pagina = await listar<Linha, Coluna>(db, definicao(filtros, quem), toPaginacao(filtros));
  return { ...pagina, itens: await comRotulos(db, pagina.itens) };
}

/** All contracts of a filter, in batches, for the export. */
export async function* percorrerContratos(db: Db, filtros: Filtros, quem: Quem): AsyncGenerator<ItemContrato[]> {
  for await (const lote of percorrer<Linha, Coluna>(db, definicao(filtros, quem), toPaginacao(filtros))) yield comRotulos(db, lote);
}

/** The names that contracts show, in one statement for all: in the list itself they made planning cost more than running. */
async function comRotulos(db: Db, linhas: readonly Linha[]): Promise<ItemContrato[]> {
  if (linhas.length === 0) return [];
  const { rows } = await sql<Rotulos & { id: number }>`${preparada}select m.id, m.codigo as "matriculaCodigo", m.aluno_id as "alunoId",
      m.aluno_nome as "alunoNome", m.curso_nome as "cursoNome", m.turma_nome as "turmaNome", m.ano
    from v_matricula_resumo m where m.id = any(${[...new Set(linhas.map((l) => l.matriculaId))]}::bigint[])`.execute(db);
  const rotulos = new Map(rows.map(({ id, ...rotulo }) => [id, rotulo]));
  const assinaturas = await lerAssinaturas(db, linhas);
  return linhas.flatMap((linha) => {
    const rotulo = rotulos.get(linha.matriculaId);
    return rotulo ? [{ ...linha, ...rotulo, assinatura: assinaturas.get(linha.id) ?? null }] : [];
  });
}
