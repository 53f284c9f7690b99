-- The class diary: lessons, roll, assessments, grades, opinions.

create table aulas (
  id bigint generated always as identity primary key,
  turma_disciplina_id bigint not null references turmas_disciplinas,
  data_aula date not null,
  -- Periods given.
  quantidade int not null default 1 check (quantidade between 1 and 12),
  -- The first of them in the day, where a timetable says so.
  ordem int check (ordem between 1 and 16),
  docente_id bigint references pessoas,
  conteudo text check (length(conteudo) between 1 and 4000),
  tarefa text check (length(tarefa) between 1 and 2000),
  versao int not null default 1,
  usuario_id bigint,
  usuario_nome text not null,
  created_at timestamptz not null default clock_timestamp(),
  updated_at timestamptz not null default clock_timestamp()
);
comment on table aulas is 'An aula: a lesson of a disciplina that a turma was given, on a day.';
create index aulas_disciplina_idx on aulas (turma_disciplina_id, data_aula, id);
create index aulas_data_idx on aulas (data_aula);
-- What the timetable expected is given once.
create unique index aulas_ordem_key on aulas (turma_disciplina_id, data_aula, ordem) where ordem is not null;

-- Of a lesson, or of a day where the course controls attendance by day. Who was not on it was not called, which is never presence.
create table chamadas (
  id bigint generated always as identity primary key,
  turma_id bigint not null references turmas,
  data_chamada date not null,
  aula_id bigint unique references aulas,
  quantidade int not null default 1 check (quantidade between 1 and 12),
  -- The enrollments that were called, those present among them, in the order of their ids: rolls of the same list are equal.
  alunos bigint[] not null check (cardinality(alunos) between 1 and 200),
  versao int not null default 1,
  usuario_id bigint,
  usuario_nome text not null,
  created_at timestamptz not null default clock_timestamp(),
  updated_at timestamptz not null default clock_timestamp(),
  constraint chamadas_do_dia_check check (aula_id is not null or quantidade = 1)
);
comment on table chamadas is 'A chamada: a roll that was called, with whom it called.';
create unique index chamadas_dia_key on chamadas (turma_id, data_chamada) where aula_id is null;
create index chamadas_turma_idx on chamadas (turma_id, data_chamada);

create table justificativas (
  id bigint generated always as identity primary key,
  matricula_id bigint not null references matriculas,
  data_inicio date not null,
  data_fim date not null,
  motivo text not null check (motivo in ('saude', 'luto', 'religioso', 'judicial', 'atividade_escolar', 'outro')),
  descricao text check (length(descricao) between 1 and 500),
  -- The document that was handed in.
  arquivo_id bigint references arquivos,
  revogada_em timestamptz,
  revogada_motivo text check (length(revogada_motivo) between 3 and 300),
  versao int not null default 1,
  usuario_id bigint,
  usuario_nome text not null,
  created_at timestamptz not null default clock_timestamp(),
  constraint justificativas_dias_check check (data_inicio <= data_fim and data_fim <= data_inicio + 366),
  constraint justificativas_revogada_check check ((revogada_em is null) = (revogada_motivo is null)),
  constraint justificativas_sem_sobreposicao exclude using gist (matricula_id with =, daterange(data_inicio, data_fim, '[]') with &&) where (revogada_em is null)
);
comment on table justificativas is 'Why a student was absent between two days, with the document that says so.';
create index justificativas_matricula_idx on justificativas (matricula_id, data_inicio);

create table faltas (
  chamada_id bigint not null references chamadas on delete cascade,
  matricula_id bigint not null references matriculas,
  -- Periods missed.
  faltas int not null check (faltas between 1 and 12),
  -- Marked by whoever called; one that a justificativa covers counts as justified by itself.
  justificada boolean not null default false,
  primary key (chamada_id, matricula_id)
);
comment on table faltas is 'An absence of a student in a chamada. Who was called and has none was present.';
create index faltas_matricula_idx on faltas (matricula_id);

