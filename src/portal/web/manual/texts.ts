import { defineTextos } from '#shared/textos.ts';

/** Texts of the window of the manual. */
export const textosManual = defineTextos({
  ajuda: { br: 'Ajuda', en: 'Help' },
  procurar: { br: 'Procurar no manual', en: 'Search the manual' },
  achados: { br: { one: '{n} trecho', other: '{n} trechos' }, en: { one: '{n} passage', other: '{n} passages' } },
  nada: { br: 'Nada no manual com "{termo}". Tente outra palavra.', en: 'Nothing in the manual with "{termo}". Try another word.' },
  todas: { br: 'Todas as páginas', en: 'All pages' },
  voltar: { br: 'Voltar à ajuda desta tela', en: 'Back to the help of this screen' },
});
