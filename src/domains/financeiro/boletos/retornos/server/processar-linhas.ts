import { ouRecusaDepois } from '#shared/julgar-cada.ts';
import type { Pessoa } from '#platform/server/auditoria/audit.ts';
import { type LinhaProcessada } from './linha-processada.ts';
import type { Ato } from '#platform/server/ato.ts';
import type { Tx } from '#platform/server/database/kysely.ts';
import { assertPeriodoFinanceiroAberto } from '#domains/financeiro/caixa/server/door.ts';
import { baixarDoBanco, type PagamentoDoBanco, preverDoBanco } from '#domains/financeiro/titulos/baixas/do-banco/server/door.ts';
import { formatarReais } from '#shared/dinheiro.ts';
import { ErroNegocio } from '#shared/erros.ts';
import { trazDinheiro } from '#domains/financeiro/boletos/cnab/retorno.ts';
import { errosRetorno } from '../erros.ts';
import { type Previsto, previstos } from '../respostas.ts';
import { pedidoMaisPerto } from '../valor-no-dia.ts';
import type { ContaDaRemessa } from '#domains/financeiro/boletos/contas/server/door.ts';
import { isSemNumero } from './evento.ts';
import { gravarResultados } from './gravar-resultados.ts';
import { diaDoCaixa, diaDoPagamento, type LinhaGuardada } from './linha-guardada.ts';
import { anotarAplicada, foiAplicada, type Historia, historiaVazia, triar } from './repeticoes.ts';
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
  linhas: readonly LinhaGuardada[],
  historia: Historia = historiaVazia(),
): Promise<LinhaProcessada[]> {
  const { tx, quem } = ato;
  const boletos = await acharBoletos(tx, conta, linhas);
  const { novas, repetidas, comTarifa } = await triar(tx, await contasDaNumeracao(tx, conta.id), linhas, boletos, historia);
  const pagamentos = novas.flatMap((l) => pagamentoDe(conta, l, boletos.get(l.id)) ?? []);
  const titulos = quem
    ? await baixarDoBanco({ ...ato, quem }, pagamentos)
    : { feitas: new Map<number, { id: number }>(), recusas: await preverDoBanco(ato, pagamentos) };
  const tarifas = linhas.filter((l) => comTarifa.has(l.id));
  const tarifasFechadas = await diasFechados(tx, conta.id, tarifas);
  const pagas = new Set(pagamentos.map((p) => p.chave));
  const feitas = new Map<number, LinhaProcessada>();
  for (const linha of novas) {
    const boleto = boletos.get(linha.id) ?? null;
    const tarifa = comTarifa.has(linha.id) ? tarifasFechadas.get(diaDoCaixa(linha) ?? '') : undefined;
    const recusa = titulos.recusas.get(linha.id) ?? recusaDaLinha(linha, boleto, pagas) ?? tarifa ?? null;
    const base = { linha, boleto, baixaId: null, recusa, lancarTarifa: comTarifa.has(linha.id) && tarifa === undefined };
    // A registration stands though its Pix code waits for a person.
    if (linha.efeito === 'registrada') anotarAplicada(historia, linha, null);
    if (recusa !== null) feitas.set(linha.id, { ...base, previsto: previstoDaRecusa(recusa, linha), resultado: 'excecao' });
    else if (linha.efeito === 'informacao' || linha.efeito === 'ilegivel')
      feitas.set(linha.id, { ...base, previsto: 'informativa', resultado: 'informativa' });
    else {
      anotarAplicada(historia, linha, boleto?.id ?? null);
      const baixaId = titulos.feitas.get(linha.id)?.id ?? null;
      feitas.set(linha.id, { ...base, baixaId, previsto: previstoDo(linha.efeito), resultado: 'aplicada' });
    }
  }
  const processadas = linhas.map((linha): LinhaProcessada => {
    const feita = feitas.get(linha.id);
    if (feita) return feita;
    const aplicada = foiAplicada(historia, linha, repetidas.get(linha.id) ?? { pagamento: null, ordem: 1 });
    const resultado = aplicada ? 'ja_aplicada' : 'repetida';
    const lancarTarifa = comTarifa.has(linha.id) && !tarifasFechadas.has(diaDoCaixa(linha) ?? '');
    return { linha, boleto: boletos.get(linha.id) ?? null, previsto: resultado, resultado, recusa: null, baixaId: null, lancarTarifa };
  });
  if (quem) await gravarResultados({ ...ato, quem }, conta, processadas);
  return processadas;
}

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
    },
  };
}

/** Why a line needs a person, apart from what titles say of its payment. */
function recusaDaLinha(linha: LinhaGuardada, boleto: BoletoAchado | null, pagas: ReadonlySet<number>): ErroNegocio | null {
  if (linha.efeito === 'ilegivel') return errosRetorno.LINHA_ILEGIVEL({ linha: '—', campo: '—', conteudo: '—', ...linha.parametros });
  if (linha.efeito === 'informacao' || linha.efeito === 'tarifa') return null;
  if (!boleto && isSemNumero(linha.nossoNumero))
    return errosRetorno.SEM_NOSSO_NUMERO({ documento: linha.seuNumero || '—', pagador: linha.pagadorNome || '—' });
  if (!boleto) return errosRetorno.SEM_BOLETO({ nossoNumero: linha.nossoNumero });
  const { tituloNumero: numero } = boleto;
  const espera = esperaPor[linha.efeito];
  if (trazDinheiro(linha.efeito) && !pagas.has(linha.id) && linha.pagoCentavos === 0) return errosRetorno.PAGAMENTO_SEM_VALOR();
  if (trazDinheiro(linha.efeito) && !pagas.has(linha.id) && diaDoPagamento(linha) === null) return errosRetorno.PAGAMENTO_SEM_DATA();
  if (espera) return espera({ numero, motivos: linha.motivos.join(', ') || '—', valor: formatarReais(linha.pagoCentavos) });
  return linha.efeito === 'registrada' && linha.pixInvalido ? errosRetorno.PIX_CORROMPIDO({ numero }) : null;
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
const previstoDo = (efeito: Exclude<LinhaGuardada['efeito'], 'informacao' | 'ilegivel'>): Previsto =>
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
    const recusa = await ouRecusaDepois(assertPeriodoFinanceiroAberto(tx, conta, dia));
    if (recusa instanceof ErroNegocio) fechados.set(dia, recusa);
  }
  return fechados;
}
