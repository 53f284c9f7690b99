-- What was agreed in the lines and in the addenda of a contract, whole, for whoever goes on from it.
create view v_contrato_preco as
  select id, contrato_id, preco_id, descricao, dia_vencimento, forma_pagamento_id, parcelas, valor_centavos, primeiro_vencimento from contratos_precos;

-- Which discount lines a contract has, and from which registered discount.
create view v_contrato_desconto as
  select id, contrato_id, contrato_preco_id, desconto_id, descricao, parcela_de from contratos_descontos;

-- A price line of a contract: amount, installments and due day.
create view v_contrato_preco_linha as
  select id, contrato_id, descricao, valor_centavos, parcelas, primeiro_vencimento, dia_vencimento from contratos_precos;

-- A discount line of a contract with all that its amount depends on.
create view v_contrato_desconto_linha as
  select id, contrato_id, contrato_preco_id, desconto_id, descricao, forma, percentual, valor_centavos, condicional, sobre_valor_cheio, prioridade, parcela_de, parcela_ate,
    limite_centavos
  from contratos_descontos;

-- The lines of contracts that a family has signed, one by one. Whether a price has any is known at the first, however many there are.
create view v_linha_firmada as
  select p.preco_id, p.contrato_id from contratos_precos p join contratos c on c.id = p.contrato_id
  where c.situacao in ('aguardando_assinatura', 'ativo', 'suspenso', 'encerrado') or c.ativado_em is not null;

-- How many contracts charge each price, and how many of them are signed or were in force: these keep it as it is.
create view v_uso_de_preco as
  select p.preco_id, count(distinct p.contrato_id)::int as contratos,
    (select count(distinct f.contrato_id) from v_linha_firmada f where f.preco_id = p.preco_id)::int as firmados
  from contratos_precos p where p.preco_id is not null group by p.preco_id;

-- A price line is of the enrollment's year and course, in use, and its price is not passed by the lines that charge it
-- (Lei 9.870/1999, art. 1 §5); the first installment falls due in the year or the one before, the last at most a year after.
create function verificar_preco_do_contrato() returns trigger language plpgsql as $$
declare m record; p record;
begin
  select x.curso_id, x.ano_letivo_id, a.ano into m
    from contratos c join matriculas x on x.id = c.matricula_id join anos_letivos a on a.id = x.ano_letivo_id where c.id = new.contrato_id;
  if not found then return null; end if;
  if new.primeiro_vencimento < make_date(m.ano - 1, 1, 1) or new.primeiro_vencimento > make_date(m.ano, 12, 31)
     or date_trunc('month', new.primeiro_vencimento) + make_interval(months => new.parcelas - 1) > make_date(m.ano + 1, 12, 1) then
    raise exception 'VENCIMENTO_FORA_DO_ANO|linha %', new.id;
  end if;
  if new.preco_id is null then return null; end if;
  select * into p from precos where id = new.preco_id;
  if not p.ativo or p.ano_letivo_id <> m.ano_letivo_id or p.curso_id <> m.curso_id
     or (select sum(l.valor_centavos) from contratos_precos l where l.contrato_id = new.contrato_id and l.preco_id = new.preco_id) > p.valor_centavos then
    raise exception 'PRECO_INCOERENTE|linha %', new.id;
  end if;
  return null;
end $$;
create constraint trigger contratos_precos_coerentes after insert or update on contratos_precos
  deferrable initially deferred for each row execute function verificar_preco_do_contrato();

-- What a year costs does not change once a family has signed it (Lei 9.870/1999, art. 1): a new price is made instead.
create function verificar_preco_contratado() returns trigger language plpgsql as $$
begin
  if exists (select 1 from contratos_precos l join contratos c on c.id = l.contrato_id where l.preco_id = old.id
      and (c.situacao in ('aguardando_assinatura', 'ativo', 'suspenso', 'encerrado') or c.ativado_em is not null)) then
    raise exception 'PRECO_CONTRATADO|preco %', old.id;
  end if;
  return new;
end $$;
create trigger precos_contratados before update on precos for each row
  when ((new.valor_centavos, new.parcelas, new.ano_letivo_id, new.tipo) <> (old.valor_centavos, old.parcelas, old.ano_letivo_id, old.tipo)
    or new.curso_id is distinct from old.curso_id) execute function verificar_preco_contratado();

create function verificar_valor_digitado() returns trigger language plpgsql as $$
declare alvo bigint; soma bigint; motivo text; anuidade bigint;
begin
  if tg_table_name = 'contratos' then alvo := new.id; else alvo := new.contrato_id; end if;
  select sum(l.valor_centavos) into soma from contratos_precos l where l.contrato_id = alvo and l.preco_id is null;
  if soma > 100000000 then raise exception 'VALOR_DIGITADO_EXCESSIVO|contrato %', alvo; end if;
  select c.motivo_acima_da_anuidade, (select max(p.valor_centavos) from precos p where p.ativo and p.tipo = 'anuidade'
      and p.ano_letivo_id = m.ano_letivo_id and (p.curso_id is null or p.curso_id = m.curso_id)) into motivo, anuidade
    from contratos c join matriculas m on m.id = c.matricula_id where c.id = alvo;
  if motivo is null and soma > anuidade then raise exception 'VALOR_ACIMA_DA_ANUIDADE|contrato %', alvo; end if;
  return null;
end $$;
create constraint trigger contratos_precos_digitados after insert or update of preco_id, valor_centavos on contratos_precos
  deferrable initially deferred for each row when (new.preco_id is null) execute function verificar_valor_digitado();
create constraint trigger contratos_motivo_da_anuidade after update of motivo_acima_da_anuidade on contratos
  deferrable initially deferred for each row when (new.motivo_acima_da_anuidade is null and old.motivo_acima_da_anuidade is not null)
  execute function verificar_valor_digitado();
