-- Everything alive that lessens what a title owes, each on its date: money, what an agreement already covered, and waived charges.
-- What a payment inside an agreement had covered on old titles is covered no more when it is reversed: the rows stay, and stop counting
-- with their baixa. And what a change of due date kept of before: the charges that had run, the discount that was lost; given up with that change,
-- they are kept no more.
create view v_titulo_amortizacao as
  select b.titulo_id, b.id as baixa_id, b.data_baixa as data_amortizacao, b.principal_centavos, b.desconto_centavos - coalesce(r.valor_centavos, 0) as desconto_centavos,
    b.multa_centavos, b.juros_centavos, 'baixa' as tipo, coalesce(r.valor_centavos, 0) as desconto_revogado_centavos,
    0::bigint as multa_mantida_centavos, 0::bigint as juros_mantidos_centavos, 0::bigint as desconto_perdido_centavos
    from baixas b left join baixas_descontos_revogados r on r.baixa_id = b.id where not exists (select 1 from estornos e where e.baixa_id = b.id)
  union all
  select a.titulo_id, null, a.data_amortizacao, a.valor_centavos, 0, 0, 0, 'amortizacao', 0, 0, 0, 0 from titulos_amortizacoes a
    where not exists (select 1 from estornos e where e.baixa_id = a.baixa_id)
  union all
  select d.titulo_id, null, d.data_dispensa, 0, 0, d.multa_centavos - m.multa, d.juros_centavos - m.juros, 'dispensa', 0, -m.multa, -m.juros, -d.desconto_centavos
    from titulos_dispensas d
    cross join lateral (select case when d.vencimento_id is null then 0 else d.multa_centavos end as multa, case when d.vencimento_id is null then 0 else d.juros_centavos end as juros) m
    where d.revogada_em is null
  union all
  select v.titulo_id, null, coalesce(v.data_mudanca, v.vencimento_novo), 0, 0, 0, 0, 'vencimento', 0, v.multa_mantida_centavos, v.juros_mantidos_centavos, v.desconto_perdido_centavos
    from titulos_vencimentos v where v.multa_mantida_centavos + v.juros_mantidos_centavos + v.desconto_perdido_centavos > 0;

-- The cached figures of a title always equal what its living rows say. Every update of a title is judged, so a row beside a title that this
-- transaction wrote, and that has figures, leaves the judgement to it: a payment is judged once.
create function verificar_amortizacao() returns trigger language plpgsql as $$
declare alvo bigint; diferenca text;
begin
  if tg_table_name = 'estornos' then select titulo_id into alvo from baixas where id = new.baixa_id;
  elsif tg_table_name = 'titulos_receber' then alvo := new.id;
  else alvo := new.titulo_id; end if;
  if tg_table_name <> 'titulos_receber' and exists (select from titulos_receber t where t.id = alvo and t.xmin = pg_current_xact_id()::xid
      and (t.amortizado_centavos <> 0 or t.recebido_centavos <> 0)) then return null; end if;
  select row(t.amortizado_centavos, t.recebido_centavos, t.dispensado_centavos, t.mantido_centavos) || ' <> '
      || row(r.amortizado, r.recebido, r.dispensado, r.mantido) into diferenca
    from titulos_receber t cross join lateral (
      select coalesce(sum(a.principal_centavos + a.desconto_centavos), 0) as amortizado,
        coalesce(sum(a.principal_centavos + a.multa_centavos + a.juros_centavos) filter (where a.tipo = 'baixa'), 0) as recebido,
        coalesce(sum(a.multa_centavos + a.juros_centavos) filter (where a.tipo = 'dispensa'), 0) as dispensado,
        coalesce(sum(a.multa_mantida_centavos + a.juros_mantidos_centavos + a.desconto_perdido_centavos), 0) as mantido
      from v_titulo_amortizacao a where a.titulo_id = t.id) r
    where t.id = alvo and (t.amortizado_centavos <> r.amortizado or t.recebido_centavos <> r.recebido or t.dispensado_centavos <> r.dispensado or t.mantido_centavos <> r.mantido);
  if found then raise exception 'AMORTIZACAO_DIVERGENTE|titulo %: %', alvo, diferenca; end if;
  return null;
end $$;
create constraint trigger baixas_amortizacao after insert on baixas deferrable initially deferred for each row execute function verificar_amortizacao();
create constraint trigger estornos_amortizacao after insert on estornos deferrable initially deferred for each row execute function verificar_amortizacao();
create constraint trigger titulos_receber_amortizacao after update on titulos_receber deferrable initially deferred for each row execute function verificar_amortizacao();
create constraint trigger titulos_receber_amortizacao_inicial after insert on titulos_receber deferrable initially deferred
  for each row when (new.amortizado_centavos <> 0 or new.recebido_centavos <> 0) execute function verificar_amortizacao();
create constraint trigger titulos_dispensas_amortizacao after insert or update on titulos_dispensas
  deferrable initially deferred for each row execute function verificar_amortizacao();
create constraint trigger titulos_vencimentos_amortizacao after insert on titulos_vencimentos deferrable initially deferred
  for each row execute function verificar_amortizacao();
create constraint trigger titulos_amortizacoes_amortizacao after insert on titulos_amortizacoes
  deferrable initially deferred for each row execute function verificar_amortizacao();
