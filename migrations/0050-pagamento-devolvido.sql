-- titulos: a payment received before an agreement may be reversed while the agreement holds its title. The agreement was made with what
-- the payment had covered, so a row takes the place of that on the old title, and a new title owes it: the same debt under another number.
alter table titulos_receber
  -- The title that the debt was born with, however many reversals ago.
  add column no_lugar_de_id bigint constraint titulos_receber_no_lugar_de_id_fkey references titulos_receber,
  add constraint titulos_receber_no_lugar_de_coerente check (no_lugar_de_id is null or (no_lugar_de_id <> id and origem = 'manual'));
create index titulos_receber_no_lugar_de_idx on titulos_receber (no_lugar_de_id) where no_lugar_de_id is not null;
create trigger titulos_receber_no_lugar_de_fixo before update of no_lugar_de_id on titulos_receber
  for each row when (old.no_lugar_de_id is distinct from new.no_lugar_de_id) execute function recusar_alteracao();

alter table titulos_amortizacoes
  add column estorno_id bigint constraint titulos_amortizacoes_estorno_key unique references estornos,
  add column novo_titulo_id bigint constraint titulos_amortizacoes_novo_titulo_key unique references titulos_receber,
  drop constraint titulos_amortizacoes_tipo_check,
  add constraint titulos_amortizacoes_tipo_check check (tipo in ('pago_no_acordo', 'quebra', 'levado_a_outro')),
  add constraint titulos_amortizacoes_levado_check
    check ((tipo = 'levado_a_outro') = (estorno_id is not null) and (estorno_id is null) = (novo_titulo_id is null) and (estorno_id is null or desconto_centavos = 0));

create or replace function verificar_fato_da_amortizacao() returns trigger language plpgsql set search_path = public as $$
begin
  if not exists (select 1 from fatos_contabeis f where f.origem_tipo = 'titulo_amortizacao' and f.origem_id = new.id and f.valor_centavos = new.valor_centavos
      and f.evento = case new.tipo when 'quebra' then 'acordo.parcela_encerrada' when 'levado_a_outro' then 'titulo.levado_a_outro' else 'titulo.coberto' end) then
    raise exception 'MOVIMENTO_SEM_FATO|amortizacao %', new.id;
  end if;
  return null;
end $$;

-- What is wrong with a title made of a reversed payment, null when nothing: it owes what the payment had covered, in the place of the
-- title that the agreement held, and what it owes was taken from there.
create function problema_do_titulo_devolvido(alvo bigint) returns text language sql stable set search_path = public as $$
  select case
    when x.id is null then 'sem origem'
    when n.no_lugar_de_id is distinct from coalesce(t.no_lugar_de_id, t.id) then 'divida'
    when b.titulo_id <> t.id or e.data_estorno <> x.data_amortizacao then 'estorno'
    when x.valor_centavos <> b.principal_centavos + b.desconto_centavos - coalesce(r.valor_centavos, 0) then 'coberto'
    when x.valor_centavos <> n.valor_centavos - n.desconto_incondicional_centavos then 'valor'
    when (n.pagador_id, n.aluno_id, n.matricula_id) is distinct from (t.pagador_id, t.aluno_id, t.matricula_id) then 'pessoa'
    when not exists (select 1 from acordos_titulos i where i.acordo_id = x.acordo_id and i.titulo_id = t.id and (i.devolvido_em is null or i.devolvido_em >= x.created_at)) then 'acordo'
    when not exists (select 1 from fatos_contabeis f where f.origem_tipo = 'titulo_amortizacao' and f.origem_id = x.id and f.evento = 'titulo.levado_a_outro'
      and f.valor_centavos = x.valor_centavos) then 'fato' end
  from titulos_receber n left join titulos_amortizacoes x on x.novo_titulo_id = n.id left join titulos_receber t on t.id = x.titulo_id
    left join estornos e on e.id = x.estorno_id left join baixas b on b.id = e.baixa_id left join baixas_descontos_revogados r on r.baixa_id = b.id
  where n.id = alvo and (n.no_lugar_de_id is not null or x.id is not null)
$$;
create function verificar_titulo_devolvido() returns trigger language plpgsql set search_path = public as $$
declare alvo bigint; problema text;
begin
  if tg_table_name = 'titulos_receber' then alvo := new.id; else alvo := new.novo_titulo_id; end if;
  problema := problema_do_titulo_devolvido(alvo);
  -- Its fact is asked for by a trigger of its own.
  if problema is not null and problema <> 'fato' then raise exception 'TITULO_DEVOLVIDO_INCOERENTE|titulo %: %', alvo, problema; end if;
  return null;
