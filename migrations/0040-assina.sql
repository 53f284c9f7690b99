-- Links for somebody without an account, and what is signed by them.

create table links_externos (
  id bigint generated always as identity primary key,
  finalidade text not null check (finalidade in ('assinatura', 'temporada')),
  -- The record of the room that sent it: whose part it is to answer for this one.
  alvo_id bigint not null,
  pessoa_id bigint not null references pessoas,
  email text not null check (length(email) between 3 and 254),
  token_hash bytea not null constraint links_externos_token_key unique check (octet_length(token_hash) = 32),
  criado_em timestamptz not null default clock_timestamp(),
  expira_em timestamptz not null,
  revogado_em timestamptz,
  -- The code that was mailed last: kept with the secret of the link, which lies nowhere, so that six digits cannot be tried on a copy of this row.
  codigo_hash bytea check (octet_length(codigo_hash) = 32),
  codigo_expira_em timestamptz,
  constraint links_externos_codigo_check check ((codigo_hash is null) = (codigo_expira_em is null))
);
comment on table links_externos is 'A link sent by mail to somebody without an account, by the hash of its secret: for what, until when, and the code that proves the mailbox.';
create unique index links_externos_alvo_key on links_externos (finalidade, alvo_id) where revogado_em is null;
create index links_externos_pessoa_idx on links_externos (pessoa_id);
create index links_externos_expira_idx on links_externos (expira_em);
