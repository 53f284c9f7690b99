-- titulos: what else moves a receivable title besides baixas: waived charges, agreements, and the credit of a payer.

-- A bank hands money over on a later day than the payer paid it: what was owed is that of data_baixa, the cash book that of data_credito.
alter table baixas add column data_credito date;
alter table baixas disable trigger baixas_imutaveis;
update baixas b set data_credito = l.data_movimento from lancamentos_financeiros l
  where l.origem_tipo = 'baixa' and l.origem_id = b.id and l.data_movimento <> b.data_baixa;
alter table baixas enable trigger baixas_imutaveis;

-- Charges that somebody with the right to it decided not to ask for. Revoked by a date, never deleted.
create table titulos_dispensas (
  id bigint generated always as identity primary key,
  titulo_id bigint not null references titulos_receber,
  data_dispensa date not null,
  multa_centavos bigint not null default 0 check (multa_centavos >= 0),
  juros_centavos bigint not null default 0 check (juros_centavos >= 0),
  motivo text not null check (length(motivo) between 3 and 300),
  -- The baixa that was made with it: its reversal takes the waiver back.
  baixa_id bigint references baixas,
  usuario_id bigint not null,
  usuario_nome text not null,
  created_at timestamptz not null default clock_timestamp(),
  revogada_em timestamptz,
  constraint titulos_dispensas_valor_check check (multa_centavos + juros_centavos > 0)
);
create index titulos_dispensas_titulo_idx on titulos_dispensas (titulo_id);
create index titulos_dispensas_baixa_idx on titulos_dispensas (baixa_id) where baixa_id is not null;
create trigger titulos_dispensas_sem_exclusao before delete on titulos_dispensas for each row execute function recusar_alteracao();
create trigger titulos_dispensas_sem_truncate before truncate on titulos_dispensas for each statement execute function recusar_alteracao();

-- Agreements: the old titles leave, new ones take their place, to the cent.
create sequence acordos_numero_seq;
create table acordos (
  id bigint generated always as identity primary key,
  numero bigint not null unique default nextval('acordos_numero_seq'),
  pagador_id bigint not null references pessoas,
  data_acordo date not null,
  situacao text not null default 'vigente' check (situacao in ('vigente', 'quebrado', 'desfeito')),
  saldo_centavos bigint not null check (saldo_centavos > 0),
  multa_centavos bigint not null check (multa_centavos >= 0),
  juros_centavos bigint not null check (juros_centavos >= 0),
  dispensa_centavos bigint not null default 0 check (dispensa_centavos between 0 and multa_centavos + juros_centavos),
  motivo_dispensa text check (length(motivo_dispensa) between 3 and 300),
  total_centavos bigint not null,
  entrada_centavos bigint not null default 0 check (entrada_centavos >= 0),
  -- Days late of a new title after which the agreement may be declared broken: the rule of the day it was made.
  dias_para_quebra int not null check (dias_para_quebra between 1 and 365),
  observacao text check (length(observacao) <= 500),
  usuario_id bigint not null,
  usuario_nome text not null,
  versao int not null default 1,
  created_at timestamptz not null default clock_timestamp(),
  constraint acordos_total_check check (total_centavos = saldo_centavos + multa_centavos + juros_centavos - dispensa_centavos),
  constraint acordos_entrada_check check (entrada_centavos <= total_centavos),
  constraint acordos_dispensa_tem_motivo check (dispensa_centavos = 0 or motivo_dispensa is not null)
);
create index acordos_pagador_idx on acordos (pagador_id, id);
create trigger acordos_sem_exclusao before delete on acordos for each row execute function recusar_alteracao();

create table acordos_situacoes (
  id bigint generated always as identity primary key,
  acordo_id bigint not null references acordos,
  de text,
  para text not null,
  motivo text check (length(motivo) <= 500),
  usuario_id bigint not null,
  usuario_nome text not null,
  created_at timestamptz not null default clock_timestamp()
);
create index acordos_situacoes_acordo_idx on acordos_situacoes (acordo_id, id);
create trigger acordos_situacoes_imutaveis before update or delete on acordos_situacoes for each row execute function recusar_alteracao();
create trigger acordos_situacoes_sem_truncate before truncate on acordos_situacoes for each statement execute function recusar_alteracao();

