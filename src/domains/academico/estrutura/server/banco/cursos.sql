-- The segmentações of the school, in their order.
create view v_segmentacao as select id, nome, ordem, ativa from segmentacoes;

-- A course with its segmentação and the course that follows it.
create view v_curso as
  select c.id, c.nome, c.sigla, c.ordem, c.ativo, c.proximo_curso_id, c.carga_horaria, s.id as segmentacao_id, s.nome as segmentacao_nome, s.ordem as segmentacao_ordem
  from cursos c join segmentacoes s on s.id = c.segmentacao_id;

-- What re-enrollment decides by.
create view v_curso_rematricula as select id, nome, ordem, segmentacao_id, proximo_curso_id, idade_minima from cursos;

-- A criterion of a year may be taken away; the one from the start rules what has no other, and goes with its course alone.
create function recusar_retirada_do_inicio() returns trigger language plpgsql as $$
begin
  if exists (select 1 from cursos where id = old.curso_id) then
    raise exception 'CRITERIO_DO_INICIO|%', (select nome from cursos where id = old.curso_id);
  end if;
  return old;
end $$;
create trigger criterios_avaliacao_do_inicio before delete on criterios_avaliacao
  for each row when (old.desde_ano = 1990 and old.plano = 'regular') execute function recusar_retirada_do_inicio();

-- By what a class is judged and its attendance controlled: the criterion of its course in its year.
create view v_criterio_da_turma as
  select t.id as turma_id, k.tipo, k.controle_frequencia, k.conceitos, k.casas_decimais, k.recuperacao_por_etapa,
    k.alcance_da_recuperacao from turmas t join anos_letivos a on a.id = t.ano_letivo_id
    join lateral (select c.tipo, c.controle_frequencia, c.conceitos, c.casas_decimais, c.recuperacao_por_etapa,
      c.alcance_da_recuperacao from criterios_avaliacao c where c.curso_id = t.curso_id and c.plano = 'regular' and c.desde_ano <= a.ano
      order by c.desde_ano desc limit 1) k on true;
