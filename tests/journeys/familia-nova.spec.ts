import { expect, type Locator, type Page, test } from '@playwright/test';
import { cpfNovo, emails, fecharPaginas, paginaDe, queixas } from './apoio.ts';

// A new family, from nothing to an active contract, with the keyboard alone: no click, no focus set from outside, no address typed.
test.afterEach(fecharPaginas);

const palavras = {
  br: {
    novaPessoa: 'nova pessoa',
    novaMatricula: 'nova matricula',
    nome: /^Nome(?! social)/,
    sobrenome: /^Sobrenome/,
    nascimento: /^Data de nascimento/,
    aluno: /^Aluno/,
    responsavel: /^Responsável/,
    continuar: 'Continuar',
    curso: /^Curso/,
    primeiroAno: '1º ano',
    revisao: /Revisão|Confira/,
    abrirContrato: /^Abrir contrato/,
    ativar: 'Ativar contrato',
    ativo: 'Ativo',
    parcelas: 'Parcelas',
  },
  en: {
    novaPessoa: 'new person',
    novaMatricula: 'new enrollment',
    nome: /^Name/,
    sobrenome: /^Surname/,
    nascimento: /^Birth date/,
    aluno: /^Student/,
    responsavel: /^Guardian/,
    continuar: 'Continue',
    curso: /^Course/,
    primeiroAno: '1º ano',
    revisao: /Review|Check/,
    abrirContrato: /^Open contract/,
    ativar: 'Activate contract',
    ativo: 'Active',
    parcelas: 'Installments',
  },
} as const;

const temFoco = (alvo: Locator): Promise<boolean> => alvo.evaluate((elemento) => elemento === document.activeElement).catch(() => false);

/** Walks with Tab to something that is there; whoever cannot be reached in ninety steps cannot be reached. */
async function andarAte(page: Page, alvo: Locator): Promise<void> {
  await alvo.first().waitFor();
  for (let passos = 0; passos < 90; passos += 1) {
    if (await temFoco(alvo.first())) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`the keyboard does not reach ${String(alvo)}`);
}

async function irPelaPaleta(page: Page, termo: string): Promise<void> {
  await page.getByRole('button', { name: 'Ctrl K' }).waitFor();
  await page.keyboard.press('Control+k');
  const paleta = page.locator('dialog[open]');
  await paleta.getByRole('combobox').waitFor();
  await page.keyboard.type(termo);
  await paleta.getByRole('option').first().waitFor();
  await page.keyboard.press('Enter');
}

/** Types in a search field and chooses with the arrows what answers it. */
async function escolher(page: Page, campo: Locator, nome: string): Promise<void> {
  await andarAte(page, campo);
  await page.keyboard.type(nome);
  const marcada = page.locator('[role=option][data-marcada]').filter({ hasText: nome });
  // Arrows wait for the answer to what was typed.
  await expect(async () => {
    await page.keyboard.press('ArrowDown');
    await expect(marcada).toBeVisible({ timeout: 1_500 });
  }).toPass();
  await page.keyboard.press('Enter');
}

for (const idioma of ['br', 'en'] as const) {
  test(`a new family has an active contract by keyboard alone (${idioma})`, async ({ browser }) => {
    test.setTimeout(150_000);
    const t = palavras[idioma];
    const sufixo = Date.now().toString(36).toUpperCase();
    const page = await paginaDe(browser, emails.secretaria);
    const achados = queixas(page);
    if (idioma === 'en') {
      await andarAte(page, page.getByRole('button', { name: /^EN/ }).first());
      await page.keyboard.press('Enter');
      await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    }

    const [crianca, mae] = [`Ubirajara ${sufixo}`, `Moema ${sufixo}`];
    const preencher = async (onde: Page | Locator, pessoa: [campo: RegExp, valor: string][]): Promise<void> => {
      for (const [campo, valor] of pessoa) {
        await andarAte(page, onde.getByLabel(campo).first());
        await page.keyboard.type(valor);
      }
    };
    await irPelaPaleta(page, t.novaPessoa);
    await page.waitForURL(/nova-pessoa/);
    await preencher(page, [
      [t.nome, crianca],
      [t.sobrenome, 'Palheta'],
      [t.nascimento, '04032019'],
    ]);
    await page.keyboard.press('Control+Enter');
    await page.waitForURL(/\/pessoas\/\d+/);

    await irPelaPaleta(page, t.novaMatricula);
    await page.waitForURL(/nova-matricula/);
    await escolher(page, page.getByRole('combobox', { name: t.aluno }), `${crianca} Palheta`);
    await expect(page.getByRole('combobox', { name: t.aluno })).toHaveValue(`${crianca} Palheta`);
    const adiante = async (): Promise<void> => {
      await andarAte(page, page.locator('main').getByRole('button', { name: t.continuar }).last());
      await page.keyboard.press('Enter');
    };
    await adiante();
    // Nobody has her name: she is registered from inside the field, and Enter sends the window alone. Who pays needs a CPF.
    await escolher(page, page.getByRole('combobox', { name: t.responsavel }), `${mae} Palheta`);
    const cadastro = page.locator('dialog[open]');
    await preencher(cadastro, [
      [/^CPF/, cpfNovo((Date.now() / 1000 + 7_000_000) | 0)],
      [t.nascimento, '04031989'],
    ]);
    await page.keyboard.press('Enter');
    await expect(cadastro).toHaveCount(0);
    await expect(page).toHaveURL(/passo=responsaveis/);
    await expect(page.getByRole('combobox', { name: t.responsavel })).toHaveValue(`${mae} Palheta`);
    await adiante();
    await andarAte(page, page.getByLabel(t.curso));
    await page.keyboard.type(t.primeiroAno);
    await andarAte(page, page.locator('input[type=radio]:enabled').first());
    await page.keyboard.press('Space');
    await adiante();
    await adiante();
    await adiante();
    // Nothing is written before the review was seen.
    await expect(page.getByRole('heading', { name: t.revisao })).toBeVisible();
    await expect(page).toHaveURL(/passo=revisao/);
    await page.keyboard.press('Control+Enter');
    await page.waitForURL(/visualizar-matricula\/\d+/);
    await expect(page.locator('h1')).toContainText(crianca);

    await andarAte(page, page.getByRole('link', { name: t.abrirContrato }));
    await page.keyboard.press('Enter');
    await page.waitForURL(/form\/\d+\/visualizar/);
    await andarAte(page, page.getByRole('button', { name: t.ativar }));
    await page.keyboard.press('Enter');
    const pergunta = page.locator('dialog[open]');
    await andarAte(page, pergunta.getByRole('button', { name: t.ativar }));
    await page.keyboard.press('Enter');
    await expect(page.locator('header').filter({ has: page.locator('h1') })).toContainText(t.ativo);
    // The button that acted is gone: the keyboard stands at the title.
    await expect(page.locator('h1')).toBeFocused();
    // How many depends on the month of entry: those before it are not charged.
    await expect(page.getByRole('region', { name: t.parcelas }).getByRole('row').nth(1)).toBeVisible();
    expect(achados).toEqual([]);
  });
}
