import { expect, test } from '@playwright/test';
import { emails, fecharPaginas, paginaDe } from './apoio.ts';

test.afterEach(fecharPaginas);

/** What an upright A4 page leaves for the content, in CSS pixels; a list is printed lying, and has more. */
const LARGURA = { deitada: 1030, empe: 703 };

for (const tema of ['light', 'dark'] as const) {
  test(`a list and a record print white, whole and without the portal around them (${tema})`, async ({ browser }) => {
    const pagina = await paginaDe(browser, emails.secretaria, { escuro: tema === 'dark' });
    await pagina.goto('/pessoas');
    await expect(pagina.getByRole('row').nth(5)).toBeVisible();
    await pagina.emulateMedia({ media: 'print' });
    await pagina.setViewportSize({ width: LARGURA.deitada, height: 700 });
    await expect(pagina.getByRole('columnheader', { name: 'Nome' })).toBeVisible();
    await expect(pagina.getByRole('columnheader', { name: 'Cidade' })).toBeInViewport();
    for (const escondido of [
      pagina.getByRole('navigation').first(),
      pagina.getByRole('checkbox').first(),
      pagina.getByRole('button', { name: 'Colunas' }),
    ])
      await expect(escondido).toBeHidden();
    const linha = pagina.getByRole('row').nth(1);
    await expect(linha).toHaveCSS('background-color', 'rgb(255, 255, 255)');
    await expect(linha.getByRole('rowheader')).toHaveCSS('color', 'rgb(0, 0, 0)');
    expect(await pagina.evaluate(() => document.documentElement.scrollWidth)).toBe(LARGURA.deitada);

    await pagina.emulateMedia({ media: 'screen' });
    await pagina.goto('/pessoas/60');
    await expect(pagina.getByLabel('Sobrenome')).toBeVisible();
    await pagina.emulateMedia({ media: 'print' });
    await pagina.setViewportSize({ width: LARGURA.empe, height: 980 });
    await expect(pagina.locator('html')).toHaveAttribute('data-mantine-color-scheme', 'light');
    await expect(pagina.getByRole('button', { name: 'Salvar' })).toBeHidden();
    expect(await pagina.evaluate(() => document.documentElement.scrollWidth)).toBe(LARGURA.empe);
    await pagina.emulateMedia({ media: 'screen' });
    await expect(pagina.locator('html')).toHaveAttribute('data-mantine-color-scheme', tema);
  });
}
