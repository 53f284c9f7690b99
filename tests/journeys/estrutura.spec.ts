import { expect, type Page, test } from '@playwright/test';
import { emails, escrever, fecharPaginas, ler, paginaDe, queixas, semViolacoes } from './apoio.ts';

test.afterEach(fecharPaginas);

/** Tab until the focus is on what has this name. */
async function tabularAte(page: Page, nome: RegExp, voltas = 60): Promise<void> {
  for (let i = 0; i < voltas; i += 1) {
    const texto = await page.evaluate(
      () => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent ?? '',
    );
    if (nome.test(texto)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`no focus on ${nome}`);
}

async function escolherDocente(page: Page, termo = 'a'): Promise<void> {
  await page.getByRole('combobox', { name: 'Docente' }).fill(termo);
  // Arrows wait for the answer to what was typed.
  await expect(async () => {
    await page.keyboard.press('ArrowDown');
    await expect(page.locator('[role=option][data-marcada]')).toBeVisible({ timeout: 200 });
  }).toPass();
  await page.keyboard.press('Enter');
}

test('a criterion is changed and its example follows at once', async ({ browser }) => {
  const page = await paginaDe(browser, emails.secretaria);
  const achados = queixas(page);
  // By its criterion nothing was closed yet.
  const { segmentacoes } = await ler<{ segmentacoes: { id: number }[] }>(page, 'EstruturaAcademica/opcoes');
  await escrever(page, 'POST', 'Curso', { segmentacaoId: segmentacoes.at(-1)?.id, nome: 'Curso da jornada', sigla: null });
  await page.goto('/academico/estrutura/cursos');
  await page.getByRole('link', { name: 'Curso da jornada' }).click();
  const resultado = page.locator('[role=status]', { hasText: 'Média parcial' });
  await expect(resultado).toContainText('Média parcial 6,0 · Média final 5,0');
  await expect(resultado).toContainText('Aprovado após exame');
  await page.getByLabel('Nota do exame').fill('3,3');
  await expect(resultado).toContainText('Reprovado por nota');
  await page.getByLabel('Média para aprovação').fill('6');
  await expect(resultado).toContainText('Aprovado');
  await expect(page.getByText('Média 6,0 ≥ 6,0: aprovado.')).toBeVisible();
  await page.getByLabel('Média para aprovação').fill('70');
  await expect(page.getByText('Corrija o critério para ver o exemplo')).toBeVisible();
  await page.getByLabel('Média para aprovação').fill('6,5');
  await semViolacoes(page, 'curso');
  await page.keyboard.press('Control+Enter');
  await expect(page.getByText('Critério salvo: vale desde o início.')).toBeVisible();
  await page.reload();
  await expect(page.getByLabel('Média para aprovação')).toHaveValue('6,5');
  // Another year would lose what is typed: it asks, and staying keeps both.
  await page.getByLabel('Média para aprovação').fill('5,5');
  await page.getByLabel('Vale a partir de').selectOption({ index: 0 });
  await page.getByRole('alertdialog').getByRole('button', { name: 'Continuar editando' }).click();
  await expect(page.getByLabel('Média para aprovação')).toHaveValue('5,5');
  await expect(page.getByLabel('Vale a partir de')).toHaveValue('1990');
  // What is hidden refuses nothing: a weight left empty goes back to what it was.
  await page.getByLabel('Média para aprovação').fill('6,5');
  await page.getByLabel('Peso do exame').fill('');
  await page.getByRole('switch', { name: 'Exame final' }).click();
  await page.keyboard.press('Control+Enter');
  await expect(page.getByText('Critério salvo: vale desde o início.').last()).toBeVisible();
  await page.getByRole('switch', { name: 'Exame final' }).click();
  await expect(page.getByLabel('Peso do exame')).toHaveValue('4');
  const gravado = page.waitForResponse((r) => r.request().method() === 'PUT');
  await page.keyboard.press('Control+Enter');
  await gravado;
  await expect(page.getByText('Critério salvo: vale desde o início.').last()).toBeVisible();
  await expect(page.getByText('Alterações não salvas')).toHaveCount(0);
  // One saved for a year by mistake is taken away: the one from the start rules again, and that one stays.
  const retirar = page.getByRole('button', { name: /^Retirar critério de/ });
  await expect(retirar).toHaveCount(0);
  const anoNovo = await page.getByLabel('Vale a partir de').locator('option').first().getAttribute('value');
  await page.getByLabel('Vale a partir de').selectOption({ index: 0 });
  // The form of the other year stands when the address names it.
  await page.waitForURL(new RegExp(`desde=${anoNovo}`));
  await expect(page.getByLabel('Vale a partir de')).toHaveValue(anoNovo ?? '');
  await page.getByLabel('Média para aprovação').fill('9');
  const salvo = page.waitForResponse((r) => r.request().method() === 'PUT');
  await page.keyboard.press('Control+Enter');
  expect((await salvo).ok()).toBe(true);
  await retirar.click();
  const pergunta = page.getByRole('alertdialog');
  await expect(pergunta).toContainText('volta a valer o critério desde o início');
  await pergunta.getByRole('button', { name: /^Retirar critério de/ }).click();
  await expect(page.getByText(/^Critério de \d{4} retirado\.$/)).toBeVisible();
  await expect(page.getByLabel('Vale a partir de')).toHaveValue('1990');
  await expect(page.getByLabel('Média para aprovação')).toHaveValue('6,5');
  expect(achados).toEqual([]);
});

test("a year's structure is copied by keyboard, once", async ({ browser }) => {
  const page = await paginaDe(browser, emails.secretaria);
  const achados = queixas(page);
  await page.goto('/academico/cej/turmas/novo');
  await page.getByRole('combobox', { name: /^Curso/ }).selectOption({ label: '4º ano' });
  await page.getByLabel('Nome').fill('EF4 Jornada');
  await page.keyboard.press('Control+Enter');
  await page.waitForURL('**/turmas/list**');
  for (const criado of [true, false]) {
    await page.locator('h1').focus();
    await tabularAte(page, /^Copiar ano$/);
    await page.keyboard.press('Enter');
    await tabularAte(page, /^Ver o que será criado$/);
    await semViolacoes(page, 'copia-de-ano');
    await page.keyboard.press('Enter');
    const turmas = page.getByRole('row').filter({ has: page.getByRole('cell', { name: 'Turmas', exact: true }) });
    await expect(turmas.getByRole('cell').nth(1)).toHaveText(criado ? '1' : '0');
    if (!criado) break;
    await tabularAte(page, /^Criar o que falta$/);
    await page.keyboard.press('Enter');
    await expect(page.getByText('Criado: turmas 1')).toBeVisible();
  }
  await expect(page.getByText('Nada a criar')).toBeVisible();
  // A year to come is looked at on its first day: who begins with it teaches, and who begins later says since when.
  await page.goto('/academico/turmas/turma-x/disciplina');
  const proximo = String(Number(await page.getByLabel('Ano letivo').locator('option:checked').textContent()) + 1);
  await page.getByLabel('Ano letivo').selectOption({ label: proximo });
  await page.getByLabel('Turma', { exact: true }).selectOption({ label: 'EF6 A (6º ano)' });
  const historia = page.getByRole('row').filter({ hasText: 'História' });
  await expect(historia).toBeVisible();
  await expect(historia).not.toContainText('desde');
  await page.getByRole('button', { name: 'Atribuir docente a História' }).click();
  await escolherDocente(page, 'Bruno Tavares');
  await page.getByRole('textbox', { name: 'Início' }).fill(`03/03/${proximo}`);
  await page.keyboard.press('Control+Enter');
  await expect(historia).toContainText(`desde 03/03/${proximo}`);
  await semViolacoes(page, 'turma-disciplina');
  expect(achados).toEqual([]);
});

test('subjects of a class are put in order by keyboard, and a teacher is bound', async ({ browser }) => {
  const page = await paginaDe(browser, emails.secretaria);
  const achados = queixas(page);
  await page.goto('/academico/turmas/turma-x/disciplina');
  await page.getByLabel('Turma', { exact: true }).selectOption({ label: 'EF6 A (6º ano)' });
  await expect(page.getByRole('row').nth(1)).toContainText('Língua Portuguesa');
  await page.getByRole('button', { name: 'Descer Língua Portuguesa' }).focus();
  await page.keyboard.press('Alt+ArrowDown');
  await expect(page.getByRole('row').nth(1)).toContainText('Matemática');
  await expect(page.getByText('Língua Portuguesa: posição 2 de 9.')).toBeAttached();
  await expect(page.getByRole('button', { name: 'Descer Língua Portuguesa' })).toBeFocused();
  await page.reload();
  await expect(page.getByRole('row').nth(1)).toContainText('Matemática');
  await semViolacoes(page, 'turma-disciplina');
  await page.getByRole('button', { name: 'Editar Matemática' }).click();
  await expect(page.getByText(/O que depende dela: 1 docente/)).toBeVisible();
  await semViolacoes(page, 'disciplina da turma');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Atribuir docente a Matemática' }).click();
  await escolherDocente(page);
  await semViolacoes(page, 'docente');
  await page.keyboard.press('Control+Enter');
  await expect(page.getByText('1 disciplina atribuída.')).toBeVisible();
  expect(achados).toEqual([]);
});
