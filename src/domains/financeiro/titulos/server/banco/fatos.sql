-- No movement of money without its fact. Checked at the end of the transaction, each by the unique index of facts.
create function verificar_fato_do_titulo() returns trigger language plpgsql as $$
begin
  if not exists (select 1 from fatos_contabeis f where f.origem_tipo = 'titulo' and f.origem_id = new.id and f.evento = 'titulo.emitido'
      and f.valor_centavos = new.valor_centavos - new.desconto_incondicional_centavos) then
    raise exception 'MOVIMENTO_SEM_FATO|titulo %', new.id;
  end if;
  return null;
end $$;
create constraint trigger titulos_receber_um_fato after insert or update of valor_centavos, desconto_incondicional_centavos on titulos_receber
  deferrable initially deferred for each row execute function verificar_fato_do_titulo();

create function verificar_fato_do_renegociado() returns trigger language plpgsql as $$
begin
  if not exists (select 1 from fatos_contabeis f where f.origem_tipo = 'acordo_titulo' and f.origem_id = new.id and f.valor_centavos = new.saldo_centavos
      and case when new.devolvido_em is null then f.evento = 'titulo.renegociado' else f.evento in ('acordo.quebrado', 'acordo.desfeito') and f.estorno_de is not null end) then
    raise exception 'MOVIMENTO_SEM_FATO|titulo % do acordo %', new.titulo_id, new.acordo_id;
  end if;
  return null;
end $$;
create constraint trigger acordos_titulos_um_fato after insert or update of devolvido_em, saldo_centavos on acordos_titulos
  deferrable initially deferred for each row execute function verificar_fato_do_renegociado();

-- Charges enter the books when they are received; those of a new title, when it is issued. The old one never owed them there: nothing leaves it.
create function verificar_fato_da_amortizacao() returns trigger language plpgsql set search_path = public as $$
begin
  if not exists (select 1 from fatos_contabeis f where f.origem_tipo = 'titulo_amortizacao' and f.origem_id = new.id and f.valor_centavos = new.valor_centavos
      and f.evento = case new.tipo when 'quebra' then 'acordo.parcela_encerrada' else 'titulo.coberto' end) then
    raise exception 'MOVIMENTO_SEM_FATO|amortizacao %', new.id;
  end if;
  return null;
end $$;
create constraint trigger titulos_amortizacoes_um_fato after insert on titulos_amortizacoes
  deferrable initially deferred for each row execute function verificar_fato_da_amortizacao();
