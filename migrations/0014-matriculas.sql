-- Who studies in which class, and everything that happens to an enrollment.

create table matriculas (
  id bigint generated always as identity primary key,
  codigo text not null unique,
  aluno_id bigint not null references pessoas,
  curso_id bigint not null references cursos,
  ano_letivo_id bigint not null references anos_letivos,
  movimento text not null check (movimento in ('pre_matricula', 'ativa', 'concluida', 'transferida', 'trancada', 'desistente', 'cancelada', 'reclassificada', 'falecido')),
  resultado text not null default 'cursando' check (resultado in ('cursando', 'em_exame', 'aprovado', 'aprovado_apos_exame', 'aprovado_pelo_conselho', 'aprovado_com_dependencia', 'reprovado_por_nota', 'reprovado_por_falta')),
  data_matricula date not null,
  data_saida date check (data_saida >= data_matricula),
  observacoes text check (length(observacoes) <= 2000),
  -- Judged by the rule that the course has for adapted plans.
  plano_adaptado boolean not null default false,
  versao int not null default 1,
  created_at timestamptz not null default clock_timestamp(),
  updated_at timestamptz not null default clock_timestamp(),
  constraint matriculas_data_saida_check check (movimento in ('pre_matricula', 'ativa', 'concluida', 'trancada') or data_saida is not null)
);
comment on table matriculas is 'A matrícula: a student in a curso in an ano letivo.';
create unique index matriculas_ativa_key on matriculas (aluno_id, curso_id, ano_letivo_id) where movimento in ('pre_matricula', 'ativa');
create index matriculas_aluno_idx on matriculas (aluno_id, ano_letivo_id desc);
create index matriculas_ano_idx on matriculas (ano_letivo_id, curso_id, movimento);
create index matriculas_ano_codigo_idx on matriculas (ano_letivo_id, codigo);
create index matriculas_ano_data_idx on matriculas (ano_letivo_id, data_matricula, id);
create index matriculas_ativas_idx on matriculas (ano_letivo_id, data_matricula) where movimento in ('pre_matricula', 'ativa');
create index matriculas_ativas_data_idx on matriculas (data_matricula) where movimento in ('pre_matricula', 'ativa');
-- How many of each movement there are, in the school and in a year.
create index matriculas_movimento_idx on matriculas (movimento, ano_letivo_id);
create index matriculas_codigo_busca_idx on matriculas using gin (codigo gin_trgm_ops);

create table matriculas_numeracao (
  ano int primary key,
  ultimo int not null
);
comment on table matriculas_numeracao is 'The last code given to a matrícula in a year.';

create table matriculas_responsaveis (
  id bigint generated always as identity primary key,
  matricula_id bigint not null references matriculas on delete cascade,
  pessoa_id bigint not null references pessoas,
  parentesco text check (length(parentesco) <= 40)
    constraint matriculas_responsaveis_parentesco_valores check (parentesco in ('pai', 'mae', 'avo', 'tio', 'irmao', 'padrasto', 'madrasta', 'tutor', 'guardiao', 'responsavel-legal', 'conjuge', 'filho', 'enteado', 'sobrinho', 'primo', 'proprio', 'outro')),
  pedagogico boolean not null,
  financeiro boolean not null,
  percentual numeric(5,2) check (percentual > 0 and percentual <= 100),
  constraint matriculas_responsaveis_papel_check check (pedagogico or financeiro),
  constraint matriculas_responsaveis_financeiro_tem_percentual check (financeiro = (percentual is not null)),
  constraint matriculas_responsaveis_pessoa_key unique (matricula_id, pessoa_id)
);
comment on table matriculas_responsaveis is 'A guardian of a matrícula: for school matters, for its payments (with a share), or both.';
create index matriculas_responsaveis_pessoa_idx on matriculas_responsaveis (pessoa_id);

create table remanejamentos (
  id bigint generated always as identity primary key,
  turma_origem_id bigint not null references turmas,
  turma_destino_id bigint not null references turmas,
  data_movimento date not null,
  motivo text check (length(motivo) <= 500),
  quantidade int not null check (quantidade between 1 and 200),
  desfaz_id bigint constraint remanejamentos_desfaz_key unique references remanejamentos,
  usuario_id bigint not null,
  usuario_nome text not null,
  created_at timestamptz not null default clock_timestamp(),
  constraint remanejamentos_turmas_check check (turma_origem_id <> turma_destino_id)
);
comment on table remanejamentos is 'One move of many students from a turma to another, or the undo of one.';
create index remanejamentos_origem_idx on remanejamentos (turma_origem_id, id desc);
create index remanejamentos_destino_idx on remanejamentos (turma_destino_id, id desc);

