-- The bank's number of a slip as it is printed, without what parts its digits: what a clerk types or scans off the paper.
create function numero_impresso_do_boleto(impresso text) returns text language sql immutable parallel safe as $$
  select upper(regexp_replace(impresso, '[^0-9A-Za-z]', '', 'g'))
$$;

-- A boleto as others show it: numbers, due date, amounts, state.
create view v_boleto as
  select b.id, b.titulo_id, b.conta_bancaria_id, b.nosso_numero, b.nosso_numero_impresso, b.identificador, b.linha_digitavel, b.codigo_barras, b.data_vencimento, b.valor_centavos,
         b.desconto_centavos, b.situacao, b.pix_emv, b.created_at,
         -- The bank may be told another due date: it holds the slip, which falls due with its title.
         b.situacao in ('enviada', 'registrada') and b.data_vencimento = b.vencimento_titulo
           and (b.baixa_pedida_em is null or exists (select 1 from v_boleto_que_ficou f where f.boleto_id = b.id)) as prorrogavel
  from boletos b;

-- States only climb: what the bank tells late or twice never takes a slip back.
create function ordem_da_situacao_do_boleto(situacao text) returns int language sql immutable as $$
  select array_position(array['gerada', 'enviada', 'rejeitada', 'registrada', 'baixada', 'paga'], situacao)
$$;

-- What a slip says stays. Only its due date moves, with its title's, while the bank holds it: number, amount and the bank's part of the code are the same.
-- One that no bank was told of yet is on time for as long as its title: a holiday of the city moves that day.
create function verificar_boleto() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' then raise exception 'REGISTRO_IMUTAVEL|boletos'; end if;
  if (new.titulo_id, new.conta_bancaria_id, new.conta_cobranca_id, new.nosso_numero, new.valor_centavos, new.base_juros_centavos, new.desconto_centavos, new.multa_percentual,
      new.juros_percentual_mes, new.amortizado_centavos, new.recebido_centavos, new.dispensado_centavos, left(new.codigo_barras, 4), substr(new.codigo_barras, 10), new.cobranca)
    is distinct from (old.titulo_id, old.conta_bancaria_id, old.conta_cobranca_id, old.nosso_numero, old.valor_centavos, old.base_juros_centavos, old.desconto_centavos, old.multa_percentual,
      old.juros_percentual_mes, old.amortizado_centavos, old.recebido_centavos, old.dispensado_centavos, left(old.codigo_barras, 4), substr(old.codigo_barras, 10), old.cobranca)
    or (new.data_vencimento, new.data_limite, new.vencimento_titulo, new.codigo_barras, new.linha_digitavel)
      is distinct from (old.data_vencimento, old.data_limite, old.vencimento_titulo, old.codigo_barras, old.linha_digitavel)
    and not ((old.situacao in ('enviada', 'registrada') or old.situacao = 'gerada' and new.data_vencimento = old.data_vencimento)
      and old.data_vencimento = old.vencimento_titulo and new.data_vencimento = new.vencimento_titulo
      and exists (select 1 from v_titulo_saldo s where s.id = new.titulo_id and s.data_vencimento = new.data_vencimento and s.data_limite = new.data_limite)
      -- A late title's slip has a due date of its own, and the calendar of the day on which the bank is told says until when it is on time.
      or old.situacao = 'gerada' and old.data_vencimento <> old.vencimento_titulo and new.data_limite >= new.data_vencimento
        and (new.data_vencimento, new.vencimento_titulo, new.codigo_barras, new.linha_digitavel)
          = (old.data_vencimento, old.vencimento_titulo, old.codigo_barras, old.linha_digitavel)) then
    raise exception 'BOLETO_IMPRESSO|boleto %', old.id;
  end if;
  if ordem_da_situacao_do_boleto(new.situacao) < ordem_da_situacao_do_boleto(old.situacao) then
    raise exception 'BOLETO_NAO_VOLTA|boleto %: % -> %', old.id, old.situacao, new.situacao;
  end if;
  return new;
end $$;
create trigger boletos_coerentes before update or delete on boletos for each row execute function verificar_boleto();

create function levar_limite_ao_boleto() returns trigger language plpgsql set search_path = public as $$
begin
  update boletos b set data_limite = new.data_limite
    where b.titulo_id = new.id and b.situacao = 'gerada' and b.data_vencimento = b.vencimento_titulo and b.vencimento_titulo = new.data_vencimento;
  return null;
end $$;
create trigger titulos_receber_limite_do_boleto after update of data_limite on titulos_receber
  for each row when (old.data_limite <> new.data_limite) execute function levar_limite_ao_boleto();
