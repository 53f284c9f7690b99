-- What every process of one database must hold alike: what signs sessions, what opens sign-in envelopes, and what seals the audit chain.
-- Encrypted with the key of the data, which is never here: whoever has only the database can neither sign nor seal.
create table segredos_guardados (
  nome text primary key check (nome in ('sessao', 'credencial', 'auditoria')),
  dados bytea not null check (octet_length(dados) > 28),
  chave_id text not null check (chave_id ~ '^[0-9a-f]{16}$'),
  created_at timestamptz not null default clock_timestamp()
);
