import { expect, test } from '@playwright/test';
import { emails, fecharPaginas, paginaDe, queixas, semViolacoes } from './apoio.ts';

test.afterEach(fecharPaginas);

test('a fee is registered, and a title made from it says where it came from', async ({ browser }) => {
  const page = await paginaDe(browser, emails.financeiro);
  const achados = queixas(page);
  await page.goto('/financeiro/estrutura/taxas');
  await page.getByRole('tab', { name: 'Taxas de serviço' }).click();
  await expect(page.getByText('Só são cobrados quando alguém cria o título')).toBeVisible();
  await page.getByRole('button', { name: 'Nova taxa de serviço' }).click();
  const nova = page.getByRole('dialog', { name: 'Nova taxa de serviço' });
  await nova.getByLabel(/^Nome/).fill('Declaração com firma');
  await nova.getByLabel(/^Valor/).fill('18,50');
  await nova.getByLabel(/^Vigente desde/).fill('01/01/2026');
  await semViolacoes(page, 'new fee');
  await page.keyboard.press('Control+Enter');
  const linha = page.locator('tbody tr').filter({ hasText: 'Declaração com firma' });
  await expect(linha).toContainText('18,50');
  await expect(linha).toContainText('Em vigor');

  await page.goto('/financeiro/contas-a-receber');
  await page.getByRole('button', { name: 'Novo título' }).first().click();
  const janela = page.getByRole('dialog', { name: 'Novo título' });
  const taxa = janela.getByLabel(/^Taxa de serviço/);
  await taxa.selectOption({ label: (await taxa.locator('option', { hasText: 'Declaração com firma' }).textContent()) ?? '' });
  await expect(janela.getByLabel(/^Descrição/)).toHaveValue('Declaração com firma');
  await expect(janela.getByLabel(/^Valor/)).toHaveValue(/18,50/);
  // Both may still be changed: it is the title's own.
  await janela.getByLabel(/^Valor/).fill('15');
  await janela.getByLabel(/^Responsável/).pressSequentially('silva');
  await page.locator('[role=option]').first().click();
  await janela.getByLabel(/^Vencimento/).fill('31/12/2027');
  await janela.getByLabel(/^Forma de pagamento/).selectOption({ index: 1 });
  await semViolacoes(page, 'title from a fee');
  await page.keyboard.press('Control+Enter');
  const titulo = page.getByRole('dialog', { name: /^Título/ });
  const origem = titulo.getByRole('link', { name: 'Declaração com firma' });
  await expect(origem).toBeVisible();
  await expect(titulo).toContainText('15,00');
  await semViolacoes(page, 'title with its fee');
  await origem.click();
  const registro = page.getByRole('dialog', { name: 'Declaração com firma' });
  await registro.getByRole('button', { name: 'Excluir' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Excluir' }).click();
  await expect(page.getByText('há registros ligados a ele: 1 título')).toBeVisible();
  expect(achados).toEqual([]);
});
