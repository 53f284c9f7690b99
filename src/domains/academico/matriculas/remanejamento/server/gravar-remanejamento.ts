import type { Ato } from '#platform/server/ato.ts';
import { sql } from 'kysely';
import type { DataCivil } from '#shared/datas.ts';
import type { Quem } from '#platform/server/http/quem.ts';
import '#domains/academico/matriculas/server/restricoes.ts';

type Mudanca = {
  turmaOrigemId: number;
  turmaDestinoId: number;
  dataMovimento: DataCivil;
  motivo: string | null;
  motivoExcedente: string | null;
};
type Movido = { matriculaId: number; excedente: boolean };

/** Writes a move that was decided: its row, one movement for each student, the places closed and opened; one statement. */
export async function gravarRemanejamento({ tx, quem }: Ato, mudanca: Mudanca, movidos: readonly Movido[]): Promise<number> {
  const { turmaOrigemId, turmaDestinoId, dataMovimento, motivo, motivoExcedente } = mudanca;
  const linhas = movidos.map(({ matriculaId, excedente }, i) => ({ i, matriculaId, excedente }));
  const { rows } = await sql<{ id: number }>`with entrada as materialized (
      select * from json_to_recordset(${JSON.stringify(linhas)}::json) as e(i int, "matriculaId" bigint, excedente boolean)),
    lote as (
      insert into remanejamentos (turma_origem_id, turma_destino_id, data_movimento, motivo, quantidade, usuario_id, usuario_nome)
      values (${turmaOrigemId}, ${turmaDestinoId}, ${dataMovimento}, ${motivo}, ${movidos.length}, ${quem.usuarioId}, ${nomeDe(quem)}) returning id),
    movimento as (
      insert into matriculas_movimentos (matricula_id, tipo, de, para, data_movimento, motivo, usuario_id, remanejamento_id)
      select m.id, 'enturmacao', m.movimento, m.movimento, ${dataMovimento}::date, ${motivo}, ${quem.usuarioId}::bigint, lote.id
      from entrada e join matriculas m on m.id = e."matriculaId" cross join lote order by e.i returning id, matricula_id),
    fechada as (update enturmacoes p set data_fim = greatest(${dataMovimento}::date, p.data_inicio), fechada_por = v.id from movimento v where p.matricula_id = v.matricula_id and p.data_fim is null),
    aberta as (
      insert into enturmacoes (matricula_id, turma_id, data_inicio, numero_chamada, excedente, motivo_excedente, aberta_por)
      select v.matricula_id, ${turmaDestinoId}::bigint, greatest(${dataMovimento}::date, a.data_inicio),
        coalesce((select max(x.numero_chamada) from enturmacoes x where x.turma_id = ${turmaDestinoId}), 0) + row_number() over (order by e.i),
        e.excedente, case when e.excedente then ${motivoExcedente} end, v.id
      from movimento v join entrada e on e."matriculaId" = v.matricula_id
        join enturmacoes a on a.matricula_id = v.matricula_id and a.data_fim is null order by e.i),
    matricula as (update matriculas set versao = versao + 1, updated_at = clock_timestamp() where id in (select "matriculaId" from entrada))
    select id from lote`.execute(tx);
  return rows[0]?.id ?? 0;
}

/** The name of who acts, as rows keep it. */
export const nomeDe = ({ nome, sobrenome }: Pick<Quem, 'nome' | 'sobrenome'>): string => [nome, sobrenome].filter(Boolean).join(' ');
