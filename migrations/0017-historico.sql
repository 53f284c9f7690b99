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
