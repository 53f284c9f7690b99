import { salasDe } from '#tests/helpers/salas.ts';
import { atoDe } from '#tests/helpers/ato.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { baixarTitulos } from '#domains/financeiro/titulos/baixas/server/door.ts';
import { estornarBaixa } from '#domains/financeiro/titulos/estornos/server/oficina.ts';
import { transacao } from '#platform/server/database/kysely.ts';
import { hojeEm, somarDias } from '#shared/datas.ts';
import { centavos } from '#shared/dinheiro.ts';
import { contratoAtivoDeTeste, fotografia } from '#tests/helpers/contratos.ts';
import { passoAPasso } from '#tests/helpers/corridas.ts';
import { fernanda, fuso } from '#tests/helpers/financeiro.ts';
import { criarMundo, type Mundo, titulosDoContrato } from '#tests/helpers/mundo.ts';
import { type ServidorDeTeste, servidorDeTeste } from '#tests/helpers/servidor.ts';
import { cancelarContratos } from '#domains/academico/contratos/ciclo/cancelamento/server/cancelar-contrato.ts';
import { desfazerMudancaDeSituacao } from '#domains/academico/contratos/ciclo/server/desfazer-situacao.ts';
import { reativarContrato, suspenderContrato } from '#domains/academico/contratos/ciclo/server/suspender-contrato.ts';

let s: ServidorDeTeste;
let mundo: Mundo;
beforeAll(async () => {
  s = await servidorDeTeste({ salas: [...salasDe.matriculas, ...salasDe.contratos, ...salasDe.titulos] });
  mundo = await criarMundo(s.banco.db, { vagas: 100 });
});
afterAll(() => s.fechar());

const dataEfeito = '2026-06-10';
const hoje = hojeEm(new Date(), fuso);
type Pago = { tituloId: number; baixaIds: number[] };
/** A contract in force, with the installment of a due date paid in one or more times. */
async function comPago(vencimento: string, vezes = [83_333]): Promise<{ contratoId: number; inicio: object } & Pago> {
  const { contratoId } = await contratoAtivoDeTeste(s.banco.db, mundo);
  const inicio = await fotografia(s.banco.db, contratoId);
  const tituloId = (await titulosDoContrato(s.banco.db, contratoId)).find((t) => t.data_vencimento === vencimento)?.id ?? 0;
  const baixaIds: number[] = [];
  for (const valor of vezes) {
    const dinheiro = { contaBancariaId: mundo.contaBancariaId, formaPagamentoId: mundo.formaPagamentoId };
    // Before the due date: the whole of it is principal.
    const pedido = { dataBaixa: '2026-02-01', ...dinheiro, itens: [{ tituloId, valorCentavos: centavos(valor) }] };
    const feita = await transacao(s.banco.db, (tx) => baixarTitulos(atoDe(tx, fernanda), pedido));
    baixaIds.push(feita.baixas[0]?.id ?? 0);
  }
  return { contratoId, inicio, tituloId, baixaIds };
}
const suspender = (contratoId: number, efeito = dataEfeito) =>
  transacao(s.banco.db, (tx) => suspenderContrato(atoDe(tx, mundo.quem), { contratoId, dataEfeito: efeito, motivo: 'Viagem' }));
const cancelar = async (contratoId: number) =>
  (await transacao(s.banco.db, (tx) => cancelarContratos(atoDe(tx, mundo.quem), { contratoId, dataEfeito, motivo: 'Mudança' })))[0];
const desfazer = (situacaoId: number) =>
  transacao(s.banco.db, (tx) => desfazerMudancaDeSituacao(atoDe(tx, mundo.quem), { situacaoId, motivo: 'Engano' }));
const estornar = (baixaId: number) =>
  transacao(s.banco.db, (tx) => estornarBaixa(atoDe(tx, fernanda), { baixaId, motivo: 'Dinheiro devolvido' }));
/** The due dates that are still asked for. */
const cobrados = async (contratoId: number) =>
  (await titulosDoContrato(s.banco.db, contratoId)).filter((t) => t.situacao === 'aberto').map((t) => t.data_vencimento);

