import { atoDe } from '#tests/helpers/ato.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { mudarVencimento } from '#domains/financeiro/titulos/ficha/server/mudar-vencimento.ts';
import { type Tx, transacao } from '#platform/server/database/kysely.ts';
import { hojeEm, somarDias } from '#shared/datas.ts';
import { centavos } from '#shared/dinheiro.ts';
import { type BancoDeTeste, bancoDeTeste } from '#tests/helpers/banco.ts';
import { contratoAtivoDeTeste, fotografia } from '#tests/helpers/contratos.ts';
import { fernanda, fuso } from '#tests/helpers/financeiro.ts';
import { criarMundo, type Mundo, titulosDoContrato } from '#tests/helpers/mundo.ts';
import type { TermoPedido } from '#domains/academico/contratos/aditivos/esquemas.ts';
import { aditarContrato, preverAditivo } from './aditar-contrato.ts';
import { revogarAditivo } from '#domains/academico/contratos/aditivos/server/revogar.ts';

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
const para = (pessoaId = 0): TermoPedido =>
  ({ tipo: 'pagadores', ...alcance, parcelaDe: 12, pagadores: [{ pessoaId, percentual: '100.00' }] }) as TermoPedido;
const aditivo = (contratoId: number, termos: TermoPedido[]) => ({ contratoId, dataAditivo: '2026-06-01', motivo: 'Acordo', termos });
const doPreco = async (contratoId: number, parcela: number) =>
  (await titulosDoContrato(banco.db, contratoId)).filter((t) => t.parcela === parcela && t.situacao !== 'cancelado');
async function prorrogar(contratoId: number, parcela: number, dataVencimento: string) {
  for (const { id } of await doPreco(contratoId, parcela)) {
    const { rows } = await sql<{ versao: number }>`select versao from titulos_receber where id = ${id}`.execute(banco.db);
    const pedido = { id, versao: rows[0]?.versao ?? 0, dataVencimento, motivo: 'Combinado com a família', fica: 'novo' as const };
    await com((tx) => mudarVencimento(atoDe(tx, fernanda), pedido));
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
    const { id } = await com((tx) => aditarContrato(atoDe(tx, mundo.quem), aditivo(contratoId, termos)));
    const { rows } = await sql<{ data: string; limite: string }>`select data_vencimento as data, data_limite as limite from titulos_receber
      where contrato_id = ${contratoId} and parcela = ${parcela} order by id`.execute(banco.db);
    expect(rows).toHaveLength(4);
    // The two that were replaced, and the two that took their place: same date, same limit.
    expect(new Set(rows.map((r) => `${r.data} ${r.limite}`)).size).toBe(1);
    expect(rows[0]?.data).toBe(data);
    await com((tx) => revogarAditivo(atoDe(tx, mundo.quem), { id, versao: 2, motivo: null }));
    expect((await fotografia(banco.db, contratoId)).titulos).toEqual(antes.titulos);
  });

  test('a new payer is asked on the agreed date', async () => {
    const { contratoId, pagadores } = await contratoAtivoDeTeste(banco.db, mundo, ['60.00', '40.00']);
    const data = somarDias(hoje, 90);
    await prorrogar(contratoId, 12, data);
    await com((tx) => aditarContrato(atoDe(tx, mundo.quem), aditivo(contratoId, [para(pagadores[1])])));
    expect((await doPreco(contratoId, 12)).map((t) => [t.pagador_id, t.data_vencimento])).toEqual([[pagadores[1], data]]);
  });
});

describe('a due date that was agreed with the family, under an addendum that moves the due day', () => {
  const noDia = (diaVencimento: number): TermoPedido => ({ tipo: 'vencimento', ...alcance, parcelaDe: 11, diaVencimento });

  test('stands where it is later than the new day; the other installments move, and the revocation brings all back', async () => {
    const { contratoId } = await contratoAtivoDeTeste(banco.db, mundo, ['60.00', '40.00'], 1_000_001);
    const data = somarDias(hoje, 90);
    await prorrogar(contratoId, 11, data);
    const antes = await fotografia(banco.db, contratoId);
    const { plano } = await preverAditivo(banco.db, aditivo(contratoId, [noDia(28)]), fuso);
    expect(plano.efeito.map((e) => [e.parcela, e.depois.map((p) => p.vencimento)])).toEqual([[12, ['2027-01-28', '2027-01-28']]]);
    const { id } = await com((tx) => aditarContrato(atoDe(tx, mundo.quem), aditivo(contratoId, [noDia(28)])));
    expect((await doPreco(contratoId, 11)).map((t) => t.data_vencimento)).toEqual([data, data]);
    await com((tx) => revogarAditivo(atoDe(tx, mundo.quem), { id, versao: 2, motivo: null }));
    expect((await fotografia(banco.db, contratoId)).titulos).toEqual(antes.titulos);
  });

  test('stands beside another term too; where it is the only installment reached, nothing changes', async () => {
    const { contratoId } = await contratoAtivoDeTeste(banco.db, mundo);
    const data = somarDias(hoje, 90);
    await prorrogar(contratoId, 12, data);
    await expect(
      preverAditivo(banco.db, aditivo(contratoId, [{ ...noDia(28), parcelaDe: 12 } as TermoPedido]), fuso),
    ).rejects.toMatchObject({
      code: 'ADITIVO_SEM_EFEITO',
    });
    await com((tx) => aditarContrato(atoDe(tx, mundo.quem), aditivo(contratoId, [noDia(28), valor])));
    expect((await doPreco(contratoId, 12)).map((t) => [t.data_vencimento, t.valor_centavos])).toEqual([[data, 90_000]]);
  });

  test('an earlier date goes to the new day', async () => {
    const { contratoId } = await contratoAtivoDeTeste(banco.db, mundo);
    await prorrogar(contratoId, 12, '2027-01-20');
    await com((tx) => aditarContrato(atoDe(tx, mundo.quem), aditivo(contratoId, [noDia(28)])));
    expect((await doPreco(contratoId, 12)).map((t) => t.data_vencimento)).toEqual(['2027-01-28']);
  });
});

