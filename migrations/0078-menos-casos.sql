-- titulos: a payment of before a standing agreement is not reversed any more, the agreement ends first: no title stands for a returned payment.
drop trigger titulos_receber_devolvido on titulos_receber;
drop trigger titulos_amortizacoes_devolvido on titulos_amortizacoes;
drop trigger estornos_em_acordo on estornos;
drop function verificar_titulo_devolvido(), verificar_estorno_em_acordo(), problema_do_titulo_devolvido(bigint), devido_do_estorno(bigint);

-- An agreement was made with what a payment had covered: while it holds the title, the payment stays.
create function recusar_estorno_em_acordo() returns trigger language plpgsql set search_path = public as $$
begin
  if exists (select 1 from baixas b join titulos_receber t on t.id = b.titulo_id where b.id = new.baixa_id and t.situacao = 'renegociado') then
    raise exception 'ESTORNO_EM_ACORDO|baixa %', new.baixa_id;
  end if;
  return null;
end $$;
create trigger estornos_em_acordo after insert on estornos for each row execute function recusar_estorno_em_acordo();

create or replace view v_titulo_amortizacao as
  select b.titulo_id, b.id as baixa_id, b.data_baixa as data_amortizacao, b.principal_centavos, b.desconto_centavos - coalesce(r.valor_centavos, 0) as desconto_centavos,
    b.multa_centavos, b.juros_centavos, 'baixa' as tipo, coalesce(r.valor_centavos, 0) as desconto_revogado_centavos
    from baixas b left join baixas_descontos_revogados r on r.baixa_id = b.id where not exists (select 1 from estornos e where e.baixa_id = b.id)
  union all
  select a.titulo_id, null, a.data_amortizacao, a.valor_centavos, 0, 0, 0, 'amortizacao', 0 from titulos_amortizacoes a
    where not exists (select 1 from estornos e where e.baixa_id = a.baixa_id)
  union all
  select d.titulo_id, null, d.data_dispensa, 0, 0, d.multa_centavos, d.juros_centavos, 'dispensa', 0 from titulos_dispensas d where d.revogada_em is null;

create or replace function verificar_fato_da_amortizacao() returns trigger language plpgsql set search_path = public as $$
begin
  if not exists (select 1 from fatos_contabeis f where f.origem_tipo = 'titulo_amortizacao' and f.origem_id = new.id and f.valor_centavos = new.valor_centavos
      and f.evento = case new.tipo when 'quebra' then 'acordo.parcela_encerrada' else 'titulo.coberto' end) then
    raise exception 'MOVIMENTO_SEM_FATO|amortizacao %', new.id;
  end if;
  return null;
end $$;

-- It is instruction by what was said by hand, or by its price.
create or replace view v_titulo_dedutivel as
  select t.id, coalesce(t.dedutivel, p.dedutivel, p.tipo in ('anuidade', 'matricula'), false) as dedutivel, t.dedutivel is not null as classificado
  from titulos_receber t left join contratos_precos l on l.id = t.contrato_preco_id left join precos p on p.id = l.preco_id;

create or replace view v_recebimento_do_acordo as
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

create or replace view v_recebimento_natureza as
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

-- Whether the debt of a title is still owed: by itself, or by installments of the agreements that took its place.
create or replace function titulo_pendente(alvo bigint) returns boolean language sql stable set search_path = public as $$
  with recursive divida as (
    select alvo as id
    union
    select c.titulo_id from divida d join acordos_titulos i on i.titulo_id = d.id and i.devolvido_em is null join acordos_parcelas c on c.acordo_id = i.acordo_id
  )
  select exists (select 1 from divida d join titulos_receber t on t.id = d.id where t.situacao in ('aberto', 'parcial'))
$$;

-- The debts of a year as its settlement tells them, by the first due date.
create or replace view v_titulo_quitacao as
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

