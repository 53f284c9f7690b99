import { deContato, deOutraCoisa } from '#domains/pessoas/importacao/campos-importados.ts';
import { cabecaPorExtenso, isUmaDe } from '#shared/importacao/cabecas.ts';
import type { CampoDePlanilha } from '#shared/importacao/colunas.ts';
import { chaveDoCodigo } from '../tipos.ts';
import { codigosDeQuemPaga, deOutroQueNaoPaga, outrosDeQuemPaga } from './responsaveis.ts';

export type CampoDoTitulo =
  | 'codigo'
  | 'parcela'
  | 'pagador'
  | 'aluno'
  | 'descricao'
  | 'emissao'
  | 'vencimento'
  | 'valor'
  | 'conta'
  | 'forma';

// Words of any number and gender (`isUmaDe`); those in the plural are counts.
/** Words as they are listed, one after the other. */
export const lista = (palavras: string): string[] => palavras.split(/\s+/);
/** What was paid, as it is told of a title, and what it is called by itself. */
export const pagos = lista('pago recebido rec quitado baixado liquidado compensado paid received');
export const pagamentos = lista('pagamento recebimento quitacao baixa liquidacao compensacao payment');
const oQuePagaram = [...pagos, ...pagamentos, ...lista('amortizado amortizacao')];
const encargos = lista('multa juro mora encargo acrescimo fine interest');
/** What may have fine and interest in it already: they are reckoned here again. */
const somados = lista('total atualizado corrigido atual updated adjusted current');
const falta = lista('saldo aberto pendente restante devido devedor receber pagar open outstanding balance');
const descontos = lista('desconto desc descontado deducao bolsa abatimento abatido discount scholarship');
/** What says of itself that discounts are taken off, and may have fine and interest put on. */
const finais = lista('liquido final net');
const naoDinheiro = lista(`percentual descricao data dia meses parcelas titulos quantidade numero codigo forma tipo situacao status
  date day method`);

/** What was owed, or what changed it, is not what is left; nor is how many are open, or since when. */
const naoResta = [
  ...oQuePagaram,
  ...encargos,
  ...somados,
  ...naoDinheiro,
  ...descontos,
  // What a whole contract or year costs is no title.
  ...lista('original credor anterior inicial contrato anuidade anual semestral contract yearly'),
];

// biome-ignore format: one member a line is how this list is read.
export const camposDoTitulo: readonly CampoDePlanilha<CampoDoTitulo>[] = [
  { chave: 'codigo', br: 'Código', en: 'Code', nomes: ['codigo', 'codigo do titulo', 'numero do titulo', 'no titulo', 'titulo', 'documento', 'documento parcela', 'titulo parcela', 'numero', 'id', 'code'], menos: ['aluno', 'responsavel', 'pagador', 'cliente', 'student', 'payer', 'valor', 'data', 'tipo', 'situacao', 'parcela', ...deOutraCoisa], exemplo: 'T-90001' },
  { chave: 'parcela', br: 'Parcela', en: 'Installment', nomes: ['parcela', 'numero da parcela', 'no parcela', 'installment'], menos: [...naoResta, ...falta, ...finais, ...lista('documento titulo vencimento emissao valor amount due issue')], exemplo: '' },
  { chave: 'pagador', br: 'Código ou CPF de quem paga', en: 'Code or CPF of who pays', nomes: ['codigo ou cpf de quem paga', 'codigo do pagador …', 'cpf do pagador …', 'cpf do sacado …', ...codigosDeQuemPaga, 'pagador', 'sacado', 'payer', ...outrosDeQuemPaga, 'code or cpf of who pays'], menos: deOutroQueNaoPaga, exemplo: '2001' },
  { chave: 'aluno', br: 'Código ou CPF do aluno', en: 'Code or CPF of the student', nomes: ['codigo do aluno', 'codigo ou cpf do aluno', 'cpf do aluno', 'aluno', 'student', 'code or cpf of the student'], menos: deContato, exemplo: '1001' },
  { chave: 'descricao', br: 'Descrição', en: 'Description', nomes: ['descricao', 'historico', 'servico', 'description'], exemplo: 'Mensalidade de outubro' },
  { chave: 'vencimento', br: 'Vencimento', en: 'Due date', nomes: ['vencimento', 'data de vencimento', 'due date'], exemplo: '10/10/2026' },
  { chave: 'valor', br: 'Valor em aberto', en: 'Open amount', nomes: ['valor em aberto', 'saldo devedor', 'saldo em aberto', 'saldo atual', 'saldo …', 'aberto …', 'pendente …', 'restante …', 'devido …', 'a receber …', 'a pagar …', 'open …', 'outstanding …', 'balance …', 'current balance', 'liquido …', 'net …', 'valor final …', 'valor …', 'amount …', 'valor original', 'original amount'], menos: naoResta, numero: true, exemplo: '1.250,90' },
  { chave: 'emissao', br: 'Emissão', en: 'Issue date', nomes: ['emissao', 'data de emissao', 'issue date'], exemplo: '02/01/2026' },
  { chave: 'conta', br: 'Conta', en: 'Account', nomes: ['conta', 'conta bancaria', 'banco', 'account'], exemplo: '' },
  { chave: 'forma', br: 'Forma de pagamento', en: 'Payment method', nomes: ['forma de pagamento', 'forma', 'payment method'], exemplo: 'Boleto' },
];

