import { formatarData } from '#shared/datas.ts';
import { formatarValor } from '#shared/dinheiro.ts';
import { definirPapel } from '#shared/papel/da-casa.ts';
import { emCpf } from '#shared/papel/escritas.ts';
import { termosDaEscola } from '#shared/papel/termos-da-escola.ts';
import { lista, termo } from '#shared/papel/termos.ts';
import { type DadosDoAditivo, fraseDoTotal, type LinhaDoAditivo, linhasDo, mudancasDo, somasDo } from './escritas.ts';
import { aditivoDeExemplo } from './exemplo.ts';
import { textoDoAditivo } from './texto.ts';

type Contratante = DadosDoAditivo['contratantes'][number];

/** The addendum: what its paper may say, and what it may not leave out. */
export const papelDoAditivo = definirPapel<DadosDoAditivo>({
  chave: 'aditivo',
  nome: { br: 'Aditivo de contrato', en: 'Addendum to a contract' },
  especie: 'contrato',
  termos: {
    ...termosDaEscola<DadosDoAditivo>(
      (d) => d.escola,
      (d) => d.dataAditivo,
    ),
    'aluno.nome': termo('Nome do aluno', "The student's name", (d) => d.contrato.matricula.alunoNome),
    'matricula.codigo': termo('Número da matrícula', 'Number of the enrollment', (d) => d.contrato.matricula.codigo),
    'matricula.curso': termo('Curso (série)', 'Course (grade)', (d) => d.contrato.matricula.cursoNome),
    'matricula.turma': termo('Turma', 'Class', (d) => d.contrato.matricula.turmaNome),
    'contrato.numero': termo('Número do contrato', 'Number of the contract', (d) => d.contrato.numero),
    'aditivo.ordem': termo(
      'Qual aditivo do contrato é, como “1º”',
      'Which addendum of the contract it is, such as “1º”',
      (d) => `${d.ordem}º`,
    ),
    'aditivo.data': termo('Data do aditivo', 'Date of the addendum', (d) => formatarData(d.dataAditivo)),
    'aditivo.motivo': termo('Motivo do aditivo', 'Reason of the addendum', (d) => d.motivo),
    'aditivo.total': termo(
      'O total do contrato antes e depois, em uma frase',
      'The total of the contract before and after, in a sentence',
      fraseDoTotal,
    ),
    'aditivo.somaAntes': termo('Soma das parcelas que mudam, antes', 'Sum of the installments that change, before', (d) =>
      formatarValor(somasDo(d).antes),
    ),
    'aditivo.somaDepois': termo('Soma das parcelas que mudam, depois', 'Sum of the installments that change, after', (d) =>
      formatarValor(somasDo(d).depois),
    ),
  },
  listas: {
    pagadores: lista<DadosDoAditivo, Contratante>(
      { br: 'Quem assina: pagadores de antes e de depois', en: 'Who signs: payers of before and after' },
      (d) => d.contratantes,
      {
        'pagador.nome': termo('Nome', 'Name', (p) => p.nome),
        'pagador.cpf': termo('CPF', 'CPF', (p) => emCpf(p.cpf)),
      },
    ),
    mudancas: lista<DadosDoAditivo, string>({ br: 'O que o aditivo muda', en: 'What the addendum changes' }, mudancasDo, {
      'mudanca.texto': termo('A mudança, em uma frase', 'The change, in a sentence', (m) => m),
    }),
    parcelas: lista<DadosDoAditivo, LinhaDoAditivo>(
      { br: 'Parcelas antes e depois, por pagador', en: 'Installments before and after, by payer' },
      linhasDo,
      {
        'parcela.servico': termo('A que se refere', 'What it is for', (l) => l.servico),
        'parcela.numero': termo('Número da parcela, como 3/12', 'Number of the installment, such as 3/12', (l) => l.numero),
        'parcela.pagador': termo('Quem paga', 'Who pays', (l) => l.pagador),
        'parcela.antes': termo('Vencimento e valor de antes', 'Due date and amount of before', (l) => l.antes),
        'parcela.depois': termo(
          'Vencimento e valor de depois, ou por que fica',
          'Due date and amount of after, or why it stays',
          (l) => l.depois,
        ),
      },
    ),
  },
  exigencias: [
    { nome: 'contrato.numero', oQue: { br: 'o número do contrato que altera', en: 'the number of the contract that it changes' } },
    { nome: 'mudancas', itens: ['mudanca.texto'], oQue: { br: 'o que muda', en: 'what changes' } },
    {
      nome: 'parcelas',
      itens: ['parcela.antes', 'parcela.depois'],
      oQue: { br: 'as parcelas antes e depois', en: 'the installments before and after' },
    },
    {
      nome: 'aditivo.total',
      oQue: { br: 'o valor total do contrato, antes e depois', en: 'the total of the contract, before and after' },
    },
    { nome: 'pagadores', itens: ['pagador.nome'], oQue: { br: 'quem assina', en: 'who signs' } },
  ],
  conteudo: textoDoAditivo,
  exemplo: aditivoDeExemplo,
});
