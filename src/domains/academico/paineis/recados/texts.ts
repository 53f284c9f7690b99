import { defineTextos } from '#shared/textos.ts';

/** Messages to teachers. */
export const textosRecado = defineTextos({
  recados: { br: 'Recados', en: 'Messages' },
  nenhum: { br: 'Nenhum recado da coordenação.', en: 'No message of the coordination.' },
  deEm: { br: '{de}, em {em}', en: '{de}, on {em}' },
  deEmPara: { br: '{de}, em {em}, a quem leciona em {para}', en: '{de}, on {em}, to the teachers of {para}' },
  novo: { br: 'Novo', en: 'New' },
  lido: { br: 'Lido em {quando}', en: 'Read on {quando}' },
  marcarLido: { br: 'Marcar como lido', en: 'Mark as read' },
  marcarLidoDe: { br: 'Marcar como lido o recado de {de}', en: 'Mark the message of {de} as read' },
  abrirDiario: { br: 'Abrir {diario}', en: 'Open {diario}' },
  novoRecado: { br: 'Novo recado', en: 'New message' },
  para: { br: 'Para', en: 'To' },
  docente: { br: 'Professor', en: 'Teacher' },
  turma: { br: 'Turma', en: 'Class' },
  curso: { br: 'Curso', en: 'Course' },
  diario: { br: 'Diário de que fala', en: 'Diary that it speaks of' },
  diarioDica: { br: 'Opcional: vai como elo no recado.', en: 'Optional: it goes as a link in the message.' },
  texto: { br: 'Recado', en: 'Message' },
  textoDica: {
    br: 'Não se edita depois de enviado. Aparece no painel de quem recebe até ser lido.',
    en: 'It is not edited after it is sent. It stands on the panel of whoever receives it until it is read.',
  },
  enviar: { br: 'Enviar recado', en: 'Send message' },
  enviado: {
    br: { one: 'Recado enviado a {n} professor.', other: 'Recado enviado a {n} professores.' },
    en: { one: 'Message sent to {n} teacher.', other: 'Message sent to {n} teachers.' },
  },
});
