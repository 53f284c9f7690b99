import { definirLista, valoresDaLista } from '#shared/listas/opcao.ts';

/** What an agreement is: an insurance of the school, or an agreement with a partner whose people get a discount. */
export const rotulosConvenio = definirLista(
  { valor: 'seguro', br: 'Seguro escolar', en: 'School insurance' },
  { valor: 'parceria', br: 'Convênio com parceiro', en: 'Partner agreement' },
);
export const tiposConvenio = valoresDaLista(rotulosConvenio);
