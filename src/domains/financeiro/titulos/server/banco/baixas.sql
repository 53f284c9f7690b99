-- Every settlement with what undid it, for whoever adds up what was received. It counts in the cash books on the day the account has its money, and
-- its reversal on the day the account gives it back: what is still to be settled has no such day yet, what was taken back before it came never
-- has one. One paid with a credit brings no money: its money came with the credit. Two halves, so that each is found by its own index.
create view v_baixa as
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

-- Baixas that were taken back whole: reversed, with the credit that their payment left.
create view v_baixa_desfeita as
  select b.id as baixa_id from baixas b join estornos e on e.baixa_id = b.id
  where not exists (select 1 from creditos c where c.recibo_id = b.recibo_id
    and not exists (select 1 from creditos_usos u where u.credito_id = c.id and u.tipo = 'estorno'));

-- What was granted or charged beside the rule in a settlement, and why.
create view v_baixa_ajuste as select baixa_id, tipo, valor_centavos, motivo from baixas_ajustes;

-- What confirms a receipt on paper, and nothing about money or people beyond it.
create view v_recibo_conferencia as
  select r.codigo_verificacao, r.numero, r.data_recibo, p.nome_completo as pagador_nome, r.total_centavos,
         (select count(*) from baixas b where b.recibo_id = r.id) = (select count(*) from baixas b join estornos e on e.baixa_id = b.id where b.recibo_id = r.id) as estornado
  from recibos r join pessoas p on p.id = r.pagador_id;

-- The number of a receipt.
create view v_recibo_numero as select id, numero from recibos;

-- A baixa has its cash movement, or its money is to be settled; a reversal takes back what there was. Each has its accounting fact, of the same value.
create function verificar_lancamentos_da_baixa() returns trigger language plpgsql as $$
declare b record; origem text; sentido_esperado text;
begin
  if tg_table_name = 'baixas' then b := new; origem := 'baixa'; sentido_esperado := 'entrada';
  else select * into b from baixas where id = new.baixa_id; origem := 'estorno'; sentido_esperado := 'saida'; end if;
  if not exists (select 1 from lancamentos_financeiros l where l.origem_tipo = origem
      and l.origem_id = new.id and l.valor_centavos = b.valor_centavos and l.sentido = sentido_esperado and l.conta_bancaria_id = b.conta_bancaria_id)
    and not exists (select 1 from recebimentos_a_liquidar r where r.origem_tipo = 'baixa' and r.origem_id = b.id and r.bruto_centavos = b.valor_centavos
      and r.conta_bancaria_id = b.conta_bancaria_id and (origem = 'baixa' or r.situacao = 'estornado' and r.liquidacao_id is null)) then
    raise exception 'BAIXA_SEM_LANCAMENTO|% %', tg_table_name, new.id;
  end if;
  if not exists (select 1 from fatos_contabeis f where f.origem_tipo = origem and f.origem_id = new.id) then
    raise exception 'BAIXA_SEM_FATO|% %', tg_table_name, new.id;
  end if;
  return null;
end $$;
create constraint trigger baixas_lancamento after insert on baixas deferrable initially deferred for each row execute function verificar_lancamentos_da_baixa();
create constraint trigger estornos_lancamento after insert on estornos deferrable initially deferred for each row execute function verificar_lancamentos_da_baixa();

create function verificar_ajuste() returns trigger language plpgsql as $$
begin
  if new.valor_centavos > (select desconto_centavos from baixas where id = new.baixa_id) then
    raise exception 'AJUSTE_ACIMA_DO_DESCONTO|baixa %', new.baixa_id;
  end if;
  return new;
end $$;
create trigger baixas_ajustes_coerentes before insert on baixas_ajustes for each row execute function verificar_ajuste();
