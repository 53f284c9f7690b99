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
  versao int not null default 1,
  created_at timestamptz not null default clock_timestamp(),
  updated_at timestamptz not null default clock_timestamp(),
  constraint funcionarios_banco_completo check (num_nonnulls(banco_codigo, banco_agencia, banco_conta) in (0, 3))
);
create view v_funcionario_resumo as
  select f.id, f.pessoa_id, p.nome_completo, p.nome_busca, f.cargo, f.departamento, f.docente, f.data_admissao, f.data_demissao
  from funcionarios f join v_pessoa_resumo p on p.id = f.pessoa_id;

-- Registration-change request: current and proposed value side by side, one decision per field.
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
create index protocolos_pessoa_idx on protocolos (pessoa_id);
create index protocolos_situacao_idx on protocolos (situacao, id desc);

create table protocolos_campos (
  protocolo_id bigint not null references protocolos on delete cascade,
  ordem int not null,
  campo text not null check (length(campo) <= 60),
  valor_atual text,
  valor_proposto text,
  decisao text check (decisao in ('aceito', 'recusado')),
  motivo_recusa text check (length(motivo_recusa) <= 300),
  primary key (protocolo_id, campo),
  check (valor_atual is distinct from valor_proposto)
);
