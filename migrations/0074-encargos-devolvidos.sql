-- titulos: a payment of before a standing agreement that is taken back is owed whole: what it had covered of principal by one new title, and the
-- fine and interest that it had paid by another, made of charges alone. That one has no rates, so that no charge ever runs on a charge, whoever
-- computes: lists, slips, positions, the bank.
alter table titulos_receber
  add column so_encargos boolean not null default false,
  add constraint titulos_receber_so_encargos_coerente check (not so_encargos or (multa_percentual = 0 and juros_percentual_mes = 0
    and desconto_incondicional_centavos = 0 and desconto_condicional_centavos = 0 and no_lugar_de_id is not null and dedutivel is null));
create trigger titulos_receber_so_encargos_fixo before update of so_encargos on titulos_receber
  for each row when (old.so_encargos is distinct from new.so_encargos) execute function recusar_alteracao();
-- `dispensado_centavos` is from now on charges that it owes no more though nothing was received for them: waived, or owed by a title of their own.

-- What the old title owes no more because a new one does: principal, or charges. One row for each new title.
alter table titulos_amortizacoes
  add column multa_centavos bigint not null default 0 check (multa_centavos >= 0),
  add column juros_centavos bigint not null default 0 check (juros_centavos >= 0),
  drop constraint titulos_amortizacoes_valor_centavos_check,
  add constraint titulos_amortizacoes_valor_check
    check (case when tipo = 'levado_a_outro' and valor_centavos = 0 then multa_centavos + juros_centavos > 0 else valor_centavos > 0 and multa_centavos + juros_centavos = 0 end),
  drop constraint titulos_amortizacoes_estorno_key;
create unique index titulos_amortizacoes_estorno_key on titulos_amortizacoes (estorno_id, (valor_centavos = 0)) where estorno_id is not null;

-- As before, with the charges that another title owes.
create or replace view v_titulo_amortizacao as
  select b.titulo_id, b.id as baixa_id, b.data_baixa as data_amortizacao, b.principal_centavos, b.desconto_centavos - coalesce(r.valor_centavos, 0) as desconto_centavos,
    b.multa_centavos, b.juros_centavos, 'baixa' as tipo, coalesce(r.valor_centavos, 0) as desconto_revogado_centavos
    from baixas b left join baixas_descontos_revogados r on r.baixa_id = b.id where not exists (select 1 from estornos e where e.baixa_id = b.id)
  union all
  select a.titulo_id, null, a.data_amortizacao, a.valor_centavos, 0, a.multa_centavos, a.juros_centavos, 'amortizacao', 0 from titulos_amortizacoes a
    where not exists (select 1 from estornos e where e.baixa_id = a.baixa_id)
  union all
  select d.titulo_id, null, d.data_dispensa, 0, 0, d.multa_centavos, d.juros_centavos, 'dispensa', 0 from titulos_dispensas d where d.revogada_em is null;

create or replace function verificar_amortizacao() returns trigger language plpgsql set search_path = public as $$
declare alvo bigint; guardado record; recalculado record;
begin
  if tg_table_name = 'estornos' then select titulo_id into alvo from baixas where id = new.baixa_id;
  elsif tg_table_name = 'titulos_receber' then alvo := new.id;
  else alvo := new.titulo_id; end if;
  select amortizado_centavos as amortizado, recebido_centavos as recebido, dispensado_centavos as dispensado into guardado from titulos_receber where id = alvo;
  select coalesce(sum(a.principal_centavos + a.desconto_centavos), 0)::bigint as amortizado,
    coalesce(sum(case a.tipo when 'baixa' then a.principal_centavos + a.multa_centavos + a.juros_centavos else 0 end), 0)::bigint as recebido,
    coalesce(sum(case a.tipo when 'baixa' then 0 else a.multa_centavos + a.juros_centavos end), 0)::bigint as dispensado
    into recalculado from v_titulo_amortizacao a where a.titulo_id = alvo;
  if guardado <> recalculado then raise exception 'AMORTIZACAO_DIVERGENTE|titulo %: % <> %', alvo, guardado, recalculado; end if;
  return null;
end $$;

