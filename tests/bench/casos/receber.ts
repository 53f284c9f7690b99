import { somarDias } from '#shared/datas.ts';
import { type Caso, conferirLista, defineCaso, igual } from '../caso.ts';
import type { ContextoBench } from '../contexto.ts';

/** Fills the receivables up with titles of the past ten years, a quarter of them open, as a superuser would: set-based, without triggers. */
export async function completarTitulosAte({ cliente }: ContextoBench, quantos: number): Promise<void> {
  const { rows } = await cliente.query('select count(*)::int as n from titulos_receber');
  const faltam = quantos - (rows[0] as { n: number }).n;
  await cliente.query('set session_replication_role = replica');
  if (faltam > 0)
    await cliente.query(
      `with base as (select row_number() over (order by id) - 1 as n, pagador_id, aluno_id, conta_bancaria_id, forma_pagamento_id from titulos_receber
        where aluno_id is not null and id % 20 = 0)
      insert into titulos_receber (numero, origem, pagador_id, aluno_id, descricao, data_emissao, data_vencimento, data_limite, valor_centavos, multa_percentual, juros_percentual_mes,
        conta_bancaria_id, forma_pagamento_id, amortizado_centavos, recebido_centavos, situacao, updated_at)
      select 'B' || i, 'manual', b.pagador_id, b.aluno_id, 'Bench', d.dia - 20, d.dia, d.dia, 100000 + i % 5000, 2, 1, b.conta_bancaria_id, b.forma_pagamento_id,
        case when i % 4 = 0 then 0 else 100000 + i % 5000 end, case when i % 4 = 0 then 0 else 100000 + i % 5000 end, case when i % 4 = 0 then 'aberto' else 'baixado' end, now() - interval '1 day'
      from (select count(*) as n from base) q, generate_series(1, $1::int) i, base b, lateral (select date '2017-01-01' + (i % 3650) as dia) d where b.n = i % q.n`,
      [faltam],
    );
  await cliente.query('set session_replication_role = origin');
  await cliente.query('vacuum analyze');
}

type Dia = { hoje: string };
const preparar = async ({ cliente }: ContextoBench): Promise<Dia> => {
  const { rows } = await cliente.query(`select to_char(now() at time zone 'America/Belem', 'YYYY-MM-DD') as hoje`);
  return rows[0] as Dia;
};
const aberto = `t.situacao in ('aberto', 'parcial')`;
const saldo = 't.valor_centavos - t.desconto_incondicional_centavos - t.amortizado_centavos';
const mexido = 't.recebido_centavos + t.amortizado_centavos + t.dispensado_centavos > 0';
const pagina = (
  onde: string,
) => `select t.id from titulos_receber t join pessoas p on p.id = t.pagador_id left join pessoas a on a.id = t.aluno_id
  ${onde} order by t.data_vencimento, t.id limit 50`;

/** The figures of the screen by hand: what is open over the open ones, the few that moved with their movements in one join. */
const totais = (onde: string) => {
  const e = onde === '' ? 'where' : `${onde} and`;
  const liquido = '(t.valor_centavos - t.desconto_incondicional_centavos)';
  return `select a.n as total, b.saldo, b.vencido, b.devido + c.devido as devido, a.recebido from
  (select count(*)::int as n, coalesce(sum(recebido_centavos), 0)::bigint as recebido from titulos_receber t ${onde}) a,
  (select coalesce(sum(${saldo}), 0)::bigint as saldo, coalesce(sum(${saldo}) filter (where t.data_limite < $1::date), 0)::bigint as vencido,
    coalesce(sum(case when t.data_limite >= $1::date then ${liquido} - t.desconto_condicional_centavos
      else ${liquido} + round(${liquido} * t.multa_percentual / 100)::bigint + round(${liquido} * ($1::date - t.data_vencimento) * t.juros_percentual_mes / 3000)::bigint end)
      filter (where not (${mexido})), 0)::bigint as devido from titulos_receber t ${e} ${aberto}) b,
  (select coalesce(sum(case when $1::date <= data_limite then saldo - greatest(0, desconto_condicional_centavos - concedido)
      else saldo + greatest(0, round(base * multa_percentual / 100) - multa)
        + greatest(0, round((base * ($1::date - data_vencimento) - dias) * juros_percentual_mes / 3000) - juros) end), 0)::bigint as devido from (
    select t.id, t.data_limite, t.data_vencimento, t.desconto_condicional_centavos, t.multa_percentual, t.juros_percentual_mes,
      ${liquido} - coalesce(sum(m.principal_centavos + m.desconto_centavos), 0) as saldo,
      ${liquido} - coalesce(sum(m.principal_centavos + m.desconto_centavos) filter (where m.data_amortizacao <= t.data_limite), 0) as base,
      coalesce(sum((m.principal_centavos + m.desconto_centavos) * ($1::date - m.data_amortizacao)) filter (where m.data_amortizacao > t.data_limite), 0) as dias,
      coalesce(sum(m.multa_centavos), 0) as multa, coalesce(sum(m.juros_centavos), 0) as juros, coalesce(sum(m.desconto_centavos), 0) as concedido
    from titulos_receber t left join v_titulo_amortizacao m on m.titulo_id = t.id and m.data_amortizacao <= $1::date ${e} ${aberto} and ${mexido} group by t.id) s) c`;
};

