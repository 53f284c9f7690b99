-- The second factor of a sign-in: time-based codes (RFC 6238) of an app that shares a secret with us.
alter table perfis add column exige_segundo_fator boolean not null default false;

-- The secret lies encrypted as the health form does (nonce, tag, AES-256-GCM text); `confirmado_em` is empty until a first
-- code showed that the app has it, and only then a sign-in asks for codes.
create table segundos_fatores (
  usuario_id bigint primary key references usuarios on delete cascade,
  segredo bytea not null check (octet_length(segredo) > 28),
  chave_id text not null check (chave_id ~ '^[0-9a-f]{16}$'),
  criado_em timestamptz not null default clock_timestamp(),
  confirmado_em timestamptz,
  constraint segundos_fatores_confirmado_depois check (confirmado_em >= criado_em)
);
create index segundos_fatores_chave_idx on segundos_fatores (chave_id);

-- The time steps whose code was taken: each is taken once, whoever asks at the same instant.
create table segundos_fatores_usos (
  usuario_id bigint not null references segundos_fatores on delete cascade,
  passo bigint not null check (passo > 0),
  usado_em timestamptz not null default clock_timestamp(),
  constraint segundos_fatores_usos_pkey primary key (usuario_id, passo)
);
create trigger segundos_fatores_usos_imutavel before update on segundos_fatores_usos for each row execute function recusar_alteracao();

-- One-time codes for who has lost the app: only their hash is kept.
create table codigos_recuperacao (
  usuario_id bigint not null references segundos_fatores on delete cascade,
  codigo_hash bytea not null check (octet_length(codigo_hash) = 32),
  criado_em timestamptz not null default clock_timestamp(),
  usado_em timestamptz,
  constraint codigos_recuperacao_pkey primary key (usuario_id, codigo_hash)
);

-- A code that was used stays used: neither an update nor a second try brings it back.
create function recusar_codigo_reaberto() returns trigger language plpgsql as $$
begin
  if old.usado_em is not null or new.codigo_hash <> old.codigo_hash or new.usuario_id <> old.usuario_id then
    raise exception using errcode = 'check_violation', constraint = 'codigos_recuperacao_usado', message = 'a recovery code is used once';
  end if;
  return new;
end $$;
create trigger codigos_recuperacao_uma_vez before update on codigos_recuperacao for each row execute function recusar_codigo_reaberto();
