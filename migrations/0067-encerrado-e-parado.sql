-- estrutura: a subject that the class got again after an act ended it is taken off where nothing hangs on it, as long as that ending can be
-- undone: the undo gives the class the same subject on the same days, so nobody loses what he was taught.
create function disciplina_de_novo(alvo bigint) returns boolean language sql stable set search_path = public as $$
  select exists (select 1 from turmas_disciplinas d
      join turmas_disciplinas a on a.turma_id = d.turma_id and a.disciplina_id = d.disciplina_id and a.id <> d.id and a.data_fim < d.data_inicio
      join turmas_disciplinas_encerramentos e on e.turma_disciplina_id = a.id and e.desfaz_id is null and e.data_fim = a.data_fim
      join turmas t on t.id = d.turma_id join cursos c on c.id = t.curso_id
      left join v_periodo_da_segmentacao p on p.ano_letivo_id = t.ano_letivo_id and p.segmentacao_id = c.segmentacao_id
    where d.id = alvo and coalesce(p.aberto, true) and not exists (select 1 from turmas_disciplinas_encerramentos u where u.desfaz_id = e.id))
$$;

-- As before, save for that one.
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
  if tg_op = 'DELETE' and exists (select 1 from enturmacoes where turma_id = alvo) and not disciplina_de_novo(old.id) then
    raise exception 'DISCIPLINA_DA_TURMA_EM_USO|%', t.nome;
  end if;
  if tg_op = 'UPDATE' and (new.turma_id <> old.turma_id or new.disciplina_id <> old.disciplina_id) then
    raise exception 'DISCIPLINA_DA_TURMA_FIXA|%', t.nome;
  end if;
  return case when tg_op = 'DELETE' then old else new end;
end $$;

-- contratos: by which changes, and since when, a contract stopped, for the room whose titles leave the bill by them: the suspension in force,
-- the cancellation, or both.
create view v_contrato_parado as
  select c.id as contrato_id, c.situacao, s.id as situacao_id, s.data_efeito, s.created_at as desde
  from contratos c join contratos_situacoes s on s.contrato_id = c.id and s.para in ('suspenso', 'cancelado') and s.desfaz_id is null
  where c.situacao in ('suspenso', 'cancelado') and not exists (select 1 from contratos_situacoes u where u.desfaz_id = s.id)
    and not exists (select 1 from contratos_situacoes v where v.contrato_id = c.id and v.id > s.id and v.para = 'ativo' and v.desfaz_id is null
      and not exists (select 1 from contratos_situacoes u where u.desfaz_id = v.id));
