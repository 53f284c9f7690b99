import { type RawBuilder, sql } from 'kysely';
import type { Db, Tx } from '#platform/server/database/kysely.ts';
import type { DataCivil } from '#shared/datas.ts';
import type { AlunosDaTurma } from '#domains/academico/boletins/server/boletins.ts';
import type { Destinatario } from '../motivos.ts';

/** The first mail address of a person, the main one when there is one. */
export const emailDe = (pessoaId: RawBuilder<unknown>): RawBuilder<unknown> =>
  sql`(select v.valor from v_pessoa_contato v where v.pessoa_id = ${pessoaId} and v.tipo = 'email' order by v.principal desc, v.id limit 1)`;

/**
 * The guardians for school matters of students, each with all that decides whether the report card goes to him; one row without a guardian for
 * a student who has none. One statement for a school.
 */
export async function lerDestinatarios(
  db: Db | Tx,
  turmas: readonly AlunosDaTurma[],
  { etapa, hoje }: { etapa: number | null; hoje: DataCivil },
): Promise<Destinatario[]> {
  const alvos = turmas.flatMap(({ turmaId, matriculas }) => matriculas.map((matriculaId) => ({ matriculaId, turmaId })));
  const { rows } = await sql<Destinatario>`with alvo as materialized (
      select * from json_to_recordset(${JSON.stringify(alvos)}::json) as x("matriculaId" bigint, "turmaId" bigint)),
    etapa as materialized (select * from (
      select e.turma_id, e.etapa_id, e.nome, e.data_inicio, row_number() over (partition by e.turma_id order by e.data_inicio) as n
      from v_etapa_da_turma e where e.turma_id in (select "turmaId" from alvo)) o where o.n = ${etapa}::int)
    select m.id as "matriculaId", m.aluno_id as "alunoId", a.nome_completo as aluno, a.data_falecimento is not null or m.movimento = 'falecido' as "alunoFalecido",
      t.id as "turmaId", t.nome as turma, r.pessoa_id as "pessoaId", p.nome_completo as responsavel,
      p.data_falecimento is not null as "responsavelFalecido", ${emailDe(sql.ref('r.pessoa_id'))} as email,
      exists (select 1 from v_consentimento c where c.pessoa_id = r.pessoa_id and c.titular_id = m.aluno_id and c.revogado_em is null
        and c.finalidade_chave = 'boletim-por-email') as consentiu,
      case when e.etapa_id is not null then json_build_object('id', e.etapa_id, 'nome', e.nome, 'futura', e.data_inicio > ${hoje}::date) end as etapa,
      u.ultimo, coalesce(u.vezes, 0)::int as vezes
    from alvo x join v_matricula_estado m on m.id = x."matriculaId" join v_pessoa_resumo a on a.id = m.aluno_id join v_turma t on t.id = x."turmaId"
    left join etapa e on e.turma_id = x."turmaId"
    left join v_matricula_responsavel r on r.matricula_id = m.id and r.pedagogico
    left join v_pessoa_resumo p on p.id = r.pessoa_id
    left join lateral (select max(n.vez) as vezes, (select json_build_object('id', s.id, 'em', s.created_at, 'por', s.usuario_nome, 'parcial', s.parcial)
          from boletins_envios s where s.matricula_id = m.id and s.pessoa_id = r.pessoa_id and s.etapa_id is not distinct from e.etapa_id
            and s.situacao <> 'falhou' order by s.vez desc limit 1) as ultimo
        from boletins_envios n where n.matricula_id = m.id and n.pessoa_id = r.pessoa_id and n.etapa_id is not distinct from e.etapa_id) u on true
    order by t.segmentacao_ordem, t.curso_ordem, t.nome, t.id, a.nome_busca, m.id, r.id`.execute(db);
  return rows;
}
