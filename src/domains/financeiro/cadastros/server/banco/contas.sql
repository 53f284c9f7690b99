-- A bank account or cash box, with its bank and opening balance.
create view v_conta_bancaria as select c.id, c.nome, c.tipo, c.ativa, c.saldo_inicial_centavos, b.codigo as banco_codigo, b.nome as banco_nome from contas_bancarias c left join bancos b on b.id = c.banco_id;

-- What a bank knows an account by.
create view v_conta_bancaria_dados as
  select c.id, c.nome, c.ativa, b.codigo as banco_codigo, b.nome as banco_nome, c.agencia, c.agencia_dv, c.numero, c.numero_dv
  from contas_bancarias c join bancos b on b.id = c.banco_id where c.tipo = 'banco';

-- One account of a bank is registered once among those in use.
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

-- Branch and number are where money goes: those of an account that stands change only by an approved change whose day has passed.
create function verificar_dados_da_conta() returns trigger language plpgsql as $$
begin
  if (new.agencia, new.agencia_dv, new.numero, new.numero_dv) is not distinct from (old.agencia, old.agencia_dv, old.numero, old.numero_dv)
    or mudanca_bancaria_vale('conta_bancaria', new.id, jsonb_build_object('agencia', new.agencia, 'agenciaDv', new.agencia_dv,
      'numero', new.numero, 'numeroDv', new.numero_dv)) then return new; end if;
  raise exception 'DADOS_BANCARIOS_SEM_MUDANCA|conta %', new.id;
end $$;
create trigger contas_bancarias_dados_bancarios before update of agencia, agencia_dv, numero, numero_dv on contas_bancarias
  for each row execute function verificar_dados_da_conta();

-- At another bank, or at none, it is another account; and a bank with accounts is not made another bank under them.
create function verificar_banco_da_conta() returns trigger language plpgsql as $$
begin
  if (new.tipo, new.banco_id) is distinct from (old.tipo, old.banco_id) then raise exception 'CONTA_SERIA_OUTRA|%', old.nome; end if;
  return new;
end $$;
create trigger contas_bancarias_do_seu_banco before update of tipo, banco_id on contas_bancarias for each row execute function verificar_banco_da_conta();
create function verificar_codigo_do_banco() returns trigger language plpgsql as $$
begin
  if new.codigo <> old.codigo and exists (select 1 from contas_bancarias where banco_id = old.id) then
    raise exception 'BANCO_COM_CONTAS|%', old.nome;
  end if;
  return new;
end $$;
create trigger bancos_codigo_das_contas before update of codigo on bancos for each row execute function verificar_codigo_do_banco();
