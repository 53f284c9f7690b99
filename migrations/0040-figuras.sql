-- Figures that follow what the money covered.

-- titulos: what the payments of a broken agreement covered of the old titles, in money. A discount given with a payment covers last and is no money.
create view v_cobertura_do_acordo as
  select x.id, x.baixa_id, x.titulo_id, (least(x.ate, x.principal_centavos) - (x.ate - x.valor_centavos))::bigint as valor_centavos
  from (
    select a.id, a.baixa_id, a.titulo_id, a.valor_centavos, b.principal_centavos, sum(a.valor_centavos) over (partition by a.baixa_id order by a.id) as ate
    from titulos_amortizacoes a join baixas b on b.id = a.baixa_id where not exists (select 1 from estornos e where e.baixa_id = b.id)) x
  where x.ate - x.valor_centavos < x.principal_centavos;

-- Principal that agreements received, by the debt that it paid. While an agreement stands its installments are their parts, in order; once it is
-- broken a payment is of the old titles that it covered, and what no old title took of it had paid the charges of the agreement.
create view v_recebimento_do_acordo as
  select f.baixa_id, f.titulo_id, coalesce(p.origem_titulo_id, f.alvo_id) as origem_titulo_id, f.recibo_id, f.pagador_id,
    case when p.origem_titulo_id is null then f.aluno_id else o.aluno_id end as aluno_id, f.data_baixa,
    case when p.origem_titulo_id is null then 'encargos' when d.dedutivel then 'dedutivel' else 'nao_dedutivel' end as natureza,
    (least(p.ate, f.ate) - greatest(p.ate - p.valor_centavos, f.ate - f.valor_centavos))::bigint as valor_centavos
  from (
    select m.*, sum(m.valor_centavos) over (partition by m.alvo_id order by m.data_baixa, m.baixa_id, m.ordem) as ate
    from (
      select b.id as baixa_id, b.titulo_id, b.titulo_id as alvo_id, b.recibo_id, t.pagador_id, t.aluno_id, b.data_baixa, 0::bigint as ordem, b.principal_centavos as valor_centavos
      from acordos a join acordos_parcelas c on c.acordo_id = a.id join titulos_receber t on t.id = c.titulo_id join baixas b on b.titulo_id = t.id
      where a.situacao <> 'quebrado' and b.principal_centavos > 0 and not exists (select 1 from estornos e where e.baixa_id = b.id)
      union all
      select x.baixa_id, b.titulo_id, x.titulo_id, b.recibo_id, t.pagador_id, t.aluno_id, b.data_baixa, x.id, x.valor_centavos
      from v_cobertura_do_acordo x join baixas b on b.id = x.baixa_id join titulos_receber t on t.id = x.titulo_id where t.origem = 'acordo') m) f
  join (select q.*, sum(q.valor_centavos) over (partition by q.titulo_id order by q.ordem) as ate from acordos_parcelas_partes q) p
    on p.titulo_id = f.alvo_id and p.ate > f.ate - f.valor_centavos and p.ate - p.valor_centavos < f.ate
  left join titulos_receber o on o.id = p.origem_titulo_id left join v_titulo_dedutivel d on d.id = p.origem_titulo_id
  union all
  select x.baixa_id, b.titulo_id, x.titulo_id, b.recibo_id, t.pagador_id, t.aluno_id, b.data_baixa, case when d.dedutivel then 'dedutivel' else 'nao_dedutivel' end, x.valor_centavos
  from v_cobertura_do_acordo x join baixas b on b.id = x.baixa_id join titulos_receber t on t.id = x.titulo_id join v_titulo_dedutivel d on d.id = t.id where t.origem <> 'acordo'
  union all
  select b.id, b.titulo_id, b.titulo_id, b.recibo_id, t.pagador_id, t.aluno_id, b.data_baixa, 'encargos', b.principal_centavos - l.levado
  from acordos a join acordos_parcelas c on c.acordo_id = a.id join titulos_receber t on t.id = c.titulo_id join baixas b on b.titulo_id = t.id
    cross join lateral (select coalesce(sum(x.valor_centavos), 0)::bigint as levado from titulos_amortizacoes x where x.baixa_id = b.id) l
  where a.situacao = 'quebrado' and b.principal_centavos > l.levado and not exists (select 1 from estornos e where e.baixa_id = b.id);