create table acordos_titulos (
  id bigint generated always as identity primary key,
  acordo_id bigint not null references acordos,
  titulo_id bigint not null references titulos_receber,
  situacao_anterior text not null check (situacao_anterior in ('aberto', 'parcial')),
  saldo_centavos bigint not null check (saldo_centavos > 0),
  multa_centavos bigint not null check (multa_centavos >= 0),
  juros_centavos bigint not null check (juros_centavos >= 0),
  dispensa_centavos bigint not null default 0 check (dispensa_centavos between 0 and multa_centavos + juros_centavos),
  -- When the title came back, because the agreement was undone or broken.
  devolvido_em timestamptz,
  constraint acordos_titulos_key unique (acordo_id, titulo_id)
);
create unique index acordos_titulos_vivo_key on acordos_titulos (titulo_id) where devolvido_em is null;
create index acordos_titulos_titulo_idx on acordos_titulos (titulo_id);
create trigger acordos_titulos_sem_exclusao before delete on acordos_titulos for each row execute function recusar_alteracao();

create table acordos_parcelas (
  titulo_id bigint primary key references titulos_receber,
  acordo_id bigint not null references acordos,
  parcela int not null check (parcela between 1 and 60),
  entrada boolean not null default false,
  constraint acordos_parcelas_key unique (acordo_id, parcela)
);
create trigger acordos_parcelas_imutaveis before update or delete on acordos_parcelas for each row execute function recusar_alteracao();
create trigger acordos_parcelas_sem_truncate before truncate on acordos_parcelas for each statement execute function recusar_alteracao();

-- Principal covered without money at the title: what was paid inside a broken agreement goes to the old titles, and what is left
-- of a partly paid new one ends with the agreement.
create table titulos_amortizacoes (
  id bigint generated always as identity primary key,
  titulo_id bigint not null references titulos_receber,
  acordo_id bigint not null references acordos,
  tipo text not null check (tipo in ('pago_no_acordo', 'quebra')),
  data_amortizacao date not null,
  valor_centavos bigint not null check (valor_centavos > 0),
  -- The baixa of a new title whose principal is taken to an old one.
  baixa_id bigint references baixas,
  created_at timestamptz not null default clock_timestamp(),
  constraint titulos_amortizacoes_origem_check check ((tipo = 'pago_no_acordo') = (baixa_id is not null))
);
create index titulos_amortizacoes_titulo_idx on titulos_amortizacoes (titulo_id);
create index titulos_amortizacoes_acordo_idx on titulos_amortizacoes (acordo_id);
create trigger titulos_amortizacoes_imutaveis before update or delete on titulos_amortizacoes for each row execute function recusar_alteracao();
create trigger titulos_amortizacoes_sem_truncate before truncate on titulos_amortizacoes for each statement execute function recusar_alteracao();

alter table titulos_receber
  -- Charges waived and not taken back; kept equal to the living rows by the trigger below.
  add column dispensado_centavos bigint not null default 0 check (dispensado_centavos >= 0),
  drop constraint titulos_receber_situacao_coerente,
  add constraint titulos_receber_situacao_coerente check (
    case situacao when 'aberto' then recebido_centavos = 0 and amortizado_centavos = 0
                  when 'parcial' then recebido_centavos + amortizado_centavos > 0 and amortizado_centavos < valor_centavos - desconto_incondicional_centavos
                  when 'baixado' then amortizado_centavos = valor_centavos - desconto_incondicional_centavos
                  when 'cancelado' then recebido_centavos = 0 and amortizado_centavos = 0 else true end);
alter table titulos_cancelamentos drop constraint titulos_cancelamentos_tipo_check,
  add constraint titulos_cancelamentos_tipo_check check (tipo in ('avulso', 'contrato', 'aditivo', 'acordo'));
drop index titulos_receber_abertos_idx;
create index titulos_receber_abertos_idx on titulos_receber (data_vencimento, id) include (data_limite, situacao, valor_centavos, desconto_incondicional_centavos,
  desconto_condicional_centavos, amortizado_centavos, recebido_centavos, dispensado_centavos, multa_percentual, juros_percentual_mes, pagador_id)
  where situacao in ('aberto', 'parcial');

