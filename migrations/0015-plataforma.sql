-- A sign-up counts only when its mailbox answered: whoever asks must own the address. Everybody who already entered, or was
-- invited by a link in the mail, has shown it.
alter table usuarios add column email_confirmado_em timestamptz;
update usuarios set email_confirmado_em = created_at where situacao in ('ativo', 'inativo');
-- Nobody becomes active with an address that nobody answered from.
alter table usuarios add constraint usuarios_ativo_tem_email_confirmado check (situacao <> 'ativo' or email_confirmado_em is not null);

create or replace view v_usuario_resumo as
  select id, pessoa_id, email, nome, sobrenome, situacao, admin, email_confirmado_em is not null as email_confirmado from usuarios;

alter table senhas_tokens drop constraint senhas_tokens_tipo_check;
alter table senhas_tokens add constraint senhas_tokens_tipo_check check (tipo in ('redefinicao', 'convite', 'primeiro_acesso', 'confirmacao'));

-- The health form lies encrypted: `dados_cifrados` is an envelope (nonce, tag, AES-256-GCM text), `chave_id` the key that
-- opens it, which is never in the database. What was stored open is encrypted by the application at its next start.
alter table fichas_saude add column dados_cifrados bytea, add column chave_id text check (chave_id ~ '^[0-9a-f]{16}$'),
  alter column dados drop not null,
  add constraint fichas_saude_uma_forma check ((dados is null) = (dados_cifrados is not null) and (dados_cifrados is null) = (chave_id is null));
create index fichas_saude_chave_idx on fichas_saude (chave_id);

-- The keys in use, by name: a process that lacks one must not start, or what it writes could not be read by the others.
create table chaves_dados (
  id text primary key check (id ~ '^[0-9a-f]{16}$'),
  created_at timestamptz not null default clock_timestamp()
);

-- A sheet of people on its way into the register: what was read of it, which column is what, and the job that runs it. The
-- rows are personal data and leave after a day; what was made stays a month, so that it can be undone.
create table importacoes (
  id bigint generated always as identity primary key,
  usuario_id bigint not null,
  arquivo text not null check (length(arquivo) between 1 and 200),
  colunas jsonb not null check (jsonb_typeof(colunas) = 'array'),
  linhas jsonb not null check (jsonb_typeof(linhas) = 'array'),
  total int not null check (total between 1 and 5000),
  mapeamento jsonb,
  aceitar_parecidas boolean not null default false,
  nomes jsonb not null default '{}',
  situacao text not null default 'aberta' check (situacao in ('aberta', 'executada', 'desfeita')),
  tarefa_id bigint references tarefas,
  tarefa_desfazer_id bigint references tarefas,
  created_at timestamptz not null default clock_timestamp(),
  constraint importacoes_executada_tem_tarefa check ((situacao = 'aberta') = (tarefa_id is null) and (tarefa_id is null) = (mapeamento is null)),
  constraint importacoes_desfeita_tem_tarefa check ((situacao = 'desfeita') = (tarefa_desfazer_id is not null))
);
create index importacoes_usuario_idx on importacoes (usuario_id, id desc);
create unique index importacoes_tarefa_key on importacoes (tarefa_id);
create unique index importacoes_tarefa_desfazer_key on importacoes (tarefa_desfazer_id);

-- Who an import registered, with the version they had: the undo takes away only what nobody touched since. `pessoa_id` is no
-- reference: a person may be deleted by hand. `chave` finds a guardian without CPF again in the next rows.
create table importacoes_pessoas (
  id bigint generated always as identity primary key,
  importacao_id bigint not null references importacoes on delete cascade,
  linha int not null,
  pessoa_id bigint not null,
  versao int not null,
  nome text not null check (length(nome) <= 260),
  chave text,
  constraint importacoes_pessoas_pessoa_key unique (importacao_id, pessoa_id),
  constraint importacoes_pessoas_chave_key unique (importacao_id, chave)
);

-- What the rows of the two jobs of an import are called.
create view v_importacao_item as
  select i.tarefa_id, n.key::bigint as alvo_id, n.key || ' · ' || n.value as rotulo from importacoes i cross join lateral jsonb_each_text(i.nomes) n where i.tarefa_id is not null
  union all
  select i.tarefa_desfazer_id, p.pessoa_id, p.nome from importacoes i join importacoes_pessoas p on p.importacao_id = i.id where i.tarefa_desfazer_id is not null;
