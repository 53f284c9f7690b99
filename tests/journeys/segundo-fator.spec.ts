import { expect, type Page, test } from '@playwright/test';
import { codigoDoPasso, deBase32, passoEm } from '#domains/acesso/segundo-fator/server/totp.ts';
import { emails, fecharPaginas, paginaDe, queixas, SENHA, semViolacoes } from './apoio.ts';

test.afterEach(fecharPaginas);

const codigo = (segredo: string, distancia = 0) => codigoDoPasso(deBase32(segredo), passoEm(Date.now() / 1000) + distancia);

/** Presses Tab until something of that name has the focus: the way of who uses no mouse. */
async function ate(page: Page, nome: RegExp): Promise<void> {
  for (let i = 0; i < 200; i += 1) {
    const atual = await page.evaluate(() => {
      const e = document.activeElement as HTMLInputElement | null;
      if (e === document.body) return '';
      return e?.getAttribute('aria-label') ?? e?.labels?.[0]?.textContent ?? e?.textContent ?? '';
    });
    if (nome.test(atual.trim())) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`the keyboard does not reach ${nome}`);
}

async function abrirConta(page: Page): Promise<void> {
  await ate(page, /Minha conta: /);
  await page.keyboard.press('Enter');
  await ate(page, /^Senha, sessões e segundo fator$/);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Segundo fator', exact: true })).toBeVisible();
}

async function sair(page: Page): Promise<void> {
  await ate(page, /Minha conta: /);
  await page.keyboard.press('Enter');
  await ate(page, /^Sair$/);
  await page.keyboard.press('Enter');
  await page.waitForURL('**/login');
}

/** E-mail and password, which the page answers with the field of the code. */
async function ateOCodigo(page: Page): Promise<void> {
  await expect(page.getByLabel('E-mail')).toBeFocused();
  await page.keyboard.type(emails.coordenacao);
  await page.keyboard.press('Tab');
  await page.keyboard.type(SENHA);
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Código do aplicativo')).toBeFocused();
}

/** Esc (again and again), the cross, the dark area and Back ask first; what answers "no" leaves the ten codes where they were. */
async function codigosNaoSomem(page: Page): Promise<void> {
  const lista = page.getByRole('list', { name: 'Códigos de recuperação' }).getByRole('listitem');
  const pergunta = page.getByRole('alertdialog', { name: 'Você guardou os códigos?' });
  const antes = page.url();
  const saidas: (() => Promise<unknown>)[] = [
    () => page.keyboard.press('Escape'),
    () => page.keyboard.press('Escape'),
    () => page.getByRole('dialog', { name: 'Senha, sessões e segundo fator' }).getByRole('button', { name: 'Fechar', exact: true }).click(),
    () => page.mouse.click(4, 4),
    () => page.evaluate(() => window.history.back()),
  ];
  for (const sair of saidas) {
    await sair();
    await expect(pergunta).toBeVisible();
    await ate(page, /^Voltar aos códigos$/);
    await page.keyboard.press('Enter');
    await expect(pergunta).toHaveCount(0);
    await expect(lista).toHaveCount(10);
    await expect(lista.first()).toBeVisible();
  }
  for (let i = 0; i < 4; i += 1) await page.keyboard.press('Escape');
  // The last of them may have asked once more, or be closing the question just now.
  await expect(async () => {
    if (await pergunta.isVisible()) await pergunta.getByRole('button', { name: 'Voltar aos códigos' }).click({ timeout: 500 });
    await expect(pergunta).toHaveCount(0, { timeout: 500 });
  }).toPass({ timeout: 10_000 });
  await expect(lista.first()).toBeVisible();
  expect(page.url()).toBe(antes);
}

