import { expect, test } from '@playwright/test';
import { emails, entrar, fecharPaginas, ler, paginaDe, queixas, semViolacoes } from './apoio.ts';

test.afterEach(fecharPaginas);

test('a wrong password says so, keeps the e-mail, and the right one enters by keyboard alone', async ({ page }) => {
  const achados = queixas(page);
  await page.goto('/login');
  await expect(page.getByLabel('E-mail')).toBeFocused();
  await page.keyboard.type(emails.secretaria);
  await page.keyboard.press('Tab');
  await page.keyboard.type('errada demais');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert').first()).toBeVisible();
  await expect(page.getByLabel('E-mail')).toHaveValue(emails.secretaria);
  await page.locator('input[type=password]').fill('patio-demo');
  await page.keyboard.press('Enter');
  await page.waitForURL('**/dashboard');
  await expect(page.locator('h1')).toBeVisible();
  expect(achados).toEqual([]);
});

test('what a public page says of a field follows the language', async ({ page }) => {
  await page.goto('/login');
  await expect(page.getByLabel('E-mail')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByText('Campo requerido')).toHaveCount(2);
  await page.getByRole('button', { name: 'English' }).click();
  await expect(page.getByText('Required field')).toHaveCount(2);
  await expect(page.getByText('Campo requerido')).toHaveCount(0);
});

test('the menu shows only what the person may open; another address leads home with a notice', async ({ browser }) => {
  const page = await paginaDe(browser, emails.professor);
  await page.goto('/dashboard');
  await page.locator('h1').waitFor();
  await expect(page.getByRole('link', { name: 'Contas a receber' })).toHaveCount(0);
  await page.goto('/financeiro/contas-a-receber');
  await expect(page).toHaveURL(/\/dashboard/);
  await expect(page.getByText(/permissão/i).first()).toBeVisible();
  const resposta = await page.evaluate(async () => {
    const r = await fetch('/api/TituloReceber/obter-paginado', {
      headers: { authorization: `Bearer ${localStorage.getItem('token') ?? ''}` },
    });
    return r.status;
  });
  expect(resposta).toBe(403);
});

test('the token alone is not enough: without the browser’s cookie it is refused', async ({ browser, request }) => {
  const page = await paginaDe(browser, emails.secretaria);
  await page.goto('/dashboard');
  const token = await page.evaluate(() => localStorage.getItem('token'));
  const semCookie = await request.get('/api/Autenticacao/token-valido', { headers: { authorization: `Bearer ${token ?? ''}` } });
  expect(semCookie.status()).toBe(401);
});

test('a session that ended elsewhere asks to sign in over the page, and the typed form survives', async ({ browser }) => {
  const contexto = await browser.newContext({ locale: 'pt-BR' });
  const page = await contexto.newPage();
  await entrar(page, emails.secretaria);
  await page.goto('/pessoas/nova-pessoa');
  await page.getByLabel('Nome', { exact: false }).first().fill('Zulmira');
  await page.evaluate(async () => {
    await fetch('/api/Autenticacao/invalidar-token', {
      method: 'PUT',
      headers: { authorization: `Bearer ${localStorage.getItem('token') ?? ''}` },
    });
  });
  await page.keyboard.press('Control+Enter');
  const senha = page.getByRole('dialog').locator('input[type=password]');
  await senha.waitFor();
  await senha.fill('patio-demo');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByLabel('Nome', { exact: false }).first()).toHaveValue('Zulmira');
  await contexto.close();
});

test('English is complete and is remembered', async ({ browser }) => {
  const page = await paginaDe(browser, emails.admin);
  await page.goto('/pessoas');
  await page.locator('h1').waitFor();
  await page.getByRole('button', { name: /EN/ }).first().click();
  await expect(page.locator('h1')).toHaveText('People');
  await page.reload();
  await expect(page.locator('h1')).toHaveText('People');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await semViolacoes(page, 'people in English');
});

test('Ctrl+K finds a screen without accents and goes there', async ({ browser }) => {
  const page = await paginaDe(browser, emails.admin);
  await page.goto('/dashboard');
  await page.locator('h1').waitFor();
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('combobox')).toBeFocused();
  await page.keyboard.type('precos');
  await page
    .getByRole('option', { name: /Preços/ })
    .first()
    .waitFor();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/financeiro\/estrutura\/precos/);
});

test('Ctrl+K finds a person, the enrollment, the contract and the titles by name', async ({ browser }) => {
  const page = await paginaDe(browser, emails.admin);
  await page.getByRole('button', { name: 'Ctrl K' }).waitFor();
  const { itens } = await ler<{ itens: { alunoNome: string }[] }>(page, 'Contrato/obter-paginado?Situacao=ativo&TamanhoDaPagina=1');
  await page.keyboard.press('Control+k');
  const paleta = page.locator('dialog[open]');
  await paleta.getByRole('combobox').waitFor();
  await page.keyboard.type(itens[0]?.alunoNome ?? '');
  for (const grupo of ['Pessoas', 'Matrículas', 'Contratos', 'Títulos a receber'])
    await expect(paleta.getByRole('group', { name: grupo, exact: true }).getByRole('option').first()).toBeVisible();
});

