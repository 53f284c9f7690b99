-- An opinion is written in an open etapa, of a student who was in the class during it.
create function verificar_parecer() returns trigger language plpgsql set search_path = public as $$
declare alvo bigint;
begin
  select turma_id into alvo from turmas_disciplinas where id = new.turma_disciplina_id;
  if alvo is null then select turma_id into alvo from v_matricula_turma where matricula_id = new.matricula_id; end if;
  perform exigir_etapa_aberta(alvo, new.etapa_id, new.turma_disciplina_id);
  if not exists (select 1 from v_etapa_da_turma e where e.turma_id = alvo and e.etapa_id = new.etapa_id) then
    raise exception 'PARECER_DE_OUTRA_TURMA|%', new.matricula_id;
  end if;
  if new.turma_disciplina_id is not null and not exists (select 1 from v_matricula_enturmacao e join v_etapa_da_turma x on x.turma_id = e.turma_id
    where e.matricula_id = new.matricula_id and e.turma_id = alvo and x.etapa_id = new.etapa_id
      and e.data_inicio <= x.data_fim and coalesce(e.data_fim, 'infinity') >= x.data_inicio) then
    raise exception 'PARECER_DE_OUTRA_TURMA|%', new.matricula_id;
  end if;
  return new;
end $$;
create trigger pareceres_verificados before insert or update on pareceres for each row execute function verificar_parecer();
