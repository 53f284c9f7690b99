import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Browser, expect, type Page, test } from '@playwright/test';
import { emails, fecharPaginas, ler, paginaDe, queixas, semViolacoes } from '../apoio.ts';

test.afterEach(fecharPaginas);

const pasta = join(process.env.PATIO_DADOS_TESTE ?? '', 'correio');
const decodificar = (eml: string): string =>
  eml.replaceAll(/=\r?\n/g, '').replaceAll(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
/** What the newest mails to an address say, once one of them says what is looked for. */
async function noCorreio(para: string, padrao: RegExp): Promise<string> {
  let achado = '';
  await expect
    .poll(
      async () => {
        for (const nome of (await readdir(pasta).catch(() => [])).toSorted().toReversed()) {
          const texto = decodificar(await readFile(join(pasta, nome), 'latin1').catch(() => ''));
          if (!texto.includes(para)) continue;
          achado = padrao.exec(texto)?.[1] ?? '';
          if (achado !== '') break;
        }
        return achado;
      },
      { timeout: 30_000 },
    )
    .not.toBe('');
  return achado;
}

async function celular(browser: Browser): Promise<{ page: Page; fechar: () => Promise<void> }> {
  const contexto = await browser.newContext({ viewport: { width: 390, height: 844 }, locale: 'pt-BR', timezoneId: 'America/Belem' });
  return { page: await contexto.newPage(), fechar: () => contexto.close() };
}

type Contrato = { id: number; responsaveis: { nome: string; financeiro: boolean }[] };
/** The first contract in force that two people pay. */
async function doisPagadores(page: Page): Promise<number> {
  const { itens } = await ler<{ itens: { id: number }[] }>(page, 'Contrato/obter-paginado?Situacao=ativo&TamanhoDaPagina=100');
  for (const { id } of itens) {
    const { responsaveis } = await ler<Contrato>(page, `Contrato/${id}`);
    if (responsaveis.filter((r) => r.financeiro).length === 2) return id;
  }
  throw new Error('no contract with two payers');
}

test('a contract is signed by two payers on their phones, then by the school', async ({ browser }) => {
  const escola = await paginaDe(browser, emails.admin);
  const achados = queixas(escola);
  const id = await doisPagadores(escola);
  await escola.goto(`/academico/contratos/form/${id}/visualizar`);
  await escola.getByRole('button', { name: 'Enviar por link: Contrato', exact: true }).click();
  await escola.getByRole('dialog').getByRole('button', { name: 'Enviar por link', exact: true }).click();
  await expect(escola.getByText('1 documento enviado.')).toBeVisible();
  const { itens } = await ler<{ itens: { signatarios: { nome: string; email: string }[] }[] }>(escola, `Contrato/${id}/assinaturas`);
  const signatarios = itens[0]?.signatarios ?? [];
  expect(signatarios).toHaveLength(2);
  for (const { email } of signatarios) {
    const { page, fechar } = await celular(browser);
    const estranho = queixas(page);
    const token = await noCorreio(email, /\/assinar\?token=([\w-]{43})/);
    await page.goto(`/assinar?token=${token}`);
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Contrato');
    await semViolacoes(page, 'the page of whoever signs');
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
    // Whoever signs on a phone comes past all of the text: nothing of it is rolled out of sight.
    expect(await page.getByRole('article').evaluate((texto) => texto.scrollHeight - texto.clientHeight)).toBe(0);
    const tabelas = page.getByRole('article').getByRole('group');
    expect(await tabelas.count()).toBeGreaterThan(0);
    expect(await tabelas.evaluateAll((todas) => todas.map((uma) => uma.scrollWidth - uma.clientWidth))).toEqual(
      Array.from({ length: await tabelas.count() }, () => 0),
    );
    await page.getByRole('checkbox', { name: /Li o documento/ }).check();
    await page.getByRole('button', { name: 'Receber código por e-mail' }).click();
    await expect(page.getByText(/Enviamos um código/)).toBeVisible();
    await page.getByRole('textbox', { name: /Código de 6/ }).fill(await noCorreio(email, /\r?\n\r?\n(\d{6})\r?\n/));
    await page.getByRole('button', { name: 'Assinar', exact: true }).click();
    await expect(page.getByText(/Você assinou este documento/)).toBeVisible();
    expect(estranho).toEqual([]);
    await fechar();
  }
  await escola.reload();
  await escola.getByRole('button', { name: 'Assinar pela escola' }).click();
  await escola.getByRole('dialog').or(escola.getByRole('alertdialog')).getByRole('button', { name: 'Assinar pela escola' }).click();
  await expect(escola.getByText('Concluída').first()).toBeVisible();
  expect(achados).toEqual([]);
});
