-- Until which day the conciliação of an account is closed; null where nothing is.
create function conciliada_ate(conta bigint) returns date language sql stable set search_path = public as $$
  select max(f.ate) from conciliacoes_fechamentos f
  where f.conta_bancaria_id = conta and not exists (select from conciliacoes_reaberturas r where r.fechamento_id = f.id)
$$;

-- What is wrong with a conciliação, null when nothing: what it holds is of its account, and comes to the same on both sides. One side may be
-- empty where the other comes to nothing: the bank took back what it gave, or the books what they told.
create function problema_da_conciliacao(alvo bigint) returns text language sql stable set search_path = public as $$
  select case
    when c.tipo = 'ignorada' then case when l.n = 0 or m.n > 0 then 'ignorada' when l.outras > 0 then 'conta' end
    when l.n + m.n < 2 then 'sozinha'
    when l.outras + m.outras > 0 then 'conta'
    when l.ilegiveis > 0 or l.soma <> m.soma then 'soma'
    when c.tipo = 'lancada' and not m.lancada then 'lancamento' end
  from conciliacoes c
  cross join lateral (select count(*) as n, coalesce(sum(x.valor_centavos), 0) as soma, count(*) filter (where x.valor_centavos is null) as ilegiveis,
      count(*) filter (where x.conta_bancaria_id <> c.conta_bancaria_id) as outras
    from conciliacoes_linhas i join extratos_bancarios_linhas x on x.id = i.linha_id where i.conciliacao_id = c.id) l
  cross join lateral (select count(*) as n, coalesce(sum(case x.sentido when 'entrada' then x.valor_centavos else -x.valor_centavos end), 0) as soma,
      count(*) filter (where x.conta_bancaria_id <> c.conta_bancaria_id) as outras,
      coalesce(bool_or(x.origem_tipo = 'lancamento_manual' and x.origem_id = c.lancamento_manual_id), false) as lancada
    from conciliacoes_lancamentos i join lancamentos_financeiros x on x.id = i.lancamento_id where i.conciliacao_id = c.id) m
  where c.id = alvo
$$;

create function verificar_conciliacao() returns trigger language plpgsql set search_path = public as $$
declare alvo bigint; problema text;
begin
  if tg_table_name = 'conciliacoes' then alvo := new.id;
  elsif tg_op = 'DELETE' then alvo := old.conciliacao_id;
  else alvo := new.conciliacao_id; end if;
  problema := problema_da_conciliacao(alvo);
  if problema is not null then raise exception 'CONCILIACAO_NAO_FECHA|conciliação %: %', alvo, problema; end if;
  return null;
end $$;
create constraint trigger conciliacoes_fecham after insert on conciliacoes deferrable initially deferred
  for each row execute function verificar_conciliacao();
create constraint trigger conciliacoes_linhas_fecham after insert or delete on conciliacoes_linhas deferrable initially deferred
  for each row execute function verificar_conciliacao();
create constraint trigger conciliacoes_lancamentos_fecham after insert or delete on conciliacoes_lancamentos deferrable initially deferred
  for each row execute function verificar_conciliacao();

-- What is closed stays: no line of those days comes, goes, or changes what it is.
create function verificar_linha_aberta() returns trigger language plpgsql set search_path = public as $$
declare linha extratos_bancarios_linhas; da_tabela record;
begin
  if tg_op = 'DELETE' then da_tabela := old; else da_tabela := new; end if;
  if tg_table_name = 'extratos_bancarios_linhas' then linha := da_tabela;
  else select * into linha from extratos_bancarios_linhas l where l.id = da_tabela.linha_id; end if;
  if linha.data_linha <= conciliada_ate(linha.conta_bancaria_id) then raise exception 'CONCILIACAO_FECHADA|linha %', linha.id; end if;
  return da_tabela;
end $$;
create trigger extratos_bancarios_linhas_abertas before insert or update or delete on extratos_bancarios_linhas for each row execute function verificar_linha_aberta();
create trigger conciliacoes_linhas_abertas before insert or delete on conciliacoes_linhas for each row execute function verificar_linha_aberta();

-- Closings follow each other, and leave no line behind that nobody looked at; the last one alone is reopened.
create function verificar_fechamento_de_conciliacao() returns trigger language plpgsql set search_path = public as $$
begin
  if new.ate <= conciliada_ate(new.conta_bancaria_id) then raise exception 'CONCILIACAO_FECHADA|conta %', new.conta_bancaria_id; end if;
  if exists (select from extratos_bancarios_linhas l where l.conta_bancaria_id = new.conta_bancaria_id and l.data_linha <= new.ate
      and not exists (select from conciliacoes_linhas c where c.linha_id = l.id)) then
    raise exception 'CONCILIACAO_PENDENTE|conta %', new.conta_bancaria_id;
  end if;
  return new;
end $$;
create trigger conciliacoes_fechamentos_em_ordem before insert on conciliacoes_fechamentos for each row execute function verificar_fechamento_de_conciliacao();

create function verificar_reabertura_de_conciliacao() returns trigger language plpgsql set search_path = public as $$
begin
  if exists (select from conciliacoes_fechamentos f where f.id = new.fechamento_id and f.ate < conciliada_ate(f.conta_bancaria_id)) then
    raise exception 'CONCILIACAO_FORA_DE_ORDEM|fechamento %', new.fechamento_id;
  end if;
  return new;
end $$;
create trigger conciliacoes_reaberturas_em_ordem before insert on conciliacoes_reaberturas for each row execute function verificar_reabertura_de_conciliacao();

-- A line stays as it was read; only the amount of one that cannot be read is stated by a person, until it is found to be something. Its words are
-- made from the line, and are not there yet.
create function verificar_linha_fixa() returns trigger language plpgsql set search_path = public as $$
begin
  if new.valor_lido is null or new.valor_centavos is null or to_jsonb(new) - '{valor_centavos,palavras}'::text[] <> to_jsonb(old) - '{valor_centavos,palavras}'::text[]
    or exists (select from conciliacoes_linhas c where c.linha_id = old.id) then raise exception 'REGISTRO_IMUTAVEL|extratos_bancarios_linhas update'; end if;
  return new;
end $$;
create trigger extratos_bancarios_linhas_imutaveis before update on extratos_bancarios_linhas for each row execute function verificar_linha_fixa();
create trigger conciliacoes_fechamentos_imutaveis before update or delete or truncate on conciliacoes_fechamentos for each statement execute function recusar_alteracao();
create trigger conciliacoes_reaberturas_imutaveis before update or delete or truncate on conciliacoes_reaberturas for each statement execute function recusar_alteracao();

-- The lines of the bank, and which conciliação each belongs to.
create view v_linha_de_extrato as
  select x.id, x.extrato_id, x.conta_bancaria_id, x.data_linha as data, x.valor_centavos, x.descricao, i.conciliacao_id
  from extratos_bancarios_linhas x left join conciliacoes_linhas i on i.linha_id = x.id;

-- Until which day the conciliação of each account at a bank is closed; null where nothing is.
create view v_conta_conciliada as select id as conta_bancaria_id, conciliada_ate(id) as ate from v_conta_bancaria where tipo = 'banco';
