import { describe, expect, test } from 'vitest';
import { cemPorCento } from '#domains/academico/matriculas/percentuais.ts';
import { problemasDosResponsaveis, somaDosPercentuais } from '#domains/academico/matriculas/responsaveis.ts';
import { aoMudarFinanceiro, dividirIgualmente } from './partilha.ts';

const pessoa = (pessoaId: number, percentual: string | null = null) => ({
  pessoaId,
  parentesco: null,
  pedagogico: true,
  financeiro: percentual !== null,
  percentual,
});
const partes = (lista: readonly { percentual: string | null }[]) => lista.map(({ percentual }) => percentual);

describe('shares of the guardians while one fills the form', () => {
  test('the first to pay pays all', () => {
    const um = aoMudarFinanceiro([pessoa(1), pessoa(2)], 0, true);
    expect(partes(um)).toEqual(['100.00', null]);
    expect(problemasDosResponsaveis(um)).toEqual([]);
  });

  test('equal shares are divided again when someone starts or stops paying, and always sum to 100', () => {
    let lista = Array.from({ length: 7 }, (_, i) => pessoa(i + 1));
    for (const quem of [0, 3, 6, 1]) {
      lista = aoMudarFinanceiro(lista, quem, true);
      expect(somaDosPercentuais(lista)).toBe(cemPorCento);
    }
    expect(partes(lista)).toEqual(['25.00', '25.00', null, '25.00', null, null, '25.00']);
    expect(partes(aoMudarFinanceiro(lista, 3, false))).toEqual(['33.34', '33.33', null, null, null, null, '33.33']);
  });

  test('chosen shares stay, and who starts to pay is offered what is missing', () => {
    const comResto = [pessoa(1, '60.00'), pessoa(2, '30.00'), pessoa(3)];
    expect(partes(aoMudarFinanceiro(comResto, 2, true))).toEqual(['60.00', '30.00', '10.00']);
    const semResto = [pessoa(1, '70.00'), pessoa(2, '30.00'), pessoa(3)];
    expect(partes(aoMudarFinanceiro(semResto, 2, true))).toEqual(['70.00', '30.00', null]);
    expect(partes(aoMudarFinanceiro(comResto, 1, false))).toEqual(['60.00', null, null]);
  });

  test('nobody pays: no shares at all', () => {
    expect(partes(dividirIgualmente([pessoa(1), { ...pessoa(2), percentual: '10.00' }]))).toEqual([null, null]);
  });
});
