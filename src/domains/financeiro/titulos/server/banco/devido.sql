-- What a title that already received money owes on a date: the rule of src/domains/financeiro/titulos/devido/valor-devido.ts for whole
-- lists. Titles without baixas need no look at them; the lists write that short form themselves.
create function devido_com_baixas(titulo bigint, vencimento date, limite date, liquido bigint, condicional bigint, multa numeric, juros numeric, em date)
returns bigint language sql stable as $$
  select case when em <= limite then (s.saldo - greatest(0, condicional - s.concedido))::bigint
    else (s.saldo + greatest(0, round(s.base * multa / 100) - s.multa_paga)
      + greatest(0, round((s.base * (em - vencimento) - s.amortizado_dias) * juros / 3000) - s.juros_pagos))::bigint end
  from (
    select liquido - coalesce(sum(b.principal_centavos + b.desconto_centavos), 0) as saldo,
           liquido - coalesce(sum(b.principal_centavos + b.desconto_centavos) filter (where b.data_amortizacao <= limite), 0) as base,
           coalesce(sum((b.principal_centavos + b.desconto_centavos) * (em - b.data_amortizacao)) filter (where b.data_amortizacao > limite), 0) as amortizado_dias,
           coalesce(sum(b.multa_centavos), 0) as multa_paga, coalesce(sum(b.juros_centavos), 0) as juros_pagos,
           coalesce(sum(b.desconto_centavos), 0) as concedido
    from v_titulo_amortizacao b where b.titulo_id = titulo and b.data_amortizacao <= em) s
$$;

-- What a reversed payment leaves to be owed: what it had covered of principal, and the charges that it had paid or that were waived with it.
create function devido_do_estorno(alvo bigint) returns table (coberto bigint, multa bigint, juros bigint) language sql stable set search_path = public as $$
  select b.principal_centavos + b.desconto_centavos - coalesce(r.valor_centavos, 0), (b.multa_centavos + coalesce(d.multa, 0))::bigint, (b.juros_centavos + coalesce(d.juros, 0))::bigint
  from estornos e join baixas b on b.id = e.baixa_id left join baixas_descontos_revogados r on r.baixa_id = b.id
    cross join lateral (select sum(d.multa_centavos) as multa, sum(d.juros_centavos) as juros from titulos_dispensas d where d.baixa_id = b.id and d.revogada_em >= e.created_at) d
  where e.id = alvo
$$;
