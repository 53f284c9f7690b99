-- Paths that lists walk: each index holds the order of a list, so that its first page reads a page and not the table.

-- matriculas: in which class each enrollment sits now, for lists that filter and sort by it.
create view v_enturmacao_atual as select matricula_id, turma_id from enturmacoes where data_fim is null;

-- contratos: the list as it opens, and by state in both directions (and the newest of a state, as before).
create index contratos_criado_idx on contratos (created_at, id);
drop index contratos_situacao_idx;
create index contratos_situacao_idx on contratos (situacao, id);

-- estrutura: the list of classes as it opens.
create index turmas_nome_idx on turmas (nome, id);