-- Everything alive that lessens what a title owes, each on its date: money, what an agreement already covered, waived charges.
create view v_titulo_amortizacao as
  select b.titulo_id, b.id as baixa_id, b.data_baixa as data_amortizacao, b.principal_centavos, b.desconto_centavos, b.multa_centavos, b.juros_centavos, 'baixa' as tipo
    from baixas b where not exists (select 1 from estornos e where e.baixa_id = b.id)
  union all
  select a.titulo_id, null, a.data_amortizacao, a.valor_centavos, 0, 0, 0, 'amortizacao' from titulos_amortizacoes a
  union all
  select d.titulo_id, null, d.data_dispensa, 0, 0, d.multa_centavos, d.juros_centavos, 'dispensa' from titulos_dispensas d where d.revogada_em is null;

create or replace function devido_com_baixas(titulo bigint, vencimento date, limite date, liquido bigint, condicional bigint, multa numeric, juros numeric, em date)
returns bigint language sql stable as $$
  select case when em <= limite then (s.saldo - greatest(0, condicional - s.concedido))::bigint
    else (s.saldo + greatest(0, round(s.base * multa / 100) - s.multa_paga)
      + greatest(0, round((s.base * (em - vencimento) - s.amortizado_dias) * juros / 3000) - s.juros_pagos))::bigint end
  from (
    select liquido - coalesce(sum(b.principal_centavos + b.desconto_centavos), 0) as saldo,
           liquido - coalesce(sum(b.principal_centavos + b.desconto_centavos) filter (where b.data_amortizacao <= limite), 0) as base,
           coalesce(sum((b.principal_centavos + b.desconto_centavos) * (em - b.data_amortizacao)) filter (where b.data_amortizacao > limite), 0) as amortizado_dias,
           coalesce(sum(b.multa_centavos), 0) as multa_paga, coalesce(sum(b.juros_centavos), 0) as juros_pagos,
           coalesce(sum(b.desconto_centavos), 0) as concedido
    from v_titulo_amortizacao b where b.titulo_id = titulo and b.data_amortizacao <= em) s
$$;

-- The cached figures of a title always equal what its living rows say.
create or replace function verificar_amortizacao() returns trigger language plpgsql as $$
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
create constraint trigger titulos_receber_dispensado after update of dispensado_centavos on titulos_receber
  deferrable initially deferred for each row execute function verificar_amortizacao();
create constraint trigger titulos_dispensas_amortizacao after insert or update on titulos_dispensas
  deferrable initially deferred for each row execute function verificar_amortizacao();
create constraint trigger titulos_amortizacoes_amortizacao after insert on titulos_amortizacoes
  deferrable initially deferred for each row execute function verificar_amortizacao();

-- What is wrong with an agreement, null when nothing: its sums, its new titles, what its old ones still owe, its state.
create function problema_do_acordo(alvo bigint) returns text language sql stable as $$
  select case
    when (a.saldo_centavos, a.multa_centavos, a.juros_centavos, a.dispensa_centavos) is distinct from (t.saldo, t.multa, t.juros, t.dispensa) then 'titulos'
    when a.total_centavos is distinct from p.total then 'parcelas'
    when (a.situacao = 'vigente') is distinct from (t.vivos = t.itens) or t.vivos not in (0, t.itens) then 'situacao'
    when t.alheios + p.alheios > 0 then 'pagador'
    when t.mudados > 0 then 'saldo'
    when a.situacao = 'desfeito' and p.sobrando + p.encerrados > 0 then 'desfeito'
    when a.situacao = 'quebrado' and p.sobrando > 0 then 'quebrado'
    when b.levado + b.encerrado > p.pago then 'amortizacoes' end
  from acordos a
  cross join lateral (
    select sum(i.saldo_centavos)::bigint as saldo, sum(i.multa_centavos)::bigint as multa, sum(i.juros_centavos)::bigint as juros, sum(i.dispensa_centavos)::bigint as dispensa,
      count(*) as itens, count(*) filter (where i.devolvido_em is null) as vivos, count(*) filter (where o.pagador_id <> a.pagador_id) as alheios,
      count(*) filter (where i.devolvido_em is null and i.saldo_centavos <> o.valor_centavos - o.desconto_incondicional_centavos - o.amortizado_centavos) as mudados
    from acordos_titulos i join titulos_receber o on o.id = i.titulo_id where i.acordo_id = a.id) t
  cross join lateral (
    select sum(n.valor_centavos - n.desconto_incondicional_centavos)::bigint as total, count(*) filter (where n.situacao in ('aberto', 'parcial', 'renegociado')) as sobrando,
      count(*) filter (where n.situacao = 'baixado') as encerrados, coalesce(sum(n.amortizado_centavos), 0)::bigint as pago,
      count(*) filter (where n.pagador_id <> a.pagador_id or n.origem <> 'acordo') as alheios
    from acordos_parcelas c join titulos_receber n on n.id = c.titulo_id where c.acordo_id = a.id) p
  cross join lateral (
    select coalesce(sum(x.valor_centavos) filter (where x.tipo = 'pago_no_acordo'), 0)::bigint as levado,
      coalesce(sum(x.valor_centavos) filter (where x.tipo = 'quebra'), 0)::bigint as encerrado from titulos_amortizacoes x where x.acordo_id = a.id) b
  where a.id = alvo
