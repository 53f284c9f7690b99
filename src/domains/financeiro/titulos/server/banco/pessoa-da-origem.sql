-- Who stands behind what a movement came from; null for what is nobody's (a transfer, an adjustment, a bank's charge).
create function pessoa_da_origem(tipo text, id bigint) returns bigint language sql stable set search_path = public as $$
  select case
    when tipo = 'baixa' then (select t.pagador_id from baixas b join titulos_receber t on t.id = b.titulo_id where b.id = $2)
    when tipo = 'estorno' then (select t.pagador_id from estornos e join baixas b on b.id = e.baixa_id join titulos_receber t on t.id = b.titulo_id where e.id = $2)
    when tipo = 'credito' then (select c.pagador_id from creditos c where c.id = $2)
    when tipo in ('credito_uso', 'credito_uso_estorno') then (select c.pagador_id from creditos_usos u join creditos c on c.id = u.credito_id where u.id = $2)
    when tipo = 'lancamento_manual' then (select m.pessoa_id from lancamentos_manuais m where m.id = $2)
    when tipo = 'lancamento_manual_estorno' then
      (select m.pessoa_id from lancamentos_manuais_estornos e join lancamentos_manuais m on m.id = e.lancamento_manual_id where e.id = $2)
    when tipo in ('taxa_recebimento', 'taxa_recebimento_estorno') then
      (select pessoa_da_origem(r.origem_tipo, r.origem_id) from recebimentos_a_liquidar r where r.id = $2)
    when tipo ~ '_(liquidacao_desfeita|reliquidada)$' then
      (select pessoa_da_origem(r.origem_tipo, r.origem_id) from liquidacoes_desfeitas_itens i join recebimentos_a_liquidar r on r.id = i.recebimento_id where i.id = $2)
  end
$$;
