import { sql } from 'kysely';
import type { RespostaServidor } from '#shared/endpoint.ts';
import { errosComuns } from '#shared/erros.ts';
import type { Db } from '#platform/server/database/kysely.ts';
import type { opcoesApi } from '../api-opcoes.ts';

export type OpcoesEstrutura = RespostaServidor<typeof opcoesApi.opcoesEstrutura>;
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
