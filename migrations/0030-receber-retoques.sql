-- cadastros: what a method does with the money is read by whoever receives by it.
create or replace view v_forma_pagamento as
  select id, nome, tipo, conta_bancaria_id, ativa, dias_liquidacao, taxa_percentual, taxa_fixa_centavos from formas_pagamento;

-- caixa: by which method money moved, for the count of a closing. What moved before is read from where it came.
alter table lancamentos_financeiros add column forma_pagamento_id bigint references formas_pagamento;
alter table lancamentos_financeiros disable trigger lancamentos_financeiros_imutaveis;
update lancamentos_financeiros l set forma_pagamento_id = b.forma_pagamento_id from baixas b where l.origem_tipo = 'baixa' and l.origem_id = b.id;
update lancamentos_financeiros l set forma_pagamento_id = b.forma_pagamento_id from estornos e join baixas b on b.id = e.baixa_id
  where l.origem_tipo = 'estorno' and l.origem_id = e.id;
update lancamentos_financeiros l set forma_pagamento_id = c.forma_pagamento_id from creditos c where l.origem_tipo = 'credito' and l.origem_id = c.id;
update lancamentos_financeiros l set forma_pagamento_id = c.forma_pagamento_id from creditos_usos u join creditos c on c.id = u.credito_id
  where l.origem_tipo in ('credito_uso', 'credito_uso_estorno') and l.origem_id = u.id and u.tipo <> 'devolucao';
alter table lancamentos_financeiros enable trigger lancamentos_financeiros_imutaveis;

-- caixa: money that a payer gave and that the account does not have yet: cards, cheques, payroll. One row for each part of a payment,
-- the fee of the payment apportioned among them; it becomes entries when it is settled.
create table liquidacoes_recebimentos (
  id bigint generated always as identity primary key,
  -- Everything due until this day was settled, each on the day it was expected unless another day was given for all.
  ate date not null,
  data_credito date,
  quantidade int not null check (quantidade > 0),
  bruto_centavos bigint not null check (bruto_centavos > 0),
  taxa_centavos bigint not null check (taxa_centavos between 0 and bruto_centavos),
  usuario_id bigint not null,
  usuario_nome text not null,
  created_at timestamptz not null default clock_timestamp()
);
create trigger liquidacoes_recebimentos_imutaveis before update or delete on liquidacoes_recebimentos for each row execute function recusar_alteracao();
create trigger liquidacoes_recebimentos_sem_truncate before truncate on liquidacoes_recebimentos for each statement execute function recusar_alteracao();

create table recebimentos_a_liquidar (
  id bigint generated always as identity primary key,
  origem_tipo text not null check (origem_tipo in ('baixa', 'credito')),
  origem_id bigint not null,
  conta_bancaria_id bigint not null references contas_bancarias,
  forma_pagamento_id bigint not null references formas_pagamento,
  data_recebimento date not null,
  data_prevista date not null,
  bruto_centavos bigint not null check (bruto_centavos > 0),
  taxa_centavos bigint not null check (taxa_centavos between 0 and bruto_centavos),
  categoria text not null check (length(categoria) between 1 and 60),
  historico text not null check (length(historico) between 1 and 300),
  situacao text not null default 'a_liquidar' check (situacao in ('a_liquidar', 'liquidado', 'estornado')),
  liquidacao_id bigint references liquidacoes_recebimentos,
  data_liquidacao date,
  data_estorno date,
  usuario_id bigint not null,
  usuario_nome text not null,
  created_at timestamptz not null default clock_timestamp(),
  constraint recebimentos_a_liquidar_origem_key unique (origem_tipo, origem_id),
  constraint recebimentos_a_liquidar_prevista_check check (data_prevista >= data_recebimento),
  constraint recebimentos_a_liquidar_situacao_coerente check (
    (liquidacao_id is null) = (data_liquidacao is null) and data_liquidacao >= data_recebimento
    and case situacao when 'a_liquidar' then liquidacao_id is null and data_estorno is null
                      when 'liquidado' then liquidacao_id is not null and data_estorno is null else data_estorno is not null end)
);
create index recebimentos_a_liquidar_prevista_idx on recebimentos_a_liquidar (data_prevista, id);
create index recebimentos_a_liquidar_pendentes_idx on recebimentos_a_liquidar (data_prevista, id) where situacao = 'a_liquidar';
create index recebimentos_a_liquidar_liquidacao_idx on recebimentos_a_liquidar (liquidacao_id) where liquidacao_id is not null;
create trigger recebimentos_a_liquidar_sem_exclusao before delete on recebimentos_a_liquidar for each row execute function recusar_alteracao();
create trigger recebimentos_a_liquidar_sem_truncate before truncate on recebimentos_a_liquidar for each statement execute function recusar_alteracao();

