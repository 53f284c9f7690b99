create function verificar_tentativa() returns trigger language plpgsql as $$
begin
  -- A due date may change as often as the title's does.
  if new.tentativa > 1 and new.movimento <> 'vencimento' and (new.movimento <> 'baixa'
    or new.tentativa > 1 + coalesce((select vezes from v_baixa_repetida where boleto_id = new.boleto_id), 0)) then
    raise exception 'BAIXA_SEM_RECUSA|boleto %', new.boleto_id;
  end if;
  return new;
end $$;
create trigger remessas_itens_tentativa before insert on remessas_itens for each row execute function verificar_tentativa();
