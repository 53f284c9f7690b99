import { atoDe } from '#tests/helpers/ato.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { transacao } from '#platform/server/database/kysely.ts';
import { type DataCivil, hojeEm, somarDias } from '#shared/datas.ts';
import { centavos } from '#shared/dinheiro.ts';
import type { ErroNegocio } from '#shared/erros.ts';
import { renegociarTeste } from '#tests/helpers/titulos/acordos.ts';
import { type BancoDeTeste, bancoDeTeste } from '#tests/helpers/banco.ts';
import { fernanda, fuso, paulo, type Tesouraria, tesourariaDeTeste, titulosDeTeste } from '#tests/helpers/financeiro.ts';
import { sorteador } from '#tests/helpers/titulos/modelo-de-titulos.ts';
import { preverQuebra } from './queries.ts';
import { baixarTitulos } from '#domains/financeiro/titulos/baixas/server/baixar-titulos.ts';
import { desfazerAcordo } from './desfazer-acordo.ts';
import { estornarBaixa } from '#domains/financeiro/titulos/estornos/server/estornar-baixa.ts';
import { obterExtrato } from '#domains/financeiro/titulos/extrato/server/extrato.ts';
import { acordoFecha } from './integridade/acordo.ts';
import { tituloAmortizacao } from '#domains/financeiro/titulos/devido/server/integridade/amortizacao.ts';
import { recebimentoNatureza } from '#domains/financeiro/titulos/recibos/server/integridade/natureza.ts';
import { tituloSituacao } from '#domains/financeiro/titulos/server/integridade/situacao.ts';
import { quebrarAcordo } from './quebrar-acordo.ts';

let banco: BancoDeTeste;
let t: Tesouraria;
const hoje: DataCivil = hojeEm(new Date(), fuso);
beforeAll(async () => {
  banco = await bancoDeTeste();
  t = await tesourariaDeTeste(banco.db);
});
afterAll(() => banco.fechar());

const vencidos = async (n: number): Promise<number[]> =>
  (
    await titulosDeTeste(
      banco.db,
      t,
      Array.from({ length: n }, (_, i) => ({
        dataEmissao: somarDias(hoje, -200),
        dataVencimento: somarDias(hoje, -90 - 30 * i),
        descontoCondicionalCentavos: centavos(0),
      })),
    )
  ).map(({ id }) => id);
const acordar = async (ids: number[], parcelas: number): Promise<{ id: number; titulos: number[] }> => {
  const { id, titulos } = await transacao(banco.db, (tx) => renegociarTeste(tx, t, ids, parcelas));
  return { id, titulos: titulos.map((x) => x.id) };
};
const pagar = async (tituloId: number, valorCentavos: number): Promise<{ id: number; pago: number }> => {
  const dinheiro = { contaBancariaId: t.contaBancariaId, formaPagamentoId: t.formaPagamentoId };
  const itens = [{ tituloId, valorCentavos }];
  const { baixas } = await transacao(banco.db, (tx) => baixarTitulos(atoDe(tx, fernanda), { dataBaixa: hoje, ...dinheiro, itens }));
  return { id: baixas[0]?.id ?? 0, pago: valorCentavos };
};
/** Lets time pass over what is left of an agreement, and declares it broken. */
const quebrar = async ({ id, titulos }: { id: number; titulos: number[] }) => {
  await sql`update titulos_receber set data_vencimento = ${somarDias(hoje, -40)}::date, data_limite = ${somarDias(hoje, -40)}::date
    where id = any(${titulos}) and situacao = 'aberto'`.execute(banco.db);
  const previa = await preverQuebra(banco.db, id, hoje);
  const feita = await transacao(banco.db, (tx) => quebrarAcordo(atoDe(tx, paulo), { id, versao: 1, motivo: 'Sem resposta' }));
  expect(previa.cobertoCentavos).toBe(feita.cobertoCentavos);
  return feita;
};
const estornar = (baixaId: number) =>
  transacao(banco.db, (tx) => estornarBaixa(atoDe(tx, fernanda), { baixaId, motivo: 'Cheque devolvido' }));
const soma = (valores: readonly number[]): number => valores.reduce((a, b) => a + b, 0);
const retrato = async (ids: number[]) =>
  (
    await sql<{
      situacao: string;
      amortizado: number;
    }>`select situacao, amortizado_centavos as amortizado from titulos_receber where id = any(${ids}) order by id`.execute(banco.db)
  ).rows;