-- What was received stays as it was; it is settled once, taken back once, and never the other way round.
create function verificar_mudanca_de_recebimento() returns trigger language plpgsql as $$
begin
  if (old.origem_tipo, old.origem_id, old.conta_bancaria_id, old.forma_pagamento_id, old.data_recebimento, old.data_prevista, old.bruto_centavos, old.taxa_centavos,
      old.categoria, old.historico) is distinct from (new.origem_tipo, new.origem_id, new.conta_bancaria_id, new.forma_pagamento_id, new.data_recebimento,
      new.data_prevista, new.bruto_centavos, new.taxa_centavos, new.categoria, new.historico)
    or (old.situacao, new.situacao) not in (('a_liquidar', 'liquidado'), ('a_liquidar', 'estornado'), ('liquidado', 'estornado'))
    or old.situacao = 'liquidado' and (old.liquidacao_id, old.data_liquidacao) is distinct from (new.liquidacao_id, new.data_liquidacao)
    or old.situacao = 'a_liquidar' and new.situacao = 'estornado' and new.liquidacao_id is not null then
    raise exception 'RECEBIMENTO_JA_LIQUIDADO|recebimento %', old.id;
  end if;
  return new;
end $$;
create trigger recebimentos_a_liquidar_mudanca before update on recebimentos_a_liquidar for each row execute function verificar_mudanca_de_recebimento();

-- What is wrong with money to be settled, null when nothing: entries and facts are there exactly once it was settled.
create function problema_do_recebimento(alvo bigint) returns text language sql stable as $$
  select case
    when (r.liquidacao_id is not null) is distinct from exists (select 1 from lancamentos_financeiros l where l.origem_tipo = r.origem_tipo and l.origem_id = r.origem_id
      and (r.liquidacao_id is null or (l.sentido, l.valor_centavos, l.conta_bancaria_id, l.data_movimento) = ('entrada', r.bruto_centavos, r.conta_bancaria_id, r.data_liquidacao))) then 'lancamento'
    when (r.liquidacao_id is not null and r.taxa_centavos > 0) is distinct from exists (select 1 from lancamentos_financeiros l where l.origem_tipo = 'taxa_recebimento' and l.origem_id = r.id
      and (l.sentido, l.valor_centavos, l.conta_bancaria_id, l.data_movimento) = ('saida', r.taxa_centavos, r.conta_bancaria_id, r.data_liquidacao)) then 'taxa'
    when (r.liquidacao_id is not null) is distinct from exists (select 1 from fatos_contabeis f where f.origem_tipo = 'recebimento_a_liquidar' and f.origem_id = r.id
      and f.evento = 'recebimento.liquidado' and f.valor_centavos = r.bruto_centavos) then 'fato'
    when (r.liquidacao_id is not null and r.situacao = 'estornado' and r.taxa_centavos > 0) is distinct from exists (
      select 1 from lancamentos_financeiros l where l.origem_tipo = 'taxa_recebimento_estorno' and l.origem_id = r.id) then 'estorno'
    when (r.liquidacao_id is not null and r.situacao = 'estornado') is distinct from exists (select 1 from fatos_contabeis f
      where f.origem_tipo = 'recebimento_a_liquidar_estorno' and f.origem_id = r.id and f.estorno_de is not null and f.valor_centavos = r.bruto_centavos) then 'fato do estorno' end
  from recebimentos_a_liquidar r where r.id = alvo
