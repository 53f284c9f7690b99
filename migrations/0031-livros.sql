-- The books: the chart, the years and their months, what is posted in them, and what each account adds up to.

-- Whether a code stands on a level of a mask: each digit where the mask has a nine, whole levels only.
create function codigo_na_mascara(codigo text, mascara text) returns boolean language sql immutable strict as $$
  select codigo ~ '^[0-9]+(\.[0-9]+)*$' and mascara || '.' like regexp_replace(codigo, '[0-9]', '9', 'g') || '.%'
$$;

create table contas_contabeis (
  id bigint generated always as identity primary key,
  codigo text not null check (length(codigo) between 1 and 30 and codigo ~ '^[0-9]+(\.[0-9]+)*$'),
  -- The code decides the parent and the level.
  codigo_pai text generated always as (nullif(regexp_replace(codigo, '\.?[0-9]+$', ''), '')) stored,
  nivel int not null generated always as (1 + length(codigo) - length(replace(codigo, '.', ''))) stored,
  -- What one types instead of the whole code.
  codigo_reduzido int not null generated always as identity constraint contas_contabeis_reduzido_key unique,
  nome text not null check (length(nome) between 1 and 120),
  tipo text not null check (tipo in ('sintetica', 'analitica')),
  natureza text not null check (natureza in ('devedora', 'credora')),
  grupo text not null check (grupo in ('ativo', 'passivo', 'patrimonio', 'receita', 'despesa', 'apuracao')),
  -- What stands together in a balance: net worth stands beside liabilities, and all results together.
  familia text not null generated always as (case when grupo = 'ativo' then 'ativo' when grupo in ('passivo', 'patrimonio') then 'passivo' else 'resultado' end) stored,
  exige_centro_custo boolean not null default false,
  -- The account of the official plan, for the digital bookkeeping.
  codigo_referencial text check (length(codigo_referencial) between 1 and 30),
  ativa boolean not null default true,
  versao int not null default 1,
  created_at timestamptz not null default clock_timestamp(),
  -- A parent is synthetic and of the same family.
  tipo_do_pai text not null generated always as ('sintetica') stored,
  constraint contas_contabeis_codigo_key unique (codigo),
  constraint contas_contabeis_como_pai_key unique (codigo, tipo, familia),
  constraint contas_contabeis_pai_fkey foreign key (codigo_pai, tipo_do_pai, familia) references contas_contabeis (codigo, tipo, familia) deferrable initially deferred,
  constraint contas_contabeis_centro_check check (not exige_centro_custo or tipo = 'analitica' and grupo in ('receita', 'despesa'))
);
comment on table contas_contabeis is 'An account of the chart: synthetic accounts add up what stands beneath them, analytic ones take entries.';
create index contas_contabeis_pai_idx on contas_contabeis (codigo_pai) where codigo_pai is not null;
create index contas_contabeis_nome_idx on contas_contabeis using gin (f_busca(nome) gin_trgm_ops);

create table contabil_configuracao (
  id int primary key default 1 check (id = 1),
  mascara text not null default '9.9.99.999' check (mascara ~ '^9+(\.9+){1,7}$' and length(mascara) <= 30),
  -- Which chart the school began with: it decides what the result is called.
  entidade text not null default 'com_fins_lucrativos' check (entidade in ('com_fins_lucrativos', 'sem_fins_lucrativos')),
  -- Where the closing of a year gathers the result, and where it leaves it.
  conta_apuracao_id bigint constraint contabil_configuracao_apuracao_fkey references contas_contabeis,
  conta_resultado_id bigint constraint contabil_configuracao_resultado_fkey references contas_contabeis,
  versao int not null default 1
);
comment on table contabil_configuracao is 'What the school decides about its books: one row.';
insert into contabil_configuracao default values;

create table exercicios_contabeis (
  ano int primary key check (ano between 1990 and 2100),
  -- The last number given to an entry of the year: numbers have no holes.
  ultimo_numero int not null default 0 check (ultimo_numero >= 0),
  created_at timestamptz not null default clock_timestamp()
);
comment on table exercicios_contabeis is 'An exercício: a calendar year of the books, with its months.';

