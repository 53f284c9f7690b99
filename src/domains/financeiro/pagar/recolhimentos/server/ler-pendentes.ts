import { sql } from 'kysely';
import type { Db, Tx } from '#platform/server/database/kysely.ts';
import type { DataCivil } from '#shared/datas.ts';
import { fatoDaRetencao, type RetencaoDatada } from '../../contas/server/door.ts';
import type { Pendente } from '../planejar.ts';

/**
 * Every tax withheld of which something is to be handed over or taken back, the first due first. What the payment makes owed is owed by nobody
 * yet while its title is not paid: at the earliest it is of today.
 */
export async function lerPendentes(db: Db | Tx, hoje: DataCivil): Promise<Pendente[]> {
  const { rows } = await sql<
    Pendente & RetencaoDatada & { previsto: DataCivil }
  >`select r.id as "retencaoId", t.id as "tituloId", t.numero as "tituloNumero", t.data_vencimento as previsto, f.id as "fornecedorId", f.nome as "fornecedorNome", r.imposto_id as "impostoId", i.tipo, i.codigo_recolhimento as codigo, i.nome,
      r.data_fato as "dataFato", r.data_vencimento as "dataVencimento", r.a_recolher_centavos as "valorCentavos", i.fato_gerador as "fatoGerador", i.regra_vencimento as "regraVencimento",
      i.dia_vencimento as "diaVencimento", r.pago_em as "pagoEm"
    from v_retencao_pagar r join titulos_pagar t on t.id = r.titulo_id join v_imposto i on i.id = r.imposto_id left join v_fornecedor f on f.id = i.destinatario_fornecedor_id
    where r.a_recolher_centavos <> 0 order by r.id`.execute(db);
  return rows
    .map(({ previsto, ...r }) => ({ ...r, ...fatoDaRetencao(r, previsto < hoje ? hoje : previsto) }))
    .toSorted((a, b) => a.dataVencimento.localeCompare(b.dataVencimento));
}
