-- periodos-letivos: who is refused by a closed period is told which.
create or replace view v_situacao_do_periodo as
  select p.ano_letivo_id, s.segmentacao_id, s.situacao, p.nome from periodos_letivos p join periodos_letivos_segmentacoes s on s.periodo_letivo_id = p.id;

-- matriculas: a closed period keeps who sat in its classes, and when. A segmentação is closed in a year when all its periods are.
create function verificar_periodo_do_lugar() returns trigger language plpgsql as $$
declare periodo text;
begin
  select max(p.nome) into periodo from turmas t join cursos c on c.id = t.curso_id
    join periodos_letivos p on p.ano_letivo_id = t.ano_letivo_id
    join periodos_letivos_segmentacoes s on s.periodo_letivo_id = p.id and s.segmentacao_id = c.segmentacao_id
    where t.id = new.turma_id having bool_and(s.situacao = 'fechado');
  if periodo is not null then raise exception 'PERIODO_LETIVO_FECHADO|%', periodo; end if;
  return null;
end $$;
create constraint trigger enturmacoes_periodo after insert on enturmacoes for each row execute function verificar_periodo_do_lugar();
create constraint trigger enturmacoes_periodo_na_mudanca after update on enturmacoes
  for each row when ((new.matricula_id, new.turma_id, new.data_inicio, new.data_fim, new.desfeita_por)
    is distinct from (old.matricula_id, old.turma_id, old.data_inicio, old.data_fim, old.desfeita_por))
  execute function verificar_periodo_do_lugar();
