create table regras_contabeis (
  id bigint generated always as identity primary key,
  -- What happened, and the part of it that the rule posts: both are of a closed list, in the code.
  evento text not null check (length(evento) between 1 and 60),
  parte text not null check (length(parte) between 1 and 40),
  -- What it asks of a fact; what it leaves open it does not ask.
  variante text check (length(variante) between 1 and 40),
  segmentacao_id bigint constraint regras_contabeis_segmentacao_id_fkey references segmentacoes,
  categoria_id bigint constraint regras_contabeis_categoria_id_fkey references categorias_financeiras,
  forma_pagamento_id bigint constraint regras_contabeis_forma_pagamento_id_fkey references formas_pagamento,
  conta_bancaria_id bigint constraint regras_contabeis_conta_bancaria_id_fkey references contas_bancarias,
  -- From this day on, until a later rule that asks the same.
  vigente_desde date not null,
  -- The part is not posted, knowingly.
  dispensa boolean not null default false,
  debito_id bigint constraint regras_contabeis_debito_id_fkey references contas_contabeis,
  credito_id bigint constraint regras_contabeis_credito_id_fkey references contas_contabeis,
  -- Where the fact names none.
  centro_custo_id bigint constraint regras_contabeis_centro_custo_id_fkey references centros_custo,
  historico text check (length(historico) between 1 and 200),
  -- Which of two rules that serve says more of the fact: a category before a method, a method before an account, an account before a segment.
  peso int not null generated always as (num_nonnulls(categoria_id, forma_pagamento_id, conta_bancaria_id, segmentacao_id, variante) * 32
    + (categoria_id is not null)::int * 16 + (forma_pagamento_id is not null)::int * 8 + (conta_bancaria_id is not null)::int * 4
    + (segmentacao_id is not null)::int * 2 + (variante is not null)::int) stored,
  versao int not null default 1,
  created_at timestamptz not null default clock_timestamp(),
  constraint regras_contabeis_key unique nulls not distinct (evento, parte, variante, segmentacao_id, categoria_id, forma_pagamento_id, conta_bancaria_id, vigente_desde),
  constraint regras_contabeis_dispensa_check check (dispensa = (debito_id is null and credito_id is null)),
  constraint regras_contabeis_contas_check check (debito_id <> credito_id)
);
comment on table regras_contabeis is 'A rule of the integração contábil: on which accounts a part of an event is posted, from a day on.';
create index regras_contabeis_segmentacao_idx on regras_contabeis (segmentacao_id) where segmentacao_id is not null;
create index regras_contabeis_categoria_idx on regras_contabeis (categoria_id) where categoria_id is not null;
create index regras_contabeis_forma_idx on regras_contabeis (forma_pagamento_id) where forma_pagamento_id is not null;
create index regras_contabeis_conta_bancaria_idx on regras_contabeis (conta_bancaria_id) where conta_bancaria_id is not null;
create index regras_contabeis_debito_idx on regras_contabeis (debito_id) where debito_id is not null;
create index regras_contabeis_credito_idx on regras_contabeis (credito_id) where credito_id is not null;
create index regras_contabeis_centro_idx on regras_contabeis (centro_custo_id) where centro_custo_id is not null;

create table fatos_dispensados (
  fato_id bigint primary key references fatos_contabeis,
  -- A rule says that it is not posted, it is worth nothing, or a person refused it and says why.
  motivo text not null check (motivo in ('regra', 'sem_valor', 'recusado')),
  razao text check (length(razao) between 3 and 300),
  usuario_id bigint not null,
  usuario_nome text not null,
  created_at timestamptz not null default clock_timestamp(),
  constraint fatos_dispensados_razao_coerente check ((motivo = 'recusado') = (razao is not null))
);
comment on table fatos_dispensados is 'An accounting fact that stays out of the books, and why.';

create table fatos_deixados (
  situacao_id bigint not null references periodos_contabeis_situacoes,
  fato_id bigint not null references fatos_contabeis,
  primary key (situacao_id, fato_id)
);
comment on table fatos_deixados is 'An accounting fact that was not in the books when its month closed, left knowingly.';
create index fatos_deixados_fato_idx on fatos_deixados (fato_id);

create table faturamentos (
  id bigint generated always as identity primary key,
  titulo_id bigint not null constraint faturamentos_titulo_id_fkey references titulos_receber,
  -- Recognized (1), taken back (2), recognized anew (3): of the odd and the even ones only the last is in force.
  ordem int not null check (ordem > 0),
  anterior int generated always as (nullif(ordem - 1, 0)) stored,
  periodo int not null constraint faturamentos_periodo_fkey references periodos_contabeis,
  data_faturamento date not null,
  bruto_centavos bigint not null check (bruto_centavos > 0),
  bolsa_centavos bigint not null check (bolsa_centavos >= 0),
  desconto_centavos bigint not null check (desconto_centavos >= 0),
  -- What had been received before the month of the title.
  antecipado_centavos bigint not null check (antecipado_centavos >= 0),
  segmentacao_id bigint references segmentacoes,
  curso_id bigint references cursos,
  turma_id bigint references turmas,
  tarefa_id bigint references tarefas,
  usuario_id bigint not null,
  usuario_nome text not null,
  created_at timestamptz not null default clock_timestamp(),
  constraint faturamentos_ordem_key unique (titulo_id, ordem),
  constraint faturamentos_anterior_fkey foreign key (titulo_id, anterior) references faturamentos (titulo_id, ordem),
  constraint faturamentos_valores_check check (bolsa_centavos + desconto_centavos <= bruto_centavos and antecipado_centavos <= bruto_centavos - bolsa_centavos - desconto_centavos),
  constraint faturamentos_data_check check (extract(year from data_faturamento) * 100 + extract(month from data_faturamento) = periodo)
);
comment on table faturamentos is 'The revenue of a title recognized in its month, or what takes that back.';
create index faturamentos_periodo_idx on faturamentos (periodo, id);
create index faturamentos_segmentacao_idx on faturamentos (segmentacao_id) where segmentacao_id is not null;
create index faturamentos_curso_idx on faturamentos (curso_id) where curso_id is not null;
create index faturamentos_turma_idx on faturamentos (turma_id) where turma_id is not null;
create index faturamentos_tarefa_idx on faturamentos (tarefa_id) where tarefa_id is not null;

-- Facts of before are in the balances that the books opened with.
alter table contabil_configuracao add column integrar_desde date;

-- What was received of a title.
create index fatos_contabeis_antecipados_idx on fatos_contabeis (((valores ->> 'tituloId')::bigint)) where valores ->> 'antecipado' = 'sim';
