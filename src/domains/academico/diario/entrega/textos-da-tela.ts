import { defineTextos } from '#shared/textos.ts';

/** Words of handing in a diary, on its screens. */
export const textosEntrega = defineTextos({
  entregarDiario: { br: 'Entregar diário', en: 'Hand in diary' },
  entregarTitulo: { br: '{disciplina} · {turma} · {etapa}', en: '{disciplina} · {turma} · {etapa}' },
  entregarTexto: {
    br: 'Depois de entregue, ninguém muda aulas, chamadas, notas e pareceres desta etapa até a coordenação devolver o diário.',
    en: 'Once handed in, nobody changes lessons, rolls, marks and opinions of this term until the coordination gives the diary back.',
  },
  entreguePor: {
    br: 'Entregue por {por} em {em}. Para mudar algo, peça à coordenação que o devolva.',
    en: 'Handed in by {por} on {em}. To change something, ask the coordination to give it back.',
  },
  fechada: { br: 'A etapa já está fechada.', en: 'The term is closed.' },
  falta: { br: 'Falta antes de entregar', en: 'Missing before it is handed in' },
  avisa: { br: 'Só para saber', en: 'Only to know' },
  completo: { br: 'Nada falta: o diário pode ser entregue.', en: 'Nothing is missing: the diary may be handed in.' },
  entregue: { br: 'Diário entregue.', en: 'Diary handed in.' },
});
