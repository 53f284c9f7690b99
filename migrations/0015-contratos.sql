-- What a family contracts for an enrollment.

-- The code on the paper of a contract follows from its frozen text alone, so that the public page can confirm it.
create function f_codigo_do_papel(documento jsonb) returns text language sql immutable as $$
  select substr(h, 1, 4) || '-' || substr(h, 5, 4) || '-' || substr(h, 9, 4)
  from upper(encode(sha256(convert_to(documento::text, 'UTF8')), 'hex')) as h where documento is not null
$$;

create table contratos (
  id bigint generated always as identity primary key,
  numero text not null unique,
  matricula_id bigint not null references matriculas,
  situacao text not null default 'rascunho' check (situacao in ('rascunho', 'aguardando_assinatura', 'ativo', 'encerrado', 'cancelado', 'suspenso')),
  -- Frozen at activation: Σ prices − Σ unconditional discounts; addenda move `ajustes_centavos`.
  total_centavos bigint check (total_centavos >= 0),
  ajustes_centavos bigint not null default 0,
  -- What is typed without a price does not pass, in one contract, what a year of the course costs (Lei 9.870/1999, art. 1), unless
  -- the contract says why; and never a million, which is a slip of the zeros.
  motivo_acima_da_anuidade text
    constraint contratos_motivo_acima_da_anuidade_check check (length(motivo_acima_da_anuidade) between 3 and 300),
  ativado_em timestamptz,
  texto_congelado jsonb,
  observacoes text check (length(observacoes) <= 2000),
  versao int not null default 1,
  created_at timestamptz not null default clock_timestamp(),
  updated_at timestamptz not null default clock_timestamp(),
  constraint contratos_total_check check ((situacao in ('ativo', 'suspenso', 'encerrado')) <= (total_centavos is not null and ativado_em is not null))
);
comment on table contratos is 'A contrato: what a family agreed to pay for a matrícula.';
create index contratos_matricula_idx on contratos (matricula_id);
create unique index contratos_vigente_key on contratos (matricula_id) where situacao in ('rascunho', 'aguardando_assinatura', 'ativo', 'suspenso');
-- The list as it opens, and by state in both directions.
create index contratos_criado_idx on contratos (created_at, id);
create index contratos_situacao_idx on contratos (situacao, id);
-- Found by any part of its number.
create index contratos_numero_busca_idx on contratos using gin (numero gin_trgm_ops);
create index contratos_codigo_idx on contratos (f_codigo_do_papel(texto_congelado -> 'documento')) where texto_congelado is not null;

create table contratos_numeracao (
  ano int primary key,
  ultimo int not null
);
comment on table contratos_numeracao is 'The last number given to a contrato in a year.';

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
comment on table contratos_precos is 'A price line of a contrato: value, installments, due day and payment method.';
create index contratos_precos_contrato_idx on contratos_precos (contrato_id);
create index contratos_precos_preco_idx on contratos_precos (preco_id) where preco_id is not null;

create table contratos_descontos (
  id bigint generated always as identity primary key,
  contrato_id bigint not null references contratos on delete cascade,
  contrato_preco_id bigint references contratos_precos on delete cascade,
  desconto_id bigint references descontos,
  descricao text not null check (length(descricao) between 1 and 100),
  forma text not null check (forma in ('percentual', 'valor')),
  percentual numeric(9,4) check (percentual > 0 and percentual <= 100),
  limite_centavos bigint
    constraint contratos_descontos_limite_check check (limite_centavos between 1 and 999999999999),
  valor_centavos bigint check (valor_centavos > 0),
  condicional boolean not null,
  sobre_valor_cheio boolean not null default false,
  prioridade int not null default 100,
  parcela_de int not null default 1 check (parcela_de >= 1),
  parcela_ate int check (parcela_ate >= parcela_de),
  constraint contratos_descontos_forma_tem_valor check ((forma = 'percentual') = (percentual is not null) and (forma = 'valor') = (valor_centavos is not null)),
  constraint contratos_descontos_limite_so_de_percentual check (limite_centavos is null or forma = 'percentual')
);
comment on table contratos_descontos is 'A discount line of a contrato, on one price line or on all.';
create index contratos_descontos_contrato_idx on contratos_descontos (contrato_id);
create index contratos_descontos_desconto_idx on contratos_descontos (desconto_id) where desconto_id is not null;

