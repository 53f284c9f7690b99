import { expect, type Page, test } from '@playwright/test';
import { emails, fecharPaginas, ler, paginaDe, queixas, semViolacoes } from './apoio.ts';

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

type Palavras = (typeof palavras)['br' | 'en'];
/** Fills the addendum of a class of a year and shows its effect on each contract. */
async function preverDaTurma(
  page: Page,
  t: Palavras,
  { idioma, reajuste, ano }: { idioma: 'br' | 'en'; reajuste: string; ano: number },
): Promise<void> {
  // The class with most active contracts of the year.
  const { itens } = await ler<{ itens: { turmaNome: string | null; numero: string }[] }>(
    page,
    `Contrato/obter-paginado?Situacao=ativo&Nome=${ano}-&TamanhoDaPagina=100`,
  );
  const porTurma = Map.groupBy(itens, ({ turmaNome }) => turmaNome ?? '');
  porTurma.delete('');
  const turma = [...porTurma].toSorted(([, a], [, b]) => b.length - a.length)[0]?.[0] ?? '';
  await page.goto('/academico/contratos/aditivos-turma/formulario');
  if (idioma === 'en') await page.getByRole('button', { name: /^EN/ }).first().click();
  await page.getByLabel(t.ano).selectOption(String(ano));
  // The classes of the year are more than a plain list shows, once they have come.
  const campo = page.getByRole('combobox', { name: t.turma }).and(page.locator('input'));
  await campo.click();
  await campo.fill(turma);
  await page.getByRole('option', { name: turma, exact: true }).click();
  await page.getByLabel(t.motivo).fill('Acordo com a turma');
  await page.getByRole('textbox', { name: t.daParcela, exact: true }).fill('12');
  await page.getByLabel(t.reajuste).fill(reajuste);
  await page.getByRole('button', { name: t.verEfeito }).click();
  await expect(page.getByText(t.seraAlterado).first()).toBeVisible();
}

for (const idioma of ['br', 'en'] as const)
  test(`an addendum by class: preview by contract, the batch, its result, and the undo (${idioma})`, async ({ browser }) => {
    const t = palavras[idioma];
    const page = await paginaDe(browser, emails.admin);
    const achados = queixas(page);
    await preverDaTurma(page, t, { idioma, reajuste: '-5', ano: new Date().getFullYear() + 1 });
    await semViolacoes(page, 'the preview of a class');
    await page.getByRole('button', { name: t.aplicar }).click();
    const pergunta = page.getByRole('dialog').or(page.getByRole('alertdialog'));
    await pergunta.getByRole('button', { name: t.aplicar }).click();
    await expect(page.getByText(t.concluida).first()).toBeVisible({ timeout: 30_000 });
    await page.getByRole('button', { name: t.revogar }).click();
    await pergunta.getByLabel(t.motivo).fill('Acordo desfeito');
    await pergunta.getByRole('button', { name: t.revogar }).click();
    await expect(page.getByText(t.revogacao).first()).toBeVisible();
    // The two jobs; in English the rows of their results use the same word.
    await expect(page.getByText(t.concluida).and(page.locator(':not(td, td *)'))).toHaveCount(2, { timeout: 30_000 });
    expect(achados).toEqual([]);
  });

/** Turns the school's wait for signatures on or off, on its screen. */
async function exigirAssinatura(page: Page, sim: boolean): Promise<void> {
  await page.goto('/academico/contratos/list');
  await page.getByRole('button', { name: 'Assinatura', exact: true }).click();
  const chave = page.getByRole('switch', { name: /assinatura/i });
  if ((await chave.isChecked()) !== sim) {
    // By the keyboard: what loads below it moves the window while it opens, and a click goes where it stood.
    await chave.press('Space');
    await expect(chave).toBeChecked({ checked: sim });
  }
}

