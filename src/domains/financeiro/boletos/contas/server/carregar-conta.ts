import { errosContaCobranca } from '../erros.ts';
import { sql } from 'kysely';
import type { Db, Tx } from '#platform/server/database/kysely.ts';
import type { Centavos } from '#shared/dinheiro.ts';
import type { DadosDaConta, Layout } from '#domains/financeiro/boletos/codigos/cobranca.ts';

export type ContaDaRemessa = DadosDaConta & {
  /** The bank account, where the money comes to. */
  id: number;
  /** Its carteira and convênio. */
  cobrancaId: number;
  nome: string;
  layout: Layout;
  carteira: string;
  convenio: string;
  complemento: string;
  codigoTransmissao: string;
  formaPagamentoId: number;
  diasBaixa: number;
  pixChave: string | null;
  pixHibrido: boolean;
  toleranciaCentavos: Centavos;
  proximoNsa: number;
  /** The bank is still trying out its files. */
  homologacao: boolean;
  ativa: boolean;
  /** What the bank counts its slips by: accounts may share it, one of them active. */
  numeracao: string;
  /** The clock of the database. */
  agora: string;
};

const colunas = sql`k.conta_bancaria_id as id, k.id as "cobrancaId", c.nome, c.banco_codigo as "bancoCodigo", c.agencia, c.agencia_dv as "agenciaDv", c.numero, c.numero_dv as "numeroDv",
  k.layout, k.carteira, k.convenio, k.complemento, k.codigo_transmissao as "codigoTransmissao", k.forma_pagamento_id as "formaPagamentoId", k.dias_baixa as "diasBaixa",
  x.pix_chave as "pixChave", k.pix_hibrido as "pixHibrido", k.tolerancia_centavos as "toleranciaCentavos", k.proximo_nsa as "proximoNsa", k.homologacao, v.ativa, v.chave as numeracao, now() as agora`;

const deOnde = sql`contas_cobranca k join v_conta_bancaria_dados c on c.id = k.conta_bancaria_id join v_conta_numeracao v on v.conta_cobranca_id = k.id
  join v_chave_pix x on x.conta_bancaria_id = k.conta_bancaria_id`;

/**
 * The collection data of an account, its usual carteira and convênio unless told; `travar` makes whoever works with its files, or with those of
 * an account that counts with it, take turns. Throws CONTA_COBRANCA_NAO_ENCONTRADA.
 */
export async function carregarConta(
  db: Db | Tx,
  id: number,
  { travar = false, cobrancaId = null }: { travar?: boolean; cobrancaId?: number | null } = {},
): Promise<ContaDaRemessa> {
  if (travar)
    await sql`select 1 from contas_cobranca where id in (select outra_id from v_conta_mesma_numeracao where conta_bancaria_id = ${id})
      order by id for update`.execute(db);
  const { rows } = await sql<ContaDaRemessa>`select ${colunas} from ${deOnde} where k.conta_bancaria_id = ${id}
    and k.id = coalesce(${cobrancaId}::bigint, (select p.id from v_cobranca_padrao p where p.conta_bancaria_id = ${id}))`.execute(db);
  if (!rows[0]) throw errosContaCobranca.CONTA_COBRANCA_NAO_ENCONTRADA();
  return rows[0];
}

/** The collection accounts of a bank, once for each carteira and convênio. */
export async function contasDoBanco(db: Db | Tx, bancoCodigo: string): Promise<ContaDaRemessa[]> {
  const { rows } =
    await sql<ContaDaRemessa>`select ${colunas} from ${deOnde} where c.banco_codigo = ${bancoCodigo} order by k.conta_bancaria_id, k.id`.execute(
      db,
    );
  return rows;
}
