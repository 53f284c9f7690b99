-- Notices of absences that the law asks for: to the guardians and to the Conselho Tutelar.

create table notificacoes (
  id bigint generated always as identity primary key,
  numero text not null constraint notificacoes_numero_key unique check (numero ~ '^[0-9]{4}-[0-9]{5,}$'),
  -- The enrollment by whose absences it was made.
  matricula_id bigint not null references matriculas,
  aluno_id bigint not null references pessoas,
  curso_id bigint not null references cursos,
  ano_letivo_id bigint not null references anos_letivos,
  -- Over how many percent of the absences that the year allows.
  marco int not null check (marco in (30, 100)),
  data_notificacao date not null,
  -- Everything that both papers say: they are printed from this alone.
  conteudo jsonb not null,
  usuario_id bigint not null,
  usuario_nome text not null,
  created_at timestamptz not null default clock_timestamp(),
  cancelada_em timestamptz,
  cancelada_por text,
  cancelada_motivo text check (length(cancelada_motivo) between 3 and 500),
  constraint notificacoes_cancelada_check check (num_nonnulls(cancelada_em, cancelada_por, cancelada_motivo) in (0, 3))
);
comment on table notificacoes is 'A notificação: a student passed a share of the absences that the year allows; numbered and kept exactly as prepared.';
create unique index notificacoes_marco_key on notificacoes (aluno_id, ano_letivo_id, curso_id, marco) where cancelada_em is null;
create index notificacoes_matricula_idx on notificacoes (matricula_id);

create table notificacoes_envios (
  id bigint generated always as identity primary key,
  notificacao_id bigint not null references notificacoes,
  destino text not null check (destino in ('responsavel', 'conselho')),
  -- The guardian; null: the Conselho Tutelar.
  pessoa_id bigint references pessoas,
  meio text not null check (meio in ('email', 'entregue', 'postal')),
  -- The mail address, or the protocol number and whoever signed for it.
  contato text check (length(contato) between 1 and 254),
  data_envio date not null,
  situacao text not null check (situacao in ('no_correio', 'enviado', 'falhou')),
  motivo_falha text check (motivo_falha in ('servidor', 'acesso', 'endereco', 'recusada')),
  detalhe_falha text check (length(detalhe_falha) <= 500),
  usuario_id bigint not null,
  usuario_nome text not null,
  created_at timestamptz not null default clock_timestamp(),
  constraint notificacoes_envios_pessoa_check check ((destino = 'responsavel') = (pessoa_id is not null)),
  constraint notificacoes_envios_email_check check (meio <> 'email' or contato is not null),
  constraint notificacoes_envios_correio_check check (meio = 'email' or situacao = 'enviado'),
  constraint notificacoes_envios_falha_check check ((situacao = 'falhou') = (num_nonnulls(motivo_falha, detalhe_falha) = 2))
);
comment on table notificacoes_envios is 'That a notificação went to a guardian or to the Conselho Tutelar: when, how, by whom.';
create unique index notificacoes_envios_vivo_key on notificacoes_envios (notificacao_id, destino, pessoa_id) nulls not distinct where situacao <> 'falhou';

create table notificacoes_numeracao (
  ano int primary key,
  ultimo int not null
);
comment on table notificacoes_numeracao is 'The last number given to a notificação in a year.';
