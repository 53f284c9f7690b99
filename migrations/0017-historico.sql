-- Schools other than ours.

create table instituicoes_ensino (
  id bigint generated always as identity primary key,
  nome text not null check (length(nome) between 1 and 150),
  nome_busca text not null generated always as (f_busca(nome)) stored,
  -- Fourteen characters without mask; since July 2026 the first twelve may be letters.
  cnpj text constraint instituicoes_ensino_cnpj_check check (cnpj ~ '^[0-9A-Z]{12}[0-9]{2}$'),
  inep text constraint instituicoes_ensino_inep_check check (inep ~ '^[0-9]{8}$'),
  rede text not null default 'privada' check (rede in ('privada', 'municipal', 'estadual', 'federal', 'exterior')),
  cep text check (cep ~ '^[0-9]{8}$'),
  logradouro text check (length(logradouro) between 1 and 150),
  numero text check (length(numero) <= 20),
  complemento text check (length(complemento) <= 100),
  bairro text check (length(bairro) <= 100),
  cidade text check (length(cidade) between 1 and 100),
  uf text check (uf ~ '^[A-Z]{2}$'),
  pais text not null default 'Brasil' check (length(pais) between 1 and 60),
  telefone text check (telefone ~ '^\+[0-9]{8,15}$'),
  email text check (length(email) <= 254),
  contato text check (length(contato) <= 100),
  observacoes text check (length(observacoes) <= 1000),
  ativa boolean not null default true,
  versao int not null default 1,
  created_at timestamptz not null default clock_timestamp(),
  -- A transcript names the city and state of every school of the country.
  constraint instituicoes_ensino_lugar_check check (rede = 'exterior' or (cidade is not null and uf is not null))
);
comment on table instituicoes_ensino is 'A school other than ours.';
-- Not unique: the schools of a municipality often share the CNPJ of its secretariat. The INEP code is of one school alone.
create index instituicoes_ensino_cnpj_idx on instituicoes_ensino (cnpj);
create unique index instituicoes_ensino_inep_key on instituicoes_ensino (inep);
create unique index instituicoes_ensino_nome_key on instituicoes_ensino (f_busca(nome), f_busca(coalesce(cidade, '')), coalesce(uf, ''));
create index instituicoes_ensino_busca_idx on instituicoes_ensino using gin (nome_busca gin_trgm_ops);

create table instituicoes_disciplinas (
  id bigint generated always as identity primary key,
  instituicao_id bigint not null constraint instituicoes_disciplinas_instituicao_fkey references instituicoes_ensino,
  nome text not null check (length(nome) between 1 and 100),
  sigla text check (length(sigla) <= 20),
  carga_horaria int check (carga_horaria between 1 and 9999),
  -- Our subject that it counts as; several of theirs may be one of ours.
  disciplina_id bigint constraint instituicoes_disciplinas_disciplina_fkey references disciplinas,
  ativa boolean not null default true,
  versao int not null default 1,
  created_at timestamptz not null default clock_timestamp()
);
comment on table instituicoes_disciplinas is 'A subject of another school, and ours that it counts as.';
create index instituicoes_disciplinas_disciplina_idx on instituicoes_disciplinas (disciplina_id);
create unique index instituicoes_disciplinas_nome_key on instituicoes_disciplinas (instituicao_id, f_busca(nome));

create table instituicoes_turmas (
  id bigint generated always as identity primary key,
  instituicao_id bigint not null constraint instituicoes_turmas_instituicao_fkey references instituicoes_ensino,
  -- Our course of the same grade, for whoever compares; absent where none corresponds.
  curso_id bigint constraint instituicoes_turmas_curso_fkey references cursos,
  ano int not null check (ano between 1950 and 2100),
  serie text not null check (length(serie) between 1 and 60),
  nome text not null check (length(nome) between 1 and 60),
  turno text check (turno in ('manha', 'tarde', 'noite', 'integral')),
  ativa boolean not null default true,
  versao int not null default 1,
  created_at timestamptz not null default clock_timestamp()
);
comment on table instituicoes_turmas is 'A class of another school in a year, and our curso of the same grade.';
create unique index instituicoes_turmas_nome_key on instituicoes_turmas (instituicao_id, ano, f_busca(serie), f_busca(nome));
create index instituicoes_turmas_curso_idx on instituicoes_turmas (curso_id);

-- The transcript of a student as it is prepared: the years of this school come from closings, and are not copied here.
create table historicos (
  id bigint generated always as identity primary key,
  aluno_id bigint not null constraint historicos_aluno_key unique references pessoas,
  observacoes text check (length(observacoes) between 1 and 4000),
  versao int not null default 1,
  created_at timestamptz not null default clock_timestamp()
);
comment on table historicos is 'A histórico escolar as it is prepared: what the office adds, about a student, to the years that closings give.';

