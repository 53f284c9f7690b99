import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { valoresDevidosEm } from '#domains/financeiro/titulos/devido/server/door.ts';
import { dispensarEncargos } from '#domains/financeiro/titulos/dispensas/server/oficina.ts';
import { mudarVencimento } from '#domains/financeiro/titulos/ficha/server/oficina.ts';
import { hojeNaEscola } from '#platform/server/clock.ts';
import { transacao, type Tx } from '#platform/server/database/kysely.ts';
import { somarDias } from '#shared/datas.ts';
import { centavos } from '#shared/dinheiro.ts';
import { atoDe } from '#tests/helpers/ato.ts';
import { type BancoDeTeste, bancoDeTeste } from '#tests/helpers/banco.ts';
import { type Cobranca, cobrancaDeTeste } from '#tests/helpers/boletos.ts';
import { fernanda, fuso, titulosDeTeste } from '#tests/helpers/financeiro.ts';
import { quemDeTeste } from '#tests/helpers/servidor.ts';
import { emitirBoletos } from './emitir.ts';

let banco: BancoDeTeste;
let c: Cobranca;
let hoje: string;
beforeAll(async () => {
  banco = await bancoDeTeste();
  c = await cobrancaDeTeste(banco.db);
  hoje = await hojeNaEscola(banco.db, fuso);
});
afterAll(() => banco.fechar());
const fazer = <T>(ato: (tx: Tx) => Promise<T>): Promise<T> => transacao(banco.db, ato);

test('a fine waived before the due date changed is printed on no new slip, as the title will not owe it; one that was never due is', async () => {
  const [antigo, emDia] = await titulosDeTeste(banco.db, c, [
    { dataVencimento: somarDias(hoje, -20), dataEmissao: '2026-01-05', descontoCondicionalCentavos: centavos(0) },
    { dataVencimento: '2099-03-10' },
  ]);
  const tituloId = antigo?.id ?? 0;
  await fazer((tx) =>
    dispensarEncargos(atoDe(tx, fernanda), { tituloId, multaCentavos: centavos(2_000), jurosCentavos: centavos(0), motivo: 'Cortesia' }),
  );
  const { rows } = await sql<{ versao: number }>`select versao from titulos_receber where id = ${tituloId}`.execute(banco.db);
  const novo = somarDias(hoje, 15);
  await fazer((tx) =>
    mudarVencimento(atoDe(tx, quemDeTeste()), {
      id: tituloId,
      versao: rows[0]?.versao ?? 0,
      dataVencimento: novo,
      motivo: 'Família pediu mais prazo',
      fica: 'atual',
    }),
  );
  const [depois] = await valoresDevidosEm(banco.db, [tituloId], somarDias(novo, 10));
  expect(depois?.devido.multaCentavos).toBe(0);
  await fazer((tx) => emitirBoletos(atoDe(tx, fernanda), { ids: [tituloId, emDia?.id ?? 0], novoVencimento: null }));
  const { rows: boletos } = await sql<{ multa: string }>`select multa_percentual::text as multa from boletos order by titulo_id`.execute(
    banco.db,
  );
  expect(boletos.map(({ multa }) => multa)).toEqual(['0.0000', '2.0000']);
});
