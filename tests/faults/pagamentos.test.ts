import { salasDe } from '#tests/helpers/salas.ts';
import { atoDe } from '#tests/helpers/ato.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { fecharPeriodoFinanceiro, reabrirPeriodoFinanceiro } from '#domains/financeiro/caixa/periodos/server/oficina.ts';
import { baixarTitulos } from '#domains/financeiro/titulos/baixas/server/door.ts';
import { cancelarTitulo } from '#domains/financeiro/titulos/cancelamentos/server/oficina.ts';
import { estornarBaixa } from '#domains/financeiro/titulos/estornos/server/oficina.ts';
import { transacao } from '#platform/server/database/kysely.ts';
import { type Centavos, centavos } from '#shared/dinheiro.ts';
import type { BancoDeTeste } from '#tests/helpers/banco.ts';
import { fernanda, paulo, type Tesouraria, tesourariaDeTeste, titulosDeTeste } from '#tests/helpers/financeiro.ts';
import { conferirInteireza } from '#tests/helpers/titulos/inteireza.ts';
import { type ServidorDeTeste, servidorDeTeste } from '#tests/helpers/servidor.ts';
import fc from 'fast-check';

// Faults of the counter: whoever races, whatever is repeated, each payment counts once and the books tie.
let servidor: ServidorDeTeste;
let banco: BancoDeTeste;
let t: Tesouraria;
beforeAll(async () => {
  servidor = await servidorDeTeste({ salas: salasDe.titulos });
  ({ banco } = servidor);
  t = await tesourariaDeTeste(banco.db);
});
afterAll(() => servidor.fechar());

const DIA = '2026-03-10';
const titulos = (quantos: number, valor = 100_000) =>
  titulosDeTeste(
    banco.db,
    t,
    Array.from({ length: quantos }, () => ({ valorCentavos: centavos(valor), descontoCondicionalCentavos: centavos(0) })),
  ).then((feitos) => feitos.map(({ id }) => id));
const pagar = (ids: readonly number[], valorCentavos: number, quem = fernanda, dataBaixa = DIA) =>
  transacao(banco.db, (tx) =>
    baixarTitulos(atoDe(tx, quem), {
      dataBaixa,
      contaBancariaId: t.contaBancariaId,
      formaPagamentoId: t.formaPagamentoId,
      itens: ids.map((tituloId) => ({ tituloId, valorCentavos })),
    }),
  );
const estornar = (baixaId: number, quem = paulo) =>
  transacao(banco.db, (tx) => estornarBaixa(atoDe(tx, quem), { baixaId, motivo: 'Ensaio' }));
type Titulo = { situacao: string; recebido: number; amortizado: number; baixas: number };
const lerTitulo = async (id: number): Promise<Titulo> =>
  (
    await sql<Titulo>`select situacao, recebido_centavos as recebido, amortizado_centavos as amortizado,
      (select count(*)::int from baixas b where b.titulo_id = t.id) as baixas from titulos_receber t where id = ${id}`.execute(banco.db)
  ).rows[0] as Titulo;

describe('F3: many clerks pay the same title at once', () => {
  test.each([2, 5, 20, 50])('%i of them: one settles, every other is told by whom', async (quantos) => {
    const [id = 0] = await titulos(1);
    const respostas = await Promise.allSettled(Array.from({ length: quantos }, (_, i) => pagar([id], 100_000, i % 2 ? fernanda : paulo)));
    expect(respostas.filter((r) => r.status === 'fulfilled')).toHaveLength(1);
    for (const r of respostas)
      if (r.status === 'rejected')
        expect(r.reason).toMatchObject({
          code: 'TITULO_JA_BAIXADO',
          params: { usuario: expect.stringMatching(/Fernanda Lima|Paulo Nunes/) as string },
        });
    expect(await lerTitulo(id)).toEqual({ situacao: 'baixado', recebido: 100_000, amortizado: 100_000, baixas: 1 });
    await conferirInteireza(banco.db);
  });

  test('in parts: together they never take more than is owed', async () => {
    const [id = 0] = await titulos(1);
    const respostas = await Promise.allSettled(Array.from({ length: 20 }, () => pagar([id], 15_000)));
    expect(respostas.filter((r) => r.status === 'fulfilled')).toHaveLength(6);
    expect(await lerTitulo(id)).toEqual({ situacao: 'parcial', recebido: 90_000, amortizado: 90_000, baixas: 6 });
    await conferirInteireza(banco.db);
  });
});

