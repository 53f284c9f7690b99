-- What the database itself must not allow. Who may do what to which table stands in migrations/rights.ts and is granted after
-- each run of the migrations: grants follow every table, also those of later migrations.

-- contabil: no movement of money without its fact. Checked at the end of the transaction, each by the unique index of facts.
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

-- Cash tells accounting what it did, by the same origin and value; the two sides of a transfer are one fact. What reverses a
-- movement has the opposite of a fact, and nothing else has.
create function verificar_fato_do_lancamento() returns trigger language plpgsql as $$
declare origem text := case new.origem_tipo when 'transferencia_entrada' then 'lancamento_manual'
  when 'transferencia_entrada_estorno' then 'lancamento_manual_estorno' else new.origem_tipo end;
begin
  if not exists (select 1 from fatos_contabeis f where f.origem_tipo = origem and f.origem_id = new.origem_id
      and f.valor_centavos = new.valor_centavos and (f.estorno_de is null) = (new.estorno_de is null)) then
    raise exception 'MOVIMENTO_SEM_FATO|lancamento % de % %', new.id, new.origem_tipo, new.origem_id;
  end if;
  return null;
end $$;
create constraint trigger lancamentos_financeiros_um_fato after insert on lancamentos_financeiros
  deferrable initially deferred for each row execute function verificar_fato_do_lancamento();

-- What changes a title without cash: cancelled and restored, taken into an agreement and given back, covered by one.
create function verificar_fato_do_cancelamento() returns trigger language plpgsql as $$
declare esperado text := case when new.desfeito_em is null then 'titulo.cancelado' else 'titulo.restaurado' end;
begin
  if not exists (select 1 from fatos_contabeis f join titulos_receber t on t.id = new.titulo_id
      where f.origem_tipo = 'titulo_cancelamento' and f.origem_id = new.id and f.evento = esperado and f.estorno_de is not null
        and f.valor_centavos = t.valor_centavos - t.desconto_incondicional_centavos) then
    raise exception 'MOVIMENTO_SEM_FATO|cancelamento % (%)', new.id, esperado;
  end if;
  return null;
end $$;
create constraint trigger titulos_cancelamentos_um_fato after insert or update of desfeito_em on titulos_cancelamentos
  deferrable initially deferred for each row execute function verificar_fato_do_cancelamento();

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

create function verificar_fato_da_amortizacao() returns trigger language plpgsql as $$
begin
  if not exists (select 1 from fatos_contabeis f where f.origem_tipo = 'titulo_amortizacao' and f.origem_id = new.id and f.valor_centavos = new.valor_centavos
      and f.evento = case new.tipo when 'quebra' then 'acordo.parcela_encerrada' else 'titulo.coberto' end) then
    raise exception 'MOVIMENTO_SEM_FATO|amortizacao %', new.id;
  end if;
  return null;
end $$;
create constraint trigger titulos_amortizacoes_um_fato after insert on titulos_amortizacoes
  deferrable initially deferred for each row execute function verificar_fato_da_amortizacao();

-- rh: bank, branch and account of an employee lie in one envelope (see cifrar-banco.ts), `chave_id` names the key that opens it. What
-- was stored open is encrypted by the application at its next start.
alter table funcionarios add column banco_cifrado bytea, add column chave_id text check (chave_id ~ '^[0-9a-f]{16}$'),
  add constraint funcionarios_banco_uma_forma check (
    (banco_cifrado is null) = (chave_id is null) and (banco_cifrado is null or num_nonnulls(banco_codigo, banco_agencia, banco_conta) = 0));
create index funcionarios_chave_idx on funcionarios (chave_id) where chave_id is not null;
