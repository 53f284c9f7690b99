import { setTimeout as espera } from 'node:timers/promises';
import { expect, test } from '@playwright/test';
import { emails, fecharPaginas, paginaDe, queixas, semViolacoes } from './apoio.ts';

test.afterEach(fecharPaginas);

test('a fee is registered, and a title made from it says where it came from', async ({ browser }, { retry }) => {
  // A try of before left its own.
  const nome = `Declaração com firma ${retry + 1}`;
  const page = await paginaDe(browser, emails.financeiro);
  const achados = queixas(page);
  await page.goto('/financeiro/estrutura/taxas');
  await page.getByRole('tab', { name: 'Taxas de serviço' }).click();
  await expect(page.getByText('Só são cobrados quando alguém cria o título')).toBeVisible();
  await page.getByRole('button', { name: 'Nova taxa de serviço' }).click();
  const nova = page.getByRole('dialog', { name: 'Nova taxa de serviço' });
  await nova.getByLabel(/^Nome/).fill(nome);
  await nova.getByLabel(/^Valor/).fill('18,50');
  await nova.getByLabel(/^Vigente desde/).fill('01/01/2026');
  await semViolacoes(page, 'new fee');
  await page.keyboard.press('Control+Enter');
  const linha = page.locator('tbody tr').filter({ hasText: nome });
  await expect(linha).toContainText('18,50');
  await expect(linha).toContainText('Em vigor');

  await page.goto('/financeiro/contas-a-receber');
  await page.getByRole('button', { name: 'Novo título' }).first().click();
  const janela = page.getByRole('dialog', { name: 'Novo título' });
  const taxa = janela.getByLabel(/^Taxa de serviço/);
  await taxa.selectOption({ label: (await taxa.locator('option', { hasText: nome }).textContent()) ?? '' });
  await expect(janela.getByLabel(/^Descrição/)).toHaveValue(nome);
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
  const origem = titulo.getByRole('link', { name: nome });
  await expect(origem).toBeVisible();
  await expect(titulo).toContainText('15,00');
  await semViolacoes(page, 'title with its fee');
  // The screen it leads to comes piece by piece, as on a slow line: the window left behind does not close the record that opens.
  let pedacos = 0;
  await page.route('**/assets/*.js', async (rota) => {
    pedacos += 1;
    await espera(40 * pedacos);
    await rota.continue();
  });
  await origem.click();
  const registro = page.getByRole('dialog', { name: nome });
  await registro.getByRole('button', { name: 'Excluir' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Excluir' }).click();
  await expect(page.getByText('há registros ligados a ele: 1 título')).toBeVisible();
  expect(achados).toEqual([]);
});

test('a tax withheld from suppliers says in the form when it will be due', async ({ browser }) => {
  const page = await paginaDe(browser, emails.financeiro);
  const achados = queixas(page);
  await page.goto('/financeiro/estrutura/impostos');
  await page.getByRole('button', { name: 'Novo imposto' }).click();
  const novo = page.getByRole('dialog', { name: 'Novo imposto' });
  await expect(novo.getByText(/^Nota emitida em \d\d\/\d\d\/\d{4} → vence em \d\d\/\d\d\/\d{4}\.$/)).toBeVisible();
  await novo.getByLabel(/^Nome/).fill('ISS Ananindeua');
  await novo.getByLabel(/^Alíquota/).fill('3');
  // No day, no example; another fact, another sentence.
  await novo.getByLabel(/^Vence no dia/).fill('');
  await expect(novo.getByText(/vence em/)).toHaveCount(0);
  await novo.getByLabel(/^Devido a partir de/).selectOption({ label: 'Pagamento' });
  await novo.getByLabel(/^Vencimento/).selectOption({ label: 'Último dia útil do 2º decêndio do mês seguinte' });
  await expect(novo.getByText(/^Pagamento em .* → vence em (1\d|20)\/\d\d\/\d{4}\.$/)).toBeVisible();
  await expect(novo.getByLabel(/^Vence no dia/)).toHaveCount(0);
  await novo.getByLabel(/^Vigente desde/).fill('01/01/2027');
  await semViolacoes(page, 'new tax');
  await page.keyboard.press('Control+Enter');
  const linha = page.locator('tbody tr').filter({ hasText: 'ISS Ananindeua' });
  await expect(linha).toContainText('até dia 20, dia útil');
  expect(achados).toEqual([]);
});
