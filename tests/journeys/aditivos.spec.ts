import { expect, type Page, test } from '@playwright/test';
import { emails, fecharPaginas, paginaDe, queixas, semViolacoes } from './apoio.ts';

test.afterEach(fecharPaginas);

/** Opens the first active contract of the next year, none of which was paid. */
async function abrirContratoAtivo(page: Page): Promise<void> {
  await page.goto('/academico/contratos/list?situacao=ativo&ordem=numero');
  await page.getByPlaceholder('Aluno').waitFor();
  await page.getByRole('searchbox').fill(`${new Date().getFullYear() + 1}-`);
  const linha = page.getByRole('row', { name: /\d{4}-\d{5}/ }).first();
  await expect(linha).toContainText(`${new Date().getFullYear() + 1}-`);
  await linha.getByRole('link').first().click();
  await page.waitForURL(/visualizar/);
}

test('an addendum of one contract by keyboard alone, with before and after, and its revocation', async ({ browser }) => {
  const page = await paginaDe(browser, emails.admin);
  const achados = queixas(page);
  await abrirContratoAtivo(page);
  await page.getByRole('link', { name: 'Novo aditivo' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Novo aditivo');
  await page.getByLabel('Motivo').focus();
  await page.keyboard.type('Abatimento combinado');
  await page.getByRole('textbox', { name: 'Da parcela', exact: true }).focus();
  await page.keyboard.type('11');
  // Within the year tuition does not go up: the family pays less from here on.
  await page.getByLabel('ou reajuste (%)').focus();
  await page.keyboard.type('-10');
  const tabela = page.getByRole('group', { name: 'Antes e depois, parcela a parcela' });
  await expect(tabela.getByRole('row')).toHaveCount(3);
  await expect(tabela).toContainText(/11\/12/);
  await expect(tabela).toContainText(/[-−]\d/);
  await semViolacoes(page, 'the addendum form');
  const vigorar = page.getByRole('button', { name: 'Colocar em vigor' });
  await vigorar.focus();
  await page.keyboard.press('Enter');
  const pergunta = page.getByRole('dialog').or(page.getByRole('alertdialog'));
  await expect(pergunta).toContainText('2 parcelas mudam');
  await pergunta.getByRole('button', { name: 'Colocar em vigor' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText('Vigente').first()).toBeVisible();
  await expect(tabela.getByRole('row')).toHaveCount(3);
  await page.getByRole('button', { name: 'Revogar aditivo' }).focus();
  await page.keyboard.press('Enter');
  await pergunta.getByRole('button', { name: 'Revogar aditivo' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText('Revogado').first()).toBeVisible();
  expect(achados).toEqual([]);
});

const palavras = {
  br: {
    ano: 'Ano letivo',
    turma: 'Turma',
    motivo: 'Motivo',
    daParcela: 'Da parcela',
    reajuste: 'ou reajuste (%)',
    verEfeito: 'Ver o efeito por contrato',
    seraAlterado: 'será alterado',
    aplicar: 'Aplicar à turma',
    concluida: /^Concluíd/,
    revogar: 'Revogar em todos',
    revogacao: 'Revogação do aditivo de uma turma',
  },
  en: {
    ano: 'School year',
    turma: 'Class',
    motivo: 'Reason',
    daParcela: 'From installment',
    reajuste: 'or change (%)',
    verEfeito: 'See the effect by contract',
    seraAlterado: 'will change',
    aplicar: 'Apply to the class',
    concluida: /^Done/,
    revogar: 'Revoke on all',
    revogacao: 'Revocation of the addendum of a class',
  },
} as const;

for (const idioma of ['br', 'en'] as const)
  test(`an addendum by class: preview by contract, the batch, its result, and the undo (${idioma})`, async ({ browser }) => {
    const t = palavras[idioma];
    const page = await paginaDe(browser, emails.admin);
    const achados = queixas(page);
    await page.goto('/academico/contratos/list?situacao=ativo');
    await page.getByRole('searchbox').fill(`${new Date().getFullYear() + 1}-`);
    const linha = page.getByRole('row', { name: /\d{4}-\d{5}/ }).first();
    await expect(linha).toContainText(`${new Date().getFullYear() + 1}-`);
    const turma = (await linha.getByRole('cell').nth(3).innerText()).trim();
    await page.goto('/academico/contratos/aditivos-turma/formulario');
    if (idioma === 'en') await page.getByRole('button', { name: /^EN/ }).first().click();
    await page.getByLabel(t.ano).selectOption(String(new Date().getFullYear() + 1));
    const campo = page.getByRole('combobox', { name: t.turma });
    await campo.click();
    await campo.fill(turma);
    await page.getByRole('option', { name: turma, exact: true }).click();
    await page.getByLabel(t.motivo).fill('Acordo com a turma');
    await page.getByRole('textbox', { name: t.daParcela, exact: true }).fill('12');
    await page.getByLabel(t.reajuste).fill('-5');
    await page.getByRole('button', { name: t.verEfeito }).click();
    await expect(page.getByText(t.seraAlterado).first()).toBeVisible();
    await semViolacoes(page, 'the preview of a class');
    await page.getByRole('button', { name: t.aplicar }).click();
    const pergunta = page.getByRole('dialog').or(page.getByRole('alertdialog'));
    await pergunta.getByRole('button', { name: t.aplicar }).click();
    await expect(page.getByText(t.concluida).first()).toBeVisible({ timeout: 30_000 });
    await page.getByRole('button', { name: t.revogar }).click();
    await pergunta.getByRole('button', { name: t.revogar }).click();
    await expect(page.getByText(t.revogacao).first()).toBeVisible();
    // The two jobs; in English the rows of their results use the same word.
    await expect(page.getByText(t.concluida).and(page.locator(':not(td, td *)'))).toHaveCount(2, { timeout: 30_000 });
    expect(achados).toEqual([]);
  });
