import { expect, type Locator, type Page, test } from '@playwright/test';
import { queixas, semViolacoes } from './apoio.ts';
import { contarDesenhos, desenhosDesde } from './grade-de-notas/desenhos.ts';
import { servirNotas } from './grade-de-notas/servidor.ts';

// The grid kit alone in a real browser, with every kind of cell: no screen of the product uses them all yet.
let servidor: Awaited<ReturnType<typeof servirNotas>>;
test.beforeAll(async () => {
  servidor = await servirNotas();
});
test.afterAll(() => servidor.fechar());

const celula = (page: Page, linha: number, coluna: number): Locator => page.locator(`[data-posicao="${linha}:${coluna}"]`);
const situacao = (page: Page): Locator => page.locator('p[data-situacao]');
const focada = (page: Page): Promise<string | null> => page.evaluate(() => document.activeElement?.getAttribute('data-posicao') ?? null);
const colar = (page: Page, texto: string) =>
  page.evaluate((t) => {
    const dados = new DataTransfer();
    dados.setData('text/plain', t);
    document.activeElement?.dispatchEvent(new ClipboardEvent('paste', { clipboardData: dados, bubbles: true, cancelable: true }));
  }, texto);
const copiado = (page: Page) =>
  page.evaluate(() => {
    const dados = new DataTransfer();
    document.activeElement?.dispatchEvent(new ClipboardEvent('copy', { clipboardData: dados, bubbles: true, cancelable: true }));
    return dados.getData('text/plain');
  });
async function digitar(page: Page, ...teclas: string[]): Promise<void> {
  for (const tecla of teclas) await page.keyboard.press(tecla);
}
async function abrir(page: Page): Promise<void> {
  servidor.recomecar();
  await page.goto(servidor.endereco);
  await page.getByRole('grid').waitFor();
}

test('the keyboard types a column of grades, one stop of Tab, and each row is saved with its version', async ({ page }) => {
  const achados = queixas(page);
  await abrir(page);
  await page.getByRole('button', { name: 'Antes' }).focus();
  await digitar(page, 'Tab');
  expect(await focada(page)).toBe('0:1');
  // 7,5 and Enter; the third student came later and is passed by.
  await digitar(page, '7', ',', '5', 'Enter', '8', 'Enter', 'D', 'Enter');
  expect(await focada(page)).toBe('4:1');
  await expect(celula(page, 0, 1)).toHaveText('7,5');
  await expect(celula(page, 2, 1)).toContainText('Entrou depois');
  await expect(celula(page, 3, 1)).toContainText('Dispensado');
  await expect.poll(() => [1, 2, 4].map((n) => servidor.valor(`aluno${n}`, 'p1'))).toEqual(['7.5', '8.0', 'dispensado']);
  await expect(page.getByText(/^Salvo às \d\d:\d\d$/).first()).toBeVisible();
  expect(servidor.versao('aluno1')).toBe(2);
  // Tab while typing goes right; while walking it leaves, and coming back finds the cell.
  await digitar(page, '9', 'Tab');
  expect(await focada(page)).toBe('4:2');
  await digitar(page, 'Tab', 'Shift+Tab');
  expect(await focada(page)).toBe('4:2');
  await digitar(page, 'Shift+Tab');
  await expect(page.getByRole('button', { name: 'Antes' })).toBeFocused();
  await digitar(page, 'Tab');
  expect(await focada(page)).toBe('4:2');
  // Down from the last row: the first of the next column; Up from the first: the title, and Enter opens its menu.
  await digitar(page, 'Control+End', 'Home', 'ArrowRight', 'ArrowDown');
  expect(await focada(page)).toBe('0:2');
  await digitar(page, 'ArrowUp', 'Enter');
  const menu = page.getByRole('dialog');
  await expect(menu.getByRole('textbox')).toBeFocused();
  await digitar(page, '6', 'Tab', 'Tab', 'Escape');
  await expect(menu).toHaveCount(0);
  expect(await focada(page)).toBe('-1:2');
  // Esc gives back what stood there.
  await digitar(page, 'ArrowDown', 'ArrowLeft', 'F2', 'x', 'Escape');
  await expect(celula(page, 0, 1)).toHaveText('7,5');
  expect(await focada(page)).toBe('0:1');
  // A press elsewhere takes what was typed along; dragging and Shift choose.
  await celula(page, 5, 4).dblclick();
  await page.keyboard.type('3');
  await celula(page, 6, 4).click();
  await expect(celula(page, 5, 4)).toHaveText('3,0');
  expect(await focada(page)).toBe('6:4');
  await celula(page, 7, 5).click({ modifiers: ['Shift'] });
  await expect(page.locator('td[aria-selected]')).toHaveCount(4);
  await celula(page, 6, 4).hover();
  await page.mouse.down();
  await celula(page, 8, 4).hover();
  await page.mouse.up();
  await expect(page.locator('td[aria-selected]')).toHaveCount(3);
  await digitar(page, 'Escape');
  await expect(page.locator('[aria-selected]')).toHaveCount(0);
  // Leaving in the middle of a row's end: Tab takes what was typed along and goes out.
  await celula(page, 0, 29).focus();
  await digitar(page, 'o', 'k', 'Tab');
  await expect(celula(page, 0, 29)).toHaveText('ok');
  expect(await focada(page)).toBeNull();
  await expect.poll(() => servidor.valor('aluno1', 'obs')).toBe('ok');
  expect(achados).toEqual([]);
});

