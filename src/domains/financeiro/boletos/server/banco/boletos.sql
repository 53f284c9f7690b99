-- A boleto as others show it: numbers, due date, amounts, state.
create view v_boleto as
  select b.id, b.titulo_id, b.conta_bancaria_id, b.nosso_numero, b.nosso_numero_impresso, b.identificador, b.linha_digitavel, b.data_vencimento, b.valor_centavos,
         b.desconto_centavos, b.situacao, b.pix_emv, b.created_at
  from boletos b;

-- States only climb: what the bank tells late or twice never takes a slip back.
create function ordem_da_situacao_do_boleto(situacao text) returns int language sql immutable as $$
  select array_position(array['gerada', 'enviada', 'rejeitada', 'registrada', 'baixada', 'paga'], situacao)
$$;

create function verificar_boleto() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' then raise exception 'REGISTRO_IMUTAVEL|boletos'; end if;
  if (new.titulo_id, new.conta_bancaria_id, new.nosso_numero, new.data_vencimento, new.valor_centavos, new.base_juros_centavos, new.desconto_centavos, new.multa_percentual,
      new.juros_percentual_mes, new.amortizado_centavos, new.recebido_centavos, new.dispensado_centavos, new.codigo_barras, new.linha_digitavel, new.cobranca)
    is distinct from (old.titulo_id, old.conta_bancaria_id, old.nosso_numero, old.data_vencimento, old.valor_centavos, old.base_juros_centavos, old.desconto_centavos, old.multa_percentual,
      old.juros_percentual_mes, old.amortizado_centavos, old.recebido_centavos, old.dispensado_centavos, old.codigo_barras, old.linha_digitavel, old.cobranca) then
    raise exception 'BOLETO_IMPRESSO|boleto %', old.id;
  end if;
  if ordem_da_situacao_do_boleto(new.situacao) < ordem_da_situacao_do_boleto(old.situacao) then
    raise exception 'BOLETO_NAO_VOLTA|boleto %: % -> %', old.id, old.situacao, new.situacao;
  end if;
  return new;
end $$;
create trigger boletos_coerentes before update or delete on boletos for each row execute function verificar_boleto();
