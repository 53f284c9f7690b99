-- Who may enter, and what they may do.

create table usuarios (
  id bigint generated always as identity primary key,
  pessoa_id bigint unique references pessoas,
  nome text not null check (length(nome) between 1 and 100),
  sobrenome text check (length(sobrenome) <= 150),
  email text not null check (email = lower(email) and length(email) between 5 and 200),
  -- A sign-up counts only when its mailbox answered: whoever asks must own the address. An invitation by mail shows it too.
  email_confirmado_em timestamptz,
  -- A message that could not be delivered is told beside its user, until another one leaves.
  correio_falhou_em timestamptz,
  correio_falha text constraint usuarios_correio_falha_check check (correio_falha in ('servidor', 'acesso', 'endereco', 'recusada')),
  senha_hash text,
  senha_alterada_em timestamptz,
  situacao text not null check (situacao in ('pendente', 'convidado', 'ativo', 'inativo', 'recusado')),
  admin boolean not null default false,
  ultimo_acesso_em timestamptz,
  termos_aceitos_em timestamptz,
  -- From this school date on the user may not enter (end of the employment): no job has to run for it to hold.
  acesso_encerra_em date,
  versao int not null default 1,
  created_at timestamptz not null default clock_timestamp(),
  updated_at timestamptz not null default clock_timestamp(),
  constraint usuarios_ativo_tem_pessoa check (situacao not in ('ativo', 'inativo') or pessoa_id is not null),
  -- Nobody becomes active with an address that nobody answered from.
  constraint usuarios_ativo_tem_email_confirmado check (situacao <> 'ativo' or email_confirmado_em is not null),
  constraint usuarios_correio_falha_coerente check ((correio_falhou_em is null) = (correio_falha is null))
);
comment on table usuarios is 'Who signs in: a mail address with a password, always of a pessoa once active.';
create unique index usuarios_email_key on usuarios (email);
create index usuarios_situacao_idx on usuarios (situacao, id desc);

create table perfis (
  id bigint generated always as identity primary key,
  nome text not null check (length(nome) between 1 and 80),
  descricao text check (length(descricao) <= 300),
  restringir_painel_professor boolean not null default false,
  -- Asks for time-based codes (RFC 6238) at sign-in.
  exige_segundo_fator boolean not null default false,
  versao int not null default 1,
  created_at timestamptz not null default clock_timestamp(),
  updated_at timestamptz not null default clock_timestamp()
);
comment on table perfis is 'A perfil: a named set of permissions that users are given.';
create unique index perfis_nome_key on perfis (f_busca(nome));

create table usuarios_perfis (
  usuario_id bigint not null references usuarios on delete cascade,
  perfil_id bigint not null references perfis,
  primary key (usuario_id, perfil_id)
);
comment on table usuarios_perfis is 'Which perfis a user has.';
create index usuarios_perfis_perfil_idx on usuarios_perfis (perfil_id);

create table perfis_permissoes (
  perfil_id bigint not null references perfis on delete cascade,
  tela text not null check (length(tela) <= 60),
  acao text not null check (acao in ('visualizar', 'listar', 'criar', 'editar', 'excluir')),
  primary key (perfil_id, tela, acao)
);
comment on table perfis_permissoes is 'An action on a screen that a perfil allows.';

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
  motivo_revogacao text check (motivo_revogacao in ('acesso_alterado', 'encerrada_pelo_usuario', 'encerrada_por_administrador', 'saiu',
    'segundo_fator_ligado', 'segundo_fator_retirado', 'senha_alterada', 'senha_redefinida', 'token_anterior_usado', 'usuario_desativado', 'vinculo_encerrado'))
);
comment on table sessoes is 'A session of a user on one browser, until it ends, expires or is revoked.';
create index sessoes_usuario_idx on sessoes (usuario_id) where revogada_em is null;

-- The set-up link of an empty portal has no user yet.
create table senhas_tokens (
  id bigint generated always as identity primary key,
  usuario_id bigint references usuarios on delete cascade,
  tipo text not null check (tipo in ('redefinicao', 'convite', 'primeiro_acesso', 'confirmacao')),
  token_hash bytea not null unique check (octet_length(token_hash) = 32),
  criado_em timestamptz not null default clock_timestamp(),
  expira_em timestamptz not null,
  usado_em timestamptz,
  constraint senhas_tokens_usuario_check check ((usuario_id is null) = (tipo = 'primeiro_acesso'))
);
comment on table senhas_tokens is 'A link sent by mail or printed once (reset, invitation, confirmation, set-up), by the hash of its secret.';
create index senhas_tokens_usuario_idx on senhas_tokens (usuario_id, id desc);

-- Counted in the database so that several processes share them. An attempt is counted before it is tried; `contada_em` tells whether
-- the last one was let through.
create table tentativas (
  chave text primary key check (length(chave) <= 120),
  contador int not null check (contador >= 0),
  contada_em timestamptz not null,
  janela_ate timestamptz not null,
  bloqueada_ate timestamptz
);
comment on table tentativas is 'Attempts to sign in or to reset a password, counted by account and by address.';
create index tentativas_janela_idx on tentativas (janela_ate);

