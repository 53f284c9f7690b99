import { atoDe } from '#tests/helpers/ato.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { baixarTitulos } from '#domains/financeiro/titulos/baixas/server/door.ts';
import { transacao } from '#platform/server/database/kysely.ts';
import { somar } from '#shared/dinheiro.ts';
import { type BancoDeTeste, bancoDeTeste } from '#tests/helpers/banco.ts';
import { contratoAtivoDeTeste } from '#tests/helpers/contratos.ts';
import { criarMundo, type Mundo, titulosDoContrato } from '#tests/helpers/mundo.ts';
import { parcelasVigentes } from '../parcelas-com-aditivos.ts';
import type { TermoPedido } from '../esquemas.ts';
import { aditarContrato } from '../registro/server/aditar-contrato.ts';
import { listarAditivosVigentes } from './vigentes.ts';
import { carregarContratos } from '#domains/academico/contratos/server/carregar.ts';
import { contratadoDe } from './carregar.ts';
import { revogarAditivo } from './revogar.ts';

let banco: BancoDeTeste;
let mundo: Mundo;
beforeAll(async () => {
  banco = await bancoDeTeste();
  mundo = await criarMundo(banco.db, { vagas: 100 });
});
afterAll(() => banco.fechar());

const alcance = { precoIndice: 0, parcelaAte: null };
const desconto = (parcelaDe: number, percentual: string): TermoPedido => ({
  tipo: 'incluir_desconto',
  ...alcance,
  parcelaDe,
  descontoId: null,
  descricao: 'Bolsa',
  forma: 'percentual',
  percentual,
  valorCentavos: null,
  limiteCentavos: null,
  condicional: false,
  sobreValorCheio: false,
  prioridade: 1,
});
const valor = (parcelaDe: number, valorCentavos: number): TermoPedido => ({
  tipo: 'valor',
  ...alcance,
  parcelaDe,
  valorCentavos: valorCentavos as never,
  percentual: null,
});
const aditar = (contratoId: number, termos: TermoPedido[]) =>
  transacao(banco.db, (tx) => aditarContrato(atoDe(tx, mundo.quem), { contratoId, dataAditivo: '2026-06-01', motivo: 'Acordo', termos }));

async function pagar(contratoId: number, quais: number[], so: number[] | null = null): Promise<void> {
  const titulos = (await titulosDoContrato(banco.db, contratoId)).filter(
    (t) => t.situacao === 'aberto' && quais.includes(t.parcela) && (so?.includes(t.id) ?? true),
  );
  const { rows } = await sql<{ id: number; liquido: number }>`select id, valor_centavos - desconto_incondicional_centavos as liquido
    from titulos_receber where id = any(${titulos.map(({ id }) => id)}::bigint[])`.execute(banco.db);
  await transacao(banco.db, (tx) =>
    baixarTitulos(atoDe(tx, mundo.quem), {
      dataBaixa: '2026-02-01',
      contaBancariaId: mundo.contaBancariaId,
      formaPagamentoId: mundo.formaPagamentoId,
      itens: rows.map(({ id, liquido }) => ({ tituloId: id, valorCentavos: liquido as never })),
    }),
  );
}

/** By the rule, and by the titles that are billed: amount and discount of each installment. */
async function comparar(contratoId: number) {
  const [contrato] = await carregarContratos(banco.db, [contratoId]);
  if (!contrato) throw new Error('no contract');
  const aditivos = (await listarAditivosVigentes(banco.db, [{ contratoId, precos: contrato.precos }])).get(contratoId) ?? [];
  const regra = parcelasVigentes(contratadoDe(contrato), aditivos).map((p) => [
    p.parcela,
    p.valorCentavos,
    p.descontoIncondicionalCentavos,
  ]);
  const { rows } = await sql<{ parcela: number; valor: number; desconto: number }>`select parcela, sum(valor_centavos)::bigint as valor,
      sum(desconto_incondicional_centavos)::bigint as desconto from titulos_receber
    where contrato_id = ${contratoId} and situacao <> 'cancelado' group by parcela order by parcela`.execute(banco.db);
  expect(regra).toEqual(rows.map((r) => [r.parcela, r.valor, r.desconto]));
  for (const p of parcelasVigentes(contratadoDe(contrato), aditivos))
    expect(somar(p.descontos.filter((d) => !d.condicional).map((d) => d.valorCentavos))).toBe(p.descontoIncondicionalCentavos);
  return regra;
}

test('what an addendum left alone because it was paid is told as it was contracted; the rest as it is billed', async () => {
  const { contratoId } = await contratoAtivoDeTeste(banco.db, mundo);
  await pagar(contratoId, [1, 2]);
  await aditar(contratoId, [desconto(1, '10.0000')]);
  const regra = await comparar(contratoId);
  expect(regra.map(([, , tirado]) => (tirado ?? 0) > 0)).toEqual([false, false, ...Array.from({ length: 10 }, () => true)]);
  // Paid under the first, untouched by the second: the discount of the first still counts in it.
  await pagar(contratoId, [3]);
  await aditar(contratoId, [valor(3, 70_000)]);
  const depois = await comparar(contratoId);
  expect(depois[2]).toEqual([3, 83_334, 8333]);
  expect(depois[3]).toEqual([4, 70_000, 7000]);
});

test('an installment of which one payer had paid his share is told as its titles are, and its discounts sum to theirs', async () => {
  const { contratoId, pagadores } = await contratoAtivoDeTeste(banco.db, mundo, ['33.33', '66.67'], 1_000_003);
  const titulos = await titulosDoContrato(banco.db, contratoId);
  const dela = titulos.filter((t) => t.pagador_id === pagadores[0]).map((t) => t.id);
  await pagar(contratoId, [4, 5], dela);
  await aditar(contratoId, [desconto(1, '10.0000')]);
  const regra = await comparar(contratoId);
  expect(regra[3]).toEqual([4, 83_334, 5556]);
  await aditar(contratoId, [desconto(5, '7.0000')]);
  await aditar(contratoId, [valor(5, 60_001)]);
  await comparar(contratoId);
});

test('a revoked addendum is as if it had never been', async () => {
  const { contratoId } = await contratoAtivoDeTeste(banco.db, mundo);
  const antes = await comparar(contratoId);
  const { id } = await aditar(contratoId, [desconto(6, '25.0000'), valor(8, 50_000)]);
  expect(await comparar(contratoId)).not.toEqual(antes);
  await transacao(banco.db, (tx) => revogarAditivo(atoDe(tx, mundo.quem), { id, versao: 2, motivo: 'Engano' }));
  expect(await comparar(contratoId)).toEqual(antes);
});
