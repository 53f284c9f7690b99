-- Money that a card or another method still owes an account, or has paid.
create view v_recebimento_a_liquidar as
  select id, origem_tipo, origem_id, conta_bancaria_id, forma_pagamento_id, data_recebimento, data_prevista, bruto_centavos, taxa_centavos, situacao, liquidacao_id,
    data_liquidacao, data_estorno,
    -- Whose entry brought it to its account.
    case when desfeita_item_id is null then origem_tipo else origem_tipo || '_reliquidada' end as entrada_tipo, coalesce(desfeita_item_id, origem_id) as entrada_id
  from recebimentos_a_liquidar;

-- What is wrong with money to be settled, null when nothing: entries and facts are there exactly once it was settled, and for each undoing the
-- opposite of what it took back. What was settled again has entries and fact of its own, which name the undoing that they follow.
create function problema_do_recebimento(alvo bigint) returns text language sql stable set search_path = public as $$
  select case
    when (r.liquidacao_id is not null) is distinct from exists (select 1 from lancamentos_financeiros l where l.origem_tipo = v.entrada and l.origem_id = v.entrada_id
      and (r.liquidacao_id is null or (l.sentido, l.valor_centavos, l.conta_bancaria_id, l.data_movimento) = ('entrada', r.bruto_centavos, r.conta_bancaria_id, r.data_liquidacao))) then 'lancamento'
    when (r.liquidacao_id is not null and r.taxa_centavos > 0) is distinct from exists (select 1 from lancamentos_financeiros l where l.origem_tipo = v.taxa and l.origem_id = v.id
      and (l.sentido, l.valor_centavos, l.conta_bancaria_id, l.data_movimento) = ('saida', r.taxa_centavos, r.conta_bancaria_id, r.data_liquidacao)) then 'taxa'
    when (r.liquidacao_id is not null) is distinct from exists (select 1 from fatos_contabeis f where f.origem_tipo = v.fato and f.origem_id = v.id
      and f.evento = 'recebimento.liquidado' and f.valor_centavos = r.bruto_centavos) then 'fato'
    when (r.liquidacao_id is not null and r.situacao = 'estornado' and r.taxa_centavos > 0) is distinct from exists (
      select 1 from lancamentos_financeiros l where l.origem_tipo = 'taxa_recebimento_estorno' and l.origem_id = r.id) then 'estorno'
    when (r.liquidacao_id is not null and r.situacao = 'estornado') is distinct from exists (select 1 from fatos_contabeis f
      where f.origem_tipo = 'recebimento_a_liquidar_estorno' and f.origem_id = r.id and f.estorno_de is not null and f.valor_centavos = r.bruto_centavos) then 'fato do estorno'
    when exists (select 1 from liquidacoes_desfeitas_itens i join liquidacoes_desfeitas d on d.id = i.desfeita_id where i.recebimento_id = r.id and (
      not exists (select 1 from lancamentos_financeiros l join lancamentos_financeiros o on o.id = l.estorno_de where l.origem_tipo = r.origem_tipo || '_liquidacao_desfeita' and l.origem_id = i.id
        and (l.sentido, l.valor_centavos, l.conta_bancaria_id, l.data_movimento) = ('saida', r.bruto_centavos, r.conta_bancaria_id, d.data_desfeita)
        and (o.sentido, o.valor_centavos, o.data_movimento, o.origem_id) = ('entrada', r.bruto_centavos, i.data_liquidacao, coalesce(i.anterior_id, r.origem_id))
        and o.origem_tipo = case when i.anterior_id is null then r.origem_tipo else r.origem_tipo || '_reliquidada' end)
      or r.taxa_centavos > 0 and not exists (select 1 from lancamentos_financeiros l join lancamentos_financeiros o on o.id = l.estorno_de where l.origem_tipo = 'taxa_liquidacao_desfeita' and l.origem_id = i.id
        and (l.sentido, l.valor_centavos, l.conta_bancaria_id, l.data_movimento) = ('entrada', r.taxa_centavos, r.conta_bancaria_id, d.data_desfeita)
        and (o.sentido, o.valor_centavos, o.data_movimento) = ('saida', r.taxa_centavos, i.data_liquidacao))
      or not exists (select 1 from fatos_contabeis f where f.origem_tipo = 'liquidacao_desfeita' and f.origem_id = i.id and f.evento = 'recebimento.liquidacao_desfeita'
        and (f.valor_centavos, f.data_fato) = (r.bruto_centavos, d.data_desfeita) and f.estorno_de is not null))) then 'desfeita'
    when r.desfeita_item_id is distinct from (select max(i.id) from liquidacoes_desfeitas_itens i where i.recebimento_id = r.id) then 'desfeita' end
  from recebimentos_a_liquidar r cross join lateral (select
    case when r.desfeita_item_id is null then r.origem_tipo else r.origem_tipo || '_reliquidada' end as entrada, coalesce(r.desfeita_item_id, r.origem_id) as entrada_id,
    case when r.desfeita_item_id is null then 'taxa_recebimento' else 'taxa_reliquidada' end as taxa,
    case when r.desfeita_item_id is null then 'recebimento_a_liquidar' else 'recebimento_reliquidado' end as fato, coalesce(r.desfeita_item_id, r.id) as id) v
  where r.id = alvo
