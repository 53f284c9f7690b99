import { type Browser, expect, type Locator, type Page, test } from '@playwright/test';
import { emails, escrever, fecharPaginas, ler, paginaDe, queixas, semViolacoes } from './apoio.ts';

test.afterEach(fecharPaginas);

type Permissoes = { versao: number; restringirPainelProfessor: boolean; permissoes: { tela: string; acoes: string[] }[] };
const focada = (page: Page): Promise<string | null> =>
  page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent ?? null);
async function digitar(page: Page, ...teclas: string[]): Promise<void> {
  for (const tecla of teclas) await page.keyboard.press(tecla);
}
const marca = (page: Page, nome: string): Locator => page.getByRole('checkbox', { name: nome, exact: true });
const daTela = async (page: Page, id: number, tela: string): Promise<string[]> =>
  (await ler<Permissoes>(page, `Perfil/${id}/permissoes`)).permissoes.find((concessao) => concessao.tela === tela)?.acoes ?? [];

/** An administrator at the matrix of a profile that only this journey knows. */
async function naMatriz(browser: Browser, opcoes: { celular?: boolean; escuro?: boolean } = {}): Promise<{ page: Page; id: number }> {
  const page = await paginaDe(browser, emails.admin, opcoes);
  const { id } = await escrever<{ id: number }>(page, 'POST', 'Perfil', { nome: `Matriz ${Date.now()}` });
  await page.goto(`/perfis/${id}/permissao`);
  await page.getByRole('grid').waitFor();
  return { page, id };
}

test('the keyboard alone marks permissions, undoes, fills a column, pastes, and saves them', async ({ browser }) => {
  const { page, id } = await naMatriz(browser);
  const achados = queixas(page);
  const grade = page.getByRole('grid', { name: /^Permissões do perfil Matriz/ });
  // One stop of Tab: in, and out on the other side.
  await page.getByRole('switch').focus();
  await digitar(page, 'Tab');
  await expect(grade.locator(':focus')).toHaveCount(1);
  await digitar(page, 'Tab');
  await expect(grade.locator(':focus')).toHaveCount(0);
  await digitar(page, 'Shift+Tab', 'Control+Home', 'ArrowDown', 'ArrowRight');
  expect(await focada(page)).toBe('Cursos: Visualizar');
  await digitar(page, 'ArrowRight', 'ArrowRight', ' ');
  await expect(marca(page, 'Cursos: Criar')).toBeChecked();
  // Creating needs viewing and listing.
  await expect(marca(page, 'Cursos: Visualizar')).toBeChecked();
  await expect(marca(page, 'Cursos: Listar')).toBeChecked();
  await expect(marca(page, 'Cursos: marcar ou desmarcar tudo')).toHaveAttribute('aria-checked', 'mixed');
  await expect(page.getByText('3 alterações não salvas')).toBeVisible();
  await digitar(page, 'Control+z');
  await expect(page.getByText('Tudo salvo', { exact: true })).toBeVisible();
  await digitar(page, 'Control+Shift+z');
  await expect(page.getByText('3 alterações não salvas')).toBeVisible();
  // The whole row at its name, and Enter goes down.
  await digitar(page, 'ArrowDown', 'Home', ' ');
  await expect(marca(page, 'Disciplinas: Excluir')).toBeChecked();
  await digitar(page, 'End', 'Enter');
  expect(await focada(page)).toBe('Grupos de turma: Excluir');
  // What was copied of one row goes into another, and a word that is no mark stays there, told and not counted as a change.
  await digitar(page, 'Home', 'ArrowRight');
  await page.evaluate(() => {
    const dados = new DataTransfer();
    dados.setData('text/plain', 'Sim\tSim\t\ttalvez\n');
    document.activeElement?.dispatchEvent(new ClipboardEvent('paste', { clipboardData: dados, bubbles: true, cancelable: true }));
  });
  // Told before it is written; Enter takes what fits.
  await page.getByRole('alertdialog').getByRole('button', { name: 'Colar as 3 que cabem' }).press('Enter');
  await expect(page.getByText('3 células coladas; 1 não aceita, marcada na grade.')).toBeVisible();
  await expect(marca(page, 'Grupos de turma: Listar')).toBeChecked();
  await expect(page.getByText(/“talvez” não foi aceito\. Escreva sim ou não\./)).toBeVisible();
  await digitar(page, 'Escape', 'Escape');
  await expect(page.getByText(/“talvez”/)).toHaveCount(0);
  // The title of a column is reached from the first row; its menu marks all, with their number, and one step takes that back.
  await digitar(page, 'Control+Home', 'End', 'ArrowUp', 'Enter');
  const todas = page.getByRole('dialog').getByRole('button', { name: /^Marcar todas \(\d+\)$/ });
  await expect(todas).toBeFocused();
  await digitar(page, 'Enter');
  await expect(marca(page, 'Usuários: Excluir')).toBeChecked();
  await expect(grade.locator(':focus')).toHaveText('Excluir');
  await digitar(page, 'Control+z');
  await expect(marca(page, 'Usuários: Excluir')).not.toBeChecked();
  await digitar(page, 'Control+Enter');
  await expect(page.getByText(/^Salvo às \d\d:\d\d$/).first()).toBeVisible();
  expect(await daTela(page, id, 'cursos-estrutura')).toEqual(['visualizar', 'listar', 'criar']);
  expect(await daTela(page, id, 'grupos-turma')).toEqual(['visualizar', 'listar']);
  expect((await daTela(page, id, 'disciplinas')).length).toBe(5);
  expect(await daTela(page, id, 'usuarios')).toEqual([]);
  // What was marked and not saved is asked about before it is lost.
  await marca(page, 'Cursos: Editar').click();
  await page.getByRole('link', { name: 'Usuários', exact: true }).first().click();
  await expect(page.getByRole('alertdialog')).toBeVisible();
  expect(achados).toEqual([]);
});

