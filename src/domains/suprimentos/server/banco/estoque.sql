-- What a depósito holds of a product, and what it is worth.
create view v_saldo_estoque as select produto_id, deposito_id, quantidade, valor_centavos from saldos_estoque;

-- What a depósito has less of than it should: of products and depósitos in use.
create view v_abaixo_do_minimo as
  select n.produto_id, n.deposito_id, coalesce(s.quantidade, 0)::numeric(15,4) as saldo, n.quantidade as minimo
  from produtos_minimos n join produtos p on p.id = n.produto_id and p.ativo join depositos d on d.id = n.deposito_id and d.ativo
  left join saldos_estoque s on s.produto_id = n.produto_id and s.deposito_id = n.deposito_id where coalesce(s.quantidade, 0) < n.quantidade;

-- The last day of which the books are closed: every active account that has a period over it has closed it. As long as one of them may still
-- move money on a day, stock may move on it too; null when nothing was closed.
create function estoque_fechado_ate() returns date language sql stable set search_path = public as $$
  select case when max(p.data_fim) filter (where p.situacao = 'fechado') is not null
    then least(max(p.data_fim) filter (where p.situacao = 'fechado'), min(p.data_inicio) filter (where p.situacao <> 'fechado') - 1) end
  from periodos_financeiros p join contas_bancarias c on c.id = p.conta_bancaria_id and c.ativa
$$;

-- Nothing is dated on a closed day: the share lock on what is open makes a closing wait for it, or it for the closing.
create function verificar_dia_do_estoque() returns trigger language plpgsql set search_path = public as $$
begin
  perform 1 from periodos_financeiros where situacao <> 'fechado' and data_inicio <= new.data_movimento order by id for share;
  if new.data_movimento <= estoque_fechado_ate() then
    raise exception 'ESTOQUE_EM_DIA_FECHADO|%', to_char(estoque_fechado_ate(), 'DD/MM/YYYY');
  end if;
  return new;
end $$;
create trigger operacoes_estoque_dia before insert on operacoes_estoque for each row execute function verificar_dia_do_estoque();
create trigger operacoes_estoque_imutaveis before update or delete on operacoes_estoque for each row execute function recusar_alteracao();
create trigger operacoes_estoque_sem_truncate before truncate on operacoes_estoque for each statement execute function recusar_alteracao();

-- Of a movement only its cost and what it leaves may change, and the cost only by a recálculo that says from what to what. What is generated of
-- a row is not known yet before it is written.
create function movimento_estoque_fixo() returns trigger language plpgsql set search_path = public as $$
declare calculadas text[] := array['valor_centavos', 'saldo_quantidade', 'saldo_valor_centavos', 'recalculo_id', 'ordem'];
begin
  if tg_op = 'UPDATE' and to_jsonb(new) - calculadas = to_jsonb(old) - calculadas
     and (new.valor_centavos, new.recalculo_id) is not distinct from (old.valor_centavos, old.recalculo_id) then return new; end if;
  if tg_op = 'UPDATE' and to_jsonb(new) - calculadas = to_jsonb(old) - calculadas
     and exists (select from recalculos_estoque r where r.id = new.recalculo_id and r.id is distinct from old.recalculo_id and r.movimento_id = new.id
       and r.valor_antes_centavos = old.valor_centavos and r.valor_depois_centavos = new.valor_centavos) then return new; end if;
  raise exception using errcode = 'P0001', message = 'REGISTRO_IMUTAVEL|' || tg_table_name || ' ' || lower(tg_op);
end $$;
create trigger movimentos_estoque_fixos before update or delete on movimentos_estoque for each row execute function movimento_estoque_fixo();
create trigger movimentos_estoque_sem_truncate before truncate on movimentos_estoque for each statement execute function recusar_alteracao();
create trigger recalculos_estoque_imutaveis before update or delete on recalculos_estoque for each row execute function recusar_alteracao();
create trigger recalculos_estoque_sem_truncate before truncate on recalculos_estoque for each statement execute function recusar_alteracao();

-- A share of a value, to the centavo, half up: exact, since nothing is divided but whole numbers.
create function parte_do_valor(quantidade numeric, valor numeric, de numeric) returns numeric language sql immutable as $$
  select div(2 * quantidade * valor + de, 2 * de)
$$;

