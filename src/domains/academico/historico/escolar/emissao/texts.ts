import { defineTextos } from '#shared/textos.ts';

export const textosEmissaoDeHistorico = defineTextos({
  emitir: { br: 'Emitir histórico', en: 'Issue transcript' },
  emitirParcial: { br: 'Emitir parcial', en: 'Issue partial' },
  minuta: { br: 'Ver minuta', en: 'See draft' },
  minutaParcial: { br: 'Minuta do parcial', en: 'Draft of the partial' },
  confirmar: { br: 'Emitir o histórico de {nome}?', en: 'Issue the transcript of {nome}?' },
  confirmarTexto: {
    br: 'Ele recebe número e código de verificação e fica guardado como foi emitido. O que a família deve não impede a emissão.',
    en: 'It gets a number and a verification code and is kept as it was issued. What the family owes does not stand in the way.',
  },
  avisos: {
    br: { one: '{n} aviso continua sem resposta.', other: '{n} avisos continuam sem resposta.' },
    en: { one: '{n} notice stays open.', other: '{n} notices stay open.' },
  },
  emitido: { br: 'Histórico nº {numero} emitido.', en: 'Transcript No. {numero} issued.' },
  emitidos: { br: 'Históricos emitidos', en: 'Transcripts issued' },
  nenhum: { br: 'Nenhum histórico emitido ainda.', en: 'No transcript issued yet.' },
  abrir: { br: '{numero} · {tipo}: abrir', en: '{numero} · {tipo}: open' },
  porEm: { br: '{data} · {quem} · {codigo}', en: '{data} · {quem} · {codigo}' },
  canceladoEm: { br: 'Cancelado em {data}', en: 'Cancelled on {data}' },
  motivo: { br: '{motivo} · {quem}', en: '{motivo} · {quem}' },
  novaVia: { br: 'Segunda via', en: 'Second copy' },
  novaViaDe: { br: 'Segunda via de {numero}', en: 'Second copy of {numero}' },
  via: { br: '{via}ª via, {data}', en: 'Copy {via}, {data}' },
  viaEmitida: { br: '{via}ª via do histórico nº {numero} emitida.', en: 'Copy {via} of the transcript No. {numero} issued.' },
  cancelar: { br: 'Cancelar', en: 'Cancel' },
  cancelarDe: { br: 'Cancelar o histórico nº {numero}', en: 'Cancel the transcript No. {numero}' },
  cancelarConsequencia: {
    br: 'Quem conferir o código {codigo} lê que o histórico foi cancelado hoje. O papel continua guardado como foi emitido. O cancelamento não se desfaz: se for o caso, emita outro.',
    en: 'Whoever checks the code {codigo} reads that the transcript was cancelled today. The paper is kept as it was issued. A cancellation is not undone: issue another one if need be.',
  },
  canceladoAgora: { br: 'Histórico nº {numero} cancelado.', en: 'Transcript No. {numero} cancelled.' },
});