$$;
create function verificar_recebimento_a_liquidar() returns trigger language plpgsql as $$
declare problema text;
begin
  problema := problema_do_recebimento(new.id);
  if problema is not null then raise exception 'RECEBIMENTO_INCOERENTE|recebimento %: %', new.id, problema; end if;
  return null;
end $$;
create constraint trigger recebimentos_a_liquidar_coerentes after insert or update on recebimentos_a_liquidar
  deferrable initially deferred for each row execute function verificar_recebimento_a_liquidar();
-- A fee is told with the money that it is taken from: its fact carries it beside the gross.
create or replace function verificar_fato_do_lancamento() returns trigger language plpgsql as $$
declare origem text := case new.origem_tipo when 'transferencia_entrada' then 'lancamento_manual'
  when 'transferencia_entrada_estorno' then 'lancamento_manual_estorno'
  when 'taxa_recebimento' then 'recebimento_a_liquidar'
  when 'taxa_recebimento_estorno' then 'recebimento_a_liquidar_estorno' else new.origem_tipo end;
begin
  if not exists (select 1 from fatos_contabeis f where f.origem_tipo = origem and f.origem_id = new.origem_id
      and case when new.origem_tipo like 'taxa_recebimento%' then (f.valores ->> 'taxaCentavos')::bigint else f.valor_centavos end = new.valor_centavos
      and (f.estorno_de is null) = (new.estorno_de is null)) then
    raise exception 'MOVIMENTO_SEM_FATO|lancamento % de % %', new.id, new.origem_tipo, new.origem_id;
  end if;
  return null;
end $$;
create view v_recebimento_a_liquidar as
  select id, origem_tipo, origem_id, conta_bancaria_id, forma_pagamento_id, data_recebimento, data_prevista, bruto_centavos, taxa_centavos, situacao, liquidacao_id,
    data_liquidacao, data_estorno
  from recebimentos_a_liquidar;

-- titulos: a baixa has its cash movement, or its money is to be settled; a reversal takes back what there was.
create or replace function verificar_lancamentos_da_baixa() returns trigger language plpgsql as $$
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
create or replace function problema_do_credito(alvo bigint) returns text language sql stable as $$
  select case
    when c.utilizado_centavos <> coalesce((select sum(u.valor_centavos) from creditos_usos u where u.credito_id = c.id
      and not exists (select 1 from estornos e where e.baixa_id = u.baixa_id)), 0) then 'utilizado'
    when not exists (select 1 from lancamentos_financeiros l where l.origem_tipo = 'credito' and l.origem_id = c.id and l.sentido = 'entrada'
      and l.valor_centavos = c.valor_centavos and l.conta_bancaria_id = c.conta_bancaria_id) and r.id is null then 'lancamento'
    when not exists (select 1 from fatos_contabeis f where f.origem_tipo = 'credito' and f.origem_id = c.id and f.valor_centavos = c.valor_centavos) then 'fato'
    when exists (select 1 from creditos_usos u where u.credito_id = c.id and (
      not exists (select 1 from lancamentos_financeiros l where l.origem_tipo = 'credito_uso' and l.origem_id = u.id and l.sentido = 'saida'
        and l.valor_centavos = u.valor_centavos and l.conta_bancaria_id = u.conta_bancaria_id)
        and not (u.tipo = 'estorno' and r.situacao is not distinct from 'estornado' and r.liquidacao_id is null)
      or not exists (select 1 from fatos_contabeis f where f.origem_tipo = 'credito_uso' and f.origem_id = u.id and f.valor_centavos = u.valor_centavos))) then 'uso'
    when exists (select 1 from creditos_usos u join estornos e on e.baixa_id = u.baixa_id where u.credito_id = c.id
      and not exists (select 1 from lancamentos_financeiros l where l.origem_tipo = 'credito_uso_estorno' and l.origem_id = u.id and l.sentido = 'entrada'
        and l.valor_centavos = u.valor_centavos)) then 'uso_estornado' end
  from creditos c left join recebimentos_a_liquidar r on r.origem_tipo = 'credito' and r.origem_id = c.id and r.bruto_centavos = c.valor_centavos
    and r.conta_bancaria_id = c.conta_bancaria_id
  where c.id = alvo