create or replace view v_recebimento_natureza as
  select b.id as baixa_id, b.titulo_id, b.titulo_id as origem_titulo_id, b.recibo_id, t.pagador_id, t.aluno_id, b.data_baixa,
    case when d.dedutivel then 'dedutivel' else 'nao_dedutivel' end as natureza, b.principal_centavos as valor_centavos
  from baixas b join titulos_receber t on t.id = b.titulo_id join v_titulo_dedutivel d on d.id = b.titulo_id
  where t.origem <> 'acordo' and b.principal_centavos > 0 and not exists (select 1 from estornos e where e.baixa_id = b.id)
  union all
  select b.id, b.titulo_id, b.titulo_id, b.recibo_id, t.pagador_id, t.aluno_id, b.data_baixa, 'encargos', b.multa_centavos + b.juros_centavos
  from baixas b join titulos_receber t on t.id = b.titulo_id
  where b.multa_centavos + b.juros_centavos > 0 and not exists (select 1 from estornos e where e.baixa_id = b.id)
  union all
  select r.baixa_id, r.titulo_id, r.origem_titulo_id, r.recibo_id, r.pagador_id, r.aluno_id, r.data_baixa, r.natureza, r.valor_centavos from v_recebimento_do_acordo r;

-- The debts of a year as its settlement tells them. What agreements paid of a debt stands with the debt; in the month of an installment
-- stands what is told of it nowhere else in its year: charges, and debts that were due in another year.
create or replace view v_titulo_quitacao as
  select t.id, t.numero, t.origem, t.descricao || case when t.parcelas > 1 then ' ' || t.parcela || '/' || t.parcelas else '' end as descricao, t.pagador_id, t.aluno_id, t.data_vencimento,
    case when a.id is not null and (a.situacao = 'quebrado' or t.situacao = 'renegociado') then t.recebido_centavos + coalesce(r.valor, 0) - coalesce(s.valor, 0)
      else t.valor_centavos - t.desconto_incondicional_centavos - coalesce(q.valor, 0) end as valor_centavos,
    t.recebido_centavos, t.situacao,
    t.valor_centavos - t.desconto_incondicional_centavos - t.amortizado_centavos as saldo_centavos,
    case when t.situacao in ('aberto', 'parcial') then true when t.situacao = 'renegociado' then titulo_pendente(t.id) else false end as pendente,
    t.recebido_centavos + coalesce(r.valor, 0) - coalesce(s.valor, 0) as pago_centavos, r.dia as ultimo_no_acordo
  from titulos_receber t
    left join acordos_parcelas c on c.titulo_id = t.id left join acordos a on a.id = c.acordo_id
    left join (select x.origem_titulo_id as id, sum(x.valor_centavos)::bigint as valor, max(x.data_baixa) as dia
      from v_recebimento_do_acordo x where x.titulo_id <> x.origem_titulo_id group by 1) r on r.id = t.id
    left join (select x.titulo_id as id, sum(x.valor_centavos)::bigint as valor
      from v_recebimento_do_acordo x join titulos_receber n on n.id = x.titulo_id join titulos_receber o on o.id = x.origem_titulo_id
      where x.titulo_id <> x.origem_titulo_id and extract(year from o.data_vencimento) = extract(year from n.data_vencimento) group by 1) s on s.id = t.id
    left join (select p.titulo_id as id, sum(p.valor_centavos)::bigint as valor
      from acordos_parcelas_partes p join titulos_receber n on n.id = p.titulo_id join titulos_receber o on o.id = p.origem_titulo_id
      where extract(year from o.data_vencimento) = extract(year from n.data_vencimento) group by 1) q on q.id = t.id
  where t.situacao <> 'cancelado';

-- titulos: the titles of each student and enrollment. An installment of an agreement is of every one whose debts it is made of.
create view v_titulo_do_aluno as
  select id as titulo_id, aluno_id, matricula_id from titulos_receber
  union all
  select p.titulo_id, o.aluno_id, o.matricula_id from acordos_parcelas_partes p join titulos_receber o on o.id = p.origem_titulo_id;

-- titulos: whose each part of an installment is, from one centavo of it to another, in the order in which they are covered. The charges
-- of the agreement are of all, in proportion to their debts.
create view v_parte_do_acordo as
  select p.titulo_id, o.aluno_id, o.matricula_id, (p.ate - p.valor_centavos)::bigint as de, p.ate::bigint as ate
  from (select q.*, sum(q.valor_centavos) over (partition by q.titulo_id order by q.ordem) as ate from acordos_parcelas_partes q) p
  join titulos_receber o on o.id = p.origem_titulo_id
  union all
  select p.titulo_id, w.aluno_id, w.matricula_id, (p.ate - p.valor_centavos + coalesce(round(p.valor_centavos * (w.ate - w.valor) / w.total), 0))::bigint,
    (p.ate - p.valor_centavos + coalesce(round(p.valor_centavos * w.ate / w.total), p.valor_centavos))::bigint
  from (select q.*, sum(q.valor_centavos) over (partition by q.titulo_id order by q.ordem) as ate from acordos_parcelas_partes q) p
  left join lateral (
    select s.aluno_id, s.matricula_id, s.valor, sum(s.valor) over (order by s.aluno_id, s.matricula_id) as ate, sum(s.valor) over () as total
    from (
      select o.aluno_id, o.matricula_id, sum(x.valor_centavos) as valor
      from acordos_parcelas c join acordos_parcelas irma on irma.acordo_id = c.acordo_id join acordos_parcelas_partes x on x.titulo_id = irma.titulo_id
      join titulos_receber o on o.id = x.origem_titulo_id where c.titulo_id = p.titulo_id group by o.aluno_id, o.matricula_id) s) w on true
  where p.origem_titulo_id is null;