-- What is wrong with a movement, null when nothing: what it leaves, its mirror, its cost, its fact. `suprimentos/custo.ts` says the rule of the cost.
create function problema_do_movimento_estoque(alvo bigint) returns text language sql stable set search_path = public as $$
  select case
    when m.saldo_quantidade <> coalesce(a.saldo_quantidade, 0) + m.quantidade
      or m.saldo_valor_centavos <> coalesce(a.saldo_valor_centavos, 0) + m.valor_centavos then 'saldo'
    when d.id is not null and (d.saldo_quantidade <> m.saldo_quantidade + d.quantidade or d.saldo_valor_centavos <> m.saldo_valor_centavos + d.valor_centavos)
      then 'saldo seguinte'
    when d.id is null and not exists (select from saldos_estoque s where s.produto_id = m.produto_id and s.deposito_id = m.deposito_id
      and s.quantidade = m.saldo_quantidade and s.valor_centavos = m.saldo_valor_centavos) then 'saldo do depósito'
    when m.tipo = 'estorno' and (o.produto_id, o.deposito_id, o.quantidade, o.valor_centavos)
      is distinct from (m.produto_id, m.deposito_id, -m.quantidade, -m.valor_centavos) then 'estorno'
    when m.tipo = 'transferencia' and (p.produto_id, p.quantidade, p.valor_centavos) is distinct from (m.produto_id, -m.quantidade, -m.valor_centavos)
      then 'transferência'
    -- What was reversed keeps the value with which it was reversed.
    when e.id is null and m.quantidade < 0 and m.tipo in ('retirada', 'transferencia', 'ajuste') and -m.valor_centavos
      <> case when a.saldo_quantidade = -m.quantidade then a.saldo_valor_centavos else parte_do_valor(-m.quantidade, a.saldo_valor_centavos, a.saldo_quantidade) end
      then 'custo'
    when e.id is null and m.quantidade > 0 and m.tipo = 'ajuste' and m.valor_centavos is distinct from
      case when a.saldo_quantidade > 0 then parte_do_valor(m.quantidade, a.saldo_valor_centavos, a.saldo_quantidade)
        else parte_do_valor(m.quantidade, abs(a.valor_centavos), abs(a.quantidade)) end then 'custo'
    -- The two sides of a transfer, and of its reversal, are one fact: that of the side where it began.
    when (m.tipo in ('entrada', 'retirada', 'ajuste') or m.tipo = 'transferencia' and m.quantidade < 0) and not exists (select from fatos_contabeis f
      where f.origem_tipo = case when m.recalculo_id is null then 'movimento_estoque' else 'recalculo_estoque' end and f.origem_id = coalesce(m.recalculo_id, m.id)
        and f.estorno_de is null and f.valor_centavos = abs(m.valor_centavos) and f.data_fato = m.data_movimento and f.evento = 'estoque.' || m.tipo) then 'fato'
    when m.tipo = 'estorno' and (o.tipo <> 'transferencia' or m.quantidade > 0) and not exists (select from fatos_contabeis f
      where f.origem_tipo = 'movimento_estoque' and f.origem_id = m.id and f.estorno_de is not null and f.valor_centavos = abs(m.valor_centavos)
        and f.data_fato = m.data_movimento) then 'fato do estorno'
    -- What a recálculo takes back is what was told before it.
    when m.recalculo_id is not null and m.tipo <> 'estorno' and (m.tipo <> 'transferencia' or m.quantidade < 0) and not exists (select from fatos_contabeis f
      join recalculos_estoque r on r.id = m.recalculo_id where f.origem_tipo = 'recalculo_estoque' and f.origem_id = r.id and f.estorno_de is not null
        and f.valor_centavos = abs(r.valor_antes_centavos) and f.data_fato = m.data_movimento) then 'fato do recálculo'
    when (m.recalculo_id is not null or e.id is not null) and (m.tipo <> 'transferencia' or m.quantidade < 0)
      and (select count(*) from fatos_contabeis f where f.estorno_de is null
        and (f.origem_tipo = 'movimento_estoque' and f.origem_id = m.id
          or f.origem_tipo = 'recalculo_estoque' and f.origem_id in (select r.id from recalculos_estoque r where r.movimento_id = m.id))
        and not exists (select from fatos_contabeis x where x.estorno_de = f.id)) <> case when e.id is null then 1 else 0 end then 'fato repetido' end
  from movimentos_estoque m
  left join lateral (select x.quantidade, x.valor_centavos, x.saldo_quantidade, x.saldo_valor_centavos from movimentos_estoque x
    where x.produto_id = m.produto_id and x.deposito_id = m.deposito_id and (x.data_movimento, x.ordem, x.id) < (m.data_movimento, m.ordem, m.id)
    order by x.data_movimento desc, x.ordem desc, x.id desc limit 1) a on true
  left join lateral (select x.id, x.quantidade, x.valor_centavos, x.saldo_quantidade, x.saldo_valor_centavos from movimentos_estoque x
    where x.produto_id = m.produto_id and x.deposito_id = m.deposito_id and (x.data_movimento, x.ordem, x.id) > (m.data_movimento, m.ordem, m.id)
    order by x.data_movimento, x.ordem, x.id limit 1) d on true
  left join movimentos_estoque o on o.id = m.estorno_de
  left join movimentos_estoque e on e.estorno_de = m.id
  left join movimentos_estoque p on m.tipo = 'transferencia' and p.operacao_id = m.operacao_id and p.item = m.item and p.deposito_id <> m.deposito_id
  where m.id = alvo
