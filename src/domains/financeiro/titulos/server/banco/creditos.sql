-- How much credit a payer has left.
create view v_credito_pagador as
  select pagador_id, sum(valor_centavos - utilizado_centavos)::bigint as saldo_centavos from creditos where utilizado_centavos < valor_centavos group by pagador_id;

-- A credit of a payer: what it was, what is left, and whether it was reversed.
create view v_credito as
  select c.id, c.pagador_id, c.recibo_id, c.data_credito, c.valor_centavos, c.valor_centavos - c.utilizado_centavos as saldo_centavos,
    exists (select 1 from creditos_usos u where u.credito_id = c.id and u.tipo = 'estorno') as estornado, c.conta_bancaria_id
  from creditos c;

-- Money of credits as it enters and leaves the accounts; what is still to be settled is not there yet. Money handed back goes out
-- by no method of receiving.
create view v_movimento_de_credito as
  select 'recebido' as tipo, c.pagador_id, c.conta_bancaria_id, c.forma_pagamento_id, case when r.id is null then c.data_credito else r.data_liquidacao end as data_movimento, c.valor_centavos
  from creditos c left join recebimentos_a_liquidar r on r.origem_tipo = 'credito' and r.origem_id = c.id
  where r.id is null or r.liquidacao_id is not null
  union all
  select case u.tipo when 'devolucao' then 'devolvido' else 'estornado' end, c.pagador_id, u.conta_bancaria_id, case when u.tipo = 'estorno' then c.forma_pagamento_id end, u.data_uso, u.valor_centavos
  from creditos_usos u join creditos c on c.id = u.credito_id left join recebimentos_a_liquidar r on r.origem_tipo = 'credito' and r.origem_id = c.id
  where u.tipo = 'devolucao' or u.tipo = 'estorno' and (r.id is null or r.liquidacao_id is not null)
  union all
  -- Handed back no more: less on the day of the undoing.
  select 'devolvido', c.pagador_id, u.conta_bancaria_id, null, x.data_estorno, -u.valor_centavos
  from creditos_usos_estornos x join creditos_usos u on u.id = x.uso_id join creditos c on c.id = u.credito_id;

-- What is wrong with a credit, null when nothing: what was used of it, and its entries of money and of accounting.
create function problema_do_credito(alvo bigint) returns text language sql stable set search_path = public as $$
  select case
    when c.utilizado_centavos <> coalesce((select sum(u.valor_centavos) from creditos_usos u where u.credito_id = c.id
      and not exists (select 1 from estornos e where e.baixa_id = u.baixa_id) and not exists (select 1 from creditos_usos_estornos x where x.uso_id = u.id)), 0) then 'utilizado'
    when not exists (select 1 from lancamentos_financeiros l where l.origem_tipo = 'credito' and l.origem_id = c.id and l.sentido = 'entrada'
      and l.valor_centavos = c.valor_centavos and l.conta_bancaria_id = c.conta_bancaria_id) and r.id is null then 'lancamento'
    when not exists (select 1 from fatos_contabeis f where f.origem_tipo = 'credito' and f.origem_id = c.id and f.valor_centavos = c.valor_centavos) then 'fato'
    when exists (select 1 from creditos_usos u where u.credito_id = c.id and (
      not exists (select 1 from lancamentos_financeiros l where l.origem_tipo = 'credito_uso' and l.origem_id = u.id and l.sentido = 'saida'
        and l.valor_centavos = u.valor_centavos and l.conta_bancaria_id = u.conta_bancaria_id)
        and not (u.tipo = 'estorno' and r.situacao is not distinct from 'estornado' and r.liquidacao_id is null)
      or not exists (select 1 from fatos_contabeis f where f.origem_tipo = 'credito_uso' and f.origem_id = u.id and f.valor_centavos = u.valor_centavos))) then 'uso'
    when exists (select 1 from creditos_usos u left join estornos e on e.baixa_id = u.baixa_id left join creditos_usos_estornos x on x.uso_id = u.id
      where u.credito_id = c.id and (e.id is not null or x.id is not null)
      and (not exists (select 1 from lancamentos_financeiros l where l.origem_tipo = 'credito_uso_estorno' and l.origem_id = u.id and l.sentido = 'entrada'
          and l.valor_centavos = u.valor_centavos and l.conta_bancaria_id = u.conta_bancaria_id and (x.id is null or l.data_movimento = x.data_estorno))
        or x.id is not null and (u.tipo <> 'devolucao' or not exists (select 1 from fatos_contabeis f where f.origem_tipo = 'credito_uso_estorno' and f.origem_id = u.id
          and f.valor_centavos = u.valor_centavos and f.estorno_de is not null)))) then 'uso_estornado' end
  from creditos c left join recebimentos_a_liquidar r on r.origem_tipo = 'credito' and r.origem_id = c.id and r.bruto_centavos = c.valor_centavos
    and r.conta_bancaria_id = c.conta_bancaria_id
  where c.id = alvo
$$;

create function verificar_credito() returns trigger language plpgsql set search_path = public as $$
declare alvo bigint; problema text;
begin
  if tg_table_name = 'creditos' then alvo := new.id;
  elsif tg_table_name = 'estornos' then select u.credito_id into alvo from creditos_usos u where u.baixa_id = new.baixa_id;
  elsif tg_table_name = 'creditos_usos_estornos' then select u.credito_id into alvo from creditos_usos u where u.id = new.uso_id;
  else alvo := new.credito_id; end if;
  if alvo is null then return null; end if;
  problema := problema_do_credito(alvo);
  if problema is not null then raise exception 'CREDITO_INCOERENTE|credito %: %', alvo, problema; end if;
  return null;
end $$;
create constraint trigger creditos_coerentes after insert or update on creditos deferrable initially deferred for each row execute function verificar_credito();
create constraint trigger creditos_usos_coerentes after insert on creditos_usos deferrable initially deferred for each row execute function verificar_credito();
create constraint trigger estornos_credito after insert on estornos deferrable initially deferred for each row execute function verificar_credito();
create constraint trigger creditos_usos_estornos_coerentes after insert on creditos_usos_estornos
  deferrable initially deferred for each row execute function verificar_credito();

-- The credit of a receipt lives while a baixa of the receipt does.
create function verificar_credito_do_recibo() returns trigger language plpgsql as $$
declare recibo bigint;
begin
  select b.recibo_id into recibo from baixas b where b.id = new.baixa_id;
  if not exists (select 1 from baixas b where b.recibo_id = recibo and not exists (select 1 from estornos e where e.baixa_id = b.id))
    and exists (select 1 from creditos c where c.recibo_id = recibo and not exists (select 1 from creditos_usos u where u.credito_id = c.id and u.tipo = 'estorno')) then
    raise exception 'CREDITO_DE_RECIBO_ESTORNADO|recibo %', recibo;
  end if;
  return null;
end $$;
create constraint trigger estornos_credito_do_recibo after insert on estornos deferrable initially deferred
  for each row execute function verificar_credito_do_recibo();