-- titulos, for re-enrollment: what a student owes, of installments shared with others the student's part.
create or replace view v_titulo_aberto_do_aluno as
  select aluno_id, contrato_id, data_vencimento, data_limite, recebido_centavos, valor_centavos - desconto_incondicional_centavos - amortizado_centavos as saldo_centavos
  from titulos_receber where situacao in ('aberto', 'parcial') and (aluno_id is not null or origem <> 'acordo')
  union all
  select k.aluno_id, null::bigint, t.data_vencimento, t.data_limite, 0::bigint, x.saldo
  from (select distinct p.titulo_id, o.aluno_id from acordos_parcelas_partes p join titulos_receber o on o.id = p.origem_titulo_id) k
  join titulos_receber t on t.id = k.titulo_id
  cross join lateral (select sum(v.ate - greatest(v.de, t.amortizado_centavos))::bigint as saldo from v_parte_do_acordo v
    where v.titulo_id = k.titulo_id and v.aluno_id = k.aluno_id and v.ate > t.amortizado_centavos) x
  where t.situacao in ('aberto', 'parcial') and t.aluno_id is null and t.origem = 'acordo' and x.saldo > 0;

-- titulos: a settlement paid with a credit brings no money: its money came with the credit.
create or replace view v_baixa as
  select b.id, b.titulo_id, b.recibo_id, t.pagador_id, t.aluno_id, t.matricula_id, b.data_baixa, coalesce(b.data_credito, b.data_baixa) as data_movimento, b.valor_centavos, b.principal_centavos,
    b.juros_centavos, b.multa_centavos, b.desconto_centavos, b.conta_bancaria_id, b.forma_pagamento_id, e.data_estorno, case when e.id is not null then greatest(e.data_estorno, b.data_credito) end as data_saida,
    exists (select 1 from creditos_usos u where u.baixa_id = b.id) as por_credito
  from baixas b join titulos_receber t on t.id = b.titulo_id left join estornos e on e.baixa_id = b.id
  where not exists (select 1 from recebimentos_a_liquidar r where r.origem_tipo = 'baixa' and r.origem_id = b.id)
  union all
  select b.id, b.titulo_id, b.recibo_id, t.pagador_id, t.aluno_id, t.matricula_id, b.data_baixa, r.data_liquidacao, b.valor_centavos, b.principal_centavos,
    b.juros_centavos, b.multa_centavos, b.desconto_centavos, b.conta_bancaria_id, b.forma_pagamento_id, e.data_estorno, case when r.liquidacao_id is not null and e.id is not null then greatest(e.data_estorno, r.data_liquidacao) end, false
  from recebimentos_a_liquidar r join baixas b on b.id = r.origem_id join titulos_receber t on t.id = b.titulo_id left join estornos e on e.baixa_id = b.id
  where r.origem_tipo = 'baixa';

-- titulos: money of credits as it enters and leaves the accounts; what is still to be settled is not there yet. Money handed back goes out
-- by no method of receiving.
create view v_movimento_de_credito as
  select 'recebido' as tipo, c.pagador_id, c.conta_bancaria_id, c.forma_pagamento_id, case when r.id is null then c.data_credito else r.data_liquidacao end as data_movimento, c.valor_centavos
  from creditos c left join recebimentos_a_liquidar r on r.origem_tipo = 'credito' and r.origem_id = c.id
  where r.id is null or r.liquidacao_id is not null
  union all
  select case u.tipo when 'devolucao' then 'devolvido' else 'estornado' end, c.pagador_id, u.conta_bancaria_id, case when u.tipo = 'estorno' then c.forma_pagamento_id end, u.data_uso, u.valor_centavos
  from creditos_usos u join creditos c on c.id = u.credito_id left join recebimentos_a_liquidar r on r.origem_tipo = 'credito' and r.origem_id = c.id
  where u.tipo = 'devolucao' or u.tipo = 'estorno' and (r.id is null or r.liquidacao_id is not null);
