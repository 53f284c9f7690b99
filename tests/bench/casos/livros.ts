import { sql } from 'kysely';
import { imprimirVolume } from '#domains/contabil/livros/impressao/server/imprimir-volume.ts';
import type { RespostaDoRelatorio } from '#shared/relatorios/api.ts';
import { type Caso, defineCaso, igual } from '../caso.ts';
import type { ContextoBench } from '../contexto.ts';
import { semDeixarRastro } from '../sem-deixar-rastro.ts';

/** Lines of the two years: the second is ten times the first. */
const [PARTIDAS, MUITAS] = [1_000_000, 10_000_000];
type Preparado = { ano: number; contaId: number };
const feitos = new WeakMap<ContextoBench, Promise<readonly [pequeno: Preparado, grande: Preparado]>>();

/** Two years of books before those of the school, set-based; the triggers that check statements stand aside while they are laid down. */
const preparar = (contexto: ContextoBench): Promise<readonly [Preparado, Preparado]> => {
  const pronto = feitos.get(contexto) ?? montar(contexto);
  feitos.set(contexto, pronto);
  return pronto;
};

async function montar({ cliente }: ContextoBench): Promise<readonly [Preparado, Preparado]> {
  const { rows } = await cliente.query<{ ano: number }>(
    "select min(ano) as ano from exercicios_contabeis where ano not in (select ano from lancamentos_contabeis where usuario_nome = 'Bench')",
  );
  const primeiro = Number(rows[0]?.ano);
  const { rows: contas } = await cliente.query<{ id: number }>(
    "select id from contas_contabeis where tipo = 'analitica' order by codigo limit 1",
  );
  const contaId = Number(contas[0]?.id);
  const anos = [
    { ano: primeiro - 1, contaId },
    { ano: primeiro - 2, contaId },
  ] as const;
  for (const [i, { ano }] of anos.entries()) await umAno(cliente, ano, i === 0 ? PARTIDAS : MUITAS);
  await cliente.query('vacuum analyze');
  return anos;
}

async function umAno(cliente: ContextoBench['cliente'], ano: number, partidas: number): Promise<void> {
  const { rows } = await cliente.query('select 1 from exercicios_contabeis where ano = $1', [ano]);
  if (rows.length > 0) return;
  const lancamentos = partidas / 2;
  await cliente.query('begin');
  await cliente.query('set local session_replication_role = replica');
  await cliente.query(`insert into exercicios_contabeis (ano, ultimo_numero) values (${ano}, ${lancamentos})`);
  await cliente.query(`insert into periodos_contabeis (id, ano, numero, data_inicio, data_fim)
    select ${ano} * 100 + n, ${ano}, n, case when n <= 12 then make_date(${ano}, n, 1) else make_date(${ano}, 12, 31) end,
      case when n <= 12 then (make_date(${ano}, n, 1) + interval '1 month' - interval '1 day')::date else make_date(${ano}, 12, 31) end from generate_series(1, 14) n where n <> 13`);
  await cliente.query(`insert into lancamentos_contabeis (ano, numero, periodo, data_lancamento, historico, valor_centavos, usuario_id, usuario_nome)
    select ${ano}, g, ${ano} * 100 + 1 + g % 12, make_date(${ano}, 1 + g % 12, 1 + g % 28), 'Bench ' || g, 100 + g % 9000, 1, 'Bench' from generate_series(1, ${lancamentos}) g`);
  await cliente.query(`insert into partidas_contabeis (lancamento_id, ordem, conta_id, data_lancamento, periodo, debito_centavos, credito_centavos)
    select l.id, o, c.ids[1 + (l.numero * o) % array_length(c.ids, 1)], l.data_lancamento, l.periodo, case o when 1 then l.valor_centavos else 0 end, case o when 2 then l.valor_centavos else 0 end
    from lancamentos_contabeis l, generate_series(1, 2) o, (select array_agg(id order by codigo) as ids from contas_contabeis where tipo = 'analitica') c where l.ano = ${ano}`);
  await cliente.query(`insert into saldos_contabeis (periodo, conta_id, centro_custo_id, debitos_centavos, creditos_centavos)
    select periodo, conta_id, null, sum(debito_centavos), sum(credito_centavos) from partidas_contabeis where periodo / 100 = ${ano} group by 1, 2`);
  await cliente.query('commit');
}

/** The least SQL for a month: every account of five levels, of the summaries. */
async function mesPuro({ db }: ContextoBench, { ano }: Preparado): Promise<unknown> {
  const { rows } = await sql<{
    debitos: number;
    linhas: number;
  }>`select coalesce(sum(x.d) filter (where x.nivel = 1), 0)::bigint as debitos, count(*)::int as linhas from (
      select c.codigo, c.nivel, sum(s.debitos_centavos) as d from contas_contabeis c join contas_contabeis f on f.codigo = c.codigo or f.codigo like c.codigo || '.%'
      join saldos_contabeis s on s.conta_id = f.id and s.periodo = ${ano * 100 + 6} group by c.codigo, c.nivel) x`.execute(db);
  return rows[0]?.debitos;
}
const doMes = ({ ano }: Preparado): string =>
  `Relatorio/balancete/obter-paginado?De=${ano * 100 + 6}&Ate=${ano * 100 + 6}&TamanhoDaPagina=500`;
