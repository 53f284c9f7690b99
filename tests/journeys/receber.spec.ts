import { expect, test } from '@playwright/test';
import { emails, escrever, fecharPaginas, ler, paginaDe, queixas, semViolacoes } from './apoio.ts';

// The two days of who collects: a letter to a debtor, and an agreement made at the counter with the keyboard alone.
test.afterEach(fecharPaginas);

test("a debtor's letter: filter, preview, PDF, and the log of who got what", async ({ browser }) => {
  test.setTimeout(180_000);
  const page = await paginaDe(browser, emails.financeiro);
  const achados = queixas(page);
  await page.goto('/financeiro/cobranca?dias=30');
  const linhas = page.locator('tbody tr');
  await linhas.first().waitFor();
  await semViolacoes(page, 'debtors');
  // Who questions the debt in court gets no letter.
  const devedor = linhas.filter({ hasNotText: /contestad/i }).first();
  const nome = (await devedor.locator('th').innerText()).trim();
  await devedor.getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Escrever cartas' }).click();
  const janela = page.getByRole('dialog', { name: 'Escrever cartas' });
  await janela.getByLabel('Modelo').selectOption({ label: 'Carta formal' });
  await expect(janela.getByText(`Prezado(a) ${nome}`)).toBeVisible();
  await expect(janela.getByText('desconsidere esta carta')).toBeVisible();
  await semViolacoes(page, 'preview of letters');
  await janela.getByRole('button', { name: 'Imprimir 1 carta' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Imprimir 1 carta' }).click();
  await janela.getByRole('button', { name: 'Ver e imprimir as cartas' }).click({ timeout: 60_000 });
  await expect(page.locator('iframe.documento-previa')).toBeVisible();
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await page.getByRole('tab', { name: 'Cartas enviadas' }).click();
  await expect(linhas.first()).toContainText(nome);
  await expect(linhas.first()).toContainText('Impressa');
  await semViolacoes(page, 'log of letters');
  for (const aba of ['Régua de hoje', 'Modelos e régua']) {
    await page.getByRole('tab', { name: aba }).click();
    await page.waitForLoadState('networkidle');
    await semViolacoes(page, aba);
  }
  expect(achados).toEqual([]);
});

test('on a phone: the texts and the ladder fit, and a title says at a glance when, whose and in what state', async ({ browser }) => {
  const page = await paginaDe(browser, emails.financeiro, { celular: true });
  await page.goto('/financeiro/cobranca?aba=modelos');
  const lembrete = page.getByRole('button', { name: 'Lembrete', exact: true }).first();
  await expect(lembrete).toBeVisible();
  // Nothing is cut: not the page, nor a table inside it.
  const sobras = await page.evaluate(() =>
    [document.documentElement, ...document.querySelectorAll('main table, main [role=group]')].map((e) => e.scrollWidth - e.clientWidth),
  );
  expect(Math.max(...sobras)).toBeLessThanOrEqual(1);
  await expect(page.getByText('D+60')).toBeVisible();
  await semViolacoes(page, 'templates on a phone');
  await page.goto('/financeiro/contas-a-receber?situacao=vencido');
  const cartao = page
    .locator('main li')
    .filter({ has: page.getByRole('checkbox') })
    .first();
  await expect(cartao).toContainText(/\d{2}\/\d{2}\/\d{4}/);
  await expect(cartao).toContainText('Vencido');
  await page.screenshot({ path: test.info().outputPath('receber-390.png') });
});

test('a credit used leaves its receipt at hand and nothing to lose: whoever typed nothing leaves unasked', async ({ browser }) => {
  const page = await paginaDe(browser, emails.financeiro);
  const hoje = await page.evaluate(() => new Intl.DateTimeFormat('en-CA', { timeZone: 'America/Belem' }).format(new Date()));
  const { itens } = await ler<{ itens: { id: number; pagadorId: number }[] }>(page, 'TituloReceber/obter-paginado?TamanhoDaPagina=50');
  let livre: { id: number; pagadorId: number } | undefined;
  for (const item of itens) {
    const { saldoCentavos } = await ler<{ saldoCentavos: number }>(page, `Credito/do-pagador/${item.pagadorId}`);
    if (saldoCentavos === 0) livre = item;
    if (livre) break;
  }
  const devido = await ler<{ contaBancariaId: number; formaPagamentoId: number }>(page, `TituloReceber/${livre?.id}/valor-devido`);
  const destino = { contaBancariaId: devido.contaBancariaId, formaPagamentoId: devido.formaPagamentoId };
  const titulo = { ...destino, pagadorId: livre?.pagadorId, descricao: 'Passeio', dataVencimento: hoje, valorCentavos: 10_000 };
  const um = await escrever<{ id: number }>(page, 'POST', 'TituloReceber', titulo);
  const dois = await escrever<{ id: number }>(page, 'POST', 'TituloReceber', titulo);
  await escrever(page, 'POST', `TituloReceber/${um.id}/baixa`, {
    ...destino,
    dataBaixa: hoje,
    valorCentavos: 11_000,
    excedenteComoCredito: true,
  });
  await page.goto(`/financeiro/contas-a-receber/baixar-titulo?titulo=${dois.id}`);
  const usar = page.getByRole('button', { name: /^Usar R\$\s10,00 do crédito/ });
  await usar.waitFor();
  // What is due on the day of the form arrives before the record that the form opened with is read again.
  const depois = Promise.withResolvers<void>();
  await page.route(/\/valor-devido$/, async (rota) => {
    await depois.promise;
    await rota.continue();
  });
  await usar.click();
  await expect(page.getByRole('button', { name: /^Receber R\$\s90,00/ })).toBeVisible();
  await expect(page.getByText('Alterações não salvas')).toHaveCount(0);
  await page.getByRole('button', { name: 'Ver e imprimir recibo' }).click();
  await expect(page.getByRole('dialog', { name: /^Recibo nº/ })).toBeVisible();
  await page.keyboard.press('Escape');
  await semViolacoes(page, 'a credit used');
  await page.getByRole('link', { name: 'Início' }).first().click();
  await page.waitForURL('**/dashboard');
  depois.resolve();
});

test('a renegotiation by keyboard: choose, simulate, confirm, see it, undo it', async ({ browser }) => {
  test.setTimeout(180_000);
  const page = await paginaDe(browser, emails.financeiro);
  const achados = queixas(page);
  await page.goto('/financeiro/contas-a-receber?situacao=vencido');
  await page
    .getByRole('checkbox', { name: /^Selecionar \d/ })
    .first()
    .waitFor();
  await page.waitForLoadState('networkidle');
  // One Tab stop for the table: Space ticks the row, the bulk bar comes next.
  await page.locator('tbody tr').first().focus();
  await page.keyboard.press('Space');
  const barra = page.getByRole('button', { name: 'Renegociar', exact: true });
  await barra.focus();
  await page.keyboard.press('Enter');
  const janela = page.getByRole('dialog', { name: /^Renegociar com/ });
  await expect(janela.getByLabel(/^Entrada/)).toBeFocused();
  await page.keyboard.type('100');
  await page.keyboard.press('Tab');
  await page.keyboard.type('2');
  const confirmar = janela.getByRole('button', { name: /^Confirmar acordo de R\$/ });
  await expect(confirmar).toBeVisible();
  await expect(janela.locator('tbody tr').filter({ hasText: 'Entrada' })).toContainText('100,00');
  await semViolacoes(page, 'simulation');
  await page.keyboard.press('Control+Enter');
  const acordo = page.getByRole('dialog', { name: /^Acordo nº/ });
  await expect(acordo).toBeVisible({ timeout: 20_000 });
  await expect(acordo.getByText('Em dia')).toBeVisible();
  await expect(acordo.locator('tbody').last().getByText('Renegociado').first()).toBeVisible();
  await semViolacoes(page, 'agreement');
  await acordo.getByRole('button', { name: 'Desfazer' }).focus();
  await page.keyboard.press('Enter');
  const pergunta = page.locator('dialog').last();
  await pergunta.getByLabel(/Motivo/).fill('A família preferiu pagar à vista');
  await page.keyboard.press('Tab');
  await pergunta.getByRole('button', { name: 'Desfazer' }).focus();
  await page.keyboard.press('Enter');
  await expect(acordo.getByText('Desfeito').first()).toBeVisible();
  await page.keyboard.press('Escape');
  expect(achados).toEqual([]);
});

test('the administrator checks the whole', async ({ browser }) => {
  test.setTimeout(120_000);
  const page = await paginaDe(browser, emails.admin);
  await page.locator('.casca-usuario').click();
  await page.getByRole('button', { name: 'Verificar integridade' }).click();
  await page.getByRole('button', { name: 'Verificar agora' }).click();
  await expect(page.getByText(/^Tudo certo: \d+ verificações/)).toBeVisible({ timeout: 60_000 });
  await semViolacoes(page, 'integrity');
});
