-- A purchase invoice, for whoever asks whether a supplier is in use.
create view v_nota_fiscal as select id, fornecedor_id, numero, situacao from notas_fiscais;

-- A file that was sent, by its name.
create view v_nota_fiscal_arquivo as select id, nome, nota_fiscal_id from notas_fiscais_arquivos;

-- Only a draft changes. Of a generated invoice only the state does, and of a reversed one nothing.
create function verificar_nota_fiscal_fixa() returns trigger language plpgsql set search_path = public as $$
declare andam text[] := array['situacao', 'versao', 'updated_at'];
begin
  if old.situacao = 'rascunho' then return coalesce(new, old); end if;
  if tg_op = 'UPDATE' and old.situacao = 'gerada' and new.situacao in ('gerada', 'estornada') and to_jsonb(new) - andam = to_jsonb(old) - andam then return new; end if;
  raise exception using errcode = 'P0001', message = 'REGISTRO_IMUTAVEL|notas_fiscais ' || lower(tg_op);
end $$;
create trigger notas_fiscais_fixas before update or delete on notas_fiscais for each row execute function verificar_nota_fiscal_fixa();

create function verificar_parte_da_nota_fiscal() returns trigger language plpgsql set search_path = public as $$
declare nota bigint := (to_jsonb(coalesce(new, old)) ->> 'nota_fiscal_id')::bigint;
begin
  -- Whose invoice goes with it is a draft: that was judged there.
  if coalesce((select n.situacao from notas_fiscais n where n.id = nota), 'rascunho') = 'rascunho' then return coalesce(new, old); end if;
  raise exception using errcode = 'P0001', message = 'REGISTRO_IMUTAVEL|' || tg_table_name || ' ' || lower(tg_op);
end $$;
create trigger notas_fiscais_itens_fixos before insert or update or delete on notas_fiscais_itens for each row execute function verificar_parte_da_nota_fiscal();
create trigger notas_fiscais_impostos_fixos before insert or update or delete on notas_fiscais_impostos for each row execute function verificar_parte_da_nota_fiscal();
create trigger notas_fiscais_parcelas_fixas before insert or update or delete on notas_fiscais_parcelas for each row execute function verificar_parte_da_nota_fiscal();
create trigger notas_fiscais_geracoes_imutaveis before update or delete on notas_fiscais_geracoes for each row execute function recusar_alteracao();
create trigger notas_fiscais_estornos_imutaveis before update or delete on notas_fiscais_estornos for each row execute function recusar_alteracao();

-- What is wrong with an invoice, null when nothing: its total, its installments, and what it became.
create function problema_da_nota_fiscal(alvo bigint) returns text language sql stable set search_path = public as $$
  select case
    when n.total_centavos is distinct from i.proprio + n.frete_centavos + n.seguro_centavos + n.outras_centavos - n.desconto_centavos then 'total'
    when n.total_centavos is distinct from i.custo then 'custo dos itens'
    when p.parcelas > 0 and (p.bruto, p.valor) is distinct from (n.total_centavos, n.total_centavos - n.retido_centavos) then 'parcelas'
    when n.situacao <> 'rascunho' and p.parcelas = 0 then 'sem parcelas'
    when (n.situacao <> 'rascunho') is distinct from (g.nota_fiscal_id is not null) then 'geração'
    when (n.situacao = 'estornada') is distinct from (e.nota_fiscal_id is not null) then 'estorno'
    when g.nota_fiscal_id is null then null
    when not exists (select from v_conta_pagar c where c.id = g.conta_pagar_id and c.fornecedor_id = n.fornecedor_id and c.valor_centavos = n.total_centavos
      and c.origem = 'nota_fiscal' and c.viva = (n.situacao = 'gerada')) then 'conta a pagar'
    when exists (select from (select t.parcela, t.vencimento_original as data_vencimento, t.bruto_centavos, t.valor_centavos from v_titulo_pagar t where t.conta_pagar_id = g.conta_pagar_id) t
      full join (select x.parcela, x.data_vencimento, x.bruto_centavos, x.valor_centavos from notas_fiscais_parcelas x where x.nota_fiscal_id = n.id) x using (parcela)
      where (t.data_vencimento, t.bruto_centavos, t.valor_centavos) is distinct from (x.data_vencimento, x.bruto_centavos, x.valor_centavos)) then 'títulos'
    when (g.operacao_estoque_id is not null) is distinct from (i.estocados > 0) then 'entrada no estoque'
    when g.operacao_estoque_id is not null and (
      exists (select from (select m.produto_id, sum(m.quantidade) as quantidade, sum(m.valor_centavos) as valor from movimentos_estoque m where m.operacao_id = g.operacao_estoque_id group by 1) m
        full join (select y.produto_id, sum(y.quantidade_estoque) as quantidade, sum(y.custo_centavos) as valor from notas_fiscais_itens y
          where y.nota_fiscal_id = n.id and y.produto_id is not null group by 1) y using (produto_id)
        where (m.quantidade, m.valor) is distinct from (y.quantidade, y.valor))
      or (n.situacao = 'estornada') is distinct from exists (select from operacoes_estoque o where o.estorno_de = g.operacao_estoque_id)) then 'movimentos de estoque'
  end
  from notas_fiscais n
  left join notas_fiscais_geracoes g on g.nota_fiscal_id = n.id
  left join notas_fiscais_estornos e on e.nota_fiscal_id = n.id
  cross join lateral (select coalesce(sum(y.valor_centavos - y.desconto_centavos + y.impostos_centavos), 0) as proprio, coalesce(sum(y.custo_centavos), 0) as custo,
    count(y.produto_id) as estocados from notas_fiscais_itens y where y.nota_fiscal_id = n.id) i
  cross join lateral (select count(*) as parcelas, sum(x.bruto_centavos) as bruto, sum(x.valor_centavos) as valor from notas_fiscais_parcelas x where x.nota_fiscal_id = n.id) p
  where n.id = alvo
$$;

create function verificar_nota_fiscal() returns trigger language plpgsql set search_path = public as $$
declare problema text := problema_da_nota_fiscal(new.id);
begin
  if problema is not null then raise exception 'NOTA_FISCAL_DIVERGENTE|% %', new.id, problema; end if;
  return null;
end $$;
create constraint trigger notas_fiscais_fecham after insert or update on notas_fiscais deferrable initially deferred
  for each row execute function verificar_nota_fiscal();
