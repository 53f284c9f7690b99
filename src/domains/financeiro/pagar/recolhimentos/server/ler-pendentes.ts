import { type RawBuilder, sql } from 'kysely';
import type { Db, Tx } from '#platform/server/database/kysely.ts';
import type { DataCivil } from '#shared/datas.ts';
import { fatoDaRetencao, type RetencaoDatada } from '../../contas/server/door.ts';
import { type ARecolherLogo, lerLogo, type Pendente, planejarRecolhimentos } from '../planejar.ts';

export type PendenteLido = Pendente & RetencaoDatada & { previsto: DataCivil };

const linhas = sql`select r.id as "retencaoId", t.id as "tituloId", t.numero as "tituloNumero", t.data_vencimento as previsto, f.id as "fornecedorId", f.nome as "fornecedorNome", r.imposto_id as "impostoId", i.tipo, i.codigo_recolhimento as codigo, i.nome,
      r.data_fato as "dataFato", r.data_vencimento as "dataVencimento", r.a_recolher_centavos as "valorCentavos", i.fato_gerador as "fatoGerador", i.regra_vencimento as "regraVencimento",
      i.dia_vencimento as "diaVencimento", r.pago_em as "pagoEm"
    from v_retencao_pagar r join titulos_pagar t on t.id = r.titulo_id join v_imposto i on i.id = r.imposto_id left join v_fornecedor f on f.id = i.destinatario_fornecedor_id
    where r.a_recolher_centavos <> 0 order by r.id`;

/**
 * Every tax withheld of which something is to be handed over or taken back, the first due first. What the payment makes owed is owed by nobody
 * yet while its title is not paid: at the earliest it is of today.
 */
export async function lerPendentes(db: Db | Tx, hoje: DataCivil): Promise<Pendente[]> {
  const { rows } = await sql<PendenteLido>`${linhas}`.execute(db);
  return datar(rows, hoje);
}

const datar = (lidos: readonly PendenteLido[], hoje: DataCivil): Pendente[] =>
  lidos
    .map(({ previsto, ...r }) => ({ ...r, ...fatoDaRetencao(r, previsto < hoje ? hoje : previsto) }))
    .toSorted((a, b) => a.dataVencimento.localeCompare(b.dataVencimento));

/** The same rows as one value of a statement that asks more than this, in their order; `somarPendentes` says what they come to. */
export const pendentesEmJson: RawBuilder<unknown> = sql`select coalesce(json_agg(p order by p."retencaoId"), '[]') from (${linhas}) p`;

/** What of them is to be handed over at once, as the list of what is to be handed over shows it. */
export const somarPendentes = (lidos: readonly PendenteLido[], hoje: DataCivil): ARecolherLogo =>
  lerLogo(planejarRecolhimentos(datar(lidos, hoje), hoje).grupos, hoje);
