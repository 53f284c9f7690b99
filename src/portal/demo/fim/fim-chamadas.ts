import { sql } from 'kysely';
import { chamarComoViveu } from '#domains/academico/diario/chamadas/server/oficina.ts';
import { motivosDeFalta } from '#domains/academico/diario/justificativas/motivos.ts';
import { registrarJustificativa } from '#domains/academico/diario/justificativas/server/oficina.ts';
import type { Ato } from '#platform/server/ato.ts';
import { type DataCivil, somarDias } from '#shared/datas.ts';

const DOCUMENTADAS = 8;

/** The rolls of the year up to today, and families that brought a paper for an absence. */
export async function chamarTurmas(ato: Ato, ano: number): Promise<void> {
  const { rows: anos } = await sql<{ id: number }>`select id from v_ano_letivo where ano = ${ano}`.execute(ato.tx);
  const [anoLetivo] = anos;
  if (!anoLetivo || (await chamarComoViveu(ato, anoLetivo.id)) === 0) return;
  const { rows } = await sql<{ matriculaId: number; data: DataCivil }>`select x.matricula_id as "matriculaId", x.data from (
      select f.matricula_id, max(f.data_chamada) as data from v_falta f join v_matricula_resumo m on m.id = f.matricula_id and m.movimento = 'ativa'
      where m.ano_letivo_id = ${anoLetivo.id} group by f.matricula_id) x order by x.data desc, x.matricula_id limit ${DOCUMENTADAS}`.execute(
    ato.tx,
  );
  for (const [i, { matriculaId, data }] of rows.entries()) {
    const motivo = motivosDeFalta[i % motivosDeFalta.length]?.valor ?? 'saude';
    const descricao = motivo === 'saude' ? 'Atestado médico entregue na secretaria.' : null;
    await registrarJustificativa(ato, { matriculaId, dataInicio: data, dataFim: somarDias(data, i % 3), motivo, descricao });
  }
}
