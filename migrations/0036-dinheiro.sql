-- A payment inside a broken agreement may be reversed: what it had covered on the old titles is covered no more, and what it had paid
-- of the installment ends with the agreement like the rest. The rows stay; they stop counting with their baixa.
create or replace view v_titulo_amortizacao as
  select b.titulo_id, b.id as baixa_id, b.data_baixa as data_amortizacao, b.principal_centavos, b.desconto_centavos, b.multa_centavos, b.juros_centavos, 'baixa' as tipo
    from baixas b where not exists (select 1 from estornos e where e.baixa_id = b.id)
  union all
  select a.titulo_id, null, a.data_amortizacao, a.valor_centavos, 0, 0, 0, 'amortizacao' from titulos_amortizacoes a
    where not exists (select 1 from estornos e where e.baixa_id = a.baixa_id)
  union all
  select d.titulo_id, null, d.data_dispensa, 0, 0, d.multa_centavos, d.juros_centavos, 'dispensa' from titulos_dispensas d where d.revogada_em is null;
create index titulos_amortizacoes_baixa_idx on titulos_amortizacoes (baixa_id) where baixa_id is not null;

create or replace function problema_do_acordo(alvo bigint) returns text language sql stable set search_path = public as $$
  select case
    when (a.saldo_centavos, a.multa_centavos, a.juros_centavos, a.dispensa_centavos) is distinct from (t.saldo, t.multa, t.juros, t.dispensa) then 'titulos'
    when a.total_centavos is distinct from p.total then 'parcelas'
    when (a.situacao = 'vigente') is distinct from (t.vivos = t.itens) or t.vivos not in (0, t.itens) then 'situacao'
    when t.alheios + p.alheios > 0 then 'pagador'
    when t.mudados > 0 then 'saldo'
    when a.situacao = 'desfeito' and p.sobrando + p.encerrados > 0 then 'desfeito'
    when a.situacao = 'quebrado' and p.sobrando > 0 then 'quebrado'
    when b.levado + b.encerrado > p.pago then 'amortizacoes' end
  from acordos a
  cross join lateral (
    select sum(i.saldo_centavos)::bigint as saldo, sum(i.multa_centavos)::bigint as multa, sum(i.juros_centavos)::bigint as juros, sum(i.dispensa_centavos)::bigint as dispensa,
      count(*) as itens, count(*) filter (where i.devolvido_em is null) as vivos, count(*) filter (where o.pagador_id <> a.pagador_id) as alheios,
      count(*) filter (where i.devolvido_em is null and i.saldo_centavos <> o.valor_centavos - o.desconto_incondicional_centavos - o.amortizado_centavos) as mudados
    from acordos_titulos i join titulos_receber o on o.id = i.titulo_id where i.acordo_id = a.id) t
  cross join lateral (
    select sum(n.valor_centavos - n.desconto_incondicional_centavos)::bigint as total, count(*) filter (where n.situacao in ('aberto', 'parcial', 'renegociado')) as sobrando,
      count(*) filter (where n.situacao = 'baixado') as encerrados, coalesce(sum(n.amortizado_centavos), 0)::bigint as pago,
      count(*) filter (where n.pagador_id <> a.pagador_id or n.origem <> 'acordo') as alheios
    from acordos_parcelas c join titulos_receber n on n.id = c.titulo_id where c.acordo_id = a.id) p
  cross join lateral (
    select coalesce(sum(x.valor_centavos) filter (where x.tipo = 'pago_no_acordo' and not exists (select 1 from estornos e where e.baixa_id = x.baixa_id)), 0)::bigint as levado,
      coalesce(sum(x.valor_centavos) filter (where x.tipo = 'quebra'), 0)::bigint as encerrado from titulos_amortizacoes x where x.acordo_id = a.id) b
  where a.id = alvo
$$;

-- A reversal is felt by the title of the baixa and by those that the baixa had covered, each with the opposite of its fact.
create function verificar_cobertura_estornada() returns trigger language plpgsql set search_path = public as $$
declare coberta record; guardado bigint; recalculado bigint;
begin
  for coberta in select a.id, a.titulo_id, a.valor_centavos from titulos_amortizacoes a where a.baixa_id = new.baixa_id loop
    select amortizado_centavos into guardado from titulos_receber where id = coberta.titulo_id;
    select coalesce(sum(v.principal_centavos + v.desconto_centavos), 0)::bigint into recalculado from v_titulo_amortizacao v where v.titulo_id = coberta.titulo_id;
    if guardado <> recalculado then raise exception 'AMORTIZACAO_DIVERGENTE|titulo %: % <> %', coberta.titulo_id, guardado, recalculado; end if;
    if not exists (select 1 from fatos_contabeis f where f.origem_tipo = 'titulo_amortizacao' and f.origem_id = coberta.id
        and f.evento = 'titulo.cobertura_estornada' and f.valor_centavos = coberta.valor_centavos and f.estorno_de is not null) then
      raise exception 'MOVIMENTO_SEM_FATO|cobertura %', coberta.id;
    end if;
  end loop;
  return null;
end $$;
create constraint trigger estornos_cobertura after insert on estornos
  deferrable initially deferred for each row execute function verificar_cobertura_estornada();