create table periodos_contabeis (
  -- The year and the month, 202601; 13 is the adjustment period and 14 the closing of the year. Their order is that of the books.
  id int primary key,
  ano int not null references exercicios_contabeis,
  numero int not null check (numero between 1 and 14),
  tipo text not null generated always as (case numero when 13 then 'ajuste' when 14 then 'encerramento' else 'mes' end) stored,
  data_inicio date not null,
  data_fim date not null,
  situacao text not null default 'aberto' check (situacao in ('aberto', 'fechado', 'reaberto')),
  versao int not null default 1,
  created_at timestamptz not null default clock_timestamp(),
  constraint periodos_contabeis_id_coerente check (id = ano * 100 + numero),
  constraint periodos_contabeis_datas_check check (data_fim = case when numero <= 12 then (make_date(ano, numero, 1) + interval '1 month' - interval '1 day')::date else make_date(ano, 12, 31) end
    and data_inicio = case when numero <= 12 then make_date(ano, numero, 1) else make_date(ano, 12, 31) end)
);
comment on table periodos_contabeis is 'A período contábil: a month of a year, its adjustments, or its closing; open or closed.';

create table periodos_contabeis_situacoes (
  id bigint generated always as identity primary key,
  periodo int not null references periodos_contabeis,
  de text not null,
  para text not null check (para in ('fechado', 'reaberto')),
  motivo text check (length(motivo) between 3 and 300),
  -- What a closing found: of entries, and of each side.
  lancamentos int check (lancamentos >= 0),
  total_centavos bigint check (total_centavos >= 0),
  usuario_id bigint not null,
  usuario_nome text not null,
  created_at timestamptz not null default clock_timestamp(),
  constraint periodos_contabeis_situacoes_coerente check (case para when 'fechado' then lancamentos is not null and total_centavos is not null else motivo is not null end)
);
comment on table periodos_contabeis_situacoes is 'A closing or reopening of a período contábil: who, when and, to reopen, why.';
create index periodos_contabeis_situacoes_periodo_idx on periodos_contabeis_situacoes (periodo, id);

create table lancamentos_contabeis (
  id bigint generated always as identity primary key,
  ano int not null references exercicios_contabeis,
  numero int not null check (numero > 0),
  periodo int not null references periodos_contabeis,
  data_lancamento date not null,
  -- What closes a year stands apart: the result is read without it.
  tipo text not null default 'normal' check (tipo in ('normal', 'encerramento')),
  -- Who made it: a person, or a room that posts what it knows.
  origem text not null default 'manual' check (origem in ('manual', 'integracao', 'faturamento', 'encerramento')),
  historico text not null check (length(historico) between 1 and 300),
  documento text check (length(documento) between 1 and 40),
  -- Of each side: the debits are this much, and the credits.
  valor_centavos bigint not null check (valor_centavos > 0),
  estorno_de bigint constraint lancamentos_contabeis_estorno_key unique references lancamentos_contabeis,
  -- What takes the place of an entry that was corrected; its reversal stands beside it.
  corrige_id bigint constraint lancamentos_contabeis_corrige_key unique references lancamentos_contabeis,
  motivo text check (length(motivo) between 3 and 300),
  tarefa_id bigint references tarefas,
  usuario_id bigint not null,
  usuario_nome text not null,
  created_at timestamptz not null default clock_timestamp(),
  constraint lancamentos_contabeis_numero_key unique (ano, numero),
  constraint lancamentos_contabeis_ano_coerente check (periodo / 100 = ano and extract(year from data_lancamento) = ano),
  constraint lancamentos_contabeis_tipo_coerente check ((tipo = 'encerramento') = (periodo % 100 = 14)),
  constraint lancamentos_contabeis_motivo_coerente check (estorno_de is null or motivo is not null),
  constraint lancamentos_contabeis_correcao_check check (corrige_id is null or estorno_de is null)
);
comment on table lancamentos_contabeis is 'A posted entry of the books. It never changes: an error is reversed and posted anew.';
create index lancamentos_contabeis_data_idx on lancamentos_contabeis (data_lancamento, id);
create index lancamentos_contabeis_periodo_idx on lancamentos_contabeis (periodo, data_lancamento, id);
create index lancamentos_contabeis_tarefa_idx on lancamentos_contabeis (tarefa_id) where tarefa_id is not null;

