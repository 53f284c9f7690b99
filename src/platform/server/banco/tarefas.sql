-- A long job and how far it came.
create view v_tarefa as
  select t.id, t.tipo, t.usuario_id, t.situacao, t.total, t.feitos, t.resultado, t.created_at, t.iniciada_em, t.concluida_em from tarefas t;

-- What a job did to each of its targets.
create view v_tarefa_item as select tarefa_id, alvo_id, situacao, codigo, parametros, created_at from tarefas_itens;
