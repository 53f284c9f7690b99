import { defineTextos } from '#shared/textos.ts';

/** What a person chosen or shown on other rooms' screens says: apart, so that they load no other text. */
export const textosEscolha = defineTextos({
  criarPessoaChamada: { br: 'Cadastrar “{termo}”', en: 'Register “{termo}”' },
  fotoDe: { br: 'Foto de {nome}', en: 'Photo of {nome}' },
});
