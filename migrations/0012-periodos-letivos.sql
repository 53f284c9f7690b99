-- The academic years and their periods.

create table anos_letivos (
  id bigint generated always as identity primary key,
  ano int not null unique check (ano between 1990 and 2100)
);
comment on table anos_letivos is 'An ano letivo (academic year).';

create table periodos_letivos (
  id bigint generated always as identity primary key,
  ano_letivo_id bigint not null references anos_letivos,
  nome text not null check (length(nome) between 1 and 80),
  data_inicio date not null,
  data_fim date not null,
  versao int not null default 1,
  created_at timestamptz not null default clock_timestamp(),
  updated_at timestamptz not null default clock_timestamp(),
  constraint periodos_letivos_datas_check check (data_inicio <= data_fim)
);
comment on table periodos_letivos is 'A período letivo: days of an ano letivo in which segmentações have lessons.';
create unique index periodos_letivos_nome_key on periodos_letivos (ano_letivo_id, f_busca(nome));

create table periodos_letivos_segmentacoes (
  id bigint generated always as identity primary key,
  periodo_letivo_id bigint not null references periodos_letivos on delete cascade,
  segmentacao_id bigint not null,
  situacao text not null default 'aberto' check (situacao in ('aberto', 'fechado')),
  constraint periodos_letivos_segmentacoes_key unique (periodo_letivo_id, segmentacao_id)
);
comment on table periodos_letivos_segmentacoes is 'A segmentação that a período letivo serves, open or closed on its own.';
create index periodos_letivos_segmentacoes_segmentacao_idx on periodos_letivos_segmentacoes (segmentacao_id);

create table etapas (
  id bigint generated always as identity primary key,
  periodo_letivo_segmentacao_id bigint not null references periodos_letivos_segmentacoes on delete cascade,
  ordem int not null check (ordem between 1 and 12),
  nome text not null check (length(nome) between 1 and 60),
  data_inicio date not null,
  data_fim date not null,
  peso numeric(9,4) not null default 1 check (peso > 0),
  situacao text not null default 'aberto' check (situacao in ('aberto', 'fechado')),
  constraint etapas_datas_check check (data_inicio <= data_fim),
  constraint etapas_ordem_key unique (periodo_letivo_segmentacao_id, ordem),
  constraint etapas_sem_sobreposicao exclude using gist
    (periodo_letivo_segmentacao_id with =, daterange(data_inicio, data_fim, '[]') with &&) deferrable initially deferred
);
comment on table etapas is 'An etapa: the stretch of a período letivo over which a segmentação gives grades.';

-- Prices are of an academic year; their room stands before this one.
alter table precos add constraint precos_ano_letivo_id_fkey foreign key (ano_letivo_id) references anos_letivos;

-- Monday to Friday are school days unless a row says otherwise; a Saturday or Sunday is one only by a row.
create table calendario_dias (
  id bigint generated always as identity primary key,
  periodo_letivo_id bigint not null references periodos_letivos on delete cascade,
  data date not null,
  tipo text not null check (tipo in ('letivo', 'feriado', 'recesso')),
  nome text not null check (length(nome) between 1 and 80),
  -- The weekday (1 Monday to 7 Sunday) whose timetable is given on it, as on a Saturday that makes up for a Monday.
  segue_dia_semana int check (segue_dia_semana between 1 and 7),
  versao int not null default 1,
  created_at timestamptz not null default clock_timestamp(),
  constraint calendario_dias_key unique (periodo_letivo_id, data),
  constraint calendario_dias_segue_check check (segue_dia_semana is null or tipo = 'letivo')
);
comment on table calendario_dias is 'A day of a período letivo that is not as its weekday says: a holiday, recess, or a Saturday with lessons.';