$$;

-- titulos: the credit of a receipt lives while a baixa of the receipt does.
create function verificar_credito_do_recibo() returns trigger language plpgsql as $$
declare recibo bigint;
begin
  select b.recibo_id into recibo from baixas b where b.id = new.baixa_id;
  if not exists (select 1 from baixas b where b.recibo_id = recibo and not exists (select 1 from estornos e where e.baixa_id = b.id))
    and exists (select 1 from creditos c where c.recibo_id = recibo and not exists (select 1 from creditos_usos u where u.credito_id = c.id and u.tipo = 'estorno')) then
    raise exception 'CREDITO_DE_RECIBO_ESTORNADO|recibo %', recibo;
  end if;
  return null;
end $$;
create constraint trigger estornos_credito_do_recibo after insert on estornos deferrable initially deferred
  for each row execute function verificar_credito_do_recibo();

-- titulos: what money, an agreement or a waiver already counted on does not change under them: who owes, how much, with which terms.
create function verificar_titulo_movimentado() returns trigger language plpgsql as $$
begin
  raise exception 'TITULO_MOVIMENTADO|titulo %', old.id;
end $$;
create trigger titulos_receber_movimentado before update on titulos_receber for each row when (
  (old.amortizado_centavos > 0 or old.recebido_centavos > 0 or old.dispensado_centavos > 0)
  and (old.pagador_id, old.valor_centavos, old.desconto_incondicional_centavos, old.desconto_condicional_centavos, old.data_emissao, old.data_vencimento, old.data_limite,
    old.multa_percentual, old.juros_percentual_mes, old.numero, old.origem)
  is distinct from (new.pagador_id, new.valor_centavos, new.desconto_incondicional_centavos, new.desconto_condicional_centavos, new.data_emissao, new.data_vencimento,
    new.data_limite, new.multa_percentual, new.juros_percentual_mes, new.numero, new.origem)) execute function verificar_titulo_movimentado();

-- caixa: a period keeps its entries inside its days, a closed one keeps its days, and every state it is in is the last that its history tells.
create function verificar_mudanca_de_periodo() returns trigger language plpgsql as $$
begin
  if (old.conta_bancaria_id, old.data_inicio, old.data_fim) is distinct from (new.conta_bancaria_id, new.data_inicio, new.data_fim) then
    if old.situacao = 'fechado' then raise exception 'PERIODO_FINANCEIRO_FECHADO|periodo %', old.id; end if;
    if exists (select 1 from lancamentos_financeiros l where l.periodo_financeiro_id = old.id
        and (l.conta_bancaria_id <> new.conta_bancaria_id or l.data_movimento not between new.data_inicio and new.data_fim)) then
      raise exception 'PERIODO_FINANCEIRO_COM_MOVIMENTO|periodo %', old.id;
    end if;
  end if;
  if old.situacao <> new.situacao and (old.situacao, new.situacao) not in (('aberto', 'fechado'), ('reaberto', 'fechado'), ('fechado', 'reaberto')) then
    raise exception 'PERIODO_FINANCEIRO_SEM_MUDANCA|periodo %: % -> %', old.id, old.situacao, new.situacao;
  end if;
  return new;
end $$;
create trigger periodos_financeiros_mudanca before update on periodos_financeiros for each row execute function verificar_mudanca_de_periodo();
create function verificar_situacao_do_periodo() returns trigger language plpgsql as $$
begin
  if (select p.situacao from periodos_financeiros p where p.id = new.id)
    is distinct from coalesce((select s.para from periodos_financeiros_situacoes s where s.periodo_financeiro_id = new.id order by s.id desc limit 1), 'aberto') then
    raise exception 'PERIODO_FINANCEIRO_SEM_MUDANCA|periodo %', new.id;
  end if;
  return null;
end $$;
create constraint trigger periodos_financeiros_situacao after insert or update of situacao on periodos_financeiros
  deferrable initially deferred for each row execute function verificar_situacao_do_periodo();

