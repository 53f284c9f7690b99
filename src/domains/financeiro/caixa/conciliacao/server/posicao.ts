import { sql } from 'kysely';
import type { Db, Tx } from '#platform/server/database/kysely.ts';
import { type DataCivil, somarDias } from '#shared/datas.ts';
import { type Centavos, centavos } from '#shared/dinheiro.ts';
import type { RespostaServidor } from '#shared/endpoint.ts';
import type { conciliacaoApi } from '../api.ts';
import { comSinal } from '#domains/financeiro/caixa/server/com-sinal.ts';
import { lerConta } from '#domains/financeiro/caixa/server/conciliada.ts';

type Posicao = RespostaServidor<typeof conciliacaoApi.obterPosicao>;
type Somas = {
  pendentes: number;
  pendenteCentavos: Centavos;
  soExtrato: number;
  soExtratoCentavos: Centavos;
  soLivros: number;
  soLivrosCentavos: Centavos;
  livrosCentavos: Centavos;
};

/** Both balances of an account on a day (the last that is over and a statement reaches, unless told), and what lies between them. Throws CONTA_DESCONHECIDA. */
export async function obterPosicao(db: Db, pedido: { contaBancariaId: number; ate: DataCivil | null }, hoje: DataCivil): Promise<Posicao> {
  const { contaBancariaId } = pedido;
  const { conciliadaAte } = await lerConta(db, contaBancariaId);
  const { desde, fim } = await diasLidos(db, contaBancariaId);
  const ontem = somarDias(hoje, -1);
  const ate = pedido.ate ?? (fim !== null && fim < ontem ? fim : ontem);
  const s = await somarAte(db, contaBancariaId, { desde, ate });
  const banco = await saldoDoBanco(db, contaBancariaId, ate);
  return {
    desde,
    ate,
    conciliadaAte,
    saldoBancoCentavos: banco?.valorCentavos ?? null,
    saldoDoExtrato: banco?.dito ?? false,
    saldoLivrosCentavos: s.livrosCentavos,
    pendentes: { quantidade: s.pendentes, valorCentavos: s.pendenteCentavos },
    soNoExtrato: { quantidade: s.soExtrato, valorCentavos: s.soExtratoCentavos },
    soNosLivros: { quantidade: s.soLivros, valorCentavos: s.soLivrosCentavos },
    semExplicacaoCentavos: banco === null ? null : semExplicacao(banco.valorCentavos, s),
    diasSemExtrato: desde === null ? [] : await diasSemExtrato(db, contaBancariaId, ate),
    fechamentos: await listarFechamentos(db, contaBancariaId),
  };
}

/** What is left of the difference of both balances when what only one of them has is taken off. */
export const semExplicacao = (
  saldoBanco: Centavos,
  s: Pick<Somas, 'livrosCentavos' | 'soExtratoCentavos' | 'soLivrosCentavos'>,
): Centavos => centavos(saldoBanco - s.livrosCentavos - s.soExtratoCentavos + s.soLivrosCentavos);

/** The first and the last day that statements of an account reach. */
export async function diasLidos(db: Db | Tx, contaBancariaId: number): Promise<{ desde: DataCivil | null; fim: DataCivil | null }> {
  const { rows } = await sql<{
    desde: DataCivil | null;
    fim: DataCivil | null;
  }>`select min(data_inicio) as desde, max(data_fim) as fim from extratos_bancarios
    where conta_bancaria_id = ${contaBancariaId}`.execute(db);
  return rows[0] ?? { desde: null, fim: null };
}

/**
 * What only the bank and what only the books had at the end of a day. Lines and movements that are the same money count on neither side, unless one of
 * them is of a later day; movements from before the first statement count where they were found in one.
 */
export async function somarAte(
  db: Db | Tx,
  contaBancariaId: number,
  { desde, ate }: { desde: DataCivil | null; ate: DataCivil },
): Promise<Somas> {
  const { rows } = await sql<Somas>`
    with linhas as (
      select x.id, coalesce(x.valor_centavos, 0) as valor, i.conciliacao_id as de, c.tipo from extratos_bancarios_linhas x
      left join conciliacoes_linhas i on i.linha_id = x.id left join conciliacoes c on c.id = i.conciliacao_id
      where x.conta_bancaria_id = ${contaBancariaId} and x.data_linha <= ${ate}::date
    ), movimentos as (
      select l.id, ${comSinal} as valor, i.conciliacao_id as de from lancamentos_financeiros l left join conciliacoes_lancamentos i on i.lancamento_id = l.id
      where l.conta_bancaria_id = ${contaBancariaId} and l.data_movimento <= ${ate}::date and (l.data_movimento >= ${desde}::date or i.conciliacao_id is not null)
    ), adiante as materialized (
      select i.conciliacao_id as id from conciliacoes_linhas i join extratos_bancarios_linhas x on x.id = i.linha_id where x.conta_bancaria_id = ${contaBancariaId} and x.data_linha > ${ate}::date
      union select i.conciliacao_id from conciliacoes_lancamentos i join lancamentos_financeiros l on l.id = i.lancamento_id
        where l.conta_bancaria_id = ${contaBancariaId} and l.data_movimento > ${ate}::date
    ), do_banco as (select * from linhas where de is null or tipo <> 'ignorada' and de in (select id from adiante)
    ), dos_livros as (select * from movimentos where de is null or de in (select id from adiante))
    select (select count(*)::int from linhas where de is null) as pendentes, (select coalesce(sum(valor), 0)::bigint from linhas where de is null) as "pendenteCentavos",
      (select count(*)::int from do_banco) as "soExtrato", (select coalesce(sum(valor), 0)::bigint from do_banco) as "soExtratoCentavos",
      (select count(*)::int from dos_livros) as "soLivros", (select coalesce(sum(valor), 0)::bigint from dos_livros) as "soLivrosCentavos",
      coalesce((select k.saldo_inicial_centavos + coalesce((select sum(${comSinal}) from lancamentos_financeiros l where l.conta_bancaria_id = k.id and l.data_movimento <= ${ate}::date), 0)
        from v_conta_bancaria k where k.id = ${contaBancariaId}), 0)::bigint as "livrosCentavos"`.execute(db);
  const [somas] = rows;
  if (!somas) throw new Error('sums of an account that does not exist');
  return somas;
}

