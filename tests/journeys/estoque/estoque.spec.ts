import { expect, test } from '@playwright/test';
import { emails, fecharPaginas, paginaDe, queixas, semViolacoes } from '../apoio.ts';

test.afterEach(fecharPaginas);

test('a teacher’s material is withdrawn on a phone, more than there is is refused, and a count is opened, typed and concluded', async ({
  browser,
}) => {
  const page = await paginaDe(browser, emails.admin, { celular: true });
  const achados = queixas(page);
  await page.goto('/suprimentos/estoques');
  await page.getByRole('button', { name: 'Nova retirada' }).click();
  const retirada = page.getByRole('dialog', { name: 'Nova retirada' });
  await retirada.getByLabel(/^Depósito/).selectOption({ label: 'Almoxarifado' });
  await retirada.getByRole('combobox', { name: /^Produto/ }).pressSequentially('papel a4');
  await page.getByRole('option', { name: /Papel A4/ }).click();
  await retirada.getByLabel(/^Quantidade/).fill('9999');
  // While nobody has answered yet, nothing is offered to be registered: whoever is quick would register who is already there.
  const vagarosa = /\/api\/Pessoa\/obter-por-filtro/;
  await page.route(vagarosa, (rota) => setTimeout(() => void rota.continue(), 800));
  const pedida = page.waitForRequest(vagarosa);
  await retirada.getByLabel(/^Solicitante/).pressSequentially('silva');
  await pedida;
  await expect(page.getByRole('option', { name: /Cadastrar/ })).toHaveCount(0, { timeout: 300 });
  await expect(page.getByRole('option', { name: /silva/i }).last()).toContainText('Cadastrar');
  await page.unroute(vagarosa);
  await page.getByRole('option', { name: /silva/i }).first().click();
  await retirada.getByLabel(/^Motivo/).fill('Provas do 3º bimestre');
  await semViolacoes(page, 'withdrawal on a phone');
  await retirada.getByRole('button', { name: 'Lançar' }).click();
  await expect(retirada.getByText(/A quantidade não pode exceder o estoque total: de Papel A4 75 g há/).first()).toBeVisible();
  await retirada.getByLabel(/^Quantidade/).fill('1,5');
  await retirada.getByRole('button', { name: 'Lançar' }).click();
  await expect(retirada).toBeHidden();

  await page.goto('/suprimentos/estoques?aba=operacoes');
  await page
    .getByRole('link', { name: /^Retirada Papel A4/ })
    .first()
    .click();
  const operacao = page.getByRole('dialog', { name: /Operação nº \d+ · Retirada/ });
  await expect(operacao.getByText('Provas do 3º bimestre').first()).toBeVisible();
  await expect(operacao.getByText('-1,5 RS')).toBeVisible();
  await page.keyboard.press('Escape');

  await page.goto('/suprimentos/estoques?aba=contagens');
  await page.getByRole('button', { name: 'Nova contagem' }).first().click();
  const nova = page.getByRole('dialog', { name: 'Nova contagem' });
  await nova.getByLabel(/^Depósito/).selectOption({ label: 'Oficina' });
  await nova.getByRole('button', { name: 'Abrir contagem' }).click();
  // It opens at once, to be printed or typed.
  const contagem = page.getByRole('dialog', { name: /^Contagem nº \d+ · Oficina/ });
  await expect(contagem.getByRole('grid')).toBeVisible();
  await semViolacoes(page, 'count on a phone');
  const celula = contagem.getByRole('row', { name: /Filtro de ar-condicionado/ }).getByRole('gridcell');
  await celula.click();
  await page.keyboard.type('1');
  await page.keyboard.press('Enter');
  await expect(contagem.getByText(/^Salvo/)).toBeVisible();
  await contagem.getByRole('button', { name: 'Concluir contagem' }).click();
  const diferencas = page.getByRole('alertdialog', { name: 'Concluir contagem' });
  await expect(diferencas.getByText('Filtro de ar-condicionado').first()).toBeVisible();
  await diferencas.getByRole('button', { name: 'Concluir contagem' }).click();
  await expect(page.getByText('Contagem concluída: 1 produto ajustado.')).toBeVisible();
  await expect(contagem.getByText('Filtro de ar-condicionado').first()).toBeVisible();
  expect(achados).toEqual([]);
});
