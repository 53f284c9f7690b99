import { sql } from 'kysely';
import type { Db } from '#platform/server/database/kysely.ts';
import type { Candidata } from '../escolher.ts';
import { comSinal } from '#domains/financeiro/caixa/server/com-sinal.ts';

// How many days a movement may lie before its line (a cheque, a slip that the bank credits later), after it, and in a document that both name.
const antes = 10;
const depois = 5;
const doDocumento = 40;
/** The most parts of one sum. */
const partes = 400;

/**
 * What the pending lines of an account may be, in one statement over all of them. A value is matched within its day by its place among its equals, so
 * that twenty equal payments of a day are twenty pairs and not four hundred; each step takes what the one before it left.
 *
 *   documento          the document of an entry by hand, and the amount
 *   varios_movimentos  first where the whole of what one day brought by one method is one line, and not each of it has a line of its own: a slip
 *                      credited with others is not the Pix of the same amount that stands alone
 *   mesmo_dia          amount and day; among equals what came by a method with the fewest others that day
 *   dia_proximo        the amount, each being the other's nearest day
 *   varios_movimentos  a line that is what one day brought by one method, or of one person (slips credited together, cards less their fees), or the parts
 *                      of one payment
 *   varias_linhas      lines of one day and of the same words that are one movement
 *   anulados           a movement and its reversal, where the bank knows of neither, whether a line waits or not
 *   saldo              a balance that the bank wrote as a line
 */
