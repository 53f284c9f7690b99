-- What is taught, where, by whom, and by which criterion it is judged.

create table segmentacoes (
  id bigint generated always as identity primary key,
  nome text not null check (length(nome) between 1 and 80),
  ordem int not null default 0,
  ativa boolean not null default true,
  versao int not null default 1,
  created_at timestamptz not null default clock_timestamp()
);
comment on table segmentacoes is 'A segmentação: a level of teaching, as Educação Infantil or Ensino Médio.';
create unique index segmentacoes_nome_key on segmentacoes (f_busca(nome));

create table cursos (
  id bigint generated always as identity primary key,
  segmentacao_id bigint not null references segmentacoes,
  nome text not null check (length(nome) between 1 and 100),
  sigla text check (length(sigla) <= 20),
  ordem int not null default 0,
  idade_minima int check (idade_minima between 0 and 99),
  carga_horaria int check (carga_horaria between 1 and 9999),
  proximo_curso_id bigint references cursos check (proximo_curso_id <> id),
  ativo boolean not null default true,
  versao int not null default 1,
  created_at timestamptz not null default clock_timestamp()
);
comment on table cursos is 'A curso: a grade of the school, with the next one it leads to.';
create unique index cursos_nome_key on cursos (segmentacao_id, f_busca(nome));

-- A change is dated, so that results of a year are always computed by the rule of that year. Every course has one from its creation
-- (1990: from the start).
create table criterios_avaliacao (
  id bigint generated always as identity primary key,
  curso_id bigint not null references cursos on delete cascade,
  -- Students with an adapted plan may have a rule of their own.
  plano text not null default 'regular' check (plano in ('regular', 'adaptado')),
  desde_ano int not null default 1990 check (desde_ano between 1990 and 2100),
  tipo text not null default 'nota' check (tipo in ('nota', 'conceito', 'parecer')),
  media_aprovacao numeric(9,4) not null default 7 check (media_aprovacao between 0 and 10),
  media_minima_recuperacao numeric(9,4) not null default 3 check (media_minima_recuperacao between 0 and 10),
  usa_exame_final boolean not null default true,
  media_final numeric(9,4) not null default 5 check (media_final between 0 and 10),
  peso_media numeric(9,4) not null default 6 check (peso_media between 0 and 100),
  peso_exame numeric(9,4) not null default 4 check (peso_exame between 0 and 100),
  casas_decimais int not null default 1 check (casas_decimais between 0 and 2),
  arredondamento text not null default 'meio_acima' check (arredondamento in ('meio_acima', 'meio_par', 'truncado', 'meio_ponto', 'quarto_ponto')),
  arredondamento_desde text not null default 'etapa' check (arredondamento_desde in ('etapa', 'ano', 'final')),
  calculo_da_etapa text not null default 'media' check (calculo_da_etapa in ('media', 'pontos', 'melhores')),
  pontos_da_etapa numeric(9,4) not null default 10 check (pontos_da_etapa > 0 and pontos_da_etapa <= 1000),
  melhores_avaliacoes int not null default 2 check (melhores_avaliacoes between 1 and 20),
  recuperacao_por_etapa text not null default 'substitui_se_maior' check (recuperacao_por_etapa in ('nenhuma', 'substitui_se_maior', 'media')),
  recuperacao_pode_baixar boolean not null default false,
  recuperacao_limitada boolean not null default false,
  alcance_da_recuperacao text not null default 'etapa' check (alcance_da_recuperacao in ('etapa', 'grupo', 'menor')),
  etapas_por_recuperacao int not null default 2 check (etapas_por_recuperacao between 2 and 12),
  -- Read by the portal before they are saved; here only what may stand in them.
  formula_da_media text check (length(formula_da_media) between 1 and 200 and formula_da_media ~ '^[[:alnum:] +*/();,.-]+$'),
  formula_do_exame text check (length(formula_do_exame) between 1 and 200 and formula_do_exame ~ '^[[:alnum:] +*/();,.-]+$'),
  recuperacao_final boolean not null default false,
  frequencia_minima numeric(9,4) not null default 75 check (frequencia_minima between 0 and 100),
  controle_frequencia text not null default 'por_aula' check (controle_frequencia in ('por_aula', 'por_dia')),
  reprova_por_falta boolean not null default true,
  frequencia_por_disciplina boolean not null default false,
  justificadas_contam boolean not null default true,
  dependencias_permitidas int not null default 0 check (dependencias_permitidas between 0 and 20),
  conceitos jsonb not null default '[]' check (jsonb_typeof(conceitos) = 'array'),
  versao int not null default 1,
  created_at timestamptz not null default clock_timestamp(),
  constraint criterios_avaliacao_desde_key unique (curso_id, plano, desde_ano),
  constraint criterios_avaliacao_medias_check check (media_minima_recuperacao <= media_aprovacao),
  constraint criterios_avaliacao_pesos_check check (peso_exame > 0 and peso_media + peso_exame > 0),
  constraint criterios_avaliacao_dois_conceitos check (tipo <> 'conceito' or jsonb_array_length(conceitos) >= 2)
);
comment on table criterios_avaliacao is 'By which rule the students of a curso pass, from a year on.';

