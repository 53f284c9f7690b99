import { z } from 'zod';
import { campo, dinheiro } from '#shared/campos.ts';
import { type Achados, regra, regraSobre } from '#shared/regra.ts';
import { definirMensagensDeCampo, recusa } from '#shared/validacao.ts';
import { calcularParcelas, semRestoNoPrazo } from '../parcelas.ts';

definirMensagensDeCampo({
  CONTRATO_SEM_PRECO: { br: 'Inclua ao menos um preço.', en: 'Add at least one price.' },
  PRECO_DO_DESCONTO_INEXISTENTE: {
    br: 'Este desconto aponta para um preço que não está no contrato.',
    en: 'This discount points at a price that is not in the contract.',
  },
  PARCELA_FORA_DO_PRECO: {
    br: 'As parcelas do desconto devem ficar entre 1 e {max}.',
    en: 'The installments of the discount must be between 1 and {max}.',
  },
  PARCELAS_INVERTIDAS: { br: 'A parcela final não pode vir antes da inicial.', en: 'The last installment cannot come before the first.' },
  DESCONTO_LEVA_A_PARCELA: {
    br: 'Este desconto de quem paga em dia leva tudo o que resta da parcela {parcela}: deixe ao menos um centavo, ou use um desconto incondicional.',
    en: 'This discount for paying on time takes all that is left of installment {parcela}: leave at least one cent, or use an unconditional discount.',
  },
  DESCONTO_SEM_VALOR: { br: 'Informe o percentual ou o valor do desconto.', en: 'Give the percentage or the amount of the discount.' },
});

const parcelasCampo = campo.inteiro({ min: 1, max: 60 });

export const linhaPrecoEsquema = z.strictObject({
  precoId: campo.id.opcional(),
  descricao: campo.texto({ min: 1, max: 100 }),
  valorCentavos: campo.centavos({ min: 1 }),
  parcelas: parcelasCampo,
  primeiroVencimento: campo.dataCivil(),
  diaVencimento: campo.inteiro({ min: 1, max: 31 }),
  formaPagamentoId: campo.id(),
  contaBancariaId: campo.id.opcional(),
});

export const linhaDescontoEsquema = z.strictObject({
  descontoId: campo.id.opcional(),
  descricao: campo.texto({ min: 1, max: 100 }),
  precoIndice: campo.inteiro({ min: 0, max: 19 }).nullable().default(null),
  forma: z.enum(['percentual', 'valor']),
  percentual: campo.taxa.opcional({ min: '0.0001', max: '100' }),
  valorCentavos: campo.centavos.opcional({ min: 1 }),
  /** The most that a percentage takes off one installment. */
  limiteCentavos: campo.centavos.opcional({ min: 1 }),
  condicional: z.boolean(),
  sobreValorCheio: z.boolean().default(false),
  prioridade: campo.inteiro({ min: 0, max: 999 }).default(100),
  parcelaDe: parcelasCampo.default(1),
  parcelaAte: parcelasCampo.nullable().default(null),
});

/** Why the lines typed without a price charge more than a year of the course; asked for only then. */
export const motivoAcimaDaAnuidade = campo.texto.opcional({ min: 3, max: 300 });
const linhas = {
  precos: z.array(linhaPrecoEsquema).max(20),
  descontos: z.array(linhaDescontoEsquema).max(20).default([]),
  motivoAcimaDaAnuidade,
};
type Linhas = z.output<z.ZodObject<typeof linhas>>;

