-- What the class diary came to: results frozen with the rule and the figures that gave them.

-- Of an etapa of a turma, or of its year (etapa_id null). One that was reopened stays readable beside the one after it.
create table fechamentos (
  id bigint generated always as identity primary key,
  turma_id bigint not null references turmas,
  etapa_id bigint references etapas,
  -- The criterion as it was.
  criterio jsonb not null check (jsonb_typeof(criterio) = 'object'),
  usuario_id bigint,
  usuario_nome text not null,
  created_at timestamptz not null default clock_timestamp(),
  reaberto_em timestamptz,
  reaberto_motivo text check (length(reaberto_motivo) between 3 and 300),
  reaberto_por_id bigint,
  reaberto_por_nome text,
  constraint fechamentos_reaberto_check check (num_nonnulls(reaberto_em, reaberto_motivo, reaberto_por_nome) in (0, 3))
);
comment on table fechamentos is 'A fechamento: the closing of an etapa of a turma, or of its year.';
create unique index fechamentos_vivo_key on fechamentos (turma_id, etapa_id) nulls not distinct where reaberto_em is null;
create index fechamentos_turma_idx on fechamentos (turma_id, etapa_id, id desc);

create table resultados_disciplinas (
  fechamento_id bigint not null references fechamentos,
  matricula_id bigint not null references matriculas,
  turma_disciplina_id bigint not null references turmas_disciplinas,
  -- Of the etapa; of a year the partial average, before its exam.
  media numeric(9,4),
  conceito text check (length(conceito) between 1 and 5),
  -- Of a year alone: after recovery and exam, and where that leaves the student.
  media_final numeric(9,4),
  situacao text check (situacao in ('cursando', 'em_exame', 'aprovado', 'aprovado_apos_exame', 'reprovado_por_nota')),
  -- Periods (or days) given, missed, and of those justified. Null: the course counts days, which are of no disciplina.
  dadas int check (dadas >= 0),
  faltas int check (faltas >= 0),
  justificadas int check (justificadas >= 0),
  -- The marks (of an etapa) or averages (of a year) that gave it, as the one function took them.
  entradas jsonb not null,
  primary key (fechamento_id, matricula_id, turma_disciplina_id)
);
comment on table resultados_disciplinas is 'What a student had in a disciplina when an etapa or the year closed.';
create index resultados_disciplinas_matricula_idx on resultados_disciplinas (matricula_id);

create table resultados_alunos (
  fechamento_id bigint not null references fechamentos,
  matricula_id bigint not null references matriculas,
  dadas int not null check (dadas >= 0),
  faltas int not null check (faltas >= 0),
  justificadas int not null check (justificadas >= 0),
  frequencia numeric(5,2) check (frequencia between 0 and 100),
  -- Of a year alone.
  resultado text check (resultado in ('cursando', 'em_exame', 'aprovado', 'aprovado_apos_exame', 'aprovado_pelo_conselho', 'aprovado_com_dependencia', 'reprovado_por_nota', 'reprovado_por_falta')),
  primary key (fechamento_id, matricula_id)
);
comment on table resultados_alunos is 'How a student as a whole stood when an etapa or the year closed.';
create index resultados_alunos_matricula_idx on resultados_alunos (matricula_id);

-- A council looks at one class, at the end of an etapa or of the year. Its minutes are numbered in their year and frozen.
create table conselhos (
  id bigint generated always as identity primary key,
  turma_id bigint not null references turmas,
  etapa_id bigint references etapas,
  data_conselho date not null,
  participantes jsonb not null default '[]' check (jsonb_typeof(participantes) = 'array'),
  observacoes text check (length(observacoes) between 1 and 8000),
  -- The minutes: given with the number, never changed after.
  ano int check (ano between 1990 and 2100),
  numero int check (numero > 0),
  ata jsonb,
  lavrada_em timestamptz,
  lavrada_por text,
  versao int not null default 1,
  usuario_id bigint,
  usuario_nome text not null,
  created_at timestamptz not null default clock_timestamp(),
  constraint conselhos_key unique nulls not distinct (turma_id, etapa_id),
  constraint conselhos_numero_key unique (ano, numero),
  constraint conselhos_ata_check check (num_nonnulls(ano, numero, ata, lavrada_em, lavrada_por) in (0, 5))
);
comment on table conselhos is 'A conselho de classe: the meeting over a turma, with its minutes (ata).';

create table conselhos_alunos (
  conselho_id bigint not null references conselhos on delete cascade,
  matricula_id bigint not null references matriculas,
  -- Null: talked about, nothing decided. Only a failure by grade is reversed.
  decisao text check (decisao in ('aprovado_pelo_conselho', 'mantido')),
  motivo text check (length(motivo) between 3 and 1000),
  observacao text check (length(observacao) between 1 and 4000),
  encaminhamento text check (length(encaminhamento) between 1 and 1000),
  versao int not null default 1,
  usuario_id bigint,
  usuario_nome text not null,
  updated_at timestamptz not null default clock_timestamp(),
  primary key (conselho_id, matricula_id),
  constraint conselhos_alunos_decisao_motivada check (decisao is null or motivo is not null)
);
comment on table conselhos_alunos is 'What a conselho said and decided about a student.';
create index conselhos_alunos_matricula_idx on conselhos_alunos (matricula_id);
