import { salasDe } from '#tests/helpers/salas.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type DataCivil, hojeEm, somarDias } from '#shared/datas.ts';
import { fuso, type Tesouraria, tesourariaDeTeste, tituloDeTeste } from '#tests/helpers/financeiro.ts';
import { quemDeTeste, type ServidorDeTeste, servidorDeTeste } from '#tests/helpers/servidor.ts';
import { devidoEm, posicaoEm } from '#domains/financeiro/titulos/devido/server/door.ts';

let servidor: ServidorDeTeste;
let t: Tesouraria;
const hoje: DataCivil = hojeEm(new Date(), fuso);
const adiante = somarDias(hoje, 15);
beforeAll(async () => {
  servidor = await servidorDeTeste({ salas: [...salasDe.titulos, ...salasDe.caixa, ...salasDe.cadastros] });
  t = await tesourariaDeTeste(servidor.banco.db);
});
afterAll(() => servidor.fechar());

let chave = 0;
/** 1.000,00 that fell due in March, with 50,00 off for who had paid on time. */
const atrasado = () => tituloDeTeste(servidor.banco.db, t, { dataVencimento: '2026-03-10', dataEmissao: '2026-01-05' });
const ver = async (id: number) =>
  (await servidor.pedir('GET', `TituloReceber/${id}`)).corpo.data as {
    dataVencimento: string;
    devidoHojeCentavos: number;
    devido: { totalCentavos: number; multaCentavos: number; jurosCentavos: number; descontoCentavos: number };
    dispensas: {
      id: number;
      motivo: string;
      multaCentavos: number;
      jurosCentavos: number;
      descontoCentavos: number;
      revogadaEm: string | null;
    }[];
    versao: number;
  };
const devidoNoDia = async (id: number, em: DataCivil) =>
  (await servidor.pedir('GET', `TituloReceber/${id}/valor-devido?Data=${em}`)).corpo.data as {
    devido: { totalCentavos: number; multaCentavos: number };
  };
const mudar = (id: number, parte: object = {}, quem = quemDeTeste()) =>
  servidor.pedir('POST', `TituloReceber/${id}/vencimento`, {
    quem,
    body: { versao: 1, dataVencimento: adiante, motivo: 'Família pediu mais prazo', ...parte },
  });
const baixar = (id: number, dataBaixa: DataCivil, valorCentavos: number) =>
  servidor.pedir('POST', `TituloReceber/${id}/baixa`, {
    body: { dataBaixa, valorCentavos, contaBancariaId: t.contaBancariaId, formaPagamentoId: t.formaPagamentoId },
    headers: { 'idempotency-key': `vencimento-${(chave += 1)}` },
  });
/** What lists and the position of today say. */
const dasListas = async (id: number, em: DataCivil = hoje): Promise<[number, number]> => {
  const { rows } = await sql<{ lista: number; posicao: number }>`select ${devidoEm(em)} as lista,
    (select p.devido from (${posicaoEm({ em, base: 'datas', fuso, so: [id] })}) p) as posicao from titulos_receber t where t.id = ${id}`.execute(
    servidor.banco.db,
  );
  return [Number(rows[0]?.lista), Number(rows[0]?.posicao)];
};

