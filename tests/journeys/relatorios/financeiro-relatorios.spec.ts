import { readFileSync } from 'node:fs';
import { expect, type Page, test } from '@playwright/test';
import { cartao, emails, fecharPaginas, paginaDe, queixas, semViolacoes } from '../apoio.ts';

test.afterEach(fecharPaginas);

/** Goes to an element with Tab alone. */
async function tabularAte(page: Page, alvo: ReturnType<Page['getByRole']>): Promise<void> {
  for (let i = 0; i < 120; i += 1) {
    if (await alvo.evaluate((no) => no === document.activeElement).catch(() => false)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error('Tab never reached it');
}

test('the income-tax statement of a payer, by the keyboard alone: found, explained, issued, on paper', async ({ browser }) => {
  const page = await paginaDe(browser, emails.financeiro);
  const achadas = queixas(page);
  await page.goto('/financeiro/relatorio/faturamento/declaracao-imposto-renda');
  await page.getByRole('table').waitFor();
  await expect(page.locator('tbody tr').nth(3)).toContainText(/\d,\d\d/);
  const nome = (await page.locator('tbody tr').nth(3).locator('th, td').nth(1).innerText()).trim();
  const busca = page.getByRole('searchbox', { name: 'Responsável ou CPF' });
  await expect(async () => {
    await page.keyboard.press('/');
    await expect(busca).toBeFocused({ timeout: 500 });
  }).toPass();
  await page.keyboard.type(nome);
  await expect(page).toHaveURL(/q=/);
  await expect(page.locator('tbody tr')).toHaveCount(1);
  const total = (await page.locator('tbody tr').locator('th, td').nth(7).innerText()).trim();
  expect(await cartao(page, 'Total pago')).toBe(`R$ ${total}`);

  await tabularAte(page, page.locator('tbody tr').first());
  await page.keyboard.press('Enter');
  const janela = page.getByRole('dialog');
  await expect(janela.getByRole('heading', { level: 3 }).first()).toBeVisible();
  await semViolacoes(page, 'the detail of a payer');
  await tabularAte(page, janela.locator('summary'));
  await page.keyboard.press('Enter');
  await expect(janela.getByRole('table').last().locator('tbody tr').first()).toBeVisible();

  await tabularAte(page, janela.getByRole('button', { name: 'Emitir declaração' }));
  await page.keyboard.press('Enter');
  await expect(page.locator('iframe.documento-previa')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(janela.getByText('Vigente')).toBeVisible();
  // Issued again it is the same one.
  await tabularAte(page, janela.getByRole('button', { name: 'Emitir declaração' }));
  await page.keyboard.press('Enter');
  await expect(page.getByText(/Nada mudou: a declaração nº \d+ continua valendo/)).toBeVisible();
  expect(achadas).toEqual([]);
});

test('many statements at once: who is left out and why, one PDF', async ({ browser }) => {
  const page = await paginaDe(browser, emails.financeiro);
  await page.goto('/financeiro/relatorio/faturamento/declaracao-imposto-renda?aba=quitacao');
  await page.getByRole('table').waitFor();
  await page.locator('thead input[type=checkbox]').check();
  await page.getByRole('button', { name: 'Emitir declarações' }).click();
  const janela = page.getByRole('dialog');
  await expect(janela.getByRole('status')).toContainText(/\d+ declarações/);
  await expect(janela.getByText(/Débitos de \d{4} em aberto/).first()).toBeVisible();
  await semViolacoes(page, 'the preview of a batch');
  await janela.getByRole('button', { name: /Emitir \d+ declarações/ }).click();
  await janela.getByRole('button', { name: 'Ver PDF' }).click({ timeout: 60_000 });
  await expect(page.locator('iframe.documento-previa')).toBeVisible();
});

test('the position of a past day: from the total to the class, to its titles, to one of them; the file holds the same', async ({
  browser,
}) => {
  const page = await paginaDe(browser, emails.financeiro);
  const achadas = queixas(page);
  await page.goto('/financeiro/relatorio/contas-a-receber/analise-retroativa?aba=turma');
  await page.getByRole('table').waitFor();
  const doMesPassado = await cartao(page, 'Saldo na data');
  await page.getByRole('button', { name: /Posição em/ }).click();
  await page.getByRole('button', { name: 'Fim do ano passado' }).click();
  await expect(page).toHaveURL(/data=\d{4}-12-31/);
  await expect.poll(() => cartao(page, 'Saldo na data')).not.toBe(doMesPassado);
  await page.goBack();
  await expect.poll(() => cartao(page, 'Saldo na data')).toBe(doMesPassado);

  const linha = page.locator('tbody tr').first();
  const saldo = (await linha.locator('td').nth(5).innerText()).trim();
  await linha.getByRole('link').click();
  await expect(page).toHaveURL(/turma=\d+/);
  await expect(page.getByRole('tab', { name: 'Títulos' })).toHaveAttribute('aria-selected', 'true');
  await expect.poll(() => cartao(page, 'Saldo na data')).toBe(`R$ ${saldo}`);
  await page.getByRole('button', { name: 'Exportar' }).click();
  const [arquivo] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: /^CSV/ }).click()]);
  const [cabeca = '', ...linhas] = readFileSync(await arquivo.path(), 'utf8')
    .replace('\uFEFF', '')
    .trim()
    .split('\r\n');
  const posicao = cabeca.split(';').findIndex((coluna) => coluna.replaceAll('"', '') === 'Saldo');
  const centavosDe = (texto = ''): number => Number((texto.split(';')[posicao] ?? '').replaceAll(/["|.]/g, '').replace(',', ''));
  // The last row is that of the totals.
  const rodape = centavosDe(linhas.pop());
  expect(rodape).toBe(Number(saldo.replaceAll('.', '').replace(',', '')));
  expect(linhas.reduce((soma, texto) => soma + centavosDe(texto), 0)).toBe(rodape);
  await page.locator('tbody tr').first().getByRole('link').first().click();
  await expect(page.getByRole('dialog')).toBeVisible();
  expect(achadas).toEqual([]);
});
