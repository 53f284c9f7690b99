import { sql } from 'kysely';
import type { Tx } from '#platform/server/database/kysely.ts';
import { assertPeriodoFinanceiroAberto } from '#domains/financeiro/caixa/server/door.ts';
import { baixarDoBanco, type PagamentoDoBanco, preverDoBanco } from '#domains/financeiro/titulos/server/door.ts';
import type { DataCivil } from '#shared/datas.ts';
import { type Centavos, formatarReais } from '#shared/dinheiro.ts';
import { ErroNegocio, type ParametrosErro } from '#shared/erros.ts';
import { type Efeito, trazDinheiro } from '../cnab/retorno.ts';
import { errosRetorno } from '../erros-retorno.ts';
import type { TermosDoBoleto } from '../instrucoes.ts';
import { type Previsto, previstos } from '../saidas.ts';
import type { SituacaoBoleto } from '../situacoes.ts';
import { valorDoBoletoEm } from '../valor-no-dia.ts';
import type { ContaDaRemessa } from './carregar-conta.ts';
import { gravarResultados, type Operador } from './gravar-resultados.ts';
import './restricoes.ts';

/** A line of a return file as it was kept. */
export type LinhaGuardada = {
  id: number;
  linha: number;
  chave: string;
  efeito: Efeito | 'ilegivel';
  nossoNumero: string;
  idEmpresa: string;
  dataOcorrencia: DataCivil | null;
  dataCredito: DataCivil | null;
  pagoCentavos: Centavos;
  tarifaCentavos: Centavos;
  tarifaLancada: boolean;
  motivos: string[];
  pixEmv: string | null;
  pixTxid: string | null;
  pixInvalido: boolean;
  parametros: ParametrosErro | null;
};
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
  temPix: boolean;
};
export type LinhaProcessada = {
  linha: LinhaGuardada;
  boleto: BoletoAchado | null;
  previsto: Previsto;
  resultado: 'aplicada' | 'informativa' | 'ja_aplicada' | 'excecao';
  recusa: ErroNegocio | null;
  baixaId: number | null;
  lancarTarifa: boolean;
};

/** The columns of a kept line. */
export const colunasDaLinha = sql`l.id, l.linha, l.chave, l.efeito, l.nosso_numero as "nossoNumero", l.id_empresa as "idEmpresa", l.data_ocorrencia as "dataOcorrencia",
  l.data_credito as "dataCredito", l.pago_centavos as "pagoCentavos", l.tarifa_centavos as "tarifaCentavos", l.tarifa_lancada as "tarifaLancada", l.motivos,
  l.pix_emv as "pixEmv", l.pix_txid as "pixTxid", l.pix_invalido as "pixInvalido", l.parametros`;

/**
 * Works through lines of a return file, one rule for the preview and the real thing: finds their slips, settles what was paid
 * through the door of titles, and tells of each line what became of it. With `quem` it writes; without, it only looks. The
 * caller holds the account locked, so that two files of one account take turns.
 */
export async function processarLinhas(
  tx: Tx,
  conta: ContaDaRemessa,
  linhas: readonly LinhaGuardada[],
  { quem, fuso }: { quem: Operador | null; fuso: string },
): Promise<LinhaProcessada[]> {
  const boletos = await acharBoletos(tx, conta.id, linhas);
  const repetidas = await jaProcessadas(tx, conta.id, linhas);
  const vistas = new Set<string>();
  const novas = linhas.filter((l) => !repetidas.has(l.chave) && !vistas.has(l.chave) && Boolean(vistas.add(l.chave)));
  const pagamentos = novas.flatMap((l) => pagamentoDe(conta, l, boletos.get(l.id)) ?? []);
  const titulos = quem
    ? await baixarDoBanco(tx, quem, pagamentos, fuso)
    : { feitas: new Map<number, { id: number }>(), recusas: await preverDoBanco(tx, pagamentos, fuso) };
  const tarifasFechadas = await diasFechados(tx, conta.id, novas.filter(cobraTarifa));
  const pagas = new Set(pagamentos.map((p) => p.chave));
  const deNovas = new Set(novas.map((l) => l.id));
  const processadas = linhas.map((linha): LinhaProcessada => {
    const boleto = boletos.get(linha.id) ?? null;
    const base = { linha, boleto, baixaId: null, recusa: null, lancarTarifa: false };
    if (!deNovas.has(linha.id)) return { ...base, previsto: 'ja_aplicada', resultado: 'ja_aplicada' };
    const tarifa = cobraTarifa(linha) ? tarifasFechadas.get(diaDoCaixa(linha) ?? '') : undefined;
    const recusa = titulos.recusas.get(linha.id) ?? recusaDaLinha(linha, boleto, pagas) ?? tarifa ?? null;
    const lancarTarifa = cobraTarifa(linha) && tarifa === undefined;
    if (recusa !== null) return { ...base, recusa, lancarTarifa, previsto: previstoDaRecusa(recusa, linha), resultado: 'excecao' };
    if (linha.efeito === 'informacao' || linha.efeito === 'ilegivel')
      return { ...base, lancarTarifa, previsto: 'informativa', resultado: 'informativa' };
    return {
      ...base,
      lancarTarifa,
      baixaId: titulos.feitas.get(linha.id)?.id ?? null,
      previsto: previstoDo(linha.efeito),
      resultado: 'aplicada',
    };
  });
  if (quem) await gravarResultados(tx, quem, conta, processadas);
  return processadas;
}

