-- An employee in a line: name, position, whether a teacher, and the days of employment.
create view v_funcionario_resumo as
  select f.id, f.pessoa_id, p.nome_completo, p.nome_busca, f.cargo, f.departamento, f.docente, f.data_admissao, f.data_demissao
  from funcionarios f join v_pessoa_resumo p on p.id = f.pessoa_id;
