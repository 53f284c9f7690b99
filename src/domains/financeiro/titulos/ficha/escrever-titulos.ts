import type { Textos } from '#shared/erros.ts';

/** More titles than these are counted and not named. */
const nomeados = 10;

/** Titles by number, each with why it is named, as a refusal of many at once says them in both languages. */
export function escreverTitulos<T extends { numero: string }>(titulos: readonly T[], porque: (titulo: T) => Textos): Textos {
  const mais = titulos.length - nomeados;
  const em = (idioma: keyof Textos, eMais: string): string => {
    const nomes = titulos.slice(0, nomeados).map((t) => `${t.numero} (${porque(t)[idioma]})`);
    return nomes.join(', ') + (mais > 0 ? eMais : '');
  };
  return { br: em('br', ` e mais ${mais}`), en: em('en', ` and ${mais} more`) };
}
