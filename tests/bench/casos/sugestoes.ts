import { sql } from 'kysely';
import { sugerir } from '#domains/financeiro/caixa/conciliacao/server/sugerir.ts';
import { type Caso, defineCaso, igual } from '../caso.ts';
import type { ContextoBench } from '../contexto.ts';

const [LINHAS, MOVIMENTOS] = [600, 100_000];
type Preparado = { conta: number };

/** An account of a hundred thousand movements, and a month's statement of which each line is one of them; the triggers that check one by one stand aside meanwhile. */
async function preparar({ cliente }: ContextoBench): Promise<Preparado> {
  const { rows } = await cliente.query<{ id: string }>("select id from contas_bancarias where nome = 'Bench do extrato'");
  if (rows[0]) return { conta: Number(rows[0].id) };
  await cliente.query('begin');
  await cliente.query('set local session_replication_role = replica');
  const feita = await cliente.query<{ id: string }>(
    "insert into contas_bancarias (nome, tipo) values ('Bench do extrato', 'caixa') returning id",
  );
  const conta = Number(feita.rows[0]?.id);
  const periodo = await cliente.query<{ id: string }>(
    `insert into periodos_financeiros (conta_bancaria_id, data_inicio, data_fim) values (${conta}, '2015-01-01', '2030-12-31') returning id`,
  );
  await cliente.query(`insert into lancamentos_financeiros (conta_bancaria_id, periodo_financeiro_id, data_movimento, sentido, categoria, valor_centavos, historico, origem_tipo, origem_id, usuario_nome)
    select ${conta}, ${Number(periodo.rows[0]?.id)}, date '2016-01-01' + (i * 3650 / ${MOVIMENTOS})::int, 'entrada', 'bench', 10000 + i, 'Bench', 'bench_extrato', i, 'Bench' from generate_series(1, ${MOVIMENTOS}) i`);
  const extrato = await cliente.query<{
    id: string;
  }>(`insert into extratos_bancarios (conta_bancaria_id, nome_arquivo, sha256, data_inicio, data_fim, lidas, repetidas, usuario_id, usuario_nome)
    select ${conta}, 'bench.ofx', sha256('bench'), min(data_movimento), max(data_movimento), ${LINHAS}, 0, 1, 'Bench' from lancamentos_financeiros where conta_bancaria_id = ${conta} and origem_id > ${MOVIMENTOS - LINHAS} returning id`);
  await cliente.query(`insert into extratos_bancarios_linhas (extrato_id, conta_bancaria_id, data_linha, valor_centavos, descricao, ordem)
    select ${Number(extrato.rows[0]?.id)}, ${conta}, data_movimento, valor_centavos, 'PIX ' || origem_id, 1 from lancamentos_financeiros where conta_bancaria_id = ${conta} and origem_id > ${MOVIMENTOS - LINHAS}`);
  await cliente.query('commit');
  await cliente.query('vacuum analyze');
  return { conta };
}

/** The least SQL for the same pairs: what waits of the statement, and what of the books has its amount and day. */
async function pura({ db }: ContextoBench, { conta }: Preparado): Promise<number> {
  const { rows } = await sql<{
    linha: number;
    movimento: number;
  }>`select x.id as linha, l.id as movimento, l.numero, l.historico from extratos_bancarios_linhas x
    join lancamentos_financeiros l on l.conta_bancaria_id = x.conta_bancaria_id and l.data_movimento = x.data_linha and l.valor_centavos = x.valor_centavos
    where x.conta_bancaria_id = ${conta} and not exists (select from conciliacoes_linhas c where c.linha_id = x.id)
      and not exists (select from conciliacoes_lancamentos c where c.lancamento_id = l.id)`.execute(db);
  return rows.length;
}

/** What a month's statement seems to be. */
export const sugestoes: Caso[] = [
  defineCaso<Preparado>({
    nome: 'suggestions for a statement of 600 lines, 100,000 movements',
    meta: { razao: 8 },
    vezes: 5,
    preparar,
    sql: pura,
    lote: async ({ db }, { conta }) => (await sugerir(db, conta, 'br')).sugestoes.length,
    conferir: (doSql, produto) => igual('pairs', doSql, produto),
  }),
];
