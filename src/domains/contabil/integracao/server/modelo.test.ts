import fc from 'fast-check';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { fecharPeriodoContabil, reabrirPeriodoContabil } from '#domains/contabil/fechamento/server/oficina.ts';
import { corrigirLancamento, estornarLancamento } from '#domains/contabil/lancamentos/server/oficina.ts';
import { registrarEstornoDeFato } from '#domains/contabil/server/registrar-fatos.ts';
import { criarCategoriaFinanceira, criarContaBancaria } from '#domains/financeiro/cadastros/server/oficina.ts';
import { type Tx, transacao } from '#platform/server/database/kysely.ts';
import { invariantesRegistradas, julgar } from '#platform/server/integridade.ts';
import { centavos } from '#shared/dinheiro.ts';
import { ErroNegocio } from '#shared/erros.ts';
import { atoDe } from '#tests/helpers/ato.ts';
import { type BancoDeTeste, bancoDeTeste } from '#tests/helpers/banco.ts';
import { livrosDeTeste } from '#tests/helpers/contabil/livros.ts';
import { fatosDoCaixa } from '#tests/helpers/contabil/muitos-fatos.ts';
import { fernanda } from '#tests/helpers/financeiro.ts';
import { carregarConjuntoDeRegras, criarRegra } from '../regras/server/oficina.ts';
import { deixarFatosDeFora, retomarDispensados } from './deixar-fora.ts';
import { integrar } from './lancar-fatos.ts';

// Any order of facts, reversals of facts and of entries, corrections, postings, refusals, closings and reopenings, against a second reckoning
// that knows facts and lines and adds them up by itself. fast-check prints the seed of a failure; PATIO_SEMENTE repeats it, PATIO_VIDAS makes more.
const semente = Number(process.env.PATIO_SEMENTE ?? Date.now() % 2_147_483_647);
const vidas = Number(process.env.PATIO_VIDAS ?? 4);
const ANO = 2024;
const [CAIXA, CANTINA, OUTRAS] = ['1.1.01.002', '3.3.01.002', '3.3.01.009'] as const;

const mes = fc.integer({ min: 1, max: 4 });
const passo = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.record({
      ato: fc.constant('fato' as const),
      mes,
      dia: fc.integer({ min: 1, max: 27 }),
      quantos: fc.integer({ min: 1, max: 4 }),
      de: fc.constantFrom('cantina' as const, 'outra' as const, 'sem_conta' as const),
    }),
  },
  { weight: 4, arbitrary: fc.record({ ato: fc.constant('integrar' as const), mes }) },
  {
    weight: 5,
    arbitrary: fc.record({
      ato: fc.constantFrom('estornarFato' as const, 'estornarLancamento' as const, 'corrigir' as const, 'recusar' as const),
      qual: fc.nat(1000),
    }),
  },
  {
    weight: 4,
    arbitrary: fc.record({ ato: fc.constantFrom('retomar' as const, 'fechar' as const, 'fechar' as const, 'reabrir' as const) }),
  },
);
type Passo = typeof passo extends fc.Arbitrary<infer P> ? P : never;

type Contas = { caixa: number; semConta: number; cantina: number };
class Livros {
  readonly banco: BancoDeTeste;
  private readonly conta: (codigo: string) => number;
  private readonly contas: Contas;
  private constructor(banco: BancoDeTeste, conta: (codigo: string) => number, contas: Contas) {
    this.banco = banco;
    this.conta = conta;
    this.contas = contas;
  }

  static async abrir(): Promise<Livros> {
    const banco = await bancoDeTeste();
    const conta = await livrosDeTeste(banco.db, ANO);
    return transacao(banco.db, async (tx) => {
      const ato = atoDe(tx, fernanda);
      const caixa = (await criarContaBancaria(ato, { nome: 'Caixa', tipo: 'caixa' })).id;
      const semConta = (await criarContaBancaria(ato, { nome: 'Gaveta', tipo: 'caixa' })).id;
      const cantina = (await criarCategoriaFinanceira(ato, { nome: 'Cantina', sentido: 'entrada' })).id;
      await carregarConjuntoDeRegras(ato, { entidade: 'com_fins_lucrativos', vigenteDesde: '2024-01-01' });
      // Money of the drawer stands nowhere in the books yet.
      await sql`delete from regras_contabeis where evento = 'dinheiro'`.execute(tx);
      await criarRegra(ato, {
        evento: 'dinheiro',
        parte: 'disponivel',
        contaBancariaId: caixa,
        vigenteDesde: '2024-01-01',
        debitoId: conta(CAIXA),
      });
      return new Livros(banco, conta, { caixa, semConta, cantina });
    });
  }

  fazer<T>(o: (tx: Tx) => Promise<T>): Promise<T> {
    return transacao(this.banco.db, o);
  }

  /** One act; what a rule refuses changes nothing. */
  async viver(p: Passo): Promise<void> {
    try {
      await this.agir(p);
    } catch (causa) {
      if (!(causa instanceof ErroNegocio)) throw causa;
    }
  }

