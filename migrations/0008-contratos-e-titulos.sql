-- contratos
create table contratos_numeracao (ano int primary key, ultimo int not null);
create table contratos (
  id bigint generated always as identity primary key,
  numero text not null unique,
  matricula_id bigint not null references matriculas,
  situacao text not null default 'rascunho' check (situacao in ('rascunho', 'aguardando_assinatura', 'ativo', 'encerrado', 'cancelado', 'suspenso')),
  -- Frozen at activation: Σ prices − Σ unconditional discounts; addenda move `ajustes_centavos`.
  total_centavos bigint check (total_centavos >= 0),
  ajustes_centavos bigint not null default 0,
  ativado_em timestamptz,
  texto_congelado jsonb,
  observacoes text check (length(observacoes) <= 2000),
  versao int not null default 1,
  created_at timestamptz not null default clock_timestamp(),
  updated_at timestamptz not null default clock_timestamp(),
  constraint contratos_total_check check ((situacao in ('ativo', 'suspenso', 'encerrado')) <= (total_centavos is not null and ativado_em is not null))
);
create index contratos_matricula_idx on contratos (matricula_id);
create index contratos_situacao_idx on contratos (situacao, id desc);
create unique index contratos_vigente_key on contratos (matricula_id) where situacao in ('rascunho', 'aguardando_assinatura', 'ativo', 'suspenso');

create table contratos_precos (
  id bigint generated always as identity primary key,
  contrato_id bigint not null references contratos on delete cascade,
  preco_id bigint references precos,
  descricao text not null check (length(descricao) between 1 and 100),
  valor_centavos bigint not null check (valor_centavos between 1 and 999999999999),
  parcelas int not null check (parcelas between 1 and 60),
  primeiro_vencimento date not null,
  dia_vencimento int not null check (dia_vencimento between 1 and 31),
  forma_pagamento_id bigint not null references formas_pagamento,
  conta_bancaria_id bigint not null references contas_bancarias
);
create index contratos_precos_contrato_idx on contratos_precos (contrato_id);

create table contratos_descontos (
  id bigint generated always as identity primary key,
  contrato_id bigint not null references contratos on delete cascade,
  contrato_preco_id bigint references contratos_precos on delete cascade,
  desconto_id bigint references descontos,
  descricao text not null check (length(descricao) between 1 and 100),
  forma text not null check (forma in ('percentual', 'valor')),
  percentual numeric(9,4) check (percentual > 0 and percentual <= 100),
  valor_centavos bigint check (valor_centavos > 0),
  condicional boolean not null,
  sobre_valor_cheio boolean not null default false,
  prioridade int not null default 100,
  parcela_de int not null default 1 check (parcela_de >= 1),
  parcela_ate int check (parcela_ate >= parcela_de),
  constraint contratos_descontos_forma_tem_valor check ((forma = 'percentual') = (percentual is not null) and (forma = 'valor') = (valor_centavos is not null))
);
create index contratos_descontos_contrato_idx on contratos_descontos (contrato_id);

-- A change of state is a row: who, when, why.
create table contratos_situacoes (
  id bigint generated always as identity primary key,
  contrato_id bigint not null references contratos on delete cascade,
  de text,
  para text not null,
  motivo text check (length(motivo) <= 500),
  data_efeito date,
  desfaz_id bigint unique references contratos_situacoes,
  usuario_id bigint not null,
  created_at timestamptz not null default clock_timestamp()
);
create index contratos_situacoes_contrato_idx on contratos_situacoes (contrato_id, id);

