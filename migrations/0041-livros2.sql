-- An installment that a scholarship takes whole is a title: born settled, and of a contract alone.
alter table titulos_receber add constraint titulos_receber_gratuito_check
  check (valor_centavos > desconto_incondicional_centavos or (origem = 'contrato' and valor_centavos > 0 and situacao in ('baixado', 'cancelado')));

-- A rule may ask for the group of a product and for a course, too.
alter table regras_contabeis add column grupo_produto_id bigint constraint regras_contabeis_grupo_produto_id_fkey references produtos_grupos;
alter table regras_contabeis add column curso_id bigint constraint regras_contabeis_curso_id_fkey references cursos;
alter table regras_contabeis drop constraint regras_contabeis_key;
alter table regras_contabeis add constraint regras_contabeis_key unique nulls not distinct
  (evento, parte, variante, segmentacao_id, curso_id, categoria_id, grupo_produto_id, forma_pagamento_id, conta_bancaria_id, vigente_desde);
create index regras_contabeis_grupo_produto_idx on regras_contabeis (grupo_produto_id) where grupo_produto_id is not null;
create index regras_contabeis_curso_idx on regras_contabeis (curso_id) where curso_id is not null;
-- Which of two rules that serve says more of the fact: a category before a group of products, then a method, an account, a course, a segment.
alter table regras_contabeis drop column peso;
alter table regras_contabeis add column peso int not null generated always as (
  num_nonnulls(categoria_id, grupo_produto_id, forma_pagamento_id, conta_bancaria_id, curso_id, segmentacao_id, variante) * 128
    + (categoria_id is not null)::int * 64 + (grupo_produto_id is not null)::int * 32 + (forma_pagamento_id is not null)::int * 16
    + (conta_bancaria_id is not null)::int * 8 + (curso_id is not null)::int * 4 + (segmentacao_id is not null)::int * 2 + (variante is not null)::int) stored;

-- The ledger is printed line by line, account by account: a volume of it ends at a line of that order.
alter table livros_impressos add column ate_linha int check (ate_linha > 0);
alter table livros_impressos drop constraint livros_impressos_fim_check;
alter table livros_impressos add constraint livros_impressos_fim_check check (ultimo or num_nonnulls(ate_lancamento_id, ate_linha) = 1);
comment on table livros_impressos is 'A volume of a printed book, the daily one or the ledger, as a tarefa printed it.';
