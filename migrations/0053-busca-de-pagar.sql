-- What is typed to find a payable, a purchase invoice or a supplier is looked up in an index, each word by itself: of the record's own words or of its supplier's.

create index fornecedores_busca_idx on fornecedores using gin (f_busca(nome || ' ' || coalesce(nome_fantasia, '') || ' ' || documento) gin_trgm_ops);
create index contas_pagar_busca_idx on contas_pagar using gin (f_busca(descricao || ' ' || coalesce(documento, '') || ' ' || numero) gin_trgm_ops);
create index notas_fiscais_busca_idx on notas_fiscais using gin (f_busca(numero || ' ' || descricao || ' ' || coalesce(chave, '')) gin_trgm_ops);