create table historicos_anos (
  id bigint generated always as identity primary key,
  historico_id bigint not null references historicos,
  ano int not null check (ano between 1950 and 2100),
  -- Null: a year of this school that no closing tells, such as one before the portal.
  instituicao_id bigint constraint historicos_anos_instituicao_fkey references instituicoes_ensino,
  instituicao_turma_id bigint constraint historicos_anos_turma_fkey references instituicoes_turmas,
  -- Our curso of the same grade; absent where none corresponds.
  curso_id bigint constraint historicos_anos_curso_fkey references cursos,
  serie text not null check (length(serie) between 1 and 60),
  turma text check (length(turma) between 1 and 60),
  carga_horaria int check (carga_horaria between 1 and 9999),
  dias_letivos int check (dias_letivos between 1 and 366),
  frequencia numeric(5,2) check (frequencia between 0 and 100),
  resultado text not null check (resultado in ('aprovado', 'aprovado_com_dependencia', 'reprovado', 'transferido', 'classificado')),
  observacao text check (length(observacao) between 1 and 500),
  versao int not null default 1,
  created_at timestamptz not null default clock_timestamp(),
  constraint historicos_anos_instituicao_da_turma check (instituicao_turma_id is null or instituicao_id is not null),
  constraint historicos_anos_key unique nulls not distinct (historico_id, ano, instituicao_id)
);
comment on table historicos_anos is 'A year of a histórico that no closing of this school tells: of another school, or of this one before the portal.';
create index historicos_anos_instituicao_idx on historicos_anos (instituicao_id);
create index historicos_anos_turma_idx on historicos_anos (instituicao_turma_id);
create index historicos_anos_curso_idx on historicos_anos (curso_id);

create table historicos_disciplinas (
  id bigint generated always as identity primary key,
  historico_ano_id bigint not null references historicos_anos on delete cascade,
  -- A subject of that school, or ours in a year of this one.
  instituicao_disciplina_id bigint constraint historicos_disciplinas_instituicao_fkey references instituicoes_disciplinas,
  disciplina_id bigint constraint historicos_disciplinas_nossa_fkey references disciplinas,
  -- As the paper of that school says it: '8,5', '85', 'A', 'Apto'.
  aproveitamento text check (length(aproveitamento) between 1 and 10),
  carga_horaria int check (carga_horaria between 1 and 9999),
  faltas int check (faltas between 0 and 9999),
  resultado text check (resultado in ('aprovado', 'reprovado', 'dispensado')),
  constraint historicos_disciplinas_qual_check check (num_nonnulls(instituicao_disciplina_id, disciplina_id) = 1),
  constraint historicos_disciplinas_algo_check check (num_nonnulls(aproveitamento, carga_horaria, faltas, resultado) > 0),
  constraint historicos_disciplinas_key unique nulls not distinct (historico_ano_id, instituicao_disciplina_id, disciplina_id)
);
comment on table historicos_disciplinas is 'What a student had in a disciplina in a year of a histórico that was typed in.';
create index historicos_disciplinas_instituicao_idx on historicos_disciplinas (instituicao_disciplina_id);
create index historicos_disciplinas_disciplina_idx on historicos_disciplinas (disciplina_id);

create table historicos_configuracao (
  id int primary key default 1 check (id = 1),
  mantenedora text check (length(mantenedora) between 1 and 150),
  -- By which acts the school works: authorization, recognition.
  atos text check (length(atos) between 1 and 500),
  diretor_nome text check (length(diretor_nome) between 3 and 120),
  diretor_registro text check (length(diretor_registro) between 1 and 60),
  secretario_nome text check (length(secretario_nome) between 3 and 120),
  secretario_registro text check (length(secretario_registro) between 1 and 60),
  versao int not null default 1,
  updated_at timestamptz not null default clock_timestamp()
);
comment on table historicos_configuracao is 'Who signs the históricos of the school, and by which acts it works: one row.';
insert into historicos_configuracao default values;

create table historicos_emitidos (
  id bigint generated always as identity primary key,
  numero text not null constraint historicos_emitidos_numero_key unique check (numero ~ '^[0-9]{4}-[0-9]{5,}$'),
  tipo text not null check (tipo in ('completo', 'parcial')),
  aluno_id bigint not null references pessoas,
  -- The last year that it tells.
  ate_ano int not null check (ate_ano between 1950 and 2100),
  codigo_verificacao text not null constraint historicos_emitidos_codigo_key unique check (codigo_verificacao ~ '^[0-9A-Z]{4}-[0-9A-Z]{4}-[0-9A-Z]{4}$'),
  data_emissao date not null,
  -- Everything the paper says: it is printed again from this alone.
  conteudo jsonb not null check (jsonb_typeof(conteudo) = 'object'),
  tarefa_id bigint,
  usuario_id bigint not null,
  usuario_nome text not null,
  created_at timestamptz not null default clock_timestamp()
);
comment on table historicos_emitidos is 'A histórico as it was issued, numbered in its year and kept exactly as it was.';
create index historicos_emitidos_aluno_idx on historicos_emitidos (aluno_id, id desc);
create index historicos_emitidos_tarefa_idx on historicos_emitidos (tarefa_id) where tarefa_id is not null;

create table historicos_cancelamentos (
  emitido_id bigint not null constraint historicos_cancelamentos_emitido_key primary key references historicos_emitidos,
  data_cancelamento date not null,
  motivo text not null check (length(motivo) between 3 and 500),
  usuario_id bigint not null,
  usuario_nome text not null,
  created_at timestamptz not null default clock_timestamp()
);
comment on table historicos_cancelamentos is 'The cancellation of a histórico that was issued, with its reason.';

create table historicos_vias (
  emitido_id bigint not null references historicos_emitidos,
  via int not null check (via >= 2),
  data_via date not null,
  usuario_id bigint not null,
  usuario_nome text not null,
  created_at timestamptz not null default clock_timestamp(),
  constraint historicos_vias_key primary key (emitido_id, via)
);
comment on table historicos_vias is 'A second copy (via) of a histórico that was issued: the same content, on another day.';

create table historicos_numeracao (
  ano int primary key,
  ultimo int not null
);
comment on table historicos_numeracao is 'The last number given to a histórico in a year.';
