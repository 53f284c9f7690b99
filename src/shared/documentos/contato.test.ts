import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatarCep, isCep, normalizarCep } from './cep.ts';
import { formatarTelefone, isCelular, isFixo, isTelefone, normalizarTelefone } from './telefone.ts';

describe('CEP', () => {
  it.each(['66010-000', '66010000', ' 01310-100 '])('%s is valid', (cep) => expect(isCep(cep)).toBe(true));
  it.each(['00000-000', '6601000', '660100000', '66010_000', 'abcde-fgh', ''])('%j is not', (cep) => expect(isCep(cep)).toBe(false));

  it('is stored as digits and shown with the mask', () => {
    expect(normalizarCep('66010-000')).toBe('66010000');
    expect(formatarCep('66010000')).toBe('66010-000');
    expect(formatarCep('660100')).toBe('66010-0');
  });
});

describe('phone', () => {
  it.each([
    ['11987654321', '+5511987654321'],
    ['(11) 98765-4321', '+5511987654321'],
    ['+5511987654321', '+5511987654321'],
    ['5511987654321', '+5511987654321'],
    ['011 98765-4321', '+5511987654321'],
    ['1132654321', '+551132654321'],
    ['(91) 3222-1234', '+559132221234'],
    ['55 99876-5432', '+5555998765432'],
    ['0800 123 4567', '+558001234567'],
    ['0300 123 4567', '+553001234567'],
    ['4004-1234', '+5540041234'],
    ['3003 1234', '+5530031234'],
  ])('%s is stored as %s', (texto, esperado) => {
    expect(isTelefone(texto)).toBe(true);
    expect(normalizarTelefone(texto)).toBe(esperado);
    expect(normalizarTelefone(esperado)).toBe(esperado);
  });

  it.each([
    '1187654321',
    '00987654321',
    '20987654321',
    '2398765432',
    '11087654321',
    '',
    '987654321',
    '1112345678',
    '+1 212 555 0100',
    '119876543210',
    '11 98765-432a',
    '11+987654321',
  ])('%j is not a phone', (texto) => expect(isTelefone(texto)).toBe(false));

  it('tells mobile from landline', () => {
    expect([isCelular('(91) 98765-4321'), isFixo('(91) 98765-4321')]).toEqual([true, false]);
    expect([isCelular('(91) 3222-1234'), isFixo('(91) 3222-1234')]).toEqual([false, true]);
    expect([isCelular('0800 123 4567'), isFixo('0800 123 4567')]).toEqual([false, false]);
  });

  it('accepts the 67 area codes and no other', () => {
    const ddds = Array.from({ length: 100 }, (_, n) => String(n).padStart(2, '0'));
    expect(ddds.filter((ddd) => isCelular(`${ddd}987654321`))).toHaveLength(67);
  });

  it('is shown with the mask of its kind', () => {
    expect(formatarTelefone('+5591987654321')).toBe('(91) 98765-4321');
    expect(formatarTelefone('+559132221234')).toBe('(91) 3222-1234');
    expect(formatarTelefone('+558001234567')).toBe('0800 123 4567');
    expect(formatarTelefone('+5540041234')).toBe('4004-1234');
    expect(formatarTelefone('nenhum')).toBe('nenhum');
  });

  it('reads what it shows and what it stores as the same number', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(...'0123456789'.split('')), minLength: 8, maxLength: 13 }), (texto) => {
        fc.pre(isTelefone(texto));
        const guardado = normalizarTelefone(texto);
        expect(normalizarTelefone(formatarTelefone(guardado))).toBe(guardado);
      }),
      { numRuns: 300, maxSkipsPerRun: 10_000 },
    );
  });
});