$$;

-- Each movement follows from the one before it, costs what the rule says and told accounting; so the balance is the sum of the movements.
create function verificar_movimento_estoque() returns trigger language plpgsql set search_path = public as $$
declare problema text := problema_do_movimento_estoque(new.id);
begin
  if problema like 'fato%' then raise exception 'MOVIMENTO_ESTOQUE_SEM_FATO|% %', new.id, problema; end if;
  if problema is not null then raise exception 'ESTOQUE_NAO_FECHA|% %', new.id, problema; end if;
  return null;
end $$;
create constraint trigger movimentos_estoque_fecham after insert or update on movimentos_estoque deferrable initially deferred
  for each row execute function verificar_movimento_estoque();

-- The balance is what the last movement left.
create function verificar_saldo_estoque() returns trigger language plpgsql set search_path = public as $$
begin
  if exists (select from saldos_estoque s
    left join lateral (select m.saldo_quantidade, m.saldo_valor_centavos from movimentos_estoque m where m.produto_id = s.produto_id and m.deposito_id = s.deposito_id
      order by m.data_movimento desc, m.ordem desc, m.id desc limit 1) u on true
    where s.produto_id = new.produto_id and s.deposito_id = new.deposito_id
      and (s.quantidade, s.valor_centavos) is distinct from (coalesce(u.saldo_quantidade, 0), coalesce(u.saldo_valor_centavos, 0))) then
    raise exception 'ESTOQUE_NAO_FECHA|% %', new.produto_id, new.deposito_id;
  end if;
  return null;
end $$;
create constraint trigger saldos_estoque_fecham after insert or update on saldos_estoque deferrable initially deferred
  for each row execute function verificar_saldo_estoque();

-- A quantity means its unit: it does not change under movements.
create function verificar_unidade_do_produto() returns trigger language plpgsql set search_path = public as $$
begin
  if exists (select from movimentos_estoque where produto_id = new.id) then raise exception 'UNIDADE_EM_USO|%', new.nome; end if;
  return new;
end $$;
create trigger produtos_unidade before update of unidade on produtos for each row when (old.unidade <> new.unidade) execute function verificar_unidade_do_produto();

-- A count that was concluded or given up is never touched again.
create function verificar_contagem_estoque() returns trigger language plpgsql set search_path = public as $$
begin
  if tg_table_name = 'contagens_estoque_itens' then
    if (select c.situacao from contagens_estoque c where c.id = new.contagem_id for share) = 'aberta' then return new; end if;
  elsif old.situacao = 'aberta' and (new.deposito_id, new.grupo_id) is not distinct from (old.deposito_id, old.grupo_id) then return new; end if;
  raise exception 'CONTAGEM_ENCERRADA|%', new.id;
end $$;
create trigger contagens_estoque_aberta before update on contagens_estoque for each row execute function verificar_contagem_estoque();
create trigger contagens_estoque_itens_aberta before insert or update on contagens_estoque_itens for each row execute function verificar_contagem_estoque();

-- The groups of products, by name.
create view v_grupo_de_produtos as select id, nome, ativo from produtos_grupos;

-- In which operation stands the movement that a fact of stock tells of.
create view v_operacao_do_fato as
  select 'movimento_estoque'::text as origem_tipo, id as origem_id, operacao_id from movimentos_estoque
  union all select 'recalculo_estoque', r.id, m.operacao_id from recalculos_estoque r join movimentos_estoque m on m.id = r.movimento_id;
