import { sql } from 'kysely';
import type { EntradaServidor, RespostaServidor } from '#shared/endpoint.ts';
import { errosComuns } from '#shared/erros.ts';
import type { Db, Tx } from '#platform/server/database/kysely.ts';
import { contemPalavras, type DefinicaoLista, listar, type Pagina, percorrer } from '#platform/server/listas/listas.ts';
import type { estruturaApi } from '#domains/academico/estrutura/api.ts';

export type Curso = RespostaServidor<typeof estruturaApi.obterCurso>;
type Consulta = EntradaServidor<typeof estruturaApi.listarCursos>['query'];
type Filtros = Omit<Consulta, 'paginacao'>;
type Coluna = Consulta['paginacao']['campoOrdenado'];

const colunas = sql`c.id, c.nome, c.sigla, c.segmentacao_id as "segmentacaoId", s.nome as "segmentacaoNome", c.ordem, c.idade_minima as "idadeMinima",
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
export function listCursos(db: Db, { paginacao, ...filtros }: Consulta): Promise<Pagina<Curso>> {
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
