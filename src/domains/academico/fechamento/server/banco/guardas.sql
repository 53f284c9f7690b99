-- The figures by which a student's etapa or year closed stay those, in the class from which he came too: no mark and no roll of him is
-- written there, and no evaluation on which a mark of his stands comes to count otherwise.
create function verificar_notas_de_aluno_fechado() returns trigger language plpgsql set search_path = public as $$
declare achado record;
begin
  select t.nome as turma, p.nome_completo as aluno into achado
    from novas n join avaliacoes a on a.id = n.avaliacao_id join turmas_disciplinas td on td.id = a.turma_disciplina_id
    join resultados_alunos r on r.matricula_id = n.matricula_id join fechamentos f on f.id = r.fechamento_id and f.reaberto_em is null
      and (f.etapa_id is null or f.etapa_id = a.etapa_id) and f.turma_id <> td.turma_id
    left join turmas t on t.id = f.turma_id left join matriculas m on m.id = n.matricula_id left join pessoas p on p.id = m.aluno_id limit 1;
  if found then raise exception 'DIARIO_DE_ALUNO_FECHADO|%|%', achado.turma, achado.aluno; end if;
  return null;
end $$;
create trigger notas_novas_de_aluno_fechado after insert on notas referencing new table as novas
  for each statement execute function verificar_notas_de_aluno_fechado();
create trigger notas_mudadas_de_aluno_fechado after update on notas referencing new table as novas
  for each statement execute function verificar_notas_de_aluno_fechado();
create trigger notas_retiradas_de_aluno_fechado after delete on notas referencing old table as novas
  for each statement execute function verificar_notas_de_aluno_fechado();

create function verificar_avaliacao_de_aluno_fechado() returns trigger language plpgsql set search_path = public as $$
declare achado record;
begin
  select t.nome as turma, p.nome_completo as aluno into achado
    from notas n join turmas_disciplinas td on td.id = old.turma_disciplina_id
    join resultados_alunos r on r.matricula_id = n.matricula_id join fechamentos f on f.id = r.fechamento_id and f.reaberto_em is null
      and (f.etapa_id is null or f.etapa_id in (old.etapa_id, new.etapa_id)) and f.turma_id <> td.turma_id
    left join turmas t on t.id = f.turma_id left join matriculas m on m.id = n.matricula_id left join pessoas p on p.id = m.aluno_id
    where n.avaliacao_id = old.id and num_nonnulls(n.valor, n.conceito, n.estado) > 0 limit 1;
  if found then raise exception 'DIARIO_DE_ALUNO_FECHADO|%|%', achado.turma, achado.aluno; end if;
  return null;
end $$;
create trigger avaliacoes_de_aluno_fechado after update on avaliacoes for each row
  when ((old.peso, old.valor_maximo, old.data_avaliacao, old.papel, old.etapa_id, old.substitui_id)
    is distinct from (new.peso, new.valor_maximo, new.data_avaliacao, new.papel, new.etapa_id, new.substitui_id))
  execute function verificar_avaliacao_de_aluno_fechado();

create function verificar_chamadas_de_aluno_fechado() returns trigger language plpgsql set search_path = public as $$
declare achado record;
begin
  select t.nome as turma, p.nome_completo as aluno into achado
    -- Each student of a class once: a year of rolls calls him two hundred times, and hardly any closed in another class.
    from (select distinct c.turma_id, x.id from novas c cross join unnest(c.alunos) x(id)) s join resultados_alunos r on r.matricula_id = s.id
    join fechamentos f on f.id = r.fechamento_id and f.reaberto_em is null and f.turma_id <> s.turma_id left join etapas e on e.id = f.etapa_id
    left join turmas t on t.id = f.turma_id left join matriculas m on m.id = r.matricula_id left join pessoas p on p.id = m.aluno_id
    where f.etapa_id is null or exists (select 1 from novas n where n.turma_id = s.turma_id and s.id = any(n.alunos)
      and n.data_chamada between e.data_inicio and e.data_fim) limit 1;
  if found then raise exception 'DIARIO_DE_ALUNO_FECHADO|%|%', achado.turma, achado.aluno; end if;
  return null;
end $$;
create trigger chamadas_novas_de_aluno_fechado after insert on chamadas referencing new table as novas
  for each statement execute function verificar_chamadas_de_aluno_fechado();
create trigger chamadas_retiradas_de_aluno_fechado after delete on chamadas referencing old table as novas
  for each statement execute function verificar_chamadas_de_aluno_fechado();

-- A roll that is corrected changes for who enters or leaves it, and for all of it where its day or its periods change.
create function verificar_chamadas_mudadas_de_aluno_fechado() returns trigger language plpgsql set search_path = public as $$
declare achado record;
begin
  select t.nome as turma, p.nome_completo as aluno into achado
    from (select distinct n.turma_id, n.data_chamada as depois, a.data_chamada as antes, x.id
      from novas n join antigas a on a.id = n.id cross join unnest(n.alunos || a.alunos) x(id)
      where (n.data_chamada, n.quantidade) is distinct from (a.data_chamada, a.quantidade) or (x.id = any(n.alunos)) <> (x.id = any(a.alunos))) s
    join resultados_alunos r on r.matricula_id = s.id
    join fechamentos f on f.id = r.fechamento_id and f.reaberto_em is null and f.turma_id <> s.turma_id left join etapas e on e.id = f.etapa_id
    left join turmas t on t.id = f.turma_id left join matriculas m on m.id = r.matricula_id left join pessoas p on p.id = m.aluno_id
    where f.etapa_id is null or s.antes between e.data_inicio and e.data_fim or s.depois between e.data_inicio and e.data_fim limit 1;
  if found then raise exception 'DIARIO_DE_ALUNO_FECHADO|%|%', achado.turma, achado.aluno; end if;
  return null;
