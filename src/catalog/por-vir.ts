import type { Textos } from '#shared/erros.ts';
import type { TelaId } from './telas.ts';

/** What will stand on the screens that are still to be built, in a sentence. A line is taken out with the building of its screen. */
// biome-ignore format: a table of sentences, one screen a pair of lines
export const porVir: Partial<Record<TelaId, Textos>> = {
  'documento-padrao': { br: 'Aqui ficarão os modelos de declarações, contratos, cartas e atas da escola, com os termos que se preenchem sozinhos.',
    en: "Here will stand the school's templates of certificates, contracts, letters and minutes, with terms that fill themselves in." },
  'formulario-documento-padrao': { br: 'Aqui se escreverá um modelo de documento, com o guia de termos ao lado e a prévia com um aluno de verdade.',
    en: 'Here a document template will be written, with the guide of terms beside it and a preview with a real student.' },
  'relatorio-ficha-socioeconomica': { br: 'Aqui se reunirão as respostas das fichas socioeconômicas das famílias, por curso e turma.',
    en: "Here the families' answers to the socioeconomic form will be gathered, by course and class." },
};
