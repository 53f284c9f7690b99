-- Messages of the coordination to teachers.

create table recados (
  id bigint generated always as identity primary key,
  texto text not null check (length(texto) between 1 and 1000),
  -- To whom it was addressed, as it was chosen; who received it stands in recados_destinatarios.
  para text not null check (para in ('docente', 'turma', 'curso')),
  turma_id bigint references turmas,
  curso_id bigint references cursos,
  -- The diary that it speaks of.
  turma_disciplina_id bigint references turmas_disciplinas,
  usuario_id bigint,
  usuario_nome text not null,
  created_at timestamptz not null default clock_timestamp(),
  constraint recados_alvo_check check ((para = 'turma') = (turma_id is not null) and (para = 'curso') = (curso_id is not null))
);
comment on table recados is 'A recado: a message of the coordination to teachers.';
create index recados_data_idx on recados (created_at desc, id desc);

create table recados_destinatarios (
  recado_id bigint not null references recados,
  pessoa_id bigint not null references pessoas,
  lido_em timestamptz,
  primary key (recado_id, pessoa_id)
);
comment on table recados_destinatarios is 'A teacher who received a recado, and when it was read.';
create index recados_destinatarios_pessoa_idx on recados_destinatarios (pessoa_id, lido_em, recado_id);
