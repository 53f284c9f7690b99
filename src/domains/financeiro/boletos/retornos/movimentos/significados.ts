import type { Efeito } from '#domains/financeiro/boletos/cnab/retorno.ts';
import type { Textos } from '#shared/erros.ts';

export type Significado = {
  efeito: Efeito;
  /** Tells the amount of a payment that comes as a line of its own. */
  deAntemao?: true;
} & Textos;

/** What a bank may mean by a movement, in the words of the product, and what it does to the charge. */
export const significados = {
  entrada: { efeito: 'registrada', br: 'entrada confirmada', en: 'entry confirmed' },
  entradaRejeitada: { efeito: 'rejeitada', br: 'entrada rejeitada', en: 'entry rejected' },
  liquidacao: { efeito: 'paga', br: 'liquidação', en: 'payment' },
  liquidacaoParcial: { efeito: 'parcial', br: 'liquidação parcial', en: 'part payment' },
  liquidacaoEmCartorio: { efeito: 'paga', br: 'liquidação em cartório', en: 'payment at the notary' },
  liquidacaoAposBaixa: {
    efeito: 'paga',
    br: 'liquidação após baixa ou sem registro',
    en: 'payment after write-off or without registration',
  },
  liquidacaoPorPix: { efeito: 'paga', br: 'baixa porque foi pago por Pix', en: 'write-off because it was paid by Pix' },
  creditoEmConta: { efeito: 'paga', br: 'crédito em conta', en: 'credit to the account' },
  chequeCompensado: { efeito: 'cheque', br: 'cheque compensado', en: 'cleared cheque' },
  chequePendente: { efeito: 'cheque_pendente', br: 'cheque a compensar', en: 'cheque to clear' },
  chequeDevolvido: { efeito: 'estornada', br: 'cheque devolvido', en: 'returned cheque' },
  estorno: { efeito: 'estornada', br: 'estorno de pagamento', en: 'payment taken back' },
  baixa: { efeito: 'baixada', br: 'baixa', en: 'write-off' },
  baixaPorProtesto: { efeito: 'baixada', br: 'baixa por protesto', en: 'write-off after protest' },
  /** Of the entry or of an instruction: which, only the slip knows. */
  comandoRecusado: { efeito: 'recusada', br: 'comando recusado', en: 'command refused' },
  recusa: { efeito: 'recusada', br: 'instrução recusada', en: 'instruction refused' },
  tarifa: { efeito: 'tarifa', br: 'tarifa', en: 'tariff' },
  custas: { efeito: 'tarifa', br: 'custas de cartório', en: 'notary costs' },
  alteracao: { efeito: 'informacao', br: 'alteração confirmada', en: 'change confirmed' },
  carteira: { efeito: 'informacao', br: 'transferência de carteira', en: 'moved to another carteira' },
  emSer: { efeito: 'informacao', br: 'título em carteira', en: 'still open' },
  protesto: { efeito: 'informacao', br: 'protesto em andamento', en: 'protest under way' },
  sustacao: { efeito: 'informacao', br: 'protesto sustado ou retirado', en: 'protest stopped or withdrawn' },
  negativacao: { efeito: 'informacao', br: 'negativação', en: 'report to credit bureau' },
  pagador: { efeito: 'informacao', br: 'aviso do pagador', en: 'word of the payer' },
  aviso: { efeito: 'informacao', br: 'aviso do banco', en: 'notice of the bank' },
  avisoDePagamento: {
    efeito: 'informacao',
    deAntemao: true,
    br: 'aviso de pagamento em outro banco',
    en: 'word of a payment at another bank',
  },
} as const satisfies Readonly<Record<string, Significado>>;

export type NomeDoSignificado = keyof typeof significados;
/** What each code of a bank's layout means. A code that is not here has no meaning: its line waits for a person. */
export type Movimentos = Readonly<Record<string, NomeDoSignificado>>;

/** Where the reason of a movement says something else than its code: by code, and then by reason. */
export type PorMotivo = Readonly<Record<string, Movimentos>>;

/** One meaning for many codes, written as the manuals list them: `'12 13 14'`. */
export const todos = (codigos: string, significado: NomeDoSignificado): Movimentos =>
  Object.fromEntries(codigos.split(' ').map((codigo) => [codigo, significado]));