$$;
create function verificar_acordo() returns trigger language plpgsql as $$
declare alvo bigint; problema text;
begin
  if tg_table_name = 'acordos' then alvo := new.id;
  elsif tg_table_name = 'titulos_receber' then
    select coalesce((select c.acordo_id from acordos_parcelas c where c.titulo_id = new.id),
      (select i.acordo_id from acordos_titulos i where i.titulo_id = new.id and i.devolvido_em is null)) into alvo;
  else alvo := new.acordo_id; end if;
  problema := problema_do_acordo(alvo);
  if problema is not null then raise exception 'ACORDO_NAO_FECHA|acordo %: %', alvo, problema; end if;
  return null;
end $$;
create constraint trigger acordos_fecham after insert or update on acordos deferrable initially deferred for each row execute function verificar_acordo();
create constraint trigger acordos_titulos_fecham after insert or update on acordos_titulos deferrable initially deferred for each row execute function verificar_acordo();
create constraint trigger acordos_parcelas_fecham after insert on acordos_parcelas deferrable initially deferred for each row execute function verificar_acordo();

create constraint trigger titulos_receber_acordo after update of valor_centavos, desconto_incondicional_centavos, pagador_id on titulos_receber
  deferrable initially deferred for each row when (new.origem = 'acordo' or new.situacao = 'renegociado') execute function verificar_acordo();

-- A title is renegotiated exactly while a living agreement holds it.
create function verificar_renegociado() returns trigger language plpgsql as $$
declare alvo bigint;
begin
  if tg_table_name = 'titulos_receber' then alvo := new.id; else alvo := new.titulo_id; end if;
  if (select situacao = 'renegociado' from titulos_receber where id = alvo)
     <> exists (select 1 from acordos_titulos where titulo_id = alvo and devolvido_em is null) then
    raise exception 'RENEGOCIACAO_INCOERENTE|titulo %', alvo;
  end if;
  return null;
end $$;
create constraint trigger titulos_receber_renegociado after update of situacao on titulos_receber
  deferrable initially deferred for each row when (new.situacao = 'renegociado' or old.situacao = 'renegociado') execute function verificar_renegociado();
create constraint trigger acordos_titulos_renegociado after insert or update on acordos_titulos
  deferrable initially deferred for each row execute function verificar_renegociado();

-- Money of a payer that no title took yet.
create table creditos (
  id bigint generated always as identity primary key,
  pagador_id bigint not null references pessoas,
  -- The payment it came with; none when money was left at the counter without a title.
  recibo_id bigint references recibos,
  data_credito date not null,
  valor_centavos bigint not null check (valor_centavos > 0),
  utilizado_centavos bigint not null default 0,
  conta_bancaria_id bigint not null references contas_bancarias,
  forma_pagamento_id bigint not null references formas_pagamento,
  historico text not null check (length(historico) between 3 and 300),
  usuario_id bigint not null,
  usuario_nome text not null,
  versao int not null default 1,
  created_at timestamptz not null default clock_timestamp(),
  constraint creditos_saldo_check check (utilizado_centavos between 0 and valor_centavos)
);
create index creditos_pagador_idx on creditos (pagador_id, id);
create index creditos_recibo_idx on creditos (recibo_id) where recibo_id is not null;
create trigger creditos_sem_exclusao before delete on creditos for each row execute function recusar_alteracao();
create trigger creditos_imutaveis before update on creditos for each row when (
  (old.pagador_id, old.recibo_id, old.data_credito, old.valor_centavos, old.conta_bancaria_id, old.forma_pagamento_id, old.historico, old.usuario_id)
  is distinct from (new.pagador_id, new.recibo_id, new.data_credito, new.valor_centavos, new.conta_bancaria_id, new.forma_pagamento_id, new.historico, new.usuario_id))
  execute function recusar_alteracao();