test('Ctrl+K does things too: theme, language, a new title, own account, sign-out', async ({ browser }) => {
  const page = await paginaDe(browser, emails.financeiro);
  await page.getByRole('button', { name: 'Ctrl K' }).waitFor();
  const fazer = async (termo: string, nome: RegExp): Promise<void> => {
    await page.keyboard.press('Control+k');
    const paleta = page.locator('dialog[open]');
    await paleta.getByRole('combobox').waitFor();
    await page.keyboard.type(termo);
    await expect(paleta.getByRole('option', { selected: true })).toHaveText(nome);
    await page.keyboard.press('Enter');
    await expect(paleta.getByRole('combobox')).toHaveCount(0);
  };
  await fazer('escuro', /^Usar tema escuro/);
  await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', 'dark');
  await fazer('light', /^Usar tema claro/);
  await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', 'light');
  // Whoever asked for less motion waits for none: a transition of each property of each element took seconds.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const movendo = await page.evaluate(async () => {
    document.querySelector<HTMLElement>('button[aria-label="Usar tema escuro"]')?.click();
    const vistas: number[] = [];
    for (let quadro = 0; quadro < 4; quadro += 1) {
      await new Promise((pronto) => requestAnimationFrame(pronto));
      vistas.push(document.getAnimations().length);
    }
    return { tema: document.documentElement.dataset['mantineColorScheme'], vistas };
  });
  expect(movendo).toEqual({ tema: 'dark', vistas: [0, 0, 0, 0] });
  await fazer('english', /^Mudar para inglês/);
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await page.getByRole('button', { name: 'PT Português' }).click();
  await fazer('novo titulo', /^Novo título a receber/);
  const janela = page.getByRole('dialog', { name: 'Novo título' });
  await expect(janela).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(janela).toHaveCount(0);
  await fazer('minha conta senha', /^Senha, sessões e segundo fator/);
  await expect(page.getByRole('heading', { name: 'Trocar senha' }).first()).toBeVisible();
  await page.keyboard.press('Escape');
  await fazer('sair', /^Sair/);
  await page.waitForURL('**/login');
  // Signing out loads a fresh document: only then the page rests.
  await page.waitForFunction(
    () =>
      (performance.getEntriesByType('navigation')[0] as PerformanceNavigationTiming).type === 'reload' &&
      document.querySelector('input[type=password]') !== null,
  );
});

test('what is typed in one tab is not erased by a sign-out in another without a question', async ({ browser }) => {
  const page = await paginaDe(browser, emails.secretaria);
  await page.goto('/pessoas/nova-pessoa');
  await page
    .getByLabel(/^Nome(?! social)/)
    .first()
    .fill('Doralice');
  await expect.poll(() => page.evaluate(() => Object.keys(localStorage).filter((k) => k.startsWith('rascunho:')).length)).toBe(1);
  const outra = await page.context().newPage();
  await outra.goto('/dashboard');
  await outra.getByRole('button', { name: /Minha conta/ }).click();
  await outra.getByRole('button', { name: 'Sair' }).click();
  const pergunta = outra.getByRole('alertdialog', { name: 'Sair e apagar o que não foi salvo?' });
  await pergunta.getByRole('button', { name: 'Cancelar' }).click();
  await expect(outra).toHaveURL(/\/dashboard/);
  await expect(page.getByLabel(/^Nome(?! social)/).first()).toHaveValue('Doralice');
  await outra.getByRole('button', { name: /Minha conta/ }).click();
  await outra.getByRole('button', { name: 'Sair' }).click();
  // Each tab goes to the sign-in page and then loads it anew: only after that does nothing move any more.
  const carregadas = Promise.all([outra.waitForEvent('load'), page.waitForEvent('load')]);
  await pergunta.getByRole('button', { name: 'Sair e descartar' }).click();
  await carregadas;
  for (const aba of [outra, page]) {
    await aba.waitForURL('**/login**');
    await expect(aba.getByLabel('E-mail')).toBeVisible();
  }
});

test('sign-out clears what the browser kept', async ({ browser }) => {
  const contexto = await browser.newContext({ locale: 'pt-BR' });
  const page = await contexto.newPage();
  await entrar(page, emails.financeiro);
  await page.getByRole('button', { name: /Minha conta/ }).click();
  const carregada = page.waitForEvent('load');
  await page.getByRole('button', { name: 'Sair' }).click();
  await carregada;
  await page.waitForURL('**/login**');
  const guardados = () =>
    page.evaluate(() => ['token', 'foto', 'nome', 'sobrenome', 'email'].filter((k) => localStorage.getItem(k) !== null));
  await expect.poll(guardados).toEqual([]);
  await contexto.close();
});