describe('another due date for a late title', () => {
  test('nothing is forgiven without a word: both amounts are told, and which stays owed is asked', async () => {
    const { id } = await atrasado();
    const antes = await ver(id);
    const previa = (await servidor.pedir('GET', `TituloReceber/${id}/vencimento?Data=${adiante}`)).corpo.data;
    expect(previa).toEqual({
      hoje,
      dataVencimento: adiante,
      atualCentavos: antes.devido.totalCentavos,
      novoCentavos: 95_000,
      multaCentavos: 2_000,
      jurosCentavos: antes.devido.jurosCentavos,
      descontoCentavos: 5_000,
    });
    const semEscolha = await mudar(id);
    expect(semEscolha.corpo.error).toMatchObject({ code: 'VENCIMENTO_PEDE_ESCOLHA', fields: [{ path: 'fica' }] });
    expect(semEscolha.corpo.error?.message).toContain('R$ 950,00');
    expect((await ver(id)).devidoHojeCentavos).toBe(antes.devidoHojeCentavos);
  });

  test('what is owed today stays owed until the new due date; late again, interest runs on but the fine is never asked twice', async () => {
    const { id } = await atrasado();
    const { totalCentavos, multaCentavos, jurosCentavos } = (await ver(id)).devido;
    expect((await mudar(id, { fica: 'atual' }, quemDeTeste(['contas-a-receber:editar']))).status).toBe(200);
    const depois = await ver(id);
    expect(depois.devido).toMatchObject({ totalCentavos, multaCentavos, jurosCentavos, descontoCentavos: 0 });
    expect(depois.dispensas).toEqual([]);
    expect((await devidoNoDia(id, adiante)).devido.totalCentavos).toBe(totalCentavos);
    // A week and more beyond, whatever days are holidays: 30 days of interest, the fine of before.
    const tarde = (await devidoNoDia(id, somarDias(adiante, 30))).devido;
    expect(tarde).toMatchObject({ multaCentavos: 2_000, totalCentavos: totalCentavos + 1_000 });
    expect(await dasListas(id)).toEqual([totalCentavos, totalCentavos]);
    expect((await dasListas(id, somarDias(adiante, 30)))[0]).toBe(totalCentavos + 1_000);
    // Paid whole: interest, fine and principal, each in its column.
    const feita = await baixar(id, hoje, totalCentavos);
    expect(feita.corpo.data).toMatchObject({ baixas: [{ situacao: 'baixado' }] });
  });

  test('to owe less is a waiver, with its permission and its reason; taken back, what was given up is owed again', async () => {
    const { id } = await atrasado();
    const { totalCentavos, jurosCentavos } = (await ver(id)).devido;
    expect((await mudar(id, { fica: 'novo' }, quemDeTeste(['contas-a-receber:editar']))).status).toBe(403);
    expect((await mudar(id, { fica: 'novo' })).status).toBe(200);
    const depois = await ver(id);
    expect(depois.devido).toMatchObject({ totalCentavos: 95_000, descontoCentavos: 5_000 });
    expect(depois.dispensas).toMatchObject([
      { motivo: 'Família pediu mais prazo', multaCentavos: 2_000, jurosCentavos, descontoCentavos: 5_000, revogadaEm: null },
    ]);
    expect(await dasListas(id)).toEqual([95_000, 95_000]);
    // Late again, it bears a fine like any title.
    expect((await devidoNoDia(id, somarDias(adiante, 30))).devido).toMatchObject({ multaCentavos: 2_000, totalCentavos: 103_000 });
    const revogada = await servidor.pedir('POST', `Dispensa/${depois.dispensas[0]?.id}/revogacao`);
    expect(revogada.status).toBe(200);
    expect((await ver(id)).devido).toMatchObject({ totalCentavos, descontoCentavos: 0 });
    expect(await dasListas(id)).toEqual([totalCentavos, totalCentavos]);
  });

  test('the date may change again, and what was kept is kept once', async () => {
    const { id } = await atrasado();
    const { totalCentavos } = (await ver(id)).devido;
    expect((await mudar(id, { fica: 'atual' })).status).toBe(200);
    // On time under the date of before: there is nothing more to keep, but what was kept may be given up now.
    expect((await mudar(id, { versao: 2, dataVencimento: somarDias(hoje, 40), fica: 'atual' })).status).toBe(200);
    expect((await ver(id)).devido.totalCentavos).toBe(totalCentavos);
    expect((await mudar(id, { versao: 3, dataVencimento: somarDias(hoje, 41), fica: 'novo' })).status).toBe(200);
    expect((await ver(id)).devido.totalCentavos).toBe(95_000);
    // What was given up under an earlier date is not owed again beside what a later change reckons from it.
    expect((await mudar(id, { versao: 4, dataVencimento: somarDias(hoje, 42), fica: 'atual' })).status).toBe(200);
    const revogada = await servidor.pedir('POST', `Dispensa/${(await ver(id)).dispensas[0]?.id}/revogacao`);
    expect([revogada.status, revogada.corpo.error?.code]).toEqual([409, 'DISPENSA_DE_OUTRO_VENCIMENTO']);
    expect((await ver(id)).devido.totalCentavos).toBe(95_000);
  });

  test('a title on time asks nothing, and a payment of before the change is not taken as if it had been on time', async () => {
    const emDia = await tituloDeTeste(servidor.banco.db, t, { dataVencimento: somarDias(hoje, 5), dataEmissao: hoje });
    expect((await mudar(emDia.id, {}, quemDeTeste(['contas-a-receber:editar']))).status).toBe(200);
    const { id } = await atrasado();
    await mudar(id, { fica: 'atual' });
    const recusada = await baixar(id, somarDias(hoje, -1), 95_000);
    expect(recusada.corpo.error).toMatchObject({ code: 'BAIXA_ANTERIOR_AO_VENCIMENTO', fields: [{ path: 'dataBaixa' }] });
  });

  test.each(['atual', 'novo'] as const)(
    'what was owed on a day of before is told by the due date of that day, as in its position (%s)',
    async (fica) => {
      const { id } = await atrasado();
      const ontem = somarDias(hoje, -1);
      const antes = await devidoNoDia(id, ontem);
      await mudar(id, { fica });
      expect(await devidoNoDia(id, ontem)).toMatchObject({ devido: antes.devido, dataVencimento: '2026-03-10' });
      expect((await dasListas(id, ontem))[1]).toBe(antes.devido.totalCentavos);
    },
  );

  test('two people change the date at once: one is told, and the charges are kept once', async () => {
    const { id } = await atrasado();
    const { totalCentavos } = (await ver(id)).devido;
    const respostas = await Promise.all([mudar(id, { fica: 'atual' }), mudar(id, { fica: 'novo', dataVencimento: somarDias(hoje, 16) })]);
    expect(respostas.map((r) => r.status).toSorted((a, b) => a - b)).toEqual([200, 409]);
    const [primeira] = respostas;
    expect((await ver(id)).devido.totalCentavos).toBe(primeira?.status === 200 ? totalCentavos : 95_000);
  });
});
