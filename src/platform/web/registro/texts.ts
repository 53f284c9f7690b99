import { defineTextos } from '#shared/textos.ts';

/** Texts of every register: its list, its window and its deletion. */
export const textosRegistro = defineTextos({
  buscar: { br: 'Buscar por nome', en: 'Search by name' },
  vazio: { br: 'Nada cadastrado ainda', en: 'Nothing registered yet' },
  vazioTexto: { br: 'Cadastre o primeiro para usar nas outras telas.', en: 'Register the first one to use it in the other screens.' },
  excluir: { br: 'Excluir', en: 'Delete' },
  excluirTitulo: { br: 'Excluir {nome}?', en: 'Delete {nome}?' },
  excluirTexto: {
    br: 'Só é possível excluir o que nada usa. O que já foi usado pode ficar inativo.',
    en: 'Only what nothing uses can be deleted. What has been used can be made inactive.',
  },
  salvo: { br: 'Salvo.', en: 'Saved.' },
  excluido: { br: '{nome}: excluído.', en: '{nome}: deleted.' },
});
