import { expect, test } from 'vitest';
import { errosBaixa } from '#domains/financeiro/titulos/baixas/erros.ts';
import { errosRetorno } from '../erros.ts';
import { problemasDaFila } from './problemas.ts';

test('every reason of this room by which a line may wait can be filtered by', () => {
  const daLinha = Object.keys(errosRetorno.definicoes).filter((codigo) =>
    /^(SEM_BOLETO|SEM_NOSSO_NUMERO|PAGO_DUAS_VEZES|REJEITADO_PELO_BANCO|LINHA_ILEGIVEL|INSTRUCAO_REJEITADA|CHEQUE_PENDENTE|PIX_CORROMPIDO|PAGAMENTO_\w+)$/.test(
      codigo,
    ),
  );
  const filtraveis: string[] = problemasDaFila.map((p) => p.valor);
  expect(daLinha.filter((codigo) => !filtraveis.includes(codigo))).toEqual([]);
  expect(daLinha.length).toBeGreaterThan(9);
});

test('so can every reason by which its day refuses a payment', () => {
  const filtraveis: string[] = problemasDaFila.map((p) => p.valor);
  expect(Object.keys(errosBaixa.definicoes).filter((codigo) => !filtraveis.includes(codigo))).toEqual([]);
});
