-- Bank data change with a second look.

-- An open session alone does not say where money goes: the person is asked again, for one act, once, for minutes.
create table confirmacoes (
  id bigint generated always as identity primary key,
  usuario_id bigint not null references usuarios on delete cascade,
  sessao_id bigint not null references sessoes on delete cascade,
  ato text not null check (length(ato) between 3 and 120),
  token_hash bytea not null unique check (octet_length(token_hash) = 32),
  criada_em timestamptz not null default clock_timestamp(),
  expira_em timestamptz not null,
  usada_em timestamptz,
  constraint confirmacoes_prazo_check check (expira_em > criada_em and expira_em <= criada_em + interval '10 minutes')
);
comment on table confirmacoes is 'A confirmation of who asks, by password or second factor, for one act in one session, by the hash of its secret.';
create index confirmacoes_sessao_idx on confirmacoes (sessao_id);
create index confirmacoes_usuario_idx on confirmacoes (usuario_id);

-- Whatever says where money goes stands on this: the account of the school, its Pix key, and what a supplier is paid by. The values are
-- those of the record, by the names of its room.
create table mudancas_bancarias (
  id bigint generated always as identity primary key,
  alvo_tipo text not null check (alvo_tipo ~ '^[a-z_]{3,40}$'),
  alvo_id bigint not null,
  alvo_nome text not null check (length(alvo_nome) between 1 and 120),
  antes jsonb not null check (jsonb_typeof(antes) = 'object'),
  depois jsonb not null check (jsonb_typeof(depois) = 'object'),
  -- A new record: nothing that was handed out changes by it, and it is told like a change.
  abertura boolean not null default false,
  situacao text not null default 'pedida' check (situacao in ('pedida', 'aprovada', 'em_vigor', 'retirada')),
  motivo text check (length(motivo) between 3 and 300),
  pedida_por bigint not null,
  pedida_por_nome text not null,
  pedida_em timestamptz not null default clock_timestamp(),
  aprovada_por bigint,
  aprovada_por_nome text,
  aprovada_em timestamptz,
  -- Nobody else could approve it: whoever asked is the only person who may, and that is on record.
  unica_pessoa boolean not null default false,
  vale_em timestamptz,
  vigorou_em timestamptz,
  -- The system takes back what its record no longer takes: it has no id.
  retirada_por bigint,
  retirada_por_nome text,
  retirada_em timestamptz,
  retirada_motivo text check (length(retirada_motivo) between 3 and 300),
  versao int not null default 1,
  constraint mudancas_bancarias_muda_algo check (abertura or antes <> depois),
  constraint mudancas_bancarias_abertura_check check (not abertura or situacao = 'em_vigor' and aprovada_em is null),
  constraint mudancas_bancarias_aprovada_check check (abertura or situacao = 'retirada' or (aprovada_em is not null) = (situacao in ('aprovada', 'em_vigor'))),
  constraint mudancas_bancarias_aprovacao_inteira check ((aprovada_em is null) = (aprovada_por is null) and (aprovada_em is null) = (aprovada_por_nome is null)),
  constraint mudancas_bancarias_outra_pessoa check (aprovada_por is null or (aprovada_por = pedida_por) = unica_pessoa),
  -- Whoever was told of it has a day to stop it.
  constraint mudancas_bancarias_um_dia check (abertura and vale_em is null or (vale_em is null) = (aprovada_em is null) and (vale_em is null or vale_em >= aprovada_em + interval '24 hours')),
  constraint mudancas_bancarias_vigor_check check ((vigorou_em is not null) = (situacao = 'em_vigor') and (abertura or vigorou_em is null or vigorou_em >= vale_em)),
  constraint mudancas_bancarias_retirada_check check ((retirada_em is not null) = (situacao = 'retirada') and (retirada_em is null) = (retirada_por_nome is null)
    and (retirada_em is null) = (retirada_motivo is null))
);
comment on table mudancas_bancarias is 'A change of bank data: who asked for what, who approved it, from when it holds.';
-- One at a time for each record: what waits is decided before another is asked for.
create unique index mudancas_bancarias_espera_key on mudancas_bancarias (alvo_tipo, alvo_id) where situacao in ('pedida', 'aprovada');
create index mudancas_bancarias_alvo_idx on mudancas_bancarias (alvo_tipo, alvo_id, id);
create index mudancas_bancarias_vale_idx on mudancas_bancarias (vale_em) where situacao = 'aprovada';
create index mudancas_bancarias_recentes_idx on mudancas_bancarias (vigorou_em) where situacao = 'em_vigor';

-- An issued slip goes on asking for money at the key that it was handed out with, until the new one holds or somebody reissues this slip.
create table boletos_pix_reemitidos (
  boleto_id bigint not null references boletos,
  mudanca_id bigint not null references mudancas_bancarias,
  usuario_id bigint not null,
  usuario_nome text not null,
  created_at timestamptz not null default clock_timestamp(),
  primary key (boleto_id, mudanca_id)
);
comment on table boletos_pix_reemitidos is 'A slip whose family was given the approved new Pix key of the school before its hour.';
create index boletos_pix_reemitidos_mudanca_idx on boletos_pix_reemitidos (mudanca_id);
