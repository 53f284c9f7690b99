import { z } from 'zod';
import { campo } from '#shared/campos.ts';
import { centavos } from '#shared/dinheiro.ts';
import { type Achados, regra, seNadaRecusado } from '#shared/regra.ts';
import { recusa } from '#shared/validacao.ts';
import {
  arredondamentos,
  fatosGeradores,
  formasDesconto,
  regrasDeVencimento,
  sentidos,
  tiposConta,
  tiposDesconto,
  tiposFormaPagamento,
  tiposImposto,
  tiposPreco,
} from './listas.ts';
import './erros.ts';

const ativo = z.boolean().default(true);
const edicao = { id: campo.id(), versao: campo.versao() };

const banco = {
  codigo: campo.texto({ max: 3 }).superRefine((codigo, ctx) => {
    if (!/^\d{3}$/.test(codigo)) ctx.addIssue(recusa('CODIGO_BANCO_INVALIDO'));
  }, seNadaRecusado),
  nome: campo.texto({ max: 100 }),
  ativo,
};
export const novoBanco = z.strictObject(banco);
export const edicaoBanco = z.strictObject({ ...edicao, ...banco });

const conta = {
  nome: campo.texto({ max: 80 }),
  tipo: campo.opcao(tiposConta),
  bancoId: campo.id.opcional(),
  agencia: campo.textoOpcional(10),
  agenciaDv: campo.textoOpcional(2),
  numero: campo.textoOpcional(20),
  numeroDv: campo.textoOpcional(2),
  saldoInicialCentavos: campo.centavos({ min: -999_999_999_999 }).default(centavos(0)),
  ativa: ativo,
};
function conferirConta(c: { tipo: string; bancoId: number | null }, ctx: Achados): void {
  if (c.tipo === 'banco' && c.bancoId === null) ctx.addIssue(recusa('CONTA_SEM_BANCO', {}, ['bancoId']));
  if (c.tipo === 'caixa' && c.bancoId !== null) ctx.addIssue(recusa('CAIXA_COM_BANCO', {}, ['bancoId']));
}
/** What says where money goes: it changes by a mudança alone (financeiro/dados-bancarios). */
export const dadosDaContaEsquema = z.strictObject({
  agencia: conta.agencia,
  agenciaDv: conta.agenciaDv,
  numero: conta.numero,
  numeroDv: conta.numeroDv,
});
export const novaConta = z.strictObject(conta).check(regra(conferirConta));
export const edicaoConta = z.strictObject({ ...edicao, ...conta }).check(regra(conferirConta));

const forma = {
  nome: campo.texto({ max: 60 }),
  tipo: campo.opcao(tiposFormaPagamento),
  contaBancariaId: campo.id(),
  diasLiquidacao: campo.inteiro({ min: 0, max: 365 }).default(0),
  taxaPercentual: campo.taxa({ max: '100' }).default('0.0000'),
  taxaFixaCentavos: campo.centavos().default(centavos(0)),
  ativa: ativo,
};
export const novaForma = z.strictObject(forma);
export const edicaoForma = z.strictObject({ ...edicao, ...forma });

const preco = {
  anoLetivoId: campo.id(),
  cursoId: campo.id.opcional(),
  tipo: campo.opcao(tiposPreco),
  descricao: campo.texto({ max: 100 }),
  valorCentavos: campo.centavos({ min: 1 }),
  parcelas: campo.inteiro({ min: 1, max: 60 }),
  /** Counts as instruction for income tax; null follows the kind of the price. */
  dedutivel: z.boolean().nullable().optional(),
  ativo,
};
export const novoPreco = z.strictObject(preco);
export const edicaoPreco = z.strictObject({ ...edicao, ...preco });
export const copiaDePrecos = z
  .strictObject({
    anoOrigemId: campo.id(),
    anoDestinoId: campo.id(),
    // A tenth is what a price may come down to: below it nothing is left of it but the rounding.
    reajustePercentual: campo.taxa({ min: '-90', max: '1000' }).default('0.0000'),
    arredondamento: campo.opcao(arredondamentos).default('centavo'),
  })
  .check(
    regra((c, ctx) => {
      if (c.anoOrigemId === c.anoDestinoId) ctx.addIssue(recusa('ANOS_IGUAIS', {}, ['anoDestinoId']));
    }),
  );

