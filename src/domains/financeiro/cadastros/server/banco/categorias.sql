create view v_categoria_financeira as select id, nome, sentido, ativo from categorias_financeiras;

create view v_centro_custo as select id, nome, ativo from centros_custo;
