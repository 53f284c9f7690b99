import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { transacao } from '#platform/server/database/kysely.ts';
import { atoDe } from '#tests/helpers/ato.ts';
import { type BancoDeTeste, bancoDeTeste } from '#tests/helpers/banco.ts';
import { passoAPasso } from '#tests/helpers/corridas.ts';
import { fernanda, paulo } from '#tests/helpers/financeiro.ts';
import { contaDeTeste, type Pagamentos, pagamentosDeTeste, titulosPagarDeTeste } from '#tests/helpers/titulos/pagar.ts';
import { cancelarTituloPagar } from './cancelar-titulo.ts';

let banco: BancoDeTeste;
let p: Pagamentos;
beforeAll(async () => {
  banco = await bancoDeTeste();
  p = await pagamentosDeTeste(banco.db);
});
afterAll(() => banco.fechar());

test('of two who cancel the last installments at once, the second ends the bill, whose document may be entered again', async () => {
  const rateio = [{ categoriaFinanceiraId: p.c.energia, centroCustoId: null, valorCentavos: 200_000 }];
  const conta = contaDeTeste(p.c, p.t, { valorCentavos: 200_000, parcelas: 2, rateio, documento: 'NF 77' });
  const [primeira = 0, segunda = 0] = await titulosPagarDeTeste(banco.db, conta);
  const cancelar = (id: number) => ({ id, versao: 1, motivo: 'Engano' });
  const [, outra] = await passoAPasso(
    banco.db,
    (tx) => cancelarTituloPagar(atoDe(tx, fernanda), cancelar(primeira)),
    () => transacao(banco.db, (tx) => cancelarTituloPagar(atoDe(tx, paulo), cancelar(segunda))),
  );
  expect(outra).toMatchObject({ status: 'fulfilled' });
  const { rows } =
    await sql`select c.viva from contas_pagar c join titulos_pagar t on t.conta_pagar_id = c.id where t.id = ${primeira}`.execute(banco.db);
  expect(rows).toEqual([{ viva: false }]);
  expect(await titulosPagarDeTeste(banco.db, conta)).toHaveLength(2);
});
