-- The days on which the banks of the school's city are closed, besides those of the whole country.
create view v_feriado_local as select id, data_feriado, nome from feriados_locais;
