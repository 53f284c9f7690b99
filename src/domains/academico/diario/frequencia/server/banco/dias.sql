-- What the rolls of a class came to on a day, reckoned from them: what `dias_chamados` must equal.
create view v_dia_chamado as
  select c.turma_id, c.data_chamada, count(*)::int as chamadas, sum(c.quantidade * cardinality(c.alunos))::int as dadas,
    coalesce(sum(f.faltas), 0)::int as faltas, coalesce(sum(f.justificadas), 0)::int as justificadas
  from chamadas c left join lateral (select sum(x.faltas) filter (where not x.justificada) as faltas, sum(x.faltas) filter (where x.justificada) as justificadas
    from v_falta x where x.chamada_id = c.id) f on true
  group by c.turma_id, c.data_chamada;

-- Reckons days anew, many at once. Whoever changes the same day waits, and reads after the wait: the sums are of what both wrote.
create function contar_dias_chamados(turmas bigint[], dias date[]) returns void language plpgsql set search_path = public as $$
begin
  if cardinality(turmas) is null or cardinality(turmas) = 0 then return; end if;
  insert into dias_chamados (data_chamada, turma_id) select distinct d, t from unnest(turmas, dias) x(t, d) order by d, t on conflict do nothing;
  perform 1 from dias_chamados d where (d.data_chamada, d.turma_id) in (select x.d, x.t from unnest(turmas, dias) x(t, d))
    order by d.data_chamada, d.turma_id for update;
  delete from dias_chamados d using (select distinct d, t from unnest(turmas, dias) x(t, d)) x where d.data_chamada = x.d and d.turma_id = x.t
    and not exists (select 1 from chamadas c where c.turma_id = x.t and c.data_chamada = x.d);
  with c as materialized (
      select c.id, c.turma_id, c.data_chamada, c.quantidade * cardinality(c.alunos) as dadas
      from (select distinct d, t from unnest(turmas, dias) x(t, d)) x join chamadas c on c.turma_id = x.t and c.data_chamada = x.d),
    f as (select c.turma_id, c.data_chamada, sum(x.faltas) filter (where not x.justificada) as faltas, sum(x.faltas) filter (where x.justificada) as justificadas
      from c join v_falta x on x.chamada_id = c.id group by c.turma_id, c.data_chamada),
    v as (select turma_id, data_chamada, count(*) as chamadas, sum(dadas) as dadas from c group by turma_id, data_chamada)
  update dias_chamados d set chamadas = v.chamadas, dadas = v.dadas, faltas = coalesce(f.faltas, 0), justificadas = coalesce(f.justificadas, 0)
    from v left join f using (turma_id, data_chamada) where d.data_chamada = v.data_chamada and d.turma_id = v.turma_id;
end $$;

create function marcar_dias_das_chamadas() returns trigger language plpgsql set search_path = public as $$
begin
  if tg_op = 'UPDATE' then
    perform contar_dias_chamados(array_agg(x.turma_id), array_agg(x.data_chamada))
      from (select turma_id, data_chamada from mexidas union select turma_id, data_chamada from antes) x;
  else
    perform contar_dias_chamados(array_agg(x.turma_id), array_agg(x.data_chamada)) from (select distinct turma_id, data_chamada from mexidas) x;
  end if;
  return null;
end $$;
create trigger contar_feitas after insert on chamadas referencing new table as mexidas for each statement execute function marcar_dias_das_chamadas();
create trigger contar_mudadas after update on chamadas referencing new table as mexidas old table as antes
  for each statement execute function marcar_dias_das_chamadas();
create trigger contar_retiradas after delete on chamadas referencing old table as mexidas for each statement execute function marcar_dias_das_chamadas();

-- Absences that go with their roll are counted when it goes.
create function marcar_dias_das_faltas() returns trigger language plpgsql set search_path = public as $$
begin
  perform contar_dias_chamados(array_agg(x.turma_id), array_agg(x.data_chamada))
    from (select distinct c.turma_id, c.data_chamada from mexidas m join chamadas c on c.id = m.chamada_id) x;
  return null;
end $$;
create trigger contar_feitas after insert on faltas referencing new table as mexidas for each statement execute function marcar_dias_das_faltas();
create trigger contar_mudadas after update on faltas referencing new table as mexidas for each statement execute function marcar_dias_das_faltas();
create trigger contar_retiradas after delete on faltas referencing old table as mexidas for each statement execute function marcar_dias_das_faltas();

-- The lock waits for a roll of the student that is being saved, and makes the next one wait for us.
create function marcar_dias_justificados() returns trigger language plpgsql set search_path = public as $$
begin
  perform 1 from matriculas where id in (select matricula_id from mexidas) order by id for update;
  perform contar_dias_chamados(array_agg(x.turma_id), array_agg(x.data_chamada))
    from (select distinct c.turma_id, c.data_chamada from mexidas m join faltas f on f.matricula_id = m.matricula_id
      join chamadas c on c.id = f.chamada_id and c.data_chamada between m.data_inicio and m.data_fim) x;
  return null;
end $$;
create trigger contar_feitas after insert on justificativas referencing new table as mexidas for each statement execute function marcar_dias_justificados();
create trigger contar_mudadas after update on justificativas referencing new table as mexidas for each statement execute function marcar_dias_justificados();
create trigger contar_trocadas after update on justificativas referencing old table as mexidas for each statement execute function marcar_dias_justificados();
