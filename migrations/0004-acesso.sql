create table perfis (
  id bigint generated always as identity primary key,
  nome text not null check (length(nome) between 1 and 80),
  descricao text check (length(descricao) <= 300),
  restringir_painel_professor boolean not null default false,
  versao int not null default 1,
  created_at timestamptz not null default clock_timestamp(),
  updated_at timestamptz not null default clock_timestamp()
);
create unique index perfis_nome_key on perfis (f_busca(nome));

create table perfis_permissoes (
  perfil_id bigint not null references perfis on delete cascade,
  tela text not null check (length(tela) <= 60),
  acao text not null check (acao in ('visualizar', 'listar', 'criar', 'editar', 'excluir')),
  primary key (perfil_id, tela, acao)
);

create table usuarios (
  id bigint generated always as identity primary key,
  pessoa_id bigint unique references pessoas,
  email text not null check (email = lower(email) and length(email) between 5 and 200),
  nome text not null check (length(nome) between 1 and 100),
  sobrenome text check (length(sobrenome) <= 150),
  senha_hash text,
  situacao text not null check (situacao in ('pendente', 'convidado', 'ativo', 'inativo', 'recusado')),
  admin boolean not null default false,
  senha_alterada_em timestamptz,
  ultimo_acesso_em timestamptz,
  termos_aceitos_em timestamptz,
  -- From this school date on the user may not enter (end of the employment): no job has to run for it to hold.
  acesso_encerra_em date,
  versao int not null default 1,
  created_at timestamptz not null default clock_timestamp(),
  updated_at timestamptz not null default clock_timestamp(),
  constraint usuarios_ativo_tem_pessoa check (situacao not in ('ativo', 'inativo') or pessoa_id is not null)
);
create unique index usuarios_email_key on usuarios (email);
create index usuarios_situacao_idx on usuarios (situacao, id desc);

create table usuarios_perfis (
  usuario_id bigint not null references usuarios on delete cascade,
  perfil_id bigint not null references perfis,
  primary key (usuario_id, perfil_id)
);
create index usuarios_perfis_perfil_idx on usuarios_perfis (perfil_id);

create table sessoes (
  id bigint generated always as identity primary key,
  usuario_id bigint not null references usuarios on delete cascade,
  jti uuid not null unique,
  jti_anterior uuid unique,
  jti_anterior_ate timestamptz,
  vinculo_hash bytea,
  ip text,
  agente text check (length(agente) <= 300),
  criada_em timestamptz not null default clock_timestamp(),
  ultimo_uso_em timestamptz not null default clock_timestamp(),
  ociosidade_minutos int not null check (ociosidade_minutos > 0),
  expira_em timestamptz not null,
  revogada_em timestamptz,
  motivo_revogacao text
);
create index sessoes_usuario_idx on sessoes (usuario_id) where revogada_em is null;

-- Links sent by mail or printed once: only the hash of the secret is stored. The set-up link of an empty portal has no user yet.
create table senhas_tokens (
  id bigint generated always as identity primary key,
  usuario_id bigint references usuarios on delete cascade,
  tipo text not null check (tipo in ('redefinicao', 'convite', 'primeiro_acesso')),
  token_hash bytea not null unique check (octet_length(token_hash) = 32),
  criado_em timestamptz not null default clock_timestamp(),
  expira_em timestamptz not null,
  usado_em timestamptz,
  constraint senhas_tokens_usuario_check check ((usuario_id is null) = (tipo = 'primeiro_acesso'))
);
create index senhas_tokens_usuario_idx on senhas_tokens (usuario_id, id desc);

-- Sign-in and reset attempts by key (account, address): counted in the database so that several processes share them.
-- An attempt is counted before it is tried; `contada_em` tells whether the last one was let through.
create table tentativas (
  chave text primary key check (length(chave) <= 120),
  contador int not null check (contador >= 0),
  contada_em timestamptz not null,
  janela_ate timestamptz not null,
  bloqueada_ate timestamptz
);
create index tentativas_janela_idx on tentativas (janela_ate);

create table filtros_salvos (
  id bigint generated always as identity primary key,
  usuario_id bigint not null references usuarios on delete cascade,
  tela text not null check (length(tela) <= 60),
  nome text not null check (length(nome) between 1 and 60),
  busca jsonb not null check (jsonb_typeof(busca) = 'object'),
  created_at timestamptz not null default clock_timestamp(),
  constraint filtros_salvos_nome_key unique (usuario_id, tela, nome)
);

create view v_usuario_resumo as select id, pessoa_id, email, nome, sobrenome, situacao, admin from usuarios;
