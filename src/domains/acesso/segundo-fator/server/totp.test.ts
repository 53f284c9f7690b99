import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { codigoDoPasso, deBase32, emBase32, enderecoOtpauth, gerarSegredo, passoDoCodigo, passoEm } from './totp.ts';

const doRfc = Buffer.from('12345678901234567890');

describe('codes', () => {
  // RFC 6238, appendix B, the rows of SHA-1: eight digits.
  it.each([
    [59, '94287082'],
    [1_111_111_109, '07081804'],
    [1_111_111_111, '14050471'],
    [1_234_567_890, '89005924'],
    [2_000_000_000, '69279037'],
    [20_000_000_000, '65353130'],
  ])('at %i s are those of RFC 6238', (segundos, codigo) => {
    expect(codigoDoPasso(doRfc, passoEm(segundos), 8)).toBe(codigo);
    expect(codigoDoPasso(doRfc, passoEm(segundos))).toBe(codigo.slice(2));
  });

  // RFC 4226, appendix D: the counters 0 to 9.
  it('are those of RFC 4226 for its counters', () => {
    expect(Array.from({ length: 10 }, (_, n) => codigoDoPasso(doRfc, n))).toEqual([
      '755224',
      '287082',
      '359152',
      '969429',
      '338314',
      '254676',
      '287922',
      '162583',
      '399871',
      '520489',
    ]);
  });

  it('are taken one step early or late, and no further', () => {
    const agora = 1_234_567_890;
    const passos = [-2, -1, 0, 1, 2].map((d) => passoDoCodigo(doRfc, codigoDoPasso(doRfc, passoEm(agora) + d), agora));
    expect(passos).toEqual([null, passoEm(agora) - 1, passoEm(agora), passoEm(agora) + 1, null]);
    for (const errado of ['', '00592', '0059244', 'abcdef', '٠٠٥٩٢٤']) expect(passoDoCodigo(doRfc, errado, agora)).toBeNull();
  });
});

describe('base32', () => {
  // RFC 4648, section 10.
  it.each([
    ['', ''],
    ['f', 'MY'],
    ['fo', 'MZXQ'],
    ['foo', 'MZXW6'],
    ['foob', 'MZXW6YQ'],
    ['fooba', 'MZXW6YTB'],
    ['foobar', 'MZXW6YTBOI'],
  ])('%j is %j', (texto, base) => {
    expect(emBase32(Buffer.from(texto))).toBe(base);
    expect(deBase32(base.toLowerCase()).toString()).toBe(texto);
  });

  it('comes back whole', () => {
    fc.assert(fc.property(fc.uint8Array({ maxLength: 40 }), (bytes) => deBase32(emBase32(bytes)).equals(Buffer.from(bytes))));
    expect(() => deBase32('MZ1')).toThrow(RangeError);
  });
});

it('a secret has 160 bits and stands in the address that apps read', () => {
  const segredo = gerarSegredo();
  expect(deBase32(segredo)).toHaveLength(20);
  expect(enderecoOtpauth(segredo, 'ana@demo.escola', 'Pátio Colégio Exemplo')).toBe(
    `otpauth://totp/P%C3%A1tio%20Col%C3%A9gio%20Exemplo:ana%40demo.escola?secret=${segredo}&issuer=P%C3%A1tio%20Col%C3%A9gio%20Exemplo&algorithm=SHA1&digits=6&period=30`,
  );
});