describe('F5: the same payment is sent more than once', () => {
  const corpo = () => ({
    dataBaixa: DIA,
    valorCentavos: 100_000,
    contaBancariaId: t.contaBancariaId,
    formaPagamentoId: t.formaPagamentoId,
  });
  const enviar = (id: number, chave: string, partes = {}) =>
    servidor.pedir('POST', `TituloReceber/${id}/baixa`, { body: { ...corpo(), ...partes }, headers: { 'idempotency-key': chave } });

  test('a double click, a retry of the browser and a reload: one effect, and each hears the first answer', async () => {
    const [id = 0] = await titulos(1);
    const juntas = await Promise.all(Array.from({ length: 4 }, () => enviar(id, 'clique-duplo-1')));
    const depois = await enviar(id, 'clique-duplo-1');
    expect([...juntas, depois].map((r) => r.status)).toEqual([200, 200, 200, 200, 200]);
    for (const r of [...juntas, depois]) expect(r.corpo.data).toEqual(depois.corpo.data);
    expect(await lerTitulo(id)).toMatchObject({ situacao: 'baixado', baixas: 1 });
    await conferirInteireza(banco.db);
  });

  test('two tabs with the same form: the second is told that it was settled', async () => {
    const [id = 0] = await titulos(1);
    const abas = await Promise.all([enviar(id, 'aba-primeira'), enviar(id, 'aba-segunda-1')]);
    expect(abas.map((r) => r.status).sort()).toEqual([200, 409]);
    expect(abas.find((r) => r.status === 409)?.corpo.error?.code).toBe('TITULO_JA_BAIXADO');
    expect((await lerTitulo(id)).baixas).toBe(1);
  });

  test('one key for another payment is refused', async () => {
    const [id = 0] = await titulos(1);
    await enviar(id, 'chave-de-um-so', { valorCentavos: 50_000 });
    expect(await enviar(id, 'chave-de-um-so', { valorCentavos: 50_001 })).toMatchObject({
      status: 422,
      corpo: { error: { code: 'CHAVE_IDEMPOTENCIA_REUTILIZADA' } },
    });
    expect(await lerTitulo(id)).toMatchObject({ recebido: 50_000, baixas: 1 });
  });
});

