import { escreverTaxa } from '#shared/decimais.ts';
import { comoNaLei, definirPapel } from '#shared/papel/da-casa.ts';
import { emCpf, emData } from '#shared/papel/escritas.ts';
import { termosDaEscola } from '#shared/papel/termos-da-escola.ts';
import { termo } from '#shared/papel/termos.ts';
import { contratoDeExemplo } from './exemplo.ts';
import type { DadosDoContrato } from './fatos.ts';
import { listaDePagadores, listaDeResponsaveis, pagadoresDe } from './partes.ts';
import { listasDoContrato, termosDoContrato } from './termos.ts';
import { textoDoContrato } from './texto.ts';

const deleMesmo = (d: DadosDoContrato): DadosDoContrato => d;

/** The contract: what its paper may say, and what the law asks it to say. */
export const papelDoContrato = definirPapel<DadosDoContrato>({
  chave: 'contrato',
  nome: { br: 'Contrato de serviços educacionais', en: 'Contract of educational services' },
  especie: 'contrato',
  termos: {
    ...termosDaEscola<DadosDoContrato>(
      (d) => d.escola,
      (d) => d.data,
    ),
    'aluno.nome': termo('Nome do aluno', "The student's name", (d) => d.aluno.nome),
    'aluno.cpf': termo('CPF do aluno', "The student's CPF", (d) => emCpf(d.aluno.cpf)),
    'aluno.dataNascimento': termo('Data de nascimento do aluno', "The student's date of birth", (d) => emData(d.aluno.dataNascimento)),
    'matricula.codigo': termo('Número da matrícula', 'Number of the enrollment', (d) => d.matricula.codigo),
    'matricula.curso': termo('Curso (série)', 'Course (grade)', (d) => d.matricula.cursoNome),
    'matricula.turma': termo('Turma', 'Class', (d) => d.matricula.turmaNome),
    'matricula.ano': termo('Ano letivo', 'School year', (d) => String(d.matricula.ano)),
    ...termosDoContrato(deleMesmo),
    'contrato.divisao': termo('Como cada parcela se divide entre os pagadores', 'How each installment is divided among the payers', (d) =>
      pagadoresDe(d)
        .map(({ nome, percentual }) => `${nome}, ${escreverTaxa(percentual ?? '0')}`)
        .join('; '),
    ),
    'clausula.atraso': comoNaLei(
      { br: 'multa de até 2% e juros do atraso', en: 'fine of up to 2% and interest for late payment' },
      'Sobre a parcela paga em atraso incidem a multa, de até 2% (Lei nº 8.078/1990, art. 52, § 1º), e os juros em vigor na data da emissão do título.',
    ),
    'clausula.semPenalidade': comoNaLei(
      { br: 'o débito não pune o aluno', en: 'a debt does not punish the student' },
      'O atraso não suspende provas, não retém documentos escolares e não traz outra penalidade pedagógica ao aluno, cuja transferência é dada a qualquer tempo (Lei nº 9.870/1999, art. 6º).',
    ),
  },
  listas: { pagadores: listaDePagadores(), responsaveis: listaDeResponsaveis(), ...listasDoContrato(deleMesmo) },
  exigencias: [
    { nome: 'pagadores', itens: ['pagador.nome'], oQue: { br: 'quem contrata e paga', en: 'who contracts and pays' } },
    { nome: 'aluno.nome', oQue: { br: 'o nome do aluno', en: "the student's name" } },
    {
      nome: 'matricula.ano',
      oQue: { br: 'o ano letivo (Lei nº 9.870/1999, art. 1º)', en: 'the school year (Lei nº 9.870/1999, art. 1º)' },
    },
    {
      nome: 'contrato.valorTotal',
      oQue: {
        br: 'o valor total do contrato (Lei nº 9.870/1999, art. 1º)',
        en: 'the total of the contract (Lei nº 9.870/1999, art. 1º)',
      },
    },
    {
      nome: 'parcelas',
      itens: ['parcela.vencimento', 'parcela.contratado'],
      oQue: {
        br: 'a lista das parcelas, com vencimentos e valores (Lei nº 8.078/1990, art. 52)',
        en: 'the list of installments, with due dates and amounts (Lei nº 8.078/1990, art. 52)',
      },
    },
    {
      nome: 'clausula.atraso',
      oQue: {
        br: 'a cláusula de multa e juros (Lei nº 8.078/1990, art. 52, § 1º)',
        en: 'the clause of fine and interest (Lei nº 8.078/1990, art. 52, § 1º)',
      },
    },
    {
      nome: 'clausula.semPenalidade',
      oQue: {
        br: 'a cláusula de que o débito não pune o aluno (Lei nº 9.870/1999, art. 6º)',
        en: 'the clause that a debt does not punish the student (Lei nº 9.870/1999, art. 6º)',
      },
    },
  ],
  conteudo: textoDoContrato,
  exemplo: contratoDeExemplo,
});