  private async agir(p: Passo): Promise<void> {
    switch (p.ato) {
      case 'fato': {
        const de = `${ANO}-0${p.mes}-${String(p.dia).padStart(2, '0')}`;
        const contaBancariaId = p.de === 'sem_conta' ? this.contas.semConta : this.contas.caixa;
        const categoria = p.de === 'cantina' ? { categoriaId: this.contas.cantina } : {};
        return this.fazer((tx) => fatosDoCaixa(tx, { quantos: p.quantos, de, dias: 1, contaBancariaId, ...categoria }));
      }
      case 'integrar':
        return this.integrarMes(p.mes);
      case 'estornarFato': {
        const fato = await this.um(
          p.qual,
          sql`f.estorno_de is null and not exists (select from fatos_contabeis e where e.estorno_de = f.id)`,
        );
        if (!fato) return;
        const original = { evento: 'caixa.recebimento', origemTipo: 'lancamento_manual', origemId: fato.origemId } as const;
        const estorno = {
          evento: 'caixa.recebimento_estornado',
          dataFato: `${ANO}-04-28`,
          origemTipo: 'lancamento_manual_estorno',
        } as const;
        return this.fazer((tx) => registrarEstornoDeFato(tx, { ...estorno, origemId: fato.origemId, original }));
      }
      case 'estornarLancamento':
      case 'corrigir': {
        const fato = await this.um(p.qual, sql`l.lancamento_id is not null`);
        if (!fato?.lancamentoId) return;
        const id = fato.lancamentoId;
        if (p.ato === 'estornarLancamento')
          return void (await this.fazer((tx) => estornarLancamento(atoDe(tx, fernanda), { id, motivo: 'engano', dataEstorno: null })));
        return this.corrigir(id);
      }
      case 'recusar': {
        const fato = await this.um(p.qual, sql`l.lancamento_id is null`);
        return void (fato && (await this.fazer((tx) => deixarFatosDeFora(atoDe(tx, fernanda), { fatos: [fato.id], motivo: 'por fora' }))));
      }
      case 'retomar':
        return this.retomar();
      case 'fechar':
      case 'reabrir':
        return void (await this.mudar(p.ato));
    }
  }

  async integrarMes(numero: number): Promise<void> {
    await this.fazer((tx) => integrar(atoDe(tx, fernanda), { de: `${ANO}-0${numero}-01`, ate: `${ANO}-0${numero}-28` }));
  }
  async retomar(): Promise<void> {
    await this.fazer((tx) => retomarDispensados(atoDe(tx, fernanda), { de: `${ANO}-01-01`, ate: `${ANO}-12-31` }));
  }
  /** The next month closes, or the last closed one opens again; false where there is none. */
  async mudar(ato: 'fechar' | 'reabrir'): Promise<boolean> {
    const { rows } = await sql<{
      id: number;
      versao: number;
    }>`select id, versao from periodos_contabeis where numero <= 4 and (situacao = 'fechado') = ${ato === 'reabrir'}::boolean
      order by case when ${ato === 'reabrir'}::boolean then -id else id end limit 1`.execute(this.banco.db);
    const [periodo] = rows;
    if (!periodo) return false;
    const pedido = { periodo: periodo.id, versao: periodo.versao };
    if (ato === 'fechar') await this.fazer((tx) => fecharPeriodoContabil(atoDe(tx, fernanda), { ...pedido, comPendencias: true }));
    else await this.fazer((tx) => reabrirPeriodoContabil(atoDe(tx, fernanda), { ...pedido, motivo: 'engano' }));
    return true;
  }

  /** A correction that changes words alone: the sums stay what the facts say. */
  private async corrigir(id: number): Promise<void> {
    const { rows } = await sql<{
      contaId: number;
      d: number;
      c: number;
      data: string;
    }>`select p.conta_id as "contaId", p.debito_centavos as d, p.credito_centavos as c, p.data_lancamento as data
      from partidas_contabeis p where p.lancamento_id = ${id} order by p.ordem`.execute(this.banco.db);
    const partidas = rows.map(({ contaId, d, c }) => ({
      contaId,
      centroCustoId: null,
      debitoCentavos: d === 0 ? null : centavos(d),
      creditoCentavos: c === 0 ? null : centavos(c),
      historico: null,
    }));
    const novo = { dataLancamento: rows[0]?.data ?? '', ajuste: false, historico: 'Certo', documento: null, partidas };
    await this.fazer((tx) => corrigirLancamento(atoDe(tx, fernanda), { id, motivo: 'engano', dataEstorno: null, ...novo }));
  }

  private async um(
    qual: number,
    onde: ReturnType<typeof sql>,
  ): Promise<{ id: number; origemId: number; lancamentoId: number | null } | undefined> {
    const { rows } = await sql<{
      id: number;
      origemId: number;
      lancamentoId: number | null;
    }>`select f.id, f.origem_id as "origemId", l.lancamento_id as "lancamentoId"
      from fatos_contabeis f left join fatos_lancados l on l.fato_id = f.id and l.desfeito_por is null where ${onde} order by f.id`.execute(
      this.banco.db,
    );
    return rows[qual % Math.max(1, rows.length)];
  }

