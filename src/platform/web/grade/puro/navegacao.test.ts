import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dentro, editavelAoLado, estender, faixaEntre, mover, type Passo, posicoesDe, proximaEditavel } from './movimento.ts';
import { atoDaTecla, atoNaEdicao, type Lugar } from './teclado.ts';

const medidas = { linhas: 40, colunas: 6 };
const em = (linha: number, coluna: number) => ({ linha, coluna });
const passos: Passo[] = [
  'cima',
  'baixo',
  'esquerda',
  'direita',
  'inicioDaLinha',
  'fimDaLinha',
  'inicio',
  'fim',
  'sobePagina',
  'descePagina',
];
const tecla = (key: string, extra: object = {}) => ({ key, ctrlKey: false, metaKey: false, altKey: false, shiftKey: false, ...extra });

describe('steps', () => {
  it('go where the keys say', () => {
    expect(mover('fim', em(2, 1), medidas)).toEqual(em(39, 5));
    expect(mover('inicio', em(2, 3), medidas)).toEqual(em(0, 0));
    expect(mover('inicioDaLinha', em(2, 3), medidas)).toEqual(em(2, 0));
    expect(mover('descePagina', em(35, 3), medidas)).toEqual(em(39, 3));
    expect(mover('sobePagina', em(4, 3), medidas)).toEqual(em(0, 3));
  });
  it('reach the titles from the first row, and go on in the next column after the last', () => {
    expect(mover('cima', em(0, 2), medidas)).toEqual(em(-1, 2));
    expect(mover('baixo', em(-1, 2), medidas)).toEqual(em(0, 2));
    expect(mover('baixo', em(39, 2), medidas)).toEqual(em(0, 3));
    expect(mover('baixo', em(39, 5), medidas)).toEqual(em(39, 5));
  });
  it('never leave the grid, however small', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...passos),
        fc.nat(30),
        fc.integer({ min: 1, max: 30 }),
        fc.integer({ min: -1, max: 30 }),
        fc.nat(30),
        fc.boolean(),
        (passo, linhas, colunas, linha, coluna, comShift) => {
          const inicio = dentro(em(linha, coluna), { linhas, colunas });
          const fim = (comShift ? estender : mover)(passo, inicio, { linhas, colunas });
          expect(fim.linha >= -1 && fim.linha < Math.max(linhas, 0) && fim.coluna >= 0 && fim.coluna < colunas).toBe(true);
          if (comShift && linhas > 0) expect(fim.linha).toBeGreaterThanOrEqual(0);
        },
      ),
    );
  });
  it('keep a selection out of the titles and off the next column', () => {
    expect(estender('cima', em(0, 2), medidas)).toEqual(em(0, 2));
    expect(estender('baixo', em(39, 2), medidas)).toEqual(em(39, 2));
    expect(posicoesDe(faixaEntre(em(3, 4), em(2, 5)))).toEqual([em(2, 4), em(2, 5), em(3, 4), em(3, 5)]);
  });
});

describe('the next cell that takes an entry', () => {
  const pequena = { linhas: 3, colunas: 3 };
  it('is below, past closed cells, and then on top of the next column', () => {
    const aberta = ({ linha, coluna }: { linha: number; coluna: number }) => coluna > 0 && !(linha === 1 && coluna === 1);
    expect(proximaEditavel(em(0, 1), pequena, 1, aberta)).toEqual(em(2, 1));
    expect(proximaEditavel(em(2, 1), pequena, 1, aberta)).toEqual(em(0, 2));
    expect(proximaEditavel(em(2, 2), pequena, 1, aberta)).toBeNull();
    expect(proximaEditavel(em(0, 2), pequena, -1, aberta)).toEqual(em(2, 1));
    expect(proximaEditavel(em(0, 0), { linhas: 0, colunas: 3 }, 1, () => true)).toBeNull();
  });
  it('visits each open cell once on the way down, and none that is closed', () => {
    fc.assert(
      fc.property(fc.array(fc.boolean(), { minLength: 12, maxLength: 12 }), (abertas) => {
        const medidasDoze = { linhas: 4, colunas: 3 };
        const aberta = ({ linha, coluna }: { linha: number; coluna: number }) => abertas[coluna * 4 + linha] === true;
        const visitadas: string[] = [];
        for (let atual = proximaEditavel(em(-1, 0), medidasDoze, 1, aberta); atual; atual = proximaEditavel(atual, medidasDoze, 1, aberta))
          visitadas.push(`${atual.coluna * 4 + atual.linha}`);
        expect(visitadas).toEqual(abertas.flatMap((sim, i) => (sim ? [String(i)] : [])));
      }),
    );
  });
  it('is beside for Tab while typing, and nowhere at the end of the row', () => {
    const aberta = ({ coluna }: { coluna: number }) => coluna !== 2;
    expect(editavelAoLado(em(1, 1), { linhas: 2, colunas: 4 }, 1, aberta)).toEqual(em(1, 3));
    expect(editavelAoLado(em(1, 3), { linhas: 2, colunas: 4 }, 1, aberta)).toBeNull();
    expect(editavelAoLado(em(1, 3), { linhas: 2, colunas: 4 }, -1, aberta)).toEqual(em(1, 1));
  });
});

