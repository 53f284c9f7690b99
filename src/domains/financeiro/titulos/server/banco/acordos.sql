-- The agreements in force.
create view v_acordo_vigente as
  select a.id, a.numero, a.pagador_id, a.data_acordo, a.total_centavos from acordos a where a.situacao = 'vigente';

-- Which new titles took the place of an old one, while their agreement lives.
create view v_titulo_do_acordo as
  select p.titulo_id, a.titulo_id as antigo_id from acordos_parcelas p join acordos_titulos a on a.acordo_id = p.acordo_id and a.devolvido_em is null;

-- What the payments of broken agreements covered, in money; `adiante`: on an installment that ended with its own agreement, to whose
-- titles the money went on.
create view v_cobertura_do_acordo as
  select a.id, a.baixa_id, a.titulo_id, a.valor_centavos - a.desconto_centavos as valor_centavos, a.acordo_id,
    exists (select 1 from acordos_parcelas c join acordos q on q.id = c.acordo_id where c.titulo_id = a.titulo_id and q.situacao = 'quebrado') as adiante
  from titulos_amortizacoes a
  where a.tipo = 'pago_no_acordo' and a.valor_centavos > a.desconto_centavos and not exists (select 1 from estornos e where e.baixa_id = a.baixa_id);

-- What is wrong with an agreement, null when nothing: its sums, its new titles, what its old ones still owe, its state.
create function problema_do_acordo(alvo bigint) returns text language sql stable set search_path = public as $$
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

create function verificar_acordo() returns trigger language plpgsql as $$
declare alvo bigint; problema text;
begin
  if tg_table_name = 'acordos' then alvo := new.id;
  elsif tg_table_name = 'titulos_receber' then
    select coalesce((select c.acordo_id from acordos_parcelas c where c.titulo_id = new.id),
      (select i.acordo_id from acordos_titulos i where i.titulo_id = new.id and i.devolvido_em is null)) into alvo;
  else alvo := new.acordo_id; end if;
  problema := problema_do_acordo(alvo);
  if problema is not null then raise exception 'ACORDO_NAO_FECHA|acordo %: %', alvo, problema; end if;
  return null;
end $$;
create constraint trigger acordos_fecham after insert or update on acordos deferrable initially deferred for each row execute function verificar_acordo();
create constraint trigger acordos_titulos_fecham after insert or update on acordos_titulos deferrable initially deferred for each row execute function verificar_acordo();
create constraint trigger acordos_parcelas_fecham after insert on acordos_parcelas deferrable initially deferred for each row execute function verificar_acordo();
create constraint trigger titulos_receber_acordo after update of valor_centavos, desconto_incondicional_centavos, pagador_id on titulos_receber
  deferrable initially deferred for each row when (new.origem = 'acordo' or new.situacao = 'renegociado') execute function verificar_acordo();

-- A title is renegotiated exactly while a living agreement holds it.
create function verificar_renegociado() returns trigger language plpgsql as $$
declare alvo bigint;
begin
  if tg_table_name = 'titulos_receber' then alvo := new.id; else alvo := new.titulo_id; end if;
  if (select situacao = 'renegociado' from titulos_receber where id = alvo)
     <> exists (select 1 from acordos_titulos where titulo_id = alvo and devolvido_em is null) then
    raise exception 'RENEGOCIACAO_INCOERENTE|titulo %', alvo;
  end if;
  return null;
end $$;
create constraint trigger titulos_receber_renegociado after update of situacao on titulos_receber
  deferrable initially deferred for each row when (new.situacao = 'renegociado' or old.situacao = 'renegociado') execute function verificar_renegociado();
create constraint trigger acordos_titulos_renegociado after insert or update on acordos_titulos
  deferrable initially deferred for each row execute function verificar_renegociado();

-- Whether the debt of a title is still owed: by itself, or by installments of the agreements that took its place.
create function titulo_pendente(alvo bigint) returns boolean language sql stable set search_path = public as $$
  with recursive divida as (
    select alvo as id
    union
    select c.titulo_id from divida d join acordos_titulos i on i.titulo_id = d.id and i.devolvido_em is null join acordos_parcelas c on c.acordo_id = i.acordo_id
  )
  select exists (select 1 from divida d join titulos_receber t on t.id = d.id where t.situacao in ('aberto', 'parcial'))
$$;
