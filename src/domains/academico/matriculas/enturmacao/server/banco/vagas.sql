-- How many places of a class are taken today.
create view v_turma_ocupacao as select turma_id, count(*)::int as ocupadas from enturmacoes where data_fim is null group by turma_id;

-- A closed class takes nobody, and nobody enters a full one without the reason; the class row is locked so that two clerks cannot both see the
-- last place. Those marked as excess after a placement do not stand in its way: they are the excess, and an undo gives back a place in a class
-- that already was over.
create function verificar_vagas() returns trigger language plpgsql as $$
declare t record; ocupadas int; antes int;
begin
  select nome, vagas, situacao into t from turmas where id = new.turma_id for update;
  if t.situacao = 'fechada' then raise exception 'TURMA_FECHADA|%', t.nome; end if;
  if new.excedente then return null; end if;
  select count(*), count(*) filter (where not e.excedente or e.id < new.id) into ocupadas, antes
    from enturmacoes e where e.turma_id = new.turma_id and e.data_fim is null;
  if antes > t.vagas then raise exception 'TURMA_SEM_VAGA|%|%|%', ocupadas - 1, t.vagas, t.nome; end if;
  return null;
end $$;
create constraint trigger enturmacoes_vagas after insert on enturmacoes
  for each row when (new.data_fim is null) execute function verificar_vagas();
create constraint trigger enturmacoes_vagas_na_volta after update on enturmacoes
  for each row when (new.data_fim is null and (old.data_fim is not null or old.turma_id <> new.turma_id or old.excedente and not new.excedente))
  execute function verificar_vagas();

-- Places are never set under everybody who sits in the class.
create function verificar_vagas_da_turma() returns trigger language plpgsql as $$
declare ocupadas int;
begin
  select count(*) into ocupadas from enturmacoes where turma_id = new.id and data_fim is null;
  if ocupadas > new.vagas then raise exception 'VAGAS_ABAIXO_DOS_MATRICULADOS|turma %: %', new.id, ocupadas; end if;
  return null;
end $$;
create constraint trigger turmas_vagas after update of vagas on turmas
  for each row when (new.vagas <> old.vagas) execute function verificar_vagas_da_turma();
