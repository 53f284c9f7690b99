-- Paths that lists walk: each index holds the order of a list, so that its first page reads a page and not the table.

-- matriculas: in which class each enrollment sits now, for lists that filter and sort by it.
create view v_enturmacao_atual as select matricula_id, turma_id from enturmacoes where data_fim is null;

-- contratos: the list as it opens, and by state in both directions (and the newest of a state, as before).
create index contratos_criado_idx on contratos (created_at, id);
drop index contratos_situacao_idx;
create index contratos_situacao_idx on contratos (situacao, id);

-- estrutura: the list of classes by name, in both directions.
create index turmas_nome_idx on turmas (nome, id);
-- How many classes have a subject.
drop index turmas_disciplinas_disciplina_idx;
create index turmas_disciplinas_disciplina_idx on turmas_disciplinas (disciplina_id, turma_id);

-- matriculas: how many of each movement there are, in the school and in a year.
create index matriculas_movimento_idx on matriculas (movimento, ano_letivo_id);

-- caixa: the sums of entries by period and by date read the index and not the entries.
drop index lancamentos_financeiros_periodo_idx, lancamentos_financeiros_data_idx;
create index lancamentos_financeiros_periodo_idx on lancamentos_financeiros (periodo_financeiro_id) include (sentido, valor_centavos);
create index lancamentos_financeiros_data_idx on lancamentos_financeiros (data_movimento, id) include (sentido, valor_centavos);

-- matriculas: who sits in a class, and who over its places, is counted from the index.
drop index enturmacoes_turma_idx;
create index enturmacoes_turma_idx on enturmacoes (turma_id) include (excedente) where data_fim is null;

-- matriculas and contratos: found by any part of their number.
create index contratos_numero_busca_idx on contratos using gin (numero gin_trgm_ops);
create index matriculas_codigo_busca_idx on matriculas using gin (codigo gin_trgm_ops);