-- Charges enter the books when they are received; those of a new title, when it is issued. The old one never owed them there: nothing leaves it.
create or replace function verificar_fato_da_amortizacao() returns trigger language plpgsql set search_path = public as $$
begin
  if new.valor_centavos > 0 and not exists (select 1 from fatos_contabeis f where f.origem_tipo = 'titulo_amortizacao' and f.origem_id = new.id and f.valor_centavos = new.valor_centavos
      and f.evento = case new.tipo when 'quebra' then 'acordo.parcela_encerrada' when 'levado_a_outro' then 'titulo.levado_a_outro' else 'titulo.coberto' end) then
    raise exception 'MOVIMENTO_SEM_FATO|amortizacao %', new.id;
  end if;
  return null;
end $$;

-- What a reversed payment leaves to be owed: what it had covered of principal, and the charges that it had paid or that were waived with it.
create function devido_do_estorno(alvo bigint) returns table (coberto bigint, multa bigint, juros bigint) language sql stable set search_path = public as $$
  select b.principal_centavos + b.desconto_centavos - coalesce(r.valor_centavos, 0), (b.multa_centavos + coalesce(d.multa, 0))::bigint, (b.juros_centavos + coalesce(d.juros, 0))::bigint
  from estornos e join baixas b on b.id = e.baixa_id left join baixas_descontos_revogados r on r.baixa_id = b.id
    cross join lateral (select sum(d.multa_centavos) as multa, sum(d.juros_centavos) as juros from titulos_dispensas d where d.baixa_id = b.id and d.revogada_em >= e.created_at) d
  where e.id = alvo
$$;

create or replace function problema_do_titulo_devolvido(alvo bigint) returns text language sql stable set search_path = public as $$
  select case
    when x.id is null then 'sem origem'
    when n.no_lugar_de_id is distinct from coalesce(t.no_lugar_de_id, t.id) then 'divida'
    when b.titulo_id <> t.id or e.data_estorno <> x.data_amortizacao then 'estorno'
    when x.valor_centavos > 0 and x.valor_centavos <> s.coberto then 'coberto'
    when x.valor_centavos = 0 and (x.multa_centavos, x.juros_centavos) is distinct from (s.multa, s.juros) then 'encargos'
    when x.valor_centavos + x.multa_centavos + x.juros_centavos <> n.valor_centavos - n.desconto_incondicional_centavos then 'valor'
    when n.so_encargos <> (x.valor_centavos = 0 or t.so_encargos) then 'natureza'
    when (n.pagador_id, n.aluno_id, n.matricula_id) is distinct from (t.pagador_id, t.aluno_id, t.matricula_id) then 'pessoa'
    when not exists (select 1 from acordos_titulos i where i.acordo_id = x.acordo_id and i.titulo_id = t.id and (i.devolvido_em is null or i.devolvido_em >= x.created_at)) then 'acordo'
    when x.valor_centavos > 0 and not exists (select 1 from fatos_contabeis f where f.origem_tipo = 'titulo_amortizacao' and f.origem_id = x.id and f.evento = 'titulo.levado_a_outro'
      and f.valor_centavos = x.valor_centavos) then 'fato' end
  from titulos_receber n left join titulos_amortizacoes x on x.novo_titulo_id = n.id left join titulos_receber t on t.id = x.titulo_id
    left join estornos e on e.id = x.estorno_id left join baixas b on b.id = e.baixa_id left join lateral devido_do_estorno(e.id) s on true
  where n.id = alvo and (n.no_lugar_de_id is not null or x.id is not null)
$$;

-- Nothing vanishes: while an agreement holds the title, all that a reversed payment of it leaves to be owed is owed by new titles.
create function verificar_estorno_em_acordo() returns trigger language plpgsql set search_path = public as $$
declare falta bigint;
begin
  select s.coberto + s.multa + s.juros - coalesce((select sum(x.valor_centavos + x.multa_centavos + x.juros_centavos) from titulos_amortizacoes x where x.estorno_id = new.id), 0)
    into falta from baixas b join titulos_receber t on t.id = b.titulo_id cross join lateral devido_do_estorno(new.id) s
    where b.id = new.baixa_id and t.situacao = 'renegociado';
  if falta <> 0 then raise exception 'TITULO_DEVOLVIDO_INCOERENTE|estorno %: falta %', new.id, falta; end if;
  return null;
