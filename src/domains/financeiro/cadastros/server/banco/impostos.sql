-- A tax with its rate, base, due rule and the days on which it is in force.
create view v_imposto as
  select id, tipo, nome, aliquota, base_percentual, minimo_centavos, codigo_recolhimento, regra_vencimento, dia_vencimento, fato_gerador,
    destinatario_fornecedor_id, vigente_desde, vigente_ate from impostos;
