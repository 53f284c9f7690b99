-- A discount of a settlement that was taken back later, and when.
create view v_desconto_revogado as select baixa_id, estorno_id, data_revogacao, valor_centavos from baixas_descontos_revogados;

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