create table contratos_situacoes (
  id bigint generated always as identity primary key,
  contrato_id bigint not null references contratos on delete cascade,
  de text not null constraint contratos_situacoes_de_valores check (de in ('rascunho', 'aguardando_assinatura', 'ativo', 'suspenso', 'encerrado', 'cancelado')),
  para text not null constraint contratos_situacoes_para_valores check (para in ('rascunho', 'aguardando_assinatura', 'ativo', 'suspenso', 'encerrado', 'cancelado')),
  motivo text check (length(motivo) <= 500),
  data_efeito date,
  -- What it came with: a movement of the enrollment, a batch, and what it did to the contracted total (installments that fell due
  -- while the contract was suspended are not owed any more).
  matricula_movimento_id bigint references matriculas_movimentos,
  tarefa_id bigint references tarefas,
  ajuste_centavos bigint not null default 0,
  desfaz_id bigint unique references contratos_situacoes,
  usuario_id bigint not null,
  created_at timestamptz not null default clock_timestamp(),
  constraint contratos_situacoes_transicao check (desfaz_id is not null or coalesce((de, para) in (
    ('rascunho', 'aguardando_assinatura'), ('rascunho', 'ativo'), ('aguardando_assinatura', 'ativo'), ('ativo', 'suspenso'), ('suspenso', 'ativo'),
    ('ativo', 'encerrado'), ('rascunho', 'cancelado'), ('aguardando_assinatura', 'cancelado'), ('ativo', 'cancelado'), ('suspenso', 'cancelado')), false)),
  constraint contratos_situacoes_ajuste_check check (ajuste_centavos = 0 or (de, para) = ('suspenso', 'ativo'))
);
comment on table contratos_situacoes is 'A change of state of a contrato: who, when, why.';
create index contratos_situacoes_contrato_idx on contratos_situacoes (contrato_id, id);
create index contratos_situacoes_movimento_idx on contratos_situacoes (matricula_movimento_id) where matricula_movimento_id is not null;
create index contratos_situacoes_tarefa_idx on contratos_situacoes (tarefa_id) where tarefa_id is not null;

create table contratos_multas (
  situacao_id bigint not null references contratos_situacoes,
  titulo_id bigint not null constraint contratos_multas_titulo_key unique references titulos_receber,
  primary key (situacao_id, titulo_id)
);
comment on table contratos_multas is 'A título that a cancellation with a fee created.';

create table contratos_configuracao (
  id int primary key default 1 check (id = 1),
  exige_assinatura boolean not null default false,
  versao int not null default 1,
  updated_at timestamptz not null default clock_timestamp()
);
comment on table contratos_configuracao is 'How the school handles contratos: one row.';

create table aditivos_turmas (
  id bigint generated always as identity primary key,
  turma_id bigint not null references turmas,
  data_aditivo date not null,
  motivo text not null check (length(motivo) between 3 and 300),
  termos jsonb not null,
  tarefa_id bigint references tarefas,
  usuario_id bigint not null,
  created_at timestamptz not null default clock_timestamp()
);
comment on table aditivos_turmas is 'An aditivo that was asked for a whole turma: one aditivo for each contrato came of it.';
create index aditivos_turmas_turma_idx on aditivos_turmas (turma_id);

create table aditivos (
  id bigint generated always as identity primary key,
  contrato_id bigint not null references contratos,
  -- '1º aditivo', '2º aditivo' of its contract.
  ordem int not null check (ordem between 1 and 99),
  aditivo_turma_id bigint references aditivos_turmas,
  situacao text not null default 'rascunho' check (situacao in ('rascunho', 'aguardando_assinatura', 'vigente', 'revogado')),
  data_aditivo date not null,
  motivo text not null check (length(motivo) between 3 and 300),
  -- What it added to the contracted total while in force: Σ new titles − Σ titles that they replaced.
  ajuste_centavos bigint not null default 0,
  -- The paper, frozen when it comes into force. Its code follows from the text alone, as that of a contract does, so that the public
  -- page can confirm it.
  texto_congelado jsonb,
  versao int not null default 1,
  created_at timestamptz not null default clock_timestamp(),
  updated_at timestamptz not null default clock_timestamp(),
  constraint aditivos_contrato_ordem_key unique (contrato_id, ordem),
  constraint aditivos_turma_contrato_key unique (aditivo_turma_id, contrato_id),
  constraint aditivos_rascunho_check check (situacao not in ('rascunho', 'aguardando_assinatura') or ajuste_centavos = 0),
  constraint aditivos_texto_assinado_check check (situacao <> 'aguardando_assinatura' or texto_congelado is not null)
);
comment on table aditivos is 'An aditivo: a dated change to an active contrato.';
create index aditivos_criacao_idx on aditivos (created_at desc, id desc);
create index aditivos_codigo_idx on aditivos (f_codigo_do_papel(texto_congelado -> 'documento')) where texto_congelado is not null;
create unique index aditivos_rascunho_key on aditivos (contrato_id) where situacao in ('rascunho', 'aguardando_assinatura');

create table aditivos_situacoes (
  id bigint generated always as identity primary key,
  aditivo_id bigint not null references aditivos on delete cascade,
  de text,
  para text not null,
  motivo text check (length(motivo) <= 300),
  usuario_id bigint not null,
  tarefa_id bigint references tarefas,
  created_at timestamptz not null default clock_timestamp(),
  constraint aditivos_situacoes_transicao check (coalesce((de, para) in (('rascunho', 'vigente'), ('rascunho', 'aguardando_assinatura'),
    ('aguardando_assinatura', 'vigente'), ('aguardando_assinatura', 'rascunho'), ('aguardando_assinatura', 'revogado'), ('rascunho', 'revogado'),
    ('vigente', 'revogado')), false))
);
comment on table aditivos_situacoes is 'A change of state of an aditivo.';
create index aditivos_situacoes_aditivo_idx on aditivos_situacoes (aditivo_id, id);
create index aditivos_situacoes_tarefa_idx on aditivos_situacoes (tarefa_id) where tarefa_id is not null;

