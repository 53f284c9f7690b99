import { z } from 'zod';
import { campo } from '#shared/campos.ts';
import { lerDecimal } from '#shared/decimais.ts';
import { type Achados, regra } from '#shared/regra.ts';
import { definirMensagensDeCampo, recusa } from '#shared/validacao.ts';

definirMensagensDeCampo({
  TERMO_SEM_VALOR: {
    br: 'Informe o novo valor da parcela ou o reajuste em percentual.',
    en: 'Give the new amount of the installment or the change in percent.',
  },
  REAJUSTE_ZERO: { br: 'O reajuste não pode ser zero.', en: 'The change cannot be zero.' },
  ADITIVO_DESCONTO_SEM_VALOR: {
    br: 'Informe o percentual ou o valor do desconto.',
    en: 'Give the percentage or the amount of the discount.',
  },
  ADITIVO_PARCELAS_INVERTIDAS: {
    br: 'A parcela final não pode vir antes da inicial.',
    en: 'The last installment cannot come before the first.',
  },
  PAGADOR_REPETIDO: { br: 'Este pagador já está na lista.', en: 'This payer is already in the list.' },
  PAGADORES_NAO_SOMAM_100: {
    br: 'Os percentuais dos pagadores devem somar 100,00 %.',
    en: 'The shares of the payers must add up to 100.00 %.',
  },
});

const parcela = campo.inteiro({ min: 1, max: 60 });
const alcance = { parcelaDe: parcela, parcelaAte: parcela.nullable().default(null) };
const qualPreco = campo.inteiro({ min: 0, max: 19 }).nullable();
const precoIndice = qualPreco.default(null);
const valor = {
  valorCentavos: campo.centavos.opcional({ min: 1 }),
  percentual: campo.taxa.opcional({ min: '-100', max: '100' }),
};
const desconto = {
  descontoId: campo.id.opcional(),
  descricao: campo.texto({ min: 1, max: 100 }),
  forma: z.enum(['percentual', 'valor']),
  percentual: campo.taxa.opcional({ min: '0.0001', max: '100' }),
  valorCentavos: campo.centavos.opcional({ min: 1 }),
  limiteCentavos: campo.centavos.opcional({ min: 1 }),
  condicional: z.boolean().default(false),
  sobreValorCheio: z.boolean().default(false),
  prioridade: campo.inteiro({ min: 0, max: 999 }).default(100),
};
const vencimento = { diaVencimento: campo.inteiro({ min: 1, max: 31 }) };
const pagador = z.strictObject({ pessoaId: campo.id(), percentual: campo.taxa({ min: '0.01', max: '100' }) });

/** What one addendum of one contract changes; price lines are named by their place in the contract. */
const termoEsquema = z.discriminatedUnion('tipo', [
  z.strictObject({ tipo: z.literal('valor'), precoIndice, ...alcance, ...valor }),
  z.strictObject({ tipo: z.literal('incluir_desconto'), precoIndice, ...alcance, ...desconto }),
  z.strictObject({
    tipo: z.literal('remover_desconto'),
    chave: z.string().regex(/^(linha|termo):\d{1,15}$/, 'OPCAO_INVALIDA'),
    // Of which price a discount on all of them ends; of all where it is not told.
    precoIndice: qualPreco.optional(),
    parcelaDe: parcela,
  }),
  z.strictObject({ tipo: z.literal('vencimento'), precoIndice, ...alcance, ...vencimento }),
  z.strictObject({ tipo: z.literal('pagadores'), precoIndice, ...alcance, pagadores: z.array(pagador).min(1).max(10) }),
]);
/** The same for a whole class: contracts differ, so that prices and discounts are named by their description. */
const nome = campo.texto({ min: 1, max: 100 });
const termoDaTurmaEsquema = z.discriminatedUnion('tipo', [
  z.strictObject({ tipo: z.literal('valor'), preco: nome.nullable().default(null), ...alcance, ...valor }),
  z.strictObject({ tipo: z.literal('incluir_desconto'), preco: nome.nullable().default(null), ...alcance, ...desconto }),
  z.strictObject({ tipo: z.literal('remover_desconto'), desconto: nome, parcelaDe: parcela }),
  z.strictObject({ tipo: z.literal('vencimento'), preco: nome.nullable().default(null), ...alcance, ...vencimento }),
]);
export type TermoPedido = z.output<typeof termoEsquema>;
export type TermoDaTurma = z.output<typeof termoDaTurmaEsquema>;