describe('keys', () => {
  const lugares: Lugar[] = ['titulo', 'nome', 'digitada', 'alternada', 'fechada'];
  it('leave Tab to the browser everywhere: the grid is one stop', () => {
    for (const lugar of lugares)
      expect([atoDaTecla(tecla('Tab'), lugar, false), atoDaTecla(tecla('Tab', { shiftKey: true }), lugar, true)]).toEqual([null, null]);
    expect(atoDaTecla(tecla('a'), 'titulo', true)).toBeNull();
    expect(atoDaTecla(tecla('p', { ctrlKey: true }), 'digitada', false)).toBeNull();
  });
  it('move with arrows and choose with Shift', () => {
    expect(atoDaTecla(tecla('ArrowDown'), 'fechada', false)).toEqual({ ato: 'mover', passo: 'baixo' });
    expect(atoDaTecla(tecla('ArrowDown', { shiftKey: true }), 'digitada', false)).toEqual({ ato: 'estender', passo: 'baixo' });
    expect(atoDaTecla(tecla('End', { ctrlKey: true }), 'digitada', false)).toEqual({ ato: 'mover', passo: 'fim' });
    expect(atoDaTecla(tecla('Home', { ctrlKey: true, shiftKey: true }), 'digitada', false)).toEqual({ ato: 'estender', passo: 'inicio' });
  });
  it('edit by typing, F2 and Enter, where something is typed', () => {
    expect(atoDaTecla(tecla('7'), 'digitada', false)).toEqual({ ato: 'digitar', texto: '7' });
    for (const key of ['F2', 'Enter']) expect(atoDaTecla(tecla(key), 'digitada', false)).toEqual({ ato: 'editar' });
    expect(atoDaTecla(tecla('7'), 'fechada', false)).toBeNull();
    expect(atoDaTecla(tecla('Enter'), 'alternada', true)).toEqual({ ato: 'descer' });
    expect(atoDaTecla(tecla('Enter', { shiftKey: true }), 'digitada', false)).toEqual({ ato: 'subir' });
  });
  it('change a state with Space, press the button that a title or a name is, and never scroll the page', () => {
    expect(atoDaTecla(tecla(' '), 'alternada', false)).toEqual({ ato: 'alternar' });
    expect(atoDaTecla(tecla(' '), 'alternada', true)).toBeNull();
    expect(atoDaTecla(tecla('Enter'), 'titulo', true)).toBeNull();
    expect(atoDaTecla(tecla(' '), 'fechada', false)).toEqual({ ato: 'nada' });
  });
  it('undo, do again, clear, let go, and choose all', () => {
    expect(atoDaTecla(tecla('z', { ctrlKey: true }), 'digitada', false)).toEqual({ ato: 'desfazer' });
    expect(atoDaTecla(tecla('Z', { ctrlKey: true, shiftKey: true }), 'fechada', false)).toEqual({ ato: 'refazer' });
    expect(atoDaTecla(tecla('y', { metaKey: true }), 'nome', true)).toEqual({ ato: 'refazer' });
    expect(atoDaTecla(tecla('Delete'), 'digitada', false)).toEqual({ ato: 'limpar' });
    expect(atoDaTecla(tecla('Escape'), 'digitada', false)).toEqual({ ato: 'largar' });
    expect(atoDaTecla(tecla('a', { ctrlKey: true }), 'digitada', false)).toEqual({ ato: 'tudo' });
  });
  it('end the typing: Enter below, Tab beside, Esc back; the caret keeps its arrows', () => {
    expect(['Enter', 'Tab', 'Escape', 'ArrowDown', 'ArrowUp', 'ArrowLeft', 'Home', 'z'].map((key) => atoNaEdicao(tecla(key)))).toEqual([
      'descer',
      'direita',
      'cancelar',
      'descer',
      'subir',
      null,
      null,
      null,
    ]);
    expect(['Enter', 'Tab'].map((key) => atoNaEdicao(tecla(key, { shiftKey: true })))).toEqual(['subir', 'esquerda']);
    expect(atoNaEdicao(tecla('z', { ctrlKey: true }))).toBeNull();
  });
});
