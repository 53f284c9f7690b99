import { expect, test } from '@playwright/test';
import { emails, fecharPaginas, paginaDe } from './apoio.ts';

// Two forms stand on one screen: the keys save the one that is being filled in.
test.afterEach(fecharPaginas);

test('Ctrl+Enter saves the form around the focus, and never one that is out of sight', async ({ browser }) => {
  const page = await paginaDe(browser, emails.admin);
  const pedidos: string[] = [];
  page.on('request', (pedido) => {
    if (pedido.method() === 'PUT' && pedido.url().includes('/api/')) pedidos.push(new URL(pedido.url()).pathname.replaceAll(/\d+/g, 'N'));
  });
  await page.goto('/academico/estrutura/cursos');
  await page.getByRole('link', { name: '6º ano' }).click();
  const nome = page.getByLabel(/^Nome/).first();
  const renomear = async (novo: string): Promise<void> => {
    const salvo = page.waitForResponse((r) => r.request().method() === 'PUT');
    await nome.fill(novo);
    await nome.press('Control+Enter');
    expect((await salvo).ok()).toBe(true);
    await expect(page.getByRole('dialog')).toHaveCount(0);
  };
  await renomear('6º ano do fundamental');
  expect(pedidos).toEqual(['/api/Curso']);
  // As it was.
  await page.getByRole('link', { name: '6º ano do fundamental' }).click();
  await renomear('6º ano');
  expect(pedidos).toEqual(['/api/Curso', '/api/Curso']);

  // The health form was opened once and its tab left: the person is saved, and another language is no other view of the health form.
  await page.goto('/pessoas?CriteriosDePesquisa=Monteiro');
  await page.getByRole('row').nth(1).click();
  await page.getByRole('tab', { name: 'Saúde' }).click();
  await page.getByLabel('Motivo para ver a ficha').fill('Conferência anual');
  await page.getByRole('button', { name: 'Ver ficha' }).click();
  await expect(page.getByRole('textbox', { name: 'Alergias' })).toBeVisible();
  const vistas: string[] = [];
  page.on('request', (pedido) => {
    if (/FichaSaude\/\d+(\?|$)/.test(pedido.url()) && pedido.method() === 'GET') vistas.push(pedido.url());
  });
  await page.getByRole('button', { name: /EN/ }).first().click();
  await expect(page.getByRole('textbox', { name: 'Allergies' })).toBeVisible();
  await page.getByRole('button', { name: /PT/ }).first().click();
  await page.getByRole('tab', { name: /^Dados/ }).click();
  const sobrenome = page.getByRole('textbox', { name: /^Sobrenome/ });
  await sobrenome.press('End');
  await sobrenome.pressSequentially(' Neto');
  const salva = page.waitForResponse((r) => r.request().method() === 'PUT');
  await sobrenome.press('Control+Enter');
  expect(new URL((await salva).url()).pathname).toMatch(/^\/api\/Pessoa/);
  expect(vistas).toEqual([]);
});
