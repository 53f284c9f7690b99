-- Whether a title counts as instruction for income tax. A title of a reversed payment does if the debt did; charges are charges, whatever the debt was.
create view v_titulo_dedutivel as
  select t.id, coalesce(t.dedutivel, p.dedutivel, p.tipo in ('anuidade', 'matricula'), false) as dedutivel, t.dedutivel is not null as classificado
  from titulos_receber t left join contratos_precos l on l.id = t.contrato_preco_id left join precos p on p.id = l.preco_id;

-- Principal that agreements received, by the debt that it paid. While an agreement stands its installments are their parts, in order; once it is
-- broken a payment is of the old titles that it covered, however many agreements it went through, and what no old title took of it had
-- paid the charges of the agreement.
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
      from v_cobertura_do_acordo x join baixas b on b.id = x.baixa_id join titulos_receber t on t.id = x.titulo_id where t.origem = 'acordo' and not x.adiante) m) f
  join (select q.*, sum(q.valor_centavos) over (partition by q.titulo_id order by q.ordem) as ate from acordos_parcelas_partes q) p
    on p.titulo_id = f.alvo_id and p.ate > f.ate - f.valor_centavos and p.ate - p.valor_centavos < f.ate
  left join titulos_receber o on o.id = p.origem_titulo_id left join v_titulo_dedutivel d on d.id = p.origem_titulo_id
  union all
  select x.baixa_id, b.titulo_id, x.titulo_id, b.recibo_id, t.pagador_id, t.aluno_id, b.data_baixa,
    case when d.dedutivel then 'dedutivel' else 'nao_dedutivel' end, x.valor_centavos
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

-- Money received and not reversed, by what it was for: instruction, something else, or fine and interest. The student is that of the debt itself.
create view v_recebimento_natureza as
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
