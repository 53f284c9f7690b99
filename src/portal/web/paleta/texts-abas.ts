import { defineTextos } from '#shared/textos.ts';

/** The tabs that the palette finds, and besides their names the words by which people look for them. */
export const textosAbas = defineTextos({
  conciliacao: { br: 'Conciliação bancária', en: 'Bank reconciliation' },
  extrato: { br: 'Extrato, OFX, banco, conciliar', en: 'Statement, bank, reconcile' },
  recolher: { br: 'Impostos a recolher', en: 'Taxes to be collected' },
  guia: { br: 'Recolhimento, retido, retenção, guia, DARF, IRRF', en: 'Withheld, withholding, hand over, remit' },
});
