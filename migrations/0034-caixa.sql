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
drop trigger lancamentos_financeiros_imutaveis on lancamentos_financeiros;
create trigger lancamentos_financeiros_imutaveis before update or delete on lancamentos_financeiros for each row execute function lancamento_imutavel();

-- The application may add entries and not change them: this one change is made in its name.
create function entregar_ao_periodo_seguinte(de bigint, para bigint) returns void language sql security definer set search_path = public as $$
  update lancamentos_financeiros l set periodo_financeiro_id = para
    from periodos_financeiros p where p.id = de and l.periodo_financeiro_id = de and l.data_movimento > p.data_fim;
$$;

-- That entries lie inside the days of their period is judged when all is done: a cut moves the end first and the entries after.
create or replace function verificar_mudanca_de_periodo() returns trigger language plpgsql as $$
begin
  if (old.conta_bancaria_id, old.data_inicio, old.data_fim) is distinct from (new.conta_bancaria_id, new.data_inicio, new.data_fim) and old.situacao = 'fechado' then
    raise exception 'PERIODO_FINANCEIRO_FECHADO|periodo %', old.id;
  end if;
  if old.situacao <> new.situacao and (old.situacao, new.situacao) not in (('aberto', 'fechado'), ('reaberto', 'fechado'), ('fechado', 'reaberto')) then
    raise exception 'PERIODO_FINANCEIRO_SEM_MUDANCA|periodo %: % -> %', old.id, old.situacao, new.situacao;
  end if;
  return new;
end $$;
create function verificar_dias_do_periodo() returns trigger language plpgsql as $$
begin
  if exists (select from periodos_financeiros p join lancamentos_financeiros l on l.periodo_financeiro_id = p.id
      where p.id = new.id and (l.conta_bancaria_id <> p.conta_bancaria_id or l.data_movimento not between p.data_inicio and p.data_fim)) then
    raise exception 'PERIODO_FINANCEIRO_COM_MOVIMENTO|periodo %', new.id;
  end if;
  return null;
end $$;
create constraint trigger periodos_financeiros_dias after update of conta_bancaria_id, data_inicio, data_fim on periodos_financeiros
  deferrable initially deferred for each row execute function verificar_dias_do_periodo();
