import { expect, type Page, test } from '@playwright/test';
import { emails, fecharPaginas, ler, paginaDe, queixas, semViolacoes } from './apoio.ts';

test.afterEach(fecharPaginas);

const LISTA = '/academico/contratos/list';
const situacoesDe = async (page: Page, numeros: readonly string[]): Promise<string[]> => {
  const paginas = await Promise.all(
    numeros.map((n) => ler<{ itens: { situacao: string }[] }>(page, `Contrato/obter-paginado?Nome=${n}&TamanhoDaPagina=1`)),
  );
  return paginas.map(({ itens }) => itens[0]?.situacao ?? '');
};

/** Marks the contracts with these numbers on a list that is filtered to a state. */
async function marcar(page: Page, situacao: string, numeros: readonly string[]): Promise<void> {
  await page.goto(`${LISTA}?situacao=${situacao}&ord=-numero`);
  for (const numero of numeros)
    await page
      .getByRole('row', { name: new RegExp(numero) })
      .getByRole('checkbox')
      .check();
}

/** Nothing goes over the side of the page, of the open window, or of a table in it. */
async function semNadaCortado(page: Page): Promise<void> {
  const sobras = await page.evaluate(() =>
    [document.documentElement, ...document.querySelectorAll('dialog[open], dialog[open] table, dialog[open] [role=group]')].map(
      (e) => e.scrollWidth - e.clientWidth,
    ),
  );
  expect(sobras.filter((sobra) => sobra > 1)).toEqual([]);
}

test('a batch outlives its window: reloaded, closed, found again among the last ones, and undone', async ({ browser }) => {
  const page = await paginaDe(browser, emails.secretaria);
  const achados = queixas(page);
  const pergunta = page.getByRole('dialog').or(page.getByRole('alertdialog')).last();
  const lote = page.getByRole('dialog', { name: 'Lote de contratos' });
  const trabalho = (name: string) => lote.getByRole('region', { name });
  const { itens } = await ler<{ itens: { numero: string }[] }>(
    page,
    'Contrato/obter-paginado?Situacao=rascunho&CampoOrdenado=numero&OrdenacaoAscendente=false&TamanhoDaPagina=2',
  );
  const numeros = itens.map(({ numero }) => numero);
  expect(numeros).toHaveLength(2);

  // In force, together: the result stays through a reload, and an activation has no undo.
  await marcar(page, 'rascunho', numeros);
  await page.getByRole('button', { name: 'Ativar contratos' }).click();
  await pergunta.getByRole('button', { name: 'Ativar contratos' }).click();
  await page.waitForURL(/lote=\d+/);
  await expect(trabalho('Ativação de contratos')).toContainText('Concluída 2 de 2', { timeout: 30_000 });
  await page.reload();
  await expect(trabalho('Ativação de contratos')).toContainText('Concluída 2 de 2');
  for (const numero of numeros) await expect(lote.getByRole('row', { name: new RegExp(numero) })).toContainText('Feito');
  await expect(lote.getByRole('button', { name: 'Desfazer o lote' })).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(lote).toHaveCount(0);
  expect(page.url()).toContain('situacao=rascunho');
  expect(page.url()).not.toContain('lote=');

  // Cancelled, together, and the window closed.
  await marcar(page, 'ativo', numeros);
  await page.getByRole('button', { name: 'Cancelar contratos' }).click();
  await pergunta.getByRole('button', { name: 'Cancelar contratos' }).click();
  await expect(lote.getByRole('button', { name: 'Desfazer o lote' })).toBeVisible({ timeout: 30_000 });
  await semViolacoes(page, 'the result of a batch');
  await page.keyboard.press('Escape');
  expect(await situacoesDe(page, numeros)).toEqual(['cancelado', 'cancelado']);

  // Found again by keyboard alone, and undone.
  await page.goto(LISTA);
  await page.getByRole('button', { name: 'Últimos lotes' }).focus();
  await page.keyboard.press('Enter');
  const ultimos = page.getByRole('dialog', { name: 'Últimos lotes' });
  const linhas = ultimos.getByRole('row');
  await expect(linhas.nth(1)).toContainText(/Cancelamento de contratos.*2 de 2.*Concluída/);
  await expect(linhas.nth(2)).toContainText(/Ativação de contratos.*2 de 2.*Concluída/);
  await semViolacoes(page, 'the last batches');
  await ultimos
    .getByRole('button', { name: /^Cancelamento de contratos/ })
    .first()
    .focus();
  await page.keyboard.press('Enter');
  await expect(ultimos).toHaveCount(0);
  await lote.getByRole('button', { name: 'Desfazer o lote' }).focus();
  await page.keyboard.press('Enter');
  await expect(pergunta).toContainText('2 contratos; cada um é julgado por si.');
  await page.keyboard.press('Enter');
  await expect(trabalho('Desfazimento de um lote de contratos')).toContainText('Concluída 2 de 2', { timeout: 30_000 });
  await expect(lote.getByRole('button', { name: 'Desfazer o lote' })).toHaveCount(0);
  expect(await situacoesDe(page, numeros)).toEqual(['ativo', 'ativo']);

  // On a phone and in English: nothing is cut, and the same batch opens with its undo.
  await page.setViewportSize({ width: 390, height: 844 });
  await page.evaluate(() => localStorage.setItem('idioma', 'en'));
  await page.goto(LISTA);
  await page.getByRole('button', { name: 'Last batches' }).click();
  const last = page.getByRole('dialog', { name: 'Last batches' });
  await expect(last.getByRole('button', { name: /^Contract cancellation/ }).first()).toBeVisible();
  await semNadaCortado(page);
  await last
    .getByRole('button', { name: /^Contract cancellation/ })
    .first()
    .click();
  const batch = page.getByRole('dialog', { name: 'Batch of contracts' });
  for (const name of ['Contract cancellation', 'Undo of a batch of contracts'])
    await expect(batch.getByRole('region', { name })).toContainText('Done 2 of 2');
  await semNadaCortado(page);
  await page.goBack();
  await expect(batch).toHaveCount(0);
  expect(achados).toEqual([]);
});
