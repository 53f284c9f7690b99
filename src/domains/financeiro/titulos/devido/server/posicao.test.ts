import { atoDe } from '#tests/helpers/ato.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Tx, transacao } from '#platform/server/database/kysely.ts';
import { type DataCivil, hojeEm, somarDias } from '#shared/datas.ts';
import { centavos } from '#shared/dinheiro.ts';
import { type BancoDeTeste, bancoDeTeste } from '#tests/helpers/banco.ts';
import { fernanda, fuso, type Tesouraria, tesourariaDeTeste, tituloDeTeste } from '#tests/helpers/financeiro.ts';
import '#domains/financeiro/titulos/server/door.ts';
import { baixarTitulos } from '#domains/financeiro/titulos/baixas/server/baixar-titulos.ts';
import { cancelarTitulo } from '#domains/financeiro/titulos/cancelamentos/server/cancelar-titulo.ts';
import { desfazerAcordo } from '#domains/financeiro/titulos/acordos/server/desfazer-acordo.ts';
import { dispensarEncargos } from '#domains/financeiro/titulos/dispensas/server/dispensar-encargos.ts';
import { estornarBaixa } from '#domains/financeiro/titulos/estornos/server/estornar-baixa.ts';
import { type BaseDaPosicao, posicaoEm } from './posicao.ts';
import { quebrarAcordo } from '#domains/financeiro/titulos/acordos/server/quebrar-acordo.ts';
import { listarTitulos } from '#domains/financeiro/titulos/lista/server/queries.ts';
import { mudarVencimento } from '#domains/financeiro/titulos/ficha/server/oficina.ts';
import { renegociar } from '#domains/financeiro/titulos/acordos/novo/server/renegociar.ts';
import { simular } from '#domains/financeiro/titulos/acordos/novo/server/simular.ts';

// Weeks of random acts. After each week what the list shows is kept, and then everything written so far becomes a week older.
const semente = Number(process.env.PATIO_SEMENTE ?? Date.now() % 2_147_483_647);
const semanas = Number(process.env.PATIO_SEMANAS ?? 22);
const hoje: DataCivil = hojeEm(new Date(), fuso);
let banco: BancoDeTeste;
let t: Tesouraria;
beforeAll(async () => {
  banco = await bancoDeTeste();
  t = await tesourariaDeTeste(banco.db);
});
afterAll(() => banco.fechar());

function sorteador(s: number): (n: number) => number {
  let a = s >>> 0;
  return (n) => {
    a = (a + 0x6d2b79f5) >>> 0;
    let x = Math.imul(a ^ (a >>> 15), 1 | a);
    x = (x + Math.imul(x ^ (x >>> 7), 61 | x)) ^ x;
    return ((x ^ (x >>> 14)) >>> 0) % n;
  };
}

const datas: Record<string, { dias: string[]; instantes: string[] }> = {
  titulos_receber: { dias: ['data_emissao', 'data_vencimento', 'data_limite'], instantes: ['created_at'] },
  baixas: { dias: ['data_baixa', 'data_credito'], instantes: ['created_at'] },
  estornos: { dias: ['data_estorno'], instantes: ['created_at'] },
  baixas_descontos_revogados: { dias: ['data_revogacao'], instantes: ['created_at'] },
  fatos_contabeis: { dias: ['data_fato'], instantes: ['created_at'] },
  titulos_cancelamentos: { dias: ['data_cancelamento'], instantes: ['created_at', 'desfeito_em'] },
  titulos_dispensas: { dias: ['data_dispensa'], instantes: ['created_at', 'revogada_em'] },
  titulos_vencimentos: { dias: ['vencimento_anterior', 'limite_anterior', 'vencimento_novo', 'data_mudanca'], instantes: ['created_at'] },
  titulos_amortizacoes: { dias: ['data_amortizacao'], instantes: ['created_at'] },
  acordos: { dias: ['data_acordo'], instantes: ['created_at'] },
  acordos_titulos: { dias: [], instantes: ['devolvido_em'] },
};