const coberto = async (ids: number[]): Promise<number> => soma((await retrato(ids)).map((x) => x.amortizado));
/** Which debts the money of a payment is told to have paid, and how much of it was charges. */
const pagoPor = async (baixaId: number) =>
  (
    await sql`select origem_titulo_id as titulo, natureza, sum(valor_centavos)::bigint as valor from v_recebimento_natureza where baixa_id = ${baixaId} group by 1, 2 order by 1, 2`.execute(
      banco.db,
    )
  ).rows;
const semErros = async (): Promise<void> => {
  for (const { verificar } of [tituloAmortizacao, tituloSituacao, acordoFecha, recebimentoNatureza])
    if (typeof verificar !== 'function') expect((await verificar.execute(banco.dono)).rows).toEqual([]);
  const extrato = await obterExtrato({ db: banco.db, hoje, fuso }, { pagadorId: t.pagadorId, alunoId: null, inicio: null, fim: null });
  expect(extrato.movimentos.at(-1)?.saldoCentavos).toBe(extrato.resumo.saldoCentavos);
  expect(extrato.movimentos.filter((m) => m.saldoCentavos < 0)).toEqual([]);
};

test('what was paid in an agreement over an installment of another goes on to the first titles when both broke, and comes back with its reversal', async () => {
  const [recente, antigo] = (await vencidos(2)) as [number, number];
  const fora = await acordar([recente, antigo], 2);
  const dentro = await acordar([fora.titulos[1] ?? 0], 2);
  const { id: baixaId } = await pagar(dentro.titulos[0] ?? 0, 30_000);
  expect(await quebrar(dentro)).toMatchObject({ cobertoCentavos: 30_000 });
  expect(await retrato([fora.titulos[1] ?? 0])).toMatchObject([{ situacao: 'parcial', amortizado: 30_000 }]);
  expect(await quebrar(fora)).toMatchObject({ cobertoCentavos: 30_000 });
  expect(await retrato([recente, antigo])).toMatchObject([
    { situacao: 'aberto', amortizado: 0 },
    { situacao: 'parcial', amortizado: 30_000 },
  ]);
  expect(await pagoPor(baixaId)).toMatchObject([{ titulo: antigo, valor: 30_000 }]);
  await semErros();

  await estornar(baixaId);
  expect(await retrato([recente, antigo])).toMatchObject([
    { situacao: 'aberto', amortizado: 0 },
    { situacao: 'aberto', amortizado: 0 },
  ]);
  // Both installments ended with their agreements, and stay so.
  expect(new Set((await retrato([...fora.titulos, ...dentro.titulos])).map((x) => x.situacao))).toEqual(new Set(['cancelado', 'baixado']));
  expect(await pagoPor(baixaId)).toEqual([]);
  await semErros();
});

describe('a payment of an installment whose rest went into another agreement', () => {
  const desfazer = (id: number) =>
    transacao(banco.db, (tx) => desfazerAcordo(atoDe(tx, paulo), { id, versao: 1, motivo: 'Para estornar' }));

  test('is not reversed: the refusal names that agreement, and once it is undone nothing stands against it', async () => {
    const antigos = await vencidos(1);
    const [parcela = 0] = (await acordar(antigos, 2)).titulos;
    const { id: baixaId } = await pagar(parcela, 1_000);
    const outro = await acordar([parcela], 2);
    const { rows } = await sql<{ numero: number }>`select numero from acordos where id = ${outro.id}`.execute(banco.db);
    const numero = rows[0]?.numero ?? 0;
    const recusa = (await estornar(baixaId).catch((causa: unknown) => causa)) as ErroNegocio;
    expect(recusa).toMatchObject({ code: 'ESTORNO_PRESO_EM_ACORDO', detalhe: { acordoId: outro.id, acordoNumero: numero } });
    expect(recusa.mensagem('br')).toContain(`desfaça antes o acordo nº ${numero}`);
    await desfazer(outro.id);
    expect(await estornar(baixaId)).toMatchObject({ situacao: 'aberto' });
    expect(await retrato([parcela])).toEqual([{ situacao: 'aberto', amortizado: 0 }]);
    expect(await retrato(antigos)).toMatchObject([{ situacao: 'renegociado' }]);
    await semErros();
  });

  test.each([
    ['undone after its payment was reversed', 'desfeito', { situacao: 'aberto', amortizado: 0 }],
    // What was paid in it covers the installment since.
    ['broken', 'quebrado', { situacao: 'parcial', amortizado: 500 }],
  ] as const)('is reversed when the other, paid since, was %s', async (_, fim, depois) => {
    const [parcela = 0] = (await acordar(await vencidos(1), 2)).titulos;
    const { id: baixaId } = await pagar(parcela, 1_000);
    const outro = await acordar([parcela], 2);
    const { id: noOutro } = await pagar(outro.titulos[0] ?? 0, 500);
    await expect(estornar(baixaId)).rejects.toMatchObject({ code: 'ESTORNO_PRESO_EM_ACORDO_PAGO', detalhe: { acordoId: outro.id } });
    if (fim === 'quebrado') await quebrar(outro);
    else {
      await estornar(noOutro);
      await desfazer(outro.id);
    }
    await estornar(baixaId);
    expect(await retrato([parcela])).toEqual([depois]);
    await semErros();
  });

  test('the agreement around it does not end before the other, which is named', async () => {
    const fora = await acordar(await vencidos(1), 2);
    const outro = await acordar([fora.titulos[0] ?? 0], 2);
    await expect(desfazer(fora.id)).rejects.toMatchObject({ code: 'ACORDO_RENEGOCIADO_DE_NOVO', detalhe: { acordoId: outro.id } });
  });
});