describe('a due date that is agreed with the family after an addendum stays when the addendum is revoked', () => {
  const combinada = somarDias(hoje, 60);
  const limites = async (contratoId: number, parcela: number) =>
    (
      await sql<{ data: string; limite: string }>`select data_vencimento as data, data_limite as limite from titulos_receber
        where contrato_id = ${contratoId} and parcela = ${parcela} order by id`.execute(banco.db)
    ).rows.map((r) => `${r.data} ${r.limite}`);

  test('the title that is back takes the date, its limit and its history; the others are as they were', async () => {
    const { contratoId } = await contratoAtivoDeTeste(banco.db, mundo);
    const antes = await fotografia(banco.db, contratoId);
    const termos = [{ ...valor, parcelaDe: 8 }];
    const { id } = await com((tx) => aditarContrato(atoDe(tx, mundo.quem), aditivo(contratoId, termos)));
    // The installment of September, which would be late again.
    await prorrogar(contratoId, 8, combinada);
    await com((tx) => revogarAditivo(atoDe(tx, mundo.quem), { id, versao: 2, motivo: null }));
    const depois = await fotografia(banco.db, contratoId);
    expect(depois.titulos).toEqual(
      (antes.titulos as { parcela: number }[]).map((t) => (t.parcela === 8 ? { ...t, data_vencimento: combinada } : t)),
    );
    expect(depois.contrato).toEqual(antes.contrato);
    expect(new Set(await limites(contratoId, 8)).size).toBe(1);
    const { rows } =
      await sql`select v.vencimento_anterior, v.vencimento_novo, v.motivo from titulos_vencimentos v join titulos_receber t on t.id = v.titulo_id
      where t.contrato_id = ${contratoId} and t.situacao = 'aberto'`.execute(banco.db);
    // The reason stands as the person gave it; on which title it was agreed, the history says in the reader's language.
    expect(rows).toEqual([{ vencimento_anterior: '2026-09-10', vencimento_novo: combinada, motivo: 'Combinado com a família' }]);
    const { rows: historico } = await sql<{ combinado: string; motivo: string }>`select a.depois ->> 'combinadoNo' as combinado, a.motivo
      from auditoria a join titulos_receber t on t.id = a.alvo_id and a.alvo_tipo = 'titulo'
      where t.contrato_id = ${contratoId} and t.situacao = 'aberto' and a.acao = 'titulo.vencimento_alterado'`.execute(banco.db);
    const { rows: combinados } = await sql<{ numero: string }>`select numero from titulos_receber
      where contrato_id = ${contratoId} and parcela = 8 and situacao = 'cancelado' order by id desc limit 1`.execute(banco.db);
    expect(historico).toEqual([{ combinado: combinados[0]?.numero, motivo: 'Combinado com a família' }]);
  });

  test('through two addenda, and back to the payer who had no title meanwhile', async () => {
    const { contratoId, pagadores } = await contratoAtivoDeTeste(banco.db, mundo);
    const outra = await contratoAtivoDeTeste(banco.db, mundo);
    const trocaDeFora = [{ ...para(outra.pagadores[0]), parcelaDe: 11 } as TermoPedido];
    const a = await com((tx) => aditarContrato(atoDe(tx, mundo.quem), aditivo(contratoId, trocaDeFora)));
    const b = await com((tx) => aditarContrato(atoDe(tx, mundo.quem), aditivo(contratoId, [valor])));
    await prorrogar(contratoId, 11, combinada);
    await com((tx) => revogarAditivo(atoDe(tx, mundo.quem), { id: b.id, versao: 2, motivo: null }));
    expect((await doPreco(contratoId, 11)).map((t) => [t.pagador_id, t.data_vencimento])).toEqual([[outra.pagadores[0], combinada]]);
    await com((tx) => revogarAditivo(atoDe(tx, mundo.quem), { id: a.id, versao: 2, motivo: null }));
    expect((await doPreco(contratoId, 11)).map((t) => [t.pagador_id, t.data_vencimento])).toEqual([[pagadores[0], combinada]]);
    expect((await doPreco(contratoId, 12)).map((t) => t.data_vencimento)).toEqual(['2027-01-10']);
  });
});
