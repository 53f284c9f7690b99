-- contabil: every movement of money or stock leaves its fact, in its own transaction.
create table fatos_contabeis (
  id bigint generated always as identity primary key,
  evento text not null check (length(evento) between 1 and 60),
  data_fato date not null,
  origem_tipo text not null,
  origem_id bigint not null,
  valor_centavos bigint not null check (valor_centavos >= 0),
  valores jsonb not null default '{}',
  estorno_de bigint unique references fatos_contabeis,
  created_at timestamptz not null default clock_timestamp(),
  constraint fatos_contabeis_origem_key unique (origem_tipo, origem_id, evento)
);
create index fatos_contabeis_data_idx on fatos_contabeis (data_fato, id);
create trigger fatos_contabeis_imutaveis before update or delete on fatos_contabeis for each row execute function recusar_alteracao();
create view v_fato_contabil as select id, evento, data_fato, origem_tipo, origem_id, valor_centavos, valores, estorno_de, created_at from fatos_contabeis;

-- cadastros
create table bancos (
  id bigint generated always as identity primary key,
  codigo text not null unique check (codigo ~ '^[0-9]{3}$'),
  nome text not null check (length(nome) between 1 and 100),
  ativo boolean not null default true,
  versao int not null default 1
);
create table contas_bancarias (
  id bigint generated always as identity primary key,
  nome text not null check (length(nome) between 1 and 80),
  tipo text not null check (tipo in ('banco', 'caixa')),
  banco_id bigint references bancos,
  agencia text check (length(agencia) <= 10),
  agencia_dv text check (length(agencia_dv) <= 2),
  numero text check (length(numero) <= 20),
  numero_dv text check (length(numero_dv) <= 2),
  saldo_inicial_centavos bigint not null default 0,
  ativa boolean not null default true,
  versao int not null default 1,
  created_at timestamptz not null default clock_timestamp(),
  constraint contas_bancarias_banco_check check ((tipo = 'banco') = (banco_id is not null))
);
create unique index contas_bancarias_nome_key on contas_bancarias (f_busca(nome));

create table formas_pagamento (
  id bigint generated always as identity primary key,
  nome text not null check (length(nome) between 1 and 60),
  tipo text not null check (tipo in ('dinheiro', 'boleto', 'pix', 'cartao_credito', 'cartao_debito', 'cheque', 'transferencia', 'desconto_em_folha')),
  conta_bancaria_id bigint not null references contas_bancarias,
  dias_liquidacao int not null default 0 check (dias_liquidacao between 0 and 365),
  taxa_percentual numeric(9,4) not null default 0 check (taxa_percentual between 0 and 100),
  taxa_fixa_centavos bigint not null default 0 check (taxa_fixa_centavos >= 0),
  ativa boolean not null default true,
  versao int not null default 1,
  created_at timestamptz not null default clock_timestamp()
);
create unique index formas_pagamento_nome_key on formas_pagamento (f_busca(nome));

create table precos (
  id bigint generated always as identity primary key,
  ano_letivo_id bigint not null references anos_letivos,
  curso_id bigint references cursos,
  tipo text not null check (tipo in ('anuidade', 'matricula', 'material', 'transporte', 'alimentacao', 'atividade', 'outro')),
  descricao text not null check (length(descricao) between 1 and 100),
  valor_centavos bigint not null check (valor_centavos between 1 and 999999999999),
  parcelas int not null check (parcelas between 1 and 60),
  ativo boolean not null default true,
  versao int not null default 1,
  created_at timestamptz not null default clock_timestamp()
);
create unique index precos_descricao_key on precos (ano_letivo_id, coalesce(curso_id, 0), f_busca(descricao));

