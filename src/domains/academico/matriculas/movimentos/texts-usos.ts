import { defineTextos } from '#shared/textos.ts';

/** What stands against cancelling an enrollment, as the refusal names it. */
export const textosUsosDaMatricula = defineTextos({
  nTitulosPagos: {
    br: { one: '{n} título com pagamento', other: '{n} títulos com pagamento' },
    en: { one: '{n} paid title', other: '{n} paid titles' },
  },
});
