import { expect, test } from 'vitest';
import type { FatoGerador } from '#domains/financeiro/cadastros/listas.ts';
import type { DataCivil } from '#shared/datas.ts';
import { fatoDaRetencao } from './fato-da-retencao.ts';

const dia = (texto: string) => texto as DataCivil;

/** Of a note of 01/12/2026, due as income tax is; it is expected to be paid on the 5th. */
const de = (fatoGerador: FatoGerador, pagoEm: string | null) => {
  const { dataFato, dataVencimento } = fatoDaRetencao(
    {
      dataFato: dia('2026-12-01'),
      dataVencimento: dia('2027-01-20'),
      fatoGerador,
      regraVencimento: 'segundo_decendio',
      diaVencimento: null,
      pagoEm: pagoEm === null ? null : dia(pagoEm),
    },
    dia('2026-12-05'),
  );
  return `${dataFato} ${dataVencimento}`;
};

test.each([
  ['emissao', null, '2026-12-01 2027-01-20'],
  ['emissao', '2026-11-27', '2026-12-01 2027-01-20'],
  ['pagamento', null, '2026-12-05 2027-01-20'],
  ['pagamento', '2026-11-27', '2026-11-27 2026-12-18'],
  ['primeiro', null, '2026-12-01 2027-01-20'],
  ['primeiro', '2026-11-27', '2026-11-27 2026-12-18'],
  ['primeiro', '2027-01-04', '2026-12-01 2027-01-20'],
] as const)('a tax of the %s, paid on %s, is of %s', (fatoGerador, pagoEm, esperado) => {
  expect(de(fatoGerador, pagoEm)).toBe(esperado);
});
