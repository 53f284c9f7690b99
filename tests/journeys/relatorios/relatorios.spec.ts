import { readFileSync } from 'node:fs';
import { expect, type Page, test } from '@playwright/test';
import { cartao, emails, fecharPaginas, paginaDe, queixas, semViolacoes } from '../apoio.ts';

test.afterEach(fecharPaginas);

async function baixar(page: Page, nome: RegExp): Promise<Buffer> {
  await page.getByRole('button', { name: 'Exportar' }).click();
  const [arquivo] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: nome }).click()]);
  return readFileSync(await arquivo.path());
}

test('a report: filter it, see that totals hold, follow a figure, take it as XLSX, CSV and PDF', async ({ browser }) => {
  const page = await paginaDe(browser, emails.secretaria);
  const achadas = queixas(page);
  await page.goto('/relatorios-turmas');
  await page.getByRole('table').waitFor();
  const todas = Number(await cartao(page, 'Turmas'));

  await page.getByRole('button', { name: 'Filtro Segmentação' }).click();
  await page.getByRole('radio', { name: 'Educação Infantil' }).click();
  await expect(page).toHaveURL(/seg=\d+/);
  await expect.poll(async () => Number(await cartao(page, 'Turmas'))).toBeLessThan(todas);
  const poucas = Number(await cartao(page, 'Turmas'));

  // The total at the foot is the sum of the rows above it, and the head of the only group says the same.
  const coluna = async (seletor: string): Promise<number[]> =>
    (await page.locator(`${seletor} td`).allInnerTexts()).filter((texto) => /^\d+$/.test(texto)).map(Number);
  const vagas = await page.locator('tbody tr:not(:has(th)) td:nth-child(4)').allInnerTexts();
  expect(vagas).toHaveLength(poucas);
  expect((await coluna('tfoot tr'))[0]).toBe(vagas.reduce((soma, n) => soma + Number(n), 0));

  const csv = (await baixar(page, /^CSV/)).toString('utf8').trim().split('\r\n');
  // Between the heading and the row of totals, what the screen shows.
  expect(csv).toHaveLength(poucas + 2);
  expect(csv.at(-1)).toMatch(/^"?Total \(/);
  expect((await baixar(page, /^XLSX/)).subarray(0, 2).toString()).toBe('PK');
  await page.getByRole('button', { name: 'Exportar' }).click();
  await page.getByRole('button', { name: /^PDF/ }).click();
  await expect(page.locator('iframe.documento-previa')).toBeVisible();
  const [pdf] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Salvar', exact: false }).last().click(),
  ]);
  expect(
    readFileSync(await pdf.path())
      .subarray(0, 5)
      .toString(),
  ).toBe('%PDF-');
  await page.keyboard.press('Escape');

  await page.reload();
  await expect.poll(async () => Number(await cartao(page, 'Turmas'))).toBe(poucas);
  await page.locator('.cartoes li', { hasText: 'Turmas' }).getByRole('link').click();
  await expect(page).toHaveURL(/turmas\/list\?.*seg=/);
  await expect(page.getByRole('status').filter({ hasText: `1–${poucas} de ${poucas}` })).toBeVisible();
  expect(achadas).toEqual([]);
});

test('the cross-tab: another pair of dimensions, a figure opened by the keyboard, its rows', async ({ browser }) => {
  const page = await paginaDe(browser, emails.secretaria);
  const numero = page.locator('tbody button').first();
  const janela = page.getByRole('dialog');
  // Other journeys enroll meanwhile: a figure that grew between its reading and its rows is asked again.
  await expect(async () => {
    await page.goto('/relatorio-totalizadores?linhas=turno&colunas=ingresso');
    const quantos = Number((await numero.innerText()).replace('.', ''));
    await numero.focus();
    await page.keyboard.press('Enter');
    await expect(janela.getByRole('status').filter({ hasText: `de ${quantos}` })).toBeVisible({ timeout: 4_000 });
  }).toPass();
  await semViolacoes(page, 'cell of the cross-tab');
  await page.keyboard.press('Escape');
  await expect(janela).toBeHidden();
  await expect(numero).toBeFocused();
});

test('a secretary registers a school with its subjects, is warned of a twin, and told what hangs on it', async ({ browser }, { retry }) => {
  // What a first try left behind would be a twin.
  const nome = `Escola Jornada do Saber ${retry + 1}`;
  const page = await paginaDe(browser, emails.secretaria);
  await page.goto('/instituicao-ensino/instituicao-ensino');
  await page.getByRole('textbox', { name: 'Nome', exact: true }).fill('Castro Alves');
  await expect(page.getByText('Pode ser esta instituição')).toBeVisible();
  await page.getByRole('textbox', { name: 'Nome', exact: true }).fill(nome);
  await page.getByRole('textbox', { name: 'Cidade' }).fill('Belém');
  await page.getByRole('combobox', { name: 'UF' }).click();
  await page.getByRole('combobox', { name: 'UF' }).fill('Pará');
  await page.getByRole('option', { name: 'Pará', exact: true }).click();
  await page.keyboard.press('Control+Enter');
  await expect(page.getByLabel('Nome, cidade, CNPJ ou INEP')).toBeVisible({ timeout: 30_000 });

  await page.getByLabel('Nome, cidade, CNPJ ou INEP').fill(nome);
  await page.getByRole('link', { name: nome }).click();
  await expect(page).toHaveURL(/instituicao-ensino\/\d+$/);
  const registro = page.url();
  await page.getByRole('definition').first().getByRole('link').click();
  await page.getByRole('button', { name: 'Nova disciplina' }).click();
  await page.getByRole('dialog').getByRole('textbox', { name: 'Nome', exact: true }).fill('Filosofia');
  await page.keyboard.press('Control+Enter');
  await expect(page.getByRole('rowheader', { name: 'Filosofia' })).toBeVisible();

  await page.goto(registro);
  await page.getByRole('button', { name: 'Excluir' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Excluir' }).click();
  await expect(page.getByText(/ainda tem 1 disciplina/)).toBeVisible();
});