async function acharBoletos(tx: Tx, conta: number, linhas: readonly LinhaGuardada[]): Promise<Map<number, BoletoAchado>> {
  const numeros = [...new Set(linhas.map((l) => l.nossoNumero).filter((n) => n !== ''))];
  const nomes = [...new Set(linhas.map((l) => l.idEmpresa).filter((n) => n !== ''))];
  const { rows } =
    await sql<BoletoAchado>`select b.id, b.titulo_id as "tituloId", t.numero as "tituloNumero", b.situacao, b.nosso_numero as "nossoNumero", b.identificador,
      b.valor_centavos as "valorCentavos", b.base_juros_centavos as "baseJurosCentavos", b.desconto_centavos as "descontoCentavos", b.data_vencimento as "dataVencimento", b.multa_percentual::text as "multaPercentual",
      b.juros_percentual_mes::text as "jurosPercentualMes", b.amortizado_centavos as "amortizadoCentavos",
      b.recebido_centavos as "recebidoCentavos", b.dispensado_centavos as "dispensadoCentavos", b.pix_emv is not null as "temPix"
    from boletos b join v_titulo_receber t on t.id = b.titulo_id
    where b.conta_bancaria_id = ${conta} and (b.nosso_numero = any(${numeros}) or b.identificador = any(${nomes}))`.execute(tx);
  const porNumero = new Map(rows.map((b) => [b.nossoNumero, b]));
  const porNome = new Map(rows.map((b) => [b.identificador, b]));
  const achados = new Map<number, BoletoAchado>();
  for (const l of linhas) {
    const boleto = porNumero.get(l.nossoNumero) ?? porNome.get(l.idEmpresa);
    if (boleto) achados.set(l.id, boleto);
  }
  return achados;
}

/** Events of these lines that already had their effect, by another line. */
async function jaProcessadas(tx: Tx, conta: number, linhas: readonly LinhaGuardada[]): Promise<Set<string>> {
  const { rows } = await sql<{ id: number; chave: string }>`select id, chave from retornos_linhas where conta_bancaria_id = ${conta}
    and chave = any(${linhas.map((l) => l.chave)}) and resultado not in ('pendente', 'ja_aplicada')`.execute(tx);
  // A line of the queue that is tried again is no repetition of itself.
  const destas = new Set(linhas.map((l) => l.id));
  return new Set(rows.filter((r) => !destas.has(r.id)).map((r) => r.chave));
}

/** The day of the payer and the day of the account; null when the bank tells none. */
const diaDoPagamento = (l: LinhaGuardada): DataCivil | null => l.dataOcorrencia ?? l.dataCredito;
const diaDoCaixa = (l: LinhaGuardada): DataCivil | null => l.dataCredito ?? l.dataOcorrencia;
const semTarifa: ReadonlySet<string> = new Set(['rejeitada', 'recusada', 'estornada', 'cheque_pendente', 'informacao', 'ilegivel']);
const cobraTarifa = (l: LinhaGuardada): boolean =>
  l.tarifaCentavos > 0 && !l.tarifaLancada && diaDoCaixa(l) !== null && !semTarifa.has(l.efeito);

