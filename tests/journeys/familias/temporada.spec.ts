import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import { emails, fecharPaginas, lido, paginaDe, queixas, semViolacoes } from '../apoio.ts';

// A data season from its mail to a protocol that somebody accepted: the office on a screen, the guardian on a phone without an account.
test.afterEach(fecharPaginas);

const NOME = 'Recadastramento da jornada';

/** The secret of a link of the season, out of the folder that takes the mails of a school without a mail server. */
async function linkDoCorreio(): Promise<string> {
  const pasta = join(process.env.PATIO_DADOS_TESTE ?? '', 'correio');
  // A mail that is still being written has another ending.
  const inteiros = (await readdir(pasta).catch(() => [])).filter((nome) => nome.endsWith('.eml'));
  for (const arquivo of inteiros.toSorted().toReversed()) {
    const texto = (await readFile(join(pasta, arquivo), 'utf8')).replaceAll(/=\r?\n/g, '').replaceAll('=3D', '=');
    const achado = /\/conferir-cadastro\?token=([\w-]{43})/.exec(texto)?.[1];
    if (achado !== undefined && texto.includes(NOME)) return achado;
  }
  return '';
}

/** Says yes in the window that asks, once it stands. */
async function confirmar(page: Page, pergunta: RegExp, rotulo: string): Promise<void> {
  const janela = page
    .locator('dialog[open]')
    .filter({ has: page.getByRole('button', { name: 'Cancelar', exact: true }) })
    .last();
  await janela.getByText(pergunta).first().waitFor();
  await janela.getByRole('button', { name: rotulo }).click();
}

test('a season goes from the mail to a protocol that is accepted', async ({ browser }) => {
  const escola = await paginaDe(browser, emails.secretaria);
  const daEscola = queixas(escola);
  await escola.goto('/academico/temporadas?abrir=novo');
  const janela = escola.locator('dialog[open]');
  await janela.getByRole('textbox', { name: 'Nome', exact: false }).first().fill(NOME);
  // The days of a season hold today, whatever day it is.
  const hoje = new Date();
  const dia = (d: Date): string => [d.getDate(), d.getMonth() + 1, d.getFullYear()].map((n) => String(n).padStart(2, '0')).join('');
  await janela.getByLabel(/^De/).fill(dia(new Date(hoje.getTime() - 86_400_000)));
  await janela.getByLabel(/^Até/).fill(dia(new Date(hoje.getTime() + 5 * 86_400_000)));
  await janela.getByRole('combobox', { name: 'Ano letivo das turmas' }).selectOption(String(hoje.getFullYear()));
  await janela.getByRole('group', { name: 'Turmas' }).getByRole('checkbox', { name: 'Marcar tudo' }).check();
  await janela.getByRole('group', { name: 'Documentos a fotografar' }).getByRole('checkbox', { name: 'RG ou CNH' }).check();
  await semViolacoes(escola, 'a new season');
  await escola.keyboard.press('Control+Enter');
  await escola.getByText(NOME).first().click();
  await escola.getByRole('button', { name: 'Abrir e enviar' }).click();
  await confirmar(escola, /recebe um link só seu/, 'Abrir e enviar');
  await expect(escola.getByText(/links enviados/)).toBeVisible();
  await expect.poll(linkDoCorreio, { timeout: 30_000 }).not.toBe('');

  const contexto = await browser.newContext({ viewport: { width: 390, height: 844 }, locale: 'pt-BR', timezoneId: 'America/Belem' });
  const celular = await contexto.newPage();
  const doCelular = queixas(celular);
  await celular.goto(`/conferir-cadastro?token=${await linkDoCorreio()}`);
  await celular
    .getByLabel(/^Celular/)
    .first()
    .fill('91988887766');
  await celular
    .locator('input[type=file]')
    .first()
    .setInputFiles({
      name: 'rg.png',
      mimeType: 'image/png',
      buffer: Buffer.from('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==', 'base64'),
    });
  await expect(celular.getByText('Pronto para enviar')).toBeVisible();
  await semViolacoes(celular, 'the page of a family');
  await celular.getByRole('button', { name: 'Enviar', exact: true }).first().click();
  const numero = await lido(celular.getByText(/Recebido\. Protocolo: \d{4}-\d{6}/), /\d{4}-\d{6}/);
  expect(doCelular).toEqual([]);
  await contexto.close();

  await escola.goto('/protocolos?situacao=aberto&origem=true');
  await escola.getByText(numero).first().click();
  const protocolo = escola.locator('dialog[open]');
  await expect(protocolo.getByText('(91) 98888-7766')).toBeVisible();
  await expect(protocolo.getByRole('button', { name: 'Ver documento' })).toBeVisible();
  await protocolo.getByRole('button', { name: 'Aceitar todos' }).click();
  await protocolo.getByRole('button', { name: 'Salvar decisão' }).click();
  await confirmar(escola, /cadastro/, 'Salvar decisão');
  await expect(protocolo.getByText('Deferido', { exact: true })).toBeVisible();
  expect(daEscola).toEqual([]);
});