create table fatos_lancados (
  fato_id bigint not null references fatos_contabeis,
  lancamento_id bigint not null references lancamentos_contabeis,
  -- The reversal that made the fact wait again.
  desfeito_por bigint references lancamentos_contabeis,
  primary key (lancamento_id, fato_id)
);
comment on table fatos_lancados is 'By which entry an accounting fact is in the books: by one at a time.';
create unique index fatos_lancados_fato_key on fatos_lancados (fato_id) where desfeito_por is null;
create index fatos_lancados_todos_idx on fatos_lancados (fato_id);
create index fatos_lancados_desfeito_idx on fatos_lancados (desfeito_por) where desfeito_por is not null;

create table partidas_contabeis (
  lancamento_id bigint not null constraint partidas_contabeis_lancamento_id_fkey references lancamentos_contabeis,
  ordem int not null check (ordem between 1 and 100000),
  conta_id bigint not null constraint partidas_contabeis_conta_id_fkey references contas_contabeis,
  centro_custo_id bigint constraint partidas_contabeis_centro_custo_id_fkey references centros_custo,
  -- Of its entry, so that an account is read in order of its days.
  data_lancamento date not null,
  periodo int not null,
  debito_centavos bigint not null default 0 check (debito_centavos >= 0),
  credito_centavos bigint not null default 0 check (credito_centavos >= 0),
  historico text check (length(historico) between 1 and 300),
  fato_id bigint,
  primary key (lancamento_id, ordem),
  constraint partidas_contabeis_lado_check check ((debito_centavos = 0) <> (credito_centavos = 0)),
  -- The fact that caused a line is one that its entry puts in the books.
  constraint partidas_contabeis_fato_fkey foreign key (lancamento_id, fato_id) references fatos_lancados (lancamento_id, fato_id)
);
comment on table partidas_contabeis is 'A line of an entry: so much on the debit or on the credit of an account.';
create index partidas_contabeis_conta_idx on partidas_contabeis (conta_id, data_lancamento, lancamento_id, ordem) include (debito_centavos, credito_centavos);
create index partidas_contabeis_centro_idx on partidas_contabeis (centro_custo_id, data_lancamento) where centro_custo_id is not null;

create table saldos_contabeis (
  periodo int not null references periodos_contabeis,
  conta_id bigint not null references contas_contabeis,
  centro_custo_id bigint references centros_custo,
  debitos_centavos bigint not null check (debitos_centavos >= 0),
  creditos_centavos bigint not null check (creditos_centavos >= 0),
  constraint saldos_contabeis_key unique nulls not distinct (periodo, conta_id, centro_custo_id)
);
comment on table saldos_contabeis is 'What the lines of an account add up to in a período, by centro de custo: written with the lines.';
create index saldos_contabeis_conta_idx on saldos_contabeis (conta_id, periodo);
create index saldos_contabeis_centro_idx on saldos_contabeis (centro_custo_id) where centro_custo_id is not null;

create table saldos_iniciais_contabeis (
  -- The year that begins with it, after the one before was closed.
  ano int not null check (ano between 1991 and 2101),
  conta_id bigint not null references contas_contabeis,
  centro_custo_id bigint references centros_custo,
  -- Debits less credits.
  saldo_centavos bigint not null check (saldo_centavos <> 0),
  constraint saldos_iniciais_contabeis_key unique nulls not distinct (ano, conta_id, centro_custo_id)
);
comment on table saldos_iniciais_contabeis is 'With what an account begins a year, carried by the closing of the year before.';
create index saldos_iniciais_contabeis_conta_idx on saldos_iniciais_contabeis (conta_id);
create index saldos_iniciais_contabeis_centro_idx on saldos_iniciais_contabeis (centro_custo_id) where centro_custo_id is not null;

create table historicos_padrao (
  id bigint generated always as identity primary key,
  codigo int not null constraint historicos_padrao_codigo_key unique check (codigo between 1 and 9999),
  -- With terms in braces, such as {documento}, which an entry fills in.
  texto text not null check (length(texto) between 1 and 200),
  ativo boolean not null default true,
  versao int not null default 1,
  created_at timestamptz not null default clock_timestamp()
);
comment on table historicos_padrao is 'A histórico padrão: a text of entries with terms, called by its number.';

