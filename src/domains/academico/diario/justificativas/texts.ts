import { defineTextos } from '#shared/textos.ts';

/** Justified absences. */
export const textosJustificativa = defineTextos({
  justificativas: { br: 'Justificativas', en: 'Justifications' },
  nova: { br: 'Nova justificativa', en: 'New justification' },
  novaTexto: {
    br: 'As faltas entre os dois dias passam a contar como justificadas, as que já estão na chamada e as que vierem.',
    en: 'Absences between the two days count as justified, those already on the roll and those still to come.',
  },
  aluno: { br: 'Aluno', en: 'Student' },
  escolhaAluno: { br: 'Escolha o aluno', en: 'Choose the student' },
  buscarAluno: { br: 'Buscar aluno', en: 'Find a student' },
  dias: { br: 'Dias', en: 'Days' },
  de: { br: 'De', en: 'From' },
  ate: { br: 'Até', en: 'To' },
  deAte: { br: '{de} a {ate}', en: '{de} to {ate}' },
  motivo: { br: 'Motivo', en: 'Reason' },
  descricao: { br: 'Observação', en: 'Remark' },
  documento: { br: 'Documento', en: 'Document' },
  escolherDocumento: { br: 'Anexar documento', en: 'Attach a document' },
  documentoAjuda: { br: 'PDF, JPEG ou PNG, até 10 MB.', en: 'PDF, JPEG or PNG, up to 10 MB.' },
  verDocumento: { br: 'Ver documento', en: 'See document' },
  faltas: { br: 'Faltas cobertas', en: 'Absences covered' },
  situacao: { br: 'Situação', en: 'State' },
  registradaPor: { br: 'Registrada por', en: 'Registered by' },
  registrar: { br: 'Registrar', en: 'Register' },
  cancelar: { br: 'Cancelar', en: 'Cancel' },
  registrada: { br: 'Justificativa registrada.', en: 'Justification registered.' },
  semDocumento: {
    br: 'A justificativa foi registrada, mas o documento não: {motivo} Anexe-o pela lista.',
    en: 'The justification was registered, but the document was not: {motivo} Attach it from the list.',
  },
  anexado: { br: 'Documento anexado.', en: 'Document attached.' },
  revogar: { br: 'Revogar', en: 'Revoke' },
  revogarTitulo: { br: 'Revogar a justificativa de {aluno}', en: 'Revoke the justification of {aluno}' },
  revogarTexto: {
    br: {
      one: '{n} falta volta a contar como não justificada. O motivo fica registrado.',
      other: '{n} faltas voltam a contar como não justificadas. O motivo fica registrado.',
    },
    en: {
      one: '{n} absence counts as unjustified again. The reason is recorded.',
      other: '{n} absences count as unjustified again. The reason is recorded.',
    },
  },
  revogada: { br: 'Justificativa revogada.', en: 'Justification revoked.' },
  revogadaPor: { br: 'Revogada: {motivo}', en: 'Revoked: {motivo}' },
  vazio: { br: 'Nenhuma justificativa nesta turma', en: 'No justification in this class' },
  vazioTexto: {
    br: 'Registre atestados e outros motivos: as faltas dos dias passam a contar como justificadas.',
    en: 'Register certificates and other reasons: the absences of those days count as justified.',
  },
});
