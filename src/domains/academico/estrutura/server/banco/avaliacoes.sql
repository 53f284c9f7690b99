-- Which kinds of assessment a course may use: its own, and those of all courses.
create view v_tipo_avaliacao_curso as
  select t.id as tipo_avaliacao_id, c.id as curso_id from tipos_avaliacao t join cursos c
    on t.todos_os_cursos or exists (select 1 from tipos_avaliacao_cursos x where x.tipo_avaliacao_id = t.id and x.curso_id = c.id);

-- The kinds of assessment that are offered.
create view v_tipo_avaliacao_ativo as select id, nome, valor_maximo, peso, recuperacao from tipos_avaliacao where ativo;