create table rascunhos_contabeis (
  id bigint generated always as identity primary key,
  -- A model has a name, a draft has a day.
  nome text check (length(nome) between 1 and 60),
  tipo text not null generated always as (case when nome is null then 'rascunho' else 'modelo' end) stored,
  data_lancamento date,
  -- Of the adjustment period of its year instead of December.
  ajuste boolean not null default false,
  historico text check (length(historico) <= 300),
  documento text check (length(documento) between 1 and 40),
  -- A model that makes a draft each month, on this day, between these months.
  dia_recorrente int check (dia_recorrente between 1 and 31),
  recorre_de date,
  recorre_ate date,
  modelo_id bigint references rascunhos_contabeis on delete set null,
  ativo boolean not null default true,
  versao int not null default 1,
  created_at timestamptz not null default clock_timestamp(),
  constraint rascunhos_contabeis_tipo_coerente check (case when nome is null then data_lancamento is not null and dia_recorrente is null else data_lancamento is null and modelo_id is null end),
  constraint rascunhos_contabeis_recorrencia_check check ((dia_recorrente is null) = (recorre_de is null) and (recorre_ate is null or recorre_ate >= recorre_de))
);
comment on table rascunhos_contabeis is 'An entry that is not posted: a draft, or a model that drafts are made of.';
create unique index rascunhos_contabeis_nome_key on rascunhos_contabeis (f_busca(nome)) where nome is not null;
create index rascunhos_contabeis_data_idx on rascunhos_contabeis (data_lancamento, id) where nome is null;
create index rascunhos_contabeis_modelo_idx on rascunhos_contabeis (modelo_id) where modelo_id is not null;

create table rascunhos_contabeis_linhas (
  rascunho_id bigint not null references rascunhos_contabeis on delete cascade,
  ordem int not null check (ordem between 1 and 1000),
  conta_id bigint constraint rascunhos_contabeis_linhas_conta_id_fkey references contas_contabeis,
  centro_custo_id bigint constraint rascunhos_contabeis_linhas_centro_fkey references centros_custo,
  debito_centavos bigint not null default 0 check (debito_centavos >= 0),
  credito_centavos bigint not null default 0 check (credito_centavos >= 0),
  historico text check (length(historico) between 1 and 300),
  primary key (rascunho_id, ordem),
  constraint rascunhos_contabeis_linhas_lado_check check (debito_centavos = 0 or credito_centavos = 0)
);
comment on table rascunhos_contabeis_linhas is 'A line of a draft or of a model, as far as it was filled in.';
create index rascunhos_contabeis_linhas_conta_idx on rascunhos_contabeis_linhas (conta_id);
create index rascunhos_contabeis_linhas_centro_idx on rascunhos_contabeis_linhas (centro_custo_id) where centro_custo_id is not null;

create table modelos_contabeis_meses (
  modelo_id bigint not null references rascunhos_contabeis on delete cascade,
  periodo int not null references periodos_contabeis on delete cascade,
  primary key (modelo_id, periodo)
);
comment on table modelos_contabeis_meses is 'A month of which a recurrent model has made its draft, once.';
create index modelos_contabeis_meses_periodo_idx on modelos_contabeis_meses (periodo);

create table lancamentos_contabeis_anexos (
  id bigint generated always as identity primary key,
  lancamento_id bigint not null references lancamentos_contabeis,
  arquivo_id bigint not null references arquivos,
  nome text not null check (length(nome) between 1 and 200),
  refeito boolean not null,
  usuario_id bigint not null,
  usuario_nome text not null,
  created_at timestamptz not null default clock_timestamp()
);
comment on table lancamentos_contabeis_anexos is 'A document that proves an entry of the books.';
create index lancamentos_contabeis_anexos_lancamento_idx on lancamentos_contabeis_anexos (lancamento_id, id);
create index lancamentos_contabeis_anexos_arquivo_idx on lancamentos_contabeis_anexos (arquivo_id);

-- From a título to what the books say of it.
create index fatos_contabeis_titulo_idx on fatos_contabeis (((valores ->> 'tituloId')::bigint)) where valores ->> 'tituloId' is not null;
