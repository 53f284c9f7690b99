import { sql } from 'kysely';
import { fonteFichaSocioeconomica as fonte } from '#domains/relatorios/server/fontes/ficha-socioeconomica.ts';
import { consultar } from '#platform/server/relatorios/consultar.ts';
import { leitorSql } from '#platform/server/relatorios/leitor-sql.ts';
import { type Caso, defineCaso, igual } from '../caso.ts';
import type { ContextoBench } from '../contexto.ts';

type Preparado = { ano: number };
const feitos = new WeakMap<ContextoBench, Promise<Preparado>>();

/** A scholarship asked for each student of the year with most of them, set-based. */
function preparar(contexto: ContextoBench): Promise<Preparado> {
  const pronto = feitos.get(contexto) ?? montar(contexto);
  feitos.set(contexto, pronto);
  return pronto;
}

async function montar({ cliente }: ContextoBench): Promise<Preparado> {
  const { rows } = await cliente.query<{ ano: string }>(
    'select ano_letivo_id as ano from matriculas group by 1 order by count(*) desc, 1 limit 1',
  );
  const ano = Number(rows[0]?.ano);
  await cliente.query('begin');
  await cliente.query('set local session_replication_role = replica');
  await cliente.query(`insert into fichas_socioeconomicas (responsavel_id, ano_letivo_id, data_referencia, dados_cifrados, chave_id, membros, renda_centavos, per_capita_centavos, salario_centavos, faixa_id, percentual_maximo, declarada)
    select r.pessoa_id, ${ano}, '2026-02-01', '', '0123456789abcdef', 4, 4 * (r.pessoa_id % 700000), r.pessoa_id % 700000, 162100, (select min(id) from bolsas_faixas), 100, true
    from (select distinct r.pessoa_id from matriculas_responsaveis r join matriculas m on m.id = r.matricula_id where m.ano_letivo_id = ${ano} and r.financeiro) r
    on conflict do nothing`);
  await cliente.query(`insert into bolsas_pedidos (ficha_id, matricula_id, percentual_solicitado, situacao)
    select min(f.id), m.id, 50, case m.id % 3 when 0 then 'cancelado' else 'solicitado' end
    from matriculas m join matriculas_responsaveis r on r.matricula_id = m.id and r.financeiro join fichas_socioeconomicas f on f.responsavel_id = r.pessoa_id and f.ano_letivo_id = ${ano}
    where m.ano_letivo_id = ${ano} and not exists (select from bolsas_pedidos b where b.matricula_id = m.id) group by m.id`);
  await cliente.query('commit');
  await cliente.query('vacuum analyze fichas_socioeconomicas, bolsas_pedidos');
  return { ano };
}

/** The least SQL for the same figures: totals, bars by course, and the first page. */
async function pura({ db }: ContextoBench, { ano }: Preparado): Promise<unknown> {
  const de = sql`from bolsas_pedidos b join fichas_socioeconomicas f on f.id = b.ficha_id join v_matricula_resumo m on m.id = b.matricula_id join v_curso k on k.id = m.curso_id
    where m.ano_letivo_id = ${ano}`;
  const { rows } = await sql<{
    linhas: number;
    emAnalise: number;
  }>`select count(*)::int as linhas, (count(*) filter (where b.situacao in ('solicitado', 'em_comite')))::int as "emAnalise" ${de}`.execute(
    db,
  );
  await sql`select m.curso_id, count(*) ${de} group by 1`.execute(db);
  const { rows: pagina } = await sql<{
    id: number;
  }>`select b.id, m.aluno_nome, f.per_capita_centavos ${de} order by k.segmentacao_ordem * 10000 + k.ordem, m.curso_id, m.aluno_nome, b.id limit 100`.execute(
    db,
  );
  return { linhas: rows[0]?.linhas, emAnalise: rows[0]?.emAnalise, primeira: pagina[0]?.id };
}

/** What the screen asks for. */
async function doProduto({ db }: ContextoBench, { ano }: Preparado): Promise<unknown> {
  if (fonte.tipo !== 'sql') throw new Error('the report is made by the database');
  const filtros = { AnoLetivoId: ano };
  const contexto = { db, fuso: 'America/Belem', idioma: 'br', hoje: '2026-06-30', quem: { admin: true } } as unknown as Parameters<
    typeof fonte.consulta
  >[1];
  const leitor = leitorSql(db, fonte.relatorio, fonte.consulta(filtros, contexto));
  const paginacao = { numeroDaPagina: 1, tamanhoDaPagina: 100, campoOrdenado: 'padrao', ordenacaoAscendente: true };
  const { itens, totais } = await consultar(leitor, fonte.relatorio, paginacao, filtros);
  return { linhas: totais['linhas'], emAnalise: totais['soma.emAnalise'], primeira: itens[0]?.['pedidoId'] };
}

/** The report of socioeconomic forms over a whole school. */
export const fichasSocioeconomicas: Caso[] = [
  defineCaso<Preparado>({
    nome: 'socioeconomic form report, every student of a year: totals and page',
    meta: { razao: 2 },
    vezes: 5,
    preparar,
    sql: pura,
    lote: doProduto,
    conferir: (doSql, produto) => igual('report', doSql, produto),
  }),
];
