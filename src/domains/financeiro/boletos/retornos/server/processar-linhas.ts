import { ouRecusaDepois } from '#shared/julgar-cada.ts';
import type { Pessoa } from '#platform/server/auditoria/audit.ts';
import { type LinhaProcessada } from './linha-processada.ts';
import type { Ato } from '#platform/server/ato.ts';
import type { Tx } from '#platform/server/database/kysely.ts';
import { conferirPeriodoAberto } from '#domains/financeiro/caixa/server/door.ts';
import { baixarDoBanco, type PagamentoDoBanco, preverDoBanco } from '#domains/financeiro/titulos/baixas/do-banco/server/door.ts';
import { formatarReais } from '#shared/dinheiro.ts';
import { ErroNegocio } from '#shared/erros.ts';
import { trazDinheiro } from '#domains/financeiro/boletos/cnab/retorno.ts';
import { isComandoRecusado, isMovimentoConhecido } from '#domains/financeiro/boletos/retornos/movimentos/index.ts';
import { isVivo } from '#domains/financeiro/boletos/situacoes.ts';
import { errosRetorno } from '../erros.ts';
import { SEM_DETALHES } from '../sem-detalhes.ts';
import { type Previsto, previstos } from '../respostas.ts';
import { pedidoMaisPerto } from '../valor-no-dia.ts';
import type { ContaDaRemessa } from '#domains/financeiro/boletos/contas/server/door.ts';
import { isSemNumero } from './evento.ts';
import { gravarResultados } from './gravar-resultados.ts';
import { diaDoCaixa, diaDoPagamento, type LinhaGuardada } from './linha-guardada.ts';
import { type Historia, historiaVazia, type Triagem, triar } from './repeticoes.ts';
import { acharBoletos, type BoletoAchado } from './achar-boletos.ts';
import { contasDaNumeracao } from '#domains/financeiro/boletos/contas/server/door.ts';
import '#domains/financeiro/boletos/server/restricoes.ts';
import './restricoes.ts';

/**
 * Works through lines of a return file, one rule for the preview and the real thing: finds their slips, settles what was paid
 * through the door of titles, and tells of each line what became of it. With `quem` it writes; without, it only looks. The
 * caller holds the account locked, so that two files of one account take turns. A preview in batches hands on what it was told so far.
 */
export async function processarLinhas(
  ato: Ato<Pessoa | null>,
  conta: ContaDaRemessa,
  lidas: readonly LinhaGuardada[],
  historia: Historia = historiaVazia(),
): Promise<LinhaProcessada[]> {
  const { tx, quem } = ato;
  const boletos = await acharBoletos(tx, conta, lidas);
  const linhas = lidas.map((l) => comoRespondida(conta, l, boletos.get(l.id)));
  const triagem = await triar(tx, await contasDaNumeracao(tx, conta.id), linhas, historia);
  const { novas, repetidas, pagasDeNovo, comTarifa } = triagem;
  const pagamentos = novas.flatMap((l) =>
    pagasDeNovo.has(l.id) || triagem.tomadas.has(l.id) ? [] : (pagamentoDe(conta, l, boletos.get(l.id)) ?? []),
  );
  const titulos = quem
    ? await baixarDoBanco({ ...ato, quem }, pagamentos)
    : { feitas: new Map<number, { id: number }>(), recusas: await preverDoBanco(ato, pagamentos) };
  const tarifasFechadas = await diasFechados(
    tx,
    conta.id,
    linhas.filter((l) => comTarifa.has(l.id)),
  );
  const pagas = new Set(pagamentos.map((p) => p.chave));
  const processadas = linhas.map((linha): LinhaProcessada => {
    const boleto = boletos.get(linha.id) ?? null;
    const repete = repetidas.get(linha.id);
    if (repete) {
      const resultado = repete.aplicada ? 'ja_aplicada' : 'repetida';
      return { linha, boleto, previsto: resultado, resultado, recusa: null, baixaId: null, lancarTarifa: false, repeteId: repete.id };
    }
    const quando = comTarifa.get(linha.id);
    const tarifa = quando && tarifasFechadas.get(diaDoCaixa(linha) ?? '');
    const recusa = titulos.recusas.get(linha.id) ?? recusaDaLinha(conta, linha, boleto, pagas, triagem) ?? tarifa ?? null;
    const lancarTarifa = tarifa === undefined && (quando === 'ja' || (quando === 'com_o_dinheiro' && recusa === null));
    const base = { linha, boleto, baixaId: null, recusa, lancarTarifa, repeteId: null };
    if (recusa !== null) return { ...base, previsto: previstoDaRecusa(recusa, linha), resultado: 'excecao' };
    if (linha.efeito === 'informacao' || linha.efeito === 'ilegivel') return { ...base, previsto: 'informativa', resultado: 'informativa' };
    return { ...base, baixaId: titulos.feitas.get(linha.id)?.id ?? null, previsto: previstoDo(linha.efeito), resultado: 'aplicada' };
  });
  if (quem) await gravarResultados({ ...ato, quem }, conta, processadas);
  return processadas;
}

