-- What each carteira and convênio of an account counts by today. It collects while both registrations are active.
create view v_conta_numeracao as
  select k.id as conta_cobranca_id, k.conta_bancaria_id, c.nome, c.banco_codigo, k.ativa and c.ativa as ativa, chave_da_numeracao(jsonb_build_object('bancoCodigo', c.banco_codigo,
    'agencia', c.agencia, 'conta', c.numero, 'convenio', k.convenio, 'carteira', k.carteira, 'complemento', k.complemento)) as chave
  from contas_cobranca k join v_conta_bancaria_dados c on c.id = k.conta_bancaria_id;

-- What counts together: a registration with itself, with those that say the same today, and with those that have slips of that count.
create view v_conta_mesma_numeracao as
  select a.conta_cobranca_id, a.conta_bancaria_id, a.chave, o.conta_cobranca_id as outra_id, o.conta_bancaria_id as outra_conta_id
  from v_conta_numeracao a join v_conta_numeracao o on o.conta_cobranca_id = a.conta_cobranca_id or o.chave = a.chave
    or exists (select 1 from boletos b where b.conta_cobranca_id = o.conta_cobranca_id and b.chave_numeracao = a.chave);

-- A number that may already stand on paper never comes back.
create function verificar_numeracao_de_boletos() returns trigger language plpgsql as $$
begin
  if new.ultimo < old.ultimo then raise exception 'NOSSO_NUMERO_VOLTA|conta %', new.conta_cobranca_id; end if;
  return new;
end $$;
create trigger boletos_numeracao_so_sobe before update on boletos_numeracao for each row execute function verificar_numeracao_de_boletos();

-- Two active accounts never count by one: whoever registers an account again ends the other first, and its count goes on. What one account has
-- under several carteiras may count together: its money is its own.
create function verificar_conta_da_numeracao() returns trigger language plpgsql as $$
declare
  conta bigint := case tg_table_name when 'contas_cobranca' then (to_jsonb(new)->>'conta_bancaria_id')::bigint else (to_jsonb(new)->>'id')::bigint end;
  achada record;
begin
  -- The accounts of one bank take turns: two that are saved at once see each other.
  perform 1 from bancos b join contas_bancarias c on c.banco_id = b.id where c.id = conta for no key update of b;
  select o.nome, a.banco_codigo into achada from v_conta_numeracao a
    join v_conta_numeracao o on o.chave = a.chave and o.ativa and o.conta_bancaria_id <> a.conta_bancaria_id
    where a.conta_bancaria_id = conta and a.ativa order by o.conta_bancaria_id limit 1;
  if found then raise exception 'NUMERACAO_DE_OUTRA_CONTA|%|%', case when achada.banco_codigo in ('237', '341') then 'carteira' else 'convenio' end, achada.nome; end if;
  return null;
end $$;
create trigger contas_cobranca_uma_numeracao after insert or update of carteira, convenio, complemento, ativa on contas_cobranca
  for each row execute function verificar_conta_da_numeracao();
create trigger contas_bancarias_uma_numeracao after update of banco_id, agencia, numero, ativa on contas_bancarias
  for each row execute function verificar_conta_da_numeracao();
