import { sql } from 'kysely';
import type { Ato } from '#platform/server/ato.ts';
import type { Autor } from '#platform/server/auditoria/audit.ts';
import { compartilharTurmas } from '#domains/academico/estrutura/criterio/server/door.ts';
import type { DataCivil } from '#shared/datas.ts';
import { errosComuns } from '#shared/erros.ts';
import { errosConselho as erros } from '../erros.ts';
import type { Participante, SituacaoDoConselho } from '../situacoes.ts';
import './restricoes.ts';

export type Conselho = {
  id: number;
  turmaId: number;
  turma: string;
  etapaId: number | null;
  dataConselho: DataCivil;
  participantes: Participante[];
  observacoes: string | null;
  situacao: SituacaoDoConselho;
  versao: number;
};

/**
 * A council about to be written, with its class held first: its year does not close meanwhile. `so` holds it beside others who write about
 * other students of it. @throws NAO_ENCONTRADO, CONSELHO_DE_ANO_FECHADO, CONSELHO_PARADO
 */
export async function carregarConselho({ tx }: Ato<Autor>, id: number, como: 'so' | 'com-outros'): Promise<Conselho> {
  const { rows: donas } = await sql<{ turmaId: number }>`select turma_id as "turmaId" from conselhos where id = ${id}`.execute(tx);
  const [turma] = await compartilharTurmas(
    tx,
    donas.map(({ turmaId }) => turmaId),
    null,
  );
  if (!turma) throw errosComuns.NAO_ENCONTRADO();
  const { rows } = await sql<
    Omit<Conselho, 'turma'>
  >`select id, turma_id as "turmaId", etapa_id as "etapaId", data_conselho as "dataConselho",
      participantes, observacoes, situacao, versao from conselhos where id = ${id} ${como === 'so' ? sql`for update` : sql`for share`}`.execute(
    tx,
  );
  const [conselho] = rows;
  if (!conselho) throw errosComuns.NAO_ENCONTRADO();
  await conferirAnoAberto(tx, id, turma);
  if (conselho.situacao === 'cancelado') throw erros.CONSELHO_PARADO();
  return { ...conselho, turma: turma.turma };
}

/** @throws CONSELHO_DE_ANO_FECHADO */
export async function conferirAnoAberto(tx: Ato['tx'], conselhoId: number | null, { turmaId }: { turmaId: number }): Promise<void> {
  const { rows } = await sql<{ turma: string | null }>`select conselho_de_ano_fechado(${conselhoId}::bigint, ${turmaId}) as turma`.execute(
    tx,
  );
  const turma = rows[0]?.turma;
  if (turma) throw erros.CONSELHO_DE_ANO_FECHADO({ turma });
}

/** @throws CONSELHO_COM_ATA */
export function conferirAberto({ situacao }: Conselho): void {
  if (situacao !== 'aberto') throw erros.CONSELHO_COM_ATA();
}