/** A refusal that does not say of what is that of the entry, where nothing else was asked for. */
function comoRespondida(conta: ContaDaRemessa, linha: LinhaGuardada, boleto: BoletoAchado | undefined): LinhaGuardada {
  return boleto?.soEntrada && isComandoRecusado(manualDe(conta, linha), linha) ? { ...linha, efeito: 'rejeitada' } : linha;
}

/** By which manual the codes of a line are read. */
const manualDe = ({ bancoCodigo: banco }: ContaDaRemessa, { formato }: LinhaGuardada) =>
  ({ formato: formato === 400 ? 400 : 240, banco }) as const;

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
    formaPagamentoId: boleto.formaPagamentoId,
    toleranciaCentavos: boleto.toleranciaCentavos,
    esperado: {
      valorCentavos: pedidoMaisPerto(boleto, dia, linha.pagoCentavos),
      amortizadoCentavos: boleto.amortizadoCentavos,
      recebidoCentavos: boleto.recebidoCentavos,
      dispensadoCentavos: boleto.dispensadoCentavos,
      dataVencimento: boleto.vencimentoTitulo,
    },
  };
}

/** Why a line needs a person, apart from what titles say of its payment. */
function recusaDaLinha(
  conta: ContaDaRemessa,
  linha: LinhaGuardada,
  boleto: BoletoAchado | null,
  pagas: ReadonlySet<number>,
  { pagasDeNovo, tomadas, tarifasDitas }: Triagem,
): ErroNegocio | null {
  if (linha.efeito === 'ilegivel')
    return linha.parametros?.campo === SEM_DETALHES
      ? errosRetorno.ARQUIVO_SEM_DETALHES()
      : errosRetorno.LINHA_ILEGIVEL({ linha: linha.linha, porque: linha.parametros?.['porque'] ?? '—' });
  if (linha.efeito === 'desconhecida') return recusaDoMovimento(conta, linha);
  const outraTarifa = linha.efeito === 'tarifa' ? tarifasDitas.get(linha.id) : undefined;
  if (outraTarifa)
    return errosRetorno.TARIFA_DITA_DE_NOVO({
      valor: formatarReais(linha.tarifaCentavos),
      arquivo: outraTarifa.nomeArquivo,
      linha: outraTarifa.linha,
    });
  if (linha.efeito === 'informacao' || linha.efeito === 'tarifa') return null;
  // Equal payments without number, document and payer alike, may well be two: the line itself tells of the others.
  const outra = boleto || !isSemNumero(linha.nossoNumero) ? pagasDeNovo.get(linha.id) : undefined;
  if (outra) {
    const onde = { arquivo: outra.nomeArquivo, linha: outra.linha };
    return outra.virouCredito ? errosRetorno.PAGAMENTO_JA_EM_CREDITO(onde) : errosRetorno.PAGO_DUAS_VEZES(onde);
  }
  const tomada = tomadas.get(linha.id);
  if (tomada) return errosRetorno.PAGAMENTO_TOMADO_DE_VOLTA({ arquivo: tomada.nomeArquivo, linha: tomada.linha });
  if (!boleto && isSemNumero(linha.nossoNumero))
    return errosRetorno.SEM_NOSSO_NUMERO({ documento: linha.seuNumero || '—', pagador: linha.pagadorNome || '—' });
  if (!boleto) return errosRetorno.SEM_BOLETO({ nossoNumero: linha.nossoNumero });
  const { tituloNumero: numero } = boleto;
  // Of a slip that was paid or taken down nothing is asked any more.
  if (linha.efeito === 'recusada' && !isVivo(boleto.situacao)) return null;
  const espera =
    linha.efeito === 'recusada' && boleto.ultimaInstrucao === 'vencimento' ? errosRetorno.VENCIMENTO_RECUSADO : esperaPor[linha.efeito];
  if (trazDinheiro(linha.efeito) && !pagas.has(linha.id) && linha.pagoCentavos === 0) return errosRetorno.PAGAMENTO_SEM_VALOR();
  if (trazDinheiro(linha.efeito) && !pagas.has(linha.id) && diaDoPagamento(linha) === null) return errosRetorno.PAGAMENTO_SEM_DATA();
  if (espera) return espera({ numero, motivos: linha.motivos.join(', ') || '—', valor: formatarReais(linha.pagoCentavos) });
  return linha.efeito === 'registrada' && linha.pixInvalido ? errosRetorno.PIX_CORROMPIDO({ numero }) : null;
}