describe('F7: the day is closed while payments are being saved', () => {
  test('each payment is before the closing and in its balance, or after it and refused', async () => {
    const ids = await titulos(12);
    await sql`update periodos_financeiros set data_fim = '2026-06-30' where conta_bancaria_id = ${t.contaBancariaId}`.execute(banco.db);
    const periodo = async () =>
      (
        await sql<{
          id: number;
          versao: number;
          saldo: Centavos;
        }>`select id, versao, (select coalesce(sum(case sentido when 'entrada' then valor_centavos else -valor_centavos end), 0)::bigint
          from lancamentos_financeiros l where l.periodo_financeiro_id = p.id) as saldo from periodos_financeiros p where conta_bancaria_id = ${t.contaBancariaId}`.execute(
          banco.db,
        )
      ).rows[0] as { id: number; versao: number; saldo: Centavos };
    const pagamentos = Promise.allSettled(ids.map((id) => pagar([id], 100_000)));
    // Whoever closes counts the drawer anew until the count is right, as a person does.
    let fechado = false;
    for (let i = 0; i < 100 && !fechado; i += 1) {
      const { id, versao, saldo } = await periodo();
      fechado = await transacao(banco.db, (tx) =>
        fecharPeriodoFinanceiro(atoDe(tx, paulo), { id, versao, saldoInformadoCentavos: saldo }),
      ).then(
        () => true,
        ({ code }: { code?: string }) => {
          expect(code).toBe('SALDO_DIVERGENTE');
          return false;
        },
      );
    }
    const respostas = await pagamentos;
    expect(fechado).toBe(true);
    for (const r of respostas) if (r.status === 'rejected') expect(r.reason).toMatchObject({ code: 'PERIODO_FINANCEIRO_FECHADO' });
    const { rows } = await sql<{ fechamento: number; movimentos: number; tarde: number }>`select
      (select saldo_calculado_centavos from periodos_financeiros_situacoes s join periodos_financeiros p on p.id = s.periodo_financeiro_id
        where p.conta_bancaria_id = ${t.contaBancariaId} and s.para = 'fechado') as fechamento,
      (select sum(case sentido when 'entrada' then valor_centavos else -valor_centavos end)::bigint from lancamentos_financeiros where conta_bancaria_id = ${t.contaBancariaId}
        and data_movimento <= '2026-06-30') as movimentos,
      (select count(*)::int from lancamentos_financeiros l join periodos_financeiros_situacoes s on s.periodo_financeiro_id = l.periodo_financeiro_id
        where s.para = 'fechado' and l.created_at > s.created_at) as tarde`.execute(banco.db);
    expect(rows[0]?.movimentos).toBe(rows[0]?.fechamento);
    expect(rows[0]?.tarde).toBe(0);
    await conferirInteireza(banco.db);
    const { id, versao } = await periodo();
    await transacao(banco.db, (tx) => reabrirPeriodoFinanceiro(atoDe(tx, paulo), { id, versao, motivo: 'Ensaio' }));
    await sql`update periodos_financeiros set data_fim = '2099-12-31' where id = ${id}`.execute(banco.db);
  });
});

