-- caixa: whose money moved, kept with the movement: who pays at the counter is asked for by name, not by the words of the entry.
alter table lancamentos_financeiros add column pessoa_id bigint references pessoas;

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

-- The entries of before: this once, and nothing else of them changes.
alter table lancamentos_financeiros disable trigger user;
update lancamentos_financeiros set pessoa_id = pessoa_da_origem(origem_tipo, origem_id) where pessoa_da_origem(origem_tipo, origem_id) is not null;
alter table lancamentos_financeiros enable trigger user;

create index lancamentos_financeiros_pessoa_idx on lancamentos_financeiros (pessoa_id, data_movimento, id) where pessoa_id is not null;
create index lancamentos_financeiros_valor_idx on lancamentos_financeiros (valor_centavos, data_movimento, id);
create index lancamentos_financeiros_historico_idx on lancamentos_financeiros using gin (f_busca(historico) gin_trgm_ops);
create index lancamentos_manuais_pessoa_idx on lancamentos_manuais (pessoa_id, data_movimento, id) where pessoa_id is not null;
create index lancamentos_manuais_valor_idx on lancamentos_manuais (valor_centavos, data_movimento, id);
create index lancamentos_manuais_historico_idx on lancamentos_manuais using gin (f_busca(historico || ' ' || coalesce(documento, '')) gin_trgm_ops);
