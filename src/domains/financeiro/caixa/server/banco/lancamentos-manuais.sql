-- What is wrong with what was entered by hand, null when nothing: its movements (two for a transfer, opposite, equal, of one day), its
-- fact, and those of its reversal.
create function problema_do_lancamento_manual(alvo bigint) returns text language sql stable set search_path = public as $$
  with m as (
    select x.*, e.id as estorno_id, e.data_estorno from lancamentos_manuais x left join lancamentos_manuais_estornos e on e.lancamento_manual_id = x.id where x.id = alvo
  ), pernas as (
    select 'lancamento_manual' as tipo, m.conta_bancaria_id as conta, case m.tipo when 'recebimento' then 'entrada' else 'saida' end as sentido, true as daqui from m
    union all
    -- What enters a bank is no longer a cheque.
    select 'transferencia_entrada', m.conta_destino_id, 'entrada', false from m where m.tipo = 'transferencia'
  )
  select case
    when exists (select 1 from pernas p where not exists (select 1 from lancamentos_financeiros l where l.origem_tipo = p.tipo and l.origem_id = m.id
      and l.sentido = p.sentido and l.conta_bancaria_id = p.conta and l.valor_centavos = m.valor_centavos and l.data_movimento = m.data_movimento
      and (l.forma_pagamento_id is not distinct from m.forma_pagamento_id or not p.daqui and l.forma_pagamento_id is null))) then 'movimento'
    when not exists (select 1 from fatos_contabeis f where f.origem_tipo = 'lancamento_manual' and f.origem_id = m.id and f.evento = 'caixa.' || m.tipo
      and f.valor_centavos = m.valor_centavos and f.data_fato = m.data_movimento and f.estorno_de is null) then 'fato'
    when m.estorno_id is null then null
    when exists (select 1 from pernas p where not exists (select 1 from lancamentos_financeiros l where l.origem_tipo = p.tipo || '_estorno' and l.origem_id = m.estorno_id
      and l.sentido <> p.sentido and l.conta_bancaria_id = p.conta and l.valor_centavos = m.valor_centavos and l.data_movimento = m.data_estorno
      and (l.forma_pagamento_id is not distinct from m.forma_pagamento_id or not p.daqui and l.forma_pagamento_id is null))) then 'movimento do estorno'
    when not exists (select 1 from fatos_contabeis f where f.origem_tipo = 'lancamento_manual_estorno' and f.origem_id = m.estorno_id
      and f.valor_centavos = m.valor_centavos and f.data_fato = m.data_estorno and f.estorno_de is not null) then 'fato do estorno' end
  from m
$$;

-- What was entered by hand, and its reversal, moved money: one way, or out of one account and into the other; and told accounting.
create function verificar_lancamento_manual() returns trigger language plpgsql set search_path = public as $$
declare alvo bigint; problema text;
begin
  if tg_table_name = 'lancamentos_manuais' then alvo := new.id; else alvo := new.lancamento_manual_id; end if;
  problema := problema_do_lancamento_manual(alvo);
  if problema like 'movimento%' then raise exception 'LANCAMENTO_MANUAL_SEM_MOVIMENTO|% %', tg_table_name, new.id; end if;
  if problema is not null then raise exception 'LANCAMENTO_MANUAL_SEM_FATO|% %', tg_table_name, new.id; end if;
  return null;
end $$;
create constraint trigger lancamentos_manuais_movimento after insert on lancamentos_manuais deferrable initially deferred
  for each row execute function verificar_lancamento_manual();
create constraint trigger lancamentos_manuais_estornos_movimento after insert on lancamentos_manuais_estornos deferrable initially deferred
  for each row execute function verificar_lancamento_manual();

-- The direction of a category is what its entries moved: it does not turn once one exists.
create function verificar_sentido_da_categoria() returns trigger language plpgsql as $$
begin
  if exists (select 1 from lancamentos_manuais where categoria_id = new.id) then raise exception 'CATEGORIA_EM_USO|categoria %', new.id; end if;
  return new;
end $$;
create trigger categorias_financeiras_sentido before update of sentido on categorias_financeiras
  for each row when (old.sentido <> new.sentido) execute function verificar_sentido_da_categoria();
