-- What every room stands on: extensions, the search form of a text, files, audit, long jobs, the school itself.

create extension if not exists pg_trgm with schema public;
create extension if not exists unaccent with schema public;
create extension if not exists btree_gist with schema public;

-- Search form of a text: no accents, lower case. Accents go first so that lower() works in any collation ('Ç' in "C").
-- unaccent() is only stable because its dictionary could change; naming the dictionary makes the promise of immutability
-- ours to keep, so that the result can be stored and indexed. A body bound when the function is made ("return") does not
-- look at search_path, which index builds and restores empty.
create function public.f_busca(texto text) returns text
  language sql immutable strict parallel safe
  return pg_catalog.lower(public.unaccent('public.unaccent'::regdictionary, texto));

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
comment on table arquivos is 'A file that somebody sent or the school printed, with its bytes and hash.';

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
comment on table auditoria is 'Who changed what and when: the record before and after, written in the transaction of the change.';
create index auditoria_alvo_idx on auditoria (alvo_tipo, alvo_id, seq desc);

-- Off the hot path: a changed row shows when the chain is verified.
create table auditoria_blocos (
  id bigint generated always as identity primary key,
  seq_de bigint not null,
  seq_ate bigint not null check (seq_ate >= seq_de),
  hash_anterior bytea not null,
  hash bytea not null,
  created_at timestamptz not null default clock_timestamp(),
  unique (seq_de)
);
comment on table auditoria_blocos is 'A block of audit rows sealed by a hash that follows from the block before.';

-- Written on their own connection, so that a rolled back request still leaves its trace.
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
comment on table eventos_seguranca is 'A refusal or an event of sign-in, kept even when its request was rolled back.';
create index eventos_seguranca_em_idx on eventos_seguranca (em desc);
create index eventos_seguranca_usuario_idx on eventos_seguranca (usuario_id, em desc) where usuario_id is not null;

create table chaves_dados (
  id text primary key check (id ~ '^[0-9a-f]{16}$'),
  created_at timestamptz not null default clock_timestamp()
);
comment on table chaves_dados is 'The name of a key that encrypts data; a process that lacks it must not start.';

-- What signs sessions, what opens sign-in envelopes, and what seals the audit chain. The key of the data is never here: whoever has
-- only the database can neither sign nor seal.
create table segredos_guardados (
  nome text primary key check (nome in ('sessao', 'credencial', 'auditoria')),
  dados bytea not null check (octet_length(dados) > 28),
  chave_id text not null check (chave_id ~ '^[0-9a-f]{16}$'),
  created_at timestamptz not null default clock_timestamp()
);
comment on table segredos_guardados is 'A secret that all processes of one database share, encrypted with the key of the data.';

create table idempotencia (
  usuario_id bigint not null,
  rota text not null,
  chave text not null,
  requisicao_hash text not null,
  resposta jsonb,
  created_at timestamptz not null default clock_timestamp(),
  primary key (usuario_id, rota, chave)
);
comment on table idempotencia is 'The answer already given to a write of a user under its key, so that sending it again has no second effect.';
create index idempotencia_created_at_idx on idempotencia (created_at);

-- One row for each person and kind, begun again when its time ends.
create table cotas (
  usuario_id bigint not null,
  recurso text not null constraint cotas_recurso_check check (recurso in ('envio', 'exportacao', 'cpf')),
  ate timestamptz not null,
  vezes int not null constraint cotas_vezes_check check (vezes > 0),
  bytes bigint not null constraint cotas_bytes_check check (bytes >= 0),
  primary key (usuario_id, recurso)
);
comment on table cotas is 'What one user sent, took away or looked for in vain in a while, which is bounded.';

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
comment on table tarefas is 'A long job that a user asked for, and how far it came.';
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
comment on table tarefas_itens is 'What a tarefa did, or refused and why, for each of its targets.';
create index tarefas_itens_situacao_idx on tarefas_itens (tarefa_id, situacao, alvo_id);

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
  versao int not null default 1,
  updated_at timestamptz not null default clock_timestamp(),
  -- Lengths keep it on the header of a receipt.
  constraint escola_nome_check check (length(nome) between 1 and 120),
  constraint escola_cnpj_check check (cnpj ~ '^[0-9A-Z]{12}[0-9]{2}$'),
  constraint escola_inep_check check (inep ~ '^[0-9]{8}$'),
  constraint escola_cidade_check check (length(cidade) <= 100),
  constraint escola_endereco_check check (length(endereco) <= 200),
  constraint escola_telefone_check check (length(telefone) <= 20),
  constraint escola_email_check check (length(email) <= 254)
);
comment on table escola is 'Who the school is: one row.';

create table integridade_verificacoes (
  id bigint generated always as identity primary key,
  origem text not null check (origem in ('tela', 'comando', 'noite')),
  usuario_nome text,
  invariantes int not null check (invariantes >= 0),
  achados int not null check (achados >= 0),
  iniciada_em timestamptz not null,
  concluida_em timestamptz not null default clock_timestamp()
);
comment on table integridade_verificacoes is 'One run of the checks over the whole database.';

create table integridade_resultados (
  verificacao_id bigint not null references integridade_verificacoes,
  invariante text not null check (length(invariante) between 1 and 60),
  sala text not null,
  achados int not null check (achados >= 0),
  -- The first ones: ids and figures, never names.
  exemplos jsonb not null default '[]',
  duracao_ms int not null check (duracao_ms >= 0),
  primary key (verificacao_id, invariante)
);
comment on table integridade_resultados is 'What one invariant found in a verificação: how many breaches, and the first ones.';
