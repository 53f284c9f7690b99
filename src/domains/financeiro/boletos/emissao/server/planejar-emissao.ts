import { faltaQueImpede } from '#domains/pessoas/pendencias/regras.ts';
import { errosEmissaoDeBoleto } from '../erros.ts';
import type { DataCivil, FeriadosLocais } from '#shared/datas.ts';
import { type Centavos, centavos } from '#shared/dinheiro.ts';
import type { ErroNegocio } from '#shared/erros.ts';
import { dataLimite, descontoSobre } from '#domains/financeiro/titulos/devido/valor-devido.ts';
import { bancoDe } from '#domains/financeiro/boletos/codigos/bancos/index.ts';
import { cobrancaDaConta, type CobrancaGuardada, problemasDaCobranca } from '#domains/financeiro/boletos/codigos/cobranca.ts';
import { errosBoletos } from '#domains/financeiro/boletos/erros.ts';
import type { TituloAEmitir } from './carregar-emissao.ts';

export type BoletoPlanejado = {
  titulo: TituloAEmitir;
  contaCobrancaId: number;
  cobranca: CobrancaGuardada;
  vencimento: DataCivil;
  /** The last day on which it is paid on time. */
  limite: DataCivil;
  /** When its title falls due. */
  vencimentoTitulo: DataCivil;
  valorCentavos: Centavos;
  /** What interest runs on: not on the fine and the interest that the slip of an overdue title asks for. */
  baseJurosCentavos: Centavos;
  descontoCentavos: Centavos;
  multaPercentual: string;
  jurosPercentualMes: string;
  amortizadoCentavos: Centavos;
  recebidoCentavos: Centavos;
  dispensadoCentavos: Centavos;
};

const valorMaximo = 9_999_999_999;
const semTaxa = '0.0000';
const errosDaFalta = { cpf: errosEmissaoDeBoleto.PAGADOR_SEM_DOCUMENTO, endereco: errosEmissaoDeBoleto.PAGADOR_SEM_ENDERECO };

/** What has to happen before another slip is issued in the place of one that is no longer valid. */
const saidas = {
  ninguem: {
    br: 'o banco não o conhece; peça a baixa dele, que acaba na hora, e emita outro',
    en: 'the bank does not know it; ask for its write-off, which ends it at once, and issue another',
  },
  recusa: {
    br: 'o banco recusou o que se pediu dele; trate a recusa em Exceções',
    en: 'the bank refused what was asked of it; deal with the refusal under Exceptions',
  },
  retirada: {
    br: 'o banco recusou a baixa dele, e a recusa foi tirada da fila; peça a baixa de novo e emita outro depois dela',
    en: 'the bank refused its write-off, and the refusal was taken out of the queue; ask for the write-off again and issue another after it',
  },
  banco: {
    br: 'o banco ainda o recebe; gere a remessa, se ainda não foi, e emita outro depois da baixa',
    en: 'the bank still takes it; make the remittance, if it did not go yet, and issue another after the write-off',
  },
} as const;

/**
 * The slip of a title, or why it gets none. On time it asks for the balance, with the conditional discount, fine and interest
 * as the title has them, and what a change of due date kept of before; overdue, for what is owed on the new due date, fine included, and from then on for interest alone, which
 * goes on running on the balance and not on charges (handbook brazil.md §3.2: no compounding). Pure.
 */
