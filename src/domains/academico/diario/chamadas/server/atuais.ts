import { sql } from 'kysely';
import type { DataCivil } from '#shared/datas.ts';
import type { Tx } from '#platform/server/database/kysely.ts';
import type { ChamadaPedida, Lugar } from '../regras.ts';

type MarcaGravada = { matriculaId: number; faltas: number; justificada: boolean };
export type ChamadaGravada = { id: number; versao: number; alunos: number[]; faltas: MarcaGravada[] };
/** What stands where a roll is to be called. */
export type Atual = {
  i: number;
  aula: { id: number; turmaDisciplinaId: number; data: DataCivil; quantidade: number } | null;
  /** By the calendar of the class. */
  letivo: boolean;
  chamada: ChamadaGravada | null;
};
type Situacao = { atuais: Atual[]; lugares: Lugar[] };

/**
 * The lessons of rolls, kept from changing, what was called of them so far in the order that was asked for, and the places in the class of who
 * is to be called; one statement. Places are read without a lock: the check of the database asks for them again under its own.
 */
export async function lerSituacao(tx: Tx, turmaId: number, chamadas: readonly ChamadaPedida[]): Promise<Situacao> {
  const pedidas = chamadas.map(({ aulaId, data }, i) => ({ i, aulaId, data }));
  const aChamar = [...new Set(chamadas.flatMap(({ alunos }) => alunos.map(({ matriculaId }) => matriculaId)))];
  const { rows } = await sql<Situacao>`select
      (select coalesce(json_agg(json_build_object('i', x.i, 'aula', x.aula, 'letivo', x.letivo, 'chamada', x.chamada) order by x.i), '[]') from (
        select coalesce(e.i, 0) as i, case when a.id is not null
            then json_build_object('id', a.id, 'turmaDisciplinaId', a.turma_disciplina_id, 'data', a.data_aula, 'quantidade', a.quantidade) end as aula,
          coalesce((select is_dia_letivo(y.periodo_letivo_id, e.data) from v_etapa_da_turma y
            where y.turma_id = ${turmaId} and e.data between y.data_inicio and y.data_fim limit 1), false) as letivo,
          case when c.id is not null then json_build_object('id', c.id, 'versao', c.versao, 'alunos', c.alunos, 'faltas',
            (select coalesce(json_agg(json_build_object('matriculaId', f.matricula_id, 'faltas', f.faltas, 'justificada', f.justificada) order by f.matricula_id), '[]')
              from faltas f where f.chamada_id = c.id)) end as chamada
        from json_to_recordset(${JSON.stringify(pedidas)}::json) as e(i int, "aulaId" bigint, data date)
        left join lateral (select y.id, y.turma_disciplina_id, y.data_aula, y.quantidade from aulas y where y.id = e."aulaId" for share) a on true
        left join lateral (select y.id, y.versao, y.alunos from chamadas y where y.aula_id = e."aulaId"
          union all select y.id, y.versao, y.alunos from chamadas y
            where e."aulaId" is null and y.aula_id is null and y.turma_id = ${turmaId} and y.data_chamada = e.data) c on true) x) as atuais,
      (select coalesce(json_agg(json_build_object('matriculaId', l.matricula_id, 'dataInicio', l.data_inicio, 'dataFim', l.data_fim)), '[]')
        from v_lugar_na_turma l where l.turma_id = ${turmaId} and l.matricula_id = any(${aChamar}::bigint[])) as lugares`.execute(tx);
  return rows[0] ?? { atuais: [], lugares: [] };
}

/** Whose enrollment it is, for a refusal. */
export async function nomeDoAluno(tx: Tx, matriculaId: number): Promise<string> {
  const { rows } = await sql<{
    nome: string;
  }>`select p.nome_completo as nome from v_matricula_estado m join v_pessoa_resumo p on p.id = m.aluno_id
    where m.id = ${matriculaId}`.execute(tx);
  return rows[0]?.nome ?? `#${matriculaId}`;
}
