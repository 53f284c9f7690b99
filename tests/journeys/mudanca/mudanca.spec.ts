import { expect, type Page, test } from '@playwright/test';
import { emails, fecharPaginas, paginaDe, queixas, semViolacoes } from '../apoio.ts';

test.afterEach(fecharPaginas);

// A journey that is tried again brings other people: the same codes enter once.
const vez = String(Date.now()).slice(-8);
const csv = [
  'Cod;Pessoa;Nascimento;Genitora',
  `A${vez};Jornada ${vez} Castro;04/03/2015;M${vez}`,
  `M${vez};Genitora ${vez} Castro;01/02/1985;`,
  `X${vez};Data Ruim;31/02/2010;`,
].join('\n');
const enviar = (page: Page, tipo: string, nome: string, texto: string) =>
  page
    .getByLabel(`Enviar planilha de ${tipo}`)
    .and(page.locator('input'))
    .setInputFiles({ name: nome, mimeType: 'text/csv', buffer: Buffer.from(texto) });

test('people come in from a sheet: tried, loaded, reconciled and signed; the sheet is undone', async ({ browser }) => {
  const page = await paginaDe(browser, emails.admin);
  const achados = queixas(page);
  await page.goto('/mudanca');
  await expect(page.getByRole('heading', { name: '1. Pessoas' })).toBeVisible();
  await semViolacoes(page, 'moving in');
  await enviar(page, 'Pessoas', `pessoas-${vez}.csv`, csv);
  await page.waitForURL(/mudanca\/planilha\/\d+/);
  const endereco = page.url();
  // Nobody calls the column so: it is said by hand, and remembered.
  await page.getByLabel('Para onde vai a coluna Genitora').selectOption({ label: 'Código ou CPF da mãe' });
  // Every column goes somewhere now, and what stands in each is in sight still.
  await expect(page.getByText('(4 de 4 entram)')).toBeVisible();
  await expect(page.getByText('04/03/2015 · 01/02/1985')).toBeVisible();
  await page.getByRole('button', { name: 'Conferir', exact: true }).click();
  await expect(page.getByText('Nascimento:')).toBeVisible();
  await expect(page.getByRole('cell', { name: '4', exact: true })).toBeVisible();
  await semViolacoes(page, 'sheet after a dry run');
  await page.getByRole('button', { name: 'Carregar 2 linhas' }).click();
  await expect(page.getByRole('button', { name: 'Desfazer planilha' })).toBeVisible({ timeout: 20_000 });

  await page.goto('/mudanca/conferencia');
  await page.getByRole('button', { name: 'Digitar totais do sistema anterior' }).click();
  const janela = page.locator('dialog[open]').last();
  await janela.getByRole('textbox', { name: 'Quantidade', exact: true }).first().fill('1');
  await janela.getByRole('button', { name: 'Salvar' }).click();
  await expect(janela).toBeHidden();
  await expect(page.getByText('Difere', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Assinar conferência' }).click();
  await janela.getByRole('textbox', { name: 'Observação' }).fill('Uma pessoa a mais do que lá: a mãe.');
  await janela.getByRole('button', { name: 'Assinar conferência' }).click();
  await expect(page.getByRole('heading', { name: 'Conferências assinadas' })).toBeVisible();
  await semViolacoes(page, 'reconciliation');

  await page.goto(endereco);
  await page.getByRole('button', { name: 'Desfazer planilha' }).click();
  await page.locator('dialog[open]').last().getByRole('button', { name: 'Desfazer planilha' }).click();
  await expect(page.locator('.pagina-titulo').getByText('Desfeita')).toBeVisible({ timeout: 20_000 });
  expect(achados).toEqual([]);
});