-- titulos
create table titulos_numeracao (ano int primary key, ultimo bigint not null);
create table titulos_receber (
  id bigint generated always as identity primary key,
  numero text not null unique,
  origem text not null check (origem in ('contrato', 'manual', 'taxa', 'acordo')),
  contrato_id bigint references contratos,
  contrato_preco_id bigint references contratos_precos,
  parcela int not null default 1 check (parcela between 1 and 60),
  parcelas int not null default 1 check (parcelas between parcela and 60),
  matricula_id bigint references matriculas,
  pagador_id bigint not null references pessoas,
  aluno_id bigint references pessoas,
  descricao text not null check (length(descricao) between 1 and 150),
  data_emissao date not null,
  data_vencimento date not null,
  -- Last day on which payment is on time: the due date, or the next banking day when that is none.
  data_limite date not null,
  valor_centavos bigint not null check (valor_centavos >= 0),
  desconto_incondicional_centavos bigint not null default 0 check (desconto_incondicional_centavos >= 0),
  desconto_condicional_centavos bigint not null default 0 check (desconto_condicional_centavos >= 0),
  multa_percentual numeric(9,4) not null default 0 check (multa_percentual between 0 and 2),
  juros_percentual_mes numeric(9,4) not null default 0 check (juros_percentual_mes between 0 and 1),
  conta_bancaria_id bigint not null references contas_bancarias,
  forma_pagamento_id bigint not null references formas_pagamento,
  -- Principal already covered (money plus conditional discount granted); kept equal to the sum of the living baixas by the trigger below.
  amortizado_centavos bigint not null default 0 check (amortizado_centavos >= 0),
  -- Money received by the living baixas, fine and interest included; kept the same way.
  recebido_centavos bigint not null default 0 check (recebido_centavos >= 0),
  situacao text not null default 'aberto' check (situacao in ('aberto', 'parcial', 'baixado', 'cancelado', 'renegociado')),
  portal text not null default 'liberado' check (portal in ('liberado', 'bloqueado')),
  versao int not null default 1,
  created_at timestamptz not null default clock_timestamp(),
  updated_at timestamptz not null default clock_timestamp(),
  constraint titulos_receber_data_limite_check check (data_limite between data_vencimento and data_vencimento + 10),
  constraint titulos_receber_descontos_check check (desconto_incondicional_centavos + desconto_condicional_centavos <= valor_centavos),
  constraint titulos_receber_saldo_check check (amortizado_centavos <= valor_centavos - desconto_incondicional_centavos),
  constraint titulos_receber_origem_coerente check ((origem = 'contrato') = (contrato_preco_id is not null) and (contrato_preco_id is null or contrato_id is not null)),
  constraint titulos_receber_situacao_coerente check (
    case situacao when 'aberto' then recebido_centavos = 0 and amortizado_centavos = 0
                  when 'parcial' then recebido_centavos > 0 and amortizado_centavos < valor_centavos - desconto_incondicional_centavos
                  when 'baixado' then amortizado_centavos = valor_centavos - desconto_incondicional_centavos
                  when 'cancelado' then recebido_centavos = 0 and amortizado_centavos = 0 else true end)
);
create trigger titulos_receber_sem_exclusao before delete on titulos_receber for each row execute function recusar_alteracao();
-- Activating twice creates nothing twice; cancelled ones make room for the addendum's.
create unique index titulos_receber_parcela_key on titulos_receber (contrato_preco_id, parcela, pagador_id) where situacao <> 'cancelado' and origem = 'contrato';
create index titulos_receber_contrato_idx on titulos_receber (contrato_id);
create index titulos_receber_pagador_idx on titulos_receber (pagador_id, data_vencimento);
create index titulos_receber_aluno_idx on titulos_receber (aluno_id, data_vencimento);
create index titulos_receber_vencimento_idx on titulos_receber (data_vencimento, id);
-- Everything that the amount due of a title without baixas is computed from: totals of what is open read this alone.
create index titulos_receber_abertos_idx on titulos_receber (data_vencimento, id) include (data_limite, situacao, valor_centavos, desconto_incondicional_centavos,
  desconto_condicional_centavos, amortizado_centavos, recebido_centavos, multa_percentual, juros_percentual_mes) where situacao in ('aberto', 'parcial');

