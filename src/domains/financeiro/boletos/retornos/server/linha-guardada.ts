import { sql } from 'kysely';
import type { DataCivil } from '#shared/datas.ts';
import type { Centavos } from '#shared/dinheiro.ts';
import type { ParametrosDeRecusa } from '#shared/erros.ts';
import { type Efeito, trazDinheiro } from '#domains/financeiro/boletos/cnab/retorno.ts';

/** A line of a return file as it was kept. */
export type LinhaGuardada = {
  id: number;
  linha: number;
  chave: string;
  /** What became of it so far: `pendente` until the file is applied; otherwise it is tried again. */
  resultado: string;
  efeito: Efeito | 'ilegivel';
  ocorrencia: string;
  nossoNumero: string;
  idEmpresa: string;
  seuNumero: string;
  pagadorNome: string;
  nomeArquivo: string;
  formato: number;
  dataOcorrencia: DataCivil | null;
  dataCredito: DataCivil | null;
  pagoCentavos: Centavos;
  /** Null for lines that were read before it was kept. */
  liquidoCentavos: Centavos | null;
  tarifaCentavos: Centavos;
  tarifaLancada: boolean;
  motivos: string[];
  pixEmv: string | null;
  pixTxid: string | null;
  pixInvalido: boolean;
  parametros: ParametrosDeRecusa | null;
};

/** The columns of a kept line. */
export const colunasDaLinha = sql`l.id, l.linha, l.chave, l.resultado, l.efeito, l.ocorrencia, l.nosso_numero as "nossoNumero", l.id_empresa as "idEmpresa",
  l.seu_numero as "seuNumero", l.pagador_nome as "pagadorNome", (select r.nome_arquivo from retornos r where r.id = l.retorno_id) as "nomeArquivo",
  (select r.formato from retornos r where r.id = l.retorno_id) as formato, l.data_ocorrencia as "dataOcorrencia", l.data_credito as "dataCredito", l.pago_centavos as "pagoCentavos", l.liquido_centavos as "liquidoCentavos",
  l.tarifa_centavos as "tarifaCentavos", l.tarifa_lancada as "tarifaLancada", l.motivos, l.pix_emv as "pixEmv", l.pix_txid as "pixTxid",
  l.pix_invalido as "pixInvalido", l.parametros`;

/** The order in which lines count, in the preview as in the real thing: by the bank's dates and not by their place in the file. */
export const ordemDasLinhas = sql`l.data_ocorrencia, l.nosso_numero, l.ocorrencia, l.chave, l.id`;

/** The day of the payer and the day of the account; null when the bank tells none. */
export const diaDoPagamento = (l: LinhaGuardada): DataCivil | null => l.dataOcorrencia ?? l.dataCredito;
export const diaDoCaixa = (l: Pick<LinhaGuardada, 'dataCredito' | 'dataOcorrencia'>): DataCivil | null => l.dataCredito ?? l.dataOcorrencia;

/** A payment that did not stand, or not yet, has no tariff to post: the bank tells it again with what becomes of it. */
const semTarifa: ReadonlySet<string> = new Set(['estornada', 'cheque_pendente', 'ilegivel']);
/** Whether a tariff told beside a payment was taken from it: less reached the account than was paid. */
export const foiRetida = (l: Pick<LinhaGuardada, 'efeito' | 'pagoCentavos' | 'liquidoCentavos'>): boolean =>
  trazDinheiro(l.efeito) && l.liquidoCentavos !== null && l.liquidoCentavos < l.pagoCentavos;
/** Every tariff that the bank tells leaves the account, taken from the payment or debited beside it. */
export const cobraTarifa = (l: LinhaGuardada): boolean =>
  l.tarifaCentavos > 0 && !l.tarifaLancada && diaDoCaixa(l) !== null && !semTarifa.has(l.efeito);
