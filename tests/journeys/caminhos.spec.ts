import { expect, type Page, test } from '@playwright/test';
import { emails, fecharPaginas, ler, paginaDe, queixas, semViolacoes, sossego } from './apoio.ts';

test.afterEach(fecharPaginas);

test('who saved first is named, with the moment and both versions, and Enter overwrites nothing', async ({ browser }) => {
  const helena = await paginaDe(browser, emails.secretaria);
  const admin = await paginaDe(browser, emails.admin);
  const ditas = queixas(helena);
  const { itens } = await ler<{ itens: { id: number }[] }>(helena, 'Pessoa/obter-pessoas-paginado?TamanhoDaPagina=1');
  // Another town at each run: saving what stands there already changes nothing.
  const cidade = `Vila ${Date.now() % 100_000}`;
  const endereco = `/pessoas/${itens[0]?.id}`;
  await helena.goto(endereco);
  await admin.goto(endereco);
  await admin.getByLabel('Naturalidade').fill(cidade);
  await admin.keyboard.press('Control+Enter');
  await expect(admin.getByText(/Salvo às/)).toBeVisible();

  await helena.getByLabel('Religião').fill('Umbanda');
  await helena.keyboard.press('Control+Enter');
  const janela = helena.getByRole('alertdialog', { name: 'Alterado por outra pessoa' });
  await expect(janela).toContainText(/\S+ \S+ alterou este registro em \d{2}\/\d{2}\/\d{4} \d{2}:\d{2}, depois que você o abriu/);
  const campo = (nome: string) => janela.getByRole('listitem').filter({ hasText: nome });
  await expect(campo('Naturalidade')).toContainText(`como está agora: ${cidade}`);
  await expect(campo('Religião')).toContainText('na sua tela: Umbanda');
  await expect(janela).toContainText('descarta o que você digitou');
  await semViolacoes(helena, 'conflito');
  await janela.getByRole('button', { name: 'Recarregar e perder o meu' }).click();
  await expect(helena.getByLabel('Naturalidade')).toHaveValue(cidade);

  // The own change in another window is told as such.
  await admin.getByLabel('Naturalidade').fill('Bragança do Pará');
  await admin.evaluate(
    async ({ id, religiao }) => {
      const cabecalhos = { authorization: `Bearer ${localStorage.getItem('token') ?? ''}`, 'content-type': 'application/json' };
      const { data } = (await (await fetch(`/api/Pessoa/${id}`, { headers: cabecalhos })).json()) as { data: { versao: number } };
      await fetch('/api/Pessoa', {
        method: 'PUT',
        headers: cabecalhos,
        body: JSON.stringify({ id, versao: data.versao, religiao }),
      });
    },
    { id: itens[0]?.id, religiao: cidade },
  );
  await admin.keyboard.press('Control+Enter');
  const minha = admin.getByRole('alertdialog', { name: 'Alterado em outra janela' });
  await expect(minha).toContainText('Você mesmo alterou este registro em');
  // What would be written over stands in the list; overwriting leaves the record as the screen has it.
  await expect(minha.getByRole('listitem').filter({ hasText: 'Religião' })).toContainText(`como está agora: ${cidade}`);
  const religiao = await admin.getByLabel('Religião').inputValue();
  await minha.getByRole('button', { name: 'Gravar por cima' }).click();
  await expect(minha).toBeHidden();
  await expect(admin.getByLabel('Religião')).toHaveValue(religiao);
  await expect
    .poll(async () => {
      const salva = await ler<{ naturalidade: string; religiao: string | null }>(admin, `Pessoa/${itens[0]?.id}`);
      return { naturalidade: salva.naturalidade, religiao: salva.religiao ?? '' };
    })
    .toEqual({ naturalidade: 'Bragança do Pará', religiao });
  expect(ditas).toEqual([]);
});

