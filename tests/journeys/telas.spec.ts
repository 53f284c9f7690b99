import { expect, test } from '@playwright/test';
import { telasComRota } from '#catalog/telas.ts';
import { emails, fecharPaginas, paginaDe, queixas, semViolacoes } from './apoio.ts';

// Every path of the specification opens: its own screen, or the honest notice of what will stand there; never a blank page, never a 404.
const protegidas = telasComRota.filter((tela) => !tela.publica);
const endereco = (path: string): string =>
  path
    .split('/')
    .map((parte) => (/^\{\w+\?\}$/.test(parte) ? '' : parte.replace(/^\{\w+\}$/, '1')))
    .filter((p, i) => i === 0 || p !== '')
    .join('/');

test.afterEach(fecharPaginas);

for (const celular of [false, true]) {
  test(`every screen opens at ${celular ? '390×844' : '1440×900'} without errors and passes axe`, async ({ browser }) => {
    test.setTimeout(1_500_000);
    const page = await paginaDe(browser, emails.admin, { celular });
    const achados = queixas(page);
    const problemas: string[] = [];
    let vistas = 0;
    for (const tela of protegidas) {
      await page.goto(endereco(tela.path));
      const titulo = page.locator('h1');
      await titulo.first().waitFor({ timeout: 15_000 });
      // Under construction is one shared component: looking at it once is enough.
      const emConstrucao = (await page.locator('[data-em-construcao]').count()) > 0;
      if (!emConstrucao) await page.waitForLoadState('networkidle');
      if ((await titulo.count()) !== 1) problemas.push(`${tela.id}: ${await titulo.count()} h1`);
      if (!(await page.title()).includes('Colégio Exemplo')) problemas.push(`${tela.id}: title ${await page.title()}`);
      const largura = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
      if (largura > 1) problemas.push(`${tela.id}: wider than the window by ${largura}px`);
      if (emConstrucao && (vistas += 1) > 1) continue;
      await semViolacoes(page, tela.id).catch((erro: Error) => problemas.push(erro.message.slice(0, 600)));
    }
    expect(problemas).toEqual([]);
    expect(vistas).toBeLessThan(protegidas.length / 2 + 25);
    expect(achados).toEqual([]);
  });
}

test('the dark theme passes axe where people work all day', async ({ browser }) => {
  test.setTimeout(450_000);
  const page = await paginaDe(browser, emails.admin, { escuro: true });
  for (const caminho of [
    '/dashboard',
    '/pessoas',
    '/pessoas/nova-pessoa',
    '/academico/matriculas',
    '/academico/contratos/list',
    '/financeiro/contas-a-receber',
    '/usuarios',
    '/perfis',
  ]) {
    await page.goto(caminho);
    await page.locator('h1').waitFor();
    await page.waitForLoadState('networkidle');
    await semViolacoes(page, `${caminho} (dark)`);
  }
});

test('public pages open for nobody, and lead home whoever is in', async ({ browser, page }) => {
  for (const caminho of ['/login', '/cadastro', '/esqueceu-sua-senha', '/conferir-documento']) {
    await page.goto(caminho);
    await page.locator('h1').waitFor();
    expect(new URL(page.url()).pathname).toBe(caminho);
    await semViolacoes(page, caminho);
  }
  await page.goto('/nao-existe/mesmo');
  await expect(page).toHaveURL(/\/login/);
  const dentro = await paginaDe(browser, emails.secretaria);
  for (const caminho of ['/', '/login', '/nao-existe']) {
    await dentro.goto(caminho);
    await expect(dentro).toHaveURL(/\/dashboard/);
  }
});
