import { defineTextos } from '#shared/textos.ts';

/** Texts of the comparison of two versions; apart, because they come with its window and not with every form. */
export const textosConflito = defineTextos({
  conflitoTitulo: { br: 'Alterado por outra pessoa', en: 'Changed by someone else' },
  conflitoTexto: {
    br: 'Este registro mudou depois que você o abriu. Salvar só o que você mudou mantém o resto como está agora.',
    en: 'This record changed after you opened it. Saving only what you changed keeps the rest as it is now.',
  },
  conflitoDeAlguem: {
    br: '{por} alterou este registro em {em}, depois que você o abriu. Salvar só o que você mudou mantém o resto como está agora.',
    en: '{por} changed this record on {em}, after you opened it. Saving only what you changed keeps the rest as it is now.',
  },
  conflitoSeu: {
    br: 'Você mesmo alterou este registro em {em}, em outra janela. Salvar só o que você mudou mantém o resto como está agora.',
    en: 'You changed this record yourself on {em}, in another window. Saving only what you changed keeps the rest as it is now.',
  },
  conflitoTituloSeu: { br: 'Alterado em outra janela', en: 'Changed in another window' },
  comoAbriu: { br: 'você não mudou: fica como está agora', en: 'you did not change it: it stays as it is now' },
  itemDaLista: { br: '{lista} {n}: {campo}', en: '{lista} {n}: {campo}' },
  conflitoIgual: {
    br: 'Os campos deste formulário estão iguais nas duas versões; mudou outra parte do registro.',
    en: 'The fields of this form are the same in both versions; another part of the record changed.',
  },
  campo: { br: 'Campo', en: 'Field' },
  oMeu: { br: 'O que você digitou', en: 'What you typed' },
  oAtual: { br: 'Como está agora', en: 'As it is now' },
  oAtualDe: { br: 'Como {por} deixou', en: 'As {por} left it' },
  recarregar: { br: 'Recarregar e perder o meu', en: 'Reload and lose mine' },
  salvarMeu: { br: 'Salvar só o que eu mudei', en: 'Save only what I changed' },
});
