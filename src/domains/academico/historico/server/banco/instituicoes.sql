create view v_instituicao_ensino as
  select id, nome, nome_busca, cnpj, inep, rede, cidade, uf, pais, ativa from instituicoes_ensino;

create view v_instituicao_disciplina as
  select id, instituicao_id, nome, sigla, carga_horaria, disciplina_id, ativa from instituicoes_disciplinas;

create view v_instituicao_turma as
  select id, instituicao_id, curso_id, ano, serie, nome, turno, ativa from instituicoes_turmas;
