-- Class councils are held: how far a course lets them go, the state of each, and minutes that stay as they were issued.

alter table criterios_avaliacao add column disciplinas_do_conselho int check (disciplinas_do_conselho between 0 and 20);

-- One that was cancelled stays readable beside the one after it. Minutes have a table of their own: those of a council that was reopened stay too.
alter table conselhos
  drop constraint conselhos_key,
  drop constraint conselhos_numero_key,
  drop constraint conselhos_ata_check,
  drop column ano,
  drop column numero,
  drop column ata,
  drop column lavrada_em,
  drop column lavrada_por,
  add column situacao text not null default 'aberto' check (situacao in ('aberto', 'lavrado', 'cancelado')),
  add column cancelado_em timestamptz,
  add column cancelado_motivo text check (length(cancelado_motivo) between 3 and 500),
  add column cancelado_por text,
  add constraint conselhos_cancelado_check check (num_nonnulls(cancelado_em, cancelado_motivo, cancelado_por) = case situacao when 'cancelado' then 3 else 0 end);
create unique index conselhos_vivo_key on conselhos (turma_id, etapa_id) nulls not distinct where situacao <> 'cancelado';

create table conselhos_atas (
  id bigint generated always as identity primary key,
  conselho_id bigint not null references conselhos,
  numero text not null constraint conselhos_atas_numero_key unique check (numero ~ '^[0-9]{4}-[0-9]{5,}$'),
  codigo_verificacao text not null constraint conselhos_atas_codigo_key unique check (codigo_verificacao ~ '^[0-9A-Z]{4}-[0-9A-Z]{4}-[0-9A-Z]{4}$'),
  data_emissao date not null,
  -- Everything the paper says: it is printed again from this alone.
  conteudo jsonb not null check (jsonb_typeof(conteudo) = 'object'),
  usuario_id bigint,
  usuario_nome text not null,
  created_at timestamptz not null default clock_timestamp()
);
comment on table conselhos_atas is 'The ata (minutes) of a conselho, numbered in its year and kept exactly as issued.';
create index conselhos_atas_conselho_idx on conselhos_atas (conselho_id, id desc);

create table conselhos_atas_cancelamentos (
  ata_id bigint not null constraint conselhos_atas_cancelamentos_ata_key primary key references conselhos_atas,
  data_cancelamento date not null,
  motivo text not null check (length(motivo) between 3 and 500),
  usuario_id bigint,
  usuario_nome text not null,
  created_at timestamptz not null default clock_timestamp()
);
comment on table conselhos_atas_cancelamentos is 'The cancellation of an ata, when its conselho is reopened or cancelled, with the reason.';

create table conselhos_atas_numeracao (
  ano int primary key,
  ultimo int not null
);
comment on table conselhos_atas_numeracao is 'The last number given to an ata in a year.';
