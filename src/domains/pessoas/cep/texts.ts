import { defineTextos } from '#shared/textos.ts';

/** What the look-up of a postal code says under the fields of an address. */
export const textosEndereco = defineTextos({
  cepNaoLocalizado: {
    br: 'Não foi possível localizar CEP. Preencha o endereço.',
    en: 'The ZIP code could not be found. Fill in the address.',
  },
  cepParcial: {
    br: 'Só a região do CEP é conhecida. Complete o endereço.',
    en: 'Only the region of the ZIP code is known. Complete the address.',
  },
  cepBuscando: { br: 'Procurando o CEP…', en: 'Looking up the ZIP code…' },
});