test('where the school asks for signatures those of a class are recorded together, and the rest withdrawn', async ({ browser }) => {
  test.setTimeout(150_000);
  const t = palavras.br;
  const page = await paginaDe(browser, emails.admin);
  const achados = queixas(page);
  await exigirAssinatura(page, true);
  try {
    const pergunta = page.getByRole('dialog').or(page.getByRole('alertdialog'));
    const aplicar = async (reajuste: string): Promise<void> => {
      await preverDaTurma(page, t, { idioma: 'br', reajuste, ano: new Date().getFullYear() });
      await page.getByRole('button', { name: t.aplicar }).click();
      await pergunta.getByRole('button', { name: t.aplicar }).click();
      await expect(page.getByText(t.concluida).first()).toBeVisible({ timeout: 30_000 });
    };
    await aplicar('-7');
    await page.getByRole('link', { name: 'Aditivos', exact: true }).last().click();
    await page.waitForURL(/lote=\d+/);
    const linhas = (situacao: string) => page.getByRole('row').filter({ hasText: situacao });
    // The list of before may still stand there: how many there are is what the page of the class says.
    const { total: quantos } = await ler<{ total: number }>(
      page,
      `Aditivo/obter-paginado?AditivoTurmaId=${/lote=(\d+)/.exec(page.url())?.[1]}`,
    );
    await expect(page.getByRole('row')).toHaveCount(quantos + 1);
    await expect(linhas('Aguardando assinatura')).toHaveCount(quantos);

    // They came back signed.
    for (const linha of await linhas('Aguardando assinatura').all()) await linha.getByRole('checkbox').check();
    await page.getByRole('button', { name: 'Registrar assinaturas' }).click();
    const janela = page.getByRole('dialog', { name: 'Registrar assinaturas' });
    await expect(janela.getByText('Entra em vigor', { exact: true })).toHaveCount(quantos);
    await semViolacoes(page, 'the signatures of many addenda');
    await janela.getByRole('button', { name: /^Colocar \d+ aditivos? em vigor$/ }).click();
    await expect(janela.getByText(t.concluida).first()).toBeVisible({ timeout: 30_000 });
    await page.keyboard.press('Escape');
    await expect(linhas('Vigente')).toHaveCount(quantos);
    await page.getByRole('button', { name: t.revogar }).click();
    await expect(pergunta).toContainText(`Em vigor, a revogar: ${quantos}. Aguardando assinatura, a retirar: 0.`);
    await pergunta.getByLabel(t.motivo).fill('Acordo desfeito');
    await pergunta.getByRole('button', { name: t.revogar }).click();
    await expect(page.getByRole('dialog', { name: t.revogar }).getByText(t.concluida).first()).toBeVisible({ timeout: 30_000 });
    await page.keyboard.press('Escape');
    await expect(linhas('Revogado')).toHaveCount(quantos);

    // The class gives the next one up before anybody signs: it is withdrawn, and each row says so.
    await aplicar('-8');
    await page.getByRole('button', { name: t.revogar }).click();
    await expect(pergunta).toContainText(`Em vigor, a revogar: 0. Aguardando assinatura, a retirar: ${quantos}.`);
    await pergunta.getByLabel(t.motivo).fill('Acordo desfeito');
    await pergunta.getByRole('button', { name: t.revogar }).click();
    await expect(page.getByText(/aguardava a assinatura e foi retirado/)).toHaveCount(quantos, { timeout: 30_000 });

    // Nor does a re-enrollment offer contracts in force; an old address leads on.
    await page.goto('/academico/rematriculas?contratos=ativo');
    await page.getByRole('button', { name: 'Criar em rascunho' }).click();
    await page.getByText('Como rematricular').click();
    await expect(page.getByText(/os contratos nascem em rascunho/)).toBeVisible();
    await expect(page.getByLabel('Contratos', { exact: true }).locator('option')).toHaveText(['Não criar', 'Criar em rascunho']);
    await semViolacoes(page, 'the options of a re-enrollment');
  } finally {
    await exigirAssinatura(page, false);
  }
  expect(achados).toEqual([]);
});