describe('a payment reversed after its contract stopped', () => {
  test('suspended: what falls due after the date leaves the bill with it, through the wire, and the undo gives all back', async () => {
    const { contratoId, tituloId, baixaIds, inicio } = await comPago('2026-09-10');
    const { situacaoId } = await suspender(contratoId);
    // The question before the reversal says it.
    const { corpo: pago } = await s.pedir('GET', `TituloReceber/${tituloId}`);
    expect(pago.data).toMatchObject({ sairiaComOContrato: true });
    const { status, corpo } = await s.pedir('POST', `Baixa/${baixaIds[0]}/estorno`, {
      body: { motivo: 'Dinheiro devolvido' },
      headers: { 'idempotency-key': crypto.randomUUID() },
    });
    expect([status, corpo.data]).toMatchObject([200, { tituloId, situacao: 'cancelado', foraDaCobranca: 1 }]);
    expect(await cobrados(contratoId)).toHaveLength(5);
    const { corpo: lido } = await s.pedir('GET', `TituloReceber/${tituloId}`);
    expect(lido.data).toMatchObject({ situacao: 'cancelado' });
    await desfazer(situacaoId);
    expect(await cobrados(contratoId)).toHaveLength(12);
    expect(await fotografia(s.banco.db, contratoId)).toEqual(inicio);
  });

  test('comes back with the reactivation, but for what fell due meanwhile; its undo takes it off again', async () => {
    const [volta, passou] = [await comPago('2026-09-10'), await comPago('2026-07-10')];
    for (const { contratoId, baixaIds } of [volta, passou]) {
      await suspender(contratoId);
      await estornar(baixaIds[0] ?? 0);
      const suspenso = await fotografia(s.banco.db, contratoId);
      const pedido = { contratoId, dataEfeito: '2026-08-10', motivo: null };
      const feito = await transacao(s.banco.db, (tx) => reativarContrato(atoDe(tx, mundo.quem), pedido));
      expect(feito).toMatchObject({ titulosRestaurados: 5, dispensadoCentavos: 2 * 83_333 });
      await desfazer(feito.situacaoId);
      expect(await fotografia(s.banco.db, contratoId)).toEqual(suspenso);
    }
  });

  test('cancelled: it is no more owed than the others, and comes back with the undo of the cancellation', async () => {
    const { contratoId, baixaIds, inicio } = await comPago('2026-09-10');
    const feito = await cancelar(contratoId);
    expect(await estornar(baixaIds[0] ?? 0)).toMatchObject({ situacao: 'cancelado', foraDaCobranca: 1 });
    expect(await cobrados(contratoId)).toHaveLength(5);
    await desfazer(feito?.situacaoId ?? 0);
    expect(await fotografia(s.banco.db, contratoId)).toEqual(inicio);
  });

  test('what fell due until the date is owed again, suspended or cancelled', async () => {
    for (const parar of [suspender, cancelar]) {
      const { contratoId, tituloId, baixaIds } = await comPago('2026-06-10');
      await parar(contratoId);
      const { corpo: pago } = await s.pedir('GET', `TituloReceber/${tituloId}`);
      expect(pago.data).toMatchObject({ sairiaComOContrato: false });
      expect(await estornar(baixaIds[0] ?? 0)).toMatchObject({ situacao: 'aberto', foraDaCobranca: 0 });
      expect((await cobrados(contratoId)).at(-1)).toBe('2026-06-10');
      expect(await cobrados(contratoId)).toHaveLength(5);
    }
  });

  test('paid in parts, it leaves with the last of them', async () => {
    const { contratoId, baixaIds } = await comPago('2026-09-10', [40_000, 43_333]);
    await suspender(contratoId);
    expect(await estornar(baixaIds[0] ?? 0)).toMatchObject({ situacao: 'parcial', foraDaCobranca: 0 });
    expect(await estornar(baixaIds[1] ?? 0)).toMatchObject({ situacao: 'cancelado', foraDaCobranca: 1 });
    expect(await cobrados(contratoId)).toHaveLength(5);
  });

  test('what the suspension left owed stays owed, even on a later date agreed with the family', async () => {
    const { contratoId } = await contratoAtivoDeTeste(s.banco.db, mundo);
    await suspender(contratoId, '2026-11-10');
    const [titulo] = (await titulosDoContrato(s.banco.db, contratoId)).filter((t) => t.data_vencimento === '2026-11-10');
    const { data } = (await s.pedir('GET', `TituloReceber/${titulo?.id}`)).corpo as { data: { versao: number } };
    const mudado = await s.pedir('POST', `TituloReceber/${titulo?.id}/vencimento`, {
      body: { versao: data.versao, dataVencimento: somarDias(hoje, 60), motivo: 'Combinado', fica: 'novo' },
    });
    expect(mudado.status).toBe(200);
    const pedido = {
      dataBaixa: hoje,
      contaBancariaId: mundo.contaBancariaId,
      formaPagamentoId: mundo.formaPagamentoId,
      itens: [{ tituloId: titulo?.id ?? 0, valorCentavos: centavos(83_333) }],
    };
    const { baixas } = await transacao(s.banco.db, (tx) => baixarTitulos(atoDe(tx, fernanda), pedido));
    expect(await estornar(baixas[0]?.id ?? 0)).toMatchObject({ situacao: 'aberto', foraDaCobranca: 0 });
  });

  test('waits for a suspension under way, and finds it done', async () => {
    const { contratoId, baixaIds } = await comPago('2026-09-10');
    const [, estornado] = await passoAPasso(
      s.banco.db,
      (tx) => suspenderContrato(atoDe(tx, mundo.quem), { contratoId, dataEfeito, motivo: 'Viagem' }),
      () => estornar(baixaIds[0] ?? 0),
    );
    expect(estornado).toMatchObject({ status: 'fulfilled', value: { foraDaCobranca: 1 } });
    expect(await cobrados(contratoId)).toHaveLength(5);
  });
});
