-- Everything alive that lessens what a title owes, each on its date: money, what an agreement already covered, and waived charges.
-- What a payment inside an agreement had covered on old titles is covered no more when it is reversed: the rows stay, and stop counting
-- with their baixa.
create view v_titulo_amortizacao as
  select b.titulo_id, b.id as baixa_id, b.data_baixa as data_amortizacao, b.principal_centavos, b.desconto_centavos - coalesce(r.valor_centavos, 0) as desconto_centavos,
    b.multa_centavos, b.juros_centavos, 'baixa' as tipo, coalesce(r.valor_centavos, 0) as desconto_revogado_centavos
    from baixas b left join baixas_descontos_revogados r on r.baixa_id = b.id where not exists (select 1 from estornos e where e.baixa_id = b.id)
  union all
  select a.titulo_id, null, a.data_amortizacao, a.valor_centavos, 0, 0, 0, 'amortizacao', 0 from titulos_amortizacoes a
    where not exists (select 1 from estornos e where e.baixa_id = a.baixa_id)
  union all
  select d.titulo_id, null, d.data_dispensa, 0, 0, d.multa_centavos, d.juros_centavos, 'dispensa', 0 from titulos_dispensas d where d.revogada_em is null;

-- The cached figures of a title always equal what its living rows say.
create function verificar_amortizacao() returns trigger language plpgsql as $$
declare alvo bigint; diferenca text;
begin
  if tg_table_name = 'estornos' then select titulo_id into alvo from baixas where id = new.baixa_id;
  elsif tg_table_name = 'titulos_receber' then alvo := new.id;
  else alvo := new.titulo_id; end if;
  select row(t.amortizado_centavos, t.recebido_centavos, t.dispensado_centavos) || ' <> ' || row(r.amortizado, r.recebido, r.dispensado) into diferenca
    from titulos_receber t cross join lateral (
      select coalesce(sum(a.principal_centavos + a.desconto_centavos), 0) as amortizado,
        coalesce(sum(a.principal_centavos + a.multa_centavos + a.juros_centavos) filter (where a.tipo = 'baixa'), 0) as recebido,
        coalesce(sum(a.multa_centavos + a.juros_centavos) filter (where a.tipo = 'dispensa'), 0) as dispensado
      from v_titulo_amortizacao a where a.titulo_id = t.id) r
    where t.id = alvo and (t.amortizado_centavos <> r.amortizado or t.recebido_centavos <> r.recebido or t.dispensado_centavos <> r.dispensado);
  if found then raise exception 'AMORTIZACAO_DIVERGENTE|titulo %: %', alvo, diferenca; end if;
  return null;
end $$;
create constraint trigger baixas_amortizacao after insert on baixas deferrable initially deferred for each row execute function verificar_amortizacao();
create constraint trigger estornos_amortizacao after insert on estornos deferrable initially deferred for each row execute function verificar_amortizacao();
create constraint trigger titulos_receber_amortizacao after update of amortizado_centavos, recebido_centavos on titulos_receber deferrable initially deferred for each row execute function verificar_amortizacao();
create constraint trigger titulos_receber_amortizacao_inicial after insert on titulos_receber deferrable initially deferred
  for each row when (new.amortizado_centavos <> 0 or new.recebido_centavos <> 0) execute function verificar_amortizacao();
create constraint trigger titulos_receber_dispensado after update of dispensado_centavos on titulos_receber
  deferrable initially deferred for each row execute function verificar_amortizacao();
create constraint trigger titulos_dispensas_amortizacao after insert or update on titulos_dispensas
  deferrable initially deferred for each row execute function verificar_amortizacao();
create constraint trigger titulos_amortizacoes_amortizacao after insert on titulos_amortizacoes
  deferrable initially deferred for each row execute function verificar_amortizacao();
