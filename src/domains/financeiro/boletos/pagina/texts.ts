import { defineTextos } from '#shared/textos.ts';

/** Texts of the parts of the page of slips. */
export const textosDaPagina = defineTextos({
  abas: { br: 'Partes do gerenciamento de boletos', en: 'Parts of boleto management' },
  aba_emitir: { br: 'Emitir', en: 'Issue' },
  aba_boletos: { br: 'Boletos', en: 'Boletos' },
  aba_remessas: { br: 'Remessas', en: 'Remittances' },
  aba_retornos: { br: 'Retornos', en: 'Returns' },
  aba_excecoes: { br: 'Exceções', en: 'Exceptions' },
  aba_contas: { br: 'Contas de cobrança', en: 'Collection accounts' },
});
