import { definirLista } from '#shared/listas/opcao.ts';

/** What a paper of the school is. */
export const especies = definirLista(
  { valor: 'declaracao', br: 'Declaração', en: 'Declaration' },
  { valor: 'contrato', br: 'Contrato ou termo', en: 'Contract or agreement' },
  { valor: 'carta', br: 'Carta ou comunicado', en: 'Letter or notice' },
  { valor: 'ata', br: 'Ata', en: 'Minutes' },
  { valor: 'outro', br: 'Outro', en: 'Other' },
);
export type Especie = (typeof especies)[number]['valor'];
