-- The financial registers, and how bank data change.

create table bancos (
  id bigint generated always as identity primary key,
  codigo text not null unique check (codigo ~ '^[0-9]{3}$'),
  nome text not null check (length(nome) between 1 and 100),
  ativo boolean not null default true,
  versao int not null default 1
);
comment on table bancos is 'A bank, by its three-digit code.';

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
comment on table contas_bancarias is 'An account of the school at a bank, or a cash box.';
create unique index contas_bancarias_nome_key on contas_bancarias (f_busca(nome));

-- Whatever says where money goes stands on this: the account of the school, its Pix key, and what a supplier is paid by. The values are
-- those of the record, by the names of its room.
create table mudancas_bancarias (
  id bigint generated always as identity primary key,
  alvo_tipo text not null check (alvo_tipo ~ '^[a-z_]{3,40}$'),
  alvo_id bigint not null,
  alvo_nome text not null check (length(alvo_nome) between 1 and 120),
  antes jsonb not null check (jsonb_typeof(antes) = 'object'),
  depois jsonb not null check (jsonb_typeof(depois) = 'object'),
  -- A new record: nothing that was handed out changes by it, and it is told like a change.
  abertura boolean not null default false,
  situacao text not null default 'pedida' check (situacao in ('pedida', 'aprovada', 'em_vigor', 'retirada')),
  motivo text check (length(motivo) between 3 and 300),
  pedida_por bigint not null,
  pedida_por_nome text not null,
  pedida_em timestamptz not null default clock_timestamp(),
  aprovada_por bigint,
  aprovada_por_nome text,
  aprovada_em timestamptz,
  -- Nobody else could approve it: whoever asked is the only person who may, and that is on record.
  unica_pessoa boolean not null default false,
  vale_em timestamptz,
  vigorou_em timestamptz,
  -- The system takes back what its record no longer takes: it has no id.
  retirada_por bigint,
  retirada_por_nome text,
  retirada_em timestamptz,
  retirada_motivo text check (length(retirada_motivo) between 3 and 300),
  versao int not null default 1,
  constraint mudancas_bancarias_muda_algo check (abertura or antes <> depois),
  constraint mudancas_bancarias_abertura_check check (not abertura or situacao = 'em_vigor' and aprovada_em is null),
  constraint mudancas_bancarias_aprovada_check check (abertura or situacao = 'retirada' or (aprovada_em is not null) = (situacao in ('aprovada', 'em_vigor'))),
  constraint mudancas_bancarias_aprovacao_inteira check ((aprovada_em is null) = (aprovada_por is null) and (aprovada_em is null) = (aprovada_por_nome is null)),
  constraint mudancas_bancarias_outra_pessoa check (aprovada_por is null or (aprovada_por = pedida_por) = unica_pessoa),
  -- Whoever was told of it has a day to stop it.
  constraint mudancas_bancarias_um_dia check (abertura and vale_em is null or (vale_em is null) = (aprovada_em is null) and (vale_em is null or vale_em >= aprovada_em + interval '24 hours')),
  constraint mudancas_bancarias_vigor_check check ((vigorou_em is not null) = (situacao = 'em_vigor') and (abertura or vigorou_em is null or vigorou_em >= vale_em)),
  constraint mudancas_bancarias_retirada_check check ((retirada_em is not null) = (situacao = 'retirada') and (retirada_em is null) = (retirada_por_nome is null)
    and (retirada_em is null) = (retirada_motivo is null))
);
comment on table mudancas_bancarias is 'A change of bank data: who asked for what, who approved it, from when it holds.';
-- One at a time for each record: what waits is decided before another is asked for.
create unique index mudancas_bancarias_espera_key on mudancas_bancarias (alvo_tipo, alvo_id) where situacao in ('pedida', 'aprovada');
create index mudancas_bancarias_alvo_idx on mudancas_bancarias (alvo_tipo, alvo_id, id);
create index mudancas_bancarias_vale_idx on mudancas_bancarias (vale_em) where situacao = 'aprovada';
create index mudancas_bancarias_recentes_idx on mudancas_bancarias (vigorou_em) where situacao = 'em_vigor';

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
comment on table formas_pagamento is 'A payment method: into which account it goes, after how many days, and what it costs.';
create unique index formas_pagamento_nome_key on formas_pagamento (f_busca(nome));

