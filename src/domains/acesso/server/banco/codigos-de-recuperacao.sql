-- A code that was used stays used: neither an update nor a second try brings it back.
create function recusar_codigo_reaberto() returns trigger language plpgsql as $$
begin
  if old.usado_em is not null or new.codigo_hash <> old.codigo_hash or new.usuario_id <> old.usuario_id then
    raise exception using errcode = 'check_violation', constraint = 'codigos_recuperacao_usado', message = 'a recovery code is used once';
  end if;
  return new;
end $$;
create trigger codigos_recuperacao_uma_vez before update on codigos_recuperacao for each row execute function recusar_codigo_reaberto();