function pagamentoDe(conta: ContaDaRemessa, linha: LinhaGuardada, boleto: BoletoAchado | undefined): PagamentoDoBanco | null {
  const dia = diaDoPagamento(linha);
  if (linha.efeito !== 'paga' || !boleto || dia === null || linha.pagoCentavos === 0) return null;
  return {
    chave: linha.id,
    tituloId: boleto.tituloId,
    valorCentavos: linha.pagoCentavos,
    dataBaixa: dia,
    dataCredito: diaDoCaixa(linha) ?? dia,
    contaBancariaId: conta.id,
    formaPagamentoId: conta.formaPagamentoId,
    toleranciaCentavos: conta.toleranciaCentavos,
    esperado: {
      valorCentavos: valorDoBoletoEm(boleto, dia),
      amortizadoCentavos: boleto.amortizadoCentavos,
      recebidoCentavos: boleto.recebidoCentavos,
      dispensadoCentavos: boleto.dispensadoCentavos,
    },
  };
}

/** Why a line needs a person, apart from what titles say of its payment. */
function recusaDaLinha(linha: LinhaGuardada, boleto: BoletoAchado | null, pagas: ReadonlySet<number>): ErroNegocio | null {
  if (linha.efeito === 'ilegivel') return errosRetorno.LINHA_ILEGIVEL(linha.parametros ?? {});
  if (linha.efeito === 'informacao' || linha.efeito === 'tarifa') return null;
  if (!boleto) return errosRetorno.SEM_BOLETO({ nossoNumero: linha.nossoNumero });
  const { tituloNumero: numero } = boleto;
  const espera = esperaPor[linha.efeito];
  if (trazDinheiro(linha.efeito) && !pagas.has(linha.id) && linha.pagoCentavos === 0) return errosRetorno.PAGAMENTO_SEM_VALOR();
  if (trazDinheiro(linha.efeito) && !pagas.has(linha.id) && diaDoPagamento(linha) === null) return errosRetorno.PAGAMENTO_SEM_DATA();
  if (espera) return espera({ numero, motivos: linha.motivos.join(', ') || '—', valor: formatarReais(linha.pagoCentavos) });
  return linha.efeito === 'registrada' && linha.pixInvalido ? errosRetorno.PIX_CORROMPIDO({ numero }) : null;
}

/** What a bank tells that nobody but a person can answer. */
const esperaPor: Readonly<Partial<Record<LinhaGuardada['efeito'], typeof errosRetorno.REJEITADO_PELO_BANCO>>> = {
  rejeitada: errosRetorno.REJEITADO_PELO_BANCO,
  parcial: errosRetorno.PAGAMENTO_PARCIAL,
  cheque: errosRetorno.PAGAMENTO_EM_CHEQUE,
  cheque_pendente: errosRetorno.CHEQUE_PENDENTE,
  estornada: errosRetorno.PAGAMENTO_ESTORNADO,
  recusada: errosRetorno.INSTRUCAO_REJEITADA,
};

/** Effects that always wait for a person have no name of their own when they do not. */
const previstoDo = (efeito: Exclude<LinhaGuardada['efeito'], 'informacao' | 'ilegivel'>): Previsto =>
  (previstos as readonly string[]).includes(efeito) ? (efeito as Previsto) : 'informativa';

function previstoDaRecusa(recusa: ErroNegocio, linha: LinhaGuardada): Previsto {
  if (linha.efeito === 'ilegivel') return 'ilegivel';
  if (linha.efeito === 'rejeitada') return 'rejeitada';
  if (recusa.code === 'VALOR_DIVERGENTE' || recusa.code === 'PAGAMENTO_PARCIAL') return 'divergente';
  return recusa.code === 'SEM_BOLETO' ? 'nao_encontrada' : 'recusada';
}

/** Why money of some days can neither enter nor leave the account, by day. */
export async function diasFechados(tx: Tx, conta: number, linhas: readonly LinhaGuardada[]): Promise<Map<string, ErroNegocio>> {
  const fechados = new Map<string, ErroNegocio>();
  for (const dia of [...new Set(linhas.map((l) => diaDoCaixa(l) ?? ''))].toSorted()) {
    try {
      await assertPeriodoFinanceiroAberto(tx, conta, dia);
    } catch (causa) {
      if (!(causa instanceof ErroNegocio)) throw causa;
      fechados.set(dia, causa);
    }
  }
  return fechados;
}
