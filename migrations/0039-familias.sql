-- What a family hands to the school about its means, and the scholarships that come of it.

create table salarios_minimos (
  id bigint generated always as identity primary key,
  vigente_desde date not null constraint salarios_minimos_vigente_desde_key unique,
  valor_centavos bigint not null constraint salarios_minimos_valor_check check (valor_centavos between 1 and 99999999),
  versao int not null default 1,
  created_at timestamptz not null default clock_timestamp()
);
comment on table salarios_minimos is 'The national minimum wage from a day on; the newest that started rules.';
insert into salarios_minimos (vigente_desde, valor_centavos) values
  ('2023-05-01', 132000), ('2024-01-01', 141200), ('2025-01-01', 151800), ('2026-01-01', 162100);

-- Up to so many minimum wages a head, so much of the tuition at most. With the signed report of a social worker the limit grows by the tolerance.
create table bolsas_faixas (
  id bigint generated always as identity primary key,
  nome text not null constraint bolsas_faixas_nome_check check (length(nome) between 1 and 80),
  limite_salarios numeric(9,4) not null constraint bolsas_faixas_limite_key unique
    constraint bolsas_faixas_limite_check check (limite_salarios > 0 and limite_salarios <= 100),
  percentual_maximo numeric(9,4) not null constraint bolsas_faixas_percentual_check check (percentual_maximo > 0 and percentual_maximo <= 100),
  tolerancia_percentual numeric(9,4) not null default 0
    constraint bolsas_faixas_tolerancia_check check (tolerancia_percentual between 0 and 100),
  versao int not null default 1,
  created_at timestamptz not null default clock_timestamp()
);
comment on table bolsas_faixas is 'A bracket of income a head, in minimum wages, and the largest scholarship that it gives.';
insert into bolsas_faixas (nome, limite_salarios, percentual_maximo, tolerancia_percentual) values
  ('Bolsa integral', 1.5, 100, 20), ('Bolsa parcial', 3, 50, 0);

create table bolsas_cotas (
  id bigint generated always as identity primary key,
  ano_letivo_id bigint not null references anos_letivos,
  curso_id bigint not null references cursos,
  bolsas int not null constraint bolsas_cotas_bolsas_check check (bolsas between 0 and 9999),
  versao int not null default 1,
  created_at timestamptz not null default clock_timestamp(),
  constraint bolsas_cotas_curso_key unique (ano_letivo_id, curso_id)
);
comment on table bolsas_cotas is 'How many scholarships a course gives in a year; a course without a row gives as many as are decided.';
create index bolsas_cotas_curso_idx on bolsas_cotas (curso_id);

-- What the family declares lies encrypted, as the health form does; what is counted, judged and reported lies beside it.
create table fichas_socioeconomicas (
  id bigint generated always as identity primary key,
  responsavel_id bigint not null references pessoas,
  ano_letivo_id bigint not null references anos_letivos,
  data_referencia date not null,
  dados_cifrados bytea not null,
  chave_id text not null constraint fichas_socioeconomicas_chave_check check (chave_id ~ '^[0-9a-f]{16}$'),
  membros int not null constraint fichas_socioeconomicas_membros_check check (membros between 1 and 30),
  renda_centavos bigint not null constraint fichas_socioeconomicas_renda_check check (renda_centavos between 0 and 999999999999),
  per_capita_centavos bigint not null,
  salario_centavos bigint not null constraint fichas_socioeconomicas_salario_check check (salario_centavos > 0),
  faixa_id bigint references bolsas_faixas,
  percentual_maximo numeric(9,4) not null default 0
    constraint fichas_socioeconomicas_percentual_check check (percentual_maximo between 0 and 100),
  renovada_de_id bigint constraint fichas_socioeconomicas_renovada_key unique references fichas_socioeconomicas,
  versao int not null default 1,
  created_at timestamptz not null default clock_timestamp(),
  updated_at timestamptz not null default clock_timestamp(),
  constraint fichas_socioeconomicas_familia_key unique (responsavel_id, ano_letivo_id),
  constraint fichas_socioeconomicas_per_capita_check check (per_capita_centavos = (2 * renda_centavos + membros) / (2 * membros)),
  constraint fichas_socioeconomicas_faixa_check check ((faixa_id is null) = (percentual_maximo = 0)),
  constraint fichas_socioeconomicas_renovacao_check check (renovada_de_id <> id)
);
comment on table fichas_socioeconomicas is 'The ficha socioeconômica of a family in a year, encrypted, with the income a head and the bracket that follow from it.';
create index fichas_socioeconomicas_ano_idx on fichas_socioeconomicas (ano_letivo_id, id);
create index fichas_socioeconomicas_chave_idx on fichas_socioeconomicas (chave_id);
create index fichas_socioeconomicas_faixa_idx on fichas_socioeconomicas (faixa_id) where faixa_id is not null;

create table fichas_socioeconomicas_visualizacoes (
  id bigint generated always as identity primary key,
  ficha_id bigint not null references fichas_socioeconomicas,
  usuario_id bigint not null,
  usuario_nome text not null,
  motivo text constraint fichas_socioeconomicas_visualizacoes_motivo_check check (length(motivo) <= 300),
  em timestamptz not null default clock_timestamp()
);
comment on table fichas_socioeconomicas_visualizacoes is 'Who saw the ficha socioeconômica of which family, and why.';
create index fichas_socioeconomicas_visualizacoes_ficha_idx on fichas_socioeconomicas_visualizacoes (ficha_id, id desc);