create table descontos (
  id bigint generated always as identity primary key,
  nome text not null check (length(nome) between 1 and 80),
  tipo text not null check (tipo in ('bolsa', 'irmaos', 'funcionario', 'convenio', 'pontualidade', 'outro')),
  forma text not null check (forma in ('percentual', 'valor')),
  percentual numeric(9,4) check (percentual > 0 and percentual <= 100),
  valor_centavos bigint check (valor_centavos > 0),
  condicional boolean not null default false,
  sobre_valor_cheio boolean not null default false,
  prioridade int not null default 100,
  valido_de date,
  valido_ate date check (valido_ate >= valido_de),
  ativo boolean not null default true,
  versao int not null default 1,
  created_at timestamptz not null default clock_timestamp(),
  constraint descontos_forma_tem_valor check ((forma = 'percentual') = (percentual is not null) and (forma = 'valor') = (valor_centavos is not null))
);
create unique index descontos_nome_key on descontos (f_busca(nome));

-- Late payment: dated rows, the newest that started rules.
create table taxas (
  id bigint generated always as identity primary key,
  nome text not null check (length(nome) between 1 and 80),
  multa_percentual numeric(9,4) not null check (multa_percentual between 0 and 2),
  juros_percentual_mes numeric(9,4) not null check (juros_percentual_mes between 0 and 1),
  vigente_desde date not null unique,
  versao int not null default 1,
  created_at timestamptz not null default clock_timestamp()
);

create view v_banco as select id, codigo, nome, ativo from bancos;
create view v_taxa as select id, nome, multa_percentual, juros_percentual_mes, vigente_desde from taxas;
create view v_conta_bancaria as select c.id, c.nome, c.tipo, c.ativa, c.saldo_inicial_centavos, b.codigo as banco_codigo, b.nome as banco_nome from contas_bancarias c left join bancos b on b.id = c.banco_id;
create view v_forma_pagamento as select id, nome, tipo, conta_bancaria_id, ativa from formas_pagamento;
create view v_preco as select id, ano_letivo_id, curso_id, tipo, descricao, valor_centavos, parcelas, ativo from precos;
create view v_desconto as select id, nome, tipo, forma, percentual, valor_centavos, condicional, sobre_valor_cheio, prioridade, valido_de, valido_ate, ativo from descontos;

-- caixa
create table periodos_financeiros (
  id bigint generated always as identity primary key,
  conta_bancaria_id bigint not null references contas_bancarias,
  data_inicio date not null,
  data_fim date not null,
  situacao text not null default 'aberto' check (situacao in ('aberto', 'fechado', 'reaberto')),
  versao int not null default 1,
  created_at timestamptz not null default clock_timestamp(),
  constraint periodos_financeiros_datas_check check (data_inicio <= data_fim),
  constraint periodos_financeiros_sem_sobreposicao exclude using gist (conta_bancaria_id with =, daterange(data_inicio, data_fim, '[]') with &&)
);
create table periodos_financeiros_situacoes (
  id bigint generated always as identity primary key,
  periodo_financeiro_id bigint not null references periodos_financeiros,
  de text,
  para text not null,
  motivo text check (length(motivo) <= 300),
  saldo_calculado_centavos bigint,
  saldo_informado_centavos bigint,
  usuario_id bigint not null,
  usuario_nome text not null,
  created_at timestamptz not null default clock_timestamp()
);
create index periodos_financeiros_situacoes_periodo_idx on periodos_financeiros_situacoes (periodo_financeiro_id, id);
create trigger periodos_financeiros_situacoes_imutaveis before update or delete on periodos_financeiros_situacoes for each row execute function recusar_alteracao();

