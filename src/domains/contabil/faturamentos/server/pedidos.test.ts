import { afterAll, beforeAll, expect, test } from 'vitest';
import { livrosDeTeste } from '#tests/helpers/contabil/livros.ts';
import { type ServidorDeTeste, servidorDeTeste } from '#tests/helpers/servidor.ts';
import { faturamentosContabeis } from './routes.ts';

let servidor: ServidorDeTeste;
beforeAll(async () => {
  servidor = await servidorDeTeste({ salas: [faturamentosContabeis] });
  await livrosDeTeste(servidor.banco.db, 2026);
});
afterAll(() => servidor.fechar());

test('the months of a year and the preview of one are read as the browser asks for them', async () => {
  const meses = await servidor.pedir('GET', 'Faturamento?Ano=2026');
  expect(meses.status).toBe(200);
  const previa = await servidor.pedir('GET', 'Faturamento/previa?Periodo=202603');
  expect(previa.status).toBe(200);
});

test.each([202_600, 202_613, 202_699])(
  '%i is no month to be recognized: the field says so, for who reads and who writes',
  async (periodo) => {
    const lido = await servidor.pedir('GET', `Faturamento/previa?Periodo=${periodo}`);
    expect([lido.status, JSON.stringify(lido.corpo)]).toEqual([400, expect.stringContaining('MES_INVALIDO')]);
    for (const [caminho, body] of [
      ['Faturamento', { periodo }],
      ['Faturamento/desfazimento', { periodo, motivo: 'Engano' }],
    ] as const) {
      const { status, corpo } = await servidor.pedir('POST', caminho, { body, headers: { 'idempotency-key': `${caminho}-${periodo}` } });
      expect([status, JSON.stringify(corpo)]).toEqual([400, expect.stringContaining('MES_INVALIDO')]);
    }
  },
);
