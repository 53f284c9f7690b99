-- A category of the cash books.
create view v_categoria_financeira as select id, nome, sentido, ativo from categorias_financeiras;

-- A cost center of the cash books.
create view v_centro_custo as select id, nome, ativo from centros_custo;
