-- What the rows of the two jobs of an import are called.
create view v_importacao_item as
  select i.tarefa_id, n.key::bigint as alvo_id, n.key || ' · ' || n.value as rotulo from importacoes i cross join lateral jsonb_each_text(i.nomes) n where i.tarefa_id is not null
  union all
  select i.tarefa_desfazer_id, p.pessoa_id, p.nome from importacoes i join importacoes_pessoas p on p.importacao_id = i.id where i.tarefa_desfazer_id is not null
  union all
  select i.tarefa_desfazer_id, c.pessoa_id, min(c.nome) from importacoes i join importacoes_contatos c on c.importacao_id = i.id
    where i.tarefa_desfazer_id is not null and not exists (select 1 from importacoes_pessoas p where p.importacao_id = i.id and p.pessoa_id = c.pessoa_id)
    group by i.tarefa_desfazer_id, c.pessoa_id;
