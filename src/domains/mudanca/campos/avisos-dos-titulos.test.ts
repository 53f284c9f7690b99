import { expect, test } from 'vitest';
import { avisosDoValor } from './avisos-dos-titulos.ts';

/** What is told of a sheet of an amount and another column, by the beginning of what is to be checked. */
const avisos = (valor: string, outra: string, celula: string): string[] =>
  avisosDoValor({ colunas: [valor, outra], linhas: [{ numero: 2, celulas: ['1.200,00', celula] }], mapeamento: { valor: 0 } }).map(
    ({ br }) => br.slice(br.indexOf('Confira')).split(' ').slice(1, 4).join(' '),
  );

test('amounts beside the debt are told in whatever number their column is called, and however it is shortened', () => {
  for (const pago of ['Pagamentos', 'Recebimentos', 'Vl. Baixas', 'Valores pagos', 'Liquidações', 'Vl. Pgtos', 'Payments'])
    expect([pago, avisos('Valor', pago, '400,00')]).toEqual([pago, ['se ela já']]);
  for (const encargo of ['Multas', 'Juro', 'Vl. Acréscimo', 'Acresc.', 'Encargo', 'Moras'])
    for (const valor of ['Saldo devedor', 'Saldos devedores', 'Valor Líquido', 'Valores totais'])
      expect([encargo, avisos(valor, encargo, '12,00')]).toEqual([encargo, ['se ela não']]);
  for (const desconto of ['Descontos', 'Bolsas', 'Abatimentos', 'Vl. Abat.', 'Vlr. Desc.', 'Deduções', 'Discounts'])
    expect([desconto, avisos('Mensalidade', desconto, '50,00')]).toEqual([desconto, ['se o desconto']]);
  for (const outra of ['Parcelas pagas', 'Data dos pagamentos', 'Códigos de desconto', 'Dias de juros'])
    expect([outra, avisos('Valor a pagar', outra, '5')]).toEqual([outra, []]);
});

test('what is filled in and not zero counts, whatever its sign', () => {
  for (const tirado of [
    '50,00',
    '-50,00',
    '(50,00)',
    'R$ -50,00',
    '- R$ 50,00',
    '-R$50',
    '50,00-',
    '(R$ 1.250,00)',
    '50%',
    '33,333 %',
    ',50',
    '8.5',
  ])
    expect([tirado, avisos('Mensalidade', 'Desconto', tirado)]).toEqual([tirado, ['se o desconto']]);
  for (const nada of ['', '-', '0', '-0,00', '(0,00)', 'R$ 0,00', '0%', '10/09/2026', '10.09.2026', '2026-09-10', 'Sim', '12 meses'])
    expect([nada, avisos('Mensalidade', 'Desconto', nada)]).toEqual([nada, []]);
});