test.each([11, 12, 13, 14, 15])(
  'random agreements three deep, broken from within, paid and reversed in any order (%i)',
  async (semente) => {
    const sortear = sorteador(semente);
    const primeiros = await vencidos(2);
    const [solto] = (await vencidos(1)) as [number];
    const um = await acordar(primeiros, 4);
    // The second takes two installments of the first and a title of nobody's; the third one installment of the second.
    const dois = await acordar([um.titulos[1] ?? 0, um.titulos[2] ?? 0, solto], 3);
    const tres = await acordar([dois.titulos[sortear(2)] ?? 0], 2);
    const pagos: { id: number; tituloId: number; pago: number }[] = [];
    const pagarAlgum = async (ids: number[]): Promise<void> => {
      for (const id of ids) {
        const { rows } = await sql<{
          falta: number;
        }>`select (valor_centavos - amortizado_centavos)::bigint as falta from titulos_receber where id = ${id} and situacao in ('aberto', 'parcial')`.execute(
          banco.db,
        );
        const falta = rows[0]?.falta ?? 0;
        if (falta > 2 && sortear(3) > 0)
          pagos.push({ tituloId: id, ...(await pagar(id, sortear(3) === 0 ? falta - 1 : 1 + sortear(falta - 1))) });
      }
    };
    const saldos = async (acordo: { id: number }): Promise<{ tituloId: number; saldo: number }[]> =>
      (
        await sql<{
          tituloId: number;
          saldo: number;
        }>`select titulo_id as "tituloId", saldo_centavos as saldo from acordos_titulos where acordo_id = ${acordo.id}`.execute(banco.db)
      ).rows;
    const devidos = {
      noTerceiro: soma((await saldos(tres)).map((x) => x.saldo)),
      noSegundo: soma((await saldos(dois)).filter((x) => x.tituloId !== solto).map((x) => x.saldo)),
    };
    // The last installment of each is the one that comes to be late.
    await pagarAlgum([um, dois, tres].flatMap(({ titulos }) => titulos.slice(0, -1)));
    for (const acordo of [tres, dois, um]) {
      await quebrar(acordo);
      await semErros();
    }
    // With a pencil: what the third received covers its installment of the second; with what the second received that covers the loose title,
    // the oldest, and then the installments of the first; with what the first received those cover the first titles.
    const recebido = ({ titulos }: { titulos: number[] }) => soma(pagos.filter((p) => titulos.includes(p.tituloId)).map((p) => p.pago));
    const noSegundo = recebido(dois) + Math.min(devidos.noTerceiro, recebido(tres));
    const noPrimeiro = recebido(um) + Math.min(devidos.noSegundo, Math.max(0, noSegundo - 100_000));
    expect([await coberto([solto]), await coberto(primeiros)]).toEqual([Math.min(100_000, noSegundo), Math.min(200_000, noPrimeiro)]);
    while (pagos.length > 0) {
      const [p] = pagos.splice(sortear(pagos.length), 1);
      await estornar(p?.id ?? 0);
      expect(await coberto([...primeiros, solto])).toBeLessThanOrEqual(soma(pagos.map((p) => p.pago)));
      await semErros();
    }
    expect(await retrato([...primeiros, solto])).toEqual(Array.from({ length: 3 }, () => ({ situacao: 'aberto', amortizado: 0 })));
  },
);
