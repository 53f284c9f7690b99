import { sql } from 'kysely';
import type { DataCivil } from '#shared/datas.ts';
import type { Tx } from '#platform/server/database/kysely.ts';
import type { ChamadaPedida } from '../regras.ts';
import './restricoes.ts';

export type ChamadaAGravar = ChamadaPedida & { id: number | null; quantidade: number };
export type Gravada = { id: number; aulaId: number | null; data: DataCivil; versao: number };

/**
 * Writes rolls with their absences, one statement for all of them: new ones, and corrected ones over the version that was seen. Absent from
 * the answer is whatever somebody else called or corrected meanwhile: then nothing may stand.
 */
export async function gravarChamadas(
  tx: Tx,
  { turmaId, quem, chamadas }: { turmaId: number; quem: { usuarioId: number | null; nome: string }; chamadas: readonly ChamadaAGravar[] },
): Promise<Gravada[]> {
  const linhas = chamadas.map(({ alunos, ...chamada }) => ({
    ...chamada,
    alunos: alunos.map(({ matriculaId }) => matriculaId).toSorted((a, b) => a - b),
    faltas: alunos.filter(({ faltas }) => faltas > 0),
  }));
  const { rows } = await sql<Gravada>`with entrada as materialized (
      select * from json_to_recordset(${JSON.stringify(linhas)}::json)
        as e(id bigint, "aulaId" bigint, data date, quantidade int, versao int, alunos bigint[], faltas json)),
    nova as (
      insert into chamadas (turma_id, data_chamada, aula_id, quantidade, alunos, usuario_id, usuario_nome)
      select ${turmaId}::bigint, e.data, e."aulaId", e.quantidade, e.alunos, ${quem.usuarioId}::bigint, ${quem.nome} from entrada e where e.versao is null
      on conflict do nothing returning id, aula_id, data_chamada, versao),
    mudada as (
      update chamadas c set alunos = e.alunos, quantidade = e.quantidade, usuario_id = ${quem.usuarioId}::bigint, usuario_nome = ${quem.nome},
        versao = c.versao + 1, updated_at = clock_timestamp()
      from entrada e where c.id = e.id and c.versao = e.versao returning c.id, c.aula_id, c.data_chamada, c.versao),
    escrita as (select * from nova union all select * from mudada),
    marca as materialized (
      select w.id as chamada_id, m."matriculaId" as matricula_id, m.faltas, m.justificada
      from escrita w join entrada e on e.data = w.data_chamada and e."aulaId" is not distinct from w.aula_id
        cross join lateral json_to_recordset(e.faltas) as m("matriculaId" bigint, faltas int, justificada boolean)),
    retirada as (
      delete from faltas f using mudada d where f.chamada_id = d.id
        and not exists (select 1 from marca m where m.chamada_id = f.chamada_id and m.matricula_id = f.matricula_id)),
    posta as (
      insert into faltas as f (chamada_id, matricula_id, faltas, justificada) select * from marca order by matricula_id, chamada_id
      on conflict (chamada_id, matricula_id) do update set faltas = excluded.faltas, justificada = excluded.justificada
        where (f.faltas, f.justificada) is distinct from (excluded.faltas, excluded.justificada))
    select id, aula_id as "aulaId", data_chamada as data, versao from escrita order by data_chamada, id`.execute(tx);
  return rows;
}