create table grupos_turma (
  id bigint generated always as identity primary key,
  nome text not null check (length(nome) between 1 and 80),
  ativo boolean not null default true,
  versao int not null default 1,
  created_at timestamptz not null default clock_timestamp()
);
comment on table grupos_turma is 'A name that groups turmas across cursos.';
create unique index grupos_turma_nome_key on grupos_turma (f_busca(nome));

create table turmas (
  id bigint generated always as identity primary key,
  curso_id bigint not null references cursos,
  ano_letivo_id bigint not null references anos_letivos,
  grupo_turma_id bigint references grupos_turma,
  nome text not null check (length(nome) between 1 and 60),
  turno text not null check (turno in ('manha', 'tarde', 'noite', 'integral')),
  sala text check (length(sala) <= 40),
  vagas int not null check (vagas between 0 and 999),
  situacao text not null default 'aberta' check (situacao in ('aberta', 'fechada')),
  versao int not null default 1,
  created_at timestamptz not null default clock_timestamp()
);
comment on table turmas is 'A turma: a class of a curso in an ano letivo, with its shift and places.';
create unique index turmas_nome_key on turmas (ano_letivo_id, curso_id, f_busca(nome));
create index turmas_curso_idx on turmas (curso_id, ano_letivo_id);
create index turmas_ordem_idx on turmas (ano_letivo_id, nome, id);
create index turmas_grupo_idx on turmas (grupo_turma_id);
-- The list of classes by name, in both directions.
create index turmas_nome_idx on turmas (nome, id);

create table turmas_situacoes (
  id bigint generated always as identity primary key,
  turma_id bigint not null references turmas,
  de text not null check (de in ('aberta', 'fechada')),
  para text not null check (para in ('aberta', 'fechada') and para <> de),
  motivo text check (length(motivo) between 1 and 300),
  usuario_id bigint,
  usuario_nome text not null,
  created_at timestamptz not null default clock_timestamp(),
  constraint turmas_situacoes_reabrir_pede_motivo check (para = 'fechada' or motivo is not null)
);
comment on table turmas_situacoes is 'An opening or closing of a turma.';
create index turmas_situacoes_turma_idx on turmas_situacoes (turma_id, id);

create table disciplinas (
  id bigint generated always as identity primary key,
  nome text not null check (length(nome) between 1 and 80),
  sigla text check (length(sigla) <= 10),
  area text check (area in ('linguagens', 'matematica', 'ciencias_natureza', 'ciencias_humanas', 'ensino_religioso', 'campos_experiencia', 'itinerario', 'outra')),
  carga_horaria int check (carga_horaria between 1 and 9999),
  tipo text not null default 'obrigatoria' check (tipo in ('obrigatoria', 'diversificada', 'optativa')),
  conta_promocao boolean not null default true,
  ordem int not null default 0 check (ordem between 0 and 9999),
  ativa boolean not null default true,
  versao int not null default 1,
  created_at timestamptz not null default clock_timestamp()
);
comment on table disciplinas is 'A disciplina: a subject that the school teaches.';
create unique index disciplinas_nome_key on disciplinas (f_busca(nome));
create unique index disciplinas_sigla_key on disciplinas (f_busca(sigla));

create table tipos_avaliacao (
  id bigint generated always as identity primary key,
  nome text not null check (length(nome) between 1 and 80),
  sigla text check (length(sigla) <= 10),
  valor_maximo numeric(9,4) not null default 10 check (valor_maximo > 0 and valor_maximo <= 1000),
  peso numeric(9,4) not null default 1 check (peso > 0 and peso <= 100),
  recuperacao boolean not null default false,
  todos_os_cursos boolean not null default true,
  ativo boolean not null default true,
  versao int not null default 1,
  created_at timestamptz not null default clock_timestamp()
);
comment on table tipos_avaliacao is 'A kind of assessment, with its weight and highest grade.';
create unique index tipos_avaliacao_nome_key on tipos_avaliacao (f_busca(nome));

create table tipos_avaliacao_cursos (
  tipo_avaliacao_id bigint not null references tipos_avaliacao on delete cascade,
  curso_id bigint not null references cursos,
  primary key (tipo_avaliacao_id, curso_id)
);
comment on table tipos_avaliacao_cursos is 'A curso that uses a tipo de avaliação.';
create index tipos_avaliacao_cursos_curso_idx on tipos_avaliacao_cursos (curso_id);

