-- Under which carteira and convênio an account's slips are issued unless another is chosen: the marked one while it is active, else the oldest that is.
create view v_cobranca_padrao as
  select distinct on (conta_bancaria_id) conta_bancaria_id, id from contas_cobranca order by conta_bancaria_id, ativa desc, padrao desc, id;

-- The Pix key is the bank account's, whatever it collects under: one of its registrations keeps it for all of them, the oldest that has it. It holds
-- while the account collects.
create view v_chave_pix as
  select distinct on (k.conta_bancaria_id) k.conta_bancaria_id, k.id as conta_cobranca_id, k.pix_chave,
    exists (select 1 from contas_cobranca o where o.conta_bancaria_id = k.conta_bancaria_id and o.ativa) as ativa
  from contas_cobranca k order by k.conta_bancaria_id, k.pix_chave is null, k.id;

-- The number of a file that was sent never comes back.
create function verificar_nsa() returns trigger language plpgsql as $$
begin
  if new.proximo_nsa < old.proximo_nsa then raise exception 'NSA_VOLTA|conta %', new.id; end if;
  return new;
end $$;
create trigger contas_cobranca_nsa_so_sobe before update of proximo_nsa on contas_cobranca for each row execute function verificar_nsa();

-- A Pix key is what DICT keeps: CPF, CNPJ, phone, e-mail in lower case, random.
create function verificar_chave_pix() returns trigger language plpgsql as $$
begin
  if new.pix_chave is null or new.pix_chave ~ '^([0-9]{11}|[0-9A-Z]{12}[0-9]{2}|\+55[0-9]{10,11}|[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12})$'
    or new.pix_chave ~ '^[^@[:space:]]+@[^@[:space:]]+\.[^@[:space:]]+$' and new.pix_chave = lower(new.pix_chave) then return new; end if;
  if tg_op = 'UPDATE' and new.pix_chave is not distinct from old.pix_chave then return new; end if;
  raise exception 'CHAVE_PIX_INVALIDA|conta %', new.conta_bancaria_id;
end $$;
create trigger contas_cobranca_chave_pix before insert or update of pix_chave on contas_cobranca for each row execute function verificar_chave_pix();

-- The Pix key is where money goes: it changes only by an approved change whose day has passed, whatever writes it.
create function verificar_dados_da_cobranca() returns trigger language plpgsql as $$
begin
  if new.pix_chave is not distinct from (case tg_op when 'UPDATE' then old.pix_chave end)
    or mudanca_bancaria_vale('conta_cobranca', new.id, jsonb_build_object('pixChave', new.pix_chave)) then return new; end if;
  raise exception 'DADOS_BANCARIOS_SEM_MUDANCA|conta %', new.conta_bancaria_id;
end $$;
create trigger contas_cobranca_dados_bancarios before insert or update of pix_chave on contas_cobranca
  for each row execute function verificar_dados_da_cobranca();