create table creditos_usos (
  id bigint generated always as identity primary key,
  credito_id bigint not null references creditos,
  -- To a title (alive while its baixa was not reversed), back to the payer, or undone because it never was.
  tipo text not null check (tipo in ('baixa', 'devolucao', 'estorno')),
  baixa_id bigint constraint creditos_usos_baixa_key unique references baixas,
  data_uso date not null,
  valor_centavos bigint not null check (valor_centavos > 0),
  conta_bancaria_id bigint not null references contas_bancarias,
  motivo text check (length(motivo) between 3 and 300),
  usuario_id bigint not null,
  usuario_nome text not null,
  created_at timestamptz not null default clock_timestamp(),
  constraint creditos_usos_tem_baixa check ((tipo = 'baixa') = (baixa_id is not null)),
  constraint creditos_usos_tem_motivo check (tipo = 'baixa' or motivo is not null)
);
create index creditos_usos_credito_idx on creditos_usos (credito_id);
create trigger creditos_usos_imutaveis before update or delete on creditos_usos for each row execute function recusar_alteracao();
create trigger creditos_usos_sem_truncate before truncate on creditos_usos for each statement execute function recusar_alteracao();

-- What is wrong with a credit, null when nothing: what was used of it, and its entries of money and of accounting.
create function problema_do_credito(alvo bigint) returns text language sql stable as $$
  select case
    when c.utilizado_centavos <> coalesce((select sum(u.valor_centavos) from creditos_usos u where u.credito_id = c.id
      and not exists (select 1 from estornos e where e.baixa_id = u.baixa_id)), 0) then 'utilizado'
    when not exists (select 1 from lancamentos_financeiros l where l.origem_tipo = 'credito' and l.origem_id = c.id and l.sentido = 'entrada'
      and l.valor_centavos = c.valor_centavos and l.conta_bancaria_id = c.conta_bancaria_id) then 'lancamento'
    when not exists (select 1 from fatos_contabeis f where f.origem_tipo = 'credito' and f.origem_id = c.id and f.valor_centavos = c.valor_centavos) then 'fato'
    when exists (select 1 from creditos_usos u where u.credito_id = c.id and (
      not exists (select 1 from lancamentos_financeiros l where l.origem_tipo = 'credito_uso' and l.origem_id = u.id and l.sentido = 'saida'
        and l.valor_centavos = u.valor_centavos and l.conta_bancaria_id = u.conta_bancaria_id)
      or not exists (select 1 from fatos_contabeis f where f.origem_tipo = 'credito_uso' and f.origem_id = u.id and f.valor_centavos = u.valor_centavos))) then 'uso'
    when exists (select 1 from creditos_usos u join estornos e on e.baixa_id = u.baixa_id where u.credito_id = c.id
      and not exists (select 1 from lancamentos_financeiros l where l.origem_tipo = 'credito_uso_estorno' and l.origem_id = u.id and l.sentido = 'entrada'
        and l.valor_centavos = u.valor_centavos)) then 'uso_estornado' end
  from creditos c where c.id = alvo
$$;
create function verificar_credito() returns trigger language plpgsql as $$
declare alvo bigint; problema text;
begin
  if tg_table_name = 'creditos' then alvo := new.id;
  elsif tg_table_name = 'estornos' then select u.credito_id into alvo from creditos_usos u where u.baixa_id = new.baixa_id;
  else alvo := new.credito_id; end if;
  if alvo is null then return null; end if;
  problema := problema_do_credito(alvo);
  if problema is not null then raise exception 'CREDITO_INCOERENTE|credito %: %', alvo, problema; end if;
  return null;