/** A week goes by: what was written is a week older. The triggers that keep history still stand aside for it. */
async function passarUmaSemana(): Promise<void> {
  await transacao(banco.dono, async (tx) => {
    await sql`set local session_replication_role = replica`.execute(tx);
    for (const [tabela, { dias, instantes }] of Object.entries(datas)) {
      const mudancas = [
        ...dias.map((c) => sql`${sql.id(c)} = ${sql.id(c)} - 7`),
        ...instantes.map((c) => sql`${sql.id(c)} = ${sql.id(c)} - interval '7 days'`),
      ];
      await sql`update ${sql.table(tabela)} set ${sql.join(mudancas)}`.execute(tx);
    }
  });
}

type Vista = { situacao: string; vencido: boolean; saldo: number; devido: number; recebido: number };
const filtros = {
  nome: undefined,
  turmaId: undefined,
  vencimentoInicial: null,
  vencimentoFinal: null,
  situacoes: [],
  contaBancariaId: undefined,
  pagadorId: undefined,
  alunoId: undefined,
  contratoId: undefined,
  matriculaId: undefined,
  portal: undefined,
  atraso: undefined,
};

async function lista(): Promise<Map<number, Vista>> {
  const p = { numeroDaPagina: 1, tamanhoDaPagina: 500, campoOrdenado: 'vencimento' as const, ordenacaoAscendente: true };
  const { itens, total } = await listarTitulos(banco.db, filtros, p, hoje);
  expect(total).toBe(itens.length);
  return new Map(
    itens.map((i) => [
      i.id,
      { situacao: i.situacao, vencido: i.vencido, saldo: i.saldoCentavos, devido: i.devidoHojeCentavos, recebido: i.recebidoCentavos },
    ]),
  );
}

async function posicao(em: DataCivil, base: BaseDaPosicao): Promise<Map<number, Vista>> {
  const { rows } = await sql<
    Vista & { id: number; liquido: number; principal: number; ajustes: number }
  >`select p.id, p.situacao, p.vencido, p.saldo, p.devido, p.principal + p.encargos as recebido, p.liquido, p.principal, p.ajustes
    from (${posicaoEm({ em, base, fuso })}) p`.execute(banco.db);
  for (const linha of rows) expect(linha.liquido).toBe(linha.principal + linha.ajustes + linha.saldo);
  return new Map(rows.map(({ id, situacao, vencido, saldo, devido, recebido }) => [id, { situacao, vencido, saldo, devido, recebido }]));
}

/** The balance of each title when a day ended, asked title by title, by the dates of the movements. */
async function saldosIndependentes(em: DataCivil): Promise<Map<number, number>> {
  const dia = sql`${em}::date`;
  const corte = sql`((${dia} + 1)::timestamp at time zone ${fuso})`;
  const { rows } = await sql<{ id: number; saldo: number }>`select t.id, (case
      when exists (select 1 from titulos_cancelamentos k where k.titulo_id = t.id and k.data_cancelamento <= ${dia} and coalesce(k.desfeito_em >= ${corte}, true)) then 0
      when exists (select 1 from acordos_titulos i join acordos a on a.id = i.acordo_id where i.titulo_id = t.id and a.data_acordo <= ${dia} and coalesce(i.devolvido_em >= ${corte}, true)) then 0
      -- A payment typed again with the day of one that was reversed later: both count until the reversal, and nothing is owed.
      else greatest(0, t.valor_centavos - t.desconto_incondicional_centavos
        - (select coalesce(sum(b.principal_centavos + b.desconto_centavos - coalesce(r.valor_centavos, 0)), 0) from baixas b
          left join baixas_descontos_revogados r on r.baixa_id = b.id and r.data_revogacao <= ${dia}
          left join estornos e on e.baixa_id = b.id and e.data_estorno <= ${dia} where b.titulo_id = t.id and b.data_baixa <= ${dia} and e.id is null)
        - (select coalesce(sum(x.valor_centavos), 0) from titulos_amortizacoes x left join estornos e on e.baixa_id = x.baixa_id and e.data_estorno <= ${dia} where x.titulo_id = t.id and x.data_amortizacao <= ${dia} and e.id is null)) end)::bigint as saldo
    from titulos_receber t where t.data_emissao <= ${dia} or exists (select 1 from baixas b where b.titulo_id = t.id and b.data_baixa <= ${dia})`.execute(
    banco.db,
  );
  return new Map(rows.map(({ id, saldo }) => [id, saldo]));
}