test('a section marks its screens, a filter keeps what is marked, and who saved meanwhile is not written over', async ({ browser }) => {
  const { page, id } = await naMatriz(browser);
  await marca(page, 'Listar: marcar ou desmarcar em Administração').click();
  await expect(marca(page, 'Usuários: Listar')).toBeChecked();
  await expect(marca(page, 'Administração: marcar ou desmarcar tudo')).toHaveAttribute('aria-checked', 'mixed');
  await page.getByLabel('Filtrar telas').fill('pessoas');
  await expect(marca(page, 'Usuários: Listar')).toHaveCount(0);
  await marca(page, 'Pessoas: Excluir').click();
  await page.getByLabel('Filtrar telas').fill('');
  await expect(marca(page, 'Usuários: Listar')).toBeChecked();
  // Somebody else grants courses meanwhile: both stand after the second save.
  const { versao } = await ler<Permissoes>(page, `Perfil/${id}/permissoes`);
  await escrever(page, 'PUT', `Perfil/${id}/permissoes`, {
    versao,
    restringirPainelProfessor: false,
    permissoes: [{ tela: 'cursos-estrutura', acoes: ['visualizar', 'listar'] }],
  });
  await page.getByRole('button', { name: 'Salvar' }).click();
  await expect(page.getByText(/confira e salve de novo/)).toBeVisible();
  await expect(marca(page, 'Cursos: Listar')).toBeChecked();
  await expect(marca(page, 'Pessoas: Excluir')).toBeChecked();
  await page.getByRole('button', { name: 'Salvar' }).click();
  await expect(page.getByText(/^Salvo às/).first()).toBeVisible();
  expect(await daTela(page, id, 'cursos-estrutura')).toEqual(['visualizar', 'listar']);
  expect(await daTela(page, id, 'pessoas')).toContain('excluir');
  // All at once back to what is saved.
  await marca(page, 'Cursos: Listar').click();
  await page.getByRole('button', { name: 'Desfazer', exact: true }).click();
  await expect(marca(page, 'Cursos: Listar')).toBeChecked();
});

for (const escuro of [false, true])
  test(`the matrix passes axe and serves fingers, ${escuro ? 'dark' : 'light'}`, async ({ browser }) => {
    const { page } = await naMatriz(browser, { escuro });
    await marca(page, 'Cursos: Listar').click();
    await semViolacoes(page, 'matriz');
    await page.setViewportSize({ width: 390, height: 844 });
    await semViolacoes(page, 'matriz at 390');
    const cursos = marca(page, 'Cursos: Excluir');
    await cursos.scrollIntoViewIfNeeded();
    expect((await cursos.boundingBox())?.height).toBeGreaterThanOrEqual(44);
    expect((await marca(page, 'Cursos: marcar ou desmarcar tudo').boundingBox())?.x).toBeLessThan(60);
    await cursos.click();
    await expect(cursos).toBeChecked();
  });
