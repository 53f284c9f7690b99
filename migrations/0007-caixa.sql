-- Where money is and how it moved.

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
comment on table periodos_financeiros is 'A período financeiro: days of one account that open and close together.';

create table periodos_financeiros_situacoes (
  id bigint generated always as identity primary key,
  periodo_financeiro_id bigint not null references periodos_financeiros,
  de text,
  para text not null,
  motivo text check (length(motivo) <= 300),
  saldo_calculado_centavos bigint,
  saldo_informado_centavos bigint,
  -- What a closed period added up to is written with its closing and never changes: lists add up only what is open.
  entradas_centavos bigint check (entradas_centavos >= 0),
  saidas_centavos bigint check (saidas_centavos >= 0),
  lancamentos int check (lancamentos >= 0),
  usuario_id bigint not null,
  usuario_nome text not null,
  created_at timestamptz not null default clock_timestamp(),
  constraint periodos_financeiros_situacoes_somas_check
    check ((para = 'fechado') = (entradas_centavos is not null and saidas_centavos is not null and lancamentos is not null))
);
comment on table periodos_financeiros_situacoes is 'An opening, closing or reopening of a período financeiro, with what a closing added up to.';
create index periodos_financeiros_situacoes_periodo_idx on periodos_financeiros_situacoes (periodo_financeiro_id, id);

-- No method is the rest of the account: what it opened with, and what moved by no method.
create table periodos_financeiros_contagens (
  id bigint generated always as identity primary key,
  situacao_id bigint not null references periodos_financeiros_situacoes,
  forma_pagamento_id bigint references formas_pagamento,
  esperado_centavos bigint not null,
  contado_centavos bigint not null,
  constraint periodos_financeiros_contagens_key unique nulls not distinct (situacao_id, forma_pagamento_id)
);
comment on table periodos_financeiros_contagens is 'What was expected and counted at a closing, by forma de pagamento.';

create sequence lancamentos_financeiros_numero_seq;
create table lancamentos_financeiros (
  id bigint generated always as identity primary key,
  numero bigint not null unique default nextval('lancamentos_financeiros_numero_seq'),
  conta_bancaria_id bigint not null references contas_bancarias,
  periodo_financeiro_id bigint not null references periodos_financeiros,
  data_movimento date not null,
  sentido text not null check (sentido in ('entrada', 'saida')),
  valor_centavos bigint not null check (valor_centavos > 0),
  categoria text not null check (length(categoria) between 1 and 60),
  centro_custo_id bigint references centros_custo,
  -- By which method money moved, for the count of a closing.
  forma_pagamento_id bigint references formas_pagamento,
  -- Whose money moved: who pays at the counter is asked for by name, not by the words of the entry.
  pessoa_id bigint references pessoas,
  historico text not null check (length(historico) between 1 and 300),
  origem_tipo text not null,
  origem_id bigint not null,
  estorno_de bigint unique references lancamentos_financeiros,
  usuario_id bigint not null,
  usuario_nome text not null,
  created_at timestamptz not null default clock_timestamp()
);
comment on table lancamentos_financeiros is 'A movement of money, in or out of an account, on a day of an open período.';
create unique index lancamentos_financeiros_origem_key on lancamentos_financeiros (origem_tipo, origem_id);
create index lancamentos_financeiros_conta_idx on lancamentos_financeiros (conta_bancaria_id, data_movimento, id);
create index lancamentos_financeiros_centro_idx on lancamentos_financeiros (centro_custo_id) where centro_custo_id is not null;
create index lancamentos_financeiros_periodo_idx on lancamentos_financeiros (periodo_financeiro_id) include (sentido, valor_centavos);
create index lancamentos_financeiros_data_idx on lancamentos_financeiros (data_movimento, id) include (sentido, valor_centavos);
create index lancamentos_financeiros_baixas_idx on lancamentos_financeiros (data_movimento) include (sentido, valor_centavos)
  where origem_tipo in ('baixa', 'estorno', 'baixa_liquidacao_desfeita', 'baixa_reliquidada');
