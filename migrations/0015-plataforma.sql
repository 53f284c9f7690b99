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
