import { describe, expect, test } from 'vitest';
import { faltasPermitidas, frequencia } from '#domains/academico/estrutura/criterio/aluno.ts';
import { criterioInfantil, criterioPadrao } from '#domains/academico/estrutura/criterio/criterio.ts';
import { resumirFrequencia } from './resumo.ts';

const faltou = (dadas: number, faltas: number, justificadas = 0) => ({ dadas, faltas, justificadas });

describe('absences that a year bears', () => {
  test('one less than the first that fails, whatever the total and the minimum', () => {
    for (const frequenciaMinima of ['75.0000', '60.0000', '75.1234', '0.0000', '99.9900', '100.0000'])
      for (const total of [1, 3, 7, 40, 199, 200, 201, 800, 1000, 1200]) {
        const criterio = { ...criterioPadrao, frequenciaMinima };
        const limite = faltasPermitidas(criterio, total);
        expect(frequencia(criterio, faltou(total, limite)).basta, `${limite} of ${total} at ${frequenciaMinima}`).toBe(true);
        if (limite < total)
          expect(frequencia(criterio, faltou(total, limite + 1)).basta, `${limite + 1} of ${total} at ${frequenciaMinima}`).toBe(false);
      }
  });

  test('are counted down over the planned year, and over what was given once that is more', () => {
    expect(resumirFrequencia(criterioPadrao, faltou(100, 10), 700)).toMatchObject({
      percentual: '90.00',
      percentualNoAno: '98.75',
      restam: 190,
      projetadas: 80,
      nivel: 'tranquilo',
    });
    expect(resumirFrequencia(criterioPadrao, faltou(900, 226), 0)).toMatchObject({
      percentualNoAno: '74.88',
      basta: false,
      restam: -1,
      nivel: 'excedido',
    });
    expect(resumirFrequencia(criterioPadrao, faltou(100, 25), null)).toMatchObject({
      percentual: '75.00',
      percentualNoAno: null,
      restam: null,
      nivel: null,
    });
    expect(resumirFrequencia(criterioPadrao, faltou(0, 0), 200)).toMatchObject({ percentual: null, restam: 50, projetadas: 0 });
  });

  test('the worked figures of the law: 200 of 800 hours pass, 201 do not; 151 of 200 days pass, 149 do not', () => {
    expect(resumirFrequencia(criterioPadrao, faltou(800, 200), 0)).toMatchObject({ percentual: '75.00', basta: true, restam: 0 });
    expect(resumirFrequencia(criterioPadrao, faltou(800, 201), 0)).toMatchObject({ percentual: '74.87', basta: false, restam: -1 });
    expect(resumirFrequencia(criterioPadrao, faltou(200, 49), 0)).toMatchObject({ percentual: '75.50', basta: true });
    expect(resumirFrequencia(criterioPadrao, faltou(200, 51), 0)).toMatchObject({ percentual: '74.50', basta: false });
    expect(resumirFrequencia(criterioInfantil, faltou(200, 80), 0)).toMatchObject({ percentual: '60.00', basta: true, restam: 0 });
  });

  test('justified ones count as the law has it, unless the course says otherwise', () => {
    const soltas = { ...criterioPadrao, justificadasContam: false };
    expect(resumirFrequencia(criterioPadrao, faltou(100, 5, 10), 100)).toMatchObject({ percentual: '85.00', restam: 35 });
    expect(resumirFrequencia(soltas, faltou(100, 5, 10), 100)).toMatchObject({ percentual: '95.00', restam: 45 });
  });

  test('the levels begin past 30, 60 and 85 % of what the year allows: of 50, past 15, 30 and 42', () => {
    const nivel = (faltas: number) => resumirFrequencia(criterioPadrao, faltou(200, faltas), 0).nivel;
    expect([15, 16, 30, 31, 42, 43, 50, 51].map(nivel)).toEqual([
      'tranquilo',
      'aviso',
      'aviso',
      'atencao',
      'atencao',
      'critico',
      'critico',
      'excedido',
    ]);
  });
});
