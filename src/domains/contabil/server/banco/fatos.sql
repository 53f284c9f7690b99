-- The accounting facts, as they were handed over.
create view v_fato_contabil as select id, evento, data_fato, origem_tipo, origem_id, valor_centavos, valores, estorno_de, created_at from fatos_contabeis;
