import { atoDe } from '#tests/helpers/ato.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { baixarVarios } from '#domains/financeiro/titulos/baixas/server/oficina.ts';
import { estornarBaixa } from '#domains/financeiro/titulos/estornos/server/oficina.ts';
import { transacao } from '#platform/server/database/kysely.ts';
import { hojeEm, somarDias } from '#shared/datas.ts';
import { centavos } from '#shared/dinheiro.ts';
import { type BancoDeTeste, bancoDeTeste } from '#tests/helpers/banco.ts';
import { fernanda, fuso, paulo, type Tesouraria, tesourariaDeTeste, titulosDeTeste } from '#tests/helpers/financeiro.ts';
import { conferirInteireza } from '#tests/helpers/titulos/inteireza.ts';

// F21: a thousand payments by 20 workers, in batches that cross on the same titles, then every payment reversed twice at once. More of them show
// nothing new: workers collide on the 60 titles from the first batch to the last. PATIO_ESTRESSE changes how many a worker makes.
const porTrabalhador = Number(process.env.PATIO_ESTRESSE ?? 50);
const porLote = 10;
const trabalhadores = Array.from({ length: 20 }, (_, i) => i);
const hoje = hojeEm(new Date(), fuso);
let banco: BancoDeTeste;
let t: Tesouraria;

beforeAll(async () => {
  banco = await bancoDeTeste({ max: 20 });
  t = await tesourariaDeTeste(banco.db);
});
afterAll(() => banco.fechar());

test(`20 workers × ${porTrabalhador} payments, each reversed twice at once: exact counts, nothing left over`, async () => {
  // Large enough to take every payment in parts; more than a batch takes, so that batches cross on some of them.
  const base = (
    await titulosDeTeste(
      banco.db,
      t,
      Array.from({ length: 60 }, () => ({
        valorCentavos: centavos(900_000_000),
        descontoCondicionalCentavos: centavos(0),
        dataEmissao: hoje,
        dataVencimento: somarDias(hoje, 30),
      })),
    )
  ).map((titulo) => titulo.id);
  const baixas: number[] = [];
  await Promise.all(
    trabalhadores.map(async (w) => {
      for (let feitas = 0; feitas < porTrabalhador; feitas += porLote) {
        const pedidos = Array.from({ length: Math.min(porLote, porTrabalhador - feitas) }, (_, i) => ({
          dataBaixa: hoje,
          contaBancariaId: t.outraContaId,
          formaPagamentoId: t.formaPagamentoId,
          itens: [{ tituloId: base[(w * 13 + feitas + i) % base.length] ?? 0, valorCentavos: 100 + ((w * 31 + i) % 900) }],
        }));
        const recibos = await transacao(banco.db, (tx) => baixarVarios(atoDe(tx, w % 2 ? fernanda : paulo), pedidos));
        baixas.push(...recibos.flatMap((r) => r.baixas.map((b) => b.id)));
      }
    }),
  );
  const total = trabalhadores.length * porTrabalhador;
  expect(new Set(baixas).size).toBe(total);
  const fila = baixas.flatMap((id) => [id, id]);
  const recusas = new Map<string, number>();
  let estornados = 0;
  await Promise.all(
    trabalhadores.map(async () => {
      for (let baixaId = fila.pop(); baixaId !== undefined; baixaId = fila.pop()) {
        const alvo = baixaId;
        await transacao(banco.db, (tx) => estornarBaixa(atoDe(tx, paulo), { baixaId: alvo, motivo: 'Ensaio' })).then(
          () => (estornados += 1),
          ({ code = 'defeito' }: { code?: string }) => recusas.set(code, (recusas.get(code) ?? 0) + 1),
        );
      }
    }),
  );
  expect(estornados).toBe(total);
  expect([...recusas]).toEqual([['BAIXA_JA_ESTORNADA', total]]);
  const { rows } = await sql<{ caixa: number; recebido: number; estornos: number }>`select
      (select coalesce(sum(case sentido when 'entrada' then valor_centavos else -valor_centavos end), 0) from lancamentos_financeiros where conta_bancaria_id = ${t.outraContaId})::bigint as caixa,
      (select sum(recebido_centavos) from titulos_receber where id = any(${base}))::bigint as recebido,
      (select count(*) from estornos e join baixas b on b.id = e.baixa_id where b.titulo_id = any(${base}))::int as estornos`.execute(
    banco.db,
  );
  expect(rows[0]).toEqual({ caixa: 0, recebido: 0, estornos: total });
  await conferirInteireza(banco.db);
}, 600_000);