export async function candidatasDaConta(db: Db, contaBancariaId: number): Promise<Candidata[]> {
  const { rows } = await sql<Candidata>`
    with linhas as materialized (
      select x.id, x.data_linha as data, x.valor_centavos as valor, x.palavras, ltrim(regexp_replace(coalesce(x.documento, ''), '\\D', '', 'g'), '0') as documento
      from extratos_bancarios_linhas x where x.conta_bancaria_id = ${contaBancariaId} and x.valor_centavos is not null
        and not exists (select from conciliacoes_linhas c where c.linha_id = x.id)
    ), limites as (select min(data) - ${doDocumento}::int as de, max(data) + ${depois}::int as ate from linhas
    ), movimentos as materialized (
      select l.id, l.data_movimento as data, ${comSinal} as valor, l.forma_pagamento_id as forma, l.pessoa_id as pessoa, l.estorno_de, l.origem_tipo, l.origem_id,
        case when l.forma_pagamento_id is null then 1 else count(*) over (partition by l.data_movimento, l.forma_pagamento_id) end as companhia,
        exists (select from lancamentos_financeiros e where e.estorno_de = l.id) as estornado
      from limites, lancamentos_financeiros l where l.conta_bancaria_id = ${contaBancariaId} and l.data_movimento between limites.de and limites.ate
        and not exists (select from conciliacoes_lancamentos c where c.lancamento_id = l.id)
    ), documentos as (
      select p.linha, p.movimento, p.dias from (
        select x.id as linha, m.id as movimento, abs(x.data - m.data) as dias, row_number() over (partition by x.id order by abs(x.data - m.data), m.id) as da_linha,
          row_number() over (partition by m.id order by abs(x.data - m.data), x.id) as do_movimento
        from movimentos m join lancamentos_manuais d on m.origem_tipo in ('lancamento_manual', 'transferencia_entrada') and d.id = m.origem_id and d.documento is not null
        join linhas x on x.valor = m.valor and x.documento <> '' and x.documento = ltrim(regexp_replace(d.documento, '\\D', '', 'g'), '0')
          and abs(x.data - m.data) <= ${doDocumento}) p
      where p.da_linha = 1 and p.do_movimento = 1
    ), inteiros as materialized (
      select p.linha, p.ids, p.dias from (
        select x.id as linha, s.ids, abs(x.data - s.data) as dias, row_number() over (partition by x.id order by abs(x.data - s.data), s.ids[1]) as da_linha,
          row_number() over (partition by s.ids[1] order by abs(x.data - s.data), x.id) as do_grupo
        from (select m.data, sum(m.valor) as valor, array_agg(m.id order by m.id) as ids from movimentos m left join (select distinct data, valor from linhas) l using (data, valor)
          where m.forma is not null and m.id not in (select movimento from documentos) group by m.data, m.forma having count(*) between 2 and ${partes} and count(l.valor) < count(*)) s
        join linhas x on x.valor = s.valor and s.data between x.data - ${antes}::int and x.data + ${depois}::int and x.id not in (select linha from documentos)
        where s.data = x.data or (x.data, x.valor) not in (select data, valor from movimentos)) p
      where p.da_linha = 1 and p.do_grupo = 1
    ), linhas_soltas as materialized (
      select * from linhas where id not in (select linha from documentos) and id not in (select linha from inteiros)
    ), movimentos_soltos as materialized (
      select * from movimentos where id not in (select movimento from documentos) and id not in (select unnest(ids) from inteiros)
    ), mesmo_dia as (
      select x.id as linha, m.id as movimento
      from (select id, data, valor, row_number() over (partition by data, valor order by id) as n from linhas_soltas) x
      join (select id, data, valor, row_number() over (partition by data, valor order by estornado, companhia, id) as n from movimentos_soltos) m using (data, valor, n)
    ), linhas_restantes as materialized (
      select x.*, row_number() over (partition by x.data, x.valor order by x.id) as n from linhas_soltas x
      where not exists (select from mesmo_dia d where d.linha = x.id)
    ), movimentos_restantes as materialized (
      select m.*, row_number() over (partition by m.data, m.valor order by m.estornado, m.companhia, m.id) as n from movimentos_soltos m
      where not exists (select from mesmo_dia d where d.movimento = m.id)
    ), proximos as (
      select p.linha, p.movimento, p.dias from (
        select x.id as linha, m.id as movimento, abs(x.data - m.data) as dias, row_number() over (partition by x.id order by abs(x.data - m.data), m.id) as da_linha,
          row_number() over (partition by m.id order by abs(x.data - m.data), x.id) as do_movimento
        from linhas_restantes x join movimentos_restantes m on m.valor = x.valor and m.n = x.n and m.data between x.data - ${antes}::int and x.data + ${depois}::int) p
      where p.da_linha = 1 and p.do_movimento = 1
    ), somas as (
      select data, sum(valor) as valor, array_agg(id order by id) as ids from movimentos_restantes where forma is not null group by data, forma having count(*) between 2 and ${partes}
      union select data, sum(valor), array_agg(id order by id) from movimentos_restantes where forma is not null group by data, forma, valor > 0 having count(*) between 2 and ${partes}
      union select data, sum(valor), array_agg(id order by id) from movimentos_restantes where pessoa is not null group by data, pessoa, valor > 0 having count(*) between 2 and ${partes}
      union select data, sum(valor), array_agg(id order by id) from movimentos_restantes group by data, origem_tipo, valor > 0 having count(*) between 2 and ${partes}
      union select data, sum(valor), array_agg(id order by id) from movimentos_restantes group by data having count(*) between 2 and ${partes}
      union select m.data, sum(m.valor), array_agg(m.id order by m.id) from movimentos_restantes m join v_pagamento_parte p on m.origem_tipo = 'pagamento_parte' and p.id = m.origem_id
        group by m.data, p.baixa_id having count(*) between 2 and ${partes}
    ), somas_de_linhas as (
      select data, sum(valor) as valor, array_agg(id order by id) as ids from linhas_restantes group by data, palavras having count(*) between 2 and ${partes}
      union select data, sum(valor), array_agg(id order by id) from linhas_restantes where documento <> '' group by data, documento having count(*) between 2 and ${partes}
    )
    select 'documento' as motivo, json_build_array(linha) as "linhaIds", json_build_array(movimento) as "lancamentoIds", dias from documentos
    union all select 'varios_movimentos', json_build_array(linha), to_json(ids), dias from inteiros
    union all select 'mesmo_dia', json_build_array(linha), json_build_array(movimento), 0 from mesmo_dia
    union all select 'dia_proximo', json_build_array(linha), json_build_array(movimento), dias from proximos
    union all select 'varios_movimentos', json_build_array(x.id), to_json(s.ids), abs(x.data - s.data)
      from linhas_restantes x join somas s on s.valor = x.valor and s.data between x.data - ${antes}::int and x.data + ${depois}::int
    union all select 'varias_linhas', to_json(s.ids), json_build_array(m.id), abs(m.data - s.data)
      from somas_de_linhas s join movimentos_restantes m on m.valor = s.valor and m.data between s.data - ${antes}::int and s.data + ${depois}::int
    union all select 'anulados', '[]'::json, json_build_array(m.id, e.id), e.data_movimento - m.data_movimento
      from lancamentos_financeiros e join lancamentos_financeiros m on m.id = e.estorno_de and m.conta_bancaria_id = e.conta_bancaria_id
      where e.conta_bancaria_id = ${contaBancariaId} and m.data_movimento >= (select min(data_inicio) from extratos_bancarios where conta_bancaria_id = ${contaBancariaId})
        and not exists (select from conciliacoes_lancamentos c where c.lancamento_id in (e.id, m.id))
    union all select 'saldo', json_build_array(id), '[]'::json, 0 from linhas_restantes where palavras ~ '^(s a l d o|saldo( (anterior|atual|do dia|final|inicial|disponivel|bloqueado|total))?)$'`.execute(
    db,
  );
  return rows;
}
