import type { Ato } from '#platform/server/ato.ts';
import { sql } from 'kysely';
import type { Pessoa } from '#platform/server/auditoria/audit.ts';
import type { Tx } from '#platform/server/database/kysely.ts';
import { type DataCivil, formatarData } from '#shared/datas.ts';
import type { ErroNegocio } from '#shared/erros.ts';
import { errosCredito } from '#domains/financeiro/titulos/creditos/erros.ts';
import { errosTitulos } from '#domains/financeiro/titulos/erros.ts';
import { valoresDevidosEm } from '#domains/financeiro/titulos/devido/server/door.ts';
import { travarTitulos } from '#domains/financeiro/titulos/server/carregar.ts';
import type { BaixaFeita } from './preparar-baixa.ts';
import { usarCredito } from './usar-credito.ts';

/**
 * Settles a title with all the credits of its payer that there are on a day, the oldest first, until it is paid: all or nothing, in one act.
 * Each credit is in its own account and leaves it with a receipt of its own. Throws TITULO_NAO_ENCONTRADO, CREDITO_NAO_ENCONTRADO where there
 * is none, CREDITO_ANTERIOR where its money enters later, and what usarCredito throws.
 */
export async function usarCreditos(
  ato: Ato<Pessoa>,
  { tituloId, dataUso }: { tituloId: number; dataUso: DataCivil },
): Promise<{ totalCentavos: number; recibos: BaixaFeita[] }> {
  const { tx } = ato;
  const [titulo] = await travarTitulos(tx, [tituloId]);
  if (!titulo) throw errosTitulos.TITULO_NAO_ENCONTRADO();
  const { rows } = await sql<{
    id: number;
    saldo: number;
    data: DataCivil;
  }>`select id, valor_centavos - utilizado_centavos as saldo, data_credito as data
    from creditos where pagador_id = ${titulo.pagadorId} and utilizado_centavos < valor_centavos and data_credito <= ${dataUso}::date order by id for update`.execute(
    tx,
  );
  const recibos: BaixaFeita[] = [];
  for (const { id, saldo } of rows.toSorted((a, b) => (a.data < b.data ? -1 : a.data > b.data ? 1 : a.id - b.id))) {
    const [agora] = await valoresDevidosEm(tx, [tituloId], dataUso);
    const valorCentavos = Math.min(saldo, agora?.devido.totalCentavos ?? 0);
    if (valorCentavos === 0 && recibos.length > 0) break;
    recibos.push(await usarCredito(ato, { creditoId: id, dataUso, itens: [{ tituloId, valorCentavos }] }));
  }
  if (recibos.length === 0) throw await semCredito(tx, titulo.pagadorId);
  return { totalCentavos: recibos.reduce((soma, r) => soma + r.totalCentavos, 0), recibos };
}

/** Why a payer has no credit on a day: there is none, or its money is still to enter. */
async function semCredito(tx: Tx, pagadorId: number): Promise<ErroNegocio> {
  const { rows } = await sql<{ data: DataCivil | null }>`select min(data_credito) as data
    from creditos where pagador_id = ${pagadorId} and utilizado_centavos < valor_centavos`.execute(tx);
  const data = rows[0]?.data ?? null;
  if (data === null) return errosCredito.CREDITO_NAO_ENCONTRADO();
  return errosCredito.CREDITO_ANTERIOR({ data: formatarData(data) }, { campos: ['dataUso'] });
}
