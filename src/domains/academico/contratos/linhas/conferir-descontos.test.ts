import { describe, expect, test } from 'vitest';
import { conferirDescontos, type DescontoDoCadastro } from './conferir-descontos.ts';

const convenio: DescontoDoCadastro = {
  id: 5,
  nome: 'Convênio',
  forma: 'percentual',
  percentual: '8.0000',
  valorCentavos: null,
  limiteCentavos: 7_500,
  condicional: false,
  sobreValorCheio: false,
  validoDe: null,
  validoAte: '2026-12-31',
  ativo: true,
};
const bolsa: DescontoDoCadastro = {
  ...convenio,
  id: 6,
  nome: 'Bolsa',
  forma: 'valor',
  percentual: null,
  valorCentavos: 10_000,
  limiteCentavos: null,
};
const cadastro = new Map([convenio, bolsa].map((d) => [d.id, d]));
const linha = (partes: object, de = convenio) => {
  const { id, nome: _, validoDe: __, validoAte: ___, ativo: ____, ...quanto } = de;
  return { descontoId: id as number | null, precoIndice: null, parcelaDe: 1, parcelaAte: null, ...quanto, ...partes };
};
const recusa = (partes: object, de = convenio, hoje = '2026-11-22'): unknown => {
  try {
    return conferirDescontos([linha({ descontoId: null }), linha(partes, de)], cadastro, { hoje });
  } catch (erro) {
    const { code, campos } = erro as { code: string; campos: { path: string }[] };
    return [code, campos[0]?.path];
  }
};

describe('a discount of the register', () => {
  test('is given as it stands or less, until the day it ends', () => {
    for (const partes of [{}, { percentual: '7.9999' }, { percentual: '8' }, { limiteCentavos: 100 }])
      expect(recusa(partes)).toBeUndefined();
    expect(recusa({ valorCentavos: 9_999 }, bolsa)).toBeUndefined();
    expect(recusa({}, convenio, '2026-12-31')).toBeUndefined();
  });

  test('is never given for more, without its limit, another way, or after it ended; unknown ones are refused', () => {
    const acima = (campo: string) => ['DESCONTO_ACIMA_DO_CADASTRO', `descontos.1.${campo}`];
    expect(recusa({ percentual: '90' })).toEqual(acima('percentual'));
    expect(recusa({ limiteCentavos: null })).toEqual(acima('limiteCentavos'));
    expect(recusa({ limiteCentavos: 7_501 })).toEqual(acima('limiteCentavos'));
    expect(recusa({ valorCentavos: 10_001 }, bolsa)).toEqual(acima('valorCentavos'));
    expect(recusa({ forma: 'valor', percentual: null, valorCentavos: 1 })).toEqual(acima('forma'));
    expect(recusa({}, convenio, '2027-01-01')).toEqual(['DESCONTO_ENCERRADO', 'descontos.1.descontoId']);
    expect(recusa({ descontoId: 9 })).toEqual(['CADASTRO_DESCONHECIDO', 'descontos.1.descontoId']);
  });

  test('that was sent for signature is not judged by the register again; that it bites once, is', () => {
    const agora = new Map([[convenio.id, { ...convenio, percentual: '1', validoAte: '2020-12-31', ativo: false }]]);
    const firmado = { hoje: '2026-11-22', firmado: true };
    expect(() => conferirDescontos([linha({})], agora, firmado)).not.toThrow();
    expect(() => conferirDescontos([linha({})], agora, { hoje: '2026-11-22' })).toThrow();
    expect(() => conferirDescontos([linha({}), linha({})], agora, firmado)).toThrow(expect.objectContaining({ code: 'DESCONTO_REPETIDO' }));
  });
});