/** A code that the manual does not give, or one that it gives and that brought money all the same. */
function recusaDoMovimento(conta: ContaDaRemessa, linha: LinhaGuardada): ErroNegocio {
  return isMovimentoConhecido(manualDe(conta, linha), linha)
    ? errosRetorno.MOVIMENTO_COM_DINHEIRO({ codigo: linha.ocorrencia, valor: formatarReais(linha.pagoCentavos) })
    : errosRetorno.MOVIMENTO_DESCONHECIDO({ codigo: linha.ocorrencia || '—' });
}

/** What a bank tells that nobody but a person can answer. */
type Espera = (params: Record<'numero' | 'motivos' | 'valor', string>) => ErroNegocio;
const esperaPor: Readonly<Partial<Record<LinhaGuardada['efeito'], Espera>>> = {
  rejeitada: errosRetorno.REJEITADO_PELO_BANCO,
  parcial: errosRetorno.PAGAMENTO_PARCIAL,
  cheque: errosRetorno.PAGAMENTO_EM_CHEQUE,
  cheque_pendente: errosRetorno.CHEQUE_PENDENTE,
  estornada: errosRetorno.PAGAMENTO_ESTORNADO,
  recusada: errosRetorno.INSTRUCAO_REJEITADA,
};

/** Effects that always wait for a person have no name of their own when they do not. */
const previstoDo = (efeito: LinhaGuardada['efeito']): Previsto =>
  (previstos as readonly string[]).includes(efeito) ? (efeito as Previsto) : 'informativa';

function previstoDaRecusa(recusa: ErroNegocio, linha: LinhaGuardada): Previsto {
  if (linha.efeito === 'ilegivel') return 'ilegivel';
  if (linha.efeito === 'rejeitada') return 'rejeitada';
  if (recusa.code === 'VALOR_DIVERGENTE' || recusa.code === 'PAGAMENTO_PARCIAL') return 'divergente';
  return recusa.code === 'SEM_BOLETO' || recusa.code === 'SEM_NOSSO_NUMERO' ? 'nao_encontrada' : 'recusada';
}

/** Why money of some days can neither enter nor leave the account, by day. */
export async function diasFechados(tx: Tx, conta: number, linhas: readonly LinhaGuardada[]): Promise<Map<string, ErroNegocio>> {
  const fechados = new Map<string, ErroNegocio>();
  for (const dia of [...new Set(linhas.map((l) => diaDoCaixa(l) ?? ''))].toSorted()) {
    const recusa = await ouRecusaDepois(conferirPeriodoAberto(tx, conta, dia));
    if (recusa instanceof ErroNegocio) fechados.set(dia, recusa);
  }
  return fechados;
}
