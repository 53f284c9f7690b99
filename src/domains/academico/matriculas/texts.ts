import { defineTextos } from '#shared/textos.ts';

export const textosMatricula = defineTextos({
  matricula: { br: 'Matrícula', en: 'Enrollment' },
  aluno: { br: 'Aluno', en: 'Student' },
  codigoDoAluno: { br: 'Código do aluno', en: 'Student code' },
  anoLetivo: { br: 'Ano letivo', en: 'Academic year' },
  segmentacao: { br: 'Segmentação', en: 'Segment' },
  curso: { br: 'Curso', en: 'Course' },
  turma: { br: 'Turma', en: 'Class' },
  turno: { br: 'Turno', en: 'Shift' },
  responsavelFinanceiro: { br: 'Responsável financeiro', en: 'Financial guardian' },
  dataMatricula: { br: 'Data da matrícula', en: 'Enrollment date' },
  dataSaida: { br: 'Data da saída', en: 'Exit date' },
  movimento: { br: 'Movimento', en: 'Movement' },
  resultado: { br: 'Resultado', en: 'Result' },
});
