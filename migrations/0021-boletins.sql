-- Report cards: how the school shows them, who may get them by mail, what left.

create table boletins_configuracao (
  id int primary key default 1 check (id = 1),
  -- The average of the class stands beside that of the student.
  media_da_turma boolean not null default false,
  versao int not null default 1,
  updated_at timestamptz not null default clock_timestamp()
);
comment on table boletins_configuracao is 'How the school shows boletins: one row.';
insert into boletins_configuracao default values;

-- It is of one student: a guardian of two says so twice. One that was taken back stays, with who took it back.
create table boletins_consentimentos (
  id bigint generated always as identity primary key,
  pessoa_id bigint not null references pessoas,
  aluno_id bigint not null references pessoas,
  -- How the guardian said so.
  origem text not null check (origem in ('contrato', 'termo', 'mensagem', 'pessoalmente')),
  usuario_id bigint,
  usuario_nome text not null,
  created_at timestamptz not null default clock_timestamp(),
  revogado_em timestamptz,
  revogado_por text,
  constraint boletins_consentimentos_revogado_check check ((revogado_em is null) = (revogado_por is null))
);
comment on table boletins_consentimentos is 'A consentimento: a guardian agreed to get the boletins of a student by mail.';
create unique index boletins_consentimentos_vivo_key on boletins_consentimentos (pessoa_id, aluno_id) where revogado_em is null;
create index boletins_consentimentos_aluno_idx on boletins_consentimentos (aluno_id);

create table boletins_envios (
  id bigint generated always as identity primary key,
  tarefa_id bigint not null references tarefas,
  matricula_id bigint not null references matriculas,
  turma_id bigint not null references turmas,
  -- Up to which etapa; null: the whole year.
  etapa_id bigint references etapas,
  pessoa_id bigint not null references pessoas,
  destino text not null check (length(destino) between 3 and 254),
  -- The second one of the same boletim was asked for by somebody who saw the first.
  vez int not null check (vez > 0),
  -- Something in it was still open.
  parcial boolean not null,
  situacao text not null default 'no_correio' check (situacao in ('no_correio', 'enviado', 'falhou')),
  motivo_falha text check (motivo_falha in ('servidor', 'acesso', 'endereco', 'recusada')),
  detalhe_falha text check (length(detalhe_falha) <= 500),
  usuario_id bigint not null,
  usuario_nome text not null,
  created_at timestamptz not null default clock_timestamp(),
  constraint boletins_envios_falha_check check ((situacao = 'falhou') = (num_nonnulls(motivo_falha, detalhe_falha) = 2)),
  constraint boletins_envios_vez_key unique nulls not distinct (matricula_id, etapa_id, pessoa_id, vez)
);
comment on table boletins_envios is 'An envio: a boletim that left by mail, to whom, when, by whom, of which etapa.';
create index boletins_envios_turma_idx on boletins_envios (turma_id, id desc);

create table boletins_impressoes (
  tarefa_id bigint not null references tarefas,
  turma_id bigint not null references turmas,
  arquivo_id bigint not null references arquivos,
  boletins int not null check (boletins > 0),
  created_at timestamptz not null default clock_timestamp(),
  primary key (tarefa_id, turma_id)
);
comment on table boletins_impressoes is 'The boletins of a turma in one file, as a tarefa prepared them.';
