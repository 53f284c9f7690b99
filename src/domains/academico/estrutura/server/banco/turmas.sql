-- A class alone, without its course.
create view v_turma_resumo as select id, nome, turno, sala, situacao, vagas, curso_id, ano_letivo_id from turmas;

-- A class with its course, segmentação and year.
create view v_turma as
  select t.id, t.nome, t.turno, t.sala, t.vagas, t.situacao, t.ano_letivo_id, a.ano, t.grupo_turma_id,
         c.id as curso_id, c.nome as curso_nome, c.ordem as curso_ordem, c.segmentacao_id, c.segmentacao_nome, c.segmentacao_ordem
  from turmas t join v_curso c on c.id = t.curso_id join anos_letivos a on a.id = t.ano_letivo_id;

create function verificar_grupo_em_uso() returns trigger language plpgsql as $$
begin
  if exists (select 1 from turmas where grupo_turma_id = new.id and situacao = 'aberta') then raise exception 'CADASTRO_EM_ANDAMENTO|%', new.nome; end if;
  return new;
end $$;
create trigger grupos_turma_em_uso before update on grupos_turma
  for each row when (old.ativo and not new.ativo) execute function verificar_grupo_em_uso();

-- The stages of a class: those of its segmentação in its year.
create view v_etapa_da_turma as
  select t.id as turma_id, e.id as etapa_id, e.nome, e.ordem, e.data_inicio, e.data_fim, e.peso, e.situacao, e.periodo_letivo_id, e.periodo_nome, e.periodo_situacao
  from turmas t join cursos c on c.id = t.curso_id join v_etapa e on e.segmentacao_id = c.segmentacao_id and e.ano_letivo_id = t.ano_letivo_id;