test('an address that leads to no record says so, on every record screen', async ({ browser }) => {
  const page = await paginaDe(browser, emails.admin);
  for (const caminho of [
    '/pessoas/abc',
    '/pessoas/0',
    '/pessoas/987654321',
    '/academico/cursos/x1',
    '/academico/turmas/nada',
    '/academico/matriculas/visualizar-matricula/1.5',
    '/academico/contratos/form/abc/visualizar',
    '/periodo-letivo/editar-periodo-letivo/abc',
    '/instituicao-ensino/instituicao-ensino/abc',
    '/perfis/abc/permissao',
  ]) {
    await page.goto(caminho);
    await expect(page.locator('[data-nao-encontrado]'), caminho).toContainText('Não encontrado');
  }
  await semViolacoes(page, 'não encontrado');
});

test('a new contract begins from the list, and leads through the choice of an enrollment to its form', async ({ browser }) => {
  const page = await paginaDe(browser, emails.secretaria);
  await page.goto('/academico/contratos/list');
  await page.getByRole('link', { name: 'Novo contrato' }).click();
  await expect(page).toHaveURL(/\/academico\/contratos\/form$/);
  // The address changes before the list of contracts gives way to that of enrollments.
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Contratos');
  await page.locator('tbody a').first().click();
  await expect(page).toHaveURL(/contratos\/form\?matricula=\d+/);
  await expect(page.getByRole('complementary').getByText('Total do contrato')).toBeVisible();
});

/** Where the list stands: its box on a wide screen, the page on a phone. */
const lugarDaLista = (page: Page): Promise<number> =>
  page.evaluate(() => Math.round(document.querySelector('[data-lista] [data-aperto]')?.scrollTop ?? window.scrollY));

for (const celular of [false, true])
  test(`Back finds the list where it was left, the record that was opened in the keyboard's hand${celular ? ', on a phone' : ''}`, async ({
    browser,
  }) => {
    const page = await paginaDe(browser, emails.admin, { celular });
    const quieta = sossego(page);
    for (const caminho of ['/academico/matriculas', '/academico/cej/turmas/list', '/pessoas']) {
      await page.goto(caminho);
      const elos = page.locator(celular ? '[data-lista] li > div > a:has(> strong)' : '[data-lista] th[scope="row"] > a');
      await elos.first().waitFor();
      const elo = elos.nth(Math.min(40, (await elos.count()) - 1));
      await elo.scrollIntoViewIfNeeded();
      await page.waitForTimeout(150);
      const lugar = await lugarDaLista(page);
      const href = await elo.getAttribute('href');
      await elo.click();
      await page.waitForURL((endereco) => endereco.pathname === href);
      await quieta();
      await expect(page.locator('h1'), `${caminho}: the record's title`).toBeFocused();
      await page.goBack();
      await expect.poll(() => lugarDaLista(page), { message: caminho }).toBe(lugar);
      const naMao = page.locator(celular ? `a[href="${href}"]` : `tr:has(a[href="${href}"])`);
      await expect(naMao, caminho).toBeFocused();
    }
  });

test('a record that opens on the address of its list is a screen of its own: Enter leads to its title, Back to its row', async ({
  browser,
}) => {
  const page = await paginaDe(browser, emails.admin);
  const quieta = sossego(page);
  for (const caminho of ['/academico/boletins?q=a', '/instituicao-ensino/historico-escolar?q=a', '/academico/boletins']) {
    await page.goto(caminho);
    const linhas = page.locator('[data-lista] tbody tr[data-indice]');
    await linhas.first().waitFor();
    const linha = linhas.nth(Math.min(35, (await linhas.count()) - 1));
    await linha.focus();
    const titulo = page.locator('h1');
    const daLista = await titulo.innerText();
    const lugar = await lugarDaLista(page);
    const qual = await linha.getAttribute('data-indice');
    await page.keyboard.press('Enter');
    await expect(titulo).not.toHaveText(daLista);
    await quieta();
    await expect(titulo, caminho).toBeFocused();
    expect(new URL(page.url()).search).toContain(new URL(caminho, page.url()).search.replace('?', ''));
    await page.goBack();
    await expect(titulo).toHaveText(daLista);
    await expect.poll(() => lugarDaLista(page), { message: caminho }).toBe(lugar);
    await expect(page.locator(`tr[data-indice="${qual}"]`), caminho).toBeFocused();
  }
});

