import { formatarData } from '#shared/datas.ts';
import { centavos, formatarReais, formatarValor } from '#shared/dinheiro.ts';
import { valorPorExtenso } from '#shared/palavras/extenso.ts';
import { definirPapel } from '#shared/papel/da-casa.ts';
import { emCpf } from '#shared/papel/escritas.ts';
import { termosDaEscola } from '#shared/papel/termos-da-escola.ts';
import { lista, termo } from '#shared/papel/termos.ts';
import { acordoDeExemplo } from './exemplo.ts';
import type { Antigo, DadosDoAcordo, Novo } from './fatos.ts';
import { textoDoAcordo } from './texto.ts';
import { quantos } from '#shared/palavras/quantos.ts';

type D = DadosDoAcordo;
const dinheiro = (valor: number): string => formatarValor(centavos(valor));

/** The term of an agreement: what was owed, what is asked for, when it is due, when it counts as broken. */
export const papelDoAcordo = definirPapel<D>({
  chave: 'termo-de-acordo',
  nome: { br: 'Termo de acordo de débitos', en: 'Term of a debt agreement' },
  especie: 'contrato',
  semSelo: true,
  termos: {
    ...termosDaEscola<D>(
      (d) => d.escola,
      (d) => d.dataAcordo,
    ),
    'acordo.numero': termo('Número do acordo', 'Number of the agreement', (d) => String(d.numero)),
    'acordo.total': termo('Quanto se paga pelo acordo', 'What is paid by the agreement', (d) => formatarReais(centavos(d.totalCentavos))),
    'acordo.totalPorExtenso': termo('Quanto se paga, por extenso', 'What is paid, in words', (d) =>
      valorPorExtenso(centavos(d.totalCentavos)),
    ),
    'acordo.somaDosSaldos': termo('Soma dos saldos, sem “R$”', 'Sum of the balances, without “R$”', (d) => dinheiro(d.saldoCentavos)),
    'acordo.somaDosEncargos': termo('Soma de multa e juros, sem “R$”', 'Sum of fine and interest, without “R$”', (d) =>
      dinheiro(d.multaCentavos + d.jurosCentavos),
    ),
    'acordo.somaDispensada': termo('Soma do que se dispensa, sem “R$”', 'Sum of what is waived, without “R$”', (d) =>
      dinheiro(d.dispensaCentavos),
    ),
    'acordo.somaDasParcelas': termo('Soma das parcelas, sem “R$”', 'Sum of the installments, without “R$”', (d) =>
      dinheiro(d.totalCentavos),
    ),
    'pagador.nome': termo('Quem deve', 'Who owes', (d) => d.pagadorNome),
    'pagador.cpf': termo('CPF de quem deve', 'The CPF of who owes', (d) => emCpf(d.pagadorCpf)),
    'clausula.quebra': termo(
      'Cláusula: quando o acordo se quebra',
      'Clause: when the agreement is broken',
      ({ diasParaQuebra: dias }) =>
        `O atraso de ${quantos(dias, 'dia')} em qualquer parcela permite à escola declarar o acordo quebrado: as parcelas em aberto são canceladas e os títulos originais voltam a ser devidos, abatido o que foi pago.`,
    ),
  },
  listas: {
    debitos: lista<D, Antigo>({ br: 'Títulos que entram no acordo', en: 'Titles that the agreement takes' }, (d) => d.antigos, {
      'debito.numero': termo('Número do título', 'Number of the title', (t) => t.numero),
      'debito.referente': termo('A que se refere, com o aluno', 'What it is for, with the student', (t) =>
        t.alunoNome ? `${t.descricao} – ${t.alunoNome}` : t.descricao,
      ),
      'debito.vencimento': termo('Vencimento', 'Due date', (t) => formatarData(t.dataVencimento)),
      'debito.saldo': termo('Saldo', 'Balance', (t) => dinheiro(t.saldoCentavos)),
      'debito.encargos': termo('Multa e juros', 'Fine and interest', (t) => dinheiro(t.multaCentavos + t.jurosCentavos)),
      'debito.dispensado': termo('Dispensado', 'Waived', (t) => dinheiro(t.dispensaCentavos)),
    }),
    parcelas: lista<D, Novo & { de: number }>(
      { br: 'Parcelas do acordo', en: 'Installments of the agreement' },
      (d) => d.novos.map((n) => ({ ...n, de: d.novos.length })),
      {
        'parcela.nome': termo('“Entrada”, ou qual parcela é', '“Entrada”, or which installment it is', (n) =>
          n.entrada ? 'Entrada' : `${n.parcela} de ${n.de}`,
        ),
        'parcela.titulo': termo('Número do título', 'Number of the title', (n) => n.numero),
        'parcela.vencimento': termo('Vencimento', 'Due date', (n) => formatarData(n.dataVencimento)),
        'parcela.valor': termo('Valor', 'Amount', (n) => dinheiro(n.valorCentavos)),
      },
    ),
  },
  exigencias: [
    { nome: 'pagador.nome', oQue: { br: 'quem deve', en: 'who owes' } },
    {
      nome: 'debitos',
      itens: ['debito.numero', 'debito.saldo'],
      oQue: { br: 'os títulos que o acordo reconhece', en: 'the titles that the agreement acknowledges' },
    },
    { nome: 'acordo.total', oQue: { br: 'quanto se paga pelo acordo', en: 'what is paid by the agreement' } },
    {
      nome: 'parcelas',
      itens: ['parcela.vencimento', 'parcela.valor'],
      oQue: { br: 'as parcelas, com vencimentos e valores', en: 'the installments, with due dates and amounts' },
    },
    { nome: 'clausula.quebra', oQue: { br: 'quando o acordo se quebra', en: 'when the agreement is broken' } },
  ],
  conteudo: textoDoAcordo,
  exemplo: () => acordoDeExemplo(6),
});
