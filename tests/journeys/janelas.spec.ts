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

test('Back pressed twice on a changed form is one question: staying leaves address and screen together, leaving goes where Back led', async ({
  browser,
}) => {
  const page = await paginaDe(browser, emails.admin);
  const achados = queixas(page);
  // Moves inside the portal, as people do: a reload would make a history of its own.
  const ir = async (tela: string): Promise<void> => {
    await page.keyboard.press('Control+k');
    await expect(page.getByRole('combobox', { name: 'Busca geral' })).toBeFocused();
    await page.keyboard.type(tela);
    await page.getByRole('option', { name: tela }).first().waitFor();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1, name: tela })).toBeVisible();
  };
  await page.goto('/dashboard');
  await page.locator('h1').waitFor();
  await ir('Disciplinas');
  await ir('Perfis');
  await ir('Pessoas');
  await page.locator('tbody tr').first().getByRole('link').first().click();
  const apelido = page.getByLabel(/^Nome social/);
  await apelido.fill('Bela');
  const ficha = page.url();
  for (const entre of [0, 300]) {
    await page.evaluate(async (ms) => {
      history.back();
      await new Promise((resolve) => setTimeout(resolve, ms));
      history.back();
    }, entre);
    await expect(pergunta(page)).toHaveCount(1);
    await pergunta(page).getByRole('button', { name: 'Continuar editando' }).click();
    await expect(pergunta(page)).toHaveCount(0);
    await expect(page).toHaveURL(ficha);
    await expect(apelido).toHaveValue('Bela');
  }
  // Back still asks, and where it is let go the screen follows the address.
  await page.evaluate(() => {
    history.back();
    history.back();
  });
  await pergunta(page).getByRole('button', { name: 'Sair sem salvar' }).click();
  await expect(pergunta(page)).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1, name: 'Perfis' })).toBeVisible();
  await expect(page).toHaveURL(/\/perfis/);
  expect(achados).toEqual([]);
});

test('all of a filter is acted upon by acts that name each row: the question counts them all', async ({ browser }) => {
  const page = await paginaDe(browser, emails.secretaria);
  await page.goto('/academico/contratos/list');
  await page
    .getByRole('checkbox', { name: /todas as linhas|todos/i })
    .first()
    .check();
  const barra = page.getByRole('region', { name: 'Ações para os selecionados' });
  await barra.getByRole('button', { name: /^Selecionar todos os/ }).click();
  const total = Number(/(\d+) selecionados/.exec(await barra.getByRole('status').innerText())?.[1]);
  expect(total).toBeGreaterThan(50);
  await barra.getByRole('button', { name: 'Encerrar contratos' }).click();
  const pergunta = page.getByRole('alertdialog', { name: 'Encerrar contratos' });
  await expect(pergunta).toContainText(String(total));
  await page.keyboard.press('Escape');
  await expect(pergunta).toBeHidden();
  await expect(barra.getByRole('status')).toContainText(`${total} selecionados`);
});