-- It is ended by a date, never erased, once anything hangs on it.
create table turmas_disciplinas (
  id bigint generated always as identity primary key,
  turma_id bigint not null references turmas,
  disciplina_id bigint not null references disciplinas,
  carga_horaria int check (carga_horaria between 1 and 9999),
  ordem int not null default 0 check (ordem between 0 and 9999),
  data_inicio date,
  data_fim date,
  versao int not null default 1,
  created_at timestamptz not null default clock_timestamp(),
  constraint turmas_disciplinas_dias_check check (data_inicio <= data_fim),
  constraint turmas_disciplinas_turma_key unique (id, turma_id),
  constraint turmas_disciplinas_sem_sobreposicao exclude using gist (turma_id with =, disciplina_id with =, daterange(data_inicio, data_fim, '[]') with &&)
);
comment on table turmas_disciplinas is 'A disciplina that a turma has, for the whole year or between two days.';
create index turmas_disciplinas_turma_idx on turmas_disciplinas (turma_id, ordem, id);
create index turmas_disciplinas_disciplina_idx on turmas_disciplinas (disciplina_id, turma_id);

-- It keeps the assignments that it cut short or that never began because of it, as they were: the undo puts back exactly these.
create table turmas_disciplinas_encerramentos (
  id bigint generated always as identity primary key,
  turma_disciplina_id bigint not null references turmas_disciplinas on delete cascade,
  data_fim date not null,
  docentes jsonb not null default '[]' constraint turmas_disciplinas_encerramentos_docentes_check check (jsonb_typeof(docentes) = 'array'),
  desfaz_id bigint constraint turmas_disciplinas_encerramentos_desfaz_key unique references turmas_disciplinas_encerramentos on delete cascade,
  usuario_id bigint,
  usuario_nome text not null,
  created_at timestamptz not null default clock_timestamp()
);
comment on table turmas_disciplinas_encerramentos is 'The end of a disciplina of a turma, or the undo of it.';
create index turmas_disciplinas_encerramentos_disciplina_idx on turmas_disciplinas_encerramentos (turma_disciplina_id, id desc);

-- More than one may share it.
create table docentes_periodo (
  id bigint generated always as identity primary key,
  turma_disciplina_id bigint not null references turmas_disciplinas,
  pessoa_id bigint not null references pessoas,
  data_inicio date not null,
  data_fim date,
  versao int not null default 1,
  created_at timestamptz not null default clock_timestamp(),
  constraint docentes_periodo_datas_check check (data_inicio <= data_fim),
  constraint docentes_periodo_sem_sobreposicao exclude using gist (turma_disciplina_id with =, pessoa_id with =, daterange(data_inicio, data_fim, '[]') with &&)
);
comment on table docentes_periodo is 'A docente of a disciplina of a turma, and from when until when.';
create index docentes_periodo_pessoa_idx on docentes_periodo (pessoa_id);
create index docentes_periodo_turma_disciplina_idx on docentes_periodo (turma_disciplina_id);

-- Of a course, and of a level: the tables stand in rooms before this one.
alter table precos add constraint precos_curso_id_fkey foreign key (curso_id) references cursos;
alter table periodos_letivos_segmentacoes add constraint periodos_letivos_segmentacoes_segmentacao_id_fkey foreign key (segmentacao_id) references segmentacoes;

-- Minutes of the day, for what must not coincide.
create table horarios (
  id bigint generated always as identity primary key,
  turma_id bigint not null references turmas,
  turma_disciplina_id bigint not null,
  docente_id bigint references pessoas,
  dia_semana int not null check (dia_semana between 1 and 7),
  -- Which period of the day it is, from 1 on.
  ordem int not null check (ordem between 1 and 16),
  inicio time not null,
  fim time not null,
  minutos int4range not null generated always as (int4range(extract(hour from inicio)::int * 60 + extract(minute from inicio)::int,
    extract(hour from fim)::int * 60 + extract(minute from fim)::int)) stored,
  sala text check (length(sala) between 1 and 40),
  data_inicio date not null,
  data_fim date,
  versao int not null default 1,
  created_at timestamptz not null default clock_timestamp(),
  constraint horarios_disciplina_fkey foreign key (turma_disciplina_id, turma_id) references turmas_disciplinas (id, turma_id),
  constraint horarios_horas_check check (inicio < fim),
  constraint horarios_dias_check check (data_inicio <= data_fim),
  constraint horarios_turma_key exclude using gist (turma_id with =, dia_semana with =, minutos with &&, daterange(data_inicio, data_fim, '[]') with &&)
    deferrable initially deferred,
  constraint horarios_ordem_key exclude using gist (turma_id with =, dia_semana with =, ordem with =, daterange(data_inicio, data_fim, '[]') with &&)
    deferrable initially deferred,
  constraint horarios_docente_key exclude using gist (docente_id with =, dia_semana with =, minutos with &&, daterange(data_inicio, data_fim, '[]') with &&)
    deferrable initially deferred,
  constraint horarios_sala_key exclude using gist (f_busca(sala) with =, dia_semana with =, minutos with &&, daterange(data_inicio, data_fim, '[]') with &&)
    deferrable initially deferred
);
comment on table horarios is 'A period of the week of a turma: which disciplina is given, by whom, where, between two days.';
create index horarios_turma_idx on horarios (turma_id, dia_semana, ordem);
create index horarios_docente_idx on horarios (docente_id, dia_semana);
create index horarios_disciplina_idx on horarios (turma_disciplina_id);
