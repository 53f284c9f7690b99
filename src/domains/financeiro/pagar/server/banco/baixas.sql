-- A payment with its supplier and what undid it.
create view v_baixa_pagar as
  select b.id, b.titulo_id, t.numero, c.fornecedor_id, b.data_baixa, b.valor_centavos, b.principal_centavos, b.desconto_centavos, b.multa_centavos, b.juros_centavos, b.conta_bancaria_id,
    b.forma_pagamento_id, e.data_estorno, b.created_at, e.created_at as estornada_em
  from baixas_pagar b join titulos_pagar t on t.id = b.titulo_id join contas_pagar c on c.id = t.conta_pagar_id left join estornos_pagar e on e.baixa_id = b.id;

-- What one category and cost centre bore of a payment, with what undid it.
create view v_pagamento_parte as
  select p.id, p.baixa_id, e.id as estorno_id, p.valor_centavos from baixas_pagar_partes p left join estornos_pagar e on e.baixa_id = p.baixa_id;

-- The cached figures of a title always equal what its living payments say.
create function verificar_pagamento_do_titulo() returns trigger language plpgsql set search_path = public as $$
declare alvo bigint; diferenca text;
begin
  alvo := case tg_table_name when 'titulos_pagar' then (to_jsonb(new) ->> 'id')::bigint when 'baixas_pagar' then (to_jsonb(new) ->> 'titulo_id')::bigint
    else (select b.titulo_id from baixas_pagar b where b.id = (to_jsonb(new) ->> 'baixa_id')::bigint) end;
  select row(t.amortizado_centavos, t.pago_centavos) || ' <> ' || row(s.amortizado, s.pago) into diferenca
    from titulos_pagar t cross join lateral (select coalesce(sum(b.principal_centavos + b.desconto_centavos), 0) as amortizado, coalesce(sum(b.valor_centavos), 0) as pago
      from baixas_pagar b where b.titulo_id = t.id and not exists (select 1 from estornos_pagar e where e.baixa_id = b.id)) s
    where t.id = alvo and (t.amortizado_centavos, t.pago_centavos) is distinct from (s.amortizado, s.pago);
  if diferenca is not null then raise exception 'PAGAMENTO_DIVERGENTE|titulo %: %', alvo, diferenca; end if;
  return null;
end $$;
create constraint trigger titulos_pagar_pagos after insert or update of amortizado_centavos, pago_centavos, valor_centavos on titulos_pagar
  deferrable initially deferred for each row execute function verificar_pagamento_do_titulo();
create constraint trigger baixas_pagar_somadas after insert on baixas_pagar deferrable initially deferred for each row execute function verificar_pagamento_do_titulo();
create constraint trigger estornos_pagar_somados after insert on estornos_pagar deferrable initially deferred for each row execute function verificar_pagamento_do_titulo();

-- A payment is borne by its parts, each a movement out of its account on its day; a reversal brings each back. Both have their fact.
create function problema_do_pagamento(alvo bigint) returns text language sql stable set search_path = public as $$
  select case
    when b.valor_centavos is distinct from (select coalesce(sum(p.valor_centavos), 0) from baixas_pagar_partes p where p.baixa_id = b.id) then 'partes'
    when exists (select 1 from baixas_pagar_partes p where p.baixa_id = b.id and not exists (select 1 from lancamentos_financeiros l where l.origem_tipo = 'pagamento_parte' and l.origem_id = p.id
      and (l.sentido, l.valor_centavos, l.conta_bancaria_id, l.data_movimento) = ('saida', p.valor_centavos, b.conta_bancaria_id, b.data_baixa) and l.centro_custo_id is not distinct from p.centro_custo_id)) then 'lancamento'
    when not exists (select 1 from fatos_contabeis f where f.origem_tipo = 'baixa_pagar' and f.origem_id = b.id and f.evento = 'pagar.pago' and f.valor_centavos = b.valor_centavos) then 'fato'
    when e.id is not null and exists (select 1 from baixas_pagar_partes p where p.baixa_id = b.id and not exists (select 1 from lancamentos_financeiros l join lancamentos_financeiros o on o.id = l.estorno_de
      where l.origem_tipo = 'pagamento_parte_estorno' and l.origem_id = p.id and o.origem_tipo = 'pagamento_parte' and o.origem_id = p.id
      and (l.sentido, l.valor_centavos, l.conta_bancaria_id, l.data_movimento) = ('entrada', p.valor_centavos, b.conta_bancaria_id, e.data_estorno))) then 'estorno'
    when e.id is not null and not exists (select 1 from fatos_contabeis f where f.origem_tipo = 'estorno_pagar' and f.origem_id = e.id and f.evento = 'pagamento.estornado' and f.valor_centavos = b.valor_centavos and f.estorno_de is not null) then 'fato do estorno'
    end
  from baixas_pagar b left join estornos_pagar e on e.baixa_id = b.id where b.id = alvo
$$;
create function verificar_baixa_pagar() returns trigger language plpgsql set search_path = public as $$
declare alvo bigint := (to_jsonb(new) ->> case tg_table_name when 'baixas_pagar' then 'id' else 'baixa_id' end)::bigint; problema text;
begin
  problema := problema_do_pagamento(alvo);
  if problema is not null then raise exception 'PAGAMENTO_INCOERENTE|baixa %: %', alvo, problema; end if;
  return null;
end $$;
create constraint trigger baixas_pagar_inteiras after insert on baixas_pagar deferrable initially deferred for each row execute function verificar_baixa_pagar();
create constraint trigger baixas_pagar_partes_inteiras after insert on baixas_pagar_partes deferrable initially deferred for each row execute function verificar_baixa_pagar();
create constraint trigger estornos_pagar_inteiros after insert on estornos_pagar deferrable initially deferred for each row execute function verificar_baixa_pagar();