create table avaliacoes (
  id bigint generated always as identity primary key,
  turma_disciplina_id bigint not null references turmas_disciplinas,
  -- Null after the last one: the recovery of the year, and the final exam.
  etapa_id bigint references etapas,
  papel text not null default 'avaliacao' check (papel in ('avaliacao', 'recuperacao', 'segunda_chamada', 'recuperacao_final', 'exame')),
  tipo_avaliacao_id bigint references tipos_avaliacao,
  nome text not null check (length(nome) between 1 and 80),
  descricao text check (length(descricao) between 1 and 2000),
  data_avaliacao date not null,
  -- Until when the recovery could be asked for, as the school announced it.
  data_recuperacao date,
  valor_maximo numeric(9,4) not null default 10 check (valor_maximo > 0 and valor_maximo <= 1000),
  peso numeric(9,4) not null default 1 check (peso > 0 and peso <= 100),
  -- The one that it recovers (none: the whole etapa), or whose absent students take it.
  substitui_id bigint references avaliacoes,
  ordem int not null default 0 check (ordem between 0 and 999),
  versao int not null default 1,
  usuario_id bigint,
  usuario_nome text not null,
  created_at timestamptz not null default clock_timestamp(),
  constraint avaliacoes_etapa_check check ((etapa_id is null) = (papel in ('recuperacao_final', 'exame'))),
  constraint avaliacoes_substitui_check check (case papel when 'segunda_chamada' then substitui_id is not null when 'recuperacao' then true else substitui_id is null end),
  -- They stand against an average out of ten.
  constraint avaliacoes_finais_de_dez check (etapa_id is not null or valor_maximo = 10),
  constraint avaliacoes_outra_check check (substitui_id <> id),
  constraint avaliacoes_recuperacao_check check (data_recuperacao is null or papel = 'recuperacao' and data_recuperacao <= data_avaliacao)
);
comment on table avaliacoes is 'An avaliação of a disciplina of a turma in an etapa; a recovery, a second call, the final exam.';
create index avaliacoes_disciplina_idx on avaliacoes (turma_disciplina_id, etapa_id, ordem, id);
create index avaliacoes_substitui_idx on avaliacoes (substitui_id) where substitui_id is not null;
create unique index avaliacoes_final_key on avaliacoes (turma_disciplina_id, papel) where etapa_id is null;
create unique index avaliacoes_segunda_chamada_key on avaliacoes (substitui_id) where papel = 'segunda_chamada';

-- All empty: it was typed and taken away again; whoever typed beside it is told by the version.
create table notas (
  avaliacao_id bigint not null references avaliacoes,
  matricula_id bigint not null references matriculas,
  valor numeric(9,4) check (valor >= 0),
  conceito text check (length(conceito) between 1 and 5),
  estado text check (estado in ('dispensado', 'ausente')),
  versao int not null default 1,
  usuario_id bigint,
  usuario_nome text not null,
  updated_at timestamptz not null default clock_timestamp(),
  primary key (avaliacao_id, matricula_id),
  constraint notas_uma_check check (num_nonnulls(valor, conceito, estado) <= 1)
);
comment on table notas is 'What a student got in an avaliação: a number, a concept, or a state instead. No row is not given yet, never zero.';
create index notas_matricula_idx on notas (matricula_id);

create table pareceres (
  id bigint generated always as identity primary key,
  matricula_id bigint not null references matriculas,
  etapa_id bigint not null references etapas,
  -- Null: about the student as a whole, as the remark of a report card.
  turma_disciplina_id bigint references turmas_disciplinas,
  texto text not null check (length(texto) <= 8000),
  versao int not null default 1,
  usuario_id bigint,
  usuario_nome text not null,
  updated_at timestamptz not null default clock_timestamp(),
  constraint pareceres_key unique nulls not distinct (matricula_id, etapa_id, turma_disciplina_id)
);
comment on table pareceres is 'A written opinion about a student in an etapa: of a disciplina, or of the whole.';
create index pareceres_disciplina_idx on pareceres (turma_disciplina_id, etapa_id);

create table frases_parecer (
  id bigint generated always as identity primary key,
  texto text not null check (length(texto) between 1 and 500),
  ativa boolean not null default true,
  versao int not null default 1,
  created_at timestamptz not null default clock_timestamp()
);
comment on table frases_parecer is 'A phrase that the school offers to whoever writes opinions.';

-- Handed in by its teacher: nobody writes in it until it is given back.
create table entregas (
  turma_disciplina_id bigint not null references turmas_disciplinas,
  etapa_id bigint not null references etapas,
  usuario_id bigint,
  usuario_nome text not null,
  created_at timestamptz not null default clock_timestamp(),
  primary key (turma_disciplina_id, etapa_id)
);
comment on table entregas is 'An entrega: the diary of a disciplina in an etapa, handed in by its teacher.';

-- It stands while the etapa of the class is closed; who closed it, by which rule and with what results stands in fechamentos.
create table turmas_etapas_fechadas (
  turma_id bigint not null references turmas,
  etapa_id bigint not null references etapas,
  -- As a refusal names who closed it.
  usuario_nome text not null,
  created_at timestamptz not null default clock_timestamp(),
  primary key (turma_id, etapa_id)
);
comment on table turmas_etapas_fechadas is 'An etapa of a turma that is closed: nothing of its diary changes.';
