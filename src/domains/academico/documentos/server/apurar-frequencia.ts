import { sql } from 'kysely';
import { anoDeOrigem, frequenciaNoPeriodo } from '#domains/academico/diario/frequencia/server/door.ts';
import { escopoDeAlunos } from '#domains/academico/matriculas/server/door.ts';
import type { Ato } from '#platform/server/ato.ts';
import type { Db } from '#platform/server/database/kysely.ts';
import type { Quem } from '#platform/server/http/quem.ts';
import { type DataCivil, formatarData } from '#shared/datas.ts';
import type { RespostaServidor } from '#shared/endpoint.ts';
import { errosComuns } from '#shared/erros.ts';
import { decimalEmTextos } from '#shared/decimais.ts';
import type { documentosApi } from '../api.ts';
import { conferirFrequencia } from '../conferir-frequencia.ts';
import { errosDocumento as erros } from '../erros.ts';
import type { FatosDoDocumento, FrequenciaDeclarada } from '../modelos.ts';
import { lerTempoEmTurma } from './carregar-fatos.ts';

type Periodo = { matriculaId: number; de: DataCivil; ate: DataCivil };

/** What the diary says of a student between two days. @throws NAO_ENCONTRADO */
export async function apurarFrequencia(
  db: Db,
  quem: Quem,
  pedido: Periodo,
): Promise<RespostaServidor<typeof documentosApi.apurarFrequencia>> {
  const { rows } = await sql`select 1 from v_matricula_resumo m where m.id = ${pedido.matriculaId}
    and ${escopoDeAlunos(quem, sql.ref('m.turma_id')) ?? sql`true`}`.execute(db);
  if (rows.length === 0) throw errosComuns.NAO_ENCONTRADO();
  return { apurada: await frequenciaNoPeriodo(db, pedido) };
}

/**
 * Attendance as the paper tells it: the diary's, and what the office counted where no roll has the student or the rolls are of a part
 * of the period alone.
 * @throws FREQUENCIA_SEM_CHAMADA, FREQUENCIA_DO_DIARIO and the refusals of `conferirFrequencia`
 */
export async function declararFrequencia(
  { tx, hoje }: Pick<Ato, 'tx' | 'hoje'>,
  { matriculaId, de, ate, percentual }: Periodo & { percentual: string | null },
  fatos: FatosDoDocumento,
): Promise<FrequenciaDeclarada> {
  const [emTurma, origem] = [await lerTempoEmTurma(tx, matriculaId), await anoDeOrigem(tx, matriculaId)];
  conferirFrequencia({ de, ate }, fatos, { hoje, emTurma, origem });
  const diario = await frequenciaNoPeriodo(tx, { matriculaId, de, ate });
  const [params, onde] = [{ de: formatarData(de), ate: formatarData(ate) }, { campos: ['frequencia.percentual'] }];
  if (diario?.cobre === true && percentual !== null)
    throw erros.FREQUENCIA_DO_DIARIO({ ...params, percentual: decimalEmTextos(diario.percentual) }, onde);
  if (diario && percentual === null) return { de, ate, percentual: diario.percentual, diario };
  if (percentual === null) throw erros.FREQUENCIA_SEM_CHAMADA(params, onde);
  return { de, ate, percentual, diario: null };
}