test(`the position of each past day is what the list showed that day (seed ${semente})`, { timeout: 240_000 }, async () => {
  process.stdout.write(`posicao.test: PATIO_SEMENTE=${semente}\n`);
  const sortear = sorteador(semente);
  const escolher = <T>(itens: readonly T[]): T | undefined => itens[sortear(Math.max(1, itens.length))];
  const tentar = <T>(fazer: (tx: Tx) => Promise<T>): Promise<T | null> =>
    transacao(banco.db, fazer).catch((causa: { code?: string }) => {
      // A refusal of the rules is part of life; anything else is not.
      expect(causa.code, String((causa as { message?: string }).message)).toMatch(/^[A-Z_]{6,}$/);
      return null;
    });
  const dinheiro = { contaBancariaId: t.contaBancariaId, formaPagamentoId: t.formaPagamentoId };
  const abertos = async (): Promise<{ id: number; devido: number }[]> =>
    [...(await lista())].filter(([, v]) => v.saldo > 0).map(([id, v]) => ({ id, devido: v.devido }));
  /** Titles that had a payment written down after the day it was made. */
  const retroativos = new Set<number>();
  const feito: Record<string, number> = {};

  const atos: Record<string, () => Promise<unknown>> = {
    async criar() {
      const valor = 10_000 + sortear(200_000);
      return tituloDeTeste(banco.db, t, {
        valorCentavos: centavos(valor),
        descontoIncondicionalCentavos: centavos(sortear(3) === 0 ? Math.floor(valor / 10) : 0),
        descontoCondicionalCentavos: centavos(sortear(2) === 0 ? Math.floor(valor / 20) : 0),
        dataEmissao: hoje,
        dataVencimento: somarDias(hoje, sortear(40)),
      });
    },
    async pagar() {
      const titulo = escolher(await abertos());
      if (!titulo || titulo.devido === 0) return null;
      const antes = sortear(4) === 0 ? 8 + sortear(10) : 0;
      const valorCentavos = sortear(2) === 0 ? titulo.devido : 1 + sortear(titulo.devido);
      const feita = await tentar((tx) =>
        baixarTitulos(atoDe(tx, fernanda), {
          ...dinheiro,
          dataBaixa: somarDias(hoje, -antes),
          excedenteComoCredito: true,
          itens: [{ tituloId: titulo.id, valorCentavos }],
        }),
      );
      if (feita && antes > 0) retroativos.add(titulo.id);
      return feita;
    },
    async estornar() {
      const { rows } = await sql<{
        id: number;
      }>`select b.id from baixas b where not exists (select 1 from estornos e where e.baixa_id = b.id) order by b.id`.execute(banco.db);
      const baixa = escolher(rows);
      return baixa && tentar((tx) => estornarBaixa(atoDe(tx, fernanda), { baixaId: baixa.id, motivo: 'Lançada no título errado' }));
    },
    async cancelar() {
      const titulo = escolher(await abertos());
      return titulo && tentar((tx) => cancelarTitulo(atoDe(tx, fernanda), { id: titulo.id, motivo: 'Engano' }));
    },
    async dispensar() {
      const titulo = escolher(await abertos());
      return (
        titulo &&
        tentar((tx) =>
          dispensarEncargos(atoDe(tx, fernanda), {
            tituloId: titulo.id,
            multaCentavos: centavos(1 + sortear(300)),
            jurosCentavos: centavos(sortear(50)),
            motivo: 'Cortesia',
          }),
        )
      );
    },
    async mudarVencimento() {
      const titulo = escolher(await abertos());
      if (!titulo) return null;
      const { rows } = await sql<{ versao: number }>`select versao from titulos_receber where id = ${titulo.id}`.execute(banco.db);
      const pedido = { id: titulo.id, versao: rows[0]?.versao ?? 0, dataVencimento: somarDias(hoje, sortear(40)), motivo: 'Mais prazo' };
      const fica = sortear(2) === 0 ? ('atual' as const) : ('novo' as const);
      return tentar((tx) => mudarVencimento(atoDe(tx, fernanda), { ...pedido, fica }));
    },
    async acordar() {
      const candidatos = await abertos();
      const ids = [...new Set([escolher(candidatos)?.id, escolher(candidatos)?.id].filter((id) => id !== undefined))];
      if (ids.length === 0) return null;
      const condicoes = {
        tituloIds: ids,
        dispensaMultaPercentual: '0.0000',
        dispensaJurosPercentual: '0.0000',
        entradaCentavos: centavos(0),
        dataEntrada: hoje,
        parcelas: 2 + sortear(2),
        primeiroVencimento: somarDias(hoje, 5),
      };
      return tentar(async (tx) => {
        const { totalCentavos } = await simular(tx, condicoes, hoje);
        return renegociar(atoDe(tx, fernanda), {
          ...condicoes,
          ...dinheiro,
          totalCentavos: centavos(totalCentavos),
          entradaPaga: false,
          motivoDispensa: null,
          observacao: null,
        });
      });
    },
    async encerrar() {
      const { rows } = await sql<{
        id: number;
        versao: number;
      }>`select id, versao from acordos where situacao = 'vigente' order by id`.execute(banco.db);
      for (const acordo of rows) {
        const pedido = { ...acordo, motivo: 'Fim do acordo' };
        const feita = await tentar<unknown>((tx) =>
          sortear(2) === 0 ? desfazerAcordo(atoDe(tx, fernanda), pedido) : quebrarAcordo(atoDe(tx, fernanda), pedido),
        );
        if (feita) return feita;
      }
      return null;
    },
  };
  const pesos = [
    'criar',
    'criar',
    'criar',
    'pagar',
    'pagar',
    'pagar',
    'estornar',
    'cancelar',
    'dispensar',
    'mudarVencimento',
    'mudarVencimento',
    'acordar',
    'encerrar',
    'encerrar',
  ];

  const vistas: Map<number, Vista>[] = [];
  for (let semana = 0; semana < semanas; semana += 1) {
    for (let i = 0; i < 8; i += 1) {
      const ato = escolher(pesos) ?? 'criar';
      if (await atos[ato]?.()) feito[ato] = (feito[ato] ?? 0) + 1;
    }
    // What chance did not bring in a whole life is sought in its last week.
    if (semana === semanas - 1)
      for (const ato of new Set(pesos))
        for (let i = 0; i < 25 && ato !== 'encerrar' && !feito[ato]; i += 1) if (await atos[ato]?.()) feito[ato] = 1;
    vistas.push(await lista());
    await passarUmaSemana();
  }
  // An agreement ends only when nothing was paid on it, or when it is late enough: not in every life.
  for (const ato of new Set(pesos)) if (ato !== 'encerrar') expect(feito[ato] ?? 0, `${ato} happened`).toBeGreaterThan(0);

  // A payment entered late in an installment goes, when its agreement breaks, to the debts that it stood for, with its day.
  const { rows: herdeiros } = await sql<{ id: number }>`with recursive tardios as (
      select unnest(${[...retroativos]}::bigint[]) as id
      union select a.titulo_id from tardios t join baixas b on b.titulo_id = t.id join titulos_amortizacoes a on a.baixa_id = b.id)
    select id from tardios`.execute(banco.db);
  for (const { id } of herdeiros) retroativos.add(id);

  const soDia = (vista: ReadonlyMap<number, Vista>, fora: ReadonlySet<number>) =>
    [...vista].filter(([id]) => !fora.has(id)).toSorted(([a], [b]) => a - b);
  for (const [semana, vista] of vistas.entries()) {
    const dia = somarDias(hoje, -7 * (semanas - semana));
    expect(soDia(await posicao(dia, 'registro'), new Set()), `as recorded on ${dia}`).toEqual(soDia(vista, new Set()));
    const porDatas = await posicao(dia, 'datas');
    expect(soDia(porDatas, retroativos), `by dates on ${dia}`).toEqual(soDia(vista, retroativos));
    expect(new Map([...porDatas].map(([id, v]) => [id, v.saldo])), `question by question on ${dia}`).toEqual(
      await saldosIndependentes(dia),
    );
    // A day between two weeks: nothing to remember, but the independent question still answers.
    const entre = somarDias(dia, 3);
    expect(new Map([...(await posicao(entre, 'datas'))].map(([id, v]) => [id, v.saldo]))).toEqual(await saldosIndependentes(entre));
  }
  // Today's position is today's list.
  expect(soDia(await posicao(hoje, 'datas'), new Set())).toEqual(soDia(await lista(), new Set()));
});
