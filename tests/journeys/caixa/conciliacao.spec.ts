import { expect, test } from '@playwright/test';
import { emails, fecharPaginas, paginaDe, queixas, semViolacoes } from '../apoio.ts';

test.afterEach(fecharPaginas);

test("a month's bank statement is reconciled: by the keyboard, by many at once, a fee entered, and closed when the balances tie", async ({
  browser,
}) => {
  const page = await paginaDe(browser, emails.financeiro);
  const achados = queixas(page);
  await page.goto('/financeiro/lancamentos?aba=conciliacao');
  const linhas = page.locator('[data-lista] tbody tr');
  await expect(linhas.first()).toContainText('Pendente');
  await semViolacoes(page, 'reconciliation');

  // One line by the keyboard alone: the arrows walk, Enter opens at what is suggested, Enter accepts.
  const primeira = await linhas.first().textContent();
  await linhas.nth(1).focus();
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog').getByRole('button', { name: 'Aceitar' })).toBeFocused();
  await semViolacoes(page, 'a line and its suggestion');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(linhas.first()).not.toHaveText(primeira ?? '');
  await expect(linhas.first()).toBeFocused();

  // The rest at once, page by page.
  for (let pagina = 0; pagina < 6 && (await linhas.count()) > 1; pagina += 1) {
    const antes = await linhas.nth(1).textContent();
    await page
      .getByRole('checkbox', { name: /^Selecionar/ })
      .first()
      .check();
    await page.getByRole('button', { name: 'Aceitar sugestões' }).click();
    await expect(linhas.filter({ hasText: antes ?? '' })).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Aceitar sugestões' })).toHaveCount(0);
  }
  await expect(linhas).toHaveCount(1);
  await expect(linhas.first()).toContainText('Lançar em Tarifas bancárias');

  // What only the bank knows is entered, under the category that it had the month before.
  await linhas.first().click();
  const lancar = page.getByRole('dialog', { name: 'Lançar nos livros' });
  await expect(lancar.getByLabel(/^Categoria/).locator('option:checked')).toHaveText('Tarifas bancárias');
  await semViolacoes(page, 'a line entered');
  await page.keyboard.press('Control+Enter');
  await expect(page.getByText('Lançada e conciliada.')).toBeVisible();

  await page.getByRole('button', { name: 'Conferir saldos' }).click();
  const saldos = page.getByRole('dialog', { name: /^Saldos em/ });
  await expect(saldos.locator('dt', { hasText: 'Sem explicação' }).locator('+ dd')).toHaveText(/^R\$\s0,00$/);
  await semViolacoes(page, 'balances');
  await saldos.getByRole('button', { name: 'Fechar conciliação' }).click();
  await expect(page.getByText(/^Conciliação fechada até/)).toBeVisible();
  expect(achados).toEqual([]);
});
