-- The lessons of the diary, for whoever counts them; one of a day to come is planned.
create view v_aula as
  select a.id, a.turma_disciplina_id, td.turma_id, a.data_aula, a.quantidade, a.ordem, a.docente_id
  from aulas a join turmas_disciplinas td on td.id = a.turma_disciplina_id;

-- A lesson is on a school day of an open stage of its class, inside the days of its subject. Judged for all that a statement writes at once:
-- a year of lessons may come together.
create function verificar_aulas_escritas() returns trigger language plpgsql as $$
declare d record;
begin
  select n.data_aula, case when t.situacao = 'fechada' then t.nome when 'fechado' in (e.situacao, e.periodo_situacao) then e.nome end as fechado into d
    from novas n join turmas_disciplinas td on td.id = n.turma_disciplina_id join turmas t on t.id = td.turma_id
    left join v_etapa_do_diario e on e.turma_id = t.id and n.data_aula between e.data_inicio and e.data_fim
    left join calendario_dias c on c.periodo_letivo_id = e.periodo_letivo_id and c.data = n.data_aula
    where t.situacao = 'fechada' or e.etapa_id is null or 'fechado' in (e.situacao, e.periodo_situacao)
      or not coalesce(c.tipo = 'letivo', extract(isodow from n.data_aula) < 6)
      or n.data_aula < coalesce(td.data_inicio, '-infinity') or n.data_aula > coalesce(td.data_fim, 'infinity') limit 1;
  if not found then
    select e.etapa into d from novas n join v_diario_entregue e on e.turma_disciplina_id = n.turma_disciplina_id and n.data_aula between e.data_inicio and e.data_fim limit 1;
    if found then raise exception 'DIARIO_JA_ENTREGUE|%', d.etapa; end if;
    return null;
  end if;
  if d.fechado is not null then raise exception 'DIARIO_FECHADO|%', d.fechado; end if;
  raise exception 'AULA_EM_DIA_ERRADO|%', to_char(d.data_aula, 'DD/MM/YYYY');
end $$;
create trigger aulas_incluidas after insert on aulas referencing new table as novas for each statement execute function verificar_aulas_escritas();
create trigger aulas_mudadas after update on aulas referencing new table as novas for each statement execute function verificar_aulas_escritas();

-- Nothing that lies in what is closed is changed or taken away.
create function verificar_aulas_de_antes() returns trigger language plpgsql as $$
declare fechado text;
begin
  select case when t.situacao = 'fechada' then t.nome else e.nome end into fechado
    from antigas a join turmas_disciplinas td on td.id = a.turma_disciplina_id join turmas t on t.id = td.turma_id
    left join v_etapa_do_diario e on e.turma_id = t.id and a.data_aula between e.data_inicio and e.data_fim
    where t.situacao = 'fechada' or 'fechado' in (e.situacao, e.periodo_situacao) limit 1;
  if found then raise exception 'DIARIO_FECHADO|%', fechado; end if;
  select e.etapa into fechado from antigas a join v_diario_entregue e on e.turma_disciplina_id = a.turma_disciplina_id and a.data_aula between e.data_inicio and e.data_fim limit 1;
  if found then raise exception 'DIARIO_JA_ENTREGUE|%', fechado; end if;
  return null;
end $$;
create trigger aulas_de_antes after update on aulas referencing old table as antigas for each statement execute function verificar_aulas_de_antes();
create trigger aulas_excluidas after delete on aulas referencing old table as antigas for each statement execute function verificar_aulas_de_antes();

-- A day with a lesson stays a school day, whatever the calendar is made to say.
create function verificar_dia_com_aula() returns trigger language plpgsql as $$
declare periodo bigint; dia date;
begin
  -- Branches, not a case expression: a deleted row has no new one.
  if tg_op = 'DELETE' then periodo := old.periodo_letivo_id; dia := old.data; else periodo := new.periodo_letivo_id; dia := new.data; end if;
  if not is_dia_letivo(periodo, dia) and exists (select 1 from aulas a join turmas_disciplinas td on td.id = a.turma_disciplina_id
      join v_etapa_do_diario e on e.turma_id = td.turma_id and a.data_aula between e.data_inicio and e.data_fim
      where a.data_aula = dia and e.periodo_letivo_id = periodo) then
    raise exception 'CALENDARIO_DIA_COM_AULA|%', to_char(dia, 'DD/MM/YYYY');
  end if;
  return null;
end $$;
create constraint trigger calendario_dias_com_aula after insert or update or delete on calendario_dias
  deferrable initially deferred for each row execute function verificar_dia_com_aula();

-- A stage that moves or goes leaves no lesson outside.
create function verificar_etapa_com_aulas() returns trigger language plpgsql as $$
declare dia date;
begin
  select a.data_aula into dia from aulas a join turmas_disciplinas td on td.id = a.turma_disciplina_id join turmas t on t.id = td.turma_id
    join cursos c on c.id = t.curso_id join periodos_letivos_segmentacoes s on s.id = old.periodo_letivo_segmentacao_id and s.segmentacao_id = c.segmentacao_id
    join periodos_letivos p on p.id = s.periodo_letivo_id and p.ano_letivo_id = t.ano_letivo_id
    where a.data_aula between old.data_inicio and old.data_fim
      and not exists (select 1 from v_etapa_da_turma e where e.turma_id = t.id and a.data_aula between e.data_inicio and e.data_fim) limit 1;
  if found then raise exception 'ETAPA_DEIXA_AULAS|%', to_char(dia, 'DD/MM/YYYY'); end if;
  return null;
end $$;
create constraint trigger etapas_com_aulas after update or delete on etapas
  deferrable initially deferred for each row execute function verificar_etapa_com_aulas();
