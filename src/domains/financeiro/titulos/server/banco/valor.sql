-- What money, an agreement or a waiver already counted on does not change under them: who owes, how much, with which terms. The due date
-- of what was only waived or kept may change: both stand in rows of their own days. The last day on time follows from the due date and the holidays of the city.
create function verificar_titulo_movimentado() returns trigger language plpgsql as $$
begin
  raise exception 'TITULO_MOVIMENTADO|titulo %', old.id;
end $$;
create trigger titulos_receber_movimentado before update on titulos_receber for each row when (
  (old.amortizado_centavos > 0 or old.recebido_centavos > 0 or old.dispensado_centavos > 0 or old.mantido_centavos > 0)
  and (old.pagador_id, old.valor_centavos, old.desconto_incondicional_centavos, old.desconto_condicional_centavos, old.data_emissao,
    old.multa_percentual, old.juros_percentual_mes, old.numero, old.origem)
  is distinct from (new.pagador_id, new.valor_centavos, new.desconto_incondicional_centavos, new.desconto_condicional_centavos, new.data_emissao,
    new.multa_percentual, new.juros_percentual_mes, new.numero, new.origem)) execute function verificar_titulo_movimentado();
create trigger titulos_receber_vencimento_pago before update of data_vencimento on titulos_receber for each row when (
  (old.amortizado_centavos > 0 or old.recebido_centavos > 0) and old.data_vencimento <> new.data_vencimento) execute function verificar_titulo_movimentado();

-- Who pays on time has something to pay.
create function recusar_desconto_total() returns trigger language plpgsql as $$
begin
  raise exception 'DESCONTO_CONDICIONAL_TOTAL|titulo %', new.numero;
end $$;
create trigger titulos_receber_desconto_total before insert or update of valor_centavos, desconto_incondicional_centavos, desconto_condicional_centavos on titulos_receber
  for each row when (new.desconto_condicional_centavos > 0 and new.desconto_condicional_centavos >= new.valor_centavos - new.desconto_incondicional_centavos)
  execute function recusar_desconto_total();