test('Back leads to the act that was followed, not to another one with the same screen', async ({ browser }) => {
  const page = await paginaDe(browser, emails.financeiro);
  await page.goto('/dashboard');
  const elos = page.locator('main a[href*="contas-a-receber"]');
  await elos.first().waitFor();
  const ultimo = elos.last();
  const href = await ultimo.getAttribute('href');
  expect(await elos.count()).toBeGreaterThan(1);
  await ultimo.focus();
  await page.keyboard.press('Enter');
  await expect(page).not.toHaveURL(/dashboard/);
  await expect(page.locator('h1')).toBeFocused();
  await page.goBack();
  await expect(page.locator(`main a[href="${href}"]`).last()).toBeFocused();
});

test('a pin that is pressed by keyboard takes the focus with it, in and out', async ({ browser }) => {
  const page = await paginaDe(browser, emails.admin);
  await page.goto('/academico/matriculas');
  const item = page.locator('.menu-linha', { has: page.locator('a[aria-current="page"]') });
  const pino = item.locator('.menu-pino').first();
  await pino.focus();
  await page.keyboard.press('Enter');
  const daMatricula = page.locator('[data-pino="matriculas"]');
  await expect(page.locator('[data-pino="matriculas"]:focus')).toHaveAttribute('aria-pressed', 'true');
  await page.locator('[data-pino="matriculas"]').first().focus();
  await page.keyboard.press('Enter');
  await expect(daMatricula.first()).toHaveAttribute('aria-pressed', 'false');
  await expect(page.locator('[data-pino="matriculas"]:focus, .menu-busca:focus')).toHaveCount(1);
});

test('a screen opened by the palette gives the focus to its title, unless the person went on meanwhile', async ({ browser }) => {
  const page = await paginaDe(browser, emails.admin);
  const { itens } = await ler<{ itens: { id: number; nome: string }[] }>(page, 'Pessoa/obter-pessoas-paginado?TamanhoDaPagina=1');
  const nome = itens[0]?.nome ?? '';
  const abrir = async (): Promise<void> => {
    await page.goto('/dashboard');
    await page.locator('h1').waitFor();
    await page.keyboard.press('Control+k');
    await expect(page.getByRole('combobox', { name: 'Busca geral' })).toBeFocused();
    await page.keyboard.type(nome);
    await page.getByRole('option', { name: nome }).first().waitFor();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/pessoas\/\d+/);
  };
  // The record's answer waits until it is let go.
  const presas: (() => void)[] = [];
  await page.route(/\/api\/Pessoa\/\d+$/, async (rota) => {
    await new Promise<void>((resolve) => presas.push(resolve));
    await rota.continue();
  });
  const titulo = page.locator('h1');
  const responder = async (): Promise<void> => {
    await expect.poll(() => presas.length).toBeGreaterThan(0);
    for (const soltar of presas.splice(0)) soltar();
    await expect(titulo).toContainText(nome);
    await page.waitForTimeout(200);
  };
  await abrir();
  await expect(titulo).toBeFocused();
  await responder();
  await expect(titulo).toBeFocused();
  // Who goes to the menu meanwhile stays there.
  await abrir();
  const campo = page.getByRole('textbox', { name: 'Achar no menu' });
  await campo.click();
  await responder();
  await expect(campo).toBeFocused();
});

test('the menu shut and opened by keyboard keeps the focus on its button; the icon of a section leads to its title', async ({
  browser,
}) => {
  const page = await paginaDe(browser, emails.admin);
  const recolher = page.locator('.menu-recolher');
  await recolher.focus();
  for (const aberto of ['false', 'true']) {
    await page.keyboard.press('Enter');
    await expect(recolher).toHaveAttribute('aria-expanded', aberto);
    await expect(recolher).toBeFocused();
  }
  await page.keyboard.press('Enter');
  await page.locator('.menu-icone[aria-expanded]').first().press('Enter');
  await expect(page.locator('.menu-titulo:focus')).toHaveAttribute('aria-expanded', 'true');
});
