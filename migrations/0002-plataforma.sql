-- What every room stands on: files, audit, security events, idempotency, long jobs.

create table arquivos (
  id bigint generated always as identity primary key,
  chave uuid not null default gen_random_uuid() unique,
  nome text not null check (length(nome) between 1 and 200),
  tipo text not null check (length(tipo) between 3 and 100),
  tamanho_bytes bigint not null check (tamanho_bytes >= 0 and tamanho_bytes = octet_length(conteudo)),
  conteudo bytea not null,
  sha256 bytea not null check (octet_length(sha256) = 32),
  created_at timestamptz not null default clock_timestamp()
);

create table auditoria (
  seq bigint generated always as identity primary key,
  em timestamptz not null default clock_timestamp(),
  usuario_id bigint,
  usuario_nome text,
  sessao_id bigint,
  ip text,
  acao text not null,
  alvo_tipo text not null,
  alvo_id bigint not null,
  antes jsonb,
  depois jsonb,
  motivo text,
  correlacao text
);
create index auditoria_alvo_idx on auditoria (alvo_tipo, alvo_id, seq desc);
create trigger auditoria_imutavel before update or delete on auditoria for each row execute function recusar_alteracao();

-- Hash chain over the audit rows, in blocks, off the hot path: a changed row shows when the chain is verified.
create table auditoria_blocos (
  id bigint generated always as identity primary key,
  seq_de bigint not null,
  seq_ate bigint not null check (seq_ate >= seq_de),
  hash_anterior bytea not null,
  hash bytea not null,
  created_at timestamptz not null default clock_timestamp(),
  unique (seq_de)
);
create trigger auditoria_blocos_imutavel before update or delete on auditoria_blocos for each row execute function recusar_alteracao();

-- Refusals and sign-in events; written on their own connection so that a rolled back request still leaves its trace.
create table eventos_seguranca (
  id bigint generated always as identity primary key,
  em timestamptz not null default clock_timestamp(),
  tipo text not null,
  usuario_id bigint,
  sessao_id bigint,
  ip text,
  rota text,
  alvo_id bigint,
  motivo text,
  correlacao text
);
create index eventos_seguranca_em_idx on eventos_seguranca (em desc);

create table idempotencia (
  usuario_id bigint not null,
  rota text not null,
  chave text not null,
  requisicao_hash text not null,
  resposta jsonb,
  created_at timestamptz not null default clock_timestamp(),
  primary key (usuario_id, rota, chave)
);
create index idempotencia_created_at_idx on idempotencia (created_at);

create table tarefas (
  id bigint generated always as identity primary key,
  tipo text not null,
  usuario_id bigint not null,
  situacao text not null default 'na_fila' check (situacao in ('na_fila', 'em_andamento', 'concluida', 'falhou', 'cancelada')),
  total int not null default 0 check (total >= 0),
  feitos int not null default 0 check (feitos >= 0),
  entrada jsonb not null default '{}',
  resultado jsonb,
  created_at timestamptz not null default clock_timestamp(),
  iniciada_em timestamptz,
  concluida_em timestamptz
);
create index tarefas_usuario_idx on tarefas (usuario_id, id desc);

create table tarefas_itens (
  tarefa_id bigint not null references tarefas on delete cascade,
  alvo_id bigint not null,
  situacao text not null check (situacao in ('feito', 'ja_estava', 'recusado')),
  codigo text,
  parametros jsonb,
  created_at timestamptz not null default clock_timestamp(),
  primary key (tarefa_id, alvo_id)
);

-- One row: who the school is.
create table escola (
  id int primary key default 1 check (id = 1),
  nome text not null,
  cnpj text,
  inep text,
  cidade text,
  uf text check (uf ~ '^[A-Z]{2}$'),
  endereco text,
  telefone text,
  email text,
  updated_at timestamptz not null default clock_timestamp()
);
