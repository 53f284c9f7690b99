import { definirPapel } from '#shared/papel/da-casa.ts';
import { alinhado, assinar, folhaMiuda, junto, p, paraCada, se, secao, tabela, titulo } from '#shared/papel/escrever.ts';
import { formatarCnpj } from '#shared/documentos/cnpj.ts';
import { lista, type Listas, termo, type Termos } from '#shared/papel/termos.ts';
import type { AlunoDaAta } from '../conteudo.ts';
import { ataDeExemplo } from './exemplo.ts';
import type { DadosDaAta } from './fatos.ts';

type D = DadosDaAta;
type Fala = { nome: string; texto: string };
const termos: Termos<D> = {
  'escola.nome': termo('Nome da escola', 'Name of the school', (d) => d.conteudo.escola.nome),
  'escola.cnpj': termo('CNPJ da escola', 'CNPJ of the school', ({ conteudo: { escola } }) => escola.cnpj && formatarCnpj(escola.cnpj)),
  'escola.cidade': termo('Cidade da escola', 'City of the school', (d) => d.conteudo.escola.cidade),
  lugarEData: termo('Cidade e data por extenso, com ponto', 'City and date in words, with its full stop', (d) => d.conteudo.lugarEData),
  'ata.titulo': termo('Título da ata', 'Title of the minutes', (d) => d.conteudo.titulo),
  'ata.numero': termo('Número da ata', 'Number of the minutes', (d) => d.numero),
  'ata.turma': termo('Turma', 'Class', (d) => d.conteudo.turma),
  'ata.abertura': termo(
    'Quando, de que turma e para quê, em uma frase',
    'When, of which class and what for, in a sentence',
    (d) => d.conteudo.abertura,
  ),
  'ata.coluna': termo(
    '“Abaixo da média” ou “Resultado do ano”',
    '“Abaixo da média” or “Resultado do ano”',
    (d) => d.conteudo.colunaDaSituacao,
  ),
  'ata.observacoes': termo('Observações gerais', 'General remarks', (d) => d.conteudo.observacoes),
  'ata.fecho': termo('O fecho da ata', 'The closing of the minutes', (d) => d.conteudo.fecho),
};
const listas: Listas<D> = {
  participantes: lista<D, string>({ br: 'Quem participou', en: 'Who took part' }, (d) => d.conteudo.participantes, {
    'participante.descricao': termo('Nome e papel no conselho', 'Name and part in the council', (um) => um),
  }),
  alunos: lista<D, AlunoDaAta>({ br: 'Alunos da turma', en: 'Students of the class' }, (d) => d.conteudo.alunos, {
    'aluno.numero': termo('Número de chamada', 'Number in the roll', (a) => a.numero),
    'aluno.nome': termo('Nome do aluno', "The student's name", (a) => a.nome),
    'aluno.frequencia': termo('Frequência', 'Attendance', (a) => a.frequencia),
    'aluno.situacao': termo('Disciplinas abaixo da média, ou o resultado', 'Subjects below the average, or the result', (a) => a.situacao),
    'aluno.decisao': termo('Decisão do conselho', 'Decision of the council', (a) => a.decisao),
  }),
  falas: lista<D, Fala>(
    { br: 'O que se disse de cada aluno', en: 'What was said of each student' },
    (d) => d.conteudo.alunos.flatMap(({ nome, textos }) => textos.map((texto) => ({ nome, texto }))),
    {
      'fala.aluno': termo('Nome do aluno', "The student's name", (f) => f.nome),
      'fala.texto': termo('Motivo, observação ou encaminhamento', 'Reason, remark or referral', (f) => f.texto),
    },
  ),
  assinaturas: lista<D, string>({ br: 'Quem assina', en: 'Who signs' }, (d) => d.conteudo.assinaturas, {
    'assinatura.nome': termo('Nome de quem assina', 'Name of who signs', (um) => um),
  }),
};

/** The minutes of a council: what their paper may say, and what makes them minutes. */
export const papelDaAta = definirPapel<D>({
  chave: 'ata-do-conselho',
  nome: { br: 'Ata do conselho de classe', en: 'Minutes of a class council' },
  especie: 'ata',
  termos,
  listas,
  exigencias: [
    { nome: 'ata.abertura', oQue: { br: 'quando, de que turma e para quê', en: 'when, of which class and what for' } },
    { nome: 'participantes', itens: ['participante.descricao'], oQue: { br: 'quem participou', en: 'who took part' } },
    {
      nome: 'alunos',
      itens: ['aluno.nome', 'aluno.decisao'],
      oQue: { br: 'os alunos, com o que se decidiu', en: 'the students, with what was decided' },
    },
    {
      nome: 'falas',
      itens: ['fala.aluno', 'fala.texto'],
      oQue: { br: 'o que se disse de cada aluno', en: 'what was said of each student' },
    },
    { nome: 'assinaturas', itens: ['assinatura.nome'], oQue: { br: 'quem assina', en: 'who signs' } },
  ],
  conteudo: folhaMiuda(
    titulo('{{ata.titulo}}'),
    se('ata.numero', alinhado('centro', 'Nº {{ata.numero}} · {{ata.turma}}')),
    p('{{ata.abertura}}'),
    paraCada('participantes', alinhado('esquerda', '• {{participante.descricao}}')),
    tabela('alunos', [
      ['Nº', 5, 'aluno.numero'],
      ['Aluno(a)', 30, 'aluno.nome'],
      ['Frequência', 13, 'aluno.frequencia'],
      ['{{ata.coluna}}', 28, 'aluno.situacao'],
      ['Decisão', 24, 'aluno.decisao'],
    ]),
    se('falas', secao('Sobre os alunos')),
    paraCada('falas', p('**{{fala.aluno}}.** {{fala.texto}}')),
    se('ata.observacoes', secao('Observações gerais'), p('{{ata.observacoes}}')),
    p('{{ata.fecho}}'),
    p('{{lugarEData}}'),
    paraCada('assinaturas', junto(assinar('{{assinatura.nome}}'))),
  ),
  exemplo: () => ataDeExemplo(12),
});
