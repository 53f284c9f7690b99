-- titulos: the discount for paying on time is of who settled on time. When a reversal opens the title again, the discount that came with a
-- payment that still lives is taken back, by a row; it is owed, and bears charges, as if it had never been given. Reversing that
-- payment afterwards takes the row out of sight with it.
create table baixas_descontos_revogados (
  id bigint generated always as identity primary key,
  baixa_id bigint not null constraint baixas_descontos_revogados_baixa_key unique references baixas,
  -- The reversal of another payment that opened the title again.
  estorno_id bigint not null references estornos,
  data_revogacao date not null,
  valor_centavos bigint not null check (valor_centavos > 0),
  created_at timestamptz not null default clock_timestamp()
);
create index baixas_descontos_revogados_estorno_idx on baixas_descontos_revogados (estorno_id);
create trigger baixas_descontos_revogados_imutaveis before update or delete or truncate on baixas_descontos_revogados
  for each statement execute function recusar_alteracao();
create view v_desconto_revogado as select baixa_id, estorno_id, data_revogacao, valor_centavos from baixas_descontos_revogados;

create or replace view v_titulo_amortizacao as
  select b.titulo_id, b.id as baixa_id, b.data_baixa as data_amortizacao, b.principal_centavos, b.desconto_centavos - coalesce(r.valor_centavos, 0) as desconto_centavos,
    b.multa_centavos, b.juros_centavos, 'baixa' as tipo, coalesce(r.valor_centavos, 0) as desconto_revogado_centavos
    from baixas b left join baixas_descontos_revogados r on r.baixa_id = b.id where not exists (select 1 from estornos e where e.baixa_id = b.id)
  union all
  select a.titulo_id, null, a.data_amortizacao, a.valor_centavos, 0, 0, 0, 'amortizacao', 0 from titulos_amortizacoes a
    where not exists (select 1 from estornos e where e.baixa_id = a.baixa_id)
  union all
  select d.titulo_id, null, d.data_dispensa, 0, 0, d.multa_centavos, d.juros_centavos, 'dispensa', 0 from titulos_dispensas d where d.revogada_em is null;

-- What is wrong with a discount that was taken back, null when nothing: it is what the title had granted of its own, and has its fact.
create function problema_do_desconto_revogado(alvo bigint) returns text language sql stable set search_path = public as $$
  select case
    when r.valor_centavos <> b.desconto_centavos - coalesce((select a.valor_centavos from baixas_ajustes a where a.baixa_id = b.id), 0) then 'valor'
    when o.id = b.id or e.data_estorno <> r.data_revogacao or o.titulo_id <> b.titulo_id
      -- Or a payment of a broken agreement, that had covered the title.
      and not exists (select 1 from titulos_amortizacoes x where x.baixa_id = o.id and x.titulo_id = b.titulo_id) then 'estorno'
    when not exists (select 1 from fatos_contabeis f where f.origem_tipo = 'desconto_revogado' and f.origem_id = r.id and f.evento = 'desconto.revogado'
      and f.valor_centavos = r.valor_centavos and f.data_fato = r.data_revogacao) then 'fato'
    when exists (select 1 from estornos x where x.baixa_id = b.id) <> exists (select 1 from fatos_contabeis f where f.origem_tipo = 'desconto_revogado'
      and f.origem_id = r.id and f.evento = 'desconto.revogacao_estornada' and f.valor_centavos = r.valor_centavos and f.estorno_de is not null) then 'fato do estorno' end
  from baixas_descontos_revogados r join baixas b on b.id = r.baixa_id join estornos e on e.id = r.estorno_id join baixas o on o.id = e.baixa_id
  where r.id = alvo
$$;
create function verificar_desconto_revogado() returns trigger language plpgsql set search_path = public as $$
declare revogado record; guardado bigint; recalculado bigint; problema text;
begin
  for revogado in select r.id, b.titulo_id from baixas_descontos_revogados r join baixas b on b.id = r.baixa_id
      where case tg_table_name when 'estornos' then r.baixa_id = new.baixa_id else r.id = new.id end loop
    problema := problema_do_desconto_revogado(revogado.id);
    if problema is not null then raise exception 'MOVIMENTO_SEM_FATO|desconto revogado %: %', revogado.id, problema; end if;
    select amortizado_centavos into guardado from titulos_receber where id = revogado.titulo_id;
    select coalesce(sum(v.principal_centavos + v.desconto_centavos), 0)::bigint into recalculado from v_titulo_amortizacao v where v.titulo_id = revogado.titulo_id;
    if guardado <> recalculado then raise exception 'AMORTIZACAO_DIVERGENTE|titulo %: % <> %', revogado.titulo_id, guardado, recalculado; end if;
  end loop;
  return null;
end $$;
create constraint trigger baixas_descontos_revogados_coerentes after insert on baixas_descontos_revogados
  deferrable initially deferred for each row execute function verificar_desconto_revogado();
create constraint trigger estornos_desconto_revogado after insert on estornos
  deferrable initially deferred for each row execute function verificar_desconto_revogado();
