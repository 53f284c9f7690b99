import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { fecharPeriodoContabil, reabrirPeriodoContabil } from '#domains/contabil/fechamento/server/oficina.ts';
import { carregarConjuntoDeRegras } from '#domains/contabil/integracao/regras/server/oficina.ts';
import { cancelarTitulosDosContratos, restaurarTitulos } from '#domains/financeiro/titulos/cancelamentos/server/door.ts';
import { criarTitulosReceber } from '#domains/financeiro/titulos/emissao/server/door.ts';
import { type Tx, transacao } from '#platform/server/database/kysely.ts';
import { centavos } from '#shared/dinheiro.ts';
import { ErroNegocio } from '#shared/erros.ts';
import { atoDe } from '#tests/helpers/ato.ts';
import { type BancoDeTeste, bancoDeTeste } from '#tests/helpers/banco.ts';
import { livrosDeTeste } from '#tests/helpers/contabil/livros.ts';
import { fernanda } from '#tests/helpers/financeiro.ts';
import { criarMundo, criarRascunho, matricularFamilia } from '#tests/helpers/mundo.ts';
import { desfazerFaturamento, faturarMes } from './faturar.ts';
import { preverFaturamento } from './queries.ts';

const HOJE = '2026-12-31';
const [JANEIRO, FEVEREIRO, MARCO, ABRIL] = [202_601, 202_602, 202_603, 202_604] as const;
let banco: BancoDeTeste;
const ids = { contrato: 0, situacao: 0 };
beforeAll(async () => {
  banco = await bancoDeTeste();
  const { db } = banco;
  await livrosDeTeste(db, 2026);
  const mundo = await criarMundo(db);
  const { alunoId, matriculaId, pagadores } = await matricularFamilia(db, mundo, 'Davi');
  ids.contrato = await criarRascunho(db, mundo, matriculaId);
  const { rows } = await sql<{
    preco: number;
    situacao: number;
  }>`with c as (update contratos set situacao = 'cancelado' where id = ${ids.contrato})
    insert into contratos_situacoes (contrato_id, de, para, usuario_id) values (${ids.contrato}, 'rascunho', 'cancelado', 1)
    returning id as situacao, (select min(id) from contratos_precos where contrato_id = ${ids.contrato}) as preco`.execute(db);
  ids.situacao = rows[0]?.situacao ?? 0;
  const { contaBancariaId, formaPagamentoId } = mundo;
  await transacao(db, async (tx) => {
    await carregarConjuntoDeRegras(atoDe(tx, fernanda), { entidade: 'com_fins_lucrativos', vigenteDesde: '2026-01-01' });
    await criarTitulosReceber(
      tx,
      [1, 2, 3].map((parcela) => ({
        origem: 'contrato' as const,
        contratoId: ids.contrato,
        contratoPrecoId: rows[0]?.preco ?? 0,
        matriculaId,
        parcela,
        parcelas: 3,
        pagadorId: pagadores[0] ?? 0,
        alunoId,
        descricao: 'Anuidade',
        dataEmissao: '2026-01-02',
        dataVencimento: `2026-0${parcela}-10`,
        valorCentavos: centavos(10_000),
        descontoIncondicionalCentavos: centavos(0),
        descontoCondicionalCentavos: centavos(0),
        contaBancariaId,
        formaPagamentoId,
      })),
    );
  });
}, 60_000);
afterAll(() => banco.fechar());

const desistir = new Error('only tried');
/** Lives of its own: what is done is not kept. */
const tentar = (viver: (tx: Tx) => Promise<void>) =>
  transacao(banco.db, async (tx) => {
    await viver(tx);
    throw desistir;
  }).catch((erro: unknown) => {
    if (erro !== desistir) throw erro;
  });
const ato = (tx: Tx) => atoDe(tx, fernanda, { hoje: HOJE });
const faturar = (tx: Tx, periodo: number) => faturarMes(ato(tx), { periodo });
const cancelar = (tx: Tx, vencimentoApos: string) =>
  cancelarTitulosDosContratos(ato(tx), [{ contratoId: ids.contrato, contratoSituacaoId: ids.situacao }], {
    vencimentoApos,
    motivo: 'Mudança de cidade',
    dataCancelamento: '2026-02-01',
  });
const restaurar = (tx: Tx) => restaurarTitulos(tx, { situacaoIds: [ids.situacao], dataRestauracao: '2026-02-02' });
const versaoDe = async (tx: Tx, periodo: number) =>
  (await sql<{ versao: number }>`select versao from periodos_contabeis where id = ${periodo}`.execute(tx)).rows[0]?.versao ?? 0;
const fechar = async (tx: Tx, periodo: number) =>
  fecharPeriodoContabil(ato(tx), { periodo, versao: await versaoDe(tx, periodo), comPendencias: true });
const reabrir = async (tx: Tx, periodo: number) =>
  reabrirPeriodoContabil(ato(tx), { periodo, versao: await versaoDe(tx, periodo), motivo: 'Corrigir' });
/** Of each installment, what each month has of it. */
async function porMes(tx: Tx): Promise<Record<number, number>[]> {
  const { rows } = await sql<{ parcela: number; periodo: number; n: number }>`select t.parcela, f.periodo,
      sum(case when f.ordem % 2 = 1 then 1 else -1 end)::int as n
    from faturamentos f join titulos_receber t on t.id = f.titulo_id group by 1, 2`.execute(tx);
  return [1, 2, 3].map((parcela) =>
    Object.fromEntries(rows.filter((r) => r.parcela === parcela && r.n !== 0).map((r) => [r.periodo, r.n])),
  );
}

