import { defineTextos } from '#shared/textos.ts';

/** Texts of bank statements. */
export const textosExtratos = defineTextos({
  ler: { br: 'Ler extrato', en: 'Read statement' },
  arquivo: { br: 'Arquivo do extrato', en: 'Statement file' },
  qualConta: { br: 'De que conta é este extrato?', en: 'Which account is this statement of?' },
  conta: { br: 'Conta', en: 'Account' },
  lido: {
    br: '{conta}: {novas} {novas:linha nova|linhas novas}, {repetidas} {repetidas:já lida|já lidas} antes.',
    en: '{conta}: {novas} {novas:new line|new lines}, {repetidas} {repetidas:read|read} before.',
  },
  jaLido: { br: 'Este arquivo já foi lido por {usuario} em {em}.', en: 'This file was already read by {usuario} on {em}.' },
  lidos: { br: 'Extratos lidos', en: 'Statements read' },
  dias: { br: 'Dias', en: 'Days' },
  linhas: { br: 'Linhas', en: 'Lines' },
  repetidas: { br: 'Já lidas', en: 'Read before' },
  pendentes: { br: 'Pendentes', en: 'Pending' },
  saldo: { br: 'Saldo', en: 'Balance' },
  leitura: { br: 'Lido', en: 'Read' },
  nenhum: {
    br: 'Nenhum extrato desta conta foi lido. No site do banco, exporte o extrato do mês como OFX.',
    en: 'No statement of this account was read. On the site of the bank, export the statement of the month as OFX.',
  },
  descartar: { br: 'Descartar', en: 'Discard' },
  descartado: { br: 'Extrato descartado.', en: 'Statement discarded.' },
  descartarTitulo: { br: 'Descartar “{arquivo}”?', en: 'Discard “{arquivo}”?' },
  descartarTexto: {
    br: 'As linhas que ele trouxe deixam de existir até serem lidas de novo.',
    en: 'The lines that it brought are gone until they are read again.',
  },
});
