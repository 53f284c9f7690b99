-- Backups and what was found when they were tried, restores and what they hold back until a person says go.

create table copias (
  id bigint generated always as identity primary key,
  origem text not null check (origem in ('tela', 'comando', 'noite')),
  usuario_nome text,
  -- The folder of the backup; null when none came about.
  nome text check (length(nome) between 10 and 60),
  erro text check (length(erro) between 1 and 500),
  tabelas int not null default 0 check (tabelas >= 0),
  linhas bigint not null default 0 check (linhas >= 0),
  bytes bigint not null default 0 check (bytes >= 0),
  duracao_ms bigint not null check (duracao_ms >= 0),
  -- The moment of the database that the backup holds.
  retrato_em timestamptz,
  concluida_em timestamptz not null default clock_timestamp(),
  constraint copias_desfecho_check check ((nome is null) = (erro is not null) and (nome is null) = (retrato_em is null))
);
comment on table copias is 'A backup that was made, or could not be made, and why.';

create table copias_verificacoes (
  id bigint generated always as identity primary key,
  copia_id bigint not null references copias,
  -- Null when it could not be restored.
  achados int check (achados >= 0),
  erro text check (length(erro) between 1 and 500),
  duracao_ms bigint not null check (duracao_ms >= 0),
  concluida_em timestamptz not null default clock_timestamp(),
  constraint copias_verificacoes_desfecho_check check ((achados is null) = (erro is not null))
);
comment on table copias_verificacoes is 'A backup restored into a scratch database and judged by every invariant.';
create index copias_verificacoes_copia_idx on copias_verificacoes (copia_id, id desc);

create table restauracoes (
  id bigint generated always as identity primary key,
  -- Which backup; null when the database was brought back by other means.
  copia text check (length(copia) between 10 and 60),
  -- From when the data is: what came after is lost.
  retrato_em timestamptz,
  salto int not null check (salto > 0),
  sessoes_encerradas int not null check (sessoes_encerradas >= 0),
  feita_em timestamptz not null default clock_timestamp(),
  -- Until then no mail leaves and no job runs.
  liberada_em timestamptz,
  liberada_por text check (length(liberada_por) between 1 and 200),
  correio_descartado boolean,
  constraint restauracoes_liberacao_check check
    ((liberada_em is null) = (liberada_por is null) and (liberada_em is null) = (correio_descartado is null))
);
comment on table restauracoes is 'This database was brought back from a backup, and whether a person has let its mail and jobs go on.';
create unique index restauracoes_aberta_key on restauracoes ((true)) where liberada_em is null;

create table trabalhos_retidos (
  id bigint generated always as identity primary key,
  fila text not null check (length(fila) between 1 and 100),
  dados jsonb not null,
  prioridade int not null default 0,
  grupo text
);
comment on table trabalhos_retidos is 'Work that waited in the queue when a backup was made: after the restore it waits for a person.';

create table numeros_saltados (
  id bigint generated always as identity primary key,
  restauracao_id bigint not null references restauracoes,
  tabela text not null check (length(tabela) between 1 and 63),
  -- Which counter of the table: its key, as text.
  chave text not null check (length(chave) between 1 and 60),
  -- The counter before and after.
  de bigint not null,
  ate bigint not null,
  constraint numeros_saltados_contador_key unique (restauracao_id, tabela, chave),
  constraint numeros_saltados_adiante_check check (ate > de)
);
comment on table numeros_saltados is 'Numbers of a counter that a restore passed over: no paper has them.';
create index numeros_saltados_contador_idx on numeros_saltados (tabela, chave);

-- A mail that waited in a backup and was thrown away after the restore was given up, too.
alter table usuarios drop constraint usuarios_correio_falha_check,
  add constraint usuarios_correio_falha_check check (correio_falha in ('servidor', 'acesso', 'endereco', 'recusada', 'descartada'));
alter table cobrancas_cartas drop constraint cobrancas_cartas_motivo_falha_check,
  add constraint cobrancas_cartas_motivo_falha_check check (motivo_falha in ('servidor', 'acesso', 'endereco', 'recusada', 'descartada'));
alter table boletins_envios drop constraint boletins_envios_motivo_falha_check,
  add constraint boletins_envios_motivo_falha_check check (motivo_falha in ('servidor', 'acesso', 'endereco', 'recusada', 'descartada'));
alter table notificacoes_envios drop constraint notificacoes_envios_motivo_falha_check,
  add constraint notificacoes_envios_motivo_falha_check check (motivo_falha in ('servidor', 'acesso', 'endereco', 'recusada', 'descartada'));
