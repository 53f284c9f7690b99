-- What the bank says of an account, line by line, and what of the books it is.

create table extratos_bancarios (
  id bigint generated always as identity primary key,
  conta_bancaria_id bigint not null references contas_bancarias,
  nome_arquivo text not null check (length(nome_arquivo) between 1 and 200),
  sha256 bytea not null check (length(sha256) = 32),
  -- The days that its lines and its own words reach over: banks write the day of the export for either end.
  data_inicio date not null,
  data_fim date not null,
  saldo_centavos bigint,
  data_saldo date,
  -- How many lines moved money in the file, and how many of them had been read before.
  lidas int not null check (lidas >= 0),
  repetidas int not null,
  usuario_id bigint not null,
  usuario_nome text not null,
  created_at timestamptz not null default clock_timestamp(),
  constraint extratos_bancarios_conta_key unique (id, conta_bancaria_id),
  constraint extratos_bancarios_arquivo_key unique (conta_bancaria_id, sha256),
  constraint extratos_bancarios_repetidas_check check (repetidas between 0 and lidas),
  constraint extratos_bancarios_datas_check check (data_inicio <= data_fim),
  constraint extratos_bancarios_saldo_check check ((saldo_centavos is null) = (data_saldo is null))
);
comment on table extratos_bancarios is 'A statement of a bank account that was read from a file of the bank.';

create table extratos_bancarios_linhas (
  id bigint generated always as identity primary key,
  extrato_id bigint not null,
  conta_bancaria_id bigint not null,
  data_linha date not null,
  -- Above zero came in, below went out; null where what stood there cannot be read as an amount, and is kept beside, until a person states it.
  valor_centavos bigint check (valor_centavos <> 0),
  valor_lido text check (length(valor_lido) between 1 and 40),
  descricao text not null check (length(descricao) between 1 and 255),
  documento text check (length(documento) between 1 and 40),
  -- What the bank calls it, where it calls it anything.
  identificador text check (length(identificador) between 1 and 255),
  -- The how-manyeth of lines that are equal in day, amount and words.
  ordem int not null check (ordem >= 1),
  -- Its words without numbers: what is said every month of the same thing.
  palavras text not null generated always as (trim(regexp_replace(f_busca(descricao), '[^a-z]+', ' ', 'g'))) stored,
  constraint extratos_bancarios_linhas_extrato_fkey foreign key (extrato_id, conta_bancaria_id) references extratos_bancarios (id, conta_bancaria_id),
  constraint extratos_bancarios_linhas_valor_check check (valor_centavos is not null or valor_lido is not null),
  constraint extratos_bancarios_linhas_key unique nulls not distinct (conta_bancaria_id, data_linha, valor_centavos, valor_lido, descricao, ordem)
);
comment on table extratos_bancarios_linhas is 'A line of a bank statement: money that the bank says moved. Read once, whatever file it comes in.';
create index extratos_bancarios_linhas_extrato_idx on extratos_bancarios_linhas (extrato_id);
create index extratos_bancarios_linhas_palavras_idx on extratos_bancarios_linhas (palavras, id);

create table conciliacoes (
  id bigint generated always as identity primary key,
  conta_bancaria_id bigint not null references contas_bancarias,
  tipo text not null check (tipo in ('casada', 'lancada', 'ignorada')),
  motivo text check (length(motivo) between 3 and 200),
  -- The entry that was made from the line.
  lancamento_manual_id bigint constraint conciliacoes_lancamento_manual_key unique references lancamentos_manuais,
  usuario_id bigint not null,
  usuario_nome text not null,
  created_at timestamptz not null default clock_timestamp(),
  constraint conciliacoes_ignorada_check check ((tipo = 'ignorada') = (motivo is not null)),
  constraint conciliacoes_lancada_check check ((tipo = 'lancada') = (lancamento_manual_id is not null))
);
comment on table conciliacoes is 'Lines of the bank and movements of the books that are the same money; or lines that are no movement of the account.';
create index conciliacoes_conta_idx on conciliacoes (conta_bancaria_id);

create table conciliacoes_linhas (
  linha_id bigint primary key references extratos_bancarios_linhas,
  conciliacao_id bigint not null references conciliacoes
);
comment on table conciliacoes_linhas is 'Which conciliação a line of the bank belongs to: one.';
create index conciliacoes_linhas_conciliacao_idx on conciliacoes_linhas (conciliacao_id);

create table conciliacoes_lancamentos (
  lancamento_id bigint primary key references lancamentos_financeiros,
  conciliacao_id bigint not null references conciliacoes
);
comment on table conciliacoes_lancamentos is 'Which conciliação a movement of the books belongs to: one.';
create index conciliacoes_lancamentos_conciliacao_idx on conciliacoes_lancamentos (conciliacao_id);

create table conciliacoes_fechamentos (
  id bigint generated always as identity primary key,
  conta_bancaria_id bigint not null references contas_bancarias,
  ate date not null,
  saldo_banco_centavos bigint not null,
  saldo_livros_centavos bigint not null,
  -- What explains the difference: money that only one of the two had on that day.
  so_no_extrato_centavos bigint not null,
  so_nos_livros_centavos bigint not null,
  usuario_id bigint not null,
  usuario_nome text not null,
  created_at timestamptz not null default clock_timestamp(),
  constraint conciliacoes_fechamentos_explicado_check
    check (saldo_banco_centavos - saldo_livros_centavos = so_no_extrato_centavos - so_nos_livros_centavos)
);
comment on table conciliacoes_fechamentos is 'The conciliação of an account closed until a day, with both balances tied.';
create index conciliacoes_fechamentos_conta_idx on conciliacoes_fechamentos (conta_bancaria_id, ate);

create table conciliacoes_reaberturas (
  id bigint generated always as identity primary key,
  fechamento_id bigint not null constraint conciliacoes_reaberturas_fechamento_key unique references conciliacoes_fechamentos,
  motivo text not null check (length(motivo) between 3 and 300),
  usuario_id bigint not null,
  usuario_nome text not null,
  created_at timestamptz not null default clock_timestamp()
);
comment on table conciliacoes_reaberturas is 'The reopening of a closed conciliação, with its reason.';
