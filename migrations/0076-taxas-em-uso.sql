-- titulos: on which day titles were issued, for the rates that ruled then. What titles were made by is neither deleted nor rewritten.
create view v_titulo_emitido as select id as titulo_id, data_emissao from titulos_receber;