end $$;
create constraint trigger creditos_coerentes after insert or update on creditos deferrable initially deferred for each row execute function verificar_credito();
create constraint trigger creditos_usos_coerentes after insert on creditos_usos deferrable initially deferred for each row execute function verificar_credito();
create constraint trigger estornos_credito after insert on estornos deferrable initially deferred for each row execute function verificar_credito();

-- Rules of the school for agreements: one row, edited, with its history in the audit.
create table acordos_regras (
  id int primary key default 1 check (id = 1),
  dias_para_quebra int not null default 30 check (dias_para_quebra between 1 and 365),
  maximo_parcelas int not null default 12 check (maximo_parcelas between 1 and 60),
  entrada_minima_percentual numeric(9,4) not null default 0 check (entrada_minima_percentual between 0 and 100),
  versao int not null default 1
);
insert into acordos_regras default values;

create view v_credito_pagador as
  select pagador_id, sum(valor_centavos - utilizado_centavos)::bigint as saldo_centavos from creditos where utilizado_centavos < valor_centavos group by pagador_id;
create view v_credito as
  select id, pagador_id, recibo_id, data_credito, valor_centavos, valor_centavos - utilizado_centavos as saldo_centavos from creditos;
create view v_acordo_vigente as
  select a.id, a.numero, a.pagador_id, a.data_acordo, a.total_centavos from acordos a where a.situacao = 'vigente';

-- What is open, with everything that the amount due on a date is computed from.
create view v_titulo_em_aberto as
  select id, numero, descricao || case when parcelas > 1 then ' ' || parcela || '/' || parcelas else '' end as descricao, pagador_id, aluno_id, matricula_id, situacao,
    data_vencimento, data_limite, valor_centavos, desconto_incondicional_centavos, desconto_condicional_centavos, amortizado_centavos, recebido_centavos, dispensado_centavos,
    multa_percentual, juros_percentual_mes
  from titulos_receber where situacao in ('aberto', 'parcial');

-- cobranca: the letters of a school to who owes it.
create table cobrancas_modelos (
  id bigint generated always as identity primary key,
  nome text not null check (length(nome) between 1 and 80),
  assunto text not null check (length(assunto) between 3 and 120),
  corpo text not null check (length(corpo) between 20 and 5000),
  ativo boolean not null default true,
  versao int not null default 1,
  created_at timestamptz not null default clock_timestamp()
);
create unique index cobrancas_modelos_nome_key on cobrancas_modelos (f_busca(nome));

-- The ladder: what is sent how many days after the due date.
create table cobrancas_degraus (
  id bigint generated always as identity primary key,
  nome text not null check (length(nome) between 1 and 60),
  dias_atraso int not null check (dias_atraso between 1 and 720),
  canal text not null check (canal in ('email', 'impresso')),
  modelo_id bigint not null references cobrancas_modelos,
  ativa boolean not null default true,
  versao int not null default 1,
  created_at timestamptz not null default clock_timestamp()
);
create unique index cobrancas_degraus_dias_key on cobrancas_degraus (dias_atraso) where ativa;
create index cobrancas_degraus_modelo_idx on cobrancas_degraus (modelo_id);

create table cobrancas_lotes (
  id bigint generated always as identity primary key,
  canal text not null check (canal in ('email', 'impresso')),
  modelo_id bigint references cobrancas_modelos,
  da_regua boolean not null,
  data_lote date not null,
  cartas int not null check (cartas > 0),
  arquivo_id bigint references arquivos,
  usuario_id bigint not null,
  usuario_nome text not null,
  created_at timestamptz not null default clock_timestamp()
);