const debitosDe = (resposta: unknown): unknown => (resposta as RespostaDoRelatorio).totais['soma.debitosDaRaiz'];

async function contaPura({ db }: ContextoBench, { ano, contaId }: Preparado): Promise<unknown> {
  const { rows } = await sql<{
    linhas: number;
    saldo: number;
  }>`select count(*)::int as linhas, sum(debito_centavos - credito_centavos)::bigint as saldo from partidas_contabeis
    where conta_id = ${contaId} and data_lancamento between make_date(${ano}, 1, 1) and make_date(${ano}, 12, 31)`.execute(db);
  return [rows[0]?.linhas, rows[0]?.saldo];
}

/** A volume of the daily book, terms included: at 100 pages a second of processor time. */
const PAGINAS = 500;

/** The lines that fill a volume, read in their order with nothing made of them. */
async function volumePuro({ db }: ContextoBench, { ano }: Preparado): Promise<unknown> {
  await sql`select l.numero, l.data_lancamento, l.historico, c.codigo, c.nome, p.debito_centavos, p.credito_centavos from lancamentos_contabeis l
    join partidas_contabeis p on p.lancamento_id = l.id join contas_contabeis c on c.id = p.conta_id
    where l.periodo between ${ano * 100 + 1} and ${ano * 100 + 12} order by l.periodo, l.data_lancamento, l.id, p.ordem limit 20000`.execute(
    db,
  );
  return PAGINAS;
}

/** A volume as the job prints it, of the book of the whole year: one is all that is ever held, however long the book. */
const imprimir = (contexto: ContextoBench, { ano }: Preparado): Promise<unknown> =>
  semDeixarRastro(contexto, async (tx) => {
    const { rows } = await sql<{ ultimo: number; tarefa: number }>`with t as (insert into tarefas (tipo, usuario_id, total, entrada)
      select 'livros.diario', min(id), 1, '{}' from usuarios returning id)
      select (select max(id) from lancamentos_contabeis where ano = ${ano}) as ultimo, id as tarefa from t`.execute(tx);
    const [{ ultimo, tarefa } = { ultimo: 0, tarefa: 0 }] = rows;
    const pedido = { de: ano * 100 + 1, ate: ano * 100 + 12, numero: 1, ultimoId: ultimo };
    await imprimirVolume(tx, { livro: 'diario', tarefaId: tarefa, hoje: `${ano}-12-31`, pedido });
    const { rows: feito } = await sql<{ paginas: number }>`select paginas from livros_impressos where tarefa_id = ${tarefa}`.execute(tx);
    return feito[0]?.paginas;
  });

/** Case 15: the trial balance of a month and the ledger of an account for a year, over a million lines and over ten. */
export const livros: Caso[] = [
  defineCaso<Preparado>({
    nome: '15 trial balance of a month, 1,000,000 lines',
    meta: { c1: 10 },
    soUm: true,
    preparar: async (contexto) => (await preparar(contexto))[0],
    sql: mesPuro,
    http: (pedir, dados) => pedir(doMes(dados)),
    conferir: (doSql, produto) => igual('debits', doSql, debitosDe(produto)),
  }),
  defineCaso<Preparado>({
    nome: '15 trial balance of a month, 10,000,000 lines',
    meta: { c1: 20 },
    soUm: true,
    preparar: async (contexto) => (await preparar(contexto))[1],
    sql: mesPuro,
    http: (pedir, dados) => pedir(doMes(dados)),
    conferir: (doSql, produto) => igual('debits', doSql, debitosDe(produto)),
  }),
  defineCaso<Preparado>({
    nome: '15 a year of one account, 1,000,000 lines',
    meta: { c1: 120 },
    soUm: true,
    preparar: async (contexto) => (await preparar(contexto))[0],
    sql: contaPura,
    http: (pedir, { ano, contaId }) =>
      pedir(`Relatorio/razao/obter-paginado?ContaId=${contaId}&De=${ano * 100 + 1}&Ate=${ano * 100 + 12}&TamanhoDaPagina=100`),
    // The opening balance is a row, too.
    conferir: (doSql, produto) => {
      const { totais, total } = produto as RespostaDoRelatorio;
      igual('lines', (doSql as number[])[0], total - 1);
      igual('movement', (doSql as number[])[1], (totais['soma.debitoCentavos'] ?? 0) - (totais['soma.creditoCentavos'] ?? 0));
    },
  }),
  defineCaso<Preparado>({
    nome: '15 a volume of the daily book, 500 pages of 1,000,000 lines (100 pages a second)',
    meta: { c1: PAGINAS * 10 },
    vezes: 3,
    soUm: true,
    preparar: async (contexto) => (await preparar(contexto))[0],
    sql: volumePuro,
    lote: imprimir,
    conferir: (doSql, doProduto) => igual('pages', doSql, doProduto),
  }),
];
