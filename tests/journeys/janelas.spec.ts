import { expect, type Page, test } from '@playwright/test';
import { emails, fecharPaginas, paginaDe, queixas, semViolacoes } from './apoio.ts';

test.afterEach(fecharPaginas);

const pergunta = (page: Page) => page.getByRole('alertdialog', { name: 'Sair sem salvar' });

test('what is typed in a window is not lost by Esc, the cross, Cancel, a click outside or Back without a question', async ({ browser }) => {
  const page = await paginaDe(browser, emails.admin);
  const achados = queixas(page);
  await page.goto('/funcionarios');
  const abrir = () => page.locator('tbody tr').first().click();
  await abrir();
  const janela = page.getByRole('dialog').filter({ has: page.locator('form') });
  const agencia = janela.getByLabel(/^Agência/);
  await agencia.fill('4321-0');
  const saidas: (() => Promise<unknown>)[] = [
    () => page.keyboard.press('Escape'),
    () => janela.getByRole('button', { name: 'Fechar' }).click(),
    () => janela.getByRole('button', { name: 'Cancelar' }).click(),
    () => page.mouse.click(20, 450),
    () => page.goBack(),
  ];
  for (const sair of saidas) {
    await sair();
    await pergunta(page).getByRole('button', { name: 'Continuar editando' }).click();
    await expect(pergunta(page)).toBeHidden();
    await expect(agencia).toHaveValue('4321-0');
  }
  await page.keyboard.press('Escape');
  await semViolacoes(page, 'question over a window');
  await pergunta(page).getByRole('button', { name: 'Sair sem salvar' }).click();
  await expect(janela).toBeHidden();
  await expect(page).toHaveURL(/\/funcionarios$/);
  // What was not changed closes at once.
  await abrir();
  await expect(agencia).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(janela).toBeHidden();
  expect(achados).toEqual([]);
});
