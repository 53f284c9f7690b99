import { sql } from 'kysely';
import type { EntradaServidor, RespostaServidor } from '#shared/endpoint.ts';
import { errosComuns } from '#shared/erros.ts';
import type { Db, Tx } from '#platform/server/database/kysely.ts';
import { contemPalavras, type DefinicaoLista, listar, type Pagina, percorrer } from '#platform/server/listas/listas.ts';
import type { historicoApi } from '../api.ts';

export type Disciplina = RespostaServidor<typeof historicoApi.obterDisciplina>;
export type Turma = RespostaServidor<typeof historicoApi.obterTurma>;
type ConsultaDisciplinas = EntradaServidor<typeof historicoApi.listarDisciplinas>['query'];
type ConsultaTurmas = EntradaServidor<typeof historicoApi.listarTurmas>['query'];
type ColunaDisciplina = ConsultaDisciplinas['paginacao']['campoOrdenado'];
type ColunaTurma = ConsultaTurmas['paginacao']['campoOrdenado'];

const colunasDisciplina = sql<Disciplina>`p.id, p.instituicao_id as "instituicaoId", i.nome as "instituicaoNome", p.nome, p.sigla, p.carga_horaria as "cargaHoraria",
  p.disciplina_id as "disciplinaId", d.nome as "disciplinaNome", p.ativa, p.versao`;
const deDisciplina = sql`from instituicoes_disciplinas p join instituicoes_ensino i on i.id = p.instituicao_id left join v_disciplina d on d.id = p.disciplina_id`;
const colunasTurma = sql<Turma>`p.id, p.instituicao_id as "instituicaoId", i.nome as "instituicaoNome", p.ano, p.serie, p.nome, p.turno, p.curso_id as "cursoId", c.nome as "cursoNome", p.ativa, p.versao`;
const deTurma = sql`from instituicoes_turmas p join instituicoes_ensino i on i.id = p.instituicao_id left join v_curso c on c.id = p.curso_id`;

function disciplinas(f: ConsultaDisciplinas['filtros']): DefinicaoLista<ColunaDisciplina, Disciplina> {
  return {
    colunas: colunasDisciplina,
    de: deDisciplina,
    onde: [
      ...contemPalavras(sql`f_busca(p.nome || ' ' || coalesce(p.sigla, '') || ' ' || coalesce(d.nome, '') || ' ' || i.nome)`, f.nome),
      f.instituicaoId !== undefined && sql`p.instituicao_id = ${f.instituicaoId}`,
      f.disciplinaId !== undefined && sql`p.disciplina_id = ${f.disciplinaId}`,
      f.mapeada !== undefined && sql`(p.disciplina_id is not null) = ${f.mapeada}`,
      f.ativa !== undefined && sql`p.ativa = ${f.ativa}`,
    ],
    ordem: {
      nome: { semNulos: sql`f_busca(p.nome)` },
      instituicao: sql`(i.nome_busca, f_busca(p.nome))`,
      disciplina: sql`f_busca(d.nome)`,
      cargaHoraria: sql`p.carga_horaria`,
    },
    desempate: sql`p.id`,
  };
}

function turmas(f: ConsultaTurmas['filtros']): DefinicaoLista<ColunaTurma, Turma> {
  return {
    colunas: colunasTurma,
    de: deTurma,
    onde: [
      ...contemPalavras(sql`f_busca(p.nome || ' ' || p.serie || ' ' || i.nome)`, f.nome),
      f.instituicaoId !== undefined && sql`p.instituicao_id = ${f.instituicaoId}`,
      f.cursoId !== undefined && sql`p.curso_id = ${f.cursoId}`,
      f.ano !== undefined && sql`p.ano = ${f.ano}`,
      f.turno !== null && sql`p.turno = ${f.turno}`,
      f.ativa !== undefined && sql`p.ativa = ${f.ativa}`,
    ],
    ordem: {
      nome: { semNulos: sql`f_busca(p.nome)` },
      instituicao: sql`(i.nome_busca, -p.ano, f_busca(p.serie), f_busca(p.nome))`,
      ano: { semNulos: sql`p.ano` },
      serie: { semNulos: sql`f_busca(p.serie)` },
      curso: sql`(c.segmentacao_ordem, c.ordem, c.nome)`,
    },
    desempate: sql`p.id`,
  };
}

/** One page of subjects of other institutions. */
export const listarDisciplinas = (db: Db, { paginacao, filtros }: ConsultaDisciplinas): Promise<Pagina<Disciplina>> =>
  listar<Disciplina, ColunaDisciplina>(db, disciplinas(filtros), paginacao);
/** All of a filter, in batches, for the export. */
export const percorrerDisciplinas = (db: Db, { paginacao, filtros }: ConsultaDisciplinas): AsyncGenerator<Disciplina[]> =>
  percorrer<Disciplina, ColunaDisciplina>(db, disciplinas(filtros), paginacao);
/** One page of classes of other institutions. */
export const listarTurmas = (db: Db, { paginacao, filtros }: ConsultaTurmas): Promise<Pagina<Turma>> =>
  listar<Turma, ColunaTurma>(db, turmas(filtros), paginacao);
/** All of a filter, in batches, for the export. */
export const percorrerTurmas = (db: Db, { paginacao, filtros }: ConsultaTurmas): AsyncGenerator<Turma[]> =>
  percorrer<Turma, ColunaTurma>(db, turmas(filtros), paginacao);

/** One subject of another institution. @throws NAO_ENCONTRADO */
export async function obterDisciplina(db: Db | Tx, id: number): Promise<Disciplina> {
  const { rows } = await sql<Disciplina>`select ${colunasDisciplina} ${deDisciplina} where p.id = ${id}`.execute(db);
  if (!rows[0]) throw errosComuns.NAO_ENCONTRADO();
  return rows[0];
}

/** One class of another institution. @throws NAO_ENCONTRADO */
export async function obterTurma(db: Db | Tx, id: number): Promise<Turma> {
  const { rows } = await sql<Turma>`select ${colunasTurma} ${deTurma} where p.id = ${id}`.execute(db);
  if (!rows[0]) throw errosComuns.NAO_ENCONTRADO();
  return rows[0];
}

type Opcoes = RespostaServidor<typeof historicoApi.opcoesDePartes>;

/** Our active subjects and courses, to be pointed at. */
export async function obterOpcoes(db: Db): Promise<Opcoes> {
  const { rows } = await sql<Opcoes>`select
    coalesce((select json_agg(json_build_object('id', id, 'nome', nome) order by ordem, nome) from v_disciplina where ativa), '[]') as disciplinas,
    coalesce((select json_agg(json_build_object('id', id, 'nome', nome) order by segmentacao_ordem, ordem, nome) from v_curso where ativo), '[]') as cursos`.execute(
    db,
  );
  return rows[0] ?? { disciplinas: [], cursos: [] };
}
