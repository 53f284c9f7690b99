import { describe, expect, it } from 'vitest';
import { caminhoDoRoteador, isEnderecoDeRegistro, lerBusca, voltaSegura } from './rotas.ts';

describe('caminhoDoRoteador', () => {
  it('converts required and optional parameters', () => {
    expect(caminhoDoRoteador('/pessoas')).toBe('/pessoas');
    expect(caminhoDoRoteador('/perfis/{id}/permissao')).toBe('/perfis/$id/permissao');
    expect(caminhoDoRoteador('/academico/contratos/form/{id?}/{visualizar?}/{matriculaId?}')).toBe(
      '/academico/contratos/form/{-$id}/{-$visualizar}/{-$matriculaId}',
    );
  });
});

describe('isEnderecoDeRegistro', () => {
  it.each([
    [{}],
    [{ id: '8' }],
    [{ id: undefined }],
    [{ codigo: 'AB-12' }],
    [{ id: '5', visualizar: 'sim', matriculaId: '9' }],
    [{ id: 'novo', visualizar: 'nao', matriculaId: '9' }],
    [{ id: '0', visualizar: '0', matriculaId: '9' }],
  ])('%o can lead to a record', (params) => {
    expect(isEnderecoDeRegistro(params)).toBe(true);
  });

  it.each([
    [{ id: 'abc' }],
    [{ id: '0' }],
    [{ id: 'novo' }],
    [{ id: 'novo', matriculaId: 'x' }],
    [{ id: '-1' }],
    [{ id: '1.5' }],
    [{ id: '9'.repeat(16) }],
    [{ id: '5', matriculaId: 'x' }],
  ])('%o cannot', (params) => {
    expect(isEnderecoDeRegistro(params)).toBe(false);
  });
});

describe('voltaSegura', () => {
  it('goes back inside the portal only', () => {
    expect(voltaSegura('/pessoas?nome=ana')).toBe('/pessoas?nome=ana');
    for (const fora of ['//mal.example', '/\\mal.example', 'https://mal.example', 'javascript:alert(1)', '', undefined, 3])
      expect(voltaSegura(fora)).toBeNull();
  });

  it('never goes back to a public page, which would turn in a circle', () => {
    for (const publica of ['/', '/login', '/Login?volta=/pessoas', '/cadastro', '/esqueceu-sua-senha'])
      expect(voltaSegura(publica)).toBeNull();
  });
});

describe('lerBusca', () => {
  it('reads plain text and repeated keys', () => {
    expect(lerBusca('?p=2&situacao=aberto&situacao=parcial&q=S%C3%A3o+Jo%C3%A3o')).toEqual({
      p: '2',
      situacao: ['aberto', 'parcial'],
      q: 'São João',
    });
    expect(lerBusca('')).toEqual({});
  });
});