describe('F20: reversals among part payments', () => {
  type Ato = { tipo: 'pagar'; valor: number } | { tipo: 'estornar'; qual: number } | { tipo: 'cancelar' };
  const ato: fc.Arbitrary<Ato> = fc.oneof(
    { weight: 5, arbitrary: fc.record({ tipo: fc.constant('pagar' as const), valor: fc.integer({ min: 1, max: 60_000 }) }) },
    { weight: 4, arbitrary: fc.record({ tipo: fc.constant('estornar' as const), qual: fc.nat({ max: 9 }) }) },
    { weight: 1, arbitrary: fc.constant({ tipo: 'cancelar' as const }) },
  );

  test('the first of two is reversed, the title is paid again: balance and state follow', async () => {
    const [id = 0] = await titulos(1);
    const [primeira, segunda] = [await pagar([id], 30_000), await pagar([id], 20_000)];
    await estornar(primeira.baixas[0]?.id ?? 0);
    expect(await lerTitulo(id)).toMatchObject({ situacao: 'parcial', recebido: 20_000 });
    await expect(transacao(banco.db, (tx) => cancelarTitulo(atoDe(tx, paulo), { id, motivo: 'Ensaio' }))).rejects.toMatchObject({
      code: 'CANCELAMENTO_NAO_PERMITIDO',
    });
    // The reversals stand on today; a payment of an earlier day may still come after them.
    await pagar([id], 80_000);
    expect(await lerTitulo(id)).toMatchObject({ situacao: 'baixado', recebido: 100_000 });
    await estornar(segunda.baixas[0]?.id ?? 0);
    expect(await lerTitulo(id)).toMatchObject({ situacao: 'parcial', recebido: 80_000 });
  });

  test('any sequence of paying, reversing any part and cancelling agrees with a count by hand', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(ato, { minLength: 3, maxLength: 12 }), async (atos) => {
        const [id = 0] = await titulos(1);
        const vivas = new Map<number, number>();
        const feitas: number[] = [];
        let cancelado = false;
        const pago = (): number => [...vivas.values()].reduce((a, b) => a + b, 0);
        const aceita = (fazer: Promise<unknown>): Promise<boolean> =>
          fazer.then(
            () => true,
            (causa: { code?: string }) => {
              expect(causa.code).toMatch(/^[A-Z_]+$/);
              return false;
            },
          );
        for (const a of atos) {
          if (a.tipo === 'pagar') {
            const deve = cancelado ? 0 : 100_000 - pago();
            let feita: Awaited<ReturnType<typeof pagar>> | undefined;
            expect(await aceita(pagar([id], a.valor).then((f) => (feita = f)))).toBe(a.valor <= deve);
            if (feita) {
              const baixaId = feita.baixas[0]?.id ?? 0;
              vivas.set(baixaId, a.valor);
              feitas.push(baixaId);
            }
          } else if (a.tipo === 'estornar') {
            const baixaId = feitas[a.qual % Math.max(1, feitas.length)];
            if (baixaId === undefined) continue;
            expect(await aceita(estornar(baixaId))).toBe(vivas.delete(baixaId));
          } else {
            const pode: boolean = !cancelado && pago() === 0;
            expect(await aceita(transacao(banco.db, (tx) => cancelarTitulo(atoDe(tx, paulo), { id, motivo: 'Ensaio' })))).toBe(pode);
            cancelado ||= pode;
          }
          const situacao = cancelado ? 'cancelado' : pago() === 0 ? 'aberto' : pago() === 100_000 ? 'baixado' : 'parcial';
          expect(await lerTitulo(id)).toMatchObject({ situacao, recebido: pago(), amortizado: pago() });
        }
      }),
      { numRuns: 40 },
    );
    await conferirInteireza(banco.db);
  });
});

describe('F21: every payment is reversed twice at once', () => {
  test('as many reversals as payments; the other half is told by whom', async () => {
    const ids = await titulos(15);
    const baixas = (await Promise.all(ids.map((id) => pagar([id], 100_000)))).map((f) => f.baixas[0]?.id ?? 0);
    const respostas = await Promise.allSettled(baixas.flatMap((id) => [estornar(id, fernanda), estornar(id, paulo)]));
    expect(respostas.filter((r) => r.status === 'fulfilled')).toHaveLength(15);
    for (const r of respostas) if (r.status === 'rejected') expect(r.reason).toMatchObject({ code: 'BAIXA_JA_ESTORNADA' });
    for (const id of ids) expect(await lerTitulo(id)).toMatchObject({ situacao: 'aberto', recebido: 0, amortizado: 0 });
    await conferirInteireza(banco.db);
  });
});

describe('F26: batches take the same titles in opposite orders', () => {
  test('none waits for another in a circle; each title settles once', async () => {
    const ids = await titulos(20);
    const metade = ids.filter((_, i) => i % 2 === 0);
    const respostas = await Promise.allSettled([
      pagar(ids, 100_000),
      pagar(ids.toReversed(), 100_000, paulo),
      pagar(metade.toReversed(), 100_000),
      pagar(metade, 100_000, paulo),
    ]);
    for (const r of respostas) if (r.status === 'rejected') expect(r.reason).toMatchObject({ code: 'TITULO_JA_BAIXADO' });
    const pagos = (await Promise.all(ids.map(lerTitulo))).map((x) => x.baixas);
    expect(new Set(pagos.filter((_, i) => i % 2 === 0))).toEqual(new Set([1]));
    const { rows } = await sql<{
      n: string;
    }>`select coalesce(sum(deadlocks), 0)::text as n from pg_stat_database where datname = current_database()`.execute(banco.db);
    expect(rows[0]?.n).toBe('0');
    await conferirInteireza(banco.db);
  });
});
