import { sql } from 'kysely';
import { fontePosicaoDeEstoque } from '#domains/suprimentos/relatorio/server/fontes/posicao.ts';
import { consultar } from '#platform/server/relatorios/consultar.ts';
import { leitorSql } from '#platform/server/relatorios/leitor-sql.ts';
import type { DataCivil } from '#shared/datas.ts';
import { type Caso, defineCaso, igual } from '../caso.ts';
import type { ContextoBench } from '../contexto.ts';

const [PRODUTOS, DEPOSITOS, MOVIMENTOS] = [2_000, 5, 100];
type Preparado = { em: DataCivil };
const feitos = new WeakMap<ContextoBench, Promise<Preparado>>();

/** A million movements of two thousand products in five warehouses, set-based; the triggers that check one by one stand aside meanwhile. */
function preparar(contexto: ContextoBench): Promise<Preparado> {
  const pronto = feitos.get(contexto) ?? montar(contexto);
  feitos.set(contexto, pronto);
  return pronto;
}

async function montar({ cliente }: ContextoBench): Promise<Preparado> {
  const { rows } = await cliente.query<{ n: string }>("select count(*) as n from produtos where codigo like 'bench-%'");
  if (Number(rows[0]?.n) < PRODUTOS) {
    await cliente.query('begin');
    await cliente.query('set local session_replication_role = replica');
    await cliente.query("insert into produtos_grupos (nome) values ('Bench')");
    await cliente.query(`insert into produtos (codigo, nome, grupo_id, unidade) select 'bench-' || i, 'Bench ' || i, g.id, 'UN'
      from generate_series(1, ${PRODUTOS}) i, produtos_grupos g where g.nome = 'Bench'`);
    await cliente.query(`insert into depositos (nome) select 'Bench ' || i from generate_series(1, ${DEPOSITOS}) i`);
    // Each movement enters two units for three reais: what it leaves is known without a walk.
    await cliente.query(`insert into operacoes_estoque (tipo, data_movimento, deposito_id, usuario_id, usuario_nome)
      select 'entrada', date '2020-01-01' + k * 10, d.id, 1, 'Bench' from depositos d, generate_series(1, ${MOVIMENTOS}) k where d.nome like 'Bench %'`);
    await cliente.query(`insert into movimentos_estoque (operacao_id, tipo, data_movimento, item, produto_id, deposito_id, quantidade, valor_centavos, saldo_quantidade, saldo_valor_centavos)
      select o.id, 'entrada', o.data_movimento, row_number() over (partition by o.id order by p.id), p.id, o.deposito_id, 2, 300, 2 * k, 300 * k
      from (select o.*, row_number() over (partition by deposito_id order by data_movimento) as k from operacoes_estoque o where o.usuario_nome = 'Bench') o, produtos p
      where p.codigo like 'bench-%'`);
    await cliente.query(`insert into saldos_estoque (produto_id, deposito_id, quantidade, valor_centavos)
      select p.id, d.id, ${2 * MOVIMENTOS}, ${300 * MOVIMENTOS} from produtos p, depositos d where p.codigo like 'bench-%' and d.nome like 'Bench %'`);
    await cliente.query('commit');
    await cliente.query('vacuum analyze');
  }
  return { em: '2021-06-30' };
}

/** The least SQL for the same figures: the last movement of each product and warehouse until the day, its sum, and the first page by name. */
async function pura({ db }: ContextoBench, { em }: Preparado): Promise<unknown> {
  const posicao = sql`from saldos_estoque x join produtos p on p.id = x.produto_id cross join lateral (select m.saldo_quantidade, m.saldo_valor_centavos as valor
    from movimentos_estoque m where m.produto_id = x.produto_id and m.deposito_id = x.deposito_id and m.data_movimento <= ${em}::date
    order by m.data_movimento desc, m.id desc limit 1) m where m.saldo_quantidade > 0`;
  const { rows } = await sql<{
    linhas: number;
    valor: number;
  }>`select count(*)::int as linhas, sum(m.valor)::bigint as valor ${posicao}`.execute(db);
  const { rows: pagina } = await sql<{ id: number }>`select x.produto_id as id, p.nome, x.deposito_id, m.valor ${posicao}
    order by f_busca(p.nome), (select d.nome from depositos d where d.id = x.deposito_id), x.produto_id, x.deposito_id limit 100`.execute(
    db,
  );
  return { linhas: rows[0]?.linhas, valor: rows[0]?.valor, primeira: pagina[0]?.id };
}

/** What the screen asks for: the totals of the whole position and its first page. */
async function doProduto({ db }: ContextoBench, { em }: Preparado): Promise<unknown> {
  if (fontePosicaoDeEstoque.tipo !== 'sql') throw new Error('the position is made by the database');
  const filtros = { Data: em, Base: 'datas' };
  const contexto = { db, fuso: 'America/Belem', idioma: 'br', hoje: em } as unknown as Parameters<typeof fontePosicaoDeEstoque.consulta>[1];
  const leitor = leitorSql(db, fontePosicaoDeEstoque.relatorio, fontePosicaoDeEstoque.consulta(filtros, contexto));
  const paginacao = { numeroDaPagina: 1, tamanhoDaPagina: 100, campoOrdenado: 'padrao', ordenacaoAscendente: true };
  const { itens, totais } = await consultar(leitor, fontePosicaoDeEstoque.relatorio, paginacao, filtros);
  return { linhas: totais['linhas'], valor: totais['soma.valorCentavos'], primeira: itens[0]?.['produtoId'] };
}

/** The position of the storeroom on a past day over a million movements. */
export const estoque: Caso[] = [
  defineCaso<Preparado>({
    nome: 'stock position of a past day, 1,000,000 movements: totals and page',
    meta: { razao: 2 },
    vezes: 5,
    preparar,
    sql: pura,
    lote: doProduto,
    conferir: (doSql, produto) => igual('position', doSql, produto),
  }),
];
