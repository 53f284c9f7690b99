-- Who works at the school, and requests to change a registration.

create table funcionarios (
  id bigint generated always as identity primary key,
  pessoa_id bigint not null unique references pessoas,
  cargo text not null check (length(cargo) between 1 and 80),
  departamento text check (length(departamento) <= 80),
  docente boolean not null default false,
  data_admissao date not null,
  data_demissao date check (data_demissao >= data_admissao),
  banco_codigo text check (banco_codigo ~ '^[0-9]{3}$'),
  banco_agencia text check (length(banco_agencia) <= 10),
  banco_conta text check (length(banco_conta) <= 20),
  -- Bank, branch and account in one envelope (see cifrar-banco.ts); `chave_id` names the key that opens it. What was stored open is
  -- encrypted by the application at its next start.
  banco_cifrado bytea,
  chave_id text check (chave_id ~ '^[0-9a-f]{16}$'),
  versao int not null default 1,
  created_at timestamptz not null default clock_timestamp(),
  updated_at timestamptz not null default clock_timestamp(),
  constraint funcionarios_banco_completo check (num_nonnulls(banco_codigo, banco_agencia, banco_conta) in (0, 3)),
  constraint funcionarios_banco_uma_forma check (
    (banco_cifrado is null) = (chave_id is null) and (banco_cifrado is null or num_nonnulls(banco_codigo, banco_agencia, banco_conta) = 0))
);
comment on table funcionarios is 'An employee: a pessoa with a position, docente when teaching.';
create index funcionarios_chave_idx on funcionarios (chave_id) where chave_id is not null;

create sequence protocolos_numero_seq;
create table protocolos (
  id bigint generated always as identity primary key,
  numero text not null unique,
  pessoa_id bigint not null references pessoas,
  solicitante_usuario_id bigint not null references usuarios,
  situacao text not null default 'aberto' check (situacao in ('aberto', 'deferido', 'deferido_em_parte', 'indeferido', 'cancelado')),
  motivo text not null check (length(motivo) between 1 and 500),
  parecer text check (length(parecer) <= 500),
  anexo_arquivo_id bigint references arquivos,
  decidido_por_usuario_id bigint references usuarios,
  decidido_em timestamptz,
  versao int not null default 1,
  created_at timestamptz not null default clock_timestamp(),
  check ((situacao = 'aberto') = (decidido_em is null))
);
comment on table protocolos is 'A request to change the registration of a pessoa, and what was decided.';
create index protocolos_pessoa_idx on protocolos (pessoa_id);
create index protocolos_situacao_idx on protocolos (situacao, id desc);

create table protocolos_campos (
  protocolo_id bigint not null references protocolos on delete cascade,
  ordem int not null,
  campo text not null check (length(campo) <= 60),
  valor_atual jsonb,
  valor_proposto jsonb,
  decisao text check (decisao in ('aceito', 'recusado')),
  motivo_recusa text check (length(motivo_recusa) <= 300),
  primary key (protocolo_id, campo),
  check (valor_atual is distinct from valor_proposto)
);
comment on table protocolos_campos is 'One field of a protocolo: what is registered, what is proposed, and the decision on it.';
