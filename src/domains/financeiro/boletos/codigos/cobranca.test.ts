import { expect, test } from 'vitest';
import { bancoDe } from './bancos/index.ts';
import { codigoQueFalta, problemasDaCobranca, problemasDaInstrucao } from './cobranca.ts';

test('carteiras of Itaú whose barcode bears a number and a client of the company are refused, the others not', () => {
  const problemas = (carteira: string): string[] => {
    const banco = bancoDe('341');
    const cobranca = { agencia: '1234', conta: '12345', convenio: '', complemento: '', carteira };
    return banco ? problemasDaCobranca(banco, cobranca).map((p) => p.codigo) : ['no bank'];
  };
  for (const carteira of ['106', '107', '122', '142', '143', '195', '196', '198'])
    expect(problemas(carteira)).toEqual(['CARTEIRA_NAO_ATENDIDA']);
  for (const carteira of ['109', '112', '126', '175']) expect(problemas(carteira)).toEqual([]);
  for (const carteira of ['999', '000', '1']) expect(problemas(carteira)).toEqual(['CARTEIRA_DESCONHECIDA']);
});

test('a carteira that Sicredi or Sicoob has not would make a bar code that nobody can pay: it is refused', () => {
  const codigos = (codigo: '748' | '756', carteira: string): string[] => {
    const banco = bancoDe(codigo);
    const cobranca = { agencia: '1234', conta: '12345', convenio: '12345', complemento: '01', carteira };
    return banco ? problemasDaCobranca(banco, cobranca).map((p) => p.codigo) : ['no bank'];
  };
  expect([codigos('748', '1'), codigos('748', '01'), codigos('756', '1'), codigos('756', '3')]).toEqual([[], [], [], []]);
  for (const banco of ['748', '756'] as const) expect(codigos(banco, '9')).toEqual(['CARTEIRA_DESCONHECIDA']);
});

test('Santander has no code for other documents: the account says another kind', () => {
  const codigos = (especie: 'ME' | 'OU') => problemasDaInstrucao('033', { diasBaixa: 60, aceite: false, especie }).map((p) => p.codigo);
  expect([codigos('ME'), codigos('OU')]).toEqual([[], ['ESPECIE_FORA_DA_TABELA']]);
});

test('what a bank’s file cannot say is refused in the window of the account', () => {
  const campos = (banco: string, diasBaixa: number, aceite = false): string[] =>
    problemasDaInstrucao(banco, { diasBaixa, aceite, especie: 'ME' }).map((p) => p.campo);
  for (const banco of ['033', '237', '341']) expect([campos(banco, 99), campos(banco, 100)]).toEqual([[], ['diasBaixa']]);
  // Banco do Brasil and Sicoob give back as was agreed with them; their files say nothing of it.
  for (const banco of ['001', '756']) expect([campos(banco, 0), campos(banco, 999, true)]).toEqual([[], []]);
  for (const dias of [5, 60, 120]) expect(campos('104', dias)).toEqual([]);
  for (const dias of [0, 4, 121]) expect(campos('104', dias)).toEqual(['diasBaixa']);
  expect([campos('748', 60), campos('748', 0), campos('748', 61)]).toEqual([[], ['diasBaixa'], ['diasBaixa']]);
  expect([campos('237', 60, true), campos('341', 60, true)]).toEqual([['aceite'], []]);
});

test('a bank whose file names the company by a code of its own says which field lacks it', () => {
  const falta = (bancoCodigo: string, layout: 'cnab240' | 'cnab400', convenio: string, codigoTransmissao: string) =>
    codigoQueFalta({ bancoCodigo, layout, convenio, codigoTransmissao });
  expect([falta('237', 'cnab400', '000', '1'), falta('237', 'cnab400', '4321', ''), falta('237', 'cnab240', '', '')]).toEqual([
    'convenio',
    null,
    null,
  ]);
  expect([falta('033', 'cnab240', '4321', ''), falta('033', 'cnab240', '', '123400001300123'), falta('001', 'cnab240', '', '')]).toEqual([
    'codigoTransmissao',
    null,
    null,
  ]);
});
