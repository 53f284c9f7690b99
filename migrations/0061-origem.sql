-- Who comes in the middle of the year brings what he had at the school where he began it: the averages of the etapas that had ended, and his attendance.
create table origens (
  matricula_id bigint primary key references matriculas,
  -- Null: everything was taken back.
  escola text check (length(escola) between 1 and 150),
  documento text check (length(documento) between 1 and 150),
  versao int not null default 1,
  usuario_id bigint,
  usuario_nome text not null,
  updated_at timestamptz not null default clock_timestamp()
);
comment on table origens is 'What a student brought of the year from the school where he began it: which school, and by which document.';

create table origens_notas (
  matricula_id bigint not null references origens,
  disciplina_id bigint not null references disciplinas,
  etapa_id bigint not null references etapas,
  media numeric(6, 4) check (media between 0 and 10),
  conceito text check (length(conceito) between 1 and 10),
  constraint origens_notas_valor_check check (num_nonnulls(media, conceito) = 1),
  primary key (matricula_id, disciplina_id, etapa_id)
);
comment on table origens_notas is 'The average of a disciplina in an etapa that had ended when the student came, on the scale of our course.';
create index origens_notas_disciplina_idx on origens_notas (disciplina_id);
create index origens_notas_etapa_idx on origens_notas (etapa_id);

create table origens_frequencias (
  id bigint generated always as identity primary key,
  matricula_id bigint not null references origens,
  -- Null: of days, where the roll of the course is of the day.
  disciplina_id bigint references disciplinas,
  dadas int not null check (dadas between 1 and 2000),
  faltas int not null,
  constraint origens_frequencias_faltas_check check (faltas between 0 and dadas),
  constraint origens_frequencias_key unique nulls not distinct (matricula_id, disciplina_id)
);
comment on table origens_frequencias is 'What was given to a student, and what he missed, at the school where he began the year: of a disciplina in lessons, or in days.';
create index origens_frequencias_disciplina_idx on origens_frequencias (disciplina_id);
