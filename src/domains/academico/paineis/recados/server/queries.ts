import { sql } from 'kysely';
import type { Db } from '#platform/server/database/kysely.ts';
import { preparada } from '#platform/server/database/preparada.ts';
import type { DataCivil } from '#shared/datas.ts';
import type { RespostaServidor } from '#shared/endpoint.ts';
import type { z } from 'zod';
import type { recadosApi } from '../api.ts';
import type { recadoSaida } from '../esquemas.ts';

export type Recado = z.output<typeof recadoSaida>;
type Opcoes = RespostaServidor<typeof recadosApi.opcoesDoRecado>;
const A_VISTA = 20;

/** The messages to a teacher: those that wait, the oldest first, and then those of the last week. */
export async function listarRecados(db: Db, { docenteId }: { docenteId: number }): Promise<Recado[]> {
  const { rows } = await sql<Recado>`${preparada}select r.id, r.texto, r.usuario_nome as de, r.created_at as em, d.lido_em as "lidoEm",
      coalesce(t.nome, c.nome) as para, case when td.id is not null then json_build_object('turmaDisciplinaId', td.id, 'turmaId', td.turma_id,
        'nome', concat(td.disciplina_nome, ' · ', tt.nome)) end as diario
    from recados_destinatarios d join recados r on r.id = d.recado_id left join v_turma t on t.id = r.turma_id left join v_curso c on c.id = r.curso_id
    left join v_turma_disciplina td on td.id = r.turma_disciplina_id left join v_turma tt on tt.id = td.turma_id
    where d.pessoa_id = ${docenteId} and (d.lido_em is null or d.lido_em > now() - interval '7 days')
    order by d.lido_em is not null, case when d.lido_em is null then r.id end, r.id desc limit ${A_VISTA}`.execute(db);
  return rows;
}

/** To whom a message may go now. */
export async function obterOpcoes(db: Db, hoje: DataCivil): Promise<Opcoes> {
  const { rows } = await sql<Opcoes>`with dali as materialized (
      select d.pessoa_id, p.nome_completo, p.nome_busca, t.id as turma_id, t.nome as turma, t.curso_id, t.curso_nome, t.curso_ordem, d.turma_disciplina_id
      from v_docente_turma d join v_turma t on t.id = d.turma_id join v_pessoa_resumo p on p.id = d.pessoa_id
      where t.situacao = 'aberta' and d.data_inicio <= ${hoje} and coalesce(d.data_fim, 'infinity') >= ${hoje})
    select (select coalesce(json_agg(json_build_object('id', x.pessoa_id, 'nome', x.nome_completo) order by x.nome_busca), '[]')
        from (select distinct pessoa_id, nome_completo, nome_busca from dali) x) as docentes,
      (select coalesce(json_agg(json_build_object('id', x.turma_id, 'nome', concat(x.turma, ' (', x.curso_nome, ')')) order by x.curso_ordem, x.turma), '[]')
        from (select distinct turma_id, turma, curso_nome, curso_ordem from dali) x) as turmas,
      (select coalesce(json_agg(json_build_object('id', x.curso_id, 'nome', x.curso_nome) order by x.curso_ordem), '[]')
        from (select distinct curso_id, curso_nome, curso_ordem from dali) x) as cursos,
      (select coalesce(json_agg(json_build_object('id', x.id, 'nome', concat(td.disciplina_nome, ' · ', x.turma), 'turmaId', x.turma_id, 'cursoId', x.curso_id,
          'docentes', x.docentes) order by x.curso_ordem, x.turma, td.ordem, td.disciplina_nome), '[]')
        from (select turma_disciplina_id as id, turma_id, turma, curso_id, curso_ordem, array_agg(distinct pessoa_id) as docentes from dali
          group by 1, 2, 3, 4, 5) x join v_turma_disciplina td on td.id = x.id) as diarios`.execute(db);
  return rows[0] as Opcoes;
}
