-- A period does not stop serving a segmentação whose classes or enrollments stand in its year, unless another period
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

create function verificar_curso_em_uso() returns trigger language plpgsql as $$
begin
  if new.segmentacao_id <> old.segmentacao_id
     and (exists (select 1 from turmas where curso_id = new.id) or exists (select 1 from matriculas where curso_id = new.id)) then
    raise exception 'CURSO_COM_HISTORICO|%', new.nome;
  end if;
  if old.ativo and not new.ativo and exists (select 1 from v_matricula_em_andamento where curso_id = new.id) then
    raise exception 'CADASTRO_EM_ANDAMENTO|%', new.nome;
  end if;
  return new;
end $$;
create trigger cursos_em_uso before update on cursos
  for each row when (new.segmentacao_id <> old.segmentacao_id or old.ativo and not new.ativo) execute function verificar_curso_em_uso();

create function verificar_segmentacao_em_uso() returns trigger language plpgsql as $$
begin
  if exists (select 1 from v_matricula_em_andamento where segmentacao_id = new.id) then raise exception 'CADASTRO_EM_ANDAMENTO|%', new.nome; end if;
  return new;
end $$;
create trigger segmentacoes_em_uso before update on segmentacoes
  for each row when (old.ativa and not new.ativa) execute function verificar_segmentacao_em_uso();

-- The structure of a class that is closed stays as it is; where students ever sat, a subject is ended, not erased, unless it is one that began
-- again. Writing down in a closed class the workload that it has by default is no change of its structure.
create function verificar_disciplina_da_turma() returns trigger language plpgsql as $$
declare alvo bigint; t record;
begin
  if tg_op = 'DELETE' then alvo := old.turma_id; else alvo := new.turma_id; end if;
  select nome, situacao into t from turmas where id = alvo for share;
  if t.situacao = 'fechada' then
    if tg_op <> 'UPDATE' then raise exception 'TURMA_FECHADA_NAO_EDITAVEL|%', t.nome; end if;
    if old.carga_horaria is not null or new.carga_horaria is distinct from (select carga_horaria from disciplinas where id = old.disciplina_id)
      or to_jsonb(new) - 'carga_horaria' - 'versao' <> to_jsonb(old) - 'carga_horaria' - 'versao' then
      raise exception 'TURMA_FECHADA_NAO_EDITAVEL|%', t.nome;
    end if;
  end if;
  if tg_op = 'DELETE' and exists (select 1 from enturmacoes where turma_id = alvo) and not disciplina_de_novo(old.id) then
    raise exception 'DISCIPLINA_DA_TURMA_EM_USO|%', t.nome;
  end if;
  if tg_op = 'UPDATE' and (new.turma_id <> old.turma_id or new.disciplina_id <> old.disciplina_id) then
    raise exception 'DISCIPLINA_DA_TURMA_FIXA|%', t.nome;
  end if;
  return case when tg_op = 'DELETE' then old else new end;
end $$;
create trigger turmas_disciplinas_estrutura before insert or update or delete on turmas_disciplinas
  for each row execute function verificar_disciplina_da_turma();
