import type { Page } from '@playwright/test';
import { telasComRota } from '#catalog/telas.ts';

/** The address of a screen as nobody typed it: of a record, the first there is. */
export function enderecoDaTela(path: string): string {
  return path
    .split('/')
    .map((parte) => (/^\{\w+\?\}$/.test(parte) ? '' : parte.replace(/^\{\w+\}$/, '1')))
    .filter((p, i) => i === 0 || p !== '')
    .join('/');
}

/** What a screen says before any record: its title, tabs and column headings. By it a picture that has grown old is told. */
export const marcaDaTela = (page: Page): Promise<string> =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('h1, [role="tab"], :is([data-lista], [data-aperto]) thead th')]
      .map(({ innerText }) =>
        innerText
          .replaceAll(/[\d.,]+/g, '')
          .replaceAll(/\s+/g, ' ')
          .trim(),
      )
      .filter(Boolean)
      .join(' | '),
  );

/** The screens that one signs in for. */
export const telasProtegidas = telasComRota.filter((tela) => !tela.publica);