end $$;
create constraint trigger titulos_receber_devolvido after insert or update of valor_centavos, desconto_incondicional_centavos, pagador_id, aluno_id, matricula_id on titulos_receber
  deferrable initially deferred for each row when (new.no_lugar_de_id is not null) execute function verificar_titulo_devolvido();
create constraint trigger titulos_amortizacoes_devolvido after insert on titulos_amortizacoes
  deferrable initially deferred for each row when (new.novo_titulo_id is not null) execute function verificar_titulo_devolvido();

-- It is instruction if the debt was.
create or replace view v_titulo_dedutivel as
  select t.id, coalesce(t.dedutivel, o.dedutivel, p.dedutivel, p.tipo in ('anuidade', 'matricula'), false) as dedutivel, t.dedutivel is not null as classificado
  from titulos_receber t left join titulos_receber o on o.id = t.no_lugar_de_id
    left join contratos_precos l on l.id = coalesce(t.contrato_preco_id, o.contrato_preco_id) left join precos p on p.id = l.preco_id;

-- Whether the debt of a title is still owed: by itself, by installments of the agreements that took its place, or by titles of reversed payments.
create or replace function titulo_pendente(alvo bigint) returns boolean language sql stable set search_path = public as $$
  with recursive divida as (
    select alvo as id
    union
    select x.id from divida d cross join lateral (
      select c.titulo_id as id from acordos_titulos i join acordos_parcelas c on c.acordo_id = i.acordo_id where i.titulo_id = d.id and i.devolvido_em is null
      union all
      select n.id from titulos_receber n where n.no_lugar_de_id = d.id) x
  )
  select exists (select 1 from divida d join titulos_receber t on t.id = d.id where t.situacao in ('aberto', 'parcial'))
$$;

-- The debts of a year as its settlement tells them. A title of a reversed payment is told with the debt that it is of, in the year of that.
create or replace view v_titulo_quitacao as
  select t.id, t.numero, t.origem, t.descricao || case when t.parcelas > 1 then ' ' || t.parcela || '/' || t.parcelas else '' end as descricao, t.pagador_id, t.aluno_id, t.data_vencimento,
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
    left join acordos_parcelas c on c.titulo_id = t.id left join acordos a on a.id = c.acordo_id
    left join (select y.no_lugar_de_id as id, sum(y.recebido_centavos)::bigint as recebido,
        sum(case when titulo_pendente(y.id) then y.valor_centavos - y.desconto_incondicional_centavos - y.amortizado_centavos else 0 end)::bigint as saldo,
        max((select max(b.data_baixa) from baixas b where b.titulo_id = y.id and not exists (select 1 from estornos e where e.baixa_id = b.id))) as dia
      from titulos_receber y where y.no_lugar_de_id is not null group by 1) n on n.id = t.id
    left join (select coalesce(o.no_lugar_de_id, o.id) as id, sum(x.valor_centavos)::bigint as valor, max(x.data_baixa) as dia
      from v_recebimento_do_acordo x join titulos_receber o on o.id = x.origem_titulo_id where x.titulo_id <> x.origem_titulo_id group by 1) r on r.id = t.id
    left join (select x.titulo_id as id, sum(x.valor_centavos)::bigint as valor
      from v_recebimento_do_acordo x join titulos_receber n on n.id = x.titulo_id join titulos_receber d on d.id = x.origem_titulo_id join titulos_receber o on o.id = coalesce(d.no_lugar_de_id, d.id)
      where x.titulo_id <> x.origem_titulo_id and extract(year from o.data_vencimento) = extract(year from n.data_vencimento) group by 1) s on s.id = t.id
    left join (select p.titulo_id as id, sum(p.valor_centavos)::bigint as valor
      from acordos_parcelas_partes p join titulos_receber n on n.id = p.titulo_id join titulos_receber d on d.id = p.origem_titulo_id join titulos_receber o on o.id = coalesce(d.no_lugar_de_id, d.id)
      where extract(year from o.data_vencimento) = extract(year from n.data_vencimento) group by 1) q on q.id = t.id
  -- A case, so that the planner does not take the few titles of returned payments for nearly all.
  where t.situacao <> 'cancelado' and case when t.no_lugar_de_id is null then true else false end;