create sequence recibos_numero_seq;
create table recibos (
  id bigint generated always as identity primary key,
  numero bigint not null unique default nextval('recibos_numero_seq'),
  pagador_id bigint not null references pessoas,
  data_recibo date not null,
  total_centavos bigint not null check (total_centavos > 0),
  codigo_verificacao text not null unique,
  usuario_id bigint not null,
  created_at timestamptz not null default clock_timestamp()
);
create trigger recibos_imutaveis before update or delete on recibos for each row execute function recusar_alteracao();

create table baixas (
  id bigint generated always as identity primary key,
  titulo_id bigint not null references titulos_receber,
  recibo_id bigint not null references recibos,
  data_baixa date not null,
  valor_centavos bigint not null check (valor_centavos > 0),
  principal_centavos bigint not null check (principal_centavos >= 0),
  juros_centavos bigint not null default 0 check (juros_centavos >= 0),
  multa_centavos bigint not null default 0 check (multa_centavos >= 0),
  desconto_centavos bigint not null default 0 check (desconto_centavos >= 0),
  conta_bancaria_id bigint not null references contas_bancarias,
  forma_pagamento_id bigint not null references formas_pagamento,
  usuario_id bigint not null,
  usuario_nome text not null,
  created_at timestamptz not null default clock_timestamp(),
  constraint baixas_composicao_check check (valor_centavos = principal_centavos + juros_centavos + multa_centavos),
  constraint baixas_recibo_titulo_key unique (recibo_id, titulo_id)
);
create index baixas_titulo_idx on baixas (titulo_id);
create index baixas_data_idx on baixas (data_baixa);
create trigger baixas_imutaveis before update or delete on baixas for each row execute function recusar_alteracao();

create table estornos (
  id bigint generated always as identity primary key,
  baixa_id bigint not null constraint estornos_baixa_key unique references baixas,
  data_estorno date not null,
  motivo text not null check (length(motivo) between 3 and 300),
  usuario_id bigint not null,
  usuario_nome text not null,
  created_at timestamptz not null default clock_timestamp()
);
create index estornos_data_idx on estornos (data_estorno);
create trigger estornos_imutaveis before update or delete on estornos for each row execute function recusar_alteracao();

create table titulos_cancelamentos (
  id bigint generated always as identity primary key,
  titulo_id bigint not null references titulos_receber,
  tipo text not null check (tipo in ('avulso', 'contrato', 'aditivo')),
  data_cancelamento date not null,
  motivo text check (length(motivo) <= 500),
  usuario_id bigint not null,
  usuario_nome text not null,
  created_at timestamptz not null default clock_timestamp(),
  desfeito_em timestamptz
);
create unique index titulos_cancelamentos_vivo_key on titulos_cancelamentos (titulo_id) where desfeito_em is null;

create index titulos_cancelamentos_titulo_idx on titulos_cancelamentos (titulo_id, id);

-- A title is cancelled exactly while it has a cancellation that was not undone.
create function verificar_cancelamento() returns trigger language plpgsql as $$
declare alvo bigint;
begin
  if tg_table_name = 'titulos_receber' then alvo := new.id; else alvo := new.titulo_id; end if;
  if (select situacao = 'cancelado' from titulos_receber where id = alvo)
     <> exists (select 1 from titulos_cancelamentos where titulo_id = alvo and desfeito_em is null) then
    raise exception 'CANCELAMENTO_INCOERENTE|titulo %', alvo;
  end if;
  return null;
end $$;
create constraint trigger titulos_receber_cancelamento after update of situacao on titulos_receber
  deferrable initially deferred for each row when (new.situacao = 'cancelado' or old.situacao = 'cancelado') execute function verificar_cancelamento();
create constraint trigger titulos_cancelamentos_coerentes after insert or update on titulos_cancelamentos
  deferrable initially deferred for each row execute function verificar_cancelamento();

