-- The marks of a student in a class whose day no place in it covers, as they are named to who moves him: at most five.
create function notas_sem_lugar(matricula bigint, turma bigint) returns text language sql stable set search_path = public as $$
  select string_agg(to_char(x.data_avaliacao, 'DD/MM/YYYY') || ' (' || x.nome || coalesce(', ' || x.disciplina, '') || ')', ', ' order by x.data_avaliacao, x.id)
  from (select a.id, a.data_avaliacao, a.nome, d.nome as disciplina from notas n join avaliacoes a on a.id = n.avaliacao_id
      join turmas_disciplinas td on td.id = a.turma_disciplina_id left join disciplinas d on d.id = td.disciplina_id
    where n.matricula_id = matricula and td.turma_id = turma and num_nonnulls(n.valor, n.conceito, n.estado) > 0 and not exists (select 1 from enturmacoes e
      where e.matricula_id = matricula and e.turma_id = turma and e.desfeita_por is null
        and a.data_avaliacao between e.data_inicio and coalesce(e.data_fim, 'infinity'))
    order by a.data_avaliacao, a.id limit 5) x
$$;

-- An exit, a move or an undo does not take a student from a class on a day whose evaluation he has a mark in. The lock waits for a mark that
-- is being saved, and makes the next one wait for us.
create function verificar_lugar_com_nota() returns trigger language plpgsql set search_path = public as $$
declare achadas text;
begin
  perform 1 from matriculas where id = old.matricula_id for update;
  achadas := notas_sem_lugar(old.matricula_id, old.turma_id);
  if achadas is not null then
    raise exception 'LUGAR_COM_NOTA|%|%', (select p.nome_completo from matriculas m join pessoas p on p.id = m.aluno_id where m.id = old.matricula_id), achadas;
  end if;
  return null;
end $$;
create constraint trigger enturmacoes_com_nota after update of turma_id, data_inicio, data_fim, desfeita_por, matricula_id on enturmacoes
  deferrable initially deferred for each row execute function verificar_lugar_com_nota();
create constraint trigger enturmacoes_retirada_com_nota after delete on enturmacoes
  deferrable initially deferred for each row execute function verificar_lugar_com_nota();