-- An address is slowed by how many different accounts failed behind it, never by how often.
create table falhas_por_endereco (
  endereco text not null check (length(endereco) <= 64),
  conta text not null check (length(conta) <= 64),
  em timestamptz not null default clock_timestamp(),
  primary key (endereco, conta)
);
comment on table falhas_por_endereco is 'An account whose password failed behind an address and was not right there since; both as hashes.';
create index falhas_por_endereco_em_idx on falhas_por_endereco (em);

-- Whoever signed in on a browser is not delayed there by what others try elsewhere.
create table aparelhos_conhecidos (
  usuario_id bigint not null references usuarios on delete cascade,
  aparelho_hash bytea not null check (octet_length(aparelho_hash) = 32),
  criado_em timestamptz not null default clock_timestamp(),
  usado_em timestamptz not null default clock_timestamp(),
  primary key (usuario_id, aparelho_hash)
);
comment on table aparelhos_conhecidos is 'A browser in which a user signed in with the right password, by the hash of its cookie.';
create index aparelhos_conhecidos_usado_idx on aparelhos_conhecidos (usado_em);

-- As it is born: sign-up open, the documentation of the API behind the session, the second factor asked of administrators.
create table acesso_regras (
  id int primary key default 1 check (id = 1),
  cadastro_aberto boolean not null default true,
  documentacao_aberta boolean not null default false,
  segundo_fator_administradores boolean not null default true,
  -- A made-up school, whose sign-in page says what is different from a real one.
  demonstracao boolean not null default false,
  versao int not null default 1,
  updated_at timestamptz not null default clock_timestamp()
);
comment on table acesso_regras is 'What the school decides about its way in: one row.';

create table eventos_avisados (
  evento_id bigint primary key references eventos_seguranca,
  em timestamptz not null default clock_timestamp()
);
comment on table eventos_avisados is 'A security event that administrators were told of by mail.';
create index eventos_avisados_em_idx on eventos_avisados (em desc);

create table filtros_salvos (
  id bigint generated always as identity primary key,
  usuario_id bigint not null references usuarios on delete cascade,
  tela text not null check (length(tela) <= 60),
  nome text not null check (length(nome) between 1 and 60),
  busca jsonb not null check (jsonb_typeof(busca) = 'object'),
  created_at timestamptz not null default clock_timestamp(),
  constraint filtros_salvos_nome_key unique (usuario_id, tela, nome)
);
comment on table filtros_salvos is 'A filter of a list that a user gave a name.';

-- Encrypted as the health form is (nonce, tag, AES-256-GCM text); `confirmado_em` is empty until a first code showed that the app has
-- it, and only then a sign-in asks for codes.
create table segundos_fatores (
  usuario_id bigint primary key references usuarios on delete cascade,
  segredo bytea not null check (octet_length(segredo) > 28),
  chave_id text not null check (chave_id ~ '^[0-9a-f]{16}$'),
  criado_em timestamptz not null default clock_timestamp(),
  confirmado_em timestamptz,
  constraint segundos_fatores_confirmado_depois check (confirmado_em >= criado_em)
);
comment on table segundos_fatores is 'The second factor of a user: the encrypted secret of an app of time-based codes.';
create index segundos_fatores_chave_idx on segundos_fatores (chave_id);

-- Each step is taken once, whoever asks at the same instant.
create table segundos_fatores_usos (
  usuario_id bigint not null references segundos_fatores on delete cascade,
  passo bigint not null check (passo > 0),
  usado_em timestamptz not null default clock_timestamp(),
  constraint segundos_fatores_usos_pkey primary key (usuario_id, passo)
);
comment on table segundos_fatores_usos is 'A time step whose code was already taken.';

create table codigos_recuperacao (
  usuario_id bigint not null references segundos_fatores on delete cascade,
  codigo_hash bytea not null check (octet_length(codigo_hash) = 32),
  criado_em timestamptz not null default clock_timestamp(),
  usado_em timestamptz,
  constraint codigos_recuperacao_pkey primary key (usuario_id, codigo_hash)
);
comment on table codigos_recuperacao is 'A one-time code for a user who lost the app, by its hash.';

-- An open session alone does not say where money goes: the person is asked again, for one act, once, for minutes.
create table confirmacoes (
  id bigint generated always as identity primary key,
  usuario_id bigint not null references usuarios on delete cascade,
  sessao_id bigint not null references sessoes on delete cascade,
  ato text not null check (length(ato) between 3 and 120),
  token_hash bytea not null unique check (octet_length(token_hash) = 32),
  criada_em timestamptz not null default clock_timestamp(),
  expira_em timestamptz not null,
  usada_em timestamptz,
  constraint confirmacoes_prazo_check check (expira_em > criada_em and expira_em <= criada_em + interval '10 minutes')
);
comment on table confirmacoes is 'A confirmation of who asks, by password or second factor, for one act in one session, by the hash of its secret.';
create index confirmacoes_sessao_idx on confirmacoes (sessao_id);
create index confirmacoes_usuario_idx on confirmacoes (usuario_id);

insert into acesso_regras default values;
