import { expect, type Page, test } from '@playwright/test';
import { nfeXml } from '#tests/helpers/notas/nfe.ts';
import { emails, fecharPaginas, ler, paginaDe, queixas, semViolacoes } from '../apoio.ts';

test.afterEach(fecharPaginas);

const hoje = new Intl.DateTimeFormat('en-CA', { timeZone: 'America/Belem' }).format(new Date());
const daqui = (dias: number): string => new Date(Date.parse(hoje) + dias * 86_400_000).toISOString().slice(0, 10);
// A journey that is tried again brings another invoice: the same one enters once.
const numero = Number(String(Date.now()).slice(-8));
const janela = (page: Page) => page.locator('dialog[open]').last();

test('an XML becomes stock and payables; one is paid, and the reversal waits until its payment is reversed', async ({ browser }) => {
  const page = await paginaDe(browser, emails.admin);
  const achados = queixas(page);
  const { cnpj } = await ler<{ cnpj: string | null }>(page, 'Escola');
  const xml = nfeXml({
    numero,
    emissao: hoje,
    cnpj: '33000167000101',
    nome: 'Papelaria Jornada Ltda',
    ...(cnpj ? { destinatario: cnpj } : {}),
    itens: [
      { cProd: `BR-${numero}`, xProd: 'BRINDE DO VENDEDOR', uCom: 'UN', qCom: '1.0000', vProd: '20.00' },
      { cProd: `PPL-${numero}`, xProd: 'PAPEL A4 CX 10 RESMAS', uCom: 'CX', qCom: '2.0000', vProd: '480.00' },
    ],
    duplicatas: [
      [daqui(30), '255.00'],
      [daqui(60), '255.00'],
    ],
    assinada: true,
  });
  await page.goto('/suprimentos/lancamentos-nf');
  await page.getByRole('button', { name: 'Importar XML' }).first().click();
  await page.locator('input[type=file]').setInputFiles({ name: 'nota.xml', mimeType: 'application/xml', buffer: Buffer.from(xml) });
  await page.waitForURL(/lancamento-nf\/nota\/\d+/);
  const endereco = page.url();
  await expect(page.getByText('Escolher o produto de 2 itens')).toBeVisible();
  await expect(page.getByText(/^Total da nota: R\$\s510,00$/)).toBeVisible();

  // The first line is a gift that the school does not keep; what is chosen for the second stays its own when the first goes.
  const produtos = page.getByRole('combobox', { name: 'Produto' });
  await produtos.nth(1).fill('papel a4');
  await page
    .getByRole('option', { name: /Papel A4/ })
    .first()
    .click();
  await page.getByLabel('Unidades em cada').nth(1).fill('10');
  await page.getByRole('button', { name: 'Remover Item 1' }).click();
  await expect(produtos).toHaveCount(1);
  await expect(produtos).toHaveValue(/Papel A4/);
  await expect(page.getByText(/^Total da nota: R\$\s490,00$/)).toBeVisible();
  await semViolacoes(page, 'draft of an invoice');

  // The installments of the file no longer sum; they are calculated again by the keyboard, which first says what is missing.
  await page.getByRole('tab', { name: /Pagamento/ }).click();
  await expect(page.getByText(/As parcelas somam R\$\s510,00: R\$\s20,00 a mais que o total da nota/)).toBeVisible();
  const primeiro = page.getByLabel('Primeiro vencimento');
  await page.getByLabel('Em quantas parcelas').fill('2');
  await page.keyboard.press('Enter');
  await expect(primeiro).toHaveAccessibleDescription(/./);
  await primeiro.fill(daqui(30).split('-').toReversed().join(''));
  await page.keyboard.press('Enter');
  await expect(page.getByText(/^Parcelas calculadas: R\$\s490,00 a pagar/)).toBeVisible();
  await page.getByRole('combobox', { name: 'Categoria', exact: true }).selectOption({ label: 'Papelaria e material' });
  await page.getByLabel('Forma de pagamento').selectOption({ index: 1 });
  await page.getByLabel('Depósito').selectOption({ label: 'Almoxarifado' });
  await page.keyboard.press('Control+Enter');
  await expect(page.getByText(`Nota ${numero} salva como rascunho`).first()).toBeVisible();

  // Come back to, a line that lacks nothing is one line, and opens by the keyboard.
  await page.reload();
  await page.getByRole('tab', { name: 'Itens' }).click();
  await expect(page.getByText('→ 20 RS Papel A4')).toBeVisible();
  await page.getByRole('button', { name: 'Abrir Item 1' }).press('Enter');
  await expect(page.getByLabel('Descrição na nota')).toBeFocused();

  await page.getByRole('button', { name: 'Gerar', exact: true }).click();
  await janela(page).getByRole('button', { name: 'Gerar' }).click();
  await expect(page.getByText(`Nota ${numero} gerada`).first()).toBeVisible();
  const titulos = page.getByRole('table', { name: 'Títulos a pagar' });
  await expect(titulos.getByRole('row')).toHaveCount(3);
  await expect(page.getByText('2 CX = 20 RS')).toBeVisible();
  await semViolacoes(page, 'generated invoice');

  await titulos.getByRole('link').first().click();
  await janela(page).getByRole('link', { name: 'Pagar' }).click();
  await page.waitForURL(/contas-pagar-baixar-titulo\/\d+/);
  await expect(page.getByRole('textbox', { name: 'Data do pagamento' })).toBeFocused();
  await page.keyboard.press('Control+Enter');
  await expect(page.getByText(/1 título pago/).first()).toBeVisible();

  // What is paid holds the reversal back, and says what comes first.
  await page.goto(endereco);
  await page.getByRole('button', { name: 'Estornar' }).click();
  await janela(page).getByRole('textbox').fill('Mercadoria devolvida');
  await janela(page).getByRole('button', { name: 'Estornar' }).click();
  await expect(page.getByText(/estorne/i).first()).toBeVisible();
  await titulos.getByRole('link').first().click();
  await janela(page).getByRole('button', { name: 'Estornar' }).click();
  await janela(page).getByRole('textbox').fill('Pago por engano');
  await janela(page).getByRole('button', { name: 'Estornar' }).click();
  await expect(page.getByText(/Pagamento estornado/).first()).toBeVisible();

  await page.goto(endereco);
  await page.getByRole('button', { name: 'Estornar' }).click();
  await janela(page).getByRole('textbox').fill('Mercadoria devolvida');
  await janela(page).getByRole('button', { name: 'Estornar' }).click();
  await expect(page.getByText(`Nota ${numero} estornada`).first()).toBeVisible();
  await expect(page.getByText('gerou estoque e títulos')).toBeVisible();
  expect(achados).toEqual([]);
});
