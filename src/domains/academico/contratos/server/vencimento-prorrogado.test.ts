import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { mudarVencimento } from '#domains/financeiro/titulos/server/mudar-vencimento.ts';
import { type Tx, transacao } from '#platform/server/database/kysely.ts';
import { hojeEm, somarDias } from '#shared/datas.ts';
import { centavos } from '#shared/dinheiro.ts';
import { type BancoDeTeste, bancoDeTeste } from '#tests/helpers/banco.ts';
import { contratoAtivoDeTeste, fotografia } from '#tests/helpers/contratos.ts';
import { fernanda, fuso } from '#tests/helpers/financeiro.ts';
import { criarMundo, type Mundo, titulosDoContrato } from '#tests/helpers/mundo.ts';
import type { TermoPedido } from '../esquemas-aditivos.ts';
import { aditarContrato, preverAditivo } from './aditar-contrato.ts';
import { revogarAditivo } from './revogar-aditivos.ts';

let banco: BancoDeTeste;
let mundo: Mundo;
beforeAll(async () => {
  banco = await bancoDeTeste();
  mundo = await criarMundo(banco.db, { vagas: 50 });
});
afterAll(() => banco.fechar());

const com = <T>(executar: (tx: Tx) => Promise<T>): Promise<T> => transacao(banco.db, executar);
const hoje = hojeEm(new Date(), fuso);
const alcance = { precoIndice: null, parcelaDe: 11, parcelaAte: null };
const valor: TermoPedido = { tipo: 'valor', ...alcance, valorCentavos: centavos(90_000), percentual: null };
const vencimento: TermoPedido = { tipo: 'vencimento', ...alcance, parcelaDe: 12, diaVencimento: 28 };
const aditivo = (contratoId: number, termos: TermoPedido[]) => ({ contratoId, dataAditivo: '2026-06-01', motivo: 'Acordo', termos });
const doPreco = async (contratoId: number, parcela: number) =>
  (await titulosDoContrato(banco.db, contratoId)).filter((t) => t.parcela === parcela && t.situacao !== 'cancelado');
async function prorrogar(contratoId: number, parcela: number, dataVencimento: string) {
  for (const { id } of await doPreco(contratoId, parcela)) {
    const { rows } = await sql<{ versao: number }>`select versao from titulos_receber where id = ${id}`.execute(banco.db);
    const pedido = { id, versao: rows[0]?.versao ?? 0, dataVencimento, motivo: 'Combinado com a família' };
    await com((tx) => mudarVencimento(tx, fernanda, pedido, fuso, () => undefined));
  }
}

describe('a due date that was agreed with the family, under an addendum that does not touch due days', () => {
  test.each([
    ['still to come', 12, somarDias(hoje, 90)],
    // The installment of August 2026: its first date is past, and would have refused every addendum over it.
    ['of an installment that was overdue', 7, somarDias(hoje, 20)],
  ])('%s: stays on the new title, is shown before, and is there again after the revocation', async (_, parcela, data) => {
    const { contratoId } = await contratoAtivoDeTeste(banco.db, mundo, ['60.00', '40.00'], 1_000_001);
    await prorrogar(contratoId, parcela, data);
    const antes = await fotografia(banco.db, contratoId);
    const termos = [{ ...valor, parcelaDe: parcela }];
    const { plano } = await preverAditivo(banco.db, aditivo(contratoId, termos), fuso);
    expect(plano.efeito.find((e) => e.parcela === parcela)?.depois.map((p) => p.vencimento)).toEqual([data, data]);
    const { id } = await com((tx) => aditarContrato(tx, mundo.quem, aditivo(contratoId, termos), fuso));
    const { rows } = await sql<{ data: string; limite: string }>`select data_vencimento as data, data_limite as limite from titulos_receber
      where contrato_id = ${contratoId} and parcela = ${parcela} order by id`.execute(banco.db);
    expect(rows).toHaveLength(4);
    // The two that were replaced, and the two that took their place: same date, same limit.
    expect(new Set(rows.map((r) => `${r.data} ${r.limite}`)).size).toBe(1);
    expect(rows[0]?.data).toBe(data);
    await com((tx) => revogarAditivo(tx, mundo.quem, { id, versao: 2, motivo: null }, fuso));
    expect((await fotografia(banco.db, contratoId)).titulos).toEqual(antes.titulos);
  });

  test('a new payer is asked on the agreed date, and an addendum of the due day moves it', async () => {
    const { contratoId, pagadores } = await contratoAtivoDeTeste(banco.db, mundo, ['60.00', '40.00']);
    const data = somarDias(hoje, 90);
    await prorrogar(contratoId, 12, data);
    const pagador: TermoPedido = {
      tipo: 'pagadores',
      ...alcance,
      parcelaDe: 12,
      pagadores: [{ pessoaId: pagadores[1] ?? 0, percentual: '100.00' }],
    } as TermoPedido;
    await com((tx) => aditarContrato(tx, mundo.quem, aditivo(contratoId, [pagador]), fuso));
    expect((await doPreco(contratoId, 12)).map((t) => [t.pagador_id, t.data_vencimento])).toEqual([[pagadores[1], data]]);
    await com((tx) => aditarContrato(tx, mundo.quem, aditivo(contratoId, [vencimento]), fuso));
    expect((await doPreco(contratoId, 12)).map((t) => t.data_vencimento)).toEqual(['2027-01-28']);
  });
});
