import { defineTextos } from '#shared/textos.ts';

/** What may hang on a register, as the refusal of its deletion names it. */
export const textosUsosDeCadastro = defineTextos({
  nContratos: { br: { one: '{n} contrato', other: '{n} contratos' }, en: { one: '{n} contract', other: '{n} contracts' } },
  nAditivos: { br: { one: '{n} aditivo', other: '{n} aditivos' }, en: { one: '{n} addendum', other: '{n} addenda' } },
  nTitulos: { br: { one: '{n} título', other: '{n} títulos' }, en: { one: '{n} title', other: '{n} titles' } },
  nFormas: {
    br: { one: '{n} forma de pagamento', other: '{n} formas de pagamento' },
    en: { one: '{n} payment method', other: '{n} payment methods' },
  },
  nContas: { br: { one: '{n} conta', other: '{n} contas' }, en: { one: '{n} account', other: '{n} accounts' } },
  nBoletosVivos: {
    br: { one: '{n} boleto que ainda pode ser pago', other: '{n} boletos que ainda podem ser pagos' },
    en: { one: '{n} slip that may still be paid', other: '{n} slips that may still be paid' },
  },
  nLancamentos: { br: { one: '{n} lançamento', other: '{n} lançamentos' }, en: { one: '{n} entry', other: '{n} entries' } },
});
