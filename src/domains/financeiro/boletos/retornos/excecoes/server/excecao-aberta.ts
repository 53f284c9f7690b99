import { errosExcecao } from '../erros.ts';
import type { Pessoa } from '#platform/server/auditoria/audit.ts';
import type { Ato } from '#platform/server/ato.ts';
import { sql } from 'kysely';
import type { Tx } from '#platform/server/database/kysely.ts';
import { type DataCivil, formatarData } from '#shared/datas.ts';
import type { Centavos } from '#shared/dinheiro.ts';
import { trazDinheiro } from '#domains/financeiro/boletos/cnab/retorno.ts';
import { errosRetorno } from '#domains/financeiro/boletos/retornos/erros.ts';
import { decidir } from '#domains/financeiro/boletos/server/decisoes.ts';
import { instrucaoRepetivel } from '#domains/financeiro/boletos/server/baixa-enviada.ts';
import { carregarConta, type ContaDaRemessa } from '#domains/financeiro/boletos/contas/server/door.ts';
import { desfeita } from '#domains/financeiro/boletos/retornos/server/desfeita.ts';
import { colunasDaLinha, type LinhaGuardada } from '#domains/financeiro/boletos/retornos/server/linha-guardada.ts';
import '#domains/financeiro/boletos/server/restricoes.ts';
import '#domains/financeiro/boletos/retornos/server/restricoes.ts';

type Situacao = 'excecao' | 'ignorada' | 'resolvida' | 'aplicada';
/** A line of the queue with whose it is. */
export type Aberta = LinhaGuardada & {
  contaId: number;
  /** What was made of it was undone: it waits again, though nobody put it back yet. */
  desfeita: boolean;
  tituloDoBoletoId: number | null;
  pagadorDoBoletoId: number | null;
  boletoId: number | null;
  /** Of the carteira and convênio that its slip was issued under; the account's usual ones without slip. */
  formaPagamentoId: number;
  toleranciaCentavos: Centavos;
  /** Where the bank said later that it took this money back, while that line waits. */
  tomada: { arquivo: string; linha: number } | null;
  /** What of its living slip the bank was asked for last, and may be asked for again. */
  instrucao: 'baixa' | 'vencimento' | null;
};

/** Lines of the queue, in the order of their ids. The caller holds their accounts. */
export async function lerAbertas(tx: Tx, ids: readonly number[], { travar }: { travar: boolean }): Promise<Aberta[]> {
  const { rows } =
    await sql<Aberta>`select ${colunasDaLinha}, l.conta_bancaria_id as "contaId", ${desfeita} as desfeita, b.titulo_id as "tituloDoBoletoId", l.boleto_id as "boletoId",
      (select s.pagador_id from v_titulo_saldo s where s.id = b.titulo_id) as "pagadorDoBoletoId",
      ${instrucaoRepetivel} as instrucao,
      (select json_build_object('arquivo', r.nome_arquivo, 'linha', v.linha) from retornos_linhas v join retornos r on r.id = v.retorno_id where v.boleto_id = l.boleto_id
        and v.efeito = 'estornada' and v.resultado = 'excecao' and v.id > l.id and v.pago_centavos in (0, l.pago_centavos) order by v.id limit 1) as tomada,
      k.forma_pagamento_id as "formaPagamentoId", k.tolerancia_centavos as "toleranciaCentavos"
    from retornos_linhas l left join boletos b on b.id = l.boleto_id
    join contas_cobranca k on k.id = coalesce(b.conta_cobranca_id, (select p.id from v_cobranca_padrao p where p.conta_bancaria_id = l.conta_bancaria_id))
    where l.id = any(${ids as number[]}) order by l.id ${travar ? sql`for update of l` : sql``}`.execute(tx);
  return rows;
}

