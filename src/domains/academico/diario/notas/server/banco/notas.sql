-- The marks with what they are of, for whoever counts them.
create view v_nota as
  select n.avaliacao_id, n.matricula_id, a.turma_disciplina_id, a.etapa_id, n.valor, n.conceito, n.estado, n.updated_at
  from notas n join avaliacoes a on a.id = n.avaliacao_id;

-- Who was absent from an evaluation and has no mark yet in its second call, on whose day he was in the class.
create view v_segunda_chamada_em_aberto as
  select n.avaliacao_id, n.matricula_id, s.id as segunda_id
  from notas n join avaliacoes s on s.substitui_id = n.avaliacao_id and s.papel = 'segunda_chamada'
  where n.estado = 'ausente'
    and not exists (select 1 from notas d where d.avaliacao_id = s.id and d.matricula_id = n.matricula_id and num_nonnulls(d.valor, d.conceito, d.estado) > 0)
    and exists (select 1 from turmas_disciplinas td join v_lugar_na_turma l on l.turma_id = td.turma_id
      where td.id = s.turma_disciplina_id and l.matricula_id = n.matricula_id and s.data_avaliacao between l.data_inicio and coalesce(l.data_fim, 'infinity'));

-- A mark is of its evaluation's kind and not above its maximum, of a student who was in the class that day, in what is open: all that a
-- statement wrote is judged at once.
create function verificar_notas() returns trigger language plpgsql set search_path = public as $$
declare problema text; aberta record;
begin
  for aberta in select distinct td.turma_id, a.etapa_id, td.id from novas n join avaliacoes a on a.id = n.avaliacao_id join turmas_disciplinas td on td.id = a.turma_disciplina_id
  loop
    perform exigir_etapa_aberta(aberta.turma_id, aberta.etapa_id, aberta.id);
  end loop;
  -- Nobody is moved meanwhile; what is read after the locks is what a move has left.
  perform 1 from matriculas where id in (select matricula_id from novas where num_nonnulls(valor, conceito, estado) > 0) order by id for key share;
  with alvo as materialized (
    select a.id, a.nome, a.valor_maximo, a.data_avaliacao, td.turma_id, k.tipo, k.conceitos
    from (select distinct avaliacao_id from novas) x join avaliacoes a on a.id = x.avaliacao_id
    join turmas_disciplinas td on td.id = a.turma_disciplina_id join v_criterio_da_turma k on k.turma_id = td.turma_id)
  select case
    when n.valor > a.valor_maximo then 'NOTA_ACIMA_DO_MAXIMO|' || a.nome
    when n.valor is not null and a.tipo <> 'nota' or n.conceito is not null and a.tipo <> 'conceito' or a.tipo = 'parecer' then 'NOTA_DE_OUTRO_TIPO|' || a.nome
    when n.conceito is not null and not exists (select 1 from jsonb_array_elements(a.conceitos) c where c ->> 'sigla' = n.conceito) then 'CONCEITO_DESCONHECIDO|' || n.conceito
    else 'NOTA_FORA_DA_TURMA|' || a.nome end into problema
  from novas n join alvo a on a.id = n.avaliacao_id
  where num_nonnulls(n.valor, n.conceito, n.estado) > 0 and (n.valor > a.valor_maximo
    or n.valor is not null and a.tipo <> 'nota' or n.conceito is not null and a.tipo <> 'conceito' or a.tipo = 'parecer'
    or n.conceito is not null and not exists (select 1 from jsonb_array_elements(a.conceitos) c where c ->> 'sigla' = n.conceito)
    or not exists (select 1 from v_matricula_enturmacao e
      where e.matricula_id = n.matricula_id and e.turma_id = a.turma_id and a.data_avaliacao between e.data_inicio and coalesce(e.data_fim, 'infinity')))
  limit 1;
  if problema is not null then raise exception '%', problema; end if;
  return null;
end $$;
create trigger notas_novas after insert on notas referencing new table as novas for each statement execute function verificar_notas();
create trigger notas_mudadas after update on notas referencing new table as novas for each statement execute function verificar_notas();

-- Only an emptied mark goes, with its evaluation.
create function recusar_nota_apagada() returns trigger language plpgsql as $$
begin
  raise exception 'NOTA_NAO_SE_APAGA|%', old.avaliacao_id;
end $$;
create trigger notas_ficam before delete on notas for each row
  when (num_nonnulls(old.valor, old.conceito, old.estado) > 0) execute function recusar_nota_apagada();