create index lancamentos_financeiros_pessoa_idx on lancamentos_financeiros (pessoa_id, data_movimento, id) where pessoa_id is not null;
create index lancamentos_financeiros_valor_idx on lancamentos_financeiros (valor_centavos, data_movimento, id);
create index lancamentos_financeiros_historico_idx on lancamentos_financeiros using gin (f_busca(historico) gin_trgm_ops);

create table liquidacoes_recebimentos (
  id bigint generated always as identity primary key,
  -- Everything due until this day was settled, each on the day it was expected unless another day was given for all.
  ate date not null,
  data_credito date,
  quantidade int not null check (quantidade > 0),
  bruto_centavos bigint not null check (bruto_centavos > 0),
  taxa_centavos bigint not null check (taxa_centavos between 0 and bruto_centavos),
  usuario_id bigint not null,
  usuario_nome text not null,
  created_at timestamptz not null default clock_timestamp()
);
comment on table liquidacoes_recebimentos is 'A liquidação: what was due until a day became money in the account.';

-- It is undone by opposite movements of today, and what it had settled waits again.
create table liquidacoes_desfeitas (
  id bigint generated always as identity primary key,
  liquidacao_id bigint not null constraint liquidacoes_desfeitas_liquidacao_key unique references liquidacoes_recebimentos,
  data_desfeita date not null,
  motivo text not null check (length(motivo) between 3 and 300),
  usuario_id bigint not null,
  usuario_nome text not null,
  created_at timestamptz not null default clock_timestamp()
);
comment on table liquidacoes_desfeitas is 'The undoing of a liquidação that was typed wrong.';

create table lancamentos_manuais (
  id bigint generated always as identity primary key,
  tipo text not null check (tipo in ('recebimento', 'pagamento', 'transferencia')),
  data_movimento date not null,
  valor_centavos bigint not null check (valor_centavos between 1 and 999999999999),
  historico text not null check (length(historico) between 3 and 250),
  documento text check (length(documento) between 1 and 40),
  conta_bancaria_id bigint not null references contas_bancarias,
  conta_destino_id bigint references contas_bancarias,
  -- What a transfer takes out of a box is cash, or something else that came by a method (cheques). The count by method follows it.
  forma_pagamento_id bigint references formas_pagamento,
  categoria_id bigint references categorias_financeiras,
  centro_custo_id bigint references centros_custo,
  pessoa_id bigint references pessoas,
  usuario_id bigint not null,
  usuario_nome text not null,
  created_at timestamptz not null default clock_timestamp(),
  constraint lancamentos_manuais_destino_check check ((tipo = 'transferencia') = (conta_destino_id is not null) and conta_destino_id is distinct from conta_bancaria_id),
  constraint lancamentos_manuais_categoria_check check ((tipo = 'transferencia') = (categoria_id is null)),
  constraint lancamentos_manuais_centro_check check (tipo <> 'transferencia' or (centro_custo_id is null and pessoa_id is null)),
  constraint lancamentos_manuais_forma_check check (forma_pagamento_id is null or tipo = 'transferencia')
);
comment on table lancamentos_manuais is 'A movement that a person entered by hand: money in, money out, or a transfer between accounts.';
create index lancamentos_manuais_data_idx on lancamentos_manuais (data_movimento, id);
create index lancamentos_manuais_categoria_idx on lancamentos_manuais (categoria_id);
create index lancamentos_manuais_centro_idx on lancamentos_manuais (centro_custo_id);
create index lancamentos_manuais_pessoa_idx on lancamentos_manuais (pessoa_id, data_movimento, id) where pessoa_id is not null;
create index lancamentos_manuais_valor_idx on lancamentos_manuais (valor_centavos, data_movimento, id);
create index lancamentos_manuais_historico_idx on lancamentos_manuais using gin (f_busca(historico || ' ' || coalesce(documento, '')) gin_trgm_ops);

create table lancamentos_manuais_estornos (
  id bigint generated always as identity primary key,
  lancamento_manual_id bigint not null constraint lancamentos_manuais_estornos_key unique references lancamentos_manuais,
  data_estorno date not null,
  motivo text not null check (length(motivo) between 3 and 200),
  usuario_id bigint not null,
  usuario_nome text not null,
  created_at timestamptz not null default clock_timestamp()
);
comment on table lancamentos_manuais_estornos is 'The reversal of a lançamento manual, with its reason.';

