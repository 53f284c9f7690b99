import { formatarData } from '#shared/datas.ts';
import { definirPapel, type PapelDaCasa } from '#shared/papel/da-casa.ts';
import { alinhado, assinar, folha, junto, p, titulo } from '#shared/papel/escrever.ts';
import { emCpf } from '#shared/papel/escritas.ts';
import type { Bloco, ConteudoDoPapel } from '#shared/papel/esquema.ts';
import { termosDaEscola } from '#shared/papel/termos-da-escola.ts';
import { type Termos, termo } from '#shared/papel/termos.ts';
import {
  type DadosDaDeclaracao,
  fraseDaFinalidade,
  fraseDaFrequencia,
  identificacao,
  observacaoDe,
  ondeProsseguir,
  provisoria,
  situacaoDeclarada,
} from '../modelos.ts';
import { rotuloDe } from '#shared/listas/opcao.ts';
import { type TipoDocumento, tiposDocumento } from '../tipos.ts';
import { declaracaoDeExemplo } from './exemplo.ts';

type D = DadosDaDeclaracao;
const termosDe = (tipo: TipoDocumento): Termos<D> => ({
  ...termosDaEscola<D>(
    (d) => d.escola,
    (d) => d.hoje,
  ),
  'documento.numero': termo('Número do documento', 'Number of the document', (d) => d.numero),
  'documento.finalidade': termo('A que se destina, escrito ao emitir', 'What it is for, written when it is issued', (d) => d.finalidade),
  'aluno.nome': termo('Nome do aluno (o social, quando há)', "The student's name (the social one, when there is one)", (d) => d.aluno.nome),
  'aluno.cpf': termo('CPF do aluno', "The student's CPF", (d) => emCpf(d.aluno.cpf)),
  'matricula.codigo': termo('Número da matrícula', 'Number of the enrollment', (d) => d.matricula.codigo),
  'matricula.ano': termo('Ano letivo', 'School year', (d) => String(d.matricula.ano)),
  'matricula.curso': termo('Curso (série)', 'Course (grade)', (d) => d.matricula.cursoNome),
  'matricula.turma': termo('Turma', 'Class', (d) => d.matricula.turmaNome),
  'declaracao.aluno': termo(
    'O aluno com nascimento, filiação e documento, só o que o cadastro sabe',
    'The student with birth, parents and document, only what the register knows',
    identificacao,
  ),
  'declaracao.situacao': termo('O que se declara da matrícula, em uma frase', 'What is declared of the enrollment, in a sentence', (d) =>
    situacaoDeclarada(tipo, d),
  ),
  'declaracao.fim': termo(
    'A que se destina, ou que diz a verdade, em uma frase',
    'What it is for, or that it says the truth, in a sentence',
    (d) => fraseDaFinalidade(d.finalidade),
  ),
  ...deles[tipo],
});
/** What only one of them says. */
const deles: Readonly<Record<TipoDocumento, Termos<D>>> = {
  declaracao_matricula: {},
  declaracao_frequencia: {
    'frequencia.frase': termo(
      'A frequência no período, e quem a apurou',
      'The attendance of the period, and who counted it',
      ({ frequencia }) => frequencia && fraseDaFrequencia(frequencia),
    ),
    'frequencia.de': termo(
      'Primeiro dia do período',
      'First day of the period',
      ({ frequencia }) => frequencia && formatarData(frequencia.de),
    ),
    'frequencia.ate': termo(
      'Último dia do período',
      'Last day of the period',
      ({ frequencia }) => frequencia && formatarData(frequencia.ate),
    ),
  },
  declaracao_transferencia: {
    'transferencia.prosseguimento': termo('Onde o aluno pode prosseguir os estudos', 'Where the student may go on', ondeProsseguir),
    'clausula.provisoria': termo('Cláusula: a declaração é provisória', 'Clause: the declaration is provisional', () => provisoria),
    'clausula.validade': termo('Cláusula: até quando vale', 'Clause: how long it holds', (d) =>
      observacaoDe('declaracao_transferencia', d.hoje),
    ),
  },
};

const deTodas = [
  { nome: 'declaracao.aluno', oQue: { br: 'de quem se declara', en: 'of whom it declares' } },
  { nome: 'declaracao.situacao', oQue: { br: 'o que se declara da matrícula', en: 'what is declared of the enrollment' } },
  { nome: 'documento.numero', oQue: { br: 'o número do documento', en: 'the number of the document' } },
];
const deUma: Readonly<Record<TipoDocumento, PapelDaCasa<D>['exigencias']>> = {
  declaracao_matricula: [],
  declaracao_frequencia: [
    { nome: 'frequencia.frase', oQue: { br: 'a frequência, e quem a apurou', en: 'the attendance, and who counted it' } },
  ],
  declaracao_transferencia: [
    { nome: 'transferencia.prosseguimento', oQue: { br: 'onde o aluno prossegue os estudos', en: 'where the student goes on' } },
    {
      nome: 'clausula.provisoria',
      oQue: {
        br: 'que é provisória, até o histórico (Lei nº 9.394/1996, art. 24, VII)',
        en: 'that it is provisional, until the transcript (Lei nº 9.394/1996, art. 24, VII)',
      },
    },
    { nome: 'clausula.validade', oQue: { br: 'até quando vale', en: 'how long it holds' } },
  ],
};

const declarado = (nome: string, ...mais: Bloco[]): ConteudoDoPapel =>
  folha(
    titulo(nome),
    alinhado('centro', 'Nº {{documento.numero}}'),
    p('Declaramos, para os devidos fins, que {{declaracao.aluno}} {{declaracao.situacao}}'),
    ...mais,
    junto(p('{{lugarEData}}'), assinar('Secretaria – {{escola.nome}}')),
  );
const fim = p('{{declaracao.fim}}');

/** The declarations as they come with the product. */
const textoDaDeclaracao: Readonly<Record<TipoDocumento, ConteudoDoPapel>> = {
  declaracao_matricula: declarado('Declaração de matrícula', fim),
  declaracao_frequencia: declarado('Declaração de frequência', p('{{frequencia.frase}}'), fim),
  declaracao_transferencia: declarado(
    'Declaração de transferência',
    p('{{transferencia.prosseguimento}}'),
    p('{{clausula.provisoria}}'),
    fim,
    alinhado('esquerda', '**{{clausula.validade}}**'),
  ),
};

const papel = (tipo: TipoDocumento): PapelDaCasa<D> =>
  definirPapel<D>({
    chave: tipo.replaceAll('_', '-'),
    nome: { br: rotuloDe(tiposDocumento, tipo, 'br'), en: rotuloDe(tiposDocumento, tipo, 'en') },
    especie: 'declaracao',
    termos: termosDe(tipo),
    listas: {},
    exigencias: [...deTodas, ...deUma[tipo]],
    conteudo: textoDaDeclaracao[tipo],
    exemplo: declaracaoDeExemplo,
  });

/** The declarations of an enrollment: what their papers may say, and what makes them. */
export const papelDaDeclaracao: Readonly<Record<TipoDocumento, PapelDaCasa<D>>> = {
  declaracao_matricula: papel('declaracao_matricula'),
  declaracao_frequencia: papel('declaracao_frequencia'),
  declaracao_transferencia: papel('declaracao_transferencia'),
};
