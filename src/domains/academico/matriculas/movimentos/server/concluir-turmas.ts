import { sql } from 'kysely';
import type { Ato } from '#platform/server/ato.ts';
import type { DataCivil } from '#shared/datas.ts';
import { resultados, isResultadoFinal } from '#domains/academico/matriculas/situacoes.ts';
import { valoresDaLista } from '#shared/listas/opcao.ts';

/** Everybody of some classes who has a final result has finished the course, in one statement. */
export async function concluirTurmas(ato: Ato, { turmaIds, data }: { turmaIds: readonly number[]; data: DataCivil }): Promise<void> {
  const finais = valoresDaLista(resultados).filter(isResultadoFinal);
  await sql`with alvo as (
      select m.id from matriculas m join enturmacoes e on e.matricula_id = m.id and e.data_fim is null
      where e.turma_id = any(${[...turmaIds]}::bigint[]) and m.movimento = 'ativa' and m.resultado = any(${finais}::text[]) order by m.id for update of m),
    movimento as (
      insert into matriculas_movimentos (matricula_id, tipo, de, para, data_movimento, usuario_id)
      select id, 'conclusao', 'ativa', 'concluida', ${data}, ${ato.quem.usuarioId} from alvo returning matricula_id)
    update matriculas m set movimento = 'concluida', versao = m.versao + 1, updated_at = clock_timestamp() from movimento x where m.id = x.matricula_id`.execute(
    ato.tx,
  );
}
