-- Rules of the academic year that hold in the database too: what is in use stays, and what is billed is what was offered.

-- periodos-letivos: a period does not stop serving a segmentação whose classes or enrollments stand in its year, unless another period
-- of the year serves it; an etapa that has begun is not taken from who is enrolled in it.
create function verificar_periodo_em_uso() returns trigger language plpgsql as $$
declare em_uso boolean;
begin
  -- A segmentação that goes with its period was judged when the period was: the period is no longer there.
  select exists (
    select 1 from periodos_letivos p join periodos_letivos_segmentacoes s on s.periodo_letivo_id = p.id
    where (case when tg_table_name = 'periodos_letivos' then p.id = old.id else s.id = old.id end)
      and not exists (select 1 from periodos_letivos o join periodos_letivos_segmentacoes x on x.periodo_letivo_id = o.id
        where o.id <> p.id and o.ano_letivo_id = p.ano_letivo_id and x.segmentacao_id = s.segmentacao_id)
      and (exists (select 1 from turmas t join cursos c on c.id = t.curso_id where t.ano_letivo_id = p.ano_letivo_id and c.segmentacao_id = s.segmentacao_id)
        or exists (select 1 from matriculas m join cursos c on c.id = m.curso_id where m.ano_letivo_id = p.ano_letivo_id and c.segmentacao_id = s.segmentacao_id))
  ) into em_uso;
  if em_uso then raise exception 'PERIODO_EM_USO|% %', tg_table_name, old.id; end if;
  return case when tg_op = 'DELETE' then old else new end;
end $$;
create trigger periodos_letivos_em_uso before delete on periodos_letivos for each row execute function verificar_periodo_em_uso();
create trigger periodos_letivos_ano_em_uso before update of ano_letivo_id on periodos_letivos
  for each row when (new.ano_letivo_id <> old.ano_letivo_id) execute function verificar_periodo_em_uso();
create trigger periodos_letivos_segmentacoes_em_uso before delete on periodos_letivos_segmentacoes for each row execute function verificar_periodo_em_uso();
create function verificar_etapa_em_uso() returns trigger language plpgsql as $$
begin
  if old.data_inicio <= current_date and exists (
    select 1 from periodos_letivos_segmentacoes s join periodos_letivos p on p.id = s.periodo_letivo_id
      join cursos c on c.segmentacao_id = s.segmentacao_id
      join matriculas m on m.curso_id = c.id and m.ano_letivo_id = p.ano_letivo_id
    where s.id = old.periodo_letivo_segmentacao_id and m.data_matricula <= old.data_fim and coalesce(m.data_saida, 'infinity') >= old.data_inicio) then
    raise exception 'PERIODO_EM_USO|etapa %', old.id;
  end if;
  return old;
end $$;
create trigger etapas_em_uso before delete on etapas for each row execute function verificar_etapa_em_uso();
