import { afterAll, beforeAll, expect, test } from 'vitest';
import { livrosDeTeste } from '#tests/helpers/contabil/livros.ts';
import { type EscolaEmMudanca, escolaEmMudanca, modelos } from '#tests/helpers/mudanca/planilhas.ts';

let e: EscolaEmMudanca;
beforeAll(async () => {
  e = await escolaEmMudanca();
  await livrosDeTeste(e.s.banco.db, 2026);
  await e.trazer('pessoas', modelos.pessoas);
}, 60_000);
afterAll(() => e.s.fechar());

/** A sheet of titles by a guardian, account and form of payment that stand here. */
const titulos = (cabeca: string, ...linhas: string[]): string[] => [
  `Código do responsável;Conta;Forma de pagamento;${cabeca}`,
  ...linhas.map((linha) => `201;Caixa da secretaria;Dinheiro;${linha}`),
];

test('a list of all titles is told where lines say that they are paid or cancelled', async () => {
  const { id } = await e.enviar(
    'titulos',
    titulos(
      'Documento;Vencimento;Valor;Situação;Data Pagamento',
      'S1;10/09/2026;1.200,00;Em aberto;',
      'S2;10/08/2026;1.200,00;Pago;08/08/2026',
      'S3;10/07/2026;1.200,00;Cancelado;00/00/0000',
      'S4;10/06/2026;1.200,00;;09/06/2026',
      'S5;10/05/2026;1.200,00;Pago parcial;02/05/2026',
    ),
  );
  const { prontas, avisos } = await e.ensaiar(id);
  expect([prontas, avisos.filter((aviso) => aviso.includes('já foi pago'))]).toEqual([
    5,
    [
      '3 linhas dizem na coluna Situação ou Data Pagamento que o título já foi pago ou cancelado (a primeira é a linha 3): traga só os que estão em aberto, ou apague essas linhas.',
    ],
  ]);
});
