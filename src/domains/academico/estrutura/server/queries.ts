import { sql } from 'kysely';
import type { EntradaServidor, RespostaServidor } from '#shared/endpoint.ts';
import { errosComuns } from '#shared/erros.ts';
import type { Db, Tx } from '#platform/server/database/kysely.ts';
import { contemPalavras, type DefinicaoLista, listar, type Pagina } from '#platform/server/listas/listas.ts';
import type { estruturaApi } from '../api.ts';

export type Segmentacao = RespostaServidor<typeof estruturaApi.obterSegmentacao>;
export type GrupoTurma = RespostaServidor<typeof estruturaApi.obterGrupoTurma>;
export type OpcoesEstrutura = RespostaServidor<typeof estruturaApi.opcoesEstrutura>;
type ConsultaSegmentacao = EntradaServidor<typeof estruturaApi.listarSegmentacoes>['query'];
type ConsultaGrupo = EntradaServidor<typeof estruturaApi.listarGruposTurma>['query'];

const colunasSegmentacao = sql`s.id, s.nome, s.ordem, s.ativa, (select count(*)::int from cursos c where c.segmentacao_id = s.id) as cursos, s.versao`;
const colunasGrupo = sql`g.id, g.nome, g.ativo, (select count(*)::int from turmas t where t.grupo_turma_id = g.id) as turmas, g.versao`;

/** One page of segmentações. */
export function listSegmentacoes(db: Db, { paginacao, nome }: ConsultaSegmentacao): Promise<Pagina<Segmentacao>> {
  const lista: DefinicaoLista<ConsultaSegmentacao['paginacao']['campoOrdenado']> = {
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
export function listGruposTurma(db: Db, { paginacao, nome, ativo }: ConsultaGrupo): Promise<Pagina<GrupoTurma>> {
  const lista: DefinicaoLista<ConsultaGrupo['paginacao']['campoOrdenado']> = {
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

/** Names for filters and pickers in one statement; the turmas are those of one year. */
export async function obterOpcoes(db: Db, anoLetivoId: number | null): Promise<OpcoesEstrutura> {
  const { rows } = await sql<OpcoesEstrutura>`select
    coalesce((select json_agg(json_build_object('id', s.id, 'nome', s.nome) order by s.ordem, s.nome) from segmentacoes s where s.ativa), '[]') as segmentacoes,
    coalesce((select json_agg(json_build_object('id', c.id, 'nome', c.nome, 'segmentacaoId', c.segmentacao_id, 'ativo', c.ativo)
      order by c.segmentacao_ordem, c.segmentacao_nome, c.ordem, c.nome) from v_curso c), '[]') as cursos,
    coalesce((select json_agg(json_build_object('id', g.id, 'nome', g.nome) order by g.nome) from grupos_turma g where g.ativo), '[]') as "gruposTurma",
    coalesce((select json_agg(json_build_object('id', t.id, 'nome', t.nome, 'cursoId', t.curso_id, 'anoLetivoId', t.ano_letivo_id, 'turno', t.turno,
      'situacao', t.situacao, 'vagas', t.vagas, 'alunos', coalesce(o.ocupadas, 0),
      'vagasLivres', greatest(t.vagas - coalesce(o.ocupadas, 0), 0)) order by t.nome)
      from turmas t left join lateral (select v.ocupadas from v_turma_ocupacao v where v.turma_id = t.id) o on true
      where t.ano_letivo_id = ${anoLetivoId}::bigint), '[]') as turmas`.execute(db);
  if (!rows[0]) throw errosComuns.NAO_ENCONTRADO();
  return rows[0];
}
