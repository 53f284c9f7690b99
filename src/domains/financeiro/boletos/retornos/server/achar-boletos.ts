import { sql } from 'kysely';
import type { Tx } from '#platform/server/database/kysely.ts';
import type { DataCivil } from '#shared/datas.ts';
import type { Centavos } from '#shared/dinheiro.ts';
import type { TermosDoBoleto } from '#domains/financeiro/boletos/instrucoes.ts';
import type { SituacaoBoleto } from '#domains/financeiro/boletos/situacoes.ts';
import { ultimaInstrucao } from '#domains/financeiro/boletos/server/baixa-enviada.ts';
import type { ContaDaRemessa } from '#domains/financeiro/boletos/contas/server/door.ts';
import type { LinhaGuardada } from './linha-guardada.ts';

export type BoletoAchado = TermosDoBoleto & {
  id: number;
  tituloId: number;
  tituloNumero: string;
  situacao: SituacaoBoleto;
  nossoNumero: string;
  identificador: string;
  amortizadoCentavos: Centavos;
  recebidoCentavos: Centavos;
  dispensadoCentavos: Centavos;
  /** When its title fell due as the slip was made, or as the bank was told last. */
  vencimentoTitulo: DataCivil;
  temPix: boolean;
  /** Nothing but its entry was ever asked of the bank, which has not taken it. */
  soEntrada: boolean;
  /** What the bank was last asked to do with it since it registered it. */
  ultimaInstrucao: 'baixa' | 'entrada' | 'vencimento' | null;
  /** Of the carteira and convênio that it was issued under. */
  formaPagamentoId: number;
  toleranciaCentavos: Centavos;
};

/**
 * The slip that each line of a file tells of: by its number, else by the name that the product gave it. Slips of the account, and those that
 * the bank counts with them: an account that was registered anew gets the news of the slips of before. A number on two papers names
 * none of them; the line says which, or waits for a person.
 */
export async function acharBoletos(
  tx: Tx,
  { id: conta, numeracao }: Pick<ContaDaRemessa, 'id' | 'numeracao'>,
  linhas: readonly LinhaGuardada[],
): Promise<Map<number, BoletoAchado>> {
  const numeros = [...new Set(linhas.map((l) => l.nossoNumero).filter((n) => n !== ''))];
  const nomes = [...new Set(linhas.map((l) => l.idEmpresa).filter((n) => n !== ''))];
  const { rows } =
    await sql<BoletoAchado>`select b.id, b.titulo_id as "tituloId", t.numero as "tituloNumero", b.situacao, b.nosso_numero as "nossoNumero", b.identificador,
      b.valor_centavos as "valorCentavos", b.base_juros_centavos as "baseJurosCentavos", b.desconto_centavos as "descontoCentavos", b.data_vencimento as "dataVencimento", b.multa_percentual::text as "multaPercentual",
      b.juros_percentual_mes::text as "jurosPercentualMes", b.amortizado_centavos as "amortizadoCentavos",
      b.recebido_centavos as "recebidoCentavos", b.dispensado_centavos as "dispensadoCentavos", b.pix_emv is not null as "temPix",
      b.situacao in ('enviada', 'rejeitada') and not exists (select 1 from remessas_itens i where i.boleto_id = b.id and i.movimento <> 'entrada') as "soEntrada", ${ultimaInstrucao} as "ultimaInstrucao", b.data_limite as "dataLimite", b.vencimento_titulo as "vencimentoTitulo",
      k.forma_pagamento_id as "formaPagamentoId", k.tolerancia_centavos as "toleranciaCentavos"
    from boletos b join contas_cobranca k on k.id = b.conta_cobranca_id join v_titulo_receber t on t.id = b.titulo_id
    where b.id in (
      select id from boletos where conta_bancaria_id = ${conta} and nosso_numero = any(${numeros})
      union select id from boletos where chave_numeracao = ${numeracao} and nosso_numero = any(${numeros})
      union select id from boletos where identificador = any(${nomes}) and (conta_bancaria_id = ${conta} or chave_numeracao = ${numeracao}))`.execute(
      tx,
    );
  const porNumero = Map.groupBy(rows, (b) => b.nossoNumero);
  const porNome = new Map(rows.map((b) => [b.identificador, b]));
  const achados = new Map<number, BoletoAchado>();
  for (const l of linhas) {
    const doNumero = porNumero.get(l.nossoNumero) ?? [];
    const boleto = doNumero.length === 1 ? doNumero[0] : porNome.get(l.idEmpresa);
    if (boleto) achados.set(l.id, boleto);
  }
  return achados;
}