test('an unreadable entry stays, is told and is never saved; above the maximum is refused, the unusual warned of', async ({ page }) => {
  await abrir(page);
  await celula(page, 0, 1).focus();
  await digitar(page, 's', 'e', 't', 'e', 'Enter', '1', '1', 'Enter', '0', ',', '5', 'Enter', 'ArrowUp', 'ArrowUp', 'ArrowUp', 'ArrowUp');
  expect(await focada(page)).toBe('0:1');
  await expect(celula(page, 0, 1)).toHaveText('sete');
  await expect(celula(page, 0, 1)).toHaveAttribute('aria-invalid', 'true');
  await expect(celula(page, 0, 1)).toHaveAccessibleDescription(
    /“sete” não foi aceito\. Use um número com até 1 casa decimal, ou uma destas: D, A\./,
  );
  await digitar(page, 'ArrowDown');
  await expect(celula(page, 1, 1)).toHaveAccessibleDescription(/O máximo é 10\./);
  await digitar(page, 'ArrowDown', 'ArrowDown');
  await expect(celula(page, 3, 1)).toHaveAccessibleDescription(/Valor fora do comum/);
  await expect.poll(() => servidor.valor('aluno4', 'p1')).toBe('0.5');
  await expect(page.getByText('2 células a corrigir').first()).toBeVisible();
  expect([servidor.valor('aluno1', 'p1'), servidor.valor('aluno2', 'p1')]).toEqual([null, null]);
  // Axe looks at it as it stands, refused cells and all.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await semViolacoes(page, 'grade');
  await page.evaluate(() => (document.documentElement.dataset['mantineColorScheme'] = 'dark'));
  await semViolacoes(page, 'grade (dark)');
});