create table aditivos_termos (
  id bigint generated always as identity primary key,
  aditivo_id bigint not null references aditivos on delete cascade,
  tipo text not null check (tipo in ('valor', 'incluir_desconto', 'remover_desconto', 'vencimento', 'pagadores')),
  -- The price line it bites on; null bites on all.
  contrato_preco_id bigint references contratos_precos,
  parcela_de int not null check (parcela_de between 1 and 60),
  parcela_ate int check (parcela_ate between parcela_de and 60),
  -- 'valor': the installment becomes `valor_centavos`, or changes by `percentual`. 'incluir_desconto': the discount itself.
  valor_centavos bigint check (valor_centavos > 0),
  percentual numeric(9,4) check (percentual <> 0 and percentual between -100 and 100),
  limite_centavos bigint
    constraint aditivos_termos_limite_check check (limite_centavos between 1 and 999999999999),
  dia_vencimento int check (dia_vencimento between 1 and 31),
  descricao text check (length(descricao) between 1 and 100),
  desconto_id bigint references descontos,
  condicional boolean,
  sobre_valor_cheio boolean,
  prioridade int,
  -- 'remover_desconto': the line of the contract, or the term of an earlier addendum, that stops.
  contrato_desconto_id bigint references contratos_descontos,
  termo_removido_id bigint references aditivos_termos,
  constraint aditivos_termos_coerentes check (case tipo
    when 'valor' then num_nonnulls(valor_centavos, percentual) = 1 and num_nonnulls(dia_vencimento, contrato_desconto_id, termo_removido_id) = 0
    when 'incluir_desconto' then num_nonnulls(valor_centavos, percentual) = 1 and coalesce(percentual > 0, true) and num_nulls(descricao, condicional, sobre_valor_cheio, prioridade) = 0
    when 'remover_desconto' then num_nonnulls(contrato_desconto_id, termo_removido_id) = 1 and num_nonnulls(valor_centavos, percentual, dia_vencimento) = 0
    when 'vencimento' then dia_vencimento is not null and num_nonnulls(valor_centavos, percentual) = 0
    else num_nonnulls(valor_centavos, percentual, dia_vencimento, contrato_desconto_id, termo_removido_id) = 0 end),
  constraint aditivos_termos_limite_so_de_percentual check (limite_centavos is null or (tipo = 'incluir_desconto' and percentual is not null))
);
comment on table aditivos_termos is 'A term of an aditivo: what it changes of which installments.';
create index aditivos_termos_aditivo_idx on aditivos_termos (aditivo_id, id);

create table aditivos_pagadores (
  termo_id bigint not null references aditivos_termos on delete cascade,
  ordem int not null,
  pessoa_id bigint not null references pessoas,
  percentual numeric(5,2) not null check (percentual > 0 and percentual <= 100),
  primary key (termo_id, pessoa_id)
);
comment on table aditivos_pagadores is 'A payer, with a share, whom a term of an aditivo names.';
create index aditivos_pagadores_pessoa_idx on aditivos_pagadores (pessoa_id);

create table aditivos_parcelas (
  id bigint generated always as identity primary key,
  aditivo_id bigint not null references aditivos,
  contrato_preco_id bigint not null references contratos_precos,
  parcela int not null check (parcela between 1 and 60),
  titulo_anterior_id bigint references titulos_receber,
  titulo_novo_id bigint constraint aditivos_parcelas_novo_key unique references titulos_receber,
  intocada text check (intocada in ('paga', 'parcial', 'cancelada', 'renegociada', 'suspensa')),
  constraint aditivos_parcelas_efeito_check check ((intocada is null) = (num_nonnulls(titulo_anterior_id, titulo_novo_id) > 0))
);
comment on table aditivos_parcelas is 'What an aditivo did to one installment: the título that stopped, the one that took its place, or why it was left alone.';
create index aditivos_parcelas_aditivo_idx on aditivos_parcelas (aditivo_id, id);
create index aditivos_parcelas_anterior_idx on aditivos_parcelas (titulo_anterior_id) where titulo_anterior_id is not null;

-- Titles come from contracts and are cancelled by them; their room stands before this one.
alter table titulos_receber add constraint titulos_receber_contrato_id_fkey foreign key (contrato_id) references contratos;
alter table titulos_receber add constraint titulos_receber_contrato_preco_id_fkey foreign key (contrato_preco_id) references contratos_precos;
alter table titulos_cancelamentos add constraint titulos_cancelamentos_aditivo_id_fkey foreign key (aditivo_id) references aditivos;
alter table titulos_cancelamentos add constraint titulos_cancelamentos_contrato_situacao_id_fkey foreign key (contrato_situacao_id) references contratos_situacoes;
alter table titulos_cancelamentos add constraint titulos_cancelamentos_desfeito_por_situacao_id_fkey foreign key (desfeito_por_situacao_id) references contratos_situacoes;

insert into contratos_configuracao default values;
