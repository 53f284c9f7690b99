-- A bill, for whoever asks whether a supplier, an account or a method is in use.
create view v_conta_pagar as
  select id, numero, fornecedor_id, origem, documento, descricao, data_emissao, valor_centavos, parcelas, conta_bancaria_id, forma_pagamento_id, recorrencia_id, competencia, aprovacao, viva
  from contas_pagar;

-- A payable title with what it still owes, and when it fell due as it was entered.
create view v_titulo_pagar as
  select t.id, t.numero, t.parcela, c.parcelas, t.conta_pagar_id, c.fornecedor_id, c.descricao, c.origem, c.documento, c.data_emissao, t.data_vencimento, t.bruto_centavos, t.retido_centavos,
    t.valor_centavos, t.amortizado_centavos, t.pago_centavos, t.situacao, case when t.situacao in ('aberto', 'parcial') then t.valor_centavos - t.amortizado_centavos else 0 end as saldo_centavos,
    c.conta_bancaria_id, c.forma_pagamento_id, c.aprovacao,
    coalesce((select v.vencimento_anterior from titulos_pagar_vencimentos v where v.titulo_id = t.id order by v.id limit 1), t.data_vencimento) as vencimento_original
  from titulos_pagar t join contas_pagar c on c.id = t.conta_pagar_id;

-- The payables that are still owed, and how much.
create view v_titulo_pagar_aberto as
  select id, conta_pagar_id, data_vencimento, valor_centavos - amortizado_centavos as saldo_centavos from titulos_pagar where situacao in ('aberto', 'parcial');

-- What open payables will take from each account, and when.
create view v_previsao_pagar as
  select t.data_vencimento, c.conta_bancaria_id, t.saldo_centavos from v_titulo_pagar_aberto t join contas_pagar c on c.id = t.conta_pagar_id;

-- The titles of a bill are all of it, and it lives while one of them does.
create function verificar_conta_pagar() returns trigger language plpgsql set search_path = public as $$
declare alvo bigint := (to_jsonb(new) ->> case tg_table_name when 'contas_pagar' then 'id' else 'conta_pagar_id' end)::bigint; diferenca text;
begin
  select c.numero || ': ' || row(c.valor_centavos, c.parcelas, c.viva) || ' <> ' || row(s.bruto, s.n, s.viva) into diferenca
    from contas_pagar c cross join lateral (select coalesce(sum(t.bruto_centavos), 0) as bruto, count(*) as n, coalesce(bool_or(t.situacao <> 'cancelado'), false) as viva
      from titulos_pagar t where t.conta_pagar_id = c.id) s
    where c.id = alvo and (c.valor_centavos, c.parcelas, c.viva) is distinct from (s.bruto, s.n, s.viva);
  if diferenca is not null then raise exception 'CONTA_PAGAR_DIVERGENTE|conta %', diferenca; end if;
  return null;
end $$;
create constraint trigger contas_pagar_inteiras after insert or update on contas_pagar deferrable initially deferred for each row execute function verificar_conta_pagar();
create constraint trigger titulos_pagar_da_conta after insert or update of situacao, bruto_centavos, conta_pagar_id on titulos_pagar
  deferrable initially deferred for each row execute function verificar_conta_pagar();

-- A title is its parts: by category and cost centre they are the gross amount, by tax what is withheld. It has its fact, of the gross amount.
create function verificar_partes_do_titulo_pagar() returns trigger language plpgsql set search_path = public as $$
declare alvo bigint := (to_jsonb(new) ->> case tg_table_name when 'titulos_pagar' then 'id' else 'titulo_id' end)::bigint; t titulos_pagar;
begin
  select * into t from titulos_pagar where id = alvo;
  if t.bruto_centavos is distinct from (select coalesce(sum(valor_centavos), 0) from titulos_pagar_rateio where titulo_id = alvo) then
    raise exception 'RATEIO_DIVERGENTE|titulo %', alvo;
  end if;
  if t.retido_centavos is distinct from (select coalesce(sum(valor_centavos), 0) from titulos_pagar_retencoes where titulo_id = alvo) then
    raise exception 'RETENCAO_DIVERGENTE|titulo %', alvo;
  end if;
  if not exists (select 1 from fatos_contabeis f where f.origem_tipo = 'titulo_pagar' and f.origem_id = alvo and f.evento = 'pagar.lancado' and f.valor_centavos = t.bruto_centavos) then
    raise exception 'MOVIMENTO_SEM_FATO|titulo a pagar %', alvo;
  end if;
  return null;
end $$;
create constraint trigger titulos_pagar_partes after insert or update of bruto_centavos, retido_centavos on titulos_pagar
  deferrable initially deferred for each row execute function verificar_partes_do_titulo_pagar();
create constraint trigger titulos_pagar_rateio_fecha after insert on titulos_pagar_rateio
  deferrable initially deferred for each row execute function verificar_partes_do_titulo_pagar();
create constraint trigger titulos_pagar_retencoes_fecham after insert on titulos_pagar_retencoes
  deferrable initially deferred for each row execute function verificar_partes_do_titulo_pagar();

-- A cancelled title has its cancellation, and the opposite of its fact.
create function verificar_cancelamento_de_pagar() returns trigger language plpgsql set search_path = public as $$
begin
  -- As it stands at the end: what is entered and cancelled in one act was open when it was entered.
  if exists (select 1 from titulos_pagar t where t.id = new.id and (t.situacao = 'cancelado') is distinct from exists (
      select 1 from titulos_pagar_cancelamentos k join fatos_contabeis f on f.origem_tipo = 'titulo_pagar_cancelamento' and f.origem_id = k.id
        where k.titulo_id = t.id and f.evento = 'pagar.cancelado' and f.valor_centavos = t.bruto_centavos and f.estorno_de is not null)) then
    raise exception 'CANCELAMENTO_DE_PAGAR_INCOERENTE|titulo %', new.id;
  end if;
  return null;
end $$;
create constraint trigger titulos_pagar_cancelados after insert or update of situacao on titulos_pagar
  deferrable initially deferred for each row execute function verificar_cancelamento_de_pagar();

-- A due date that changed is what its last change says.
create function verificar_vencimento_de_pagar() returns trigger language plpgsql set search_path = public as $$
declare alvo bigint := (to_jsonb(new) ->> case tg_table_name when 'titulos_pagar' then 'id' else 'titulo_id' end)::bigint;
begin
  if exists (select 1 from titulos_pagar t where t.id = alvo
      and t.data_vencimento is distinct from (select v.vencimento_novo from titulos_pagar_vencimentos v where v.titulo_id = t.id order by v.id desc limit 1)) then
    raise exception 'VENCIMENTO_DE_PAGAR_INCOERENTE|titulo %', alvo;
  end if;
  return null;
end $$;
create constraint trigger titulos_pagar_vencimento_mudado after update on titulos_pagar deferrable initially deferred
  for each row when (new.data_vencimento is distinct from old.data_vencimento) execute function verificar_vencimento_de_pagar();
create constraint trigger titulos_pagar_vencimentos_valem after insert on titulos_pagar_vencimentos deferrable initially deferred
  for each row execute function verificar_vencimento_de_pagar();
