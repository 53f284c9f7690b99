import { defineTextos } from '#shared/textos.ts';

/** Texts of agreements and waivers. */
export const textosAcordo = defineTextos({
  acordos: { br: 'Acordos', en: 'Agreements' },
  acordo: { br: 'Acordo nº {numero}', en: 'Agreement no. {numero}' },
  numero: { br: 'Acordo', en: 'Agreement' },
  pagador: { br: 'Responsável', en: 'Payer' },
  data: { br: 'Data', en: 'Date' },
  total: { br: 'Total', en: 'Total' },
  pago: { br: 'Pago', en: 'Paid' },
  aberto: { br: 'Em aberto', en: 'Open' },
  proximoVencimento: { br: 'Próximo vencimento', en: 'Next due date' },
  situacao: { br: 'Situação', en: 'State' },
});
