-- An absence as whoever counts takes it: justified when it was marked so, or when a justificativa that stands covers its day.
create view v_falta as
  select f.chamada_id, f.matricula_id, c.turma_id, c.data_chamada, c.aula_id, f.faltas,
    f.justificada or exists (select 1 from justificativas j where j.matricula_id = f.matricula_id and j.revogada_em is null
      and c.data_chamada between j.data_inicio and j.data_fim) as justificada
  from faltas f join chamadas c on c.id = f.chamada_id;

-- Who is absent was called, and from no more periods than were given. A roll and its absences are written in one statement.
create function verificar_faltas() returns trigger language plpgsql set search_path = public as $$
declare fora record; entregue text;
begin
  select e.etapa into entregue from novas n join chamadas c on c.id = n.chamada_id join aulas a on a.id = c.aula_id
    join v_diario_entregue e on e.turma_disciplina_id = a.turma_disciplina_id and c.data_chamada between e.data_inicio and e.data_fim limit 1;
  if found then raise exception 'DIARIO_JA_ENTREGUE|%', entregue; end if;
  perform exigir_diario_aberto(array_agg(x.turma_id), array_agg(x.data_chamada))
    from (select distinct c.turma_id, c.data_chamada from novas n join chamadas c on c.id = n.chamada_id) x;
  select n.matricula_id, n.faltas, c.quantidade, n.matricula_id = any(c.alunos) as chamado into fora
    from novas n join chamadas c on c.id = n.chamada_id where n.faltas > c.quantidade or n.matricula_id <> all(c.alunos) limit 1;
  if fora.chamado then raise exception 'FALTAS_ACIMA_DA_AULA|%|%', fora.faltas, fora.quantidade; end if;
  if not fora.chamado then raise exception 'FALTA_SEM_CHAMADA|%', fora.matricula_id; end if;
  return null;
end $$;
create trigger faltas_feitas after insert on faltas referencing new table as novas for each statement execute function verificar_faltas();
create trigger faltas_mudadas after update on faltas referencing new table as novas for each statement execute function verificar_faltas();

-- One that goes with its roll was judged when the roll was.
create function verificar_faltas_retiradas() returns trigger language plpgsql set search_path = public as $$
declare entregue text;
begin
  select e.etapa into entregue from antigas n join chamadas c on c.id = n.chamada_id join aulas a on a.id = c.aula_id
    join v_diario_entregue e on e.turma_disciplina_id = a.turma_disciplina_id and c.data_chamada between e.data_inicio and e.data_fim limit 1;
  if found then raise exception 'DIARIO_JA_ENTREGUE|%', entregue; end if;
  perform exigir_diario_aberto(array_agg(x.turma_id), array_agg(x.data_chamada))
    from (select distinct c.turma_id, c.data_chamada from antigas a join chamadas c on c.id = a.chamada_id) x;
  return null;
end $$;
create trigger faltas_retiradas after delete on faltas referencing old table as antigas for each statement execute function verificar_faltas_retiradas();
