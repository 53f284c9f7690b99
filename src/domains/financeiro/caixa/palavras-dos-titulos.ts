import { type Idioma, preencher } from '#shared/erros.ts';
import { type Argumentos, defineTextos, texto } from '#shared/textos.ts';

/**
 * What the system itself writes as the description of a title, most particular first; the
 * school's own words stay as they were typed.
 */
export const frasesDeTitulo = defineTextos({
  entradaDoAcordo: { br: 'Acordo nº {numero}: entrada', en: 'Agreement no. {numero}: down payment' },
  acordo: { br: 'Acordo nº {numero}', en: 'Agreement no. {numero}' },
  multaDoContrato: { br: 'Multa de cancelamento do contrato {numero}', en: 'Cancellation fine of contract {numero}' },
});

const maximo = 150;

/** The description of a title as it is stored, cut where its column ends. */
export const descreverTitulo = <F extends keyof typeof frasesDeTitulo>(
  frase: F,
  ...params: Argumentos<(typeof frasesDeTitulo)[F]>
): string => texto(frasesDeTitulo, frase, 'br', ...params).slice(0, maximo);

const leitores = Object.values(frasesDeTitulo).map(({ br, en }) => {
  const padrao = br.replace('{numero}', String.raw`(?<numero>\d\S*?)`);
  // A list writes which installment it is after the description.
  return { padrao: new RegExp(String.raw`^${padrao}(?<parcela> \d+/\d+)?$`, 's'), en };
});

/** The description of a title for the reader: what the system wrote in their language, what people typed as it is. */
export function descricaoNoIdioma(descricao: string, idioma: Idioma): string {
  if (idioma === 'br') return descricao;
  for (const { padrao, en } of leitores) {
    const partes = padrao.exec(descricao)?.groups;
    if (!partes) continue;
    const { numero = '', parcela = '' } = partes;
    return preencher(en, { numero }) + parcela;
  }
  return descricao;
}