$$;

create function verificar_recebimento_a_liquidar() returns trigger language plpgsql as $$
declare problema text;
begin
  problema := problema_do_recebimento(new.id);
  if problema is not null then raise exception 'RECEBIMENTO_INCOERENTE|recebimento %: %', new.id, problema; end if;
  return null;
end $$;
create constraint trigger recebimentos_a_liquidar_coerentes after insert or update on recebimentos_a_liquidar
  deferrable initially deferred for each row execute function verificar_recebimento_a_liquidar();

-- What was received stays as it was; it is settled once, taken back once, and never the other way round. A settlement goes back only with the row
-- that undoes it.
create function verificar_mudanca_de_recebimento() returns trigger language plpgsql set search_path = public as $$
begin
  if old.situacao = 'liquidado' and new.situacao = 'a_liquidar' and new.desfeita_item_id is distinct from old.desfeita_item_id and new.data_estorno is null
    and (old.origem_tipo, old.origem_id, old.conta_bancaria_id, old.forma_pagamento_id, old.data_recebimento, old.data_prevista, old.bruto_centavos, old.taxa_centavos, old.categoria, old.historico)
      = (new.origem_tipo, new.origem_id, new.conta_bancaria_id, new.forma_pagamento_id, new.data_recebimento, new.data_prevista, new.bruto_centavos, new.taxa_centavos, new.categoria, new.historico)
    and exists (select 1 from liquidacoes_desfeitas_itens i join liquidacoes_desfeitas d on d.id = i.desfeita_id where i.id = new.desfeita_item_id and i.recebimento_id = old.id
      and d.liquidacao_id = old.liquidacao_id and i.data_liquidacao = old.data_liquidacao and i.anterior_id is not distinct from old.desfeita_item_id) then return new; end if;
  if (old.origem_tipo, old.origem_id, old.conta_bancaria_id, old.forma_pagamento_id, old.data_recebimento, old.data_prevista, old.bruto_centavos, old.taxa_centavos,
      old.categoria, old.historico, old.desfeita_item_id) is distinct from (new.origem_tipo, new.origem_id, new.conta_bancaria_id, new.forma_pagamento_id, new.data_recebimento,
      new.data_prevista, new.bruto_centavos, new.taxa_centavos, new.categoria, new.historico, new.desfeita_item_id)
    or (old.situacao, new.situacao) not in (('a_liquidar', 'liquidado'), ('a_liquidar', 'estornado'), ('liquidado', 'estornado'))
    or old.situacao = 'liquidado' and (old.liquidacao_id, old.data_liquidacao) is distinct from (new.liquidacao_id, new.data_liquidacao)
    or old.situacao = 'a_liquidar' and new.situacao = 'estornado' and new.liquidacao_id is not null then
    raise exception 'RECEBIMENTO_JA_LIQUIDADO|recebimento %', old.id;
  end if;
  return new;
end $$;
create trigger recebimentos_a_liquidar_mudanca before update on recebimentos_a_liquidar for each row execute function verificar_mudanca_de_recebimento();

-- Money that had entered an account and was taken out by an undoing: in on one day, out on another.
create view v_liquidacao_desfeita as
  select i.id, i.recebimento_id, r.origem_tipo, r.origem_id, r.conta_bancaria_id, r.forma_pagamento_id, i.data_liquidacao, d.data_desfeita, r.bruto_centavos
  from liquidacoes_desfeitas_itens i join liquidacoes_desfeitas d on d.id = i.desfeita_id join recebimentos_a_liquidar r on r.id = i.recebimento_id;

create function verificar_liquidacao_desfeita() returns trigger language plpgsql set search_path = public as $$
declare problema text;
begin
  problema := problema_do_recebimento(new.recebimento_id);
  if problema is not null then raise exception 'RECEBIMENTO_INCOERENTE|recebimento %: %', new.recebimento_id, problema; end if;
  return null;
end $$;
create constraint trigger liquidacoes_desfeitas_itens_coerentes after insert on liquidacoes_desfeitas_itens
  deferrable initially deferred for each row execute function verificar_liquidacao_desfeita();