create table fichas_socioeconomicas_anexos (
  id bigint generated always as identity primary key,
  ficha_id bigint not null references fichas_socioeconomicas,
  arquivo_id bigint not null references arquivos,
  assunto text not null
    constraint fichas_socioeconomicas_anexos_assunto_check check (assunto in ('renda', 'moradia', 'despesa', 'beneficio', 'identidade', 'laudo', 'outro')),
  nome text not null constraint fichas_socioeconomicas_anexos_nome_check check (length(nome) between 1 and 200),
  refeito boolean not null,
  usuario_id bigint not null,
  usuario_nome text not null,
  em timestamptz not null default clock_timestamp()
);
comment on table fichas_socioeconomicas_anexos is 'A document that proves what a ficha socioeconômica declares.';
create index fichas_socioeconomicas_anexos_ficha_idx on fichas_socioeconomicas_anexos (ficha_id, id);

create table bolsas_pedidos (
  id bigint generated always as identity primary key,
  ficha_id bigint not null references fichas_socioeconomicas,
  matricula_id bigint not null references matriculas,
  situacao text not null default 'solicitado'
    constraint bolsas_pedidos_situacao_check check (situacao in ('solicitado', 'em_comite', 'concedido', 'indeferido', 'encerrado', 'cancelado')),
  percentual_solicitado numeric(9,4) not null
    constraint bolsas_pedidos_solicitado_check check (percentual_solicitado > 0 and percentual_solicitado <= 100),
  parecer text constraint bolsas_pedidos_parecer_check check (length(parecer) between 10 and 4000),
  percentual_recomendado numeric(9,4)
    constraint bolsas_pedidos_recomendado_check check (percentual_recomendado between 0 and 100),
  parecer_por text,
  parecer_em timestamptz,
  decisao text constraint bolsas_pedidos_decisao_check check (length(decisao) between 3 and 1000),
  desconto_id bigint references descontos,
  percentual_concedido numeric(9,4)
    constraint bolsas_pedidos_concedido_check check (percentual_concedido > 0 and percentual_concedido <= 100),
  decidido_por text,
  decidido_em timestamptz,
  -- Where the discount went: the contract, and the addendum of one that was active.
  contrato_id bigint references contratos,
  aditivo_id bigint references aditivos,
  anterior_id bigint constraint bolsas_pedidos_anterior_key unique references bolsas_pedidos,
  versao int not null default 1,
  created_at timestamptz not null default clock_timestamp(),
  updated_at timestamptz not null default clock_timestamp(),
  constraint bolsas_pedidos_parecer_necessario check (situacao in ('solicitado', 'cancelado') or num_nulls(parecer, percentual_recomendado, parecer_por, parecer_em) = 0),
  constraint bolsas_pedidos_decisao_necessaria
    check (situacao in ('solicitado', 'em_comite', 'cancelado') or num_nulls(decisao, decidido_por, decidido_em) = 0),
  constraint bolsas_pedidos_concessao_check check ((situacao in ('concedido', 'encerrado')) = (num_nulls(desconto_id, percentual_concedido) = 0)),
  constraint bolsas_pedidos_contrato_check check (contrato_id is null or situacao in ('concedido', 'encerrado')),
  constraint bolsas_pedidos_aditivo_check check (aditivo_id is null or contrato_id is not null)
);
comment on table bolsas_pedidos is 'A scholarship asked for a student by a family: opinion, decision, and the discount that came of it.';
create unique index bolsas_pedidos_vivo_key on bolsas_pedidos (matricula_id) where situacao in ('solicitado', 'em_comite', 'concedido');
create index bolsas_pedidos_ficha_idx on bolsas_pedidos (ficha_id);
create index bolsas_pedidos_matricula_idx on bolsas_pedidos (matricula_id);
create index bolsas_pedidos_criado_idx on bolsas_pedidos (created_at, id);

create table bolsas_situacoes (
  id bigint generated always as identity primary key,
  pedido_id bigint not null references bolsas_pedidos,
  de text,
  para text not null,
  motivo text constraint bolsas_situacoes_motivo_check check (length(motivo) <= 1000),
  usuario_id bigint not null,
  usuario_nome text not null,
  created_at timestamptz not null default clock_timestamp(),
  constraint bolsas_situacoes_transicao check (de is null and para = 'solicitado' or coalesce((de, para) in (
    ('solicitado', 'em_comite'), ('em_comite', 'solicitado'), ('em_comite', 'concedido'), ('em_comite', 'indeferido'), ('concedido', 'em_comite'),
    ('indeferido', 'em_comite'), ('concedido', 'encerrado'), ('solicitado', 'cancelado'), ('em_comite', 'cancelado')), false))
);
comment on table bolsas_situacoes is 'A change of state of a scholarship that was asked for: who, when, why.';
create index bolsas_situacoes_pedido_idx on bolsas_situacoes (pedido_id, id);
