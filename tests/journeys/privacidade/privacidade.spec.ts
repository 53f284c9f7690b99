import { readFile } from 'node:fs/promises';
import { expect, test } from '@playwright/test';
import { textoDoPdf } from '#tests/helpers/pdf.ts';
import { cpfNovo, emails, escrever, fecharPaginas, ler, paginaDe, queixas, semViolacoes } from '../apoio.ts';

test.afterEach(fecharPaginas);

// A journey that is tried again is about another person.
const vez = Number(String(Date.now()).slice(-6));
const sobrenome = `Quaresma ${vez}`;

test("a person's dossier leaves as PDF; made anonymous, the person is nowhere found and the integrity check is clean", async ({
  browser,
}) => {
  const page = await paginaDe(browser, emails.admin);
  const achados = queixas(page);
  await page.goto('/dashboard');
  const { id } = await escrever<{ id: number }>(page, 'POST', 'Pessoa', {
    nome: 'Zuleika',
    sobrenome,
    cpf: cpfNovo(vez),
    contacts: [{ tipo: 'email', valor: `zuleika${vez}@familia.example`, principal: true }],
  });
  await page.goto(`/privacidade?pessoa=${id}`);
  await expect(page.getByRole('heading', { name: `Zuleika ${sobrenome}` })).toBeVisible();
  await expect(page.getByRole('combobox', { name: 'Pessoa', exact: true })).toHaveValue(`Zuleika ${sobrenome}`);
  await semViolacoes(page, 'personal data of a person');

  await page.getByRole('button', { name: 'Preparar dossiê' }).click();
  const janela = page.locator('dialog[open]').last();
  await janela.getByRole('button', { name: 'Preparar dossiê' }).click();
  const baixar = janela.getByRole('button', { name: 'Baixar PDF' });
  await expect(baixar).toBeEnabled({ timeout: 20_000 });
  const [arquivo] = await Promise.all([page.waitForEvent('download'), baixar.click()]);
  expect(textoDoPdf(await readFile(await arquivo.path()))).toContain(`Zuleika ${sobrenome}`);
  await page.keyboard.press('Escape');

  await page.getByRole('button', { name: 'Anonimizar' }).click();
  await janela.getByLabel(/Por que/).fill('Pedido da titular');
  await janela.getByRole('button', { name: 'Anonimizar' }).click();
  await expect
    .poll(async () => (await ler<{ nomeCompleto: string }>(page, `Pessoa/${id}`)).nomeCompleto, { timeout: 40_000 })
    .toMatch(/^Pessoa anonimizada \d+$/);
  await page.goto(`/pessoas?nome=${encodeURIComponent(sobrenome)}`);
  const achadas = await ler<{ total: number }>(page, `Pessoa/obter-pessoas-paginado?Nome=${encodeURIComponent(sobrenome)}`);
  expect(achadas.total).toBe(0);
  const alteracoes = await ler<{ itens: { acao: string; registroNome: string }[] }>(
    page,
    `Auditoria/obter-paginado?Tipo=pessoa&RegistroId=${id}`,
  );
  expect(alteracoes.itens[0]).toMatchObject({ acao: 'pessoa.anonimizada', registroNome: expect.stringContaining('anonimizada') });
  expect(achados).toEqual([]);
});