create table precos (
  id bigint generated always as identity primary key,
  ano_letivo_id bigint not null,
  curso_id bigint,
  tipo text not null check (tipo in ('anuidade', 'matricula', 'material', 'transporte', 'alimentacao', 'atividade', 'outro')),
  descricao text not null check (length(descricao) between 1 and 100),
  valor_centavos bigint not null check (valor_centavos between 1 and 999999999999),
  parcelas int not null check (parcelas between 1 and 60),
  -- Whether it counts as "despesas com instrução" of income tax. Null follows its kind: tuition and enrollment do.
  dedutivel boolean,
  ativo boolean not null default true,
  versao int not null default 1,
  created_at timestamptz not null default clock_timestamp()
);
comment on table precos is 'A price of an academic year, of one curso or of all, and in how many installments it is charged.';
create unique index precos_descricao_key on precos (ano_letivo_id, coalesce(curso_id, 0), f_busca(descricao));

create table descontos (
  id bigint generated always as identity primary key,
  nome text not null check (length(nome) between 1 and 80),
  tipo text not null check (tipo in ('bolsa', 'irmaos', 'funcionario', 'convenio', 'pontualidade', 'outro')),
  forma text not null check (forma in ('percentual', 'valor')),
  percentual numeric(9,4) check (percentual > 0 and percentual <= 100),
  -- The most that a percentage takes off one installment. It goes with the line: what a family signed keeps its own, whatever the
  -- register says later.
  limite_centavos bigint
    constraint descontos_limite_check check (limite_centavos between 1 and 999999999999),
  valor_centavos bigint check (valor_centavos > 0),
  condicional boolean not null default false,
  sobre_valor_cheio boolean not null default false,
  prioridade int not null default 100,
  valido_de date,
  valido_ate date check (valido_ate >= valido_de),
  ativo boolean not null default true,
  versao int not null default 1,
  created_at timestamptz not null default clock_timestamp(),
  constraint descontos_forma_tem_valor check ((forma = 'percentual') = (percentual is not null) and (forma = 'valor') = (valor_centavos is not null)),
  constraint descontos_limite_so_de_percentual check (limite_centavos is null or forma = 'percentual')
);
comment on table descontos is 'A discount, percent or amount, conditional on paying in time or not.';
create unique index descontos_nome_key on descontos (f_busca(nome));

create table taxas (
  id bigint generated always as identity primary key,
  nome text not null check (length(nome) between 1 and 80),
  multa_percentual numeric(9,4) not null check (multa_percentual between 0 and 2),
  juros_percentual_mes numeric(9,4) not null check (juros_percentual_mes between 0 and 1),
  vigente_desde date not null unique,
  versao int not null default 1,
  created_at timestamptz not null default clock_timestamp()
);
comment on table taxas is 'Fine and interest of late payment from a day on; the newest that started rules.';

-- A row says by itself whether the school still charges it. Nothing charges them by itself.
create table taxas_servico (
  id bigint generated always as identity primary key,
  nome text not null check (length(nome) between 1 and 80),
  valor_centavos bigint not null check (valor_centavos between 1 and 999999999999),
  vigente_desde date not null,
  ativa boolean not null default true,
  versao int not null default 1,
  created_at timestamptz not null default clock_timestamp()
);
comment on table taxas_servico is 'A fixed fee of a service from a day on; the newest of its name that started rules.';
create unique index taxas_servico_nome_key on taxas_servico (f_busca(nome), vigente_desde);

