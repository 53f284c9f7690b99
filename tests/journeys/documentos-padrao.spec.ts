import { expect, type Locator, test } from '@playwright/test';
import { emails, fecharPaginas, ler, paginaDe, queixas } from './apoio.ts';

test.afterEach(fecharPaginas);

const item = (marca: string, escrito: string): string =>
  `<p class=MsoListParagraph style='text-indent:-18.0pt;mso-list:l0 level1 lfo1'><!--[if !supportLists]--><span style='font-family:Symbol'><span
style='mso-list:Ignore'>${marca}<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp; </span></span></span><!--[endif]-->${escrito}<o:p></o:p></p>`;
const doWord = `<html xmlns:o="urn:schemas-microsoft-com:office:office"><body><!--StartFragment-->
<p class=MsoNormal align=center style='text-align:center'><b>AUTORIZAÇÃO</b></p>
<p class=MsoNormal style='text-align:justify'>☐ Autorizo → até ≤ 10</p>
<b style='font-weight:normal'><p>Plano e <span style='font-weight:700'>forte</span></p></b>
${item('·', 'Item um')}

${item('·', 'Item dois')}
<!--EndFragment--></body></html>`;

const colar = (texto: Locator, html: string): Promise<void> =>
  texto.evaluate((editor, colado) => {
    const dados = new DataTransfer();
    dados.setData('text/html', colado);
    editor.dispatchEvent(new ClipboardEvent('paste', { clipboardData: dados, bubbles: true, cancelable: true }));
  }, html);

test('what is pasted from Word keeps its lists and where its paragraphs stand; a sign without letters is refused, the others come out on paper', async ({
  browser,
}) => {
  const page = await paginaDe(browser, emails.admin);
  const achados = queixas(page);
  await page.goto('/academico/cej/formulario-documento-padrao');
  await page.getByRole('textbox', { name: /^Nome/ }).fill('Autorização colada');
  await page.getByRole('combobox', { name: /^Tipo/ }).selectOption('outro');
  const texto = page.getByRole('textbox', { name: 'Texto do documento' });
  await texto.click();
  await colar(texto, doWord);
  await expect(texto.locator('ul > li')).toHaveText(['Item um', 'Item dois']);
  await expect(texto.locator('strong')).toHaveText(['AUTORIZAÇÃO', 'forte']);
  await page.keyboard.type('📞');
  await page.getByRole('button', { name: 'Salvar' }).click();
  await expect(page.getByText(/As letras do papel não têm 📞 \(texto, bloco 4\)/).first()).toBeVisible();
  await texto.click();
  await page.keyboard.press('Control+End');
  await page.keyboard.press('Backspace');
  await page.getByRole('button', { name: 'Salvar' }).click();
  await page.waitForURL(/formulario-documento-padrao\/\d+/);
  const id = page.url().split('/').at(-1);
  const { conteudo } = await ler<{ conteudo: { blocos: { tipo: string; alinhamento?: string }[] } }>(page, `DocumentoPadrao/${id}`);
  expect(conteudo.blocos.map(({ tipo, alinhamento }) => [tipo, alinhamento])).toEqual([
    ['paragrafo', 'centro'],
    ['paragrafo', 'justificado'],
    ['paragrafo', 'esquerda'],
    ['lista', undefined],
  ]);
  await page.getByLabel('Prévia com o aluno').fill('Liz');
  await page.getByRole('option', { name: /Liz/ }).first().click();
  await expect(page.getByRole('img', { name: '( ) Autorizo -> até <= 10' })).toBeVisible();
  expect(achados).toEqual([]);
});

