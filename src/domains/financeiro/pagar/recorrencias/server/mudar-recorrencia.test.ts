import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Tx } from '#platform/server/database/kysely.ts';
import { transacao } from '#platform/server/database/kysely.ts';
import { centavos } from '#shared/dinheiro.ts';
import { atoDe } from '#tests/helpers/ato.ts';
import { type BancoDeTeste, bancoDeTeste } from '#tests/helpers/banco.ts';
import { passoAPasso } from '#tests/helpers/corridas.ts';
import { fernanda, paulo } from '#tests/helpers/financeiro.ts';
import { contaDeTeste, type Pagamentos, pagamentosDeTeste, titulosPagarDeTeste } from '#tests/helpers/titulos/pagar.ts';
import { anexarAConta } from '../../anexos/server/anexos.ts';
import { ajustarRecorrencia, encerrarRecorrencia } from './mudar-recorrencia.ts';

let banco: BancoDeTeste;
let p: Pagamentos;
beforeAll(async () => {
  banco = await bancoDeTeste();
  p = await pagamentosDeTeste(banco.db);
});
afterAll(() => banco.fechar());

type Conta = Parameters<typeof contaDeTeste>[2];
/** Three months of a bill, and the recurrence that they are of. */
async function tresMeses(partes: Conta = {}): Promise<number> {
  const [titulo] = await titulosPagarDeTeste(banco.db, contaDeTeste(p.c, p.t, { meses: 3, ...partes }));
  const { rows } = await sql<{
    id: number;
  }>`select c.recorrencia_id as id from contas_pagar c join titulos_pagar t on t.conta_pagar_id = c.id
    where t.id = ${titulo}`.execute(banco.db);
  return rows[0]?.id ?? 0;
}
const ajuste = (id: number, valor: number) => ({ id, aPartirDe: '2026-03-01', valorCentavos: centavos(valor), motivo: 'Reajuste' });
const ajustar = (id: number, valor: number, quem = fernanda) =>
  transacao(banco.db, (tx: Tx) => ajustarRecorrencia(atoDe(tx, quem), ajuste(id, valor)));
const vivos = async (id: number) =>
  (
    await sql<{
      documento: string | null;
      bruto: number;
      retido: number;
    }>`select c.documento, t.bruto_centavos as bruto, t.retido_centavos as retido
      from titulos_pagar t join contas_pagar c on c.id = t.conta_pagar_id where c.recorrencia_id = ${id} and t.situacao <> 'cancelado' order by t.data_vencimento`.execute(
      banco.db,
    )
  ).rows;

test('a tax that was below its minimum is withheld when the amount rises above it', async () => {
  const rateio = [{ categoriaFinanceiraId: p.c.limpeza, centroCustoId: null, valorCentavos: 60_000 }];
  const impostos = [{ tipo: 'ir' as const, nome: 'IRRF serviços profissionais' }];
  const id = await tresMeses({ valorCentavos: 60_000, rateio, impostos });
  expect((await vivos(id)).map((t) => t.retido)).toEqual([0, 0, 0]);
  await ajustar(id, 100_000);
  expect((await vivos(id)).map((t) => [t.bruto, t.retido])).toEqual(Array.from({ length: 3 }, () => [100_000, 1_500]));
});

test('changed from the first month on, the document keeps its number', async () => {
  const id = await tresMeses({ documento: 'CT-2026/14' });
  await ajustar(id, 110_000);
  expect((await vivos(id)).map((t) => t.documento)).toEqual(['CT-2026/14', null, null]);
});

test('two people changing one recurrence take turns, and the second changes what the first left', async () => {
  const id = await tresMeses();
  const [, segundo] = await passoAPasso(
    banco.db,
    (tx) => ajustarRecorrencia(atoDe(tx, fernanda), ajuste(id, 110_000)),
    () => ajustar(id, 120_000, paulo),
  );
  expect(segundo).toMatchObject({ status: 'fulfilled', value: { alterados: 3 } });
  expect((await vivos(id)).map((t) => t.bruto)).toEqual([120_000, 120_000, 120_000]);
});

test('ended while somebody changes it, nothing is entered anew', async () => {
  const id = await tresMeses();
  const [, segundo] = await passoAPasso(
    banco.db,
    (tx) => encerrarRecorrencia(atoDe(tx, fernanda), { id, aPartirDe: '2026-01-01', motivo: 'Contrato encerrado' }),
    () => ajustar(id, 120_000, paulo),
  );
  expect(segundo).toMatchObject({ status: 'rejected', reason: { code: 'RECORRENCIA_SEM_ABERTOS' } });
  expect(await vivos(id)).toEqual([]);
});

test('what is entered anew keeps the documents of its month, and what already has the new amount is not touched', async () => {
  const id = await tresMeses();
  await ajustar(id, 110_000);
  const contas = async () =>
    (
      await sql<{
        id: number;
        anexos: string[];
      }>`select c.id, array(select x.nome || ' ' || x.usuario_nome from contas_pagar_anexos x where x.conta_pagar_id = c.id order by x.id) as anexos
        from contas_pagar c where c.recorrencia_id = ${id} and c.viva order by c.competencia`.execute(banco.db)
    ).rows;
  const antes = await contas();
  const anexo = { nome: 'contrato.pdf', tipo: 'application/pdf', conteudo: Buffer.from('%PDF-1.7'), refeito: false };
  await transacao(banco.db, (tx) => anexarAConta(atoDe(tx, paulo), { contaId: antes[1]?.id ?? 0, ...anexo }));
  expect(await ajustar(id, 110_000)).toEqual({ alterados: 0 });
  expect((await contas()).map((c) => c.id)).toEqual(antes.map((c) => c.id));
  expect(await ajustar(id, 120_000)).toEqual({ alterados: 3 });
  expect((await contas()).map((c) => c.anexos)).toEqual([[], ['contrato.pdf Paulo Nunes'], []]);
});

test('the cancellation of a bill of a coming month is of that month: the books take back no cost that they have not had', async () => {
  const id = await tresMeses();
  const encerrar = (tx: Tx) =>
    encerrarRecorrencia(atoDe(tx, fernanda, { hoje: '2026-04-15' }), { id, aPartirDe: '2026-01-01', motivo: 'Contrato encerrado' });
  await transacao(banco.db, encerrar);
  const { rows } = await sql<{ lancado: string; cancelado: string }>`select o.data_fato as lancado, e.data_fato as cancelado
    from fatos_contabeis e join fatos_contabeis o on o.id = e.estorno_de join titulos_pagar t on t.id = o.origem_id join contas_pagar c on c.id = t.conta_pagar_id
    where e.evento = 'pagar.cancelado' and c.recorrencia_id = ${id} order by t.data_vencimento`.execute(banco.db);
  expect(rows.map((r) => [r.lancado, r.cancelado])).toEqual([
    ['2026-03-01', '2026-04-15'],
    ['2026-04-01', '2026-04-15'],
    ['2026-05-01', '2026-05-01'],
  ]);
});