export function planejarEmissao(
  titulo: TituloAEmitir,
  { hoje, novoVencimento, locais }: { hoje: DataCivil; novoVencimento: DataCivil | null; locais: FeriadosLocais },
): BoletoPlanejado | { erro: ErroNegocio } {
  const { numero, conta, cobranca, pagadorNome: pagador } = titulo;
  if (titulo.situacao !== 'aberto' && titulo.situacao !== 'parcial') return { erro: errosEmissaoDeBoleto.TITULO_NAO_ABERTO({ numero }) };
  if (titulo.alunoFalecidoEm !== null && titulo.dataVencimento > titulo.alunoFalecidoEm)
    return { erro: errosBoletos.ALUNO_FALECIDO({ numero }) };
  if (titulo.boletoVivo)
    return {
      erro: titulo.boletoVivo.naoVale
        ? errosBoletos.BOLETO_SAINDO({ numero, boleto: titulo.boletoVivo.numero, saida: saidas[titulo.boletoVivo.espera] })
        : errosBoletos.TITULO_JA_TEM_BOLETO({ numero }),
    };
  if (titulo.pagamentoNaFila) return { erro: errosBoletos.PAGAMENTO_NA_FILA({ numero }) };
  // What was issued before goes on; nothing new is asked for where the school no longer wants to be paid.
  if (!titulo.contaAtiva) return { erro: errosEmissaoDeBoleto.CONTA_DO_TITULO_INATIVA({ numero, conta: titulo.contaNome }) };
  const banco = bancoDe(conta.bancoCodigo);
  const dados = cobranca && cobrancaDaConta(conta, cobranca);
  if (!banco || !cobranca || !dados || problemasDaCobranca(banco, dados).length > 0)
    return { erro: errosEmissaoDeBoleto.CONTA_SEM_COBRANCA({ numero, conta: titulo.contaNome }) };
  const falta = faltaQueImpede('cobrar', 'pagador', { cpf: titulo.pagadorCpf !== null, endereco: titulo.pagadorTemEndereco });
  if (falta !== null) return { erro: errosDaFalta[falta]({ nome: pagador }) };
  const vencido = titulo.dataLimite < hoje;
  if (vencido && novoVencimento === null) return { erro: errosEmissaoDeBoleto.TITULO_VENCIDO({ numero }) };
  const devido = titulo.devido ?? {
    totalCentavos: titulo.saldoCentavos,
    multaCentavos: centavos(0),
    jurosCentavos: centavos(0),
    descontoCentavos: descontoSobre(titulo.saldoCentavos, titulo.descontoCondicionalCentavos),
  };
  const mantidos = centavos(vencido ? 0 : devido.multaCentavos + devido.jurosCentavos);
  const valor = vencido ? devido.totalCentavos : centavos(titulo.saldoCentavos + mantidos);
  if (valor > valorMaximo) return { erro: errosEmissaoDeBoleto.VALOR_ACIMA_DO_BOLETO({ numero }) };
  // What an earlier part payment was granted is gone; the rest of the discount stands until the due date.
  const desconto = vencido ? centavos(0) : devido.descontoCentavos;
  const vencimento = vencido ? (novoVencimento ?? hoje) : titulo.dataVencimento;
  return {
    titulo,
    contaCobrancaId: cobranca.id,
    cobranca: {
      ...dados,
      bancoCodigo: banco.codigo,
      agenciaDv: conta.agenciaDv ?? '',
      contaDv: conta.numeroDv ?? '',
      especie: cobranca.especie,
      aceite: cobranca.aceite,
      instrucoes: cobranca.instrucoes,
      codigoTransmissao: cobranca.codigoTransmissao,
    },
    vencimento,
    limite: vencido ? dataLimite(vencimento, locais) : titulo.dataLimite,
    vencimentoTitulo: titulo.dataVencimento,
    valorCentavos: valor,
    baseJurosCentavos: titulo.saldoCentavos,
    descontoCentavos: desconto,
    // The law knows one fine: what the amount asks for, or what was waived of it, is not asked for again.
    multaPercentual: vencido || !titulo.multaPorVir ? semTaxa : titulo.multaPercentual,
    jurosPercentualMes: titulo.jurosPercentualMes,
    amortizadoCentavos: titulo.amortizadoCentavos,
    recebidoCentavos: titulo.recebidoCentavos,
    dispensadoCentavos: titulo.dispensadoCentavos,
  };
}
