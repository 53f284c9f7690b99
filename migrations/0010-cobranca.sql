-- The letters to who owes the school.

create table cobrancas_modelos (
  id bigint generated always as identity primary key,
  nome text not null check (length(nome) between 1 and 80),
  assunto text not null check (length(assunto) between 3 and 120),
  corpo text not null check (length(corpo) between 20 and 5000),
  -- What its text says that the limits take for unlawful and somebody answers for, with the reason.
  ressalva text check (length(ressalva) between 10 and 300),
  ativo boolean not null default true,
  versao int not null default 1,
  created_at timestamptz not null default clock_timestamp()
);
comment on table cobrancas_modelos is 'A modelo: the text of a letter, with terms to fill in.';
create unique index cobrancas_modelos_nome_key on cobrancas_modelos (f_busca(nome));

create table cobrancas_degraus (
  id bigint generated always as identity primary key,
  nome text not null check (length(nome) between 1 and 60),
  dias_atraso int not null check (dias_atraso between 1 and 720),
  canal text not null check (canal in ('email', 'impresso')),
  modelo_id bigint not null references cobrancas_modelos,
  ativa boolean not null default true,
  versao int not null default 1,
  created_at timestamptz not null default clock_timestamp()
);
comment on table cobrancas_degraus is 'A degrau of the régua: which letter leaves so many days after the due date, and how.';
create unique index cobrancas_degraus_dias_key on cobrancas_degraus (dias_atraso) where ativa;
create index cobrancas_degraus_modelo_idx on cobrancas_degraus (modelo_id);

create table cobrancas_lotes (
  id bigint generated always as identity primary key,
  canal text not null check (canal in ('email', 'impresso')),
  modelo_id bigint references cobrancas_modelos,
  da_regua boolean not null,
  data_lote date not null,
  cartas int not null check (cartas > 0),
  arquivo_id bigint references arquivos,
  usuario_id bigint not null,
  usuario_nome text not null,
  created_at timestamptz not null default clock_timestamp()
);
comment on table cobrancas_lotes is 'A lote: letters that were sent or printed together.';

create sequence cobrancas_cartas_numero_seq;
create table cobrancas_cartas (
  id bigint generated always as identity primary key,
  numero bigint not null unique default nextval('cobrancas_cartas_numero_seq'),
  lote_id bigint not null references cobrancas_lotes,
  pagador_id bigint not null references pessoas,
  modelo_id bigint not null references cobrancas_modelos,
  degrau_id bigint references cobrancas_degraus,
  canal text not null check (canal in ('email', 'impresso')),
  destino text check (length(destino) <= 254),
  data_carta date not null,
  -- What was said, kept as it was said; filled at the moment of sending.
  assunto text,
  corpo text,
  -- How to pay, as the letter said it when it left: the slip and the Pix code of each title.
  pagamento jsonb not null default '[]'
    constraint cobrancas_cartas_pagamento_check check (jsonb_typeof(pagamento) = 'array'),
  total_centavos bigint not null check (total_centavos > 0),
  situacao text not null default 'preparada' check (situacao in ('preparada', 'no_correio', 'enviada', 'falhou', 'impressa', 'parada')),
  motivo_parada text,
  motivo_falha text check (motivo_falha in ('servidor', 'acesso', 'endereco', 'recusada')),
  -- What the mail server said, in its own words.
  detalhe_falha text check (length(detalhe_falha) <= 500),
  enviada_em timestamptz,
  usuario_id bigint not null,
  usuario_nome text not null,
  created_at timestamptz not null default clock_timestamp(),
  constraint cobrancas_cartas_parada_check check ((situacao = 'parada') = (motivo_parada is not null)),
  constraint cobrancas_cartas_lote_key unique (lote_id, pagador_id),
  constraint cobrancas_cartas_enviada_check check ((situacao in ('enviada', 'impressa')) = (enviada_em is not null)),
  constraint cobrancas_cartas_escrita_check check (situacao in ('preparada', 'parada') or corpo is not null),
  constraint cobrancas_cartas_correio_check check (situacao not in ('no_correio', 'falhou') or canal = 'email' and destino is not null),
  constraint cobrancas_cartas_falha_check check ((situacao = 'falhou') = (motivo_falha is not null and detalhe_falha is not null)),
  constraint cobrancas_cartas_motivo_parada_check
    check (motivo_parada in ('pago', 'acordo', 'falecimento', 'contestado', 'pagamento_na_fila', 'sem_email', 'abaixo_do_minimo', 'modelo', 'prazo'))
);
comment on table cobrancas_cartas is 'A carta: one letter to one payer over all its overdue títulos, as it left.';
create index cobrancas_cartas_pagador_idx on cobrancas_cartas (pagador_id, id desc);
create index cobrancas_cartas_data_idx on cobrancas_cartas (data_carta, id);
-- One letter a day to a payer, by the ladder or by hand.
create unique index cobrancas_cartas_dia_key on cobrancas_cartas (pagador_id, data_carta) where situacao not in ('parada', 'falhou');

create table cobrancas_cartas_titulos (
  id bigint generated always as identity primary key,
  carta_id bigint not null references cobrancas_cartas,
  titulo_id bigint not null references titulos_receber,
  degrau_id bigint references cobrancas_degraus,
  data_vencimento date not null,
  dias_atraso int not null check (dias_atraso >= 0),
  saldo_centavos bigint not null check (saldo_centavos >= 0),
  multa_centavos bigint not null check (multa_centavos >= 0),
  juros_centavos bigint not null check (juros_centavos >= 0),
  total_centavos bigint not null,
  -- False when it was paid or renegotiated before the letter left.
  vale boolean not null default true,
  -- True while the mail of its letter failed: the title got no letter.
  nao_saiu boolean not null default false,
  constraint cobrancas_cartas_titulos_key unique (carta_id, titulo_id),
  constraint cobrancas_cartas_titulos_total_fecha check (total_centavos = saldo_centavos + multa_centavos + juros_centavos)
);
comment on table cobrancas_cartas_titulos is 'A título that a carta asks for, with what it owed then.';
create index cobrancas_cartas_titulos_titulo_idx on cobrancas_cartas_titulos (titulo_id);
create unique index cobrancas_cartas_titulos_degrau_key on cobrancas_cartas_titulos (degrau_id, titulo_id) where degrau_id is not null and vale and not nao_saiu;