test('a pasted table keeps its columns, a list of another count its marks; with the cursor in a table each act is done on the whole of it, or told to be none', async ({
  browser,
}) => {
  const page = await paginaDe(browser, emails.admin);
  const achados = queixas(page);
  await page.goto('/academico/cej/formulario-documento-padrao');
  const texto = page.getByRole('textbox', { name: 'Texto do documento' });
  const barra = page.getByRole('toolbar', { name: 'Formatação do texto' });
  const linhas = () =>
    texto.locator('tr').evaluateAll((trs) => trs.map((tr) => [...tr.children].map(({ textContent }) => textContent).join('|')));
  await texto.click();
  await colar(
    texto,
    `<ol start=5><li>cinco<ol type=a><li>alínea</li></ol></li></ol><table><tr><th colspan=2>Série</th><th>Valor</th></tr>
     <tr><td rowspan=2>Infantil</td><td>Pré I</td><td>800</td></tr><tr><td>Pré II</td><td>850</td></tr></table>`,
  );
  expect(await linhas()).toEqual(['Série||Valor', 'Infantil|Pré I|800', '|Pré II|850']);
  await expect(texto.locator('tr[data-cabecalho]')).toHaveText(['SérieValor']);
  await expect(texto.locator('> p').filter({ hasText: /./ })).toHaveText(['5. cinco', 'a) alínea']);
  await texto.getByText('Pré II').click();
  await barra.getByRole('button', { name: 'Só aparece quando' }).click();
  await expect(texto.locator('> [data-bloco="se"] > table')).toHaveCount(1);
  await expect(barra.getByRole('button', { name: 'Lista numerada' })).toBeDisabled();
  await barra.getByRole('button', { name: 'Assinatura' }).click();
  await expect(texto.locator('[data-bloco="se"] > table + [data-bloco="assinatura"]')).toHaveCount(1);
  expect(await linhas()).toHaveLength(3);
  await texto.getByText('Pré II').click();
  await page.getByRole('button', { name: 'Tirar do bloco' }).click();
  await expect(texto.locator('> table')).toHaveCount(1);
  await colar(texto, '<table><tr><td>x</td><td>y</td></tr></table>');
  expect(await linhas()).toHaveLength(3);
  await expect(texto.locator('table')).toHaveCount(1);
  expect(achados).toEqual([]);
});

test('a table pasted into a list goes between its items, lists in cells become lines, lists in lists keep their numbers; all of it is stored', async ({
  browser,
}) => {
  const page = await paginaDe(browser, emails.admin);
  const achados = queixas(page);
  await page.goto('/academico/cej/formulario-documento-padrao');
  await page.getByRole('textbox', { name: /^Nome/ }).fill('Lista e tabela');
  await page.getByRole('combobox', { name: /^Tipo/ }).selectOption('outro');
  const texto = page.getByRole('textbox', { name: 'Texto do documento' });
  const noEditor = (): Promise<string[]> =>
    texto.evaluate((editor) => [...editor.children].map(({ tagName, textContent }) => `${tagName} ${textContent}`));
  await texto.click();
  await page.keyboard.type('- caderno');
  await page.keyboard.press('Enter');
  await page.keyboard.type('lápis');
  await page.keyboard.press('Enter');
  await colar(
    texto,
    `<table><caption>Materiais</caption><tr><th><h3>Série</h3></th><th>Leva</th></tr><tr><td>1º ano</td><td>${item('·', 'cola')}${item('·', 'giz')}</td></tr></table>
     <ol><li style="list-style-type:decimal"><p>um</p></li><ol><li style="list-style-type:lower-alpha"><p>sub</p></li><ol><li style="list-style-type:lower-roman"><p>fundo</p></li></ol></ol><li style="list-style-type:decimal"><p>dois</p></li></ol>`,
  );
  const esperado = ['UL cadernolápis', 'P Materiais', 'TABLE SérieLeva1º ano• cola• giz', 'P 1. um', 'P a) sub', 'P i. fundo', 'P 2. dois'];
  expect(await noEditor()).toEqual(esperado);
  await page.getByRole('button', { name: 'Salvar' }).click();
  await page.waitForURL(/formulario-documento-padrao\/\d+/);
  await page.reload();
  await expect(texto.getByText('2. dois')).toBeVisible();
  expect(await noEditor()).toEqual(esperado);
  await texto.getByText('2. dois').click();
  await page.keyboard.press('Control+A');
  await page.getByRole('toolbar', { name: 'Formatação do texto' }).getByRole('button', { name: 'Lista', exact: true }).click();
  expect((await noEditor()).map((bloco) => bloco.split(' ')[0])).toEqual(['UL', 'TABLE', 'UL']);
  await texto.getByText('1º ano').click();
  await page.keyboard.press('End');
  await page.keyboard.press('Enter');
  await page.keyboard.type('manhã');
  await expect(texto.locator('td').filter({ hasText: 'manhã' }).locator('p')).toHaveCount(1);
  expect(achados).toEqual([]);
});
