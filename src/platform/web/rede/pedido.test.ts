import { describe, expect, it } from 'vitest';
import { enderecoDe, nomeDoArquivo, textoDaQuery } from './pedido.ts';

describe('enderecoDe', () => {
  it('puts path parameters and query in place', () => {
    expect(enderecoDe({ path: 'Pessoa/{id}' }, { params: { id: 12 } })).toBe('/api/Pessoa/12');
    expect(enderecoDe({ path: 'Pessoa/obter-alunos' }, { query: { TurmaId: 3, Nome: 'São João' } })).toBe(
      '/api/Pessoa/obter-alunos?TurmaId=3&Nome=S%C3%A3o+Jo%C3%A3o',
    );
  });

  it('escapes what could leave the path', () => {
    expect(enderecoDe({ path: 'X/{id}' }, { params: { id: '../a?b' } })).toBe('/api/X/..%2Fa%3Fb');
  });

  it('drops a slash before the query and at the end', () => {
    expect(enderecoDe({ path: 'Pessoa/' }, { query: { Nome: 'a' } })).toBe('/api/Pessoa?Nome=a');
    expect(enderecoDe({ path: 'Pessoa/' }, {})).toBe('/api/Pessoa');
  });

  it('refuses a missing path parameter by name', () => {
    expect(() => enderecoDe({ path: 'Pessoa/{id}' }, { params: {} })).toThrow('Missing path parameter id of Pessoa/{id}');
  });
});

describe('textoDaQuery', () => {
  it('leaves out absent and empty values, keeps false and zero, repeats lists', () => {
    expect(textoDaQuery({ a: undefined, b: null, c: '', d: false, e: 0, f: [1, 2, ''] })).toBe('d=false&e=0&f=1&f=2');
  });
});

describe('nomeDoArquivo', () => {
  it('prefers the UTF-8 form', () => {
    expect(nomeDoArquivo(`attachment; filename="recibo.pdf"; filename*=UTF-8''recibo%20n%C2%BA%201.pdf`, 'x.pdf')).toBe('recibo nº 1.pdf');
  });

  it('reads the plain form and falls back', () => {
    expect(nomeDoArquivo('attachment; filename="lista.csv"', 'x.csv')).toBe('lista.csv');
    expect(nomeDoArquivo(null, 'x.csv')).toBe('x.csv');
    expect(nomeDoArquivo(`attachment; filename*=UTF-8''%E0%A4%A`, 'x.csv')).toBe('x.csv');
  });

  it('takes no folder from the server', () => {
    expect(nomeDoArquivo('attachment; filename="../../a.csv"', 'x.csv')).toBe('..-..-a.csv');
  });
});
