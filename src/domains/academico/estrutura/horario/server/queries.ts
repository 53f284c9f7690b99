import { sql } from 'kysely';
import type { DataCivil } from '#shared/datas.ts';
import type { RespostaServidor } from '#shared/endpoint.ts';
import { errosComuns } from '#shared/erros.ts';
import type { Db, Tx } from '#platform/server/database/kysely.ts';
import { turmasNoDia } from '#domains/academico/estrutura/server/dia-olhado.ts';
import { escopoDeTurmas, type Leitor } from '#domains/academico/estrutura/server/escopo.ts';
import type { horarioApi } from '../api.ts';

export type Semana = RespostaServidor<typeof horarioApi.obterHorario>;

/** The week of a class on a day (else today, or the nearest day of its year). @throws NAO_ENCONTRADO */
export async function obterHorario(db: Db | Tx, quem: Leitor | null, { id, dia }: { id: number; dia: DataCivil | null }): Promise<Semana> {
  const { rows } = await sql<Semana>`with t as (select x.id, coalesce(${dia}::date, x.dia) as dia
      from (${turmasNoDia([sql`t.id = ${id}`, quem && escopoDeTurmas(quem)])}) x)
    select t.id as "turmaId", t.dia, coalesce((select md5(string_agg(h.id || ':' || h.versao || ':' || coalesce(h.data_fim::text, ''), ',' order by h.id)) from horarios h where h.turma_id = t.id), '') as marca,
      coalesce((select json_agg(json_build_object('diaSemana', h.dia_semana, 'ordem', h.ordem, 'inicio', to_char(h.inicio, 'HH24:MI'), 'fim', to_char(h.fim, 'HH24:MI'),
          'turmaDisciplinaId', h.turma_disciplina_id, 'disciplinaId', d.id, 'disciplina', d.nome, 'docenteId', h.docente_id, 'docente', p.nome_completo, 'sala', h.sala,
          'dataInicio', h.data_inicio, 'dataFim', h.data_fim) order by h.dia_semana, h.ordem)
        from horarios h join turmas_disciplinas td on td.id = h.turma_disciplina_id join disciplinas d on d.id = td.disciplina_id
          left join v_pessoa_resumo p on p.id = h.docente_id
        where h.turma_id = t.id and h.data_inicio <= t.dia and coalesce(h.data_fim, 'infinity') >= t.dia), '[]') as celulas,
      coalesce((select json_agg(m.data order by m.data) from (select distinct h.data_inicio as data from horarios h where h.turma_id = t.id) m), '[]') as mudancas
    from t`.execute(db);
  if (!rows[0]) throw errosComuns.NAO_ENCONTRADO();
  return rows[0];
}
