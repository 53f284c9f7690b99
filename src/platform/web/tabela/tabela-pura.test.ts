import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { alternarColuna, campoDeOrdem, colunasPadrao, colunasVisiveis, moverColuna } from './colunas.ts';
import { filtrosNoNavegador, guardarColunas, lembrarColunas } from './memoria.ts';
import { formatarContagem } from '#shared/textos.ts';
import { faixa, janelaDePaginas, totalDePaginas } from './paginas.ts';
import { atoDaTecla } from './linhas/teclado.ts';

describe('pages', () => {
  it('count rows in view', () => {
    expect(faixa(1, 50, 1204)).toEqual({ de: 1, ate: 50 });
    expect(faixa(25, 50, 1204)).toEqual({ de: 1201, ate: 1204 });
    expect(faixa(1, 50, 0)).toEqual({ de: 0, ate: 0 });
    expect([totalDePaginas(0, 50), totalDePaginas(50, 50), totalDePaginas(51, 50)]).toEqual([1, 1, 2]);
    expect([formatarContagem(1204, 'br'), formatarContagem(1204, 'en')]).toEqual(['1.204', '1,204']);
  });

  it('show the ends and the neighbours', () => {
    expect(janelaDePaginas(1, 25)).toEqual([1, 2, 3, null, 25]);
    expect(janelaDePaginas(12, 25)).toEqual([1, null, 11, 12, 13, null, 25]);
    expect(janelaDePaginas(25, 25)).toEqual([1, null, 23, 24, 25]);
    expect(janelaDePaginas(3, 5)).toEqual([1, 2, 3, 4, 5]);
    expect(janelaDePaginas(1, 1)).toEqual([1]);
  });

  it('always hold first, current and last, in order, and skip at least two pages per gap', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 500 }), fc.integer({ min: 1, max: 500 }), (a, b) => {
        const [pagina, ultima] = [Math.min(a, b), Math.max(a, b)];
        const janela = janelaDePaginas(pagina, ultima);
        const numeros = janela.filter((numero) => numero !== null);
        expect(numeros).toEqual([...new Set(numeros)].sort((x, y) => x - y));
        expect(numeros).toEqual(expect.arrayContaining([1, pagina, ultima]));
        janela.forEach((numero, i) => {
          if (numero === null) expect((janela[i + 1] ?? 0) - (janela[i - 1] ?? 0)).toBeGreaterThan(2);
          else if (typeof janela[i - 1] === 'number') expect(numero - (janela[i - 1] ?? 0)).toBe(1);
        });
      }),
    );
  });
});

describe('columns', () => {
  const colunas = ['nome', 'cpf', 'turma', 'valor'].map((chave) => ({ chave, titulo: chave, oculta: chave === 'cpf' }));
  const todas = colunas.map((coluna) => coluna.chave);

  it('start with those that are not hidden', () => {
    expect(colunasPadrao(colunas)).toEqual(['nome', 'turma', 'valor']);
    expect(colunasVisiveis(colunas, null).map((coluna) => coluna.chave)).toEqual(['nome', 'turma', 'valor']);
    expect(colunasVisiveis(colunas, ['valor', 'sumida', 'nome']).map((coluna) => coluna.chave)).toEqual(['valor', 'nome']);
    expect(colunasVisiveis(colunas, ['sumida'])).toHaveLength(3);
  });

  it('come and go, the last one stays', () => {
    expect(alternarColuna(todas, ['nome', 'valor'], 'cpf')).toEqual(['nome', 'cpf', 'valor']);
    expect(alternarColuna(todas, ['nome', 'cpf'], 'valor')).toEqual(['nome', 'cpf', 'valor']);
    expect(alternarColuna(todas, ['nome', 'valor'], 'nome')).toEqual(['valor']);
    expect(alternarColuna(todas, ['valor'], 'valor')).toEqual(['valor']);
  });

  it('move one place', () => {
    expect(moverColuna(['a', 'b', 'c'], 'c', -1)).toEqual(['a', 'c', 'b']);
    expect(moverColuna(['a', 'b', 'c'], 'a', 1)).toEqual(['b', 'a', 'c']);
    expect(moverColuna(['a', 'b'], 'a', -1)).toEqual(['a', 'b']);
    expect(moverColuna(['a', 'b'], 'x', 1)).toEqual(['a', 'b']);
  });

  it('sort by their own name or by another', () => {
    expect([
      campoDeOrdem({ chave: 'nome', ordenavel: true }),
      campoDeOrdem({ chave: 'turma', ordenavel: 'turmaNome' }),
      campoDeOrdem({ chave: 'x' }),
    ]).toEqual(['nome', 'turmaNome', null]);
  });
});

describe('memory of this browser', () => {
  it('keeps columns by user and screen', () => {
    guardarColunas('ana@exemplo', 'pessoas', ['nome']);
    expect(lembrarColunas('ana@exemplo', 'pessoas')).toEqual(['nome']);
    expect(lembrarColunas('bia@exemplo', 'pessoas')).toBeNull();
    guardarColunas('ana@exemplo', 'pessoas', null);
    expect(lembrarColunas('ana@exemplo', 'pessoas')).toBeNull();
  });

  it('keeps named filters, one of each name', async () => {
    const filtros = filtrosNoNavegador('ana@exemplo', 'titulos');
    await filtros.salvar({ nome: 'Vencidos', busca: { sit: 'vencido' } });
    await filtros.salvar({ nome: 'Abertos', busca: { sit: 'aberto' } });
    await filtros.salvar({ nome: 'Vencidos', busca: { sit: 'vencido,parcial' } });
    expect(await filtros.listar()).toEqual([
      { nome: 'Abertos', busca: { sit: 'aberto' } },
      { nome: 'Vencidos', busca: { sit: 'vencido,parcial' } },
    ]);
    await filtros.excluir('Abertos');
    expect((await filtros.listar()).map((filtro) => filtro.nome)).toEqual(['Vencidos']);
  });
});

describe('keys on a row', () => {
  it('move, page, open and select', () => {
    expect(atoDaTecla('ArrowDown', false, 0, 3)).toEqual({ tipo: 'focar', indice: 1 });
    expect(atoDaTecla('ArrowDown', false, 2, 3)).toEqual({ tipo: 'focar', indice: 2 });
    expect(atoDaTecla('ArrowUp', false, 0, 3)).toEqual({ tipo: 'focar', indice: 0 });
    expect(atoDaTecla('End', false, 0, 3)).toEqual({ tipo: 'focar', indice: 2 });
    expect(atoDaTecla('PageDown', false, 1, 3)).toEqual({ tipo: 'pagina', passo: 1 });
    expect(atoDaTecla('Enter', false, 1, 3)).toEqual({ tipo: 'abrir' });
    expect(atoDaTecla(' ', true, 1, 3)).toEqual({ tipo: 'selecionar', intervalo: true });
    expect(atoDaTecla('a', false, 1, 3)).toBeNull();
  });
});
