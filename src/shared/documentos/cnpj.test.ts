import fc from 'fast-check';
import { isCNPJ } from 'validation-br';
import { describe, expect, it } from 'vitest';
import { formatarCnpj, isCnpj, normalizarCnpj } from './cnpj.ts';
import { formatarCpfOuCnpj, isCpfOuCnpj, tipoDocumento } from './cpf-ou-cnpj.ts';

const validos = [
  '11.222.333/0001-81',
  '00.000.000/0001-91',
  '33.000.167/0001-01',
  '60.701.190/0001-04',
  '11.222.333/0002-62',
  '12.ABC.345/01DE-35',
  '12ABC345000188',
  'R55231B3000676',
  '1345C3A5000106',
  'A0000000000113',
  'A1B2C3D4E5F668',
  '12abc34501de35',
];

describe('CNPJ', () => {
  it.each(validos)('%s is valid', (cnpj) => expect(isCnpj(cnpj)).toBe(true));

  it.each([
    '12ABC34501DE36',
    '12ABC34501DEAB',
    '12ABC34501D35',
    '00000000000000',
    '11111111111111',
    '11.222.333/0001-80',
    '12ABC34501DE355',
    '12ÁBC34501DE35',
    '',
    '11.222.333\\0001-81',
  ])('%j is not', (cnpj) => expect(isCnpj(cnpj)).toBe(false));

  it('does not turn foreign letters into valid ones', () => {
    const comI = Array.from({ length: 100 }, (_, dv) => `I2ABC34501DE${String(dv).padStart(2, '0')}`).find(isCnpj) ?? '';
    expect(isCnpj(comI)).toBe(true);
    expect(isCnpj(comI.replace('I', 'i'))).toBe(true);
    expect(isCnpj(comI.replace('I', 'ı'))).toBe(false);
  });

  it('agrees with another implementation', () => {
    const base = fc.string({ unit: fc.constantFrom(...'0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ'.split('')), minLength: 12, maxLength: 12 });
    const cnpj = fc.tuple(base, fc.boolean(), fc.integer({ min: 0, max: 99 })).map(([inicio, certo, dv]) => {
      const finais = Array.from({ length: 100 }, (_, n) => inicio + String(n).padStart(2, '0'));
      return (certo ? finais.find((final) => isCNPJ(final)) : undefined) ?? `${inicio}${String(dv).padStart(2, '0')}`;
    });
    fc.assert(
      fc.property(cnpj, (texto) => {
        expect(isCnpj(texto)).toBe(isCNPJ(texto));
      }),
      { numRuns: 500 },
    );
  });

  it('keeps letters when it removes and puts the mask', () => {
    expect(normalizarCnpj('12.abc.345/01de-35')).toBe('12ABC34501DE35');
    expect(formatarCnpj('12abc34501de35')).toBe('12.ABC.345/01DE-35');
    expect(formatarCnpj('11222')).toBe('11.222');
  });
});

describe('CPF or CNPJ', () => {
  it('eleven digits are a CPF, anything else a CNPJ', () => {
    expect(tipoDocumento('529.982.247-25')).toBe('cpf');
    expect(tipoDocumento('5299822472')).toBe('cnpj');
    expect(tipoDocumento('12ABC345000')).toBe('cnpj');
    expect(isCpfOuCnpj('529.982.247-25')).toBe(true);
    expect(isCpfOuCnpj('529.982.247-24')).toBe(false);
    expect(validos.every(isCpfOuCnpj)).toBe(true);
    expect(formatarCpfOuCnpj('52998224725')).toBe('529.982.247-25');
    expect(formatarCpfOuCnpj('11222333000181')).toBe('11.222.333/0001-81');
  });
});
