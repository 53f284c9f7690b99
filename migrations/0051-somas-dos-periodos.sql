-- A reversal lessens the side of what it reverses, also in what a closing keeps: a period that only takes back what an earlier one brought has less
-- than nothing on that side. Balances are the same as before.
alter table periodos_financeiros_situacoes drop constraint periodos_financeiros_situacoes_entradas_centavos_check;
alter table periodos_financeiros_situacoes drop constraint periodos_financeiros_situacoes_saidas_centavos_check;

update periodos_financeiros_situacoes s set entradas_centavos = n.entradas, saidas_centavos = n.saidas
from (select p.id, coalesce(sum(m.valor) filter (where m.entra), 0) as entradas, coalesce(sum(m.valor) filter (where not m.entra), 0) as saidas
  from periodos_financeiros p
  join lateral (select (l.estorno_de is null) = (l.sentido = 'entrada') as entra, case when l.estorno_de is null then l.valor_centavos else -l.valor_centavos end as valor
    from lancamentos_financeiros l where l.periodo_financeiro_id = p.id) m on true
  where p.situacao = 'fechado' group by p.id) n
where s.periodo_financeiro_id = n.id
  and s.id = (select max(u.id) from periodos_financeiros_situacoes u where u.periodo_financeiro_id = n.id and u.para = 'fechado');
