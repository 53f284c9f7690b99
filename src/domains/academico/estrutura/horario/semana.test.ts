import { describe, expect, test } from 'vitest';
import { type Montagem, montagemPadrao, montarTempos, temposEmChoque, lerHora } from './semana.ts';

const manha = montarTempos(montagemPadrao('manha'));

describe('the periods of a day', () => {
  test('are five of fifty minutes from 7:30 on, with a break after the third', () => {
    expect(manha.map(({ inicio, fim }) => `${inicio}–${fim}`)).toEqual([
      '07:30–08:20',
      '08:20–09:10',
      '09:10–10:00',
      '10:20–11:10',
      '11:10–12:00',
    ]);
  });

  test('end before midnight', () => {
    const noite: Montagem = { tempos: 16, minutos: 60, inicio: '19:00', intervaloApos: 2, intervalo: 10 };
    expect(montarTempos(noite).map(({ fim }) => fim)).toEqual(['20:00', '21:00', '22:10', '23:10']);
  });
});

describe('periods of a day clash', () => {
  const celula = (ordem: number, inicio: string, fim: string, diaSemana = 1) => ({ ordem, inicio, fim, diaSemana });
  test.each([
    ['when one starts before the other ends', [celula(1, '07:30', '08:20'), celula(2, '08:10', '09:00')], 2],
    ['when one stands twice', [celula(1, '07:30', '08:20'), celula(1, '08:20', '09:10')], 1],
    ['when one ends before it starts', [celula(1, '08:20', '07:30')], 1],
    ['when their hours are not in their order', [celula(1, '09:00', '09:50'), celula(2, '07:30', '08:20')], 2],
  ])('%s', (_, celulas, ordem) => expect(temposEmChoque(celulas)?.ordem).toBe(ordem));

  test('not on different days, nor one after the other', () => {
    expect(
      temposEmChoque([celula(1, '07:30', '08:20'), celula(1, '07:30', '08:20', 2), ...manha.slice(1).map((t) => ({ ...t, diaSemana: 1 }))]),
    ).toBe(null);
  });
});

test.each([
  ['7:30', '07:30'],
  ['730', '07:30'],
  ['0730', '07:30'],
  ['7h30', '07:30'],
  ['13h', '13:00'],
  ['7', '07:00'],
  ['24:00', null],
  ['7:60', null],
  ['cedo', null],
  ['', null],
])('the hour %j is %j', (texto, hora) => expect(lerHora(texto)).toBe(hora));
