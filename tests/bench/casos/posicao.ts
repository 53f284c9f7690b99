import { sql } from 'kysely';
import { fonteReceberRetroativa } from '#domains/relatorios/server/fontes/retroativas.ts';
import { consultar } from '#platform/server/relatorios/consultar.ts';
import { leitorSql } from '#platform/server/relatorios/leitor-sql.ts';
import type { DataCivil } from '#shared/datas.ts';
import { type Caso, defineCaso, igual } from '../caso.ts';
import type { ContextoBench } from '../contexto.ts';

const TITULOS = 1_000_000;
const fuso = 'America/Belem';
type Preparado = { em: DataCivil };
const feitos = new WeakMap<ContextoBench, Promise<Preparado>>();

/** A million titles with two settlements each, set-based; the triggers that check one by one stand aside while the history is laid down. */
function preparar(contexto: ContextoBench): Promise<Preparado> {
  const pronto = feitos.get(contexto) ?? montar(contexto);
  feitos.set(contexto, pronto);
  return pronto;
}

async function montar({ cliente }: ContextoBench): Promise<Preparado> {
  const { rows } = await cliente.query<{ n: string }>("select count(*) as n from titulos_receber where numero like 'bench-%'");
  if (Number(rows[0]?.n) < TITULOS) {
    await cliente.query('begin');
    await cliente.query('set local session_replication_role = replica');
    await cliente.query(`insert into titulos_receber (numero, origem, pagador_id, aluno_id, descricao, data_emissao, data_vencimento, data_limite, valor_centavos, multa_percentual, juros_percentual_mes,
        conta_bancaria_id, forma_pagamento_id, amortizado_centavos, recebido_centavos, situacao)
      select 'bench-' || i, 'manual', p.ids[1 + i % array_length(p.ids, 1)], null, 'Bench', date '2020-01-01' + i % 2000, date '2020-02-01' + i % 2000, date '2020-02-01' + i % 2000, 100000, 2, 1, c.id, f.id,
        case i % 10 when 0 then 30000 else 100000 end, case i % 10 when 0 then 30000 else 100000 end, case i % 10 when 0 then 'parcial' else 'baixado' end
      from generate_series(1, ${TITULOS}) i, (select array_agg(id) as ids from pessoas) p, (select min(id) as id from contas_bancarias) c, (select min(id) as id from formas_pagamento) f`);
    await cliente.query(
      `insert into recibos (pagador_id, data_recibo, total_centavos, codigo_verificacao, usuario_id) select min(p.id), date '2020-01-01', 1, 'bench-' || k, 1 from pessoas p, generate_series(0, 1) k group by k`,
    );
    // Two payments of each title; of one title in ten the second was reversed.
    await cliente.query(`insert into baixas (titulo_id, recibo_id, data_baixa, valor_centavos, principal_centavos, conta_bancaria_id, forma_pagamento_id, usuario_id, usuario_nome)
      select t.id, r.id, t.data_vencimento + k * 20 - 10, case k when 0 then 30000 else 70000 end, case k when 0 then 30000 else 70000 end, t.conta_bancaria_id, t.forma_pagamento_id, 1, 'Bench'
      from titulos_receber t, generate_series(0, 1) k join recibos r on r.codigo_verificacao = 'bench-' || k where t.numero like 'bench-%'`);
    await cliente.query(`insert into estornos (baixa_id, data_estorno, motivo, usuario_id, usuario_nome) select b.id, b.data_baixa + 30, 'Bench', 1, 'Bench'
      from baixas b join titulos_receber t on t.id = b.titulo_id where t.numero like 'bench-%' and b.valor_centavos = 70000 and t.situacao = 'parcial'`);
    await cliente.query('commit');
    await cliente.query('vacuum analyze');
  }
  return { em: '2023-06-30' };
}

/** The least SQL for the same figures: what was paid until the day, by title, against what was issued until it. */
async function pura({ db }: ContextoBench, { em }: Preparado): Promise<unknown> {
  const posicao = sql`from titulos_receber t left join (
      select b.titulo_id, sum(b.principal_centavos + b.desconto_centavos) as pago from baixas b left join estornos e on e.baixa_id = b.id and e.data_estorno <= ${em}::date
      where b.data_baixa <= ${em}::date and e.id is null group by b.titulo_id) m on m.titulo_id = t.id
    where t.data_emissao <= ${em}::date and t.situacao not in ('cancelado', 'renegociado') and t.valor_centavos - t.desconto_incondicional_centavos > coalesce(m.pago, 0)`;
  const { rows } = await sql<{
    linhas: number;
    saldo: number;
  }>`select count(*)::int as linhas, sum(t.valor_centavos - t.desconto_incondicional_centavos - coalesce(m.pago, 0))::bigint as saldo ${posicao}`.execute(
    db,
  );
  const { rows: pagina } = await sql<{
    id: number;
  }>`select t.id, t.numero, t.data_vencimento, t.valor_centavos - coalesce(m.pago, 0) as saldo ${posicao} order by t.data_vencimento, t.id limit 100`.execute(
    db,
  );
  return { linhas: rows[0]?.linhas, saldo: rows[0]?.saldo, primeira: pagina[0]?.id };
}

/** What the screen asks for: the totals of the whole position and its first page. */
async function doProduto({ db }: ContextoBench, { em }: Preparado): Promise<unknown> {
  const { relatorio } = fonteReceberRetroativa;
  if (fonteReceberRetroativa.tipo !== 'sql') throw new Error('the position is made by the database');
  const filtros = { Data: em, Quais: 'em_aberto', Base: 'datas' };
  const contexto = { db, fuso, idioma: 'br', hoje: em } as unknown as Parameters<typeof fonteReceberRetroativa.consulta>[1];
  const leitor = leitorSql(db, relatorio, fonteReceberRetroativa.consulta(filtros, contexto));
  const paginacao = { numeroDaPagina: 1, tamanhoDaPagina: 100, campoOrdenado: 'padrao', ordenacaoAscendente: true };
  const { itens, totais } = await consultar(leitor, relatorio, paginacao, filtros);
  return { linhas: totais['linhas'], saldo: totais['soma.saldoCentavos'], primeira: itens[0]?.['tituloId'] };
}

/** The receivable position of a past day over a million titles and two million settlements. */
export const posicao: Caso[] = [
  defineCaso<Preparado>({
    nome: 'receivable position of a past day, 1,000,000 titles: totals and page',
    meta: { razao: 2 },
    vezes: 3,
    preparar,
    sql: pura,
    lote: doProduto,
    conferir: (doSql, produto) => igual('position', doSql, produto),
  }),
];
