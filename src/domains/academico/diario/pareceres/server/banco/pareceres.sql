-- An opinion is written in an open etapa, of a student who was in the class during it and whose etapa no other class closed with him.
create function verificar_parecer() returns trigger language plpgsql set search_path = public as $$
declare alvo bigint; achado record;
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
  select t.nome as turma, p.nome_completo as aluno into achado from v_resultado_aluno r
    left join turmas t on t.id = r.turma_id left join matriculas m on m.id = r.matricula_id left join pessoas p on p.id = m.aluno_id
    where r.matricula_id = new.matricula_id and r.etapa_id = new.etapa_id limit 1;
  if found then raise exception 'DIARIO_DE_ALUNO_FECHADO|%|%', achado.turma, achado.aluno; end if;
  return new;
end $$;
create trigger pareceres_verificados before insert or update on pareceres for each row execute function verificar_parecer();

-- What was written about a student in an etapa, for whoever reads it beside his results.
create view v_parecer as
  select id, matricula_id, etapa_id, turma_disciplina_id, texto, versao, usuario_nome, updated_at from pareceres where texto <> '';
