import { definirLista } from '#shared/listas/opcao.ts';

/** Knowledge areas of the BNCC, and what a school has besides them. */
export const areasDoConhecimento = definirLista(
  { valor: 'linguagens', br: 'Linguagens', en: 'Languages' },
  { valor: 'matematica', br: 'Matemática', en: 'Mathematics' },
  { valor: 'ciencias_natureza', br: 'Ciências da Natureza', en: 'Natural sciences' },
  { valor: 'ciencias_humanas', br: 'Ciências Humanas', en: 'Human sciences' },
  { valor: 'ensino_religioso', br: 'Ensino Religioso', en: 'Religious education' },
  { valor: 'campos_experiencia', br: 'Campos de experiência (Infantil)', en: 'Fields of experience (early childhood)' },
  { valor: 'itinerario', br: 'Itinerário formativo', en: 'Elective track' },
  { valor: 'outra', br: 'Outra', en: 'Other' },
);

/** How a subject stands in the curriculum. */
export const tiposDisciplina = definirLista(
  { valor: 'obrigatoria', br: 'Obrigatória', en: 'Compulsory' },
  { valor: 'diversificada', br: 'Diversificada', en: 'Diversified' },
  { valor: 'optativa', br: 'Optativa', en: 'Optional' },
);
