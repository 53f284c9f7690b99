import { defineTextos } from '#shared/textos.ts';

/** Texts of the credits of a payer. */
export const textosCredito = defineTextos({
  valor: { br: 'Valor', en: 'Amount' },
  creditos: { br: 'Créditos', en: 'Credits' },
  semCreditos: { br: 'Nenhum crédito.', en: 'No credits.' },
  disponivel: { br: '{saldo} de {valor} disponíveis', en: '{saldo} of {valor} available' },
  usavelDesde: {
    br: 'O dinheiro entra na conta em {data}: pode ser usado ou devolvido a partir desse dia.',
    en: 'The money enters the account on {data}: it may be used or refunded from that day on.',
  },
  devolver: { br: 'Devolver', en: 'Refund' },
  devolverTitulo: { br: 'Devolver crédito', en: 'Refund credit' },
  dataDevolucao: { br: 'Data da devolução', en: 'Refund date' },
  contaQuePaga: { br: 'Conta que paga', en: 'Paying account' },
  motivo: { br: 'Motivo', en: 'Reason' },
  devolvido: { br: 'Crédito devolvido.', en: 'Credit refunded.' },
  estornar: { br: 'Estornar', en: 'Reverse' },
  estornarTexto: {
    br: 'O crédito foi lançado por engano: sai da conta como entrou.',
    en: 'The credit was entered by mistake: it leaves the account as it came.',
  },
  estornarConsequencia: {
    br: '{valor} saem da conta {conta}, ou deixam de entrar, se ainda não entraram.',
    en: '{valor} leave account {conta}, or do not come in where they did not yet.',
  },
  estornado: { br: 'Crédito estornado.', en: 'Credit reversed.' },
  desfazer: { br: 'Desfazer', en: 'Undo' },
  desfazerTitulo: { br: 'Desfazer a devolução de {valor}', en: 'Undo the refund of {valor}' },
  desfazerTexto: {
    br: 'A devolução foi lançada por engano: um movimento contrário é lançado hoje.',
    en: 'The refund was entered by mistake: an opposite movement is entered today.',
  },
  desfazerConsequencia: {
    br: '{valor} voltam à conta de onde saíram e ficam de novo como crédito.',
    en: '{valor} come back to the account that they left and are credit again.',
  },
  devolucaoDesfeita: { br: 'Devolução desfeita.', en: 'Refund undone.' },
  uso_baixa: { br: 'usado no título {numero}', en: 'used on title {numero}' },
  uso_devolucao: { br: 'devolvido: {motivo}', en: 'refunded: {motivo}' },
  uso_estorno: { br: 'estornado: {motivo}', en: 'reversed: {motivo}' },
  desfeito: { br: '(desfeito)', en: '(undone)' },
});
