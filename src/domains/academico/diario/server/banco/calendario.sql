-- The days of an etapa that any class has closed stay as they were: its days of attendance were counted by them.
create function verificar_dia_de_etapa_fechada() returns trigger language plpgsql set search_path = public as $$
declare periodo bigint; dia date; etapa text;
begin
  -- Branches, not a case expression: a deleted row has no new one.
  if tg_op = 'DELETE' then periodo := old.periodo_letivo_id; dia := old.data; else periodo := new.periodo_letivo_id; dia := new.data; end if;
  select e.nome into etapa from v_etapa e where e.periodo_letivo_id = periodo and dia between e.data_inicio and e.data_fim
    and ('fechado' in (e.situacao, e.periodo_situacao) or exists (select 1 from turmas_etapas_fechadas f where f.etapa_id = e.id)) limit 1;
  if found then raise exception 'CALENDARIO_ETAPA_FECHADA|%|%', to_char(dia, 'DD/MM/YYYY'), etapa; end if;
  return null;
end $$;
create trigger calendario_dias_fechados after insert or update or delete on calendario_dias for each row execute function verificar_dia_de_etapa_fechada();

-- An etapa that any class has closed keeps its name, days and weight, as the results were made by them.
create function verificar_etapa_fechada_em_turmas() returns trigger language plpgsql set search_path = public as $$
begin
  if exists (select 1 from turmas_etapas_fechadas where etapa_id = old.id) then raise exception 'ETAPA_FECHADA_EM_TURMAS|%', old.nome; end if;
  return null;
end $$;
create trigger etapas_fechadas_em_turmas after update on etapas for each row
  when ((old.nome, old.data_inicio, old.data_fim, old.peso) is distinct from (new.nome, new.data_inicio, new.data_fim, new.peso))
  execute function verificar_etapa_fechada_em_turmas();
