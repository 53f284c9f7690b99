import { defineTextos } from '#shared/textos.ts';

/** Texts of issuing boletos. */
export const textosEmissao = defineTextos({
  titulosSemBoleto: { br: 'Títulos sem boleto', en: 'Titles without boleto' },
  semBoletoValor: { br: 'A cobrar sem boleto', en: 'To collect without boleto' },
  vencidosSemBoleto: { br: 'Vencidos', en: 'Overdue' },
  buscarTitulo: { br: 'Aluno, pagador, CPF ou título', en: 'Student, payer, CPF or title' },
  tudoEmitido: { br: 'Todo título de boleto em aberto já tem boleto', en: 'Every open boleto title has its boleto' },
  tudoEmitidoTexto: {
    br: 'Aparecem aqui os títulos em aberto cuja forma de pagamento é boleto e que não têm um boleto que possa ser pago.',
    en: 'Open titles to be paid by boleto that have none that can be paid appear here.',
  },
  ultimoBoleto: { br: 'Último boleto', en: 'Last boleto' },
  vencido: { br: 'vencido', en: 'overdue' },
  saldo: { br: 'Saldo', en: 'Balance' },
  emitir: { br: 'Emitir boletos', en: 'Issue boletos' },
  emitirN: { br: 'Emitir {n}', en: 'Issue {n}' },
  emitirTitulo: { br: 'Emissão de boletos', en: 'Issue of boletos' },
  serao: { br: 'Boletos: {n} · {valor}', en: 'Boletos: {n} · {valor}' },
  naoSerao: { br: 'Títulos que ficam sem boleto: {n}', en: 'Titles that get no boleto: {n}' },
  emais: { br: 'e mais {n}', en: 'and {n} more' },
  novoVencimento: { br: 'Vencimento dos boletos de títulos vencidos', en: 'Due date of boletos of overdue titles' },
  novoVencimentoDica: {
    br: 'O boleto sai pelo devido nesse dia, com multa e juros. Sem data, os vencidos ficam de fora.',
    en: 'The boleto asks for what is owed on that day, fine and interest included. Without a date, overdue ones are left out.',
  },
  convenio: { br: 'Carteira e convênio', en: 'Portfolio and agreement' },
  convenioUsual: { br: 'O usual de cada conta', en: 'The usual one of each account' },
  convenioDica: {
    br: 'O escolhido vale para os títulos da conta dele; os das outras contas saem pelo usual delas.',
    en: 'The chosen one serves the titles of its account; those of other accounts use their usual one.',
  },
  emitidos: { br: 'Boletos emitidos: {n}, {valor}.', en: 'Boletos issued: {n}, {valor}.' },
  proximoPasso: {
    br: 'O próximo passo é a remessa, para o banco registrá-los.',
    en: 'Next comes the remittance, so that the bank registers them.',
  },
  irParaRemessas: { br: 'Gerar remessa', en: 'Make remittance' },
});