const desconto = {
  nome: campo.texto({ max: 80 }),
  tipo: campo.opcao(tiposDesconto),
  forma: campo.opcao(formasDesconto),
  percentual: campo.taxa.opcional({ min: '0.0001', max: '100' }),
  valorCentavos: campo.centavos.opcional({ min: 1 }),
  /** The most that a percentage takes off one installment. */
  limiteCentavos: campo.centavos.opcional({ min: 1 }),
  condicional: z.boolean().default(false),
  sobreValorCheio: z.boolean().default(false),
  prioridade: campo.inteiro({ min: 0, max: 999 }).default(100),
  validoDe: campo.dataCivil.opcional(),
  validoAte: campo.dataCivil.opcional(),
  ativo,
};
type Desconto = {
  forma: string;
  percentual: string | null;
  valorCentavos: number | null;
  limiteCentavos: number | null;
  validoDe: string | null;
  validoAte: string | null;
};
function conferirDesconto(d: Desconto, ctx: Achados): void {
  if (d.forma === 'percentual' && d.percentual === null) ctx.addIssue(recusa('DESCONTO_PERCENTUAL_AUSENTE', {}, ['percentual']));
  if (d.forma === 'valor' && d.valorCentavos === null) ctx.addIssue(recusa('DESCONTO_VALOR_AUSENTE', {}, ['valorCentavos']));
  if (d.validoDe !== null && d.validoAte !== null && d.validoDe > d.validoAte)
    ctx.addIssue(recusa('VALIDADE_INVERTIDA', {}, ['validoAte']));
}
/** The member that the chosen form does not use is dropped: a form keeps what was typed before the choice changed. */
const soAForma = <D extends Desconto>(d: D): D => ({
  ...d,
  percentual: d.forma === 'percentual' ? d.percentual : null,
  valorCentavos: d.forma === 'valor' ? d.valorCentavos : null,
  limiteCentavos: d.forma === 'percentual' ? d.limiteCentavos : null,
});
export const novoDesconto = z.strictObject(desconto).check(regra(conferirDesconto)).transform(soAForma);
export const edicaoDesconto = z
  .strictObject({ ...edicao, ...desconto })
  .check(regra(conferirDesconto))
  .transform(soAForma);

const taxa = {
  nome: campo.texto({ max: 80 }),
  // CDC art. 52 §1: the fine is at most 2 %; simple interest of at most 1 % a month (handbook brazil.md §3.1).
  multaPercentual: campo.taxa({ max: '2' }),
  jurosPercentualMes: campo.taxa({ max: '1' }),
  vigenteDesde: campo.dataCivil(),
};
export const novaTaxa = z.strictObject(taxa);
export const edicaoTaxa = z.strictObject({ ...edicao, ...taxa });

const taxaServico = {
  nome: campo.texto({ max: 80 }),
  valorCentavos: campo.centavos({ min: 1 }),
  vigenteDesde: campo.dataCivil(),
  /** Whether the school still charges it from that day on. */
  ativa: ativo,
};
export const novaTaxaServico = z.strictObject(taxaServico);
export const edicaoTaxaServico = z.strictObject({ ...edicao, ...taxaServico });

const categoria = { nome: campo.texto({ max: 60 }), sentido: campo.opcao(sentidos), ativo };
export const novaCategoria = z.strictObject(categoria);
export const edicaoCategoria = z.strictObject({ ...edicao, ...categoria });

const centro = { nome: campo.texto({ max: 60 }), ativo };
export const novoCentro = z.strictObject(centro);
export const edicaoCentro = z.strictObject({ ...edicao, ...centro });

const imposto = {
  tipo: campo.opcao(tiposImposto),
  nome: campo.texto({ max: 80 }),
  aliquota: campo.taxa({ min: '0.0001', max: '100' }),
  basePercentual: campo.taxa({ min: '0.0001', max: '100' }).default('100.0000'),
  minimoCentavos: campo.centavos().default(centavos(0)),
  codigoRecolhimento: campo.textoOpcional(10),
  regraVencimento: campo.opcao(regrasDeVencimento),
  diaVencimento: campo.inteiro({ min: 1, max: 31 }).nullable().default(null),
  fatoGerador: campo.opcao(fatosGeradores),
  vigenteDesde: campo.dataCivil(),
  /** To whom it is paid: the tax authority, or whoever collects for it, as a supplier. */
  destinatarioFornecedorId: campo.id.opcional(),
  vigenteAte: campo.dataCivil.opcional(),
};
type Imposto = { regraVencimento: string; diaVencimento: number | null; vigenteDesde: string; vigenteAte: string | null };
const temDiaFixo = (i: Imposto): boolean => i.regraVencimento !== 'segundo_decendio';
function conferirImposto(i: Imposto, ctx: Achados): void {
  if (temDiaFixo(i) && i.diaVencimento === null) ctx.addIssue(recusa('DIA_DE_VENCIMENTO_AUSENTE', {}, ['diaVencimento']));
  if (i.vigenteAte !== null && i.vigenteDesde > i.vigenteAte) ctx.addIssue(recusa('VALIDADE_INVERTIDA', {}, ['vigenteAte']));
}
/** The day that the chosen rule does not use is dropped: a form keeps what was typed before the choice changed. */
const soARegra = <I extends Imposto>(i: I): I => (temDiaFixo(i) ? i : { ...i, diaVencimento: null });
export const novoImposto = z.strictObject(imposto).check(regra(conferirImposto)).transform(soARegra);
export const edicaoImposto = z
  .strictObject({ ...edicao, ...imposto })
  .check(regra(conferirImposto))
  .transform(soARegra);
