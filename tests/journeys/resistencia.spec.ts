import { writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { emails, fecharPaginas, paginaDe, semViolacoes } from './apoio.ts';

// Nothing typed is ever lost: a dead database, a session that is about to end, a sheet with mistakes.
test.afterEach(fecharPaginas);

test('with a dead database the form stays as it was, says so, and saves once when it is back', async ({ browser }) => {
  const page = await paginaDe(browser, emails.secretaria);
  await page.goto('/pessoas/nova-pessoa');
  const nome = page.getByLabel('Nome', { exact: false }).first();
  await nome.fill('Resistência');
  await page.getByLabel('Sobrenome').fill('da Silva Teste');
  const chaves: (string | undefined)[] = [];
  let respostas = 0;
  await page.route('**/api/Pessoa', async (rota) => {
    if (rota.request().method() !== 'POST') return rota.continue();
    chaves.push(rota.request().headers()['idempotency-key']);
    respostas += 1;
    // First nobody answers, then the answer is lost after the server worked, then it goes through.
    if (respostas === 1)
      return rota.fulfill({
        status: 503,
        contentType: 'application/json',
        body: JSON.stringify({
          error: {
            code: 'BANCO_INDISPONIVEL',
            message: 'O sistema está sem acesso ao banco de dados neste momento.',
            fields: [],
            correlationId: 'abc',
          },
        }),
      });
    if (respostas === 2) {
      await rota.fetch();
      return rota.abort('connectionreset');
    }
    return rota.continue();
  });
  await page.keyboard.press('Control+Enter');
  await expect(page.getByText('sem acesso ao banco').first()).toBeVisible();
  await expect(nome).toHaveValue('Resistência');
  await page.keyboard.press('Control+Enter');
  await expect.poll(() => respostas).toBe(2);
  await expect(page.getByText('Sem resposta do servidor')).toBeVisible();
  await expect(page.getByText('tentar de novo não grava duas vezes')).toBeVisible();
  await expect(nome).toHaveValue('Resistência');
  await page.keyboard.press('Control+Enter');
  await page.waitForURL(/\/pessoas\/\d+/);
  expect(new Set(chaves).size).toBe(1);
  await page.goto('/pessoas?q=Resistencia');
  await expect(page.getByRole('rowheader', { name: 'Resistência da Silva Teste' })).toHaveCount(1);
});

test('two minutes before its end the session warns, counts down, and goes on at a key', async ({ browser }) => {
  const page = await paginaDe(browser, emails.secretaria);
  let acabando = true;
  await page.route('**/api/Autenticacao/token-valido*', async (rota) => {
    const resposta = await rota.fetch();
    const corpo = (await resposta.json()) as { data: { agora: string; expiraEm: string } };
    if (acabando) corpo.data.expiraEm = new Date(Date.parse(corpo.data.agora) + 140_000).toISOString();
    await rota.fulfill({ response: resposta, json: corpo });
  });
  await page.goto('/pessoas/nova-pessoa');
  const nome = page.getByLabel('Nome', { exact: false }).first();
  await nome.fill('Demorada');
  const aviso = page.getByRole('alertdialog').or(page.getByRole('dialog')).filter({ hasText: 'está para terminar' });
  await expect(aviso).toBeVisible({ timeout: 20_000 });
  await expect(aviso).toContainText(/Tempo restante: [12] ?m|Tempo restante: \d+:\d\d|Tempo restante: \d/);
  await semViolacoes(page, 'session warning');
  acabando = false;
  await page.keyboard.press('Enter');
  await expect(aviso).toBeHidden();
  await expect(nome).toHaveValue('Demorada');
});

test('a sheet comes in by keyboard: mistakes named by line and column, the good lines registered, undone', async ({ browser }) => {
  const arquivo = join(tmpdir(), `patio-importacao-${process.pid}.csv`);
  writeFileSync(
    arquivo,
    [
      'Aluno;Nascimento;Mãe;Celular da mãe;CPF',
      'Flora Importada;03/02/2016;Rosa Importada;(91) 98111-2222;',
      'Iuri Importado;99/99/2016;;;123',
    ].join('\n'),
  );
  const page = await paginaDe(browser, emails.secretaria);
  await page.goto('/pessoas');
  await page.getByRole('button', { name: 'Importar planilha' }).press('Enter');
  const janela = page.getByRole('dialog').filter({ hasText: 'Importar alunos' });
  await expect(janela.getByRole('button', { name: 'Escolher planilha' })).toBeFocused();
  await semViolacoes(page, 'sending a sheet');
  await janela.locator('input[type=file]').setInputFiles(arquivo);
  await expect(janela.getByRole('combobox', { name: 'Para onde vai a coluna Aluno' })).toHaveValue('nome');
  const comErro = janela.getByRole('row').filter({ hasText: 'Iuri Importado' });
  await expect(comErro).toContainText('Nascimento: Data inválida');
  await expect(comErro).toContainText('CPF: CPF inválido');
  await semViolacoes(page, 'columns of a sheet');
  // What was chosen waits with the sheet: a window closed by mistake costs nothing.
  await janela.getByRole('combobox', { name: 'Para onde vai a coluna Nascimento' }).selectOption({ label: 'Nome social' });
  await expect(janela.getByRole('row').filter({ hasText: 'Iuri Importado' })).not.toContainText('Data inválida');
  await page.keyboard.press('Escape');
  await expect(janela).toBeHidden();
  await page.getByRole('button', { name: 'Importar planilha' }).press('Enter');
  const espera = janela.getByRole('listitem').filter({ hasText: 'Ainda não importada' }).first();
  await espera.getByRole('button', { name: /^Abrir/ }).press('Enter');
  const nascimento = janela.getByRole('combobox', { name: 'Para onde vai a coluna Nascimento' });
  await expect(nascimento).toHaveValue('nomeSocial');
  await nascimento.selectOption({ label: 'Data de nascimento' });
  await expect(comErro).toContainText('Nascimento: Data inválida');
  await janela.getByRole('button', { name: 'Cadastrar 1 aluno' }).press('Enter');
  await expect(janela.getByText('Concluída')).toBeVisible({ timeout: 30_000 });
  await expect(page).toHaveURL(/importar=\d+/);
  await page.reload();
  await janela.getByRole('button', { name: 'Desfazer importação' }).press('Enter');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Desfazer importação' }).press('Enter');
  await expect(janela.getByText('Importação desfeita')).toBeVisible();
  await expect(janela.getByText('Concluída')).toBeVisible({ timeout: 30_000 });
  await page.goto('/pessoas?q=Importada');
  await expect(page.getByRole('rowheader', { name: /Importada/ })).toHaveCount(0);
});
