import { sql } from 'kysely';
import { integrar } from '#domains/contabil/integracao/server/oficina.ts';
import { type Tx, transacao } from '#platform/server/database/kysely.ts';
import { hojeEm, ultimoDiaDoMes } from '#shared/datas.ts';
import { atoDe } from '#tests/helpers/ato.ts';
import { fatosDoCaixa } from '#tests/helpers/contabil/muitos-fatos.ts';
import { fernanda, fuso } from '#tests/helpers/financeiro.ts';
import { type Caso, defineCaso, igual } from '../caso.ts';
import type { ContextoBench } from '../contexto.ts';
import { semDeixarRastro } from '../sem-deixar-rastro.ts';

const FATOS = 100_000;
const DIAS = 20;
const hoje = hojeEm(new Date(), fuso);
const mes = hoje.slice(0, 7);
const fim = `${mes}-${ultimoDiaDoMes(Number(mes.slice(0, 4)), Number(mes.slice(5)))}`;

/** What the books have of the facts: entries, lines and the sum of the debits. */
async function feito(tx: Tx, antes: number): Promise<[number, number, number]> {
  const { rows } = await sql<{
    n: number;
    linhas: number;
    soma: number;
  }>`select count(distinct l.id)::int as n, count(*)::int as linhas, sum(p.debito_centavos)::bigint as soma
    from lancamentos_contabeis l join partidas_contabeis p on p.lancamento_id = l.id where l.id > ${antes}`.execute(tx);
  return [rows[0]?.n ?? 0, rows[0]?.linhas ?? 0, rows[0]?.soma ?? 0];
}
/** The facts to be posted, alone in their month; gives the last entry before them. */
async function preparar({ db }: ContextoBench): Promise<number> {
  return transacao(db, async (tx) => {
    await sql`set local statement_timeout = 0`.execute(tx);
    const { rows } = await sql<{
      n: number;
      caixa: number;
    }>`select (select count(*)::int from v_fato_pendente where data_fato between ${`${mes}-01`}::date and ${fim}::date) as n,
      coalesce((select min(conta_bancaria_id) from regras_contabeis where evento = 'dinheiro'), (select min(id) from contas_bancarias)) as caixa`.execute(
      tx,
    );
    if ((rows[0]?.n ?? 0) < FATOS) {
      await integrar(atoDe(tx, fernanda), { de: `${mes}-01`, ate: fim });
      await fatosDoCaixa(tx, { quantos: FATOS, de: `${mes}-01`, dias: DIAS, contaBancariaId: rows[0]?.caixa ?? 0 });
    }
    return ultimoLancamento(tx);
  });
}
const ultimoLancamento = async (tx: Tx): Promise<number> =>
  (await sql<{ id: number }>`select max(id) as id from lancamentos_contabeis`.execute(tx)).rows[0]?.id ?? 0;

/** The least SQL that writes the same rows, with the same checks of the database. */
async function puro(tx: Tx): Promise<void> {
  await sql`with f as materialized (
      select f.id as fato, f.data_fato, f.valor_centavos, nextval('lancamentos_contabeis_id_seq') as id, row_number() over (order by f.data_fato, f.id) as vez from v_fato_pendente f
      where f.data_fato between ${`${mes}-01`}::date and ${fim}::date),
    x as (update exercicios_contabeis e set ultimo_numero = ultimo_numero + (select count(*) from f) where e.ano = ${Number(mes.slice(0, 4))}
      returning e.ano, e.ultimo_numero - (select count(*) from f) as antes),
    l as (insert into lancamentos_contabeis (id, ano, numero, periodo, data_lancamento, tipo, origem, historico, valor_centavos, usuario_id, usuario_nome) overriding system value
      select f.id, x.ano, x.antes + f.vez, ${Number(mes.replace('-', ''))}, f.data_fato, 'normal', 'integracao', 'Recebimento', f.valor_centavos, 1, 'Bench' from f, x order by f.vez),
    p as (select f.*, k.lado, (select id from contas_contabeis where codigo = case k.lado when 1 then '1.1.01.002' else '3.3.01.009' end) as conta from f, generate_series(1, 2) k(lado)),
    g as (insert into fatos_lancados (fato_id, lancamento_id) select fato, id from f),
    i as (insert into partidas_contabeis (lancamento_id, ordem, conta_id, data_lancamento, periodo, debito_centavos, credito_centavos, fato_id)
      select id, lado, conta, data_fato, ${Number(mes.replace('-', ''))}, case lado when 1 then valor_centavos else 0 end, case lado when 2 then valor_centavos else 0 end, fato from p order by id, lado)
    insert into saldos_contabeis as s (periodo, conta_id, centro_custo_id, debitos_centavos, creditos_centavos)
      select ${Number(mes.replace('-', ''))}, conta, null, sum(case lado when 1 then valor_centavos else 0 end), sum(case lado when 2 then valor_centavos else 0 end) from p group by conta
      on conflict on constraint saldos_contabeis_key do update set debitos_centavos = s.debitos_centavos + excluded.debitos_centavos, creditos_centavos = s.creditos_centavos + excluded.creditos_centavos`.execute(
    tx,
  );
}