end $$;
create constraint trigger estornos_em_acordo after insert on estornos deferrable initially deferred for each row execute function verificar_estorno_em_acordo();

-- For income tax charges are charges, whatever the debt was.
create or replace view v_titulo_dedutivel as
  select t.id, not t.so_encargos and coalesce(t.dedutivel, o.dedutivel, p.dedutivel, p.tipo in ('anuidade', 'matricula'), false) as dedutivel, t.dedutivel is not null as classificado
  from titulos_receber t left join titulos_receber o on o.id = t.no_lugar_de_id
    left join contratos_precos l on l.id = coalesce(t.contrato_preco_id, o.contrato_preco_id) left join precos p on p.id = l.preco_id;

create or replace view v_recebimento_do_acordo as
  select f.baixa_id, f.titulo_id, coalesce(p.origem_titulo_id, f.alvo_id) as origem_titulo_id, f.recibo_id, f.pagador_id,
    case when p.origem_titulo_id is null then f.aluno_id else o.aluno_id end as aluno_id, f.data_baixa,
    case when p.origem_titulo_id is null or o.so_encargos then 'encargos' when d.dedutivel then 'dedutivel' else 'nao_dedutivel' end as natureza,
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
    case when t.so_encargos then 'encargos' when d.dedutivel then 'dedutivel' else 'nao_dedutivel' end, x.valor_centavos
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

create or replace view v_recebimento_natureza as
  select b.id as baixa_id, b.titulo_id, b.titulo_id as origem_titulo_id, b.recibo_id, t.pagador_id, t.aluno_id, b.data_baixa,
    case when t.so_encargos then 'encargos' when d.dedutivel then 'dedutivel' else 'nao_dedutivel' end as natureza, b.principal_centavos as valor_centavos
  from baixas b join titulos_receber t on t.id = b.titulo_id join v_titulo_dedutivel d on d.id = b.titulo_id
  where t.origem <> 'acordo' and b.principal_centavos > 0 and not exists (select 1 from estornos e where e.baixa_id = b.id)
  union all
  select b.id, b.titulo_id, b.titulo_id, b.recibo_id, t.pagador_id, t.aluno_id, b.data_baixa, 'encargos', b.multa_centavos + b.juros_centavos
  from baixas b join titulos_receber t on t.id = b.titulo_id
  where b.multa_centavos + b.juros_centavos > 0 and not exists (select 1 from estornos e where e.baixa_id = b.id)
  union all
  select r.baixa_id, r.titulo_id, r.origem_titulo_id, r.recibo_id, r.pagador_id, r.aluno_id, r.data_baixa, r.natureza, r.valor_centavos from v_recebimento_do_acordo r;

-- titulos: as before, with whether it is made of charges alone.
create or replace view v_titulo_receber as
  select t.id, t.numero, t.origem, t.contrato_id, t.parcela, t.parcelas, t.matricula_id, t.pagador_id, p.nome_completo as pagador_nome, p.nome_busca as pagador_nome_busca,
         t.aluno_id, case when t.aluno_id is null and t.origem = 'acordo' then alunos_do_titulo(t.id) else a.nome_completo end as aluno_nome,
         case when t.aluno_id is null and t.origem = 'acordo' then f_busca(alunos_do_titulo(t.id)) else a.nome_busca end as aluno_nome_busca,
         t.descricao, t.data_emissao, t.data_vencimento, t.data_limite, t.valor_centavos,
         t.desconto_incondicional_centavos, t.desconto_condicional_centavos, t.amortizado_centavos, t.recebido_centavos,
         t.valor_centavos - t.desconto_incondicional_centavos - t.amortizado_centavos as saldo_centavos,
         t.multa_percentual, t.juros_percentual_mes, t.conta_bancaria_id, t.forma_pagamento_id, t.situacao, t.portal, t.versao, t.so_encargos
  from titulos_receber t join pessoas p on p.id = t.pagador_id left join pessoas a on a.id = t.aluno_id;