test('of a block that does not fit nothing is pasted before it is told what does not; one step takes it back', async ({ page }) => {
  await abrir(page);
  await celula(page, 1, 1).focus();
  const previa = page.getByRole('alertdialog');
  await colar(page, '7,5\t"8,0"\r\n9\tonze\r\nD\t5\r\n');
  await expect(previa.getByRole('heading', { name: '4 de 6 células cabem na grade' })).toBeVisible();
  await expect(previa.getByRole('listitem')).toHaveText([
    'Aluno 3, Prova 1: “9” cai onde não se digita. Entrou depois desta prova',
    /^Aluno 3, Prova 2: “onze” não foi aceito\. Use um número/,
  ]);
  await semViolacoes(page, 'previa da colagem');
  await digitar(page, 'Escape');
  await expect(previa).toHaveCount(0);
  await expect(celula(page, 1, 1)).toHaveText('');
  expect(await focada(page)).toBe('1:1');
  expect(servidor.estado.pedidos).toBe(0);
  await colar(page, '7,5\t"8,0"\r\n9\tonze\r\nD\t5\r\n');
  await previa.getByRole('button', { name: 'Colar as 4 que cabem' }).click();
  await expect(page.getByText('4 células coladas; 1 não aceita, marcada na grade; 1 caiu onde não se digita.')).toBeVisible();
  await expect(celula(page, 2, 2)).toHaveText('onze');
  await expect(celula(page, 3, 1)).toContainText('Dispensado');
  await expect
    .poll(() => [servidor.valor('aluno2', 'p1'), servidor.valor('aluno2', 'p2'), servidor.valor('aluno4', 'p2')])
    .toEqual(['7.5', '8.0', '5.0']);
  expect(await copiado(page)).toBe('7,5\t8,0\r\n\tonze\r\nD\t5,0\r\n');
  await digitar(page, 'Control+z');
  await expect(celula(page, 1, 1)).toHaveText('');
  await expect(celula(page, 2, 2)).toHaveText('');
  await expect.poll(() => servidor.valor('aluno2', 'p1')).toBeNull();
  await digitar(page, 'Control+Shift+z');
  await expect(celula(page, 2, 2)).toHaveText('onze');
  // Beyond the last row nothing is written, and it is said first; a blank that fits nowhere is no loss.
  await celula(page, 59, 1).focus();
  await colar(page, '1\n2\n3\n \n');
  await expect(previa.getByRole('listitem')).toHaveText([
    'Notas dadas, Prova 1: “2” cai onde não se digita. ',
    'Linha 3, coluna 1 do que foi copiado: “3” fica fora da grade.',
  ]);
  await previa.getByRole('button', { name: 'Colar a que cabe' }).press('Enter');
  await expect(page.getByText('1 célula colada; 1 caiu onde não se digita; 1 ficou fora da grade.')).toBeVisible();
  // Ctrl+D: the first row of what is chosen goes down through it; into one cell, what stands above.
  await celula(page, 30, 1).focus();
  await digitar(page, '6', 'Tab', '7', 'Enter');
  await celula(page, 30, 1).focus();
  await digitar(page, 'Shift+ArrowRight', 'Shift+ArrowDown', 'Shift+ArrowDown', 'Control+d');
  await expect(celula(page, 32, 1)).toHaveText('6,0');
  await expect(celula(page, 31, 2)).toHaveText('7,0');
  await celula(page, 33, 2).focus();
  await digitar(page, 'Control+d', 'Control+z', 'Control+Shift+z');
  await expect(celula(page, 33, 2)).toHaveText('7,0');
  // One cell copied fills what is chosen; Delete empties it.
  await celula(page, 10, 1).focus();
  await digitar(page, 'Shift+ArrowDown', 'Shift+ArrowRight');
  await colar(page, '4');
  await expect(page.locator('[data-posicao="11:2"]')).toHaveText('4,0');
  await celula(page, 10, 1).focus();
  await digitar(page, 'Shift+ArrowDown', 'Delete');
  await expect(page.locator('[data-posicao="11:1"]')).toHaveText('');
  await expect(page.locator('[data-posicao="11:2"]')).toHaveText('4,0');
});

test('roll by Space, letter and click; a column filled where it is empty, and taken back', async ({ page }) => {
  await abrir(page);
  await celula(page, 0, 27).focus();
  await digitar(page, ' ', ' ');
  await expect(celula(page, 0, 27)).toContainText('Falta');
  await digitar(page, 'Enter', 'j');
  await expect(celula(page, 1, 27)).toContainText('Falta justificada');
  await celula(page, 2, 27).click();
  await expect(celula(page, 2, 27)).toContainText('Presente');
  await celula(page, -1, 27).click();
  const menu = page.getByRole('dialog');
  await menu.getByRole('combobox').selectOption('presente');
  await expect(menu.getByRole('button', { name: 'Todas (59)' })).toBeVisible();
  await menu.getByRole('button', { name: 'Só as vazias (57)' }).click();
  await expect(page.getByText('57 células preenchidas')).toBeVisible();
  await expect.poll(() => servidor.valor('aluno60', 'aula')).toBe('presente');
  expect([servidor.valor('aluno1', 'aula'), servidor.valor('aluno2', 'aula')]).toEqual(['falta', 'justificada']);
  await page.getByRole('button', { name: 'Desfazer', exact: true }).click();
  await expect.poll(() => servidor.valor('aluno60', 'aula')).toBeNull();
  // Sixty rows went in two requests of at most fifty, not in one each.
  expect(servidor.estado.pedidos).toBeLessThan(12);
  await celula(page, 3, 27).focus();
  await page.getByRole('button', { name: 'J Falta justificada' }).click();
  await expect(celula(page, 3, 27)).toContainText('Falta justificada');
});

