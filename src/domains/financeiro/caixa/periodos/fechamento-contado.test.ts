import { expect, test } from 'vitest';
import { errosDeCampo } from '#shared/validacao.ts';
import { fechamento } from './api.ts';
import { corpoDoFechamento, fechamentoContado } from './fechamento-contado.ts';

const vazio = { versao: 1, ajuste: '', ate: '', contagens: [{ formaPagamentoId: 7, contadoCentavos: null }] };
const lido = (contagens: unknown) => fechamentoContado.safeParse({ ...vazio, contagens });

test('a count left empty is one problem, of its own field', () => {
  const { error } = lido(vazio.contagens);
  expect(error && errosDeCampo(error, 'br', () => 'Saldo contado ou do extrato')).toEqual([
    {
      path: 'contagens.0.contadoCentavos',
      code: 'CAMPO_REQUERIDO',
      message: 'Por favor informe o campo Saldo contado ou do extrato',
    },
  ]);
});

test('the balance is the sum of what was counted', () => {
  const { data } = lido([
    { formaPagamentoId: 7, contadoCentavos: 9_950 },
    { formaPagamentoId: null, contadoCentavos: -50 },
  ]);
  const corpo = data && corpoDoFechamento(data);
  expect(corpo?.saldoInformadoCentavos).toBe(9_900);
  expect(fechamento.safeParse(corpo).success).toBe(true);
});
