import { atoDe } from '#tests/helpers/ato.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { estornarBaixa } from '#domains/financeiro/titulos/estornos/server/oficina.ts';
import { transacao } from '#platform/server/database/kysely.ts';
import { type DataCivil, hojeEm, somarDias } from '#shared/datas.ts';
import { type BancoDeTeste, bancoDeTeste } from '#tests/helpers/banco.ts';
import { boletosDeTeste, type Cobranca, cobrancaDeTeste, importar, pago } from '#tests/helpers/boletos.ts';
import { fuso, paulo } from '#tests/helpers/financeiro.ts';
import { conferirInteireza } from '#tests/helpers/titulos/inteireza.ts';

let banco: BancoDeTeste;
let c: Cobranca;
beforeAll(async () => {
  banco = await bancoDeTeste();
  c = await cobrancaDeTeste(banco.db);
});
afterAll(() => banco.fechar());

test('a payment that the bank credits tomorrow, taken back today, leaves the account tomorrow and not before it came', async () => {
  const hoje = hojeEm(new Date(), fuso);
  const amanha = somarDias(hoje, 1);
  const [b] = await boletosDeTeste(banco.db, c, [{}]);
  if (!b) throw new Error('no slip');
  await importar(banco.db, [pago(b, { dia: hoje, credito: amanha })]);
  const { rows } = await sql<{ id: number }>`select id from baixas where titulo_id = ${b.tituloId}`.execute(banco.db);
  await transacao(banco.db, (tx) => estornarBaixa(atoDe(tx, paulo), { baixaId: rows[0]?.id ?? 0, motivo: 'Título errado' }));
  const { rows: movidos } = await sql<{
    dia: DataCivil;
    soma: number;
    quantos: number;
  }>`select data_movimento as dia, sum(case sentido when 'entrada' then valor_centavos else -valor_centavos end)::bigint as soma, count(*)::int as quantos
    from lancamentos_financeiros where origem_tipo in ('baixa', 'estorno') group by 1`.execute(banco.db);
  expect(movidos).toEqual([{ dia: amanha, soma: 0, quantos: 2 }]);
  const { rows: vista } = await sql<{ dia: DataCivil }>`select data_saida as dia from v_baixa where titulo_id = ${b.tituloId}`.execute(
    banco.db,
  );
  expect(vista).toEqual([{ dia: amanha }]);
  await conferirInteireza(banco.db);
});