test('a dead network loses nothing, a lost answer saves once, and somebody else’s value is shown beside', async ({ page }) => {
  await abrir(page);
  servidor.estado.foraDoAr = true;
  await celula(page, 0, 1).focus();
  await digitar(page, '7', 'Enter', '8', 'Enter');
  await expect(page.getByText(/Sem resposta do servidor/).first()).toBeVisible();
  await digitar(page, '9', 'Enter');
  servidor.estado.foraDoAr = false;
  servidor.estado.perdeResposta = true;
  await page.getByRole('button', { name: 'Tentar agora' }).click();
  await expect.poll(() => [1, 2, 4].map((n) => servidor.valor(`aluno${n}`, 'p1'))).toEqual(['7.0', '8.0', '9.0']);
  await expect(page.getByText(/^Salvo às/).first()).toBeVisible();
  expect(servidor.versao('aluno1')).toBe(2);

  servidor.gravarPorOutro('aluno1', 'p1', '3.0');
  servidor.gravarPorOutro('aluno1', 'p3', '6.0');
  await celula(page, 0, 1).focus();
  await digitar(page, '1', '0', 'Enter', 'ArrowUp');
  await expect(celula(page, 0, 1)).toHaveAccessibleDescription(/Rui gravou 3,0; aqui está 10,0\./);
  await expect(celula(page, 0, 3)).toHaveText('6,0');
  await page.getByRole('button', { name: 'Usar 10,0' }).click();
  await expect.poll(() => servidor.valor('aluno1', 'p1')).toBe('10.0');
  expect(await focada(page)).toBe('0:1');
  servidor.gravarPorOutro('aluno2', 'p1', '3.0');
  await celula(page, 1, 1).focus();
  await digitar(page, '4', 'Enter', 'ArrowUp', 'ArrowUp');
  await page.getByRole('button', { name: 'Ficar com 3,0' }).click();
  await expect(celula(page, 1, 1)).toHaveText('3,0');
  // A refusal of the server stands in its cell, with the reason.
  await celula(page, 0, 5).focus();
  await digitar(page, '5', 'Enter', 'ArrowUp');
  await expect(celula(page, 0, 5)).toHaveAccessibleDescription(/A etapa está fechada\./);
  await expect(situacao(page)).toHaveAttribute('data-situacao', 'recusada');
});

test('a key pressed draws its cell and its row, and no other', async ({ page }) => {
  await contarDesenhos(page);
  await abrir(page);
  expect((await desenhosDesde(page))['CelulaDaGrade']).toBe(61 * 30);
  await celula(page, 20, 3).focus();
  await desenhosDesde(page);
  await digitar(page, '8');
  const aoComecar = await desenhosDesde(page);
  expect([aoComecar['Linha'], aoComecar['CelulaDaGrade']]).toEqual([1, 1]);
  await digitar(page, ',', '5');
  const aoDigitar = await desenhosDesde(page);
  expect([aoDigitar['Linha'], aoDigitar['CelulaDaGrade']]).toEqual([undefined, undefined]);
  await digitar(page, 'Enter');
  const aoSair = await desenhosDesde(page);
  // The row that was left, the one below, and the total; of cells those two and the total's.
  expect(aoSair['Linha']).toBeLessThanOrEqual(5);
  expect(aoSair['CelulaDaGrade']).toBeLessThanOrEqual(5);
  await digitar(page, 'ArrowDown');
  const aoAndar = await desenhosDesde(page);
  expect([aoAndar['Linha'], aoAndar['CelulaDaGrade']]).toEqual([2, 2]);
});

test('on a phone the grid scrolls sideways under its names, with cells that a finger hits', async ({ browser }) => {
  const contexto = await browser.newContext({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
  const page = await contexto.newPage();
  await abrir(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  expect((await celula(page, 0, 1).boundingBox())?.height).toBeGreaterThanOrEqual(44);
  await celula(page, 0, 1).tap();
  await page.keyboard.type('6,5');
  await page.keyboard.press('Enter');
  await expect.poll(() => servidor.valor('aluno1', 'p1')).toBe('6.5');
  await celula(page, 5, 20).focus();
  const [nome, alvo] = [await celula(page, 5, 0).boundingBox(), await celula(page, 5, 20).boundingBox()];
  expect(nome?.x).toBeLessThan(40);
  expect(alvo?.x ?? 0).toBeGreaterThanOrEqual((nome?.x ?? 0) + (nome?.width ?? 0) - 1);
  await page.getByRole('button', { name: 'A Ausente' }).tap();
  await expect.poll(() => servidor.valor('aluno6', 'p20')).toBe('ausente');
  await semViolacoes(page, 'grade at 390');
  await contexto.close();
});
