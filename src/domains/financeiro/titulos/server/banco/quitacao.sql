-- The debts of a year as its settlement tells them, by the first due date.
create view v_titulo_quitacao as
  select t.id, t.numero, t.origem, t.descricao || case when t.parcelas > 1 then ' ' || t.parcela || '/' || t.parcelas else '' end as descricao, t.pagador_id, t.aluno_id, coalesce(v.vencimento_anterior, t.data_vencimento) as data_vencimento,
    case when a.id is not null and (a.situacao = 'quebrado' or t.situacao = 'renegociado') then t.recebido_centavos + coalesce(r.valor, 0) - coalesce(s.valor, 0)
      else t.valor_centavos - t.desconto_incondicional_centavos - coalesce(q.valor, 0) end as valor_centavos,
    t.recebido_centavos, t.situacao, t.valor_centavos - t.desconto_incondicional_centavos - t.amortizado_centavos as saldo_centavos,
    case when t.situacao in ('aberto', 'parcial') then true when t.situacao = 'renegociado' then titulo_pendente(t.id) else false end as pendente,
    t.recebido_centavos + coalesce(r.valor, 0) - coalesce(s.valor, 0) as pago_centavos, r.dia as ultimo_no_acordo
  from titulos_receber t
    left join (select distinct on (titulo_id) titulo_id, vencimento_anterior from titulos_vencimentos order by titulo_id, id) v on v.titulo_id = t.id
    left join acordos_parcelas c on c.titulo_id = t.id left join acordos a on a.id = c.acordo_id
    left join (select x.origem_titulo_id as id, sum(x.valor_centavos)::bigint as valor, max(x.data_baixa) as dia
      from v_recebimento_do_acordo x where x.titulo_id <> x.origem_titulo_id group by 1) r on r.id = t.id
    left join (select x.titulo_id as id, sum(x.valor_centavos)::bigint as valor
      from v_recebimento_do_acordo x join titulos_receber n on n.id = x.titulo_id join titulos_receber o on o.id = x.origem_titulo_id
      where x.titulo_id <> x.origem_titulo_id and extract(year from vencimento_de_origem(o.id, o.data_vencimento)) = extract(year from vencimento_de_origem(n.id, n.data_vencimento)) group by 1) s on s.id = t.id
    left join (select p.titulo_id as id, sum(p.valor_centavos)::bigint as valor
      from acordos_parcelas_partes p join titulos_receber n on n.id = p.titulo_id join titulos_receber o on o.id = p.origem_titulo_id
      where extract(year from vencimento_de_origem(o.id, o.data_vencimento)) = extract(year from vencimento_de_origem(n.id, n.data_vencimento)) group by 1) q on q.id = t.id
  where t.situacao <> 'cancelado';