end $$;
create trigger chamadas_mudadas_de_aluno_fechado after update on chamadas referencing old table as antigas new table as novas
  for each statement execute function verificar_chamadas_mudadas_de_aluno_fechado();

-- His absences in a roll that stands.
create function verificar_faltas_de_aluno_fechado() returns trigger language plpgsql set search_path = public as $$
declare achado record;
begin
  select t.nome as turma, p.nome_completo as aluno into achado
    from novas n join chamadas c on c.id = n.chamada_id join resultados_alunos r on r.matricula_id = n.matricula_id
    join fechamentos f on f.id = r.fechamento_id and f.reaberto_em is null and f.turma_id <> c.turma_id left join etapas e on e.id = f.etapa_id
    left join turmas t on t.id = f.turma_id left join matriculas m on m.id = n.matricula_id left join pessoas p on p.id = m.aluno_id
    where f.etapa_id is null or c.data_chamada between e.data_inicio and e.data_fim limit 1;
  if found then raise exception 'DIARIO_DE_ALUNO_FECHADO|%|%', achado.turma, achado.aluno; end if;
  return null;
end $$;
create trigger faltas_feitas_de_aluno_fechado after insert on faltas referencing new table as novas
  for each statement execute function verificar_faltas_de_aluno_fechado();
create trigger faltas_mudadas_de_aluno_fechado after update on faltas referencing new table as novas
  for each statement execute function verificar_faltas_de_aluno_fechado();
create trigger faltas_retiradas_de_aluno_fechado after delete on faltas referencing old table as novas
  for each statement execute function verificar_faltas_de_aluno_fechado();

-- By what a class was closed it is judged as long as it stands closed.
create function verificar_criterio_de_ano_fechado() returns trigger language plpgsql set search_path = public as $$
declare alvo record; turma text;
begin
  if tg_op = 'DELETE' then alvo := old; else alvo := new; end if;
  if tg_op = 'UPDATE' and to_jsonb(new) - 'versao' = to_jsonb(old) - 'versao' then return null; end if;
  select t.nome into turma from fechamentos f join turmas t on t.id = f.turma_id join anos_letivos a on a.id = t.ano_letivo_id
    where f.reaberto_em is null and t.curso_id = alvo.curso_id and a.ano >= alvo.desde_ano
      and not exists (select 1 from criterios_avaliacao c where c.curso_id = alvo.curso_id and c.plano = alvo.plano and c.desde_ano > alvo.desde_ano and c.desde_ano <= a.ano) limit 1;
  if found then raise exception 'CRITERIO_DE_ANO_FECHADO|%', turma; end if;
  return null;
end $$;
create trigger criterios_de_ano_fechado after insert or update or delete on criterios_avaliacao
  for each row execute function verificar_criterio_de_ano_fechado();

-- A student is judged by the other rule of the course only where nothing of him stands closed.
create function verificar_plano_de_aluno_fechado() returns trigger language plpgsql set search_path = public as $$
declare turma text;
begin
  select t.nome into turma from resultados_alunos r join fechamentos f on f.id = r.fechamento_id and f.reaberto_em is null join turmas t on t.id = f.turma_id
    where r.matricula_id = new.id limit 1;
  if found then raise exception 'PLANO_DE_ALUNO_FECHADO|%', turma; end if;
  return null;
end $$;
create trigger matriculas_plano_de_aluno_fechado after update of plano_adaptado on matriculas for each row
  when (old.plano_adaptado <> new.plano_adaptado) execute function verificar_plano_de_aluno_fechado();

-- A class with a diary closes with its results, and reopens without them.
create function verificar_turma_com_resultados() returns trigger language plpgsql set search_path = public as $$
declare fechado boolean;
begin
  fechado := exists (select 1 from fechamentos where turma_id = new.id and etapa_id is null and reaberto_em is null);
  if new.situacao = 'aberta' and fechado then raise exception 'TURMA_REABRE_COM_RESULTADOS|%', new.nome; end if;
  if new.situacao = 'fechada' and not fechado and (exists (select 1 from chamadas where turma_id = new.id)
      or exists (select 1 from turmas_disciplinas td join avaliacoes a on a.turma_disciplina_id = td.id where td.turma_id = new.id)
      or exists (select 1 from turmas_disciplinas td join pareceres a on a.turma_disciplina_id = td.id where td.turma_id = new.id)) then
    raise exception 'TURMA_FECHA_COM_RESULTADOS|%', new.nome;
  end if;
  return null;
end $$;
create constraint trigger turmas_com_resultados after update of situacao on turmas deferrable initially deferred
  for each row when (old.situacao is distinct from new.situacao) execute function verificar_turma_com_resultados();

-- What was frozen is never changed; a closing is only reopened, once.
create trigger resultados_disciplinas_imutaveis before update or delete on resultados_disciplinas for each row execute function recusar_alteracao();
create trigger resultados_alunos_imutaveis before update or delete on resultados_alunos for each row execute function recusar_alteracao();
create trigger resultados_disciplinas_sem_truncate before truncate on resultados_disciplinas for each statement execute function recusar_alteracao();
create trigger resultados_alunos_sem_truncate before truncate on resultados_alunos for each statement execute function recusar_alteracao();
create trigger fechamentos_imutaveis before update on fechamentos for each row
  when (old.reaberto_em is not null or (old.turma_id, old.etapa_id, old.criterio) is distinct from (new.turma_id, new.etapa_id, new.criterio)) execute function recusar_alteracao();
create trigger fechamentos_ficam before delete on fechamentos for each row execute function recusar_alteracao();