type Lista = { ids: number[]; total: number; totais: number[] };
async function listaPorSql({ cliente }: ContextoBench, { hoje }: Dia, onde: string, nome: string): Promise<Lista> {
  const linhas = await cliente.query({ name: `lista ${nome}`, text: pagina(onde) });
  const { rows } = await cliente.query({ name: `totais ${nome}`, text: totais(onde), values: [hoje] });
  const [t] = rows as { total: number; saldo: string; vencido: string; devido: string; recebido: string }[];
  return {
    ids: (linhas.rows as { id: string }[]).map(({ id }) => Number(id)),
    total: t?.total ?? 0,
    totais: [t?.saldo, t?.vencido, t?.devido, t?.recebido].map(Number),
  };
}
type PaginaLida = {
  itens: { id: number }[];
  total: number;
  totais: { saldoCentavos: number; vencidoCentavos: number; devidoHojeCentavos: number; recebidoCentavos: number };
};
function conferir(doSql: unknown, doProduto: unknown): void {
  const lida = doProduto as PaginaLida;
  conferirLista(doSql, lida);
  const { saldoCentavos, vencidoCentavos, devidoHojeCentavos, recebidoCentavos } = lida.totais;
  igual('totals', (doSql as Lista).totais, [saldoCentavos, vencidoCentavos, devidoHojeCentavos, recebidoCentavos]);
}

const enderecoDaLista = 'TituloReceber/obter-paginado?TamanhoDaPagina=50';
const abertos = `where ${aberto}`;
const MILHAO = '1,000,000 titles';
/** Each call asks for another beginning, so that nothing that was computed before helps. */
let volta = 0;
const desde = (): string => somarDias('2017-01-01', (volta += 1) % 3_000);

/** Receivables: the list with its totals, one account, all that is open. */
export const receber: Caso[] = [
  defineCaso<{ alunoId: number }>({
    nome: '10 statement of one student',
    meta: { c1: 4, c8: 20 },
    preparar: async ({ cliente }) => {
      const { rows } = await cliente.query(
        'select aluno_id::int as "alunoId" from titulos_receber where aluno_id is not null group by aluno_id having count(*) between 20 and 40 order by count(*) desc, aluno_id limit 1',
      );
      return rows[0] as { alunoId: number };
    },
    sql: async ({ cliente }, { alunoId }) => {
      const { rows } = await cliente.query({
        name: 'extrato',
        text: `select t.id, t.numero, t.data_vencimento, t.situacao, ${saldo} as saldo, b.id as baixa, b.data_baixa, b.valor_centavos, e.id as estorno
          from titulos_receber t left join baixas b on b.titulo_id = t.id left join estornos e on e.baixa_id = b.id where t.aluno_id = $1 order by t.data_vencimento, t.id, b.id`,
        values: [alunoId],
      });
      return new Set((rows as { baixa: string | null }[]).flatMap(({ baixa }) => (baixa === null ? [] : [baixa]))).size;
    },
    http: (pedir, { alunoId }) => pedir(`Extrato/obter?AlunoId=${alunoId}`),
    conferir: (doSql, doProduto) =>
      igual('payments', doSql, (doProduto as { movimentos: { tipo: string }[] }).movimentos.filter((m) => m.tipo === 'baixa').length),
  }),
  defineCaso<Dia>({
    nome: '11 all open receivables, first page and total',
    meta: { c1: 10 },
    preparar,
    vezes: 60,
    sql: (contexto, dia) => listaPorSql(contexto, dia, abertos, 'abertos'),
    http: (pedir) => pedir(`${enderecoDaLista}&Situacao=aberto,parcial`),
    conferir,
  }),
  defineCaso<Dia>({
    nome: '11 all open receivables, the whole CSV',
    meta: { c1: 250 },
    preparar,
    vezes: 4,
    soUm: true,
    sql: async ({ cliente }, { hoje }) => {
      const { rows } = await cliente.query({
        name: 'csv',
        text: `select t.numero, a.nome_completo as aluno, p.nome_completo as pagador, t.descricao, t.data_vencimento, ${saldo} as saldo, t.data_limite < $1::date as vencido
          from titulos_receber t join pessoas p on p.id = t.pagador_id left join pessoas a on a.id = t.aluno_id ${abertos} order by t.data_vencimento, t.id`,
        values: [hoje],
      });
      return rows.length;
    },
    http: async (pedir) => {
      const csv = await pedir('TituloReceber/exportar?Formato=csv&Situacao=aberto,parcial');
      return { ...csv, data: <T>() => (csv.texto().trimEnd().split('\r\n').length - 1) as T };
    },
    conferir: (doSql, doProduto) => igual('lines', doSql, doProduto),
  }),
  defineCaso<Dia>({
    nome: 'receivables with totals, 1,000,000 titles',
    escola: MILHAO,
    meta: { razao: 1.5, c8SobreC1: 3 },
    preparar,
    vezes: 30,
    sql: (contexto, dia) => listaPorSql(contexto, dia, '', 'todos'),
    http: (pedir) => pedir(enderecoDaLista),
    conferir,
  }),
  defineCaso<Dia>({
    nome: 'the same, another filter each time',
    escola: MILHAO,
    meta: { razao: 1.5, c8SobreC1: 3 },
    preparar,
    vezes: 20,
    sql: ({ cliente }, { hoje }) => {
      const inicio = desde();
      return cliente
        .query({ text: pagina(`where t.data_vencimento >= '${inicio}'`) })
        .then(() => cliente.query({ text: totais(`where t.data_vencimento >= '${inicio}'`), values: [hoje] }));
    },
    http: (pedir) => pedir(`${enderecoDaLista}&VencimentoInicial=${desde()}`),
    // The case before compared the figures.
    conferir: (_, doProduto) => igual('rows', 50, (doProduto as PaginaLida).itens.length),
  }),
];