-- Nothing is paid of a bill that waits for a second person, or was refused.
create function verificar_aprovacao_do_pagamento() returns trigger language plpgsql set search_path = public as $$
declare conta contas_pagar;
begin
  select c.* into conta from titulos_pagar t join contas_pagar c on c.id = t.conta_pagar_id where t.id = new.titulo_id;
  if conta.aprovacao in ('pendente', 'recusada') then raise exception 'PAGAMENTO_SEM_APROVACAO|%', conta.numero; end if;
  return new;
end $$;
create trigger baixas_pagar_aprovadas before insert on baixas_pagar for each row execute function verificar_aprovacao_do_pagamento();

-- How much more than it owes a bill takes out of an account (fine and interest less discount) before a second person is asked: up to the limit of the school; one that passes it
-- by itself, so that it was looked at, up to a tenth of its amount, for a slip paid late. Null where the school sets no limit.
create function acrescimo_livre_pagar(conta bigint) returns bigint language sql stable set search_path = public as $$
  select case when c.valor_centavos > r.aprovacao_acima_centavos then c.valor_centavos + c.valor_centavos / 10 else r.aprovacao_acima_centavos end
    - (select coalesce(sum(t.pago_centavos + case when t.situacao in ('aberto', 'parcial') then t.valor_centavos - t.amortizado_centavos else 0 end), 0)::bigint from titulos_pagar t where t.conta_pagar_id = c.id)
  from contas_pagar c cross join pagar_regras r where c.id = conta
$$;
-- What a bank told that it paid has left already.
create function verificar_acrescimo_do_pagamento() returns trigger language plpgsql set search_path = public as $$
declare conta contas_pagar;
begin
  select c.* into conta from titulos_pagar t join contas_pagar c on c.id = t.conta_pagar_id where t.id = new.titulo_id;
  if acrescimo_livre_pagar(conta.id) < 0 and not exists (select 1 from retornos_pagar_linhas l where l.titulo_id = new.titulo_id and l.baixa_id = new.id) then raise exception 'ACRESCIMO_SEM_APROVACAO|%', conta.numero; end if;
  return null;
end $$;
create constraint trigger baixas_pagar_dentro_do_aprovado after insert on baixas_pagar deferrable initially deferred
  for each row when (new.multa_centavos + new.juros_centavos > new.desconto_centavos) execute function verificar_acrescimo_do_pagamento();

-- Whether a person entered a bill, or typed the code by which an open title of it is paid: the second look is somebody else's.
create function lancou_conta_pagar(conta bigint, usuario bigint) returns boolean language sql stable set search_path = public as $$
  select exists (select 1 from contas_pagar c where c.id = conta and c.criada_por = usuario)
    or exists (select 1 from titulos_pagar t where t.conta_pagar_id = conta and t.situacao in ('aberto', 'parcial') and t.codigo_por = usuario)
$$;
-- A decision is of a bill that lives, and of somebody else than who entered it; the bill says what was decided last. After a yes it waits
-- again where a code changed, and only there; after a no it may, where a code or a due date changed or a document came.
create function verificar_decisao() returns trigger language plpgsql set search_path = public as $$
declare conta contas_pagar;
begin
  select * into conta from contas_pagar where id = new.conta_pagar_id;
  if lancou_conta_pagar(conta.id, new.usuario_id) then raise exception 'APROVACAO_DE_QUEM_LANCOU|conta %', new.conta_pagar_id; end if;
  if not conta.viva then raise exception 'CONTA_CANCELADA|%', conta.numero; end if;
  return new;
end $$;
create trigger contas_pagar_aprovacoes_de_outra before insert on contas_pagar_aprovacoes for each row execute function verificar_decisao();
create function verificar_estado_da_aprovacao() returns trigger language plpgsql set search_path = public as $$
declare alvo bigint := (to_jsonb(new) ->> case tg_table_name when 'contas_pagar' then 'id' else 'conta_pagar_id' end)::bigint;
begin
  if exists (select 1 from contas_pagar c left join lateral (select decisao, created_at from contas_pagar_aprovacoes where conta_pagar_id = c.id order by id desc limit 1) a on true
      cross join lateral (select coalesce(bool_or(t.codigo_mudou_em > a.created_at), false) as mudou from titulos_pagar t where t.conta_pagar_id = c.id and t.situacao in ('aberto', 'parcial')) t
      where c.id = alvo and not (c.aprovacao = 'pendente' and a.decisao = 'recusada'
          and (t.mudou or exists (select 1 from contas_pagar_anexos x where x.conta_pagar_id = c.id and x.created_at > a.created_at)
            or exists (select 1 from titulos_pagar_vencimentos v join titulos_pagar d on d.id = v.titulo_id where d.conta_pagar_id = c.id and v.created_at > a.created_at)))
        and c.aprovacao <> case when a.decisao = 'aprovada' and t.mudou then 'pendente' else coalesce(a.decisao, case c.aprovacao when 'dispensada' then 'dispensada' else 'pendente' end) end) then
    raise exception 'APROVACAO_INCOERENTE|conta %', alvo;
  end if;
  return null;
end $$;
create constraint trigger contas_pagar_aprovacao_coerente after insert or update of aprovacao on contas_pagar
  deferrable initially deferred for each row execute function verificar_estado_da_aprovacao();
create constraint trigger titulos_pagar_codigo_aprovado after update of codigo on titulos_pagar
  deferrable initially deferred for each row execute function verificar_estado_da_aprovacao();
create constraint trigger contas_pagar_aprovacoes_coerentes after insert on contas_pagar_aprovacoes
  deferrable initially deferred for each row execute function verificar_estado_da_aprovacao();
