-- Whom an entry was bought from, where somebody knows: a purchase is proposed from whom it was made last.
alter table operacoes_estoque add column fornecedor_id bigint references fornecedores;
alter table operacoes_estoque add constraint operacoes_estoque_fornecedor_check check (fornecedor_id is null or tipo = 'entrada');
create index operacoes_estoque_fornecedor_idx on operacoes_estoque (fornecedor_id) where fornecedor_id is not null;
