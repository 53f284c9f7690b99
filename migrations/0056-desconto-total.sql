-- titulos: who pays on time has something to pay. Titles born before this rule stay as they are, and a cent settles them.
create function recusar_desconto_total() returns trigger language plpgsql as $$
begin
  raise exception 'DESCONTO_CONDICIONAL_TOTAL|titulo %', new.numero;
end $$;
create trigger titulos_receber_desconto_total before insert or update of valor_centavos, desconto_incondicional_centavos, desconto_condicional_centavos on titulos_receber
  for each row when (new.desconto_condicional_centavos > 0 and new.desconto_condicional_centavos >= new.valor_centavos - new.desconto_incondicional_centavos)
  execute function recusar_desconto_total();