-- The periods of an account follow each other without a day between them, and a closed one has only closed ones before it.
create function verificar_sequencia_de_periodos() returns trigger language plpgsql as $$
declare conta bigint; ruim record;
begin
  if tg_op = 'DELETE' then conta := old.conta_bancaria_id; else conta := new.conta_bancaria_id; end if;
  select s.id, s.lacuna into ruim from (
    select p.id, p.data_inicio <> lag(p.data_fim) over w + 1 as lacuna, p.situacao = 'fechado' and lag(p.situacao) over w <> 'fechado' as fora_de_ordem
    from periodos_financeiros p where p.conta_bancaria_id = conta window w as (order by p.data_inicio)) s
  where s.lacuna or s.fora_de_ordem limit 1;
  if found and ruim.lacuna then raise exception 'PERIODO_FINANCEIRO_LACUNA|periodo %', ruim.id; end if;
  if found then raise exception 'PERIODO_FINANCEIRO_FORA_DE_ORDEM|periodo %', ruim.id; end if;
  return null;
end $$;
create constraint trigger periodos_financeiros_sequencia after insert or update or delete on periodos_financeiros
  deferrable initially deferred for each row execute function verificar_sequencia_de_periodos();

-- The opening balance of an account is part of every balance that was closed.
create function verificar_saldo_inicial() returns trigger language plpgsql as $$
begin
  if exists (select 1 from periodos_financeiros_situacoes s join periodos_financeiros p on p.id = s.periodo_financeiro_id where p.conta_bancaria_id = new.id and s.para = 'fechado') then
    raise exception 'SALDO_INICIAL_FIXO|conta %', new.id;
  end if;
  return new;
end $$;
create trigger contas_bancarias_saldo_inicial before update of saldo_inicial_centavos on contas_bancarias
  for each row when (old.saldo_inicial_centavos <> new.saldo_inicial_centavos) execute function verificar_saldo_inicial();

create sequence lancamentos_financeiros_numero_seq;
create table lancamentos_financeiros (
  id bigint generated always as identity primary key,
  numero bigint not null unique default nextval('lancamentos_financeiros_numero_seq'),
  conta_bancaria_id bigint not null references contas_bancarias,
  periodo_financeiro_id bigint not null references periodos_financeiros,
  data_movimento date not null,
  sentido text not null check (sentido in ('entrada', 'saida')),
  categoria text not null check (length(categoria) between 1 and 60),
  valor_centavos bigint not null check (valor_centavos > 0),
  historico text not null check (length(historico) between 1 and 300),
  origem_tipo text not null,
  origem_id bigint not null,
  estorno_de bigint unique references lancamentos_financeiros,
  usuario_id bigint not null,
  usuario_nome text not null,
  created_at timestamptz not null default clock_timestamp()
);
create unique index lancamentos_financeiros_origem_key on lancamentos_financeiros (origem_tipo, origem_id);
create index lancamentos_financeiros_periodo_idx on lancamentos_financeiros (periodo_financeiro_id);
create index lancamentos_financeiros_data_idx on lancamentos_financeiros (data_movimento, id);
create index lancamentos_financeiros_conta_idx on lancamentos_financeiros (conta_bancaria_id, data_movimento, id);
create trigger lancamentos_financeiros_imutaveis before update or delete on lancamentos_financeiros for each row execute function recusar_alteracao();

-- No movement lands in a closed period: the share lock makes a closing wait for it, or it for the closing.
create function verificar_periodo_financeiro() returns trigger language plpgsql as $$
declare p record;
begin
  select * into p from periodos_financeiros where id = new.periodo_financeiro_id for share;
  if p.conta_bancaria_id <> new.conta_bancaria_id or new.data_movimento not between p.data_inicio and p.data_fim then
    raise exception 'PERIODO_FINANCEIRO_INCOERENTE|periodo %', p.id;
  end if;
  if p.situacao = 'fechado' then raise exception 'PERIODO_FINANCEIRO_FECHADO|periodo %', p.id; end if;
  return new;
end $$;
create trigger lancamentos_financeiros_periodo before insert on lancamentos_financeiros for each row execute function verificar_periodo_financeiro();
create view v_lancamento_financeiro as
  select id, numero, conta_bancaria_id, data_movimento, sentido, categoria, valor_centavos, historico, origem_tipo, origem_id, estorno_de, created_at from lancamentos_financeiros;