drop view v_titulo_receber;
create view v_titulo_receber as
  select t.id, t.numero, t.origem, t.contrato_id, t.parcela, t.parcelas, t.matricula_id, t.pagador_id, p.nome_completo as pagador_nome, p.nome_busca as pagador_nome_busca,
         t.aluno_id, case when t.aluno_id is null and t.origem = 'acordo' then alunos_do_titulo(t.id) else a.nome_completo end as aluno_nome,
         case when t.aluno_id is null and t.origem = 'acordo' then f_busca(alunos_do_titulo(t.id)) else a.nome_busca end as aluno_nome_busca,
         t.descricao, t.data_emissao, t.data_vencimento, t.data_limite, t.valor_centavos,
         t.desconto_incondicional_centavos, t.desconto_condicional_centavos, t.amortizado_centavos, t.recebido_centavos,
         t.valor_centavos - t.desconto_incondicional_centavos - t.amortizado_centavos as saldo_centavos,
         t.multa_percentual, t.juros_percentual_mes, t.conta_bancaria_id, t.forma_pagamento_id, t.situacao, t.portal, t.versao
  from titulos_receber t join pessoas p on p.id = t.pagador_id left join pessoas a on a.id = t.aluno_id;

alter table titulos_amortizacoes
  drop constraint titulos_amortizacoes_levado_check,
  drop constraint titulos_amortizacoes_valor_check,
  drop constraint titulos_amortizacoes_tipo_check,
  drop column estorno_id, drop column novo_titulo_id, drop column multa_centavos, drop column juros_centavos,
  add constraint titulos_amortizacoes_tipo_check check (tipo in ('pago_no_acordo', 'quebra')),
  add constraint titulos_amortizacoes_valor_centavos_check check (valor_centavos > 0);
drop trigger titulos_receber_no_lugar_de_fixo on titulos_receber;
drop trigger titulos_receber_so_encargos_fixo on titulos_receber;
alter table titulos_receber drop column no_lugar_de_id, drop column so_encargos;

create or replace function verificar_amortizacao() returns trigger language plpgsql set search_path = public as $$
declare alvo bigint; guardado record; recalculado record;
begin
  if tg_table_name = 'estornos' then select titulo_id into alvo from baixas where id = new.baixa_id;
  elsif tg_table_name = 'titulos_receber' then alvo := new.id;
  else alvo := new.titulo_id; end if;
  select amortizado_centavos as amortizado, recebido_centavos as recebido, dispensado_centavos as dispensado into guardado from titulos_receber where id = alvo;
  select coalesce(sum(a.principal_centavos + a.desconto_centavos), 0)::bigint as amortizado,
    coalesce(sum(case a.tipo when 'baixa' then a.principal_centavos + a.multa_centavos + a.juros_centavos else 0 end), 0)::bigint as recebido,
    coalesce(sum(case a.tipo when 'dispensa' then a.multa_centavos + a.juros_centavos else 0 end), 0)::bigint as dispensado
    into recalculado from v_titulo_amortizacao a where a.titulo_id = alvo;
  if guardado <> recalculado then raise exception 'AMORTIZACAO_DIVERGENTE|titulo %: % <> %', alvo, guardado, recalculado; end if;
  return null;
end $$;

-- What a title owes is said by the rule of titulos and by its one form in SQL, which lists and positions share.
drop function devido_com_baixas(bigint, date, date, bigint, bigint, numeric, numeric, date);

-- cadastros: nobody reads them.
drop view v_taxa, v_banco;

-- titulos: a reason is what a person wrote; what the system cancels for another act has a code, and its words stand with the texts.
alter table titulos_cancelamentos
  add column codigo_motivo text check (codigo_motivo in ('substituido_por_aditivo', 'aditivo_revogado', 'cancelamento_desfeito', 'reativacao_desfeita')),
  add constraint titulos_cancelamentos_um_motivo check (motivo is null or codigo_motivo is null);
-- acesso: why a session ended is a code.
alter table sessoes add constraint sessoes_motivo_revogacao_check check (motivo_revogacao in ('acesso_alterado', 'encerrada_pelo_usuario', 'encerrada_por_administrador', 'saiu',
  'segundo_fator_ligado', 'segundo_fator_retirado', 'senha_alterada', 'senha_redefinida', 'token_anterior_usado', 'usuario_desativado', 'vinculo_encerrado'));
