import { describe, expect, test } from 'vitest';
import { escreverHistorico, historicoNoIdioma } from './palavras-do-sistema.ts';
import { descreverTitulo, descricaoNoIdioma } from './palavras-dos-titulos.ts';

describe('descriptions of titles that the system writes', () => {
  test.each([
    [descreverTitulo('acordo', { numero: 7 }), 'Acordo nº 7', 'Agreement no. 7'],
    [descreverTitulo('entradaDoAcordo', { numero: 7 }), 'Acordo nº 7: entrada', 'Agreement no. 7: down payment'],
    [
      descreverTitulo('multaDoContrato', { numero: '2026-0012' }),
      'Multa de cancelamento do contrato 2026-0012',
      'Cancellation fine of contract 2026-0012',
    ],
  ])('%s', (escrita, br, en) => {
    expect(escrita).toBe(br);
    expect(descricaoNoIdioma(escrita, 'br')).toBe(br);
    expect(descricaoNoIdioma(escrita, 'en')).toBe(en);
    // As lists write it, with the installment.
    expect(descricaoNoIdioma(`${escrita} 2/3`, 'en')).toBe(`${en} 2/3`);
    // As the cash book tells of its payment.
    const historico = escreverHistorico('recebimento', { numero: '2026-00033/01', descricao: escrita });
    expect(historicoNoIdioma(historico, 'baixa', 'en')).toBe(`Receipt of title 2026-00033/01: ${en}`);
  });
  test.each(['Mensalidade', 'Acordo nº 7 com a direção', 'Acordo verbal', ''])('what people typed stays: %s', (digitada) => {
    expect(descricaoNoIdioma(digitada, 'en')).toBe(digitada);
  });
});