/** What one line cannot see: discounts point at existing prices and installments, and the draft has something to bill. */
export function conferirLinhas(corpo: Pick<Linhas, 'precos' | 'descontos'>, ctx: Achados): void {
  if (corpo.precos.length === 0) ctx.addIssue(recusa('CONTRATO_SEM_PRECO', {}, ['precos']));
  corpo.descontos.forEach((d, i) => {
    const alvo = d.precoIndice === null ? null : corpo.precos[d.precoIndice];
    if (alvo === undefined) ctx.addIssue(recusa('PRECO_DO_DESCONTO_INEXISTENTE', {}, ['descontos', i, 'precoIndice']));
    const max = alvo ? alvo.parcelas : Math.max(1, ...corpo.precos.map((p) => p.parcelas));
    if (max >= 1 && (d.parcelaDe > max || (d.parcelaAte ?? 1) > max))
      ctx.addIssue(recusa('PARCELA_FORA_DO_PRECO', { max }, ['descontos', i, 'parcelaAte']));
    if (d.parcelaAte !== null && d.parcelaAte < d.parcelaDe)
      ctx.addIssue(recusa('PARCELAS_INVERTIDAS', {}, ['descontos', i, 'parcelaAte']));
    const informado = d.forma === 'percentual' ? d.percentual : d.valorCentavos;
    if (informado === null)
      ctx.addIssue(recusa('DESCONTO_SEM_VALOR', {}, ['descontos', i, d.forma === 'percentual' ? 'percentual' : 'valorCentavos']));
  });
}

/** Who pays on time would have nothing to pay: said at the discount that took the last cent. Installments are reckoned with sizes that hold alone. */
export function conferirResto(corpo: Pick<Linhas, 'precos' | 'descontos'>, ctx: Achados): void {
  const precos = corpo.precos.map((p, indice) => ({ ...p, indice }));
  const semResto = calcularParcelas(precos, corpo.descontos).find(semRestoNoPrazo);
  const ultimo = semResto?.descontos.findLast((d) => d.condicional && d.valorCentavos > 0);
  if (!semResto || !ultimo) return;
  const i = corpo.descontos.findIndex((d) => d.condicional && d.descricao === ultimo.descricao);
  const campoDoDesconto = corpo.descontos[i]?.forma === 'percentual' ? 'percentual' : 'valorCentavos';
  ctx.addIssue(recusa('DESCONTO_LEVA_A_PARCELA', { parcela: semResto.parcela }, ['descontos', i, campoDoDesconto]));
}

const observacoes = campo.textoOpcional(2000, { multilinha: true });
export const previaEsquema = z
  .strictObject({ matriculaId: campo.id.opcional(), ...linhas })
  .check(regra(conferirLinhas), regraSobre(['precos', 'descontos'], conferirResto));
export const novoContratoEsquema = z
  .strictObject({ matriculaId: campo.id(), ...linhas, observacoes })
  .check(regra(conferirLinhas), regraSobre(['precos', 'descontos'], conferirResto));
export const editarContratoEsquema = z
  .strictObject({ id: campo.id(), versao: campo.versao(), ...linhas, observacoes })
  .check(regra(conferirLinhas), regraSobre(['precos', 'descontos'], conferirResto));
/** The lines, and the reason that comes with them where one is asked for. */
export type LinhasContrato = Omit<Linhas, 'motivoAcimaDaAnuidade'> & Partial<Pick<Linhas, 'motivoAcimaDaAnuidade'>>;

export const parcelaSaida = z.object({
  precoIndice: z.number(),
  descricao: z.string(),
  parcela: z.number(),
  parcelas: z.number(),
  vencimento: z.string(),
  valorCentavos: dinheiro,
  descontoIncondicionalCentavos: dinheiro,
  descontoCondicionalCentavos: dinheiro,
  descontos: z.array(
    z.object({ descricao: z.string(), valorCentavos: dinheiro, condicional: z.boolean(), limitadoACentavos: dinheiro.nullable() }),
  ),
  partes: z.array(
    z.object({
      pessoaId: z.number(),
      nome: z.string(),
      valorCentavos: dinheiro,
      descontoIncondicionalCentavos: dinheiro,
      descontoCondicionalCentavos: dinheiro,
    }),
  ),
});
export const totaisSaida = z.object({
  precosCentavos: dinheiro,
  incondicionaisCentavos: dinheiro,
  condicionaisCentavos: dinheiro,
  totalCentavos: dinheiro,
  sePagoEmDiaCentavos: dinheiro,
});
export const previaSaida = z.object({ parcelas: z.array(parcelaSaida), totais: totaisSaida });
