import { defineErros } from '#shared/erros.ts';

/** Refusals of justified absences. */
export const errosJustificativa = defineErros({
  JUSTIFICATIVA_REPETIDA: {
    status: 409,
    br: '{aluno} já tem uma justificativa de {de} a {ate}. Revogue a anterior ou escolha outros dias.',
    en: '{aluno} already has a justification from {de} to {ate}. Revoke the earlier one or choose other days.',
  },
  // Only when two register it at the same instant: the days of the other one are not known here.
  JUSTIFICATIVA_SIMULTANEA: {
    status: 409,
    br: 'Outra pessoa acabou de registrar uma justificativa deste aluno nestes dias. Recarregue a lista e confira.',
    en: 'Someone else has just registered a justification of this student for these days. Reload the list and check.',
  },
  JUSTIFICATIVA_REVOGADA: {
    status: 409,
    br: 'Esta justificativa já foi revogada. Registre outra, se for o caso.',
    en: 'This justification was already revoked. Register another one if need be.',
  },
  JUSTIFICATIVA_FORA_DO_ANO: {
    status: 400,
    br: 'A justificativa vai de {de} a {ate}, fora do ano letivo de {ano} da matrícula. Confira as datas.',
    en: 'The justification goes from {de} to {ate}, outside of the academic year {ano} of the enrollment. Check the dates.',
  },
});