-- The cached amortization of a title always equals what its living baixas cover.
create function verificar_amortizacao() returns trigger language plpgsql as $$
declare alvo bigint; guardado record; recalculado record;
begin
  if tg_table_name = 'estornos' then select titulo_id into alvo from baixas where id = new.baixa_id;
  elsif tg_table_name = 'baixas' then alvo := new.titulo_id;
  else alvo := new.id; end if;
  select amortizado_centavos as amortizado, recebido_centavos as recebido into guardado from titulos_receber where id = alvo;
  select coalesce(sum(b.principal_centavos + b.desconto_centavos), 0)::bigint as amortizado, coalesce(sum(b.valor_centavos), 0)::bigint as recebido into recalculado
    from baixas b where b.titulo_id = alvo and not exists (select 1 from estornos e where e.baixa_id = b.id);
  if guardado <> recalculado then raise exception 'AMORTIZACAO_DIVERGENTE|titulo %: % <> %', alvo, guardado, recalculado; end if;
  return null;
end $$;
create constraint trigger baixas_amortizacao after insert on baixas deferrable initially deferred for each row execute function verificar_amortizacao();
create constraint trigger estornos_amortizacao after insert on estornos deferrable initially deferred for each row execute function verificar_amortizacao();
create constraint trigger titulos_receber_amortizacao after update of amortizado_centavos, recebido_centavos on titulos_receber deferrable initially deferred for each row execute function verificar_amortizacao();
create constraint trigger titulos_receber_amortizacao_inicial after insert on titulos_receber deferrable initially deferred
  for each row when (new.amortizado_centavos <> 0 or new.recebido_centavos <> 0) execute function verificar_amortizacao();

-- Every baixa and every estorno has its cash movement and its accounting fact, of the same value.
create function verificar_lancamentos_da_baixa() returns trigger language plpgsql as $$
declare b record; sentido_esperado text;
begin
  if tg_table_name = 'baixas' then b := new; sentido_esperado := 'entrada';
  else select * into b from baixas where id = new.baixa_id; sentido_esperado := 'saida'; end if;
  if not exists (select 1 from lancamentos_financeiros l where l.origem_tipo = (case when tg_table_name = 'baixas' then 'baixa' else 'estorno' end)
      and l.origem_id = new.id and l.valor_centavos = b.valor_centavos and l.sentido = sentido_esperado and l.conta_bancaria_id = b.conta_bancaria_id) then
    raise exception 'BAIXA_SEM_LANCAMENTO|% %', tg_table_name, new.id;
  end if;
  if not exists (select 1 from fatos_contabeis f where f.origem_tipo = (case when tg_table_name = 'baixas' then 'baixa' else 'estorno' end) and f.origem_id = new.id) then
    raise exception 'BAIXA_SEM_FATO|% %', tg_table_name, new.id;
  end if;
  return null;
end $$;
create constraint trigger baixas_lancamento after insert on baixas deferrable initially deferred for each row execute function verificar_lancamentos_da_baixa();
create constraint trigger estornos_lancamento after insert on estornos deferrable initially deferred for each row execute function verificar_lancamentos_da_baixa();

-- Σ titles of an active contract that count = what was contracted. One statement-level check per contract touched.
create function contratos_divergentes(ids bigint[]) returns setof bigint language sql stable as $$
  select c.id from contratos c
  where c.id = any(ids) and c.situacao = 'ativo'
    and c.total_centavos + c.ajustes_centavos is distinct from (
      select coalesce(sum(t.valor_centavos - t.desconto_incondicional_centavos), 0) from titulos_receber t
      where t.contrato_id = c.id and t.origem = 'contrato'
        and (t.situacao <> 'cancelado' or exists (select 1 from titulos_cancelamentos k where k.titulo_id = t.id and k.desfeito_em is null and k.tipo = 'avulso')))
