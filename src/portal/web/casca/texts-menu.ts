import { defineTextos } from '#shared/textos.ts';

/** Texts of the menu. */
export const textosMenu = defineTextos({
  achar: { br: 'Achar no menu', en: 'Find in the menu' },
  resultados: { br: { one: '{n} tela', other: '{n} telas' }, en: { one: '{n} screen', other: '{n} screens' } },
  nada: { br: 'Nenhuma tela com "{termo}".', en: 'No screen with "{termo}".' },
  fixadas: { br: 'Fixadas', en: 'Pinned' },
  recentes: { br: 'Recentes', en: 'Recent' },
  fixar: { br: 'Fixar {tela} no menu', en: 'Pin {tela} to the menu' },
  soltar: { br: 'Soltar {tela} das fixadas', en: 'Unpin {tela}' },
  recolher: { br: 'Recolher o menu', en: 'Collapse the menu' },
  expandir: { br: 'Expandir o menu', en: 'Expand the menu' },
});
