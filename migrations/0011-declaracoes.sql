-- The statements that the law gives to who paid.

-- Another with other figures takes the place of the one before.
create sequence declaracoes_numero_seq;
create table declaracoes (
  id bigint generated always as identity primary key,
  numero bigint not null unique default nextval('declaracoes_numero_seq'),
  tipo text not null check (tipo in ('ir', 'quitacao')),
  ano int not null check (ano between 2000 and 2199),
  pagador_id bigint not null references pessoas,
  data_emissao date not null,
  total_centavos bigint not null check (total_centavos >= 0),
  conteudo jsonb not null,
  codigo_verificacao text not null unique,
  -- The one before it, when there was one: a chain without branches.
  substitui_id bigint constraint declaracoes_substitui_key unique references declaracoes,
  usuario_id bigint not null,
  usuario_nome text not null,
  created_at timestamptz not null default clock_timestamp()
);
comment on table declaracoes is 'A declaração that the law gives to who paid: numbered, frozen when issued.';
create unique index declaracoes_primeira_key on declaracoes (tipo, ano, pagador_id) where substitui_id is null;
create index declaracoes_pagador_idx on declaracoes (pagador_id, tipo, ano);

create table declaracoes_lotes (
  id bigint generated always as identity primary key,
  tipo text not null check (tipo in ('ir', 'quitacao')),
  ano int not null,
  quantidade int not null check (quantidade > 0),
  arquivo_id bigint references arquivos,
  usuario_id bigint not null,
  usuario_nome text not null,
  created_at timestamptz not null default clock_timestamp()
);
comment on table declaracoes_lotes is 'Declarações of one kind and year that were issued together, in one PDF.';

create table declaracoes_lotes_itens (
  lote_id bigint not null references declaracoes_lotes,
  pagador_id bigint not null references pessoas,
  declaracao_id bigint references declaracoes,
  primary key (lote_id, pagador_id)
);
comment on table declaracoes_lotes_itens is 'A payer of a lote and the declaração that came of it.';

-- They hold back no statement of the other months (Lei 12.007/2009, art. 2º § 3º).
create table debitos_contestados (
  id bigint generated always as identity primary key,
  titulo_id bigint not null references titulos_receber,
  processo text not null check (length(processo) between 3 and 60),
  data_contestacao date not null,
  observacao text check (length(observacao) <= 300),
  usuario_id bigint not null,
  usuario_nome text not null,
  created_at timestamptz not null default clock_timestamp(),
  encerrada_em timestamptz
);
comment on table debitos_contestados is 'A título that somebody questions in court.';
create unique index debitos_contestados_vivo_key on debitos_contestados (titulo_id) where encerrada_em is null;
