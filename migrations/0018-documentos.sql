-- What the school declares on paper about an enrollment.

create table documentos_emitidos (
  id bigint generated always as identity primary key,
  numero text not null constraint documentos_emitidos_numero_key unique check (numero ~ '^[0-9]{4}-[0-9]{5,}$'),
  tipo text not null check (tipo in ('declaracao_matricula', 'declaracao_frequencia', 'declaracao_transferencia')),
  matricula_id bigint not null references matriculas,
  -- A transfer declaration stands while the exit that it declares does.
  movimento_id bigint references matriculas_movimentos,
  aluno_id bigint not null references pessoas,
  codigo_verificacao text not null constraint documentos_emitidos_codigo_key unique check (codigo_verificacao ~ '^[0-9A-Z]{4}-[0-9A-Z]{4}-[0-9A-Z]{4}$'),
  data_emissao date not null,
  -- Everything the paper says, title to signature: it is printed again from this alone.
  conteudo jsonb not null,
  usuario_id bigint not null,
  usuario_nome text not null,
  created_at timestamptz not null default clock_timestamp(),
  constraint documentos_emitidos_movimento_check check (movimento_id is null or tipo = 'declaracao_transferencia')
);
comment on table documentos_emitidos is 'A declaração about a matrícula, numbered and kept exactly as issued.';
create index documentos_emitidos_matricula_idx on documentos_emitidos (matricula_id, id desc);

create table documentos_cancelamentos (
  documento_id bigint not null constraint documentos_cancelamentos_documento_key primary key references documentos_emitidos,
  data_cancelamento date not null,
  motivo text not null check (length(motivo) between 3 and 500),
  usuario_id bigint not null,
  usuario_nome text not null,
  created_at timestamptz not null default clock_timestamp()
);
comment on table documentos_cancelamentos is 'The cancellation of a documento, with its reason.';

create table documentos_numeracao (
  ano int primary key,
  ultimo int not null
);
comment on table documentos_numeracao is 'The last number given to a documento in a year.';
