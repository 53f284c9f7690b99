import { sql } from 'kysely';
import type { EntradaServidor, RespostaServidor } from '#shared/endpoint.ts';
import { errosComuns } from '#shared/erros.ts';
import type { Db, Tx } from '#platform/server/database/kysely.ts';
import { preparada } from '#platform/server/database/preparada.ts';
import { contemPalavras, type DefinicaoLista, listar, ondeTodas, type Pagina, percorrer } from '#platform/server/listas/listas.ts';
import type { FiltrosTurma, turmasApi } from '../api.ts';
import { escopoDeTurmas, type Leitor } from '#domains/academico/estrutura/server/escopo.ts';

export type Turma = RespostaServidor<typeof turmasApi.obterTurma>;
type Consulta = EntradaServidor<typeof turmasApi.listarTurmas>['query'];
type Coluna = Consulta['paginacao']['campoOrdenado'];

const basicas = sql<Linha>`t.id, t.nome, t.curso_id as "cursoId", c.nome as "cursoNome", c.segmentacao_id as "segmentacaoId", c.segmentacao_nome as "segmentacaoNome",
  t.ano_letivo_id as "anoLetivoId", a.ano, t.grupo_turma_id as "grupoTurmaId", g.nome as "grupoTurmaNome", t.turno, t.sala, t.vagas, t.situacao, t.versao`;
const juntas = sql`join v_ano_letivo a on a.id = t.ano_letivo_id
  left join grupos_turma g on g.id = t.grupo_turma_id`;
const deBasico = sql`from turmas t join v_curso c on c.id = t.curso_id ${juntas}`;

type Linha = Omit<Turma, 'alunos' | 'excedentes' | 'vagasLivres'>;

type Ordem = Pick<Consulta['paginacao'], 'campoOrdenado' | 'ordenacaoAscendente'>;

/**
 * Who sits in a class is counted for the classes of the page, and for all only where the list sorts or filters by it. By
 * course, the courses are walked in their order and the classes of each are sorted; the `order by` inside keeps the planner
 * from undoing that.
 */
function definicao(quem: Leitor, f: FiltrosTurma, { campoOrdenado: coluna, ordenacaoAscendente }: Ordem): DefinicaoLista<Coluna, Linha> {
  const s = ordenacaoAscendente ? sql`asc` : sql`desc`;
  const daEscola = sql`c.segmentacao_ordem ${s}, c.segmentacao_nome ${s}, c.ordem ${s}, c.nome ${s}`;
  const contaTodas = coluna === 'alunos' || coluna === 'vagasLivres' || f.comVaga !== undefined;
  const ocupacao = contaTodas ? sql`left join v_turma_ocupacao o on o.turma_id = t.id` : sql``;
  return {
    colunas: basicas,
    de:
      coluna === 'curso'
        ? sql`from (select * from v_curso c order by ${daEscola}) c join turmas t on t.curso_id = c.id ${juntas} ${ocupacao}`
        : sql`${deBasico} ${ocupacao}`,
    deContagem: sql`from turmas t ${f.nome || f.segmentacaoId !== undefined ? sql`join v_curso c on c.id = t.curso_id` : sql``} ${f.comVaga === undefined ? sql`` : ocupacao}`,
    onde: [
      escopoDeTurmas(quem),
      ...contemPalavras(sql`f_busca(t.nome || ' ' || c.nome)`, f.nome),
      f.segmentacaoId !== undefined && sql`c.segmentacao_id = ${f.segmentacaoId}`,
      f.cursoId !== undefined && sql`t.curso_id = ${f.cursoId}`,
      f.anoLetivoId !== undefined && sql`t.ano_letivo_id = ${f.anoLetivoId}`,
      f.grupoTurmaId !== undefined && sql`t.grupo_turma_id = ${f.grupoTurmaId}`,
      f.turno !== null && sql`t.turno = ${f.turno}`,
      f.situacao !== null && sql`t.situacao = ${f.situacao}`,
      f.comVaga !== undefined && sql`(t.vagas > coalesce(o.ocupadas, 0)) = ${f.comVaga}`,
    ],
    ordem: {
      nome: { semNulos: sql`t.nome` },
      curso: sql`${daEscola}, t.nome`,
      segmentacao: sql`(c.segmentacao_ordem, c.segmentacao_nome)`,
      turno: sql`t.turno`,
      ano: sql`a.ano`,
      alunos: sql`coalesce(o.ocupadas, 0)`,
      vagas: sql`t.vagas`,
      vagasLivres: sql`greatest(t.vagas - coalesce(o.ocupadas, 0), 0)`,
      situacao: sql`t.situacao`,
    },
    desempate: sql`t.id`,
  };
}

/** One page of turmas with their students and free places. */
export async function listarTurmas(db: Db, quem: Leitor, { paginacao, filtros }: Consulta): Promise<Pagina<Turma>> {
  const pagina = await listar<Linha, Coluna>(db, definicao(quem, filtros, paginacao), paginacao);
  return { ...pagina, itens: await comOcupacao(db, pagina.itens) };
}

/** All turmas of a filter, in batches, for the export. */
export async function* percorrerTurmas(db: Db, quem: Leitor, { paginacao, filtros }: Consulta): AsyncGenerator<Turma[]> {
  const lista = definicao(quem, filtros, paginacao);
  for await (const lote of percorrer<Linha, Coluna>(db, lista, paginacao)) yield comOcupacao(db, lote);
}

async function comOcupacao(db: Db | Tx, turmas: readonly Linha[]): Promise<Turma[]> {
  if (turmas.length === 0) return [];
  const { rows } = await sql<{ id: number; ocupadas: number }>`${preparada}select turma_id as id, ocupadas
    from v_turma_ocupacao where turma_id = any(${turmas.map((t) => t.id)}::bigint[])`.execute(db);
  const sentados = new Map(rows.map((r) => [r.id, r.ocupadas]));
  return turmas.map((turma) => {
    const alunos = sentados.get(turma.id) ?? 0;
    return { ...turma, alunos, excedentes: Math.max(0, alunos - turma.vagas), vagasLivres: Math.max(0, turma.vagas - alunos) };
  });
}

/** One turma, inside the reader's scope when one is given. @throws NAO_ENCONTRADO */
export async function obterTurma(db: Db | Tx, id: number, quem?: Leitor): Promise<Turma> {
  const { rows } = await sql<Linha>`select ${basicas} ${deBasico} ${ondeTodas([sql`t.id = ${id}`, quem && escopoDeTurmas(quem)])}`.execute(
    db,
  );
  const [turma] = await comOcupacao(db, rows);
  if (!turma) throw errosComuns.NAO_ENCONTRADO();
  return turma;
}
