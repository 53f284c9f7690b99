import { expect, test } from 'vitest';
import { memoriaViva } from '#tests/memoria.ts';
import { lerRetorno } from './ler-retorno.ts';
import { lerLinhas } from './linhas.ts';

const QUANTAS = 120_000;
/** Pieces as a socket gives them: they do not end where lines do. */
const PEDACO = 65_536;

/** A return of many charges, made while it is read: nobody holds it whole. */
function* arquivo(): Generator<Buffer> {
  const linha = (texto: string): string => `${texto.padEnd(240)}\r\n`;
  const campo = (texto: string, de: number, conteudo: string): string => texto.padEnd(de - 1) + conteudo;
  let resto = linha(campo('00100000', 143, '2'.padEnd(1) + '20112026')) + linha('00100011T01');
  for (let i = 0; i < QUANTAS; i += 1) {
    resto += linha(campo(campo('00100013', 14, 'T 06'), 38, `1474166${String(i).padStart(10, '0')}`));
    resto += linha(campo(campo(campo('00100013', 14, 'U 06'), 78, '000000000100000'), 138, '1811202619112026'));
    while (resto.length >= PEDACO) {
      yield Buffer.from(resto.slice(0, PEDACO), 'latin1');
      resto = resto.slice(PEDACO);
    }
  }
  yield Buffer.from(resto + linha('00100015') + linha('00199999'), 'latin1');
}

test('memory does not grow with the file: 60 MB are read line by line', async () => {
  const antes = memoriaViva();
  let linhas = 0;
  const medidos: number[] = [];
  for await (const item of lerRetorno(lerLinhas(arquivo()))) {
    if (item.tipo !== 'linha') continue;
    linhas += 1;
    if (linhas % 30_000 === 0) medidos.push(memoriaViva() - antes);
  }
  expect(linhas).toBe(QUANTAS);
  expect(medidos).toHaveLength(4);
  // What lives at any moment is some lines, whether the file is at its beginning or at its end.
  expect(Math.max(...medidos)).toBeLessThan(8 * 1_048_576);
}, 60_000);