create table matriculas_movimentos (
  id bigint generated always as identity primary key,
  matricula_id bigint not null references matriculas on delete cascade,
  tipo text not null check (tipo in ('criacao', 'ativacao', 'enturmacao', 'conclusao', 'transferencia', 'trancamento', 'retorno', 'desistencia', 'cancelamento', 'reclassificacao', 'falecimento', 'desfazimento')),
  de text constraint matriculas_movimentos_de_valores check (de in ('pre_matricula', 'ativa', 'concluida', 'transferida', 'trancada', 'desistente', 'cancelada', 'reclassificada', 'falecido')),
  para text not null constraint matriculas_movimentos_para_valores check (para in ('pre_matricula', 'ativa', 'concluida', 'transferida', 'trancada', 'desistente', 'cancelada', 'reclassificada', 'falecido')),
  data_movimento date not null,
  motivo text check (length(motivo) <= 500),
  -- Where a transferred student goes.
  destino text check (length(destino) between 1 and 200),
  -- What was missing when the student left, as it was shown to who confirmed it.
  conferencia jsonb,
  -- The exit date before the movement: its undo puts it back.
  data_saida_anterior date,
  -- A reclassification makes an enrollment in another course; its undo cancels that one.
  nova_matricula_id bigint references matriculas,
  remanejamento_id bigint references remanejamentos,
  -- Whether the death was recorded in the people register by this movement: only then its undo takes it away.
  marcou_falecimento boolean not null default false,
  -- A death ends every enrollment of the student that goes on, in one act; each points at the movement it came with.
  junto_com_id bigint references matriculas_movimentos,
  desfaz_id bigint constraint matriculas_movimentos_desfaz_key unique references matriculas_movimentos,
  usuario_id bigint not null,
  created_at timestamptz not null default clock_timestamp(),
  constraint matriculas_movimentos_desfazimento_check check ((tipo = 'desfazimento') = (desfaz_id is not null)),
  constraint matriculas_movimentos_nova_check check ((tipo = 'reclassificacao') = (nova_matricula_id is not null)),
  constraint matriculas_movimentos_falecimento_check check (tipo = 'falecimento' or not marcou_falecimento),
  constraint matriculas_movimentos_remanejamento_check check (remanejamento_id is null or tipo in ('enturmacao', 'desfazimento')),
  constraint matriculas_movimentos_junto_check check (junto_com_id is null or tipo = 'falecimento' and not marcou_falecimento),
  constraint matriculas_movimentos_transicao_check check (
    case tipo
    when 'criacao' then de is null and para in ('pre_matricula', 'ativa')
    when 'ativacao' then de = 'pre_matricula' and para = 'ativa'
    when 'enturmacao' then de = para and de in ('pre_matricula', 'ativa')
    when 'conclusao' then de = 'ativa' and para = 'concluida'
    when 'transferencia' then de = 'ativa' and para = 'transferida'
    when 'trancamento' then de = 'ativa' and para = 'trancada'
    when 'retorno' then de = 'trancada' and para = 'ativa'
    when 'desistencia' then de in ('pre_matricula', 'ativa') and para = 'desistente'
    when 'cancelamento' then de in ('pre_matricula', 'ativa') and para = 'cancelada'
    when 'reclassificacao' then de = 'ativa' and para = 'reclassificada'
    when 'falecimento' then de in ('pre_matricula', 'ativa', 'trancada') and para = 'falecido'
    else true
    end)
);
comment on table matriculas_movimentos is 'A movement of a matrícula (creation, transfer, exit, …), or the undo of one.';
create index matriculas_movimentos_matricula_idx on matriculas_movimentos (matricula_id, id);
create index matriculas_movimentos_remanejamento_idx on matriculas_movimentos (remanejamento_id) where remanejamento_id is not null;
create unique index matriculas_movimentos_nova_key on matriculas_movimentos (nova_matricula_id) where nova_matricula_id is not null;
create index matriculas_movimentos_junto_idx on matriculas_movimentos (junto_com_id) where junto_com_id is not null;

create table enturmacoes (
  id bigint generated always as identity primary key,
  matricula_id bigint not null references matriculas on delete cascade,
  turma_id bigint not null references turmas,
  data_inicio date not null,
  data_fim date check (data_fim >= data_inicio),
  numero_chamada int check (numero_chamada > 0),
  excedente boolean not null default false,
  motivo_excedente text check (length(motivo_excedente) <= 300),
  -- Which movements opened, closed and undid the placement: an undo restores exactly what its movement changed.
  aberta_por bigint not null references matriculas_movimentos,
  fechada_por bigint references matriculas_movimentos,
  desfeita_por bigint references matriculas_movimentos,
  created_at timestamptz not null default clock_timestamp(),
  constraint enturmacoes_fechada_check check ((data_fim is null) = (fechada_por is null and desfeita_por is null)),
  constraint enturmacoes_excedente_check check (excedente = (motivo_excedente is not null)),
  -- One current placement; checked at commit, so that a move closes one and opens the next in one statement.
  constraint enturmacoes_atual_key exclude using btree (matricula_id with =) where (data_fim is null) deferrable initially deferred
);
comment on table enturmacoes is 'A place of a matrícula in a turma, from a day on.';
create index enturmacoes_turma_todas_idx on enturmacoes (turma_id, matricula_id);
create index enturmacoes_matricula_idx on enturmacoes (matricula_id, id);
create index enturmacoes_aberta_por_idx on enturmacoes (aberta_por);
create index enturmacoes_fechada_por_idx on enturmacoes (fechada_por);
create index enturmacoes_turma_idx on enturmacoes (turma_id) include (excedente) where data_fim is null;

-- A title may be of an enrollment; its room stands before this one.
alter table titulos_receber add constraint titulos_receber_matricula_id_fkey foreign key (matricula_id) references matriculas;