/** What one field of a term cannot see. */
function conferirTermos(termos: readonly (TermoPedido | TermoDaTurma)[], ctx: Achados): void {
  termos.forEach((termo, i) => {
    const apontar = (codigo: string, nomeDoCampo: string) => ctx.addIssue(recusa(codigo, {}, ['termos', i, nomeDoCampo]));
    if ('parcelaAte' in termo && termo.parcelaAte !== null && termo.parcelaAte < termo.parcelaDe)
      apontar('ADITIVO_PARCELAS_INVERTIDAS', 'parcelaAte');
    if (termo.tipo === 'valor') {
      if ((termo.valorCentavos === null) === (termo.percentual === null)) apontar('TERMO_SEM_VALOR', 'valorCentavos');
      if (termo.percentual !== null && lerDecimal(termo.percentual, 4) === 0n) apontar('REAJUSTE_ZERO', 'percentual');
    }
    if (termo.tipo === 'incluir_desconto' && (termo.forma === 'percentual' ? termo.percentual : termo.valorCentavos) === null)
      apontar('ADITIVO_DESCONTO_SEM_VALOR', termo.forma === 'percentual' ? 'percentual' : 'valorCentavos');
    if (termo.tipo === 'pagadores') {
      termo.pagadores.forEach((p, k) => {
        if (termo.pagadores.findIndex((q) => q.pessoaId === p.pessoaId) !== k)
          ctx.addIssue(recusa('PAGADOR_REPETIDO', {}, ['termos', i, 'pagadores', k, 'pessoaId']));
        // Shares have two decimals, as those of an enrollment.
        if ((lerDecimal(p.percentual, 4) ?? 0n) % 100n !== 0n)
          ctx.addIssue(recusa('TAXA_INVALIDA', {}, ['termos', i, 'pagadores', k, 'percentual']));
      });
      const soma = termo.pagadores.reduce((total, p) => total + (lerDecimal(p.percentual, 4) ?? 0n), 0n);
      if (soma !== 1_000_000n) apontar('PAGADORES_NAO_SOMAM_100', 'pagadores');
    }
  });
}

const comum = { dataAditivo: campo.dataCivil(), motivo: campo.texto({ min: 3, max: 300 }) };
const termos = z.array(termoEsquema).min(1).max(10);
const termosDaTurma = z.array(termoDaTurmaEsquema).min(1).max(10);
export const previaDoAditivoEsquema = z
  .strictObject({ contratoId: campo.id(), dataAditivo: campo.dataCivil(), termos })
  .check(regra((corpo, ctx) => conferirTermos(corpo.termos, ctx)));
export const novoAditivoEsquema = z
  .strictObject({ contratoId: campo.id(), ...comum, termos })
  .check(regra((corpo, ctx) => conferirTermos(corpo.termos, ctx)));
export const editarAditivoEsquema = z
  .strictObject({ id: campo.id(), versao: campo.versao(), ...comum, termos })
  .check(regra((corpo, ctx) => conferirTermos(corpo.termos, ctx)));
export const previaDaTurmaEsquema = z
  .strictObject({ turmaId: campo.id(), dataAditivo: campo.dataCivil(), termos: termosDaTurma })
  .check(regra((corpo, ctx) => conferirTermos(corpo.termos, ctx)));
export const aditivoDaTurmaEsquema = z
  .strictObject({ turmaId: campo.id(), ...comum, termos: termosDaTurma })
  .check(regra((corpo, ctx) => conferirTermos(corpo.termos, ctx)));
