-- The workload of a subject is its default in every class that has none of its own. When the default changes, classes that began, or are
-- closed, keep what they were taught under: writing down in a closed class the default that it has is no change of its structure.
create or replace function verificar_disciplina_da_turma() returns trigger language plpgsql as $$
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
  if tg_op = 'DELETE' and exists (select 1 from enturmacoes where turma_id = alvo) then
    raise exception 'DISCIPLINA_DA_TURMA_EM_USO|%', t.nome;
  end if;
  if tg_op = 'UPDATE' and (new.turma_id <> old.turma_id or new.disciplina_id <> old.disciplina_id) then
    raise exception 'DISCIPLINA_DA_TURMA_FIXA|%', t.nome;
  end if;
  return case when tg_op = 'DELETE' then old else new end;
end $$;
