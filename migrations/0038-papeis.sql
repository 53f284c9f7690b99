-- Templates of papers with their versions, and the papers that are issued by them.

create table documentos_padrao (
  id bigint generated always as identity primary key,
  nome text not null check (length(nome) between 1 and 120),
  especie text not null check (especie in ('declaracao', 'contrato', 'carta', 'ata', 'outro')),
  ativo boolean not null default true,
  -- Which of those that come with the product it began as; null for one that the school wrote.
  entregue text constraint documentos_padrao_entregue_key unique check (entregue ~ '^[a-z0-9-]{3,60}$'),
  versao int not null default 1,
  -- The version of its text that is in force.
  versao_do_texto int not null default 1 check (versao_do_texto > 0),
  created_at timestamptz not null default clock_timestamp()
);
comment on table documentos_padrao is 'A template of a paper: its name and kind, and which version of its text is in force.';
create unique index documentos_padrao_nome_key on documentos_padrao (f_busca(nome));

create table documentos_padrao_versoes (
  documento_padrao_id bigint not null references documentos_padrao on delete cascade,
  numero int not null check (numero > 0),
  -- The text in a form of our own, without markup.
  conteudo jsonb not null,
  usuario_id bigint not null,
  usuario_nome text not null,
  created_at timestamptz not null default clock_timestamp(),
  constraint documentos_padrao_versoes_pkey primary key (documento_padrao_id, numero)
);
comment on table documentos_padrao_versoes is 'The text of a template as it was from one change to the next.';
alter table documentos_padrao add constraint documentos_padrao_versao_fkey foreign key (id, versao_do_texto)
  references documentos_padrao_versoes (documento_padrao_id, numero) deferrable initially deferred;

create table documentos_padrao_restricoes (
  id bigint generated always as identity primary key,
  documento_padrao_id bigint not null references documentos_padrao on delete cascade,
  curso_id bigint references cursos,
  turma_id bigint references turmas,
  -- No cascade: a template whose last profile went would be open to everybody.
  perfil_id bigint references perfis,
  constraint documentos_padrao_restricoes_um_check check (num_nonnulls(curso_id, turma_id, perfil_id) = 1),
  constraint documentos_padrao_restricoes_key unique nulls not distinct (documento_padrao_id, curso_id, turma_id, perfil_id)
);
comment on table documentos_padrao_restricoes is 'A course or class whose students a template is for, or a profile that may issue it; none: everybody.';
create index documentos_padrao_restricoes_curso_idx on documentos_padrao_restricoes (curso_id);
create index documentos_padrao_restricoes_turma_idx on documentos_padrao_restricoes (turma_id);
create index documentos_padrao_restricoes_perfil_idx on documentos_padrao_restricoes (perfil_id);

create table documentos_padrao_imagens (
  id bigint generated always as identity primary key,
  arquivo_id bigint not null references arquivos,
  largura int not null check (largura between 1 and 4000),
  altura int not null check (altura between 1 and 4000),
  usuario_id bigint not null,
  usuario_nome text not null,
  created_at timestamptz not null default clock_timestamp()
);
comment on table documentos_padrao_imagens is 'An image that templates show: kept for the papers that were issued with it.';

-- What is issued by a template is a documento like the others: one row of numbers, one page that confirms them.
alter table documentos_emitidos drop constraint documentos_emitidos_tipo_check,
  add constraint documentos_emitidos_tipo_check
    check (tipo in ('declaracao_matricula', 'declaracao_frequencia', 'declaracao_transferencia', 'documento_padrao')),
  add column documento_padrao_id bigint,
  add column modelo_versao int,
  add column tarefa_id bigint references tarefas,
  add constraint documentos_emitidos_modelo_fkey foreign key (documento_padrao_id, modelo_versao)
    references documentos_padrao_versoes (documento_padrao_id, numero),
  add constraint documentos_emitidos_modelo_check
    check (num_nonnulls(documento_padrao_id, modelo_versao) in (0, 2) and (tipo <> 'documento_padrao' or documento_padrao_id is not null));
create index documentos_emitidos_modelo_idx on documentos_emitidos (documento_padrao_id, id desc) where documento_padrao_id is not null;
-- One paper of a run for each enrollment, however often the run is begun again.
create unique index documentos_emitidos_tarefa_key on documentos_emitidos (tarefa_id, matricula_id) where tarefa_id is not null;

create table documentos_envios (
  id bigint generated always as identity primary key,
  documento_id bigint not null references documentos_emitidos,
  pessoa_id bigint not null references pessoas,
  destino text not null check (length(destino) between 3 and 254),
  -- The second one of the same paper to the same person was asked for by somebody who saw the first.
  vez int not null check (vez > 0),
  situacao text not null default 'no_correio' check (situacao in ('no_correio', 'enviado', 'falhou')),
  motivo_falha text check (motivo_falha in ('servidor', 'acesso', 'endereco', 'recusada', 'descartada')),
  detalhe_falha text check (length(detalhe_falha) <= 500),
  usuario_id bigint not null,
  usuario_nome text not null,
  created_at timestamptz not null default clock_timestamp(),
  constraint documentos_envios_falha_check check ((situacao = 'falhou') = (num_nonnulls(motivo_falha, detalhe_falha) = 2)),
  constraint documentos_envios_vez_key unique (documento_id, pessoa_id, vez)
);
comment on table documentos_envios is 'An envio: a documento that left by mail, to whom, when, by whom.';
create index documentos_envios_documento_idx on documentos_envios (documento_id, id desc);
