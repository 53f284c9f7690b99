import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { fecharPeriodoContabil, reabrirPeriodoContabil } from '#domains/contabil/fechamento/server/oficina.ts';
import { transacao } from '#platform/server/database/kysely.ts';
import { invariantesRegistradas, julgar } from '#platform/server/integridade.ts';
import { centavos } from '#shared/dinheiro.ts';
import { ErroNegocio } from '#shared/erros.ts';
import { atoDe } from '#tests/helpers/ato.ts';
import { type BancoDeTeste, bancoDeTeste } from '#tests/helpers/banco.ts';
import { livrosDeTeste } from '#tests/helpers/contabil/livros.ts';
import { fernanda } from '#tests/helpers/financeiro.ts';
import { sorteador } from '#tests/helpers/titulos/modelo-de-titulos.ts';
import { corrigirLancamento, estornarLancamento } from './oficina.ts';
import { lancarEmLote, type NovaPartida } from './lancar.ts';
import './integridade.ts';

// Random lives of the books (entries, reversals, corrections, closings, reopenings, of two years) against a pencil that adds up the lines of
// what was answered as posted. The seed is printed; PATIO_SEMENTE repeats it, PATIO_PASSOS makes it longer.
const semente = Number(process.env.PATIO_SEMENTE ?? Date.now() % 2_147_483_647);
const passos = Number(process.env.PATIO_PASSOS ?? 200);
const codigos = ['1.1.01.002', '1.1.02.001', '2.1.01.001', '3.1.01.001', '3.1.09.001', '4.1.01.001', '4.2.01.002', '2.3.01.001'];
let banco: BancoDeTeste;
let conta: (codigo: string) => number;
beforeAll(async () => {
  banco = await bancoDeTeste();
  conta = await livrosDeTeste(banco.db, 2024, 2025);
});
afterAll(() => banco.fechar());

type Lancado = { id: number; periodo: number; partidas: readonly NovaPartida[]; vivo: boolean };

