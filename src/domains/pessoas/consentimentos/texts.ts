import { defineTextos } from '#shared/textos.ts';

/** Texts of what is asked about a consent, wherever it is given or taken back. */
export const textosConsentimento = defineTextos({
  consentidoEm: { br: 'Consentiu em', en: 'Agreed on' },
  consentidoEmVazio: { br: 'Consentiu em (vazio: hoje)', en: 'Agreed on (empty: today)' },
  como: { br: 'Como consentiu', en: 'How they agreed' },
  retiradoEmVazio: { br: 'Retirado em (vazio: hoje)', en: 'Taken back on (empty: today)' },
  retirar: { br: 'Retirar', en: 'Take back' },
  retirarTexto: {
    br: 'Registrado isto, nada mais se faz com base neste consentimento. O registro dele fica.',
    en: 'Once this is recorded nothing more is done by this consent. Its record stays.',
  },
});
