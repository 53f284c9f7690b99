-- An evaluation by its name and the subject of the class that it is of.
create view v_avaliacao as select id, turma_disciplina_id, nome from avaliacoes;

-- An evaluation stands in what is open, inside its etapa, after what it replaces; its marks fit into it, and who has one was in the class
-- that day.
-- One plan for all rows: made anew for each, it takes thirty times as long as it runs.
create function verificar_avaliacao() returns trigger language plpgsql set search_path = public set plan_cache_mode = force_generic_plan as $$
declare alvo bigint; problema text;
begin
  if tg_op <> 'INSERT' then
    select turma_id into alvo from turmas_disciplinas where id = old.turma_disciplina_id;
    perform exigir_etapa_aberta(alvo, old.etapa_id, old.turma_disciplina_id);
    if tg_op = 'DELETE' then return old; end if;
  end if;
  select turma_id into alvo from turmas_disciplinas where id = new.turma_disciplina_id;
  perform exigir_etapa_aberta(alvo, new.etapa_id, new.turma_disciplina_id);
  select case
    when new.etapa_id is not null and not exists (select 1 from v_etapa_da_turma e
      where e.turma_id = alvo and e.etapa_id = new.etapa_id and new.data_avaliacao between e.data_inicio and e.data_fim) then 'AVALIACAO_FORA_DA_ETAPA'
    when new.substitui_id is not null and not exists (select 1 from avaliacoes o where o.id = new.substitui_id and o.papel = 'avaliacao'
      and o.turma_disciplina_id = new.turma_disciplina_id and o.etapa_id is not distinct from new.etapa_id
      and o.data_avaliacao <= new.data_avaliacao) then 'AVALIACAO_ORIGINAL_INVALIDA'
    when tg_op = 'UPDATE' and exists (select 1 from avaliacoes o where o.substitui_id = new.id
      and (o.data_avaliacao < new.data_avaliacao or o.etapa_id is distinct from new.etapa_id or new.papel <> 'avaliacao')) then 'AVALIACAO_MUDOU'
    when tg_op = 'UPDATE' and exists (select 1 from notas n where n.avaliacao_id = new.id and n.valor > new.valor_maximo) then 'AVALIACAO_MUDOU'
    when tg_op = 'UPDATE' and new.data_avaliacao <> old.data_avaliacao and exists (select 1 from notas n where n.avaliacao_id = new.id
      and num_nonnulls(n.valor, n.conceito, n.estado) > 0 and not exists (select 1 from v_matricula_enturmacao e
        where e.matricula_id = n.matricula_id and e.turma_id = alvo and new.data_avaliacao between e.data_inicio and coalesce(e.data_fim, 'infinity')))
      then 'AVALIACAO_MUDOU'
  end into problema;
  if problema is not null then raise exception '%|%', problema, new.nome; end if;
  return new;
end $$;
create trigger avaliacoes_verificadas before insert or update or delete on avaliacoes for each row execute function verificar_avaliacao();
