-- An installment may itself be renegotiated. When that agreement breaks, and then the one around it, what was paid inside the first has
-- covered its installment of the second and goes on, with it, to the titles of the second: no payment stays where nobody owes any more.
alter table titulos_amortizacoes
  -- Of the covered principal, what a discount of that payment covered: it is no money.
  add column desconto_centavos bigint not null default 0 check (desconto_centavos between 0 and valor_centavos);
alter table titulos_amortizacoes disable trigger titulos_amortizacoes_imutaveis;
update titulos_amortizacoes a set desconto_centavos = a.valor_centavos - coalesce((select x.valor_centavos from v_cobertura_do_acordo x where x.id = a.id), 0)
  where a.tipo = 'pago_no_acordo' and not exists (select 1 from estornos e where e.baixa_id = a.baixa_id);
alter table titulos_amortizacoes enable trigger titulos_amortizacoes_imutaveis;

-- titulos: what the payments of broken agreements covered, in money; `adiante`: on an installment that ended with its own agreement, to whose
-- titles the money went on.
create or replace view v_cobertura_do_acordo as
  select a.id, a.baixa_id, a.titulo_id, a.valor_centavos - a.desconto_centavos as valor_centavos, a.acordo_id,
    exists (select 1 from acordos_parcelas c join acordos q on q.id = c.acordo_id where c.titulo_id = a.titulo_id and q.situacao = 'quebrado') as adiante
  from titulos_amortizacoes a
  where a.tipo = 'pago_no_acordo' and a.valor_centavos > a.desconto_centavos and not exists (select 1 from estornos e where e.baixa_id = a.baixa_id);

-- Principal that agreements received, by the debt that it paid. While an agreement stands its installments are their parts, in order; once it is
-- broken a payment is of the old titles that it covered, however many agreements it went through, and what no old title took of it had
-- paid the charges of the agreement.
create or replace view v_recebimento_do_acordo as
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
      from v_cobertura_do_acordo x join baixas b on b.id = x.baixa_id join titulos_receber t on t.id = x.titulo_id where t.origem = 'acordo' and not x.adiante) m) f
  join (select q.*, sum(q.valor_centavos) over (partition by q.titulo_id order by q.ordem) as ate from acordos_parcelas_partes q) p
    on p.titulo_id = f.alvo_id and p.ate > f.ate - f.valor_centavos and p.ate - p.valor_centavos < f.ate
  left join titulos_receber o on o.id = p.origem_titulo_id left join v_titulo_dedutivel d on d.id = p.origem_titulo_id
  union all
  select x.baixa_id, b.titulo_id, x.titulo_id, b.recibo_id, t.pagador_id, t.aluno_id, b.data_baixa, case when d.dedutivel then 'dedutivel' else 'nao_dedutivel' end, x.valor_centavos
  from v_cobertura_do_acordo x join baixas b on b.id = x.baixa_id join titulos_receber t on t.id = x.titulo_id join v_titulo_dedutivel d on d.id = t.id where t.origem <> 'acordo'
  union all
  select b.id, b.titulo_id, b.titulo_id, b.recibo_id, t.pagador_id, t.aluno_id, b.data_baixa, 'encargos', n.entrou - l.levado
  from (
    select a.id as acordo_id, b.id as baixa_id, b.principal_centavos as entrou
    from acordos a join acordos_parcelas c on c.acordo_id = a.id join baixas b on b.titulo_id = c.titulo_id
    where a.situacao = 'quebrado' and b.principal_centavos > 0 and not exists (select 1 from estornos e where e.baixa_id = b.id)
    union all
    select c.acordo_id, x.baixa_id, sum(x.valor_centavos)::bigint
    from v_cobertura_do_acordo x join acordos_parcelas c on c.titulo_id = x.titulo_id where x.adiante group by c.acordo_id, x.baixa_id) n
  join baixas b on b.id = n.baixa_id join titulos_receber t on t.id = b.titulo_id
  cross join lateral (select coalesce(sum(x.valor_centavos), 0)::bigint as levado from v_cobertura_do_acordo x where x.baixa_id = n.baixa_id and x.acordo_id = n.acordo_id) l
  where n.entrou > l.levado;