-- caixa: what was counted at a closing, by method; null is the rest of the account: what it opened with, and what moved by no method.
create table periodos_financeiros_contagens (
  id bigint generated always as identity primary key,
  situacao_id bigint not null references periodos_financeiros_situacoes,
  forma_pagamento_id bigint references formas_pagamento,
  esperado_centavos bigint not null,
  contado_centavos bigint not null,
  constraint periodos_financeiros_contagens_key unique nulls not distinct (situacao_id, forma_pagamento_id)
);
create trigger periodos_financeiros_contagens_imutaveis before update or delete on periodos_financeiros_contagens for each row execute function recusar_alteracao();
create trigger periodos_financeiros_contagens_sem_truncate before truncate on periodos_financeiros_contagens for each statement execute function recusar_alteracao();
-- The count adds up to the balances of its closing.
create function verificar_contagem() returns trigger language plpgsql as $$
begin
  if exists (select 1 from periodos_financeiros_situacoes s
      cross join lateral (select sum(c.esperado_centavos) as esperado, sum(c.contado_centavos) as contado from periodos_financeiros_contagens c where c.situacao_id = s.id) c
      where s.id = new.situacao_id and (s.para <> 'fechado' or (s.saldo_calculado_centavos, s.saldo_informado_centavos) is distinct from (c.esperado, c.contado))) then
    raise exception 'CONTAGEM_NAO_FECHA|fechamento %', new.situacao_id;
  end if;
  return null;
end $$;
create constraint trigger periodos_financeiros_contagens_fecham after insert on periodos_financeiros_contagens
  deferrable initially deferred for each row execute function verificar_contagem();

-- titulos: a due date that was changed, and what it was: the position of a past day is that of the date which held then.
create table titulos_vencimentos (
  id bigint generated always as identity primary key,
  titulo_id bigint not null references titulos_receber,
  vencimento_anterior date not null,
  limite_anterior date not null,
  vencimento_novo date not null,
  motivo text not null check (length(motivo) between 3 and 300),
  usuario_id bigint not null,
  usuario_nome text not null,
  created_at timestamptz not null default clock_timestamp(),
  constraint titulos_vencimentos_muda_check check (vencimento_novo <> vencimento_anterior)
);
create index titulos_vencimentos_titulo_idx on titulos_vencimentos (titulo_id, id);
create trigger titulos_vencimentos_imutaveis before update or delete on titulos_vencimentos for each row execute function recusar_alteracao();
create trigger titulos_vencimentos_sem_truncate before truncate on titulos_vencimentos for each statement execute function recusar_alteracao();

-- titulos: a settlement counts in the cash books on the day the account has its money, and its reversal on the day the account gives it back.
-- What is still to be settled has no such day yet; what was taken back before it came never has one. Two halves, so that each is found by its own index.
create or replace view v_baixa as
  select b.id, b.titulo_id, b.recibo_id, t.pagador_id, t.aluno_id, t.matricula_id, b.data_baixa, coalesce(b.data_credito, b.data_baixa) as data_movimento, b.valor_centavos, b.principal_centavos,
    b.juros_centavos, b.multa_centavos, b.desconto_centavos, b.conta_bancaria_id, b.forma_pagamento_id, e.data_estorno, e.data_estorno as data_saida
  from baixas b join titulos_receber t on t.id = b.titulo_id left join estornos e on e.baixa_id = b.id
  where not exists (select 1 from recebimentos_a_liquidar r where r.origem_tipo = 'baixa' and r.origem_id = b.id)
  union all
  select b.id, b.titulo_id, b.recibo_id, t.pagador_id, t.aluno_id, t.matricula_id, b.data_baixa, r.data_liquidacao, b.valor_centavos, b.principal_centavos,
    b.juros_centavos, b.multa_centavos, b.desconto_centavos, b.conta_bancaria_id, b.forma_pagamento_id, e.data_estorno, case when r.liquidacao_id is not null then e.data_estorno end
  from recebimentos_a_liquidar r join baixas b on b.id = r.origem_id join titulos_receber t on t.id = b.titulo_id left join estornos e on e.baixa_id = b.id
  where r.origem_tipo = 'baixa';
create index recebimentos_a_liquidar_data_idx on recebimentos_a_liquidar (data_liquidacao) where origem_tipo = 'baixa';
