-- The parts that an agreement’s installments are made of, in order: a select that the agreement itself inserts.
create function partes_do_acordo(alvo bigint) returns table (titulo_id bigint, ordem bigint, origem_titulo_id bigint, valor_centavos bigint) language sql stable as $$
  with antigos as (
    select i.titulo_id, i.saldo_centavos as saldo, o.valor_centavos - o.desconto_incondicional_centavos as liquido
    from acordos_titulos i join titulos_receber o on o.id = i.titulo_id where i.acordo_id = alvo
  ), restos as (
    select a.titulo_id as origem, a.saldo as valor from antigos a where not exists (select 1 from acordos_parcelas_partes p where p.titulo_id = a.titulo_id)
    union all
    select p.origem_titulo_id, least(p.ate, a.liquido) - greatest(p.ate - p.valor_centavos, a.liquido - a.saldo)
    from antigos a join (select q.*, sum(q.valor_centavos) over (partition by q.titulo_id order by q.ordem) as ate from acordos_parcelas_partes q) p on p.titulo_id = a.titulo_id
    where p.ate > a.liquido - a.saldo
    union all
    select null, c.multa_centavos + c.juros_centavos - c.dispensa_centavos from acordos c where c.id = alvo and c.multa_centavos + c.juros_centavos > c.dispensa_centavos
  ), juntos as (
    select r.origem, sum(r.valor) as valor, o.data_vencimento from restos r left join titulos_receber o on o.id = r.origem group by r.origem, o.data_vencimento
  ), partes as (
    select j.*, sum(j.valor) over (order by j.origem is null, j.data_vencimento, j.origem) as ate from juntos j
  ), parcelas as (
    select c.titulo_id, n.valor_centavos as valor, sum(n.valor_centavos) over (order by c.parcela) as ate from acordos_parcelas c join titulos_receber n on n.id = c.titulo_id where c.acordo_id = alvo
  )
  select n.titulo_id, row_number() over (partition by n.titulo_id order by p.ate), p.origem, (least(p.ate, n.ate) - greatest(p.ate - p.valor, n.ate - n.valor))::bigint
  from parcelas n join partes p on p.ate > n.ate - n.valor and p.ate - p.valor < n.ate
$$;

-- The parts of an installment add up to it.
create function verificar_partes_da_parcela() returns trigger language plpgsql as $$
begin
  if (select t.valor_centavos - t.desconto_incondicional_centavos from titulos_receber t where t.id = new.titulo_id)
     is distinct from (select sum(p.valor_centavos) from acordos_parcelas_partes p where p.titulo_id = new.titulo_id) then
    raise exception 'PARTES_NAO_FECHAM|titulo %', new.titulo_id;
  end if;
  return null;
end $$;
create constraint trigger acordos_parcelas_com_partes after insert on acordos_parcelas deferrable initially deferred for each row execute function verificar_partes_da_parcela();
create constraint trigger acordos_parcelas_partes_fecham after insert on acordos_parcelas_partes deferrable initially deferred for each row execute function verificar_partes_da_parcela();

-- Whose each part of an installment is, from one centavo of it to another, in the order in which they are covered. The charges
-- of the agreement are of all, in proportion to their debts.
create view v_parte_do_acordo as
  select p.titulo_id, o.aluno_id, o.matricula_id, (p.ate - p.valor_centavos)::bigint as de, p.ate::bigint as ate
  from (select q.*, sum(q.valor_centavos) over (partition by q.titulo_id order by q.ordem) as ate from acordos_parcelas_partes q) p
  join titulos_receber o on o.id = p.origem_titulo_id
  union all
  select p.titulo_id, w.aluno_id, w.matricula_id, (p.ate - p.valor_centavos + coalesce(round(p.valor_centavos * (w.ate - w.valor) / w.total), 0))::bigint,
    (p.ate - p.valor_centavos + coalesce(round(p.valor_centavos * w.ate / w.total), p.valor_centavos))::bigint
  from (select q.*, sum(q.valor_centavos) over (partition by q.titulo_id order by q.ordem) as ate from acordos_parcelas_partes q) p
  left join lateral (
    select s.aluno_id, s.matricula_id, s.valor, sum(s.valor) over (order by s.aluno_id, s.matricula_id) as ate, sum(s.valor) over () as total
    from (
      select o.aluno_id, o.matricula_id, sum(x.valor_centavos) as valor
      from acordos_parcelas c join acordos_parcelas irma on irma.acordo_id = c.acordo_id join acordos_parcelas_partes x on x.titulo_id = irma.titulo_id
      join titulos_receber o on o.id = x.origem_titulo_id where c.titulo_id = p.titulo_id group by o.aluno_id, o.matricula_id) s) w on true
  where p.origem_titulo_id is null;