test('second factor by keyboard alone: on, sign out, in with a code, in with a recovery code, off', async ({ browser }) => {
  const page = await paginaDe(browser, emails.coordenacao);
  const ditas = queixas(page);
  // A screen to go back to from here.
  await page.getByRole('button', { name: 'Ctrl K' }).waitFor();
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('combobox', { name: 'Busca geral' })).toBeFocused();
  await page.keyboard.type('turmas');
  await expect(page.getByRole('option', { selected: true })).toContainText('Turmas');
  await page.keyboard.press('Enter');
  await page.waitForURL(/\/turmas\//);
  await abrirConta(page);
  await ate(page, /^Ligar segundo fator$/);
  await page.keyboard.press('Enter');
  await page.keyboard.type('não é esta');
  await page.keyboard.press('Enter');
  await expect(page.getByText('A senha atual está incorreta')).toBeVisible();
  await page.keyboard.press('Control+A');
  await page.keyboard.type(SENHA);
  await page.keyboard.press('Enter');

  await expect(page.getByRole('img', { name: 'Código QR para o aplicativo autenticador' })).toBeVisible();
  const segredo = (await page.locator('[data-segredo]').getAttribute('data-segredo')) ?? '';
  expect(segredo).toMatch(/^[A-Z2-7]{32}$/);
  await expect(page.getByLabel('Código do aplicativo')).toBeFocused();
  await semViolacoes(page, 'ligar o segundo fator');
  await ate(page, /^Código do aplicativo/);
  await page.keyboard.type('000000');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Código incorreto, vencido ou já usado')).toBeVisible();
  await page.keyboard.press('Control+A');
  await page.keyboard.type(codigo(segredo));
  await page.keyboard.press('Enter');

  const lista = page.getByRole('list', { name: 'Códigos de recuperação' }).getByRole('listitem');
  await expect(lista).toHaveCount(10);
  await semViolacoes(page, 'códigos de recuperação');
  const codigos = await lista.allTextContents();
  await codigosNaoSomem(page);
  await ate(page, /^Baixar$/);
  const baixado = page.waitForEvent('download');
  await page.keyboard.press('Enter');
  expect((await baixado).suggestedFilename()).toBe('patio-codigos-de-recuperacao.txt');
  await ate(page, /^Já guardei os códigos$/);
  await page.keyboard.press('Enter');
  await expect(page.getByText('Restam 10 códigos de recuperação.')).toBeVisible();
  await page.keyboard.press('Escape');
  await sair(page);

  await ateOCodigo(page);
  await semViolacoes(page, 'código na entrada');
  await ate(page, /^Código do aplicativo/);
  await page.keyboard.type(codigo(segredo, 1));
  await page.keyboard.press('Enter');
  await page.waitForURL('**/dashboard');
  await sair(page);

  await ateOCodigo(page);
  await ate(page, /usar um código de recuperação/);
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Código de recuperação')).toBeFocused();
  await page.keyboard.type(codigos[0] ?? '');
  await page.keyboard.press('Enter');
  await page.waitForURL('**/dashboard');

  // A session that ended asks for the code too, over the page.
  await page.evaluate(async () => {
    const authorization = `Bearer ${localStorage.getItem('token') ?? ''}`;
    await fetch('/api/Autenticacao/invalidar-token', { method: 'PUT', headers: { authorization } });
    // The page looks after its session whenever the line comes back.
    window.dispatchEvent(new Event('online'));
  });
  const reentrada = page.getByRole('dialog', { name: 'Sua sessão terminou' });
  await reentrada.waitFor();
  await ate(page, /^Senha$/);
  await page.keyboard.type(SENHA);
  await page.keyboard.press('Enter');
  await expect(reentrada.getByLabel('Código do segundo fator')).toBeFocused();
  await page.keyboard.type(codigos[2] ?? '');
  await page.keyboard.press('Enter');
  await expect(reentrada).toHaveCount(0);
  await abrirConta(page);
  await expect(page.getByText('Restam 8 códigos de recuperação.')).toBeVisible();
  await ate(page, /^Desligar$/);
  await page.keyboard.press('Enter');
  await page.keyboard.type(SENHA);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.type(codigos[1] ?? '');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Ligar segundo fator' })).toBeVisible();
  expect(ditas).toEqual([]);
});

test('a profile that asks for a second factor covers the portal until it is set up', async ({ browser }) => {
  const admin = await paginaDe(browser, emails.admin);
  const exigir = async (nome: string, sim: boolean) => {
    await admin.goto(`/perfis?q=${encodeURIComponent(nome)}`);
    await admin
      .getByRole('row', { name: new RegExp(nome) })
      .first()
      .click();
    await admin.getByRole('button', { name: 'Editar perfil' }).click();
    await admin.getByLabel('Exigir segundo fator').setChecked(sim);
    await admin.keyboard.press('Control+Enter');
    await expect(admin.getByText('Perfil salvo')).toBeVisible();
  };
  await exigir('Professor', true);

  const page = await browser.newContext({ viewport: { width: 390, height: 844 }, locale: 'pt-BR' }).then((c) => c.newPage());
  await page.goto('/login');
  await page.getByLabel('E-mail').fill(emails.professor);
  await page.locator('input[type=password]').fill(SENHA);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Proteja sua entrada' })).toBeVisible();
  await semViolacoes(page, 'segundo fator obrigatório');
  await page.goto('/academico/diario-classe/notas');
  await expect(page.getByRole('heading', { name: 'Proteja sua entrada' })).toBeVisible();
  await page.getByLabel('Sua senha').fill(SENHA);
  await page.keyboard.press('Enter');
  const segredo = (await page.locator('[data-segredo]').getAttribute('data-segredo')) ?? '';
  await page.getByLabel('Código do aplicativo').fill(codigo(segredo));
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Já guardei os códigos' }).click();
  await expect(page.locator('h1:has-text("notas")').first()).toBeVisible();
  await page.context().close();

  // The school is left as it was found: the administrator takes factor and demand away.
  await exigir('Professor', false);
  await admin.goto('/usuarios?q=professor');
  await admin
    .getByRole('row', { name: /professor@demo/ })
    .first()
    .click();
  await expect(admin.getByText('Segundo fator ligado')).toBeVisible();
  await admin.getByRole('button', { name: 'Retirar segundo fator' }).click();
  await admin
    .getByRole('dialog', { name: /Retirar o segundo fator de/ })
    .getByRole('button', { name: 'Retirar segundo fator' })
    .click();
  // Less proof is asked of who comes in: whoever says so shows who he is.
  const confirmacao = admin.getByRole('dialog', { name: 'Confirme que é você' });
  await confirmacao.getByRole('textbox', { name: 'Sua senha' }).fill(SENHA);
  await confirmacao.getByRole('button', { name: 'Confirmar' }).click();
  await expect(admin.getByText('Segundo fator retirado').first()).toBeVisible();
});
