-- The debts of a year, by their first due date, as its settlement tells them. What agreements paid of a debt stands with the debt; in the month of
-- an installment stands what is told of it nowhere else in its year: charges, and debts that were due in another year. A title of a reversed
-- payment is told with the debt that it is of, in the year of that.
create view v_titulo_quitacao as
  select t.id, t.numero, t.origem, t.descricao || case when t.parcelas > 1 then ' ' || t.parcela || '/' || t.parcelas else '' end as descricao, t.pagador_id, t.aluno_id, coalesce(v.vencimento_anterior, t.data_vencimento) as data_vencimento,
    case when a.id is not null and (a.situacao = 'quebrado' or t.situacao = 'renegociado') then t.recebido_centavos + coalesce(r.valor, 0) - coalesce(s.valor, 0)
      else t.valor_centavos - t.desconto_incondicional_centavos - coalesce(q.valor, 0) end as valor_centavos,
    t.recebido_centavos + coalesce(n.recebido, 0) as recebido_centavos,
    case when t.situacao = 'baixado' and n.id is not null and titulo_pendente(t.id) then 'parcial' else t.situacao end as situacao,
    -- What an agreement that was paid had taken is owed no more.
    case when n.id is not null and t.situacao = 'renegociado' and not exists (select 1 from acordos_titulos i join acordos_parcelas z on z.acordo_id = i.acordo_id
        where i.titulo_id = t.id and i.devolvido_em is null and titulo_pendente(z.titulo_id)) then 0
      else t.valor_centavos - t.desconto_incondicional_centavos - t.amortizado_centavos end + coalesce(n.saldo, 0) as saldo_centavos,
    case when t.situacao in ('aberto', 'parcial') then true when t.situacao = 'renegociado' or n.id is not null then titulo_pendente(t.id) else false end as pendente,
    t.recebido_centavos + coalesce(n.recebido, 0) + coalesce(r.valor, 0) - coalesce(s.valor, 0) as pago_centavos, greatest(r.dia, n.dia) as ultimo_no_acordo
  from titulos_receber t
    left join (select distinct on (titulo_id) titulo_id, vencimento_anterior from titulos_vencimentos order by titulo_id, id) v on v.titulo_id = t.id
    left join acordos_parcelas c on c.titulo_id = t.id left join acordos a on a.id = c.acordo_id
    left join (select y.no_lugar_de_id as id, sum(y.recebido_centavos)::bigint as recebido,
        sum(case when titulo_pendente(y.id) then y.valor_centavos - y.desconto_incondicional_centavos - y.amortizado_centavos else 0 end)::bigint as saldo,
        max((select max(b.data_baixa) from baixas b where b.titulo_id = y.id and not exists (select 1 from estornos e where e.baixa_id = b.id))) as dia
      from titulos_receber y where y.no_lugar_de_id is not null group by 1) n on n.id = t.id
    left join (select coalesce(o.no_lugar_de_id, o.id) as id, sum(x.valor_centavos)::bigint as valor, max(x.data_baixa) as dia
      from v_recebimento_do_acordo x join titulos_receber o on o.id = x.origem_titulo_id where x.titulo_id <> x.origem_titulo_id group by 1) r on r.id = t.id
    left join (select x.titulo_id as id, sum(x.valor_centavos)::bigint as valor
      from v_recebimento_do_acordo x join titulos_receber n on n.id = x.titulo_id join titulos_receber d on d.id = x.origem_titulo_id join titulos_receber o on o.id = coalesce(d.no_lugar_de_id, d.id)
      where x.titulo_id <> x.origem_titulo_id and extract(year from vencimento_de_origem(o.id, o.data_vencimento)) = extract(year from vencimento_de_origem(n.id, n.data_vencimento)) group by 1) s on s.id = t.id
    left join (select p.titulo_id as id, sum(p.valor_centavos)::bigint as valor
      from acordos_parcelas_partes p join titulos_receber n on n.id = p.titulo_id join titulos_receber d on d.id = p.origem_titulo_id join titulos_receber o on o.id = coalesce(d.no_lugar_de_id, d.id)
      where extract(year from vencimento_de_origem(o.id, o.data_vencimento)) = extract(year from vencimento_de_origem(n.id, n.data_vencimento)) group by 1) q on q.id = t.id
  -- A case, so that the planner does not take the few titles of returned payments for nearly all.
  where t.situacao <> 'cancelado' and case when t.no_lugar_de_id is null then true else false end;