/**
 * What the bank had at the end of a day, as the statement says that reaches it last; of another day its lines tell the rest, where every day between
 * was read. Null where no statement says a balance, or nobody read the days between.
 */
async function saldoDoBanco(db: Db, contaBancariaId: number, ate: DataCivil): Promise<{ valorCentavos: Centavos; dito: boolean } | null> {
  const { rows } = await sql<{ valorCentavos: Centavos; dito: boolean }>`select (coalesce(e.saldo_centavos, 0)
      + coalesce(sign((${ate}::date - e.data_saldo)::numeric), 0) * coalesce((select sum(x.valor_centavos) from extratos_bancarios_linhas x left join conciliacoes_linhas i on i.linha_id = x.id
          left join conciliacoes c on c.id = i.conciliacao_id where x.conta_bancaria_id = e.conta_bancaria_id and c.tipo is distinct from 'ignorada'
            and x.data_linha > least(e.data_saldo, ${ate}::date) and x.data_linha <= greatest(e.data_saldo, ${ate}::date)), 0))::bigint as "valorCentavos",
      e.data_saldo is not distinct from ${ate}::date as dito
    from extratos_bancarios e where e.conta_bancaria_id = ${contaBancariaId} and e.saldo_centavos is not null
      and (select range_agg(daterange(o.data_inicio, o.data_fim, '[]')) from extratos_bancarios o where o.conta_bancaria_id = ${contaBancariaId})
        @> daterange(least(e.data_saldo, ${ate}::date), greatest(e.data_saldo, ${ate}::date), '(]')
    order by abs(e.data_saldo - ${ate}::date), e.id desc limit 1`.execute(db);
  return rows[0] ?? null;
}

/** The days until then that no statement reaches. */
async function diasSemExtrato(db: Db, contaBancariaId: number, ate: DataCivil): Promise<{ de: DataCivil; ate: DataCivil }[]> {
  const { rows } = await sql<{ fim: DataCivil; seguinte: DataCivil | null }>`select s.fim, s.seguinte from (
      select max(e.data_fim) over (order by e.data_inicio, e.data_fim) as fim, lead(e.data_inicio) over (order by e.data_inicio, e.data_fim) as seguinte
      from extratos_bancarios e where e.conta_bancaria_id = ${contaBancariaId} and e.data_inicio <= ${ate}::date) s
    where s.fim < ${ate}::date and (s.seguinte is null or s.seguinte > s.fim + 1) order by s.fim`.execute(db);
  return rows.map(({ fim, seguinte }) => ({ de: somarDias(fim, 1), ate: seguinte === null ? ate : somarDias(seguinte, -1) }));
}

async function listarFechamentos(db: Db, contaBancariaId: number): Promise<Posicao['fechamentos']> {
  const { rows } = await sql<
    Posicao['fechamentos'][number]
  >`with dias as materialized (select l.data_movimento as dia, sum(sum(${comSinal})) over (order by l.data_movimento) as soma from lancamentos_financeiros l
      where l.conta_bancaria_id = ${contaBancariaId} group by l.data_movimento)
    select f.id, f.ate, f.saldo_banco_centavos as "saldoBancoCentavos", f.saldo_livros_centavos as "saldoLivrosCentavos",
      (k.saldo_inicial_centavos + coalesce((select d.soma from dias d where d.dia <= f.ate order by d.dia desc limit 1), 0))::bigint as "saldoLivrosHojeCentavos",
      f.usuario_nome as "usuarioNome", f.created_at as em,
      case when r.id is not null then json_build_object('motivo', r.motivo, 'usuarioNome', r.usuario_nome, 'em', r.created_at) end as reabertura
    from conciliacoes_fechamentos f join v_conta_bancaria k on k.id = f.conta_bancaria_id left join conciliacoes_reaberturas r on r.fechamento_id = f.id
    where f.conta_bancaria_id = ${contaBancariaId} order by f.id desc limit 24`.execute(db);
  return rows;
}
