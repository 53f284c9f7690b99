import { textosDasPendencias } from '#domains/academico/diario/entrega/texts.ts';
import { defineTextos } from '#shared/textos.ts';

/** What keeps a class from closing beyond what its subjects lack. */
export const textosDaTurma = defineTextos({
  semDisciplinas: {
    br: { one: 'a turma não tem disciplinas', other: 'a turma não tem disciplinas' },
    en: { one: 'the class has no subjects', other: 'the class has no subjects' },
  },
  naoEntregues: {
    br: { one: '{n} diário não entregue', other: '{n} diários não entregues' },
    en: { one: '{n} diary not handed in', other: '{n} diaries not handed in' },
  },
  diasSemChamada: {
    br: { one: '{n} dia sem chamada', other: '{n} dias sem chamada' },
    en: { one: '{n} day without a roll', other: '{n} days without a roll' },
  },
  alunosForaDaChamada: textosDasPendencias.alunosForaDaChamada,
  etapasAbertas: { br: { one: '{n} etapa aberta', other: '{n} etapas abertas' }, en: { one: '{n} open term', other: '{n} open terms' } },
  origensDevendo: {
    br: {
      one: '{n} turma de origem com nota ou chamada por lançar de quem mudou',
      other: '{n} turmas de origem com nota ou chamada por lançar de quem mudou',
    },
    en: {
      one: '{n} class with a mark or roll still missing of who moved from it',
      other: '{n} classes with a mark or roll still missing of who moved from them',
    },
  },
  abertasNaOrigem: {
    br: { one: '{n} etapa aberta em turma de origem', other: '{n} etapas abertas em turma de origem' },
    en: { one: '{n} open term in a class from which students came', other: '{n} open terms in classes from which students came' },
  },
  recuperacoesFaltando: {
    br: { one: '{n} aluno sem nota da recuperação final', other: '{n} alunos sem nota da recuperação final' },
    en: { one: '{n} student without a mark of the final recovery', other: '{n} students without a mark of the final recovery' },
  },
  decisoesSemEfeito: {
    br: { one: '{n} decisão do conselho sem efeito', other: '{n} decisões do conselho sem efeito' },
    en: { one: '{n} decision of the council without effect', other: '{n} decisions of the council without effect' },
  },
  conselhosAbertos: {
    br: { one: '{n} conselho de classe sem ata', other: '{n} conselhos de classe sem ata' },
    en: { one: '{n} class council without minutes', other: '{n} class councils without minutes' },
  },
  reprovadosSemConselho: {
    br: { one: '{n} aluno reprovado sem conselho de classe', other: '{n} alunos reprovados sem conselho de classe' },
    en: { one: '{n} student failed without a class council', other: '{n} students failed without a class council' },
  },
  semNotaDeOrigem: {
    br: {
      one: '{n} aluno entrou depois de uma etapa e não tem nota de origem dela',
      other: '{n} alunos entraram depois de uma etapa e não têm nota de origem dela',
    },
    en: {
      one: '{n} student came after a term and has no mark of origin of it',
      other: '{n} students came after a term and have no mark of origin of it',
    },
  },
  preMatriculas: {
    br: { one: '{n} pré-matrícula por confirmar', other: '{n} pré-matrículas por confirmar' },
    en: { one: '{n} pre-enrollment to confirm', other: '{n} pre-enrollments to confirm' },
  },
  examesFaltando: {
    br: { one: '{n} aluno em exame final', other: '{n} alunos em exame final' },
    en: { one: '{n} student in final exam', other: '{n} students in final exam' },
  },
  semResultado: {
    br: {
      one: '{n} aluno sem média que o julgue (lance as notas, em que ausente vale zero, registre a saída na matrícula, ou decida no conselho)',
      other:
        '{n} alunos sem média que os julgue (lance as notas, em que ausente vale zero, registre a saída na matrícula, ou decida no conselho)',
    },
    en: {
      one: '{n} student without an average to be judged by (type the marks, where absent counts as zero, record the exit on the enrollment, or decide in the council)',
      other:
        '{n} students without an average to be judged by (type the marks, where absent counts as zero, record the exit on the enrollment, or decide in the council)',
    },
  },
  concluidasComOutro: {
    br: { one: '{n} matrícula concluída com outro resultado', other: '{n} matrículas concluídas com outro resultado' },
    en: { one: '{n} enrollment completed with another result', other: '{n} enrollments completed with another result' },
  },
  etapaEmCurso: {
    br: { one: 'a etapa ainda não terminou', other: 'a etapa ainda não terminou' },
    en: { one: 'the term is not over yet', other: 'the term is not over yet' },
  },
  semAlunos: {
    br: { one: 'a turma não tem alunos', other: 'a turma não tem alunos' },
    en: { one: 'the class has no students', other: 'the class has no students' },
  },
});
