import { defineTextos } from '#shared/textos.ts';

/** Texts of a save that met another version; apart, because they come with its window and not with every form. */
export const textosConflito = defineTextos({
  conflitoTitulo: { br: 'Alterado por outra pessoa', en: 'Changed by someone else' },
  conflitoTituloSeu: { br: 'Alterado em outra janela', en: 'Changed in another window' },
  conflitoTexto: {
    br: 'Este registro mudou depois que você o abriu.',
    en: 'This record changed after you opened it.',
  },
  conflitoDeAlguem: {
    br: '{por} alterou este registro em {em}, depois que você o abriu.',
    en: '{por} changed this record on {em}, after you opened it.',
  },
  conflitoSeu: {
    br: 'Você mesmo alterou este registro em {em}, em outra janela.',
    en: 'You changed this record yourself on {em}, in another window.',
  },
  conflitoEscolha: {
    br: 'Recarregar mostra o registro como está agora e descarta o que você digitou; gravar por cima deixa nele tudo o que está na sua tela. Diferem:',
    en: 'Reloading shows the record as it is now and discards what you typed; overwriting puts there all that stands on your screen. These differ:',
  },
  conflitoIgual: {
    br: 'Os campos deste formulário estão iguais nas duas versões; mudou outra parte do registro.',
    en: 'The fields of this form are the same in both versions; another part of the record changed.',
  },
  duasVersoes: { br: 'na sua tela: {meu}; como está agora: {atual}', en: 'on your screen: {meu}; as it is now: {atual}' },
  recarregar: { br: 'Recarregar e perder o meu', en: 'Reload and lose mine' },
  gravarPorCima: { br: 'Gravar por cima', en: 'Overwrite' },
});