$$;
create function verificar_total_do_contrato() returns trigger language plpgsql as $$
declare alvo bigint;
begin
  -- Branches, not a case expression: a record has no field of the other table.
  if tg_table_name = 'contratos' then alvo := new.id; else alvo := new.contrato_id; end if;
  if alvo is not null and exists (select 1 from contratos_divergentes(array[alvo])) then raise exception 'CONTRATO_NAO_FECHA|contrato %', alvo; end if;
  return null;
end $$;
create constraint trigger contratos_total after insert or update of situacao, total_centavos, ajustes_centavos on contratos
  deferrable initially deferred for each row when (new.situacao = 'ativo') execute function verificar_total_do_contrato();
create constraint trigger titulos_receber_total after update of situacao, valor_centavos, desconto_incondicional_centavos on titulos_receber
  deferrable initially deferred for each row when (new.contrato_id is not null) execute function verificar_total_do_contrato();
create constraint trigger titulos_receber_total_insert after insert on titulos_receber
  deferrable initially deferred for each row when (new.contrato_id is not null and new.parcela = 1) execute function verificar_total_do_contrato();

-- What a title that already received money owes on a date: the rule of src/domains/financeiro/titulos/valor-devido.ts for whole
-- lists. Titles without baixas need no look at them; the lists write that short form themselves.
create function devido_com_baixas(titulo bigint, vencimento date, limite date, liquido bigint, condicional bigint, multa numeric, juros numeric, em date)
returns bigint language sql stable as $$
  select case when em <= limite then (s.saldo - greatest(0, condicional - s.concedido))::bigint
    else (s.saldo + greatest(0, round(s.base * multa / 100) - s.multa_paga)
      + greatest(0, round((s.base * (em - vencimento) - s.amortizado_dias) * juros / 3000) - s.juros_pagos))::bigint end
  from (
    select liquido - coalesce(sum(b.principal_centavos + b.desconto_centavos), 0) as saldo,
           liquido - coalesce(sum(b.principal_centavos + b.desconto_centavos) filter (where b.data_baixa <= limite), 0) as base,
           coalesce(sum((b.principal_centavos + b.desconto_centavos) * (em - b.data_baixa)) filter (where b.data_baixa > limite), 0) as amortizado_dias,
           coalesce(sum(b.multa_centavos), 0) as multa_paga, coalesce(sum(b.juros_centavos), 0) as juros_pagos,
           coalesce(sum(b.desconto_centavos), 0) as concedido
    from baixas b where b.titulo_id = titulo and b.data_baixa <= em and not exists (select 1 from estornos e where e.baixa_id = b.id)) s
$$;

create view v_contrato_resumo as
  select c.id, c.numero, c.situacao, c.matricula_id, m.aluno_id, m.aluno_nome, m.aluno_nome_busca, m.curso_nome, m.turma_id, m.turma_nome, m.ano_letivo_id, m.ano,
         c.total_centavos + c.ajustes_centavos as total_centavos, c.ativado_em, c.created_at
  from contratos c join v_matricula_resumo m on m.id = c.matricula_id;
create view v_titulo_receber as
  select t.id, t.numero, t.origem, t.contrato_id, t.parcela, t.parcelas, t.matricula_id, t.pagador_id, p.nome_completo as pagador_nome, p.nome_busca as pagador_nome_busca,
         t.aluno_id, a.nome_completo as aluno_nome, a.nome_busca as aluno_nome_busca, t.descricao, t.data_emissao, t.data_vencimento, t.data_limite, t.valor_centavos,
         t.desconto_incondicional_centavos, t.desconto_condicional_centavos, t.amortizado_centavos, t.recebido_centavos,
         t.valor_centavos - t.desconto_incondicional_centavos - t.amortizado_centavos as saldo_centavos,
         t.multa_percentual, t.juros_percentual_mes, t.conta_bancaria_id, t.forma_pagamento_id, t.situacao, t.portal, t.versao
  from titulos_receber t join pessoas p on p.id = t.pagador_id left join pessoas a on a.id = t.aluno_id;