create table categorias_financeiras (
  id bigint generated always as identity primary key,
  nome text not null check (length(nome) between 1 and 60),
  sentido text not null check (sentido in ('entrada', 'saida')),
  ativo boolean not null default true,
  versao int not null default 1,
  created_at timestamptz not null default clock_timestamp()
);
comment on table categorias_financeiras is 'What a movement of money is for.';
create unique index categorias_financeiras_nome_key on categorias_financeiras (sentido, f_busca(nome));

create table centros_custo (
  id bigint generated always as identity primary key,
  nome text not null check (length(nome) between 1 and 60),
  ativo boolean not null default true,
  versao int not null default 1,
  created_at timestamptz not null default clock_timestamp()
);
comment on table centros_custo is 'Who in the school a movement of money is for.';
create unique index centros_custo_nome_key on centros_custo (f_busca(nome));

create table impostos (
  id bigint generated always as identity primary key,
  tipo text not null check (tipo in ('pis_cofins_csll', 'inss', 'iss', 'ir')),
  nome text not null check (length(nome) between 1 and 80),
  aliquota numeric(9,4) not null check (aliquota > 0 and aliquota <= 100),
  base_percentual numeric(9,4) not null default 100 check (base_percentual > 0 and base_percentual <= 100),
  -- Not withheld while the tax of a payment does not pass this.
  minimo_centavos bigint not null default 0 check (minimo_centavos >= 0),
  codigo_recolhimento text check (length(codigo_recolhimento) between 1 and 10),
  -- To whom it is paid.
  destinatario_pessoa_id bigint references pessoas,
  fato_gerador text not null check (fato_gerador in ('emissao', 'pagamento')),
  -- When it is due is a rule of a closed list.
  regra_vencimento text not null,
  -- On which day of the month after the fact it is due; the rule says what happens on a day that is none.
  dia_vencimento int check (dia_vencimento between 1 and 31),
  vigente_desde date not null,
  vigente_ate date,
  versao int not null default 1,
  created_at timestamptz not null default clock_timestamp(),
  constraint impostos_vigencia_check check (vigente_ate >= vigente_desde),
  constraint impostos_sem_sobreposicao exclude using gist (tipo with =, f_busca(nome) with =, daterange(vigente_desde, vigente_ate, '[]') with &&),
  constraint impostos_regra_vencimento_check check (regra_vencimento in ('segundo_decendio', 'dia_antecipado', 'dia_prorrogado')),
  constraint impostos_dia_da_regra_check check ((regra_vencimento = 'segundo_decendio') = (dia_vencimento is null))
);
comment on table impostos is 'A tax withheld from suppliers while it is in force: its rate, and when and to whom it is paid.';
create index impostos_destinatario_idx on impostos (destinatario_pessoa_id) where destinatario_pessoa_id is not null;

-- Federal law as it stands: RIR art. 714; Lei 10.833/2003 art. 30, whose PIS and Cofins end with 2026 (LC 214/2025); Lei 8.212/1991 art. 31.
insert into impostos (tipo, nome, aliquota, minimo_centavos, codigo_recolhimento, fato_gerador, regra_vencimento, dia_vencimento, vigente_desde, vigente_ate) values
  ('ir', 'IRRF serviços profissionais', 1.5, 1000, '1708', 'emissao', 'segundo_decendio', null, '2014-01-01', null),
  ('ir', 'IRRF limpeza e segurança', 1, 1000, '1708', 'emissao', 'segundo_decendio', null, '2014-01-01', null),
  ('pis_cofins_csll', 'Contribuições retidas', 4.65, 1000, '5952', 'pagamento', 'segundo_decendio', null, '2015-06-22', '2026-12-31'),
  ('pis_cofins_csll', 'Contribuições retidas', 1, 1000, '5987', 'pagamento', 'segundo_decendio', null, '2027-01-01', null),
  ('inss', 'INSS cessão de mão de obra', 11, 1000, null, 'emissao', 'dia_antecipado', 20, '2014-01-01', null);