/** As the job does it: some thousands at a time. */
async function doProduto(tx: Tx): Promise<void> {
  for (let dia = 1; dia <= DIAS; dia += 1) {
    const data = `${mes}-${String(dia).padStart(2, '0')}`;
    await integrar(atoDe(tx, fernanda), { de: data, ate: data });
  }
}

/** The last month that has titles: what is left to recognize in it stands on all before it. */
async function mesAFaturar({ cliente }: ContextoBench): Promise<number> {
  const { rows } = await cliente.query<{ mes: number }>(
    'select max(extract(year from data_competencia)::int * 100 + extract(month from data_competencia)::int) as mes from v_titulo_faturavel t where exists (select from periodos_contabeis p where t.data_competencia between p.data_inicio and p.data_fim)',
  );
  return rows[0]?.mes ?? 0;
}

/** A school's year of movements into the books, and what a month of its revenue would be. */
export const lancarFatos: Caso[] = [
  defineCaso<number>({
    nome: '15 posting 100,000 facts',
    meta: { razao: 4 },
    vezes: 3,
    soUm: true,
    preparar,
    sql: (contexto) =>
      semDeixarRastro(contexto, async (tx) => {
        const antes = await ultimoLancamento(tx);
        await puro(tx);
        return feito(tx, antes);
      }),
    lote: (contexto) =>
      semDeixarRastro(contexto, async (tx) => {
        const antes = await ultimoLancamento(tx);
        await doProduto(tx);
        return feito(tx, antes);
      }),
    conferir: (doSql, produto) => igual('entries, lines and debits', doSql, produto),
  }),
  defineCaso<number>({
    nome: 'preview of a month of revenue',
    meta: { razao: 4 },
    preparar: mesAFaturar,
    vezes: 12,
    soUm: true,
    async sql({ cliente }, mes) {
      const { rows } = await cliente.query({
        name: 'faturamento-de-um-mes',
        text: `select (select count(*)::int from v_titulo_faturavel t left join lateral (select u.ordem, u.bruto_centavos from faturamentos u where u.titulo_id = t.id order by u.ordem desc limit 1) u on true
            where t.data_competencia >= (select date_trunc('month', dia) from v_inicio_dos_livros) and t.data_competencia < make_date($1 / 100, $1 % 100, 1) + interval '1 month'
              and coalesce(u.ordem % 2 = 0 or u.bruto_centavos <> t.valor_centavos, true)) as reconhecer,
          (select coalesce(sum((case ordem % 2 when 1 then 1 else -1 end) * (bruto_centavos - bolsa_centavos - desconto_centavos)), 0)::bigint from faturamentos where periodo = $1) as reconhecido`,
        values: [mes],
      });
      const [linha] = rows as { reconhecer: number; reconhecido: string }[];
      return { reconhecer: linha?.reconhecer, reconhecido: Number(linha?.reconhecido) };
    },
    http: (pedir, mes) => pedir(`Faturamento/previa?Periodo=${mes}`),
    conferir(doSql, data) {
      const { reconhecer, turmas } = data as { reconhecer: { titulos: number }; turmas: { reconhecidoCentavos: number }[] };
      igual('revenue', doSql, {
        reconhecer: reconhecer.titulos,
        reconhecido: turmas.reduce((soma, { reconhecidoCentavos }) => soma + reconhecidoCentavos, 0),
      });
    },
  }),
];
