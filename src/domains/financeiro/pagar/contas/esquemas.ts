import { z } from 'zod';
import { conferirImpostosRetidos, impostosDaConta } from '#domains/financeiro/fornecedores/esquemas.ts';
import { campo } from '#shared/campos.ts';
import { type Achados, regra } from '#shared/regra.ts';
import { definirMensagensDeCampo, recusa } from '#shared/validacao.ts';

definirMensagensDeCampo({
  RATEIO_NAO_FECHA: { br: 'As partes devem somar o valor da conta', en: 'The parts must add up to the amount of the bill' },
  RATEIO_REPETIDO: {
    br: 'Esta categoria e centro de custo já estão noutra parte',
    en: 'This category and cost centre already stand in another part',
  },
  VENCIMENTO_ANTES_DA_EMISSAO_DA_CONTA: {
    br: 'O vencimento não pode ser anterior à emissão',
    en: 'The due date cannot be before the issue date',
  },
  CODIGO_DE_UMA_PARCELA: {
    br: 'Um código de pagamento é de uma conta de uma parcela',
    en: 'A payment code is of a bill of one installment',
  },
  BASE_DE_UMA_CONTA: {
    br: 'A base que uma nota diz é só daquela conta: lance-a sem repetir, ou tire a base',
    en: 'The base that an invoice states is of that bill alone: enter it without repeating, or take the base off',
  },
  REPETE_EM_PARCELAS: { br: 'Uma conta que se repete todo mês não se parcela', en: 'A bill that repeats every month has no installments' },
});

/** Said of a document that looks like one that stands: it is of another purchase. */
export const outraCompra = z.literal(true).optional();

const maximoDeMeses = 60;
const parteDoRateio = z.strictObject({
  categoriaFinanceiraId: campo.id(),
  centroCustoId: campo.id.opcional(),
  valorCentavos: campo.centavos({ min: 1 }),
});

const conta = {
  fornecedorId: campo.id(),
  documento: campo.textoOpcional(40),
  descricao: campo.texto({ max: 150 }),
  dataEmissao: campo.dataCivil(),
  valorCentavos: campo.centavos({ min: 1 }),
  parcelas: campo.inteiro({ min: 1, max: 60 }).default(1),
  primeiroVencimento: campo.dataCivil(),
  contaBancariaId: campo.id(),
  formaPagamentoId: campo.id(),
  rateio: z.array(parteDoRateio).min(1).max(50),
  impostos: impostosDaConta,
  /** What is typed, pasted or scanned off the slip; kept as its digits. */
  codigo: campo.textoOpcional(600),
  /** How many months it comes back, this one counted; 1 is once. */
  meses: campo.inteiro({ min: 1, max: maximoDeMeses }).default(1),
  outraCompra,
};

type Conferivel = {
  dataEmissao: string;
  primeiroVencimento: string;
  valorCentavos: number;
  parcelas: number;
  meses: number;
  codigo: string | null;
  impostos: readonly { baseCentavos: number | null }[];
  rateio: readonly { categoriaFinanceiraId: number; centroCustoId: number | null; valorCentavos: number }[];
};
function conferirConta(c: Conferivel, ctx: Achados): void {
  if (c.rateio.reduce((soma, parte) => soma + parte.valorCentavos, 0) !== c.valorCentavos)
    ctx.addIssue(recusa('RATEIO_NAO_FECHA', {}, ['rateio', c.rateio.length - 1, 'valorCentavos']));
  const vistas = new Set<string>();
  for (const [i, { categoriaFinanceiraId, centroCustoId }] of c.rateio.entries()) {
    const chave = `${categoriaFinanceiraId} ${centroCustoId ?? ''}`;
    if (vistas.has(chave)) ctx.addIssue(recusa('RATEIO_REPETIDO', {}, ['rateio', i, 'categoriaFinanceiraId']));
    vistas.add(chave);
  }
  if (c.codigo !== null && (c.parcelas > 1 || c.meses > 1)) ctx.addIssue(recusa('CODIGO_DE_UMA_PARCELA', {}, ['codigo']));
}
/** What of a bill decides when each part of it falls due. */
function conferirQuando(c: Pick<Conferivel, 'dataEmissao' | 'primeiroVencimento' | 'parcelas' | 'meses' | 'impostos'>, ctx: Achados): void {
  if (c.primeiroVencimento < c.dataEmissao) ctx.addIssue(recusa('VENCIMENTO_ANTES_DA_EMISSAO_DA_CONTA', {}, ['primeiroVencimento']));
  if (c.meses > 1 && c.parcelas > 1) ctx.addIssue(recusa('REPETE_EM_PARCELAS', {}, ['meses']));
  for (const [i, { baseCentavos }] of c.impostos.entries())
    if (c.meses > 1 && baseCentavos !== null) ctx.addIssue(recusa('BASE_DE_UMA_CONTA', {}, ['impostos', i, 'baseCentavos']));
}
export const novaContaPagar = z
  .strictObject(conta)
  .check(regra(conferirQuando))
  .check(regra(conferirConta))
  .check(regra(conferirImpostosRetidos));

/** What is asked to see what a bill will become, before it is entered. */
export const previaDaConta = z
  .strictObject({
    fornecedorId: conta.fornecedorId,
    dataEmissao: conta.dataEmissao,
    valorCentavos: conta.valorCentavos,
    parcelas: conta.parcelas,
    primeiroVencimento: conta.primeiroVencimento,
    impostos: conta.impostos,
    meses: conta.meses,
  })
  .check(regra(conferirQuando))
  .check(regra(conferirImpostosRetidos));