/** Whether a head, or a cell that is read as one, has one of some words. */
export const temPalavra = (titulo: string, palavras: readonly string[]): boolean =>
  cabecaPorExtenso(titulo)
    .split(' ')
    .some((palavra) => isUmaDe(palavra, palavras));
const contaDinheiro = (titulo: string, palavras: readonly string[]): boolean =>
  temPalavra(titulo, palavras) && !temPalavra(titulo, naoDinheiro);
/** Whether a column tells what was paid of a title. */
export const contaOQuePagaram = (titulo: string): boolean => contaDinheiro(titulo, oQuePagaram);
/** Whether it tells a fine or interest; and whether it may have them in it, as what is still to be paid may. */
export const contaEncargos = (titulo: string): boolean => contaDinheiro(titulo, encargos);
export const podeTerEncargos = (titulo: string): boolean => temPalavra(titulo, [...somados, ...encargos, ...falta, ...finais]);
/** Whether it tells a discount or a scholarship, as an amount or a percentage; and whether it says of itself that they are taken off. */
export const contaDesconto = (titulo: string): boolean =>
  temPalavra(titulo, descontos) &&
  !temPalavra(
    titulo,
    naoDinheiro.filter((palavra) => palavra !== 'percentual'),
  );
export const isComDesconto = (titulo: string): boolean =>
  temPalavra(titulo, finais) || (temPalavra(titulo, descontos) && temPalavra(titulo, ['com', 'with']));
/** Whether a column says of itself that it is what is left. */
export const dizOQueFalta = (titulo: string): boolean => temPalavra(titulo, falta);

/** Which installment it is, however it is written: '1', '01', '1/12', '1 de 12', '1ª', or the day that a program of sheets made of '1/12'. */
function numeroDaParcela(parcela: string): string {
  const [, , , dia] = /^(\d{4})-(\d{2})-(\d{2})$/.exec(parcela.trim()) ?? [];
  const isMes = /^\d{1,2}\/\d{4}$/.test(parcela.trim());
  const numero = dia ?? (isMes ? undefined : /^\D*(\d+)/.exec(parcela)?.[1]);
  return numero === undefined ? chaveDoCodigo(parcela) : String(Number(numero));
}

/** A document of several installments is a title for each: its number alone is the code of none. */
export const codigoComParcela = (documento: string, parcela: string): string => `${chaveDoCodigo(documento)}/${numeroDaParcela(parcela)}`;
