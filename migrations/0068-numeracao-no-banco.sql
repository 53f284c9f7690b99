-- boletos: whose the nosso número is. Two accounts of the school that a bank numbers together count together.

-- What a bank counts by (manuals, per bank): at Banco do Brasil the convênio, as long as it is written; at Santander and Caixa the beneficiary; at the
-- cooperatives the unit with the client; elsewhere branch, account and carteira.
create function chave_da_numeracao(cobranca jsonb) returns text language sql immutable as $$
  select banco || '|' || case banco
    when '001' then convenio
    when '033' then ltrim(convenio, '0')
    when '104' then ltrim(convenio, '0')
    when '756' then agencia || '|' || ltrim(convenio, '0')
    when '748' then agencia || '|' || ltrim(coalesce(cobranca->>'complemento', ''), '0') || '|' || ltrim(convenio, '0')
    else agencia || '|' || ltrim(regexp_replace(coalesce(cobranca->>'conta', ''), '\D', '', 'g'), '0') || '|' || ltrim(coalesce(cobranca->>'carteira', ''), '0') end
  from (select coalesce(cobranca->>'bancoCodigo', '') as banco, coalesce(cobranca->>'convenio', '') as convenio,
    ltrim(regexp_replace(coalesce(cobranca->>'agencia', ''), '\D', '', 'g'), '0') as agencia) d
$$;

-- By what it was printed with: what the account is today does not count.
alter table boletos add column chave_numeracao text not null generated always as (chave_da_numeracao(cobranca)) stored;
-- Numbers given twice before this rule are on paper: they stay, each known by its account, and the check of the whole names those that live.
alter table boletos add column numero_repetido boolean not null default false;
update boletos b set numero_repetido = true
  where exists (select 1 from boletos a where a.chave_numeracao = b.chave_numeracao and a.nosso_numero = b.nosso_numero and a.id < b.id);
create unique index boletos_numero_no_banco_key on boletos (chave_numeracao, nosso_numero) where not numero_repetido;
create index boletos_conta_numeracao_idx on boletos (conta_bancaria_id, chave_numeracao);

-- What each account counts by today. It collects while both registrations are active.
create view v_conta_numeracao as
  select k.conta_bancaria_id, c.nome, c.banco_codigo, k.ativa and c.ativa as ativa, chave_da_numeracao(jsonb_build_object('bancoCodigo', c.banco_codigo,
    'agencia', c.agencia, 'conta', c.numero, 'convenio', k.convenio, 'carteira', k.carteira, 'complemento', k.complemento)) as chave
  from contas_cobranca k join v_conta_bancaria_dados c on c.id = k.conta_bancaria_id;
-- The accounts that count with an account: itself, those that say the same today, and those with slips of that count.
create view v_conta_mesma_numeracao as
  select a.conta_bancaria_id, a.chave, o.conta_bancaria_id as outra_id
  from v_conta_numeracao a join v_conta_numeracao o on o.conta_bancaria_id = a.conta_bancaria_id or o.chave = a.chave
    or exists (select 1 from boletos b where b.conta_bancaria_id = o.conta_bancaria_id and b.chave_numeracao = a.chave);

-- Two active accounts never count by one: whoever registers an account again ends the other first, and its count goes on.
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

-- cadastros: one account of a bank is registered once among those in use.
create function verificar_conta_repetida() returns trigger language plpgsql as $$
declare
  outra text;
  significativos text := ltrim(regexp_replace(coalesce(new.numero, ''), '\D', '', 'g'), '0');
begin
  if not new.ativa or new.banco_id is null or significativos = '' then return null; end if;
  perform 1 from bancos where id = new.banco_id for no key update;
  select o.nome into outra from contas_bancarias o where o.id <> new.id and o.ativa and o.banco_id = new.banco_id
    and ltrim(regexp_replace(coalesce(o.agencia, ''), '\D', '', 'g'), '0') = ltrim(regexp_replace(coalesce(new.agencia, ''), '\D', '', 'g'), '0')
    and ltrim(regexp_replace(coalesce(o.numero, ''), '\D', '', 'g'), '0') = significativos limit 1;
  if found then raise exception 'CONTA_BANCARIA_REPETIDA|%', outra; end if;
  return null;
end $$;
create trigger contas_bancarias_uma_vez after insert or update of banco_id, agencia, numero, ativa on contas_bancarias
  for each row execute function verificar_conta_repetida();