test('a month waits for the take-backs of an open one before it, as for its titles', () =>
  tentar(async (tx) => {
    for (const mes of [JANEIRO, FEVEREIRO]) await faturar(tx, mes);
    await cancelar(tx, '2026-01-01');
    await expect(faturar(tx, FEVEREIRO)).rejects.toMatchObject({ code: 'FATURAMENTO_FORA_DE_ORDEM', params: { periodo: '01/2026' } });
    expect((await preverFaturamento(tx, { periodo: FEVEREIRO })).antes).toBe(JANEIRO);
    expect(await faturar(tx, JANEIRO)).toEqual({ reconhecidos: 0, estornados: 1 });
    expect(await faturar(tx, FEVEREIRO)).toEqual({ reconhecidos: 0, estornados: 1 });
    expect(await porMes(tx)).toEqual([{}, {}, {}]);
  }));

test('what a closed month lost is taken back in the first open one, which those after it wait for', () =>
  tentar(async (tx) => {
    for (const mes of [JANEIRO, FEVEREIRO]) await faturar(tx, mes);
    await fechar(tx, JANEIRO);
    await cancelar(tx, '2026-01-01');
    await expect(faturar(tx, MARCO)).rejects.toMatchObject({ params: { periodo: '02/2026' } });
    await faturar(tx, FEVEREIRO);
    expect(await porMes(tx)).toEqual([{ [JANEIRO]: 1, [FEVEREIRO]: -1 }, {}, {}]);
  }));

test('a title that a later month took back comes back in that month, also where its own is open again', () =>
  tentar(async (tx) => {
    await faturar(tx, JANEIRO);
    await fechar(tx, JANEIRO);
    await cancelar(tx, '2026-01-01');
    await faturar(tx, FEVEREIRO);
    await restaurar(tx);
    await reabrir(tx, JANEIRO);
    expect(await faturar(tx, JANEIRO)).toEqual({ reconhecidos: 0, estornados: 0 });
    await faturar(tx, FEVEREIRO);
    expect(await porMes(tx)).toEqual([{ [JANEIRO]: 1 }, { [FEVEREIRO]: 1 }, {}]);
  }));

test('a title that was recognized late and undone goes to its own month, where that is open again', () =>
  tentar(async (tx) => {
    await fechar(tx, JANEIRO);
    await faturar(tx, FEVEREIRO);
    await reabrir(tx, JANEIRO);
    await desfazerFaturamento(ato(tx), { periodo: FEVEREIRO, motivo: 'Era de janeiro' });
    await faturar(tx, JANEIRO);
    expect((await porMes(tx))[0]).toEqual({ [JANEIRO]: 1 });
  }));

const passo = fc.record({
  ato: fc.constantFrom('faturar', 'faturar', 'faturar', 'desfazer', 'cancelar', 'cancelar', 'restaurar', 'restaurar', 'fechar', 'reabrir'),
  mes: fc.constantFrom(JANEIRO, JANEIRO, FEVEREIRO, FEVEREIRO, MARCO),
  apos: fc.constantFrom('2026-01-01', '2026-01-31'),
});
const ultimoFechado = async (tx: Tx) =>
  (await sql<{ id: number | null }>`select max(id) as id from periodos_contabeis where situacao = 'fechado'`.execute(tx)).rows[0]?.id ?? 0;
const atos: Record<string, (tx: Tx, p: { mes: number; apos: string }) => Promise<unknown>> = {
  faturar: (tx, p) => faturar(tx, p.mes),
  desfazer: (tx, p) => desfazerFaturamento(ato(tx), { periodo: p.mes, motivo: 'Refazer' }),
  cancelar: (tx, p) => cancelar(tx, p.apos),
  restaurar,
  // April stays open: there is always a month for what the others lack.
  fechar: async (tx) => {
    const ultimo = await ultimoFechado(tx);
    return ultimo < MARCO && fechar(tx, ultimo === 0 ? JANEIRO : ultimo + 1);
  },
  reabrir: async (tx) => reabrir(tx, await ultimoFechado(tx)),
};

test('in whatever order months are recognized, undone, closed and reopened and titles cancelled and restored, up to each month each is revenue once or not at all', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(passo, { minLength: 15, maxLength: 40 }), (passos) =>
      tentar(async (tx) => {
        const conferir = async () => {
          for (const meses of await porMes(tx)) {
            let soma = 0;
            for (const periodo of [JANEIRO, FEVEREIRO, MARCO, ABRIL]) {
              soma += meses[periodo] ?? 0;
              expect([0, 1]).toContain(soma);
            }
          }
        };
        for (const p of passos) {
          await atos[p.ato]?.(tx, p).catch((erro: unknown) => {
            if (!(erro instanceof ErroNegocio)) throw erro;
          });
          await conferir();
        }
        // In their order, the open months take what is left.
        for (const periodo of [JANEIRO, FEVEREIRO, MARCO, ABRIL])
          await faturar(tx, periodo).catch((erro: unknown) => {
            if (!(erro instanceof ErroNegocio) || erro.code !== 'PERIODO_CONTABIL_FECHADO') throw erro;
          });
        await conferir();
        const { rows } = await sql<{ vale: number; feito: number }>`select (t.situacao <> 'cancelado')::int as vale,
            (select count(*)::int from v_faturamento_vigente v where v.titulo_id = t.id) as feito
          from titulos_receber t order by t.parcela`.execute(tx);
        expect(rows.map((r) => r.feito)).toEqual(rows.map((r) => r.vale));
      }),
    ),
    { numRuns: 30 },
  );
}, 120_000);
