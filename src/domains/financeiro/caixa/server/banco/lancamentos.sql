-- By which method the money of an entry moved, for whoever checks it against what it tells of.
create view v_lancamento_financeiro as
  select id, numero, conta_bancaria_id, data_movimento, sentido, categoria, valor_centavos, historico, origem_tipo, origem_id, estorno_de, created_at, centro_custo_id, forma_pagamento_id
  from lancamentos_financeiros;

-- A period that is cut short leaves what is dated after the cut to the period that follows: yesterday's drawer is counted this morning,
-- when something of today is already in. That is all that may ever change of an entry, and only between two open periods of its account.
create function lancamento_imutavel() returns trigger language plpgsql set search_path = public as $$
begin
  if tg_op = 'UPDATE' and to_jsonb(new) - 'periodo_financeiro_id' = to_jsonb(old) - 'periodo_financeiro_id'
     and not exists (select from periodos_financeiros p where p.id = old.periodo_financeiro_id and p.situacao = 'fechado')
     and exists (select from periodos_financeiros p where p.id = new.periodo_financeiro_id and p.situacao <> 'fechado'
       and p.conta_bancaria_id = new.conta_bancaria_id and new.data_movimento between p.data_inicio and p.data_fim) then
    return new;
  end if;
  raise exception using errcode = 'P0001', message = 'REGISTRO_IMUTAVEL|' || tg_table_name || ' ' || lower(tg_op);
end $$;
create trigger lancamentos_financeiros_imutaveis before update or delete on lancamentos_financeiros for each row execute function lancamento_imutavel();

-- No movement lands in a closed period: the share lock makes a closing wait for it, or it for the closing.
create function verificar_periodo_financeiro() returns trigger language plpgsql as $$
declare p record;
begin
  select * into p from periodos_financeiros where id = new.periodo_financeiro_id for share;
  if p.conta_bancaria_id <> new.conta_bancaria_id or new.data_movimento not between p.data_inicio and p.data_fim then
    raise exception 'PERIODO_FINANCEIRO_INCOERENTE|periodo %', p.id;
  end if;
  if p.situacao = 'fechado' then raise exception 'PERIODO_FINANCEIRO_FECHADO|periodo %', p.id; end if;
  return new;
end $$;
create trigger lancamentos_financeiros_periodo before insert on lancamentos_financeiros for each row execute function verificar_periodo_financeiro();

-- Under which kind of source accounting is told of an entry of a kind: the two sides of a transfer are one fact, and a fee is told with the money that it is taken from.
create function origem_do_fato(tipo text) returns text language sql immutable return case
  when tipo = 'transferencia_entrada' then 'lancamento_manual'
  when tipo = 'transferencia_entrada_estorno' then 'lancamento_manual_estorno'
  when tipo = 'taxa_recebimento' then 'recebimento_a_liquidar'
  when tipo = 'taxa_recebimento_estorno' then 'recebimento_a_liquidar_estorno'
  when tipo in ('baixa_liquidacao_desfeita', 'credito_liquidacao_desfeita', 'taxa_liquidacao_desfeita') then 'liquidacao_desfeita'
  when tipo in ('baixa_reliquidada', 'credito_reliquidada', 'taxa_reliquidada') then 'recebimento_reliquidado' else tipo end;

-- The sources of the facts that tell of each entry: what waited is told when it is received and when it reaches the account, a part of a payment with the whole.
create view v_fato_do_movimento as
  select id as lancamento_id, origem_do_fato(origem_tipo) as origem_tipo, origem_id from lancamentos_financeiros where origem_tipo not in ('pagamento_parte', 'pagamento_parte_estorno')
  union all select l.id, 'recebimento_a_liquidar', r.id from lancamentos_financeiros l join v_recebimento_a_liquidar r on r.origem_tipo = l.origem_tipo and r.origem_id = l.origem_id
  union all select l.id, 'baixa_pagar', p.baixa_id from lancamentos_financeiros l join v_pagamento_parte p on p.id = l.origem_id where l.origem_tipo = 'pagamento_parte'
  union all select l.id, 'estorno_pagar', p.estorno_id from lancamentos_financeiros l join v_pagamento_parte p on p.id = l.origem_id where l.origem_tipo = 'pagamento_parte_estorno';

-- Cash tells accounting what it did, by the same origin and value. What reverses a movement has the opposite of a fact, and nothing else has. The
-- fact of a fee carries it beside the gross.
create function verificar_fato_do_lancamento() returns trigger language plpgsql set search_path = public as $$
declare origem text := origem_do_fato(new.origem_tipo);
begin
  -- A part of a payment is told by the fact of the whole payment, or of its reversal.
  if new.origem_tipo in ('pagamento_parte', 'pagamento_parte_estorno') then
    if not exists (select 1 from v_pagamento_parte p join fatos_contabeis f on f.origem_tipo = case when new.estorno_de is null then 'baixa_pagar' else 'estorno_pagar' end
        and f.origem_id = case when new.estorno_de is null then p.baixa_id else p.estorno_id end
        where p.id = new.origem_id and p.valor_centavos = new.valor_centavos) then
      raise exception 'MOVIMENTO_SEM_FATO|lancamento % de % %', new.id, new.origem_tipo, new.origem_id;
    end if;
    return null;
  end if;
  if not exists (select 1 from fatos_contabeis f where f.origem_tipo = origem and f.origem_id = new.origem_id
      and case when new.origem_tipo in ('taxa_recebimento', 'taxa_recebimento_estorno', 'taxa_liquidacao_desfeita', 'taxa_reliquidada') then (f.valores ->> 'taxaCentavos')::bigint else f.valor_centavos end = new.valor_centavos
      and (f.estorno_de is null) = (new.estorno_de is null)) then
    raise exception 'MOVIMENTO_SEM_FATO|lancamento % de % %', new.id, new.origem_tipo, new.origem_id;
  end if;
  return null;
end $$;
create constraint trigger lancamentos_financeiros_um_fato after insert on lancamentos_financeiros
  deferrable initially deferred for each row execute function verificar_fato_do_lancamento();
