-- Which class and subject a teacher answers for, and when: what a restricted teacher may see and edit.
create view v_docente_turma as
  select x.id as docente_periodo_id, x.pessoa_id, td.turma_id, td.disciplina_id, td.id as turma_disciplina_id, x.data_inicio, x.data_fim
  from docentes_periodo x join turmas_disciplinas td on td.id = x.turma_disciplina_id;

-- The classes of a teacher whose assignment has not ended, by the day of the school: all that one restricted to the panel sees.
create view v_turma_do_docente as
  select pessoa_id as docente_pessoa_id, turma_id from v_docente_turma
  where data_fim is null or data_fim >= (now() at time zone coalesce(nullif(current_setting('patio.fuso', true), ''), 'America/Belem'))::date;

-- The subjects of classes that he answers for, in the same way: what he writes in the class diary.
create view v_disciplina_do_docente as
  select pessoa_id as docente_pessoa_id, turma_id, turma_disciplina_id from v_docente_turma
  where data_fim is null or data_fim >= (now() at time zone coalesce(nullif(current_setting('patio.fuso', true), ''), 'America/Belem'))::date;

-- A teacher's assignment lies inside the days of its subject, whichever of the two is changed.
create function verificar_docente_na_disciplina() returns trigger language plpgsql as $$
declare alvo bigint; fora record;
begin
  if tg_table_name = 'docentes_periodo' then alvo := new.turma_disciplina_id; else alvo := new.id; end if;
  select d.id into fora from turmas_disciplinas td join docentes_periodo d on d.turma_disciplina_id = td.id
   where td.id = alvo and (d.data_inicio < coalesce(td.data_inicio, '-infinity') or coalesce(d.data_fim, 'infinity') > coalesce(td.data_fim, 'infinity'))
   limit 1;
  if found then raise exception 'DOCENTE_FORA_DA_DISCIPLINA|%', fora.id; end if;
  return null;
end $$;
create constraint trigger docentes_periodo_na_disciplina after insert or update on docentes_periodo
  deferrable initially deferred for each row execute function verificar_docente_na_disciplina();
create constraint trigger turmas_disciplinas_docentes after update on turmas_disciplinas
  deferrable initially deferred for each row execute function verificar_docente_na_disciplina();
