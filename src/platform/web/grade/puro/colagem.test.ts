import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { celulaLimpa } from './celulas.ts';
import { planejarColagem, planejarLimpeza, planejarPreenchimento } from './colagem.ts';
import { faixaEntre, type Posicao } from './movimento.ts';
import type { TipoDeCelula } from './tipos.ts';
import { escreverTsv, lerTsv } from './tsv.ts';

const tipo: TipoDeCelula = { tipo: 'numero', casas: 1, minimo: '0', maximo: '10' };
const medidas = { linhas: 4, colunas: 4 };
const em = (linha: number, coluna: number) => ({ linha, coluna });
// Column 0 holds names, and the student of row 2 joined after the evaluation of column 2.
const alvoEm = ({ linha, coluna }: Posicao) =>
  coluna === 0 || (linha === 2 && coluna === 2) ? null : { linha: `l${linha}`, coluna: `c${coluna}`, tipo };
const colar = (texto: string, de: Posicao, ate = de) => planejarColagem(lerTsv(texto), faixaEntre(de, ate), medidas, alvoEm);
const lugares = (plano: ReturnType<typeof colar>) => plano.mudancas.map(({ linha, coluna }) => linha + coluna);

describe('the clipboard of a spreadsheet', () => {
  it('reads cells by tab and line, with either end of line, and the last one ends nothing', () => {
    expect(lerTsv('a\tb\r\nc\td\r\n')).toEqual([
      ['a', 'b'],
      ['c', 'd'],
    ]);
    expect(lerTsv('a\nb')).toEqual([['a'], ['b']]);
    expect(lerTsv('a\rb\r')).toEqual([['a'], ['b']]);
    expect(lerTsv('')).toEqual([['']]);
    expect(lerTsv('\t')).toEqual([['', '']]);
    expect(lerTsv('a\n\nb\n')).toEqual([['a'], [''], ['b']]);
  });
  it('reads quoted cells with breaks and quotes inside, and a lone quote as it is', () => {
    expect(lerTsv('"a\r\nb"\t"diz ""oi"""\r\n')).toEqual([['a\r\nb', 'diz "oi"']]);
    expect(lerTsv('"aberta\tb')).toEqual([['"aberta', 'b']]);
    expect(lerTsv('5" de altura\t"x"y')).toEqual([['5" de altura', '"x"y']]);
  });
  it('gives back what it wrote', () => {
    const celula = fc.string({ unit: fc.constantFrom('a', '7', ',', '"', '\t', '\n', '\r', ' ') });
    const bloco = fc
      .integer({ min: 1, max: 4 })
      .chain((largura) => fc.array(fc.array(celula, { minLength: largura, maxLength: largura }), { minLength: 1, maxLength: 4 }));
    fc.assert(
      fc.property(bloco, (linhas) => {
        expect(lerTsv(escreverTsv(linhas))).toEqual(linhas);
      }),
    );
  });
});

describe('pasting', () => {
  it('lays the block from the corner and tells what is outside of the grid', () => {
    const plano = colar('1\t2\n3\t4\n5\t6', em(2, 3));
    expect(lugares(plano)).toEqual(['l2c3', 'l3c3']);
    expect(plano).toMatchObject({ fora: 4, fechadas: 0, recusadas: 0 });
  });
  it('skips cells that take nothing and tells how many', () => {
    const plano = colar('Ana\t7\t8', em(2, 0));
    expect(lugares(plano)).toEqual(['l2c1']);
    expect(plano).toMatchObject({ fechadas: 2, recusadas: 0 });
  });
  it('puts a refused entry into its cell with the reason, and counts it', () => {
    const plano = colar('7,5\nonze\n11', em(0, 1));
    expect(plano.recusadas).toBe(2);
    expect(plano.mudancas.map(({ entrada }) => ('erro' in entrada ? [entrada.digitado, entrada.erro.chave] : entrada.valor))).toEqual([
      '7.5',
      ['onze', 'numeroInvalido'],
      ['11', 'acimaDoMaximo'],
    ]);
  });
  it('tells apart what does not fit before anything is written: 40 rows over 38 students', () => {
    const escolhida = { linhas: 38, colunas: 2 };
    const plano = planejarColagem(lerTsv('7\n'.repeat(39) + 'x'), faixaEntre(em(0, 1), em(0, 1)), escolhida, (p) =>
      p.linha === 5 ? null : { linha: `l${p.linha}`, coluna: 'c1', tipo },
    );
    expect([plano.mudancas.length, plano.sobras.map(({ posicao, texto }) => [posicao.linha, texto])]).toEqual([
      37,
      [
        [5, '7'],
        [38, '7'],
        [39, 'x'],
      ],
    ]);
    expect(colar('11\nonze', em(0, 1)).sobras.map(({ erro }) => erro?.chave)).toEqual(['acimaDoMaximo', 'numeroInvalido']);
  });
  it('a blank that falls outside or where nothing is typed is no loss', () => {
    expect(colar(' \t5\n\t', em(3, 3))).toMatchObject({ fora: 1, fechadas: 0, sobras: [{ texto: '5' }] });
  });
  it('repeats a block that fits the selection, and leaves alone what a short row does not reach', () => {
    expect(lugares(colar('9', em(0, 1), em(1, 2)))).toEqual(['l0c1', 'l0c2', 'l1c1', 'l1c2']);
    expect(lugares(colar('1\t2', em(0, 1), em(2, 1)))).toEqual(['l0c1', 'l0c2']);
    expect(lugares(colar('1\t2\n3', em(0, 1)))).toEqual(['l0c1', 'l0c2', 'l1c1']);
  });
  it('accounts for every cell of the block, wherever it falls', () => {
    const posicao = fc.record({ linha: fc.nat(3), coluna: fc.nat(3) });
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 6 }), fc.integer({ min: 1, max: 6 }), posicao, (altura, largura, de) => {
        const bloco = Array.from({ length: altura }, (_, i) => Array.from({ length: largura }, (_2, j) => String((i * j) % 13)));
        const { mudancas, fechadas, fora } = planejarColagem(bloco, faixaEntre(de, de), medidas, alvoEm);
        expect(mudancas.length + fechadas + fora).toBe(altura * largura);
        expect(new Set(mudancas.map(({ linha, coluna }) => linha + coluna)).size).toBe(mudancas.length);
      }),
    );
  });
});

describe('filling a column', () => {
  const alvos = ['l0', 'l1', 'l2'].map((linha) => ({ linha, coluna: 'c1', tipo }));
  const celulas = [
    celulaLimpa('5.0'),
    celulaLimpa(null),
    { ...celulaLimpa(null), invalida: { digitado: 'x', erro: { chave: 'numeroInvalido' as const } } },
  ];
  const celulaEm = (linha: string) => celulas[Number(linha.slice(1))] ?? celulaLimpa(null);
  const quem = (quais: 'todas' | 'vazias', valor = '8.0') => planejarPreenchimento(alvos, valor, quais, celulaEm).map(({ linha }) => linha);

  it('takes all cells, or only the empty ones; what is typed and unreadable is not empty', () => {
    expect(quem('todas')).toEqual(['l0', 'l1', 'l2']);
    expect(quem('vazias')).toEqual(['l1']);
  });
  it('leaves alone what has the value already', () => {
    expect(quem('todas', '5.0')).toEqual(['l1', 'l2']);
  });
  it('clears only what takes entries', () => {
    expect(planejarLimpeza(faixaEntre(em(2, 0), em(2, 3)), alvoEm).map(({ coluna }) => coluna)).toEqual(['c1', 'c3']);
  });
});