  /** The books add up, by a reckoning of facts and lines that shares nothing with theirs. */
  async conferir(): Promise<void> {
    const { rows: fatos } = await sql<{ evento: string; valor: number; valores: { categoriaId: number | null }; vezes: number }>`
      select f.evento, f.valor_centavos as valor, f.valores, (select count(*)::int from fatos_lancados l where l.fato_id = f.id and l.desfeito_por is null) as vezes
      from fatos_contabeis f`.execute(this.banco.db);
    const esperado = new Map<number, number>();
    const somar = (codigo: string, valor: number) => esperado.set(this.conta(codigo), (esperado.get(this.conta(codigo)) ?? 0) + valor);
    for (const { evento, valor, valores, vezes } of fatos) {
      expect(vezes).toBeLessThanOrEqual(1);
      if (vezes === 0) continue;
      const sinal = evento === 'caixa.recebimento' ? 1 : -1;
      somar(CAIXA, sinal * valor);
      somar(valores.categoriaId === null ? OUTRAS : CANTINA, -sinal * valor);
    }
    const { rows: linhas } = await sql<{ lancamento: number; periodo: number; conta: number; d: number; c: number }>`
      select lancamento_id as lancamento, periodo, conta_id as conta, debito_centavos as d, credito_centavos as c from partidas_contabeis`.execute(
      this.banco.db,
    );
    const [porConta, porLancamento, porMes] = [new Map<number, number>(), new Map<number, number>(), new Map<string, [number, number]>()];
    for (const { lancamento, periodo, conta, d, c } of linhas) {
      porConta.set(conta, (porConta.get(conta) ?? 0) + d - c);
      porLancamento.set(lancamento, (porLancamento.get(lancamento) ?? 0) + d - c);
      const [debitos, creditos] = porMes.get(`${periodo} ${conta}`) ?? [0, 0];
      porMes.set(`${periodo} ${conta}`, [debitos + d, creditos + c]);
    }
    expect([...porLancamento].filter(([, saldo]) => saldo !== 0)).toEqual([]);
    for (const codigo of [CAIXA, CANTINA, OUTRAS])
      expect([codigo, porConta.get(this.conta(codigo)) ?? 0]).toEqual([codigo, esperado.get(this.conta(codigo)) ?? 0]);
    for (const periodo of [1, 2, 3, 4].map((n) => ANO * 100 + n)) {
      const { rows } = await sql<{
        conta: number;
        d: number;
        c: number;
      }>`select conta_id as conta, debitos_centavos as d, creditos_centavos as c
        from saldos_contabeis_entre(${periodo}, ${periodo}) where debitos_centavos + creditos_centavos > 0`.execute(this.banco.db);
      const meus = [...porMes].filter(([chave]) => chave.startsWith(`${periodo} `)).map(([chave, [d, c]]) => `${chave} ${d} ${c}`);
      expect(rows.map((r) => `${periodo} ${r.conta} ${r.d} ${r.c}`).toSorted()).toEqual(meus.toSorted());
    }
    const { rows: numeros } = await sql<{
      n: number;
      ultimo: number;
    }>`select count(*)::int as n, coalesce(max(numero), 0) as ultimo from lancamentos_contabeis`.execute(this.banco.db);
    expect(numeros[0]?.n).toBe(numeros[0]?.ultimo);
    const daSala = invariantesRegistradas().filter((i) => i.sala.startsWith('contabil'));
    expect((await julgar(this.banco.db, daSala, { chaveDaAuditoria: Buffer.alloc(32) })).filter((r) => r.achados > 0)).toEqual([]);
  }

  /** Everything opened, taken up and posted: what waits still is the money of the drawer alone. */
  async concluir(): Promise<void> {
    for (;;) if (!(await this.mudar('reabrir'))) break;
    await this.retomar();
    for (const numero of [1, 2, 3, 4]) await this.integrarMes(numero);
    const { rows } = await sql<{
      n: number;
    }>`select count(*)::int as n from v_fato_pendente where (valores ->> 'contaBancariaId')::bigint <> ${this.contas.semConta}`.execute(
      this.banco.db,
    );
    expect(rows[0]?.n).toBe(0);
    await this.conferir();
  }
}

test(`${vidas} lives of the books in any order: they balance, and posted whole they come to what the facts say (seed ${semente})`, async () => {
  process.stdout.write(`modelo da integração: PATIO_SEMENTE=${semente}\n`);
  await fc.assert(
    fc.asyncProperty(fc.array(passo, { minLength: 30, maxLength: 70 }), async (passos) => {
      const livros = await Livros.abrir();
      try {
        for (const p of passos) await livros.viver(p);
        await livros.conferir();
        await livros.concluir();
      } finally {
        await livros.banco.fechar();
      }
    }),
    { numRuns: vidas, seed: semente, endOnFailure: true },
  );
}, 180_000);
