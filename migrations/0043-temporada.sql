-- Families check the register by a link, and what they send is asked for as protocolos.

-- Who asks is a user, or a guardian without one; and what is asked may hold from a later day.
alter table protocolos alter column solicitante_usuario_id drop not null;
alter table protocolos add column solicitante_pessoa_id bigint references pessoas;
alter table protocolos add column vale_desde date;
alter table protocolos add constraint protocolos_solicitante_check check (num_nonnulls(solicitante_usuario_id, solicitante_pessoa_id) = 1);
create index protocolos_solicitante_pessoa_idx on protocolos (solicitante_pessoa_id) where solicitante_pessoa_id is not null;

-- A document that was sent with it is a field of its own, accepted or refused like the others; an anonimização erases it.
alter table protocolos_campos add column arquivo_id bigint references arquivos;
alter table protocolos_campos add constraint protocolos_campos_documento_check check (
  (campo like 'documento.%') = (arquivo_id is not null) or (arquivo_id is null and valor_proposto = '"[apagado]"'));

create table protocolos_fichas (
  protocolo_id bigint primary key references protocolos on delete cascade,
  versao_base int not null check (versao_base >= 0),
  dados_cifrados bytea not null,
  chave_id text not null
);
comment on table protocolos_fichas is 'A health form that a guardian sent, encrypted, while it waits for the decision; the decision takes it away.';

create table temporadas (
  id bigint generated always as identity primary key,
  nome text not null check (length(nome) between 1 and 100) constraint temporadas_nome_key unique,
  data_inicio date not null,
  data_fim date not null,
  mensagem text check (length(mensagem) <= 1000),
  campos text[] not null,
  documentos text[] not null,
  ficha_saude boolean not null,
  situacao text not null default 'rascunho' check (situacao in ('rascunho', 'aberta', 'encerrada')),
  versao int not null default 1,
  created_at timestamptz not null default clock_timestamp(),
  constraint temporadas_datas_check check (data_fim >= data_inicio and data_fim <= data_inicio + 180),
  constraint temporadas_pede_check check (cardinality(campos) > 0 or cardinality(documentos) > 0 or ficha_saude)
);
comment on table temporadas is 'A data season: what families are asked to check and send, and between which days.';

create table temporadas_turmas (
  temporada_id bigint not null references temporadas on delete cascade,
  turma_id bigint not null references turmas,
  primary key (temporada_id, turma_id)
);
comment on table temporadas_turmas is 'A turma whose families a temporada asks.';
create index temporadas_turmas_turma_idx on temporadas_turmas (turma_id);

create table temporadas_convites (
  id bigint generated always as identity primary key,
  temporada_id bigint not null references temporadas,
  pessoa_id bigint not null references pessoas,
  email text not null check (length(email) between 3 and 254),
  enviado_em timestamptz not null default clock_timestamp(),
  saiu_em timestamptz,
  falha text,
  aberto_em timestamptz,
  -- For whom of the family something was sent; answered is who sent for everybody.
  pessoas_respondidas bigint[] not null default '{}',
  respondido_em timestamptz,
  constraint temporadas_convites_pessoa_key unique (temporada_id, pessoa_id)
);
comment on table temporadas_convites is 'A guardian who was asked in a temporada: the mail that left, and whether they opened and answered it.';
create index temporadas_convites_pessoa_idx on temporadas_convites (pessoa_id);

create table temporadas_documentos (
  convite_id bigint not null references temporadas_convites on delete cascade,
  pessoa_id bigint not null references pessoas,
  tipo text not null check (length(tipo) <= 30),
  arquivo_id bigint not null references arquivos,
  created_at timestamptz not null default clock_timestamp(),
  primary key (convite_id, pessoa_id, tipo)
);
comment on table temporadas_documentos is 'A document that a guardian photographed and has not sent yet; sending it makes it a field of a protocolo.';

create table temporadas_envios (
  convite_id bigint not null references temporadas_convites,
  protocolo_id bigint not null references protocolos,
  primary key (convite_id, protocolo_id)
);
comment on table temporadas_envios is 'A protocolo that came of the answer of a guardian.';
create index temporadas_envios_protocolo_idx on temporadas_envios (protocolo_id);