create sequence cobrancas_cartas_numero_seq;
create table cobrancas_cartas (
  id bigint generated always as identity primary key,
  numero bigint not null unique default nextval('cobrancas_cartas_numero_seq'),
  lote_id bigint not null references cobrancas_lotes,
  pagador_id bigint not null references pessoas,
  modelo_id bigint not null references cobrancas_modelos,
  degrau_id bigint references cobrancas_degraus,
  canal text not null check (canal in ('email', 'impresso')),
  destino text check (length(destino) <= 254),
  data_carta date not null,
  -- What was said, kept as it was said; filled at the moment of sending.
  assunto text,
  corpo text,
  total_centavos bigint not null check (total_centavos > 0),
  situacao text not null default 'preparada' check (situacao in ('preparada', 'enviada', 'impressa', 'parada')),
  motivo_parada text check (motivo_parada in ('pago', 'acordo', 'falecimento', 'sem_email', 'modelo')),
  enviada_em timestamptz,
  usuario_id bigint not null,
  usuario_nome text not null,
  created_at timestamptz not null default clock_timestamp(),
  constraint cobrancas_cartas_parada_check check ((situacao = 'parada') = (motivo_parada is not null)),
  constraint cobrancas_cartas_enviada_check check ((situacao in ('enviada', 'impressa')) = (enviada_em is not null and corpo is not null)),
  constraint cobrancas_cartas_lote_key unique (lote_id, pagador_id)
);
create index cobrancas_cartas_pagador_idx on cobrancas_cartas (pagador_id, id desc);
create index cobrancas_cartas_data_idx on cobrancas_cartas (data_carta, id);
-- At most one letter of the ladder to a person on a day.
create unique index cobrancas_cartas_dia_key on cobrancas_cartas (pagador_id, data_carta) where degrau_id is not null and situacao <> 'parada';
create trigger cobrancas_cartas_sem_exclusao before delete on cobrancas_cartas for each row execute function recusar_alteracao();
-- What was sent stays as it was sent.
create trigger cobrancas_cartas_enviadas_imutaveis before update on cobrancas_cartas for each row when (old.situacao <> 'preparada') execute function recusar_alteracao();

create table cobrancas_cartas_titulos (
  id bigint generated always as identity primary key,
  carta_id bigint not null references cobrancas_cartas,
  titulo_id bigint not null references titulos_receber,
  degrau_id bigint references cobrancas_degraus,
  data_vencimento date not null,
  dias_atraso int not null check (dias_atraso >= 0),
  saldo_centavos bigint not null check (saldo_centavos >= 0),
  multa_centavos bigint not null check (multa_centavos >= 0),
  juros_centavos bigint not null check (juros_centavos >= 0),
  total_centavos bigint not null,
  -- False when it was paid or renegotiated before the letter left.
  vale boolean not null default true,
  constraint cobrancas_cartas_titulos_key unique (carta_id, titulo_id),
  constraint cobrancas_cartas_titulos_total_fecha check (total_centavos = saldo_centavos + multa_centavos + juros_centavos)
);
-- Never the same step twice for a debt.
create unique index cobrancas_cartas_titulos_degrau_key on cobrancas_cartas_titulos (degrau_id, titulo_id) where degrau_id is not null and vale;
create index cobrancas_cartas_titulos_titulo_idx on cobrancas_cartas_titulos (titulo_id);
create trigger cobrancas_cartas_titulos_sem_exclusao before delete on cobrancas_cartas_titulos for each row execute function recusar_alteracao();

create view v_carta_cobranca as
  select c.id, c.lote_id, c.numero || ' · ' || p.nome_completo as rotulo from cobrancas_cartas c join pessoas p on p.id = c.pagador_id;

-- platform: what the checks of the whole found, and when.
create table integridade_verificacoes (
  id bigint generated always as identity primary key,
  origem text not null check (origem in ('tela', 'comando', 'noite')),
  usuario_nome text,
  invariantes int not null check (invariantes >= 0),
  achados int not null check (achados >= 0),
  iniciada_em timestamptz not null,
  concluida_em timestamptz not null default clock_timestamp()
);
create table integridade_resultados (
  verificacao_id bigint not null references integridade_verificacoes,
  invariante text not null check (length(invariante) between 1 and 60),
  sala text not null,
  achados int not null check (achados >= 0),
  -- The first ones: ids and figures, never names.
  exemplos jsonb not null default '[]',
  duracao_ms int not null check (duracao_ms >= 0),
  primary key (verificacao_id, invariante)
);
create trigger integridade_verificacoes_imutaveis before update or delete on integridade_verificacoes for each row execute function recusar_alteracao();
create trigger integridade_resultados_imutaveis before update or delete on integridade_resultados for each row execute function recusar_alteracao();