-- One row for each part of a payment, the fee of the payment apportioned among them; it becomes entries when it is settled.
create table recebimentos_a_liquidar (
  id bigint generated always as identity primary key,
  origem_tipo text not null check (origem_tipo in ('baixa', 'credito')),
  origem_id bigint not null,
  conta_bancaria_id bigint not null references contas_bancarias,
  forma_pagamento_id bigint not null references formas_pagamento,
  -- It is asked for by whose it is, as every movement of cash is.
  pessoa_id bigint references pessoas,
  data_recebimento date not null,
  data_prevista date not null,
  bruto_centavos bigint not null check (bruto_centavos > 0),
  taxa_centavos bigint not null check (taxa_centavos between 0 and bruto_centavos),
  categoria text not null check (length(categoria) between 1 and 60),
  historico text not null check (length(historico) between 1 and 300),
  situacao text not null default 'a_liquidar' check (situacao in ('a_liquidar', 'liquidado', 'estornado')),
  liquidacao_id bigint references liquidacoes_recebimentos,
  data_liquidacao date,
  data_estorno date,
  -- The undoing after which it waits, or was settled again.
  desfeita_item_id bigint constraint recebimentos_a_liquidar_desfeita_key unique,
  usuario_id bigint not null,
  usuario_nome text not null,
  created_at timestamptz not null default clock_timestamp(),
  constraint recebimentos_a_liquidar_origem_key unique (origem_tipo, origem_id),
  constraint recebimentos_a_liquidar_prevista_check check (data_prevista >= data_recebimento),
  constraint recebimentos_a_liquidar_situacao_coerente check (
    (liquidacao_id is null) = (data_liquidacao is null) and data_liquidacao >= data_recebimento
    and case situacao when 'a_liquidar' then liquidacao_id is null and data_estorno is null
    when 'liquidado' then liquidacao_id is not null and data_estorno is null else data_estorno is not null end)
);
comment on table recebimentos_a_liquidar is 'Money that a payer gave and the account does not have yet: cards, cheques, payroll.';
create index recebimentos_a_liquidar_prevista_idx on recebimentos_a_liquidar (data_prevista, id);
create index recebimentos_a_liquidar_pendentes_idx on recebimentos_a_liquidar (data_prevista, id) where situacao = 'a_liquidar';
create index recebimentos_a_liquidar_liquidacao_idx on recebimentos_a_liquidar (liquidacao_id) where liquidacao_id is not null;
create index recebimentos_a_liquidar_data_idx on recebimentos_a_liquidar (data_liquidacao) where origem_tipo = 'baixa';
create index recebimentos_a_liquidar_pessoa_idx on recebimentos_a_liquidar (pessoa_id) where pessoa_id is not null;
create index recebimentos_a_liquidar_bruto_idx on recebimentos_a_liquidar (bruto_centavos);
create index recebimentos_a_liquidar_historico_idx on recebimentos_a_liquidar using gin (f_busca(historico) gin_trgm_ops);

-- The movements of the undoing, and those of the settling that follows it, name this row.
create table liquidacoes_desfeitas_itens (
  id bigint generated always as identity primary key,
  desfeita_id bigint not null references liquidacoes_desfeitas,
  recebimento_id bigint not null references recebimentos_a_liquidar,
  data_liquidacao date not null,
  -- The undoing of before, if it was settled again meanwhile: whose movements this one takes back.
  anterior_id bigint constraint liquidacoes_desfeitas_itens_anterior_key unique references liquidacoes_desfeitas_itens,
  constraint liquidacoes_desfeitas_itens_key unique (recebimento_id, desfeita_id)
);
comment on table liquidacoes_desfeitas_itens is 'Which receipt waits again after an undoing, and on which day it had been settled.';
create index liquidacoes_desfeitas_itens_desfeita_idx on liquidacoes_desfeitas_itens (desfeita_id);

-- A receipt and the item of its undoing name each other.
alter table recebimentos_a_liquidar add constraint recebimentos_a_liquidar_desfeita_item_id_fkey foreign key (desfeita_item_id) references liquidacoes_desfeitas_itens;
