import { sql } from 'kysely';
import type { EntradaServidor, RespostaServidor } from '#shared/endpoint.ts';
import { errosComuns } from '#shared/erros.ts';
import type { Db, Tx } from '#platform/server/database/kysely.ts';
import { contemPalavras, type DefinicaoLista, listar, type Pagina, percorrer } from '#platform/server/listas/listas.ts';
import type { cursosApi } from '../api.ts';

export type Curso = RespostaServidor<typeof cursosApi.obterCurso>;
type Consulta = EntradaServidor<typeof cursosApi.listarCursos>['query'];
type Filtros = Omit<Consulta, 'paginacao'>;
type Coluna = Consulta['paginacao']['campoOrdenado'];

const colunas = sql<Curso>`c.id, c.nome, c.sigla, c.segmentacao_id as "segmentacaoId", s.nome as "segmentacaoNome", c.ordem, c.idade_minima as "idadeMinima",
  c.carga_horaria as "cargaHoraria", c.proximo_curso_id as "proximoCursoId", p.nome as "proximoCursoNome", c.ativo,
  (select count(*)::int from turmas t where t.curso_id = c.id) as turmas, c.versao`;
const de = sql`from cursos c join segmentacoes s on s.id = c.segmentacao_id left join cursos p on p.id = c.proximo_curso_id`;

function definicao({ nome, segmentacaoId, ativo }: Filtros): DefinicaoLista<Coluna, Curso> {
  return {
    colunas,
    de,
    deContagem: sql`from cursos c`,
    onde: [
      ...contemPalavras(sql`f_busca(c.nome || ' ' || coalesce(c.sigla, ''))`, nome),
      segmentacaoId !== undefined && sql`c.segmentacao_id = ${segmentacaoId}`,
      ativo !== undefined && sql`c.ativo = ${ativo}`,
    ],
    ordem: {
      nome: sql`c.nome`,
      sigla: sql`c.sigla`,
      segmentacao: sql`(s.ordem, s.nome, c.ordem, c.nome)`,
      ordem: sql`c.ordem`,
      cargaHoraria: sql`c.carga_horaria`,
      turmas: sql`turmas`,
    },
    desempate: sql`c.id`,
  };
}

/** One page of cursos; by default in the order of the school: segmentação, then grade. */
export function listarCursos(db: Db, { paginacao, ...filtros }: Consulta): Promise<Pagina<Curso>> {
  return listar<Curso, Coluna>(db, definicao(filtros), paginacao);
}

/** All cursos of a filter, in batches, for the export. */
export function percorrerCursos(db: Db, { paginacao, ...filtros }: Consulta): AsyncGenerator<Curso[]> {
  return percorrer<Curso, Coluna>(db, definicao(filtros), paginacao);
}

/** One curso. @throws NAO_ENCONTRADO */
export async function obterCurso(db: Db | Tx, id: number): Promise<Curso> {
  const { rows } = await sql<Curso>`select ${colunas} ${de} where c.id = ${id}`.execute(db);
  if (!rows[0]) throw errosComuns.NAO_ENCONTRADO();
  return rows[0];
}

export type Segmentacao = RespostaServidor<typeof cursosApi.obterSegmentacao>;

export type GrupoTurma = RespostaServidor<typeof cursosApi.obterGrupoTurma>;

type ConsultaSegmentacao = EntradaServidor<typeof cursosApi.listarSegmentacoes>['query'];

type ConsultaGrupo = EntradaServidor<typeof cursosApi.listarGruposTurma>['query'];

const colunasSegmentacao = sql<Segmentacao>`s.id, s.nome, s.ordem, s.ativa, (select count(*)::int from cursos c where c.segmentacao_id = s.id) as cursos, s.versao`;

const colunasGrupo = sql<GrupoTurma>`g.id, g.nome, g.ativo, (select count(*)::int from turmas t where t.grupo_turma_id = g.id) as turmas, g.versao`;

/** One page of segmentações. */
export function listarSegmentacoes(db: Db, { paginacao, nome }: ConsultaSegmentacao): Promise<Pagina<Segmentacao>> {
  const lista: DefinicaoLista<ConsultaSegmentacao['paginacao']['campoOrdenado'], Segmentacao> = {
    colunas: colunasSegmentacao,
    de: sql`from segmentacoes s`,
    onde: contemPalavras(sql`f_busca(s.nome)`, nome),
    ordem: { ordem: sql`(s.ordem, s.nome)`, nome: sql`s.nome` },
    desempate: sql`s.id`,
  };
  return listar(db, lista, paginacao);
}

/** One segmentação. @throws NAO_ENCONTRADO */
export async function obterSegmentacao(db: Db | Tx, id: number): Promise<Segmentacao> {
  const { rows } = await sql<Segmentacao>`select ${colunasSegmentacao} from segmentacoes s where s.id = ${id}`.execute(db);
  if (!rows[0]) throw errosComuns.NAO_ENCONTRADO();
  return rows[0];
}

/** One page of grupos de turma. */
export function listarGruposTurma(db: Db, { paginacao, nome, ativo }: ConsultaGrupo): Promise<Pagina<GrupoTurma>> {
  const lista: DefinicaoLista<ConsultaGrupo['paginacao']['campoOrdenado'], GrupoTurma> = {
    colunas: colunasGrupo,
    de: sql`from grupos_turma g`,
    onde: [...contemPalavras(sql`f_busca(g.nome)`, nome), ativo !== undefined && sql`g.ativo = ${ativo}`],
    ordem: { nome: sql`g.nome`, turmas: sql`turmas` },
    desempate: sql`g.id`,
  };
  return listar(db, lista, paginacao);
}

/** One grupo de turma. @throws NAO_ENCONTRADO */
export async function obterGrupoTurma(db: Db | Tx, id: number): Promise<GrupoTurma> {
  const { rows } = await sql<GrupoTurma>`select ${colunasGrupo} from grupos_turma g where g.id = ${id}`.execute(db);
  if (!rows[0]) throw errosComuns.NAO_ENCONTRADO();
  return rows[0];
}
