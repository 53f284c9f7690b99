-- The rolls, for whoever counts them.
create view v_chamada as select id, turma_id, data_chamada, aula_id, quantidade, alunos, updated_at from chamadas;

-- A move leaves its day to both classes, and each calls it: the day is one. Of its rolls counts the one in which the student was there, else the last;
-- these are the others.
create view v_chamada_repetida as
  select matricula_id, chamada_id, data_chamada, quantidade from (
    select x.*, row_number() over (partition by x.matricula_id, x.data_chamada order by x.ausente, x.chamada_id desc) as vez from (
      select distinct l.matricula_id, c.id as chamada_id, l.data_fim as data_chamada, c.quantidade, f.chamada_id is not null as ausente
      from v_lugar_na_turma l join v_lugar_na_turma d on d.matricula_id = l.matricula_id and d.turma_id <> l.turma_id and d.data_inicio = l.data_fim
        join chamadas c on c.turma_id in (l.turma_id, d.turma_id) and c.data_chamada = l.data_fim and c.aula_id is null and l.matricula_id = any(c.alunos)
        left join faltas f on f.chamada_id = c.id and f.matricula_id = l.matricula_id) x) y
  where vez > 1;

-- A roll is of the day, class and periods of its lesson, of a day that has come, and calls who had a place in the class on that day, each
-- once, and not one absent that it does not call.
create function verificar_chamadas() returns trigger language plpgsql set search_path = public as $$
declare fora record; achado text;
begin
  perform exigir_diario_aberto(array_agg(x.turma_id), array_agg(x.data_chamada)) from (select distinct turma_id, data_chamada from novas) x;
  perform 1 from aulas where id in (select aula_id from novas) order by id for share;
  select e.etapa into achado from novas n join aulas a on a.id = n.aula_id
    join v_diario_entregue e on e.turma_disciplina_id = a.turma_disciplina_id and n.data_chamada between e.data_inicio and e.data_fim limit 1;
  if found then raise exception 'DIARIO_JA_ENTREGUE|%', achado; end if;
  if exists (select 1 from novas n join aulas a on a.id = n.aula_id join turmas_disciplinas td on td.id = a.turma_disciplina_id
      where (a.data_aula, a.quantidade, td.turma_id) is distinct from (n.data_chamada, n.quantidade, n.turma_id)) then
    raise exception 'CHAMADA_DE_OUTRA_AULA';
  end if;
  select to_char(max(data_chamada), 'DD/MM/YYYY') into achado from novas
    where data_chamada > (now() at time zone coalesce(nullif(current_setting('patio.fuso', true), ''), 'America/Belem'))::date;
  if achado is not null then raise exception 'CHAMADA_FUTURA|%', achado; end if;
  if exists (select 1 from novas n where n.alunos is distinct from array(select distinct x from unnest(n.alunos) x order by x)) then
    raise exception 'CHAMADA_REPETIDA';
  end if;
  -- Nobody is moved meanwhile: in the order in which moves take their locks. What is read after the locks is what a move has left.
  perform 1 from turmas where id in (select turma_id from novas) order by id for key share;
  perform 1 from matriculas where id in (select unnest(n.alunos) from novas n) order by id for key share;
  -- Nobody is expected to be found: planned for all of them, not for the first.
  with achados as materialized (
    select x.id, n.data_chamada, n.turma_id from novas n cross join unnest(n.alunos) x(id) where not exists (select 1 from enturmacoes e
      where e.matricula_id = x.id and e.turma_id = n.turma_id and e.desfeita_por is null
        and n.data_chamada between e.data_inicio and coalesce(e.data_fim, 'infinity')))
  select id, data_chamada, turma_id into fora from achados limit 1;
  if found then
    raise exception 'ALUNO_FORA_DA_TURMA|%|%|%', to_char(fora.data_chamada, 'DD/MM/YYYY'), (select t.nome from turmas t where t.id = fora.turma_id),
      (select p.nome_completo from matriculas m join pessoas p on p.id = m.aluno_id where m.id = fora.id);
  end if;
  if exists (select 1 from novas n join faltas f on f.chamada_id = n.id where f.faltas > n.quantidade or f.matricula_id <> all(n.alunos)) then
    raise exception 'FALTA_SEM_CHAMADA';
  end if;
  return null;
end $$;
create trigger chamadas_feitas after insert on chamadas referencing new table as novas for each statement execute function verificar_chamadas();
create trigger chamadas_mudadas after update on chamadas referencing new table as novas for each statement execute function verificar_chamadas();

create function verificar_chamadas_retiradas() returns trigger language plpgsql set search_path = public as $$
declare entregue text;
begin
  perform exigir_diario_aberto(array_agg(x.turma_id), array_agg(x.data_chamada)) from (select distinct turma_id, data_chamada from antigas) x;
  select e.etapa into entregue from antigas n join aulas a on a.id = n.aula_id
    join v_diario_entregue e on e.turma_disciplina_id = a.turma_disciplina_id and n.data_chamada between e.data_inicio and e.data_fim limit 1;
  if found then raise exception 'DIARIO_JA_ENTREGUE|%', entregue; end if;
  return null;
end $$;
create trigger chamadas_retiradas after delete on chamadas referencing old table as antigas for each statement execute function verificar_chamadas_retiradas();
create trigger chamadas_trocadas after update on chamadas referencing old table as antigas for each statement execute function verificar_chamadas_retiradas();

-- A lesson with a roll keeps its day, its class and its periods: who was absent was absent from those.
create function verificar_aula_chamada() returns trigger language plpgsql set search_path = public as $$
begin
  if exists (select 1 from chamadas c join turmas_disciplinas td on td.id = new.turma_disciplina_id where c.aula_id = new.id
      and (c.data_chamada, c.quantidade, c.turma_id) is distinct from (new.data_aula, new.quantidade, td.turma_id)) then
    raise exception 'AULA_JA_CHAMADA|%', to_char(old.data_aula, 'DD/MM/YYYY');
  end if;
  return null;
end $$;
create constraint trigger aulas_com_chamada after update of data_aula, quantidade, turma_disciplina_id on aulas
  deferrable initially deferred for each row execute function verificar_aula_chamada();
