-- The days on which a student was called in a class without a place in it that covers them, as they are named to who moves him: at most five.
create function chamadas_sem_lugar(matricula bigint, turma bigint) returns text language sql stable set search_path = public as $$
  select string_agg(to_char(x.data_chamada, 'DD/MM/YYYY') || coalesce(' (' || x.disciplina || ')', ''), ', ' order by x.data_chamada, x.id)
  from (select c.id, c.data_chamada, d.nome as disciplina from chamadas c
      left join aulas a on a.id = c.aula_id left join turmas_disciplinas td on td.id = a.turma_disciplina_id left join disciplinas d on d.id = td.disciplina_id
    where c.turma_id = turma and c.alunos @> array[matricula] and not exists (select 1 from enturmacoes e
      where e.matricula_id = matricula and e.turma_id = turma and e.desfeita_por is null
        and c.data_chamada between e.data_inicio and coalesce(e.data_fim, 'infinity'))
    order by c.data_chamada, c.id limit 5) x
$$;

-- An exit, a move or an undo does not take a student from a class on a day on which he was called there. The lock waits for a roll that
-- is being saved, and makes the next one wait for us.
create function verificar_lugar_com_chamada() returns trigger language plpgsql set search_path = public as $$
declare dias text;
begin
  perform 1 from matriculas where id = old.matricula_id for update;
  dias := chamadas_sem_lugar(old.matricula_id, old.turma_id);
  if dias is not null then
    raise exception 'LUGAR_COM_CHAMADA|%|%', dias, (select p.nome_completo from matriculas m join pessoas p on p.id = m.aluno_id where m.id = old.matricula_id);
  end if;
  return null;
end $$;
create constraint trigger enturmacoes_com_chamada after update of turma_id, data_inicio, data_fim, desfeita_por, matricula_id on enturmacoes
  deferrable initially deferred for each row execute function verificar_lugar_com_chamada();
create constraint trigger enturmacoes_retirada_com_chamada after delete on enturmacoes
  deferrable initially deferred for each row execute function verificar_lugar_com_chamada();