test(`${passos} acts against the pencil, to the centavo (seed ${semente}), then every invariant`, async () => {
  process.stdout.write(`modelo dos livros: PATIO_SEMENTE=${semente}\n`);
  const sortear = sorteador(semente);
  const um = <T>(lista: readonly T[]): T => lista[sortear(lista.length)] as T;
  const lancados: Lancado[] = [];
  const fechados: number[] = [];
  const ordem = [2024, 2025].flatMap((ano) => [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 14].map((n) => ano * 100 + n));
  const dataEm = (periodo: number): string =>
    `${Math.trunc(periodo / 100)}-${String(periodo % 100).padStart(2, '0')}-${String(1 + sortear(28)).padStart(2, '0')}`;
  const novas = (): NovaPartida[] => {
    const linhas = Array.from({ length: 1 + sortear(3) }, () => ({ contaId: conta(um(codigos)), valor: 1 + sortear(100_000) }));
    const total = linhas.reduce((soma, l) => soma + l.valor, 0);
    return [
      ...linhas.map((l) => ({ contaId: l.contaId, debitoCentavos: centavos(l.valor), creditoCentavos: centavos(0) })),
      { contaId: conta(um(codigos)), debitoCentavos: centavos(0), creditoCentavos: centavos(total) },
    ];
  };
  const versaoDe = async (id: number): Promise<number> =>
    (await sql<{ v: number }>`select versao as v from periodos_contabeis where id = ${id}`.execute(banco.db)).rows[0]?.v ?? 0;
  const meses = ordem.filter((p) => p % 100 <= 12);
  /** Mostly where entries are taken; now and then anywhere, to be refused. */
  const ondeLancar = (): number => {
    const abertos = meses.filter((p) => !fechados.includes(p));
    return sortear(8) === 0 || abertos.length === 0 ? um(meses) : um(abertos);
  };
  const anotar = (periodo: number, partidas: readonly NovaPartida[], id: number): void =>
    void lancados.push({ id, periodo, partidas, vivo: true });
  const atos = {
    lancar: async () => {
      const pedidos = Array.from({ length: 1 + sortear(4) }, () => ({ periodo: ondeLancar(), partidas: novas() }));
      const feitos = await transacao(banco.db, (tx) =>
        lancarEmLote(
          atoDe(tx, fernanda),
          pedidos.map(({ periodo, partidas }) => ({ dataLancamento: dataEm(periodo), origem: 'manual', historico: 'x', partidas })),
        ),
      );
      for (const { chave, id } of feitos) anotar(pedidos[chave]?.periodo ?? 0, pedidos[chave]?.partidas ?? [], id);
    },
    estornar: async () => {
      const alvo = um(lancados.filter((l) => l.vivo));
      if (!alvo) return;
      await transacao(banco.db, (tx) => estornarLancamento(atoDe(tx, fernanda), { id: alvo.id, motivo: 'engano', dataEstorno: null }));
      alvo.vivo = false;
    },
    corrigir: async () => {
      const alvo = um(lancados.filter((l) => l.vivo));
      if (!alvo) return;
      const partidas = novas();
      const corpo = partidas.map((p) => ({
        contaId: p.contaId,
        centroCustoId: null,
        debitoCentavos: p.debitoCentavos || null,
        creditoCentavos: p.creditoCentavos || null,
        historico: null,
      }));
      const { id } = await transacao(banco.db, (tx) =>
        corrigirLancamento(atoDe(tx, fernanda), {
          id: alvo.id,
          motivo: 'engano',
          dataEstorno: null,
          dataLancamento: dataEm(alvo.periodo),
          ajuste: false,
          historico: 'certo',
          documento: null,
          partidas: corpo,
        }),
      );
      alvo.vivo = false;
      anotar(alvo.periodo, partidas, id);
    },
    fechar: async () => {
      const proximo = ordem[fechados.length];
      if (proximo === undefined) return;
      const versao = await versaoDe(proximo);
      await transacao(banco.db, (tx) => fecharPeriodoContabil(atoDe(tx, fernanda), { periodo: proximo, versao, comPendencias: true }));
      fechados.push(proximo);
    },
    reabrir: async () => {
      const ultimo = fechados.at(-1);
      if (ultimo === undefined) return;
      const versao = await versaoDe(ultimo);
      await transacao(banco.db, (tx) => reabrirPeriodoContabil(atoDe(tx, fernanda), { periodo: ultimo, versao, motivo: 'engano' }));
      fechados.pop();
    },
  };
  let recusas = 0;
  for (let passo = 0; passo < passos; passo += 1) {
    const nome = um(['lancar', 'lancar', 'lancar', 'lancar', 'estornar', 'corrigir', 'fechar', 'reabrir'] as const);
    try {
      await atos[nome]();
    } catch (causa) {
      if (!(causa instanceof ErroNegocio) || causa.code !== 'PERIODO_CONTABIL_FECHADO') throw causa;
      recusas += 1;
    }
  }
  expect(lancados.length).toBeGreaterThan(20);
  process.stdout.write(`modelo dos livros: ${lancados.length} lançamentos, ${recusas} recusas, ${fechados.length} fechados\n`);
  // Patrimonial accounts at the end, year closings apart: the pencil knows what lives.
  const lapis = new Map<number, number>();
  for (const { partidas, vivo } of lancados)
    if (vivo) for (const p of partidas) lapis.set(p.contaId, (lapis.get(p.contaId) ?? 0) + p.debitoCentavos - p.creditoCentavos);
  const { rows } = await sql<{
    id: number;
    saldo: number;
  }>`select s.conta_id as id, sum(s.anterior_centavos + s.debitos_centavos - s.creditos_centavos)::bigint as saldo
    from saldos_contabeis_entre(202501, 202514) s join contas_contabeis c on c.id = s.conta_id and c.familia <> 'resultado' and c.codigo <> '2.3.02.001' group by 1`.execute(
    banco.db,
  );
  const doBanco = new Map(rows.map(({ id, saldo }) => [id, saldo]));
  for (const codigo of codigos.filter((c) => /^[12]/.test(c)))
    expect([codigo, doBanco.get(conta(codigo)) ?? 0]).toEqual([codigo, lapis.get(conta(codigo)) ?? 0]);
  const soma = rows.reduce((s, { saldo }) => s + saldo, 0);
  const resultado = [...lapis].reduce((s, [id, saldo]) => (doBanco.has(id) ? s : s + saldo), 0);
  expect(soma).toBe(-resultado);
  const daSala = invariantesRegistradas().filter((i) => i.sala.startsWith('contabil/'));
  expect((await julgar(banco.db, daSala, { chaveDaAuditoria: Buffer.alloc(32) })).filter((r) => r.achados > 0)).toEqual([]);
}, 120_000);
