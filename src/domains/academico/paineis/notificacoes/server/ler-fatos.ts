import { sql } from 'kysely';
import type { Tx } from '#platform/server/database/kysely.ts';
import type { FatosDaNotificacao } from '../papel.ts';

export type Alvo = Omit<FatosDaNotificacao, 'numeros'> & {
  matriculaId: number;
  alunoId: number;
  cursoId: number;
  anoLetivoId: number;
  codigo: string;
  ativa: boolean;
  /** Where he sits now. */
  turmaId: number | null;
  /** Living notices of him in the course and year: of the etapa, or of absences where none is asked for. */
  feitas: { marco: number | null; numero: string; por: string; em: string }[];
};

/** What is known of enrollments for their notices, and which they have. Guardians who died are left out. */
export async function lerAlvos(tx: Tx, ids: readonly number[], etapaId: number | null = null): Promise<Map<number, Alvo>> {
  const { rows } =
    await sql<Alvo>`select m.id as "matriculaId", m.aluno_id as "alunoId", m.curso_id as "cursoId", m.ano_letivo_id as "anoLetivoId", m.codigo,
      m.movimento = 'ativa' as ativa, m.turma_id as "turmaId",
      json_build_object('nome', coalesce(p.nome_social, p.nome_completo), 'dataNascimento', p.data_nascimento, 'filiacao', coalesce(p.filiacao, '{}')) as aluno,
      json_build_object('codigo', m.codigo, 'ano', m.ano, 'curso', m.curso_nome, 'segmentacao', m.segmentacao_nome, 'turma', coalesce(m.turma_nome, '')) as matricula,
      coalesce((select json_agg(json_build_object('pessoaId', r.pessoa_id, 'nome', g.nome_completo, 'telefone', (select c.valor from v_pessoa_contato c
          where c.pessoa_id = r.pessoa_id and c.tipo in ('celular', 'telefone') order by c.principal desc, c.id limit 1)) order by r.id)
        from v_matricula_responsavel r join v_pessoa_resumo g on g.id = r.pessoa_id and g.data_falecimento is null
        where r.matricula_id = m.id and r.pedagogico), '[]') as responsaveis,
      coalesce((select json_agg(json_build_object('marco', n.marco, 'numero', n.numero, 'por', n.usuario_nome, 'em', n.created_at) order by n.marco desc)
        from notificacoes n where n.aluno_id = m.aluno_id and n.ano_letivo_id = m.ano_letivo_id and n.curso_id = m.curso_id and n.cancelada_em is null
          and n.etapa_id is not distinct from ${etapaId}::bigint), '[]') as feitas
    from v_matricula_resumo m join v_pessoa_identificacao p on p.id = m.aluno_id where m.id = any(${[...ids]}::bigint[])`.execute(tx);
  return new Map(rows.map((alvo) => [alvo.matriculaId, alvo]));
}