/** A line held with its account: two people who decide about it take turns. Throws EXCECAO_NAO_ENCONTRADA, EXCECAO_JA_TRATADA. */
export async function travar(tx: Tx, id: number, ...esperadas: readonly Situacao[]): Promise<{ linha: Aberta; conta: ContaDaRemessa }> {
  const { rows: alvos } = await sql<{ conta: number }>`select conta_bancaria_id as conta from retornos_linhas where id = ${id}`.execute(tx);
  if (!alvos[0]) throw errosExcecao.EXCECAO_NAO_ENCONTRADA();
  const conta = await carregarConta(tx, alvos[0].conta, { travar: true });
  const [linha] = await lerAbertas(tx, [id], { travar: true });
  if (!linha) throw errosExcecao.EXCECAO_NAO_ENCONTRADA();
  if (!(esperadas as readonly string[]).includes(linha.resultado)) throw errosRetorno.EXCECAO_JA_TRATADA();
  return { linha, conta };
}

/**
 * A line of the queue, held to be dealt with; one that was undone is put back first. Money that the bank took back since is dealt with in no other
 * way than out of the queue (`soSai`). Throws EXCECAO_NAO_ENCONTRADA, EXCECAO_JA_TRATADA, PAGAMENTO_TOMADO_DE_VOLTA.
 */
export async function travarAberta(
  ato: Ato<Pessoa>,
  id: number,
  { soSai = false }: { soSai?: boolean } = {},
): Promise<{ linha: Aberta; conta: ContaDaRemessa }> {
  const { tx } = ato;
  const { linha, conta } = await travar(tx, id, 'excecao', 'resolvida', 'aplicada');
  const [aberta] = await devolverDesfeitas(ato, [linha]);
  if (aberta?.resultado !== 'excecao') throw errosRetorno.EXCECAO_JA_TRATADA();
  if (aberta.tomada !== null && trazDinheiro(aberta.efeito) && !soSai) throw errosRetorno.PAGAMENTO_TOMADO_DE_VOLTA(aberta.tomada);
  return { linha: aberta, conta };
}

/** Puts back into the queue those of the held lines whose baixa or credit was undone. */
export async function devolverDesfeitas(ato: Ato<Pessoa>, linhas: readonly Aberta[]): Promise<Aberta[]> {
  const { tx } = ato;
  const ids = linhas.filter((l) => l.desfeita).map((l) => l.id);
  if (ids.length > 0)
    await sql`update retornos_linhas set resultado = 'excecao', problema = 'PAGAMENTO_DESFEITO', parametros = null, baixa_id = null, credito_id = null
      where id = any(${ids})`.execute(tx);
  await decidir(
    ato,
    ids.map((linhaId) => ({ linhaId, decisao: 'reaberta' })),
  );
  return linhas.map((l) => (l.desfeita ? { ...l, resultado: 'excecao', desfeita: false } : l));
}

/**
 * The day on which the money of a line enters the account: the bank's, unless its books are closed and a person says another. Money does not
 * enter before it was paid, nor after today, except on a day that the bank itself told.
 * Throws EXCECAO_SEM_PAGAMENTO, ENTRADA_FORA_DOS_DIAS.
 */
export function diaDaEntrada(linha: Aberta, pedido: DataCivil | null, hoje: DataCivil): DataCivil {
  const pagamento = diaDoPagamento(linha, pedido);
  const doBanco = linha.dataCredito ?? linha.dataOcorrencia;
  const dia = pedido ?? doBanco ?? pagamento;
  if (dia === doBanco) return dia;
  const ate = doBanco !== null && doBanco > hoje ? doBanco : hoje;
  if (dia >= pagamento && dia <= ate) return dia;
  const de = pagamento < ate ? pagamento : ate;
  throw errosExcecao.ENTRADA_FORA_DOS_DIAS({ de: formatarData(de), ate: formatarData(ate) }, { campos: ['dataCredito'] });
}

/**
 * The day on which the payer paid what a line tells of; of one on which the bank tells no day, the one that a person says.
 * Throws EXCECAO_SEM_PAGAMENTO when it tells of no payment, DIGA_O_DIA_DO_PAGAMENTO.
 */
export function diaDoPagamento(linha: Aberta, pedido: DataCivil | null = null): DataCivil {
  if (!trazDinheiro(linha.efeito) || linha.pagoCentavos === 0) throw errosExcecao.EXCECAO_SEM_PAGAMENTO();
  const dia = linha.dataOcorrencia ?? linha.dataCredito ?? pedido;
  if (dia === null) throw errosExcecao.DIGA_O_DIA_DO_PAGAMENTO({}, { campos: ['dataCredito'] });
  return dia;
}
