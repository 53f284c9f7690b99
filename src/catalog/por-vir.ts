import type { Textos } from '#shared/erros.ts';
import type { TelaId } from './telas.ts';

/** What will stand on the screens that are still to be built, in a sentence. A line is taken out with the building of its screen. */
// biome-ignore format: a table of sentences, one screen a pair of lines
export const porVir: Partial<Record<TelaId, Textos>> = {
  'relatorio-ficha-socioeconomica': { br: 'Aqui se reunirão as respostas das fichas socioeconômicas das famílias, por curso e turma.',
    en: "Here the families' answers to the socioeconomic form will be gathered, by course and class." },
};
