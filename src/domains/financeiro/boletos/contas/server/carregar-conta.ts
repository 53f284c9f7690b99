import { errosContaCobranca } from '../erros.ts';
import { sql } from 'kysely';
import type { Db, Tx } from '#platform/server/database/kysely.ts';
import type { Centavos } from '#shared/dinheiro.ts';
import type { DadosDaConta, Layout } from '#domains/financeiro/boletos/codigos/cobranca.ts';

export type ContaDaRemessa = DadosDaConta & {
  id: number;
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
  ativa: boolean;
  /** What the bank counts its slips by: accounts may share it, one of them active. */
  numeracao: string;
  /** The clock of the database. */
  agora: string;
};

const colunas = sql`k.conta_bancaria_id as id, c.nome, c.banco_codigo as "bancoCodigo", c.agencia, c.agencia_dv as "agenciaDv", c.numero, c.numero_dv as "numeroDv",
  k.layout, k.carteira, k.convenio, k.complemento, k.codigo_transmissao as "codigoTransmissao", k.forma_pagamento_id as "formaPagamentoId", k.dias_baixa as "diasBaixa",
  k.pix_chave as "pixChave", k.pix_hibrido as "pixHibrido", k.tolerancia_centavos as "toleranciaCentavos", k.proximo_nsa as "proximoNsa", v.ativa, v.chave as numeracao, now() as agora`;

const deOnde = sql`contas_cobranca k join v_conta_bancaria_dados c on c.id = k.conta_bancaria_id join v_conta_numeracao v on v.conta_bancaria_id = k.conta_bancaria_id`;

/** The collection data of an account; `travar` makes whoever works with its files, or with those of an account that counts with it, take turns. Throws CONTA_COBRANCA_NAO_ENCONTRADA. */
export async function carregarConta(db: Db | Tx, id: number, { travar = false }: { travar?: boolean } = {}): Promise<ContaDaRemessa> {
  if (travar)
    await sql`select 1 from contas_cobranca where conta_bancaria_id in (select outra_id from v_conta_mesma_numeracao where conta_bancaria_id = ${id})
      order by conta_bancaria_id for update`.execute(db);
  const { rows } = await sql<ContaDaRemessa>`select ${colunas} from ${deOnde} where k.conta_bancaria_id = ${id}`.execute(db);
  if (!rows[0]) throw errosContaCobranca.CONTA_COBRANCA_NAO_ENCONTRADA();
  return rows[0];
}

/** The collection accounts of a bank. */
export async function contasDoBanco(db: Db | Tx, bancoCodigo: string): Promise<ContaDaRemessa[]> {
  const { rows } =
    await sql<ContaDaRemessa>`select ${colunas} from ${deOnde} where c.banco_codigo = ${bancoCodigo} order by k.conta_bancaria_id`.execute(
      db,
    );
  return rows;
}
