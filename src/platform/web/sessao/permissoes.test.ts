import { describe, expect, it } from 'vitest';
import { permissoesDaResposta } from './permissoes.ts';

describe('permissoesDaResposta', () => {
  it('reads the wire names into screen:action keys', () => {
    const permissoes = permissoesDaResposta([{ nome: 'pessoas', permissoes: ['Visualizar', 'Listar'] }]);
    expect(permissoes.has('pessoas:visualizar')).toBe(true);
    expect(permissoes.has('pessoas:listar')).toBe(true);
    expect(permissoes.has('pessoas:criar')).toBe(false);
    expect(permissoes.has('perfis:visualizar')).toBe(false);
  });

  it('always opens the home screen', () => {
    expect([...permissoesDaResposta([])]).toEqual(['dashboard:visualizar']);
  });

  it('gives a form what its list grants', () => {
    const soVe = permissoesDaResposta([{ nome: 'contratos', permissoes: ['Visualizar'] }]);
    expect(soVe.has('contrato-visualizar:visualizar')).toBe(true);
    expect(soVe.has('contrato-editar:visualizar')).toBe(false);
    const edita = permissoesDaResposta([{ nome: 'contratos', permissoes: ['Visualizar', 'Editar'] }]);
    expect(edita.has('contrato-editar:visualizar')).toBe(true);
    expect(edita.has('contrato-editar:editar')).toBe(true);
    expect(edita.has('contrato-form:criar')).toBe(false);
  });

  it('ignores screens and names that it does not know', () => {
    const permissoes = permissoesDaResposta([
      { nome: 'tela-do-futuro', permissoes: ['Visualizar'] },
      { nome: 'pessoas', permissoes: ['Imprimir'] },
    ]);
    expect(permissoes.size).toBe(1);
  });
});
