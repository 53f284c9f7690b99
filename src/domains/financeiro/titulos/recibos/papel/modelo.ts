import { formatarData } from '#shared/datas.ts';
import { centavos, formatarReais, formatarValor } from '#shared/dinheiro.ts';
import { definirPapel } from '#shared/papel/da-casa.ts';
import { emCpf, emLista } from '#shared/papel/escritas.ts';
import { termosDaEscola } from '#shared/papel/termos-da-escola.ts';
import { type Lista, lista, type Termos, termo } from '#shared/papel/termos.ts';
import {
  alunosDo,
  type DadosDoRecibo,
  descontoDe,
  formaDe,
  type ItemDoRecibo,
  partesDo,
  principalDe,
  quitacaoDo,
  referente,
  somasDe,
  valorDo,
} from './escritas.ts';
import { reciboDeExemplo } from './exemplo.ts';
import { textoDoRecibo } from './texto.ts';

type D = DadosDoRecibo;
const titulos = (br: string, en: string, itens: (d: D) => ItemDoRecibo[], nome: string): Lista<D> =>
  lista<D, ItemDoRecibo>({ br, en }, itens, {
    [`${nome}.numero`]: termo('Número do título', 'Number of the title', (i) => i.numero),
    [`${nome}.referente`]: termo('A que se refere', 'What it is for', referente),
    [`${nome}.aluno`]: termo('De que aluno', 'Of which student', (i) => i.alunoNome),
    [`${nome}.vencimento`]: termo('Vencimento', 'Due date', (i) => formatarData(i.dataVencimento)),
    [`${nome}.principal`]: termo('Principal, antes do desconto', 'Principal, before the discount', principalDe),
    [`${nome}.desconto`]: termo('Desconto', 'Discount', descontoDe),
    [`${nome}.multa`]: termo('Multa', 'Fine', (i) => formatarValor(centavos(i.multaCentavos))),
    [`${nome}.juros`]: termo('Juros', 'Interest', (i) => formatarValor(centavos(i.jurosCentavos))),
    [`${nome}.pago`]: termo('Pago', 'Paid', (i) => formatarValor(centavos(i.valorCentavos))),
  });
const somas = (nome: string, br: string, en: string, itens: (d: D) => ItemDoRecibo[]): Termos<D> => ({
  [`${nome}.principal`]: termo(`Soma do principal ${br}`, `Sum of the principal ${en}`, (d) => somasDe(itens(d)).principal),
  [`${nome}.desconto`]: termo(`Soma dos descontos ${br}`, `Sum of the discounts ${en}`, (d) => somasDe(itens(d)).desconto),
  [`${nome}.multa`]: termo(`Soma das multas ${br}`, `Sum of the fines ${en}`, (d) => somasDe(itens(d)).multa),
  [`${nome}.juros`]: termo(`Soma dos juros ${br}`, `Sum of the interest ${en}`, (d) => somasDe(itens(d)).juros),
  [`${nome}.pago`]: termo(`Soma do que foi pago ${br}`, `Sum of what was paid ${en}`, (d) => somasDe(itens(d)).pago),
});
const vivos = (d: D) => partesDo(d).vivos;
const estornados = (d: D) => partesDo(d).estornados;

/** The receipt: what its paper may say, and what makes it one (Código Civil, art. 320). */
export const papelDoRecibo = definirPapel<D>({
  chave: 'recibo',
  nome: { br: 'Recibo de pagamento', en: 'Receipt of a payment' },
  especie: 'outro',
  termos: {
    ...termosDaEscola<D>(
      (d) => d.escola,
      (d) => d.data,
    ),
    'recibo.numero': termo('Número do recibo', 'Number of the receipt', (d) => String(d.numero)),
    'recibo.data': termo('Data do pagamento', 'Date of the payment', (d) => formatarData(d.dataRecibo)),
    'recibo.valor': termo('Valor de que dá quitação', 'The amount that it gives quittance of', valorDo),
    'recibo.quitacao': termo(
      'Quem pagou, quanto e a quitação, em uma frase',
      'Who paid, how much, and the quittance, in a sentence',
      quitacaoDo,
    ),
    'recibo.forma': termo('Forma de pagamento', 'Payment method', formaDe),
    'recibo.alunos': termo('Alunos a que se refere', 'The students that it is for', (d) => emLista(alunosDo(d))),
    'recibo.credito': termo('Crédito que ficou para o pagador', 'The credit that is left to the payer', (d) =>
      d.creditoCentavos > 0 ? formatarReais(centavos(d.creditoCentavos)) : null,
    ),
    'pagador.nome': termo('Nome do pagador', 'Name of the payer', (d) => d.pagadorNome),
    'pagador.cpf': termo('CPF do pagador', "The payer's CPF", (d) => emCpf(d.pagadorCpf)),
    ...somas('soma', 'dos títulos quitados', 'of the titles paid', vivos),
    ...somas('somaEstornada', 'dos títulos estornados', 'of the titles reversed', estornados),
  },
  listas: {
    titulos: titulos('Títulos quitados', 'Titles paid', vivos, 'titulo'),
    estornados: titulos('Títulos estornados depois do recibo', 'Titles reversed after the receipt', estornados, 'estornado'),
  },
  exigencias: [
    {
      nome: 'recibo.quitacao',
      oQue: {
        br: 'a quitação, com quem pagou e quanto (Código Civil, art. 320)',
        en: 'the quittance, with who paid and how much (Código Civil, art. 320)',
      },
    },
    {
      nome: 'titulos',
      itens: ['titulo.numero', 'titulo.pago'],
      oQue: { br: 'os títulos que quita (Código Civil, art. 320)', en: 'the titles that it is quittance of (Código Civil, art. 320)' },
    },
    {
      nome: 'recibo.data',
      oQue: { br: 'a data do pagamento (Código Civil, art. 320)', en: 'the date of the payment (Código Civil, art. 320)' },
    },
    {
      nome: 'estornados',
      itens: ['estornado.numero', 'estornado.pago'],
      oQue: { br: 'os títulos que foram estornados depois', en: 'the titles that were reversed since' },
    },
  ],
  conteudo: textoDoRecibo,
  exemplo: reciboDeExemplo,
});
