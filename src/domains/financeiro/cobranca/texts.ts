import { defineTextos } from '#shared/textos.ts';

/** Texts of collection letters. */
export const textosCobranca = defineTextos({
  responsavel: { br: 'Responsável', en: 'Payer' },
  email: { br: 'E-mail', en: 'E-mail' },
  titulos: { br: 'Títulos', en: 'Titles' },
  maiorAtraso: { br: 'Maior atraso', en: 'Days late' },
  saldo: { br: 'Saldo', en: 'Balance' },
  devidoHoje: { br: 'Devido hoje', en: 'Due today' },
  ultimaCarta: { br: 'Última carta', en: 'Last letter' },
  carta: { br: 'Carta', en: 'Letter' },
  data: { br: 'Data', en: 'Date' },
  modelo: { br: 'Modelo', en: 'Template' },
  canal: { br: 'Canal', en: 'Channel' },
  destino: { br: 'Destino', en: 'Sent to' },
  total: { br: 'Total', en: 'Total' },
  situacao: { br: 'Situação', en: 'State' },
  motivo: { br: 'Motivo', en: 'Reason' },
  enviadaPor: { br: 'Enviada por', en: 'Sent by' },
});
