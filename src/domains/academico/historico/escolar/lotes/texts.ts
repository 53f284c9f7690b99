import { defineTextos } from '#shared/textos.ts';

export const textosLotesDeHistorico = defineTextos({
  emitirDaTurma: { br: 'Emitir da turma', en: 'Issue for a class' },
  turma: { br: 'Turma', en: 'Class' },
  escolhaTurma: { br: 'Escolha a turma que concluiu o ano.', en: 'Choose the class that concluded the year.' },
  prontos: {
    br: { one: '{n} histórico pode ser emitido.', other: '{n} históricos podem ser emitidos.' },
    en: { one: '{n} transcript can be issued.', other: '{n} transcripts can be issued.' },
  },
  fora: { br: 'Ficam de fora ({n})', en: 'Left out ({n})' },
  emitirN: { br: { one: 'Emitir {n}', other: 'Emitir {n}' }, en: { one: 'Issue {n}', other: 'Issue {n}' } },
  verPdf: { br: 'Abrir o PDF de todos', en: 'Open the PDF of all' },
});
