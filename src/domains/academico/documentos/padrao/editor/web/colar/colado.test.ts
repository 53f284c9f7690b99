import { expect, test } from 'vitest';
import { alinhamentoEscrito, comListas, guardarEstilos } from './colado.ts';

const fontes = { '·': 'Symbol', o: '"Courier New"', '§': 'Wingdings', q: 'Wingdings' } as Record<string, string>;
/** A paragraph of a list as Word puts it on the clipboard. */
const item = (marca: string, escrito: string, { nivel = 1, lista = 0, tag = 'p' } = {}): string =>
  `<${tag} class=MsoListParagraphCxSpMiddle style='text-indent:-18.0pt;mso-list:l${lista}\nlevel${nivel} lfo${lista + 1}'><!--[if !supportLists]--><span
style='font-family:${fontes[marca] ?? 'Calibri'}'><span style='mso-list:Ignore'>${marca}<span
style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp;&nbsp;&nbsp; </span></span></span><!--[endif]-->${escrito}<o:p></o:p></${tag}>`;
const colado = (...partes: string[]): string => `<html><body><!--StartFragment-->${partes.join('\n\n')}<!--EndFragment--></body></html>`;
/** What comes of it, without what is not seen. */
const lido = (...partes: string[]): string =>
  comListas(colado(...partes))
    .replaceAll(/<!--.*?-->|<\/?(html|body|o:p)>|\s*(class|style)='?[^'>]*'?(?=[\s>])/g, '')
    .replaceAll(/\s*\n\s*/g, '');

test('items of Word become lists: marks of any level one of marks, numbers that count from one a numbered one', () => {
  expect(lido('<p>Antes</p>', item('·', 'Item <b>um</b>'), item('o', 'dentro', { nivel: 2 }), item('§', 'fundo', { nivel: 3 }))).toBe(
    '<p>Antes</p><ul><li><p>Item <b>um</b></p></li><li><p>dentro</p></li><li><p>fundo</p></li></ul>',
  );
  expect(lido(item('1.', 'A'), item('2.', 'B'), '<p>entre</p>', item('1)', 'C', { lista: 1 }))).toBe(
    '<ol><li><p>A</p></li><li><p>B</p></li></ol><p>entre</p><ol><li><p>C</p></li></ol>',
  );
  expect(comListas(colado(item('·', 'Item um')))).not.toMatch(/supportLists|·/);
});

test('a mark that others may refer to stays written where a list of ours would say another', () => {
  expect(lido(item('a)', 'alínea'), item('1.1.', 'cláusula', { lista: 1 }), item('1.', 'OBJETO', { lista: 2, tag: 'h1' }))).toBe(
    '<p>a) alínea</p><p>1.1. cláusula</p><h1>1. OBJETO</h1>',
  );
  // A count that goes on after something else, or begins later.
  expect(lido(item('1.', 'A'), item('·', 'b', { lista: 1 }), item('2.', 'C'))).toBe('<p>1. A</p><ul><li><p>b</p></li></ul><p>2. C</p>');
  expect(lido(item('3.', 'C'), item('4.', 'D'))).toBe('<p>3. C</p><p>4. D</p>');
  expect(lido(item('q', 'Autorizo'))).toBe('<p>☐ Autorizo</p>');
});

test('what is no list of Word is pasted as it is; one of each cell stays in its cell', () => {
  const comum = colado('<p style="text-align:center">Título</p>', '<ul><li>um</li></ul>', '<p style="mso-list:none">x</p>');
  expect(comListas(comum)).toBe(comum);
  expect(lido('<td>', item('·', 'um'), '</td>', '<td>', item('·', 'dois'), '</td>')).toBe(
    '<td><ul><li><p>um</p></li></ul></td><td><ul><li><p>dois</p></li></ul></td>',
  );
});

test('a paragraph stands where ours says, or where its style or its attribute does', () => {
  expect(
    [
      ['direita', 'center', 'center'],
      [null, 'center', null],
      [null, 'justify', 'center'],
      [null, '', 'RIGHT'],
      [null, 'start', null],
      ['nada', '', null],
    ].map(([nosso = null, estilo, atributo = null]) => alinhamentoEscrito(nosso, estilo ?? '', atributo)),
  ).toEqual(['direita', 'centro', 'justificado', 'direita', 'esquerda', 'esquerda']);
});

test('styles wait in an attribute of their own; words that look like one stay', () => {
  expect(guardarEstilos(`<style>\n<!-- p {} -->\n</style><p class=x style='a:"b>"'>um style="z"</p>`)).toBe(
    `<p class=x data-estilo='a:"b>"'>um style="z"</p>`,
  );
});
