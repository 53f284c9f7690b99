-- Moving in: the sheets of the old system, what became of each of their lines, and the reconciliation that a person signs.

create table mudancas_tipos (
  tipo text primary key check (tipo in ('pessoas', 'turmas', 'matriculas', 'fornecedores', 'titulos', 'saldos')),
  -- Which title the column of each field had, and what was said once for every line.
  titulos jsonb not null default '{}' check (jsonb_typeof(titulos) = 'object'),
  fixos jsonb not null default '{}' check (jsonb_typeof(fixos) = 'object')
);
comment on table mudancas_tipos is 'A kind of sheet of the move, with the columns as they were matched last; who writes lines of a kind holds its row.';

create table mudancas_planilhas (
  id bigint generated always as identity primary key,
  tipo text not null references mudancas_tipos,
  arquivo text not null check (length(arquivo) between 1 and 200),
  colunas jsonb not null check (jsonb_typeof(colunas) = 'array'),
  linhas jsonb not null check (jsonb_typeof(linhas) = 'array'),
  total int not null check (total between 1 and 5000),
  mapeamento jsonb not null check (jsonb_typeof(mapeamento) = 'object'),
  fixos jsonb not null default '{}' check (jsonb_typeof(fixos) = 'object'),
  nomes jsonb not null default '{}' check (jsonb_typeof(nomes) = 'object'),
  -- What the last dry run said of each line, under the columns as they stand.
  ensaio jsonb check (jsonb_typeof(ensaio) = 'array'),
  situacao text not null default 'aberta' check (situacao in ('aberta', 'carregada', 'desfeita')),
  tarefa_id bigint references tarefas,
  tarefa_desfazer_id bigint references tarefas,
  versao int not null default 1,
  usuario_id bigint not null,
  usuario_nome text not null,
  created_at timestamptz not null default clock_timestamp(),
  constraint mudancas_planilhas_carregada_tem_tarefa check ((situacao = 'aberta') = (tarefa_id is null)),
  constraint mudancas_planilhas_desfeita_tem_tarefa check (situacao <> 'desfeita' or tarefa_desfazer_id is not null)
);
comment on table mudancas_planilhas is 'A sheet of the old system on its way in: its lines, which column is what, and the tarefas that load it and take it back.';
create index mudancas_planilhas_tipo_idx on mudancas_planilhas (tipo, id desc);
create unique index mudancas_planilhas_tarefa_key on mudancas_planilhas (tarefa_id);
create unique index mudancas_planilhas_tarefa_desfazer_key on mudancas_planilhas (tarefa_desfazer_id);

-- `alvo_id` is no reference: a record may be deleted by hand. `criado`: the move made it; otherwise it stood here and is only known by the code.
create table mudancas_registros (
  id bigint generated always as identity primary key,
  tipo text not null references mudancas_tipos,
  codigo text not null check (length(codigo) between 1 and 60),
  planilha_id bigint not null references mudancas_planilhas,
  linha int not null,
  alvo_id bigint not null,
  nome text not null check (length(nome) <= 260),
  criado boolean not null,
  constraint mudancas_registros_codigo_key unique (tipo, codigo)
);
comment on table mudancas_registros is 'What a line of the old system is here, by the code that it had there.';
create index mudancas_registros_planilha_idx on mudancas_registros (planilha_id, id);
create index mudancas_registros_alvo_idx on mudancas_registros (tipo, alvo_id);

create table mudancas_totais (
  id int primary key check (id = 1),
  totais jsonb not null default '[]' check (jsonb_typeof(totais) = 'array'),
  versao int not null default 1
);
comment on table mudancas_totais is 'What the old system adds up to, as it was typed for the reconciliation: one row.';

create table mudancas_conferencias (
  id bigint generated always as identity primary key,
  numero text not null constraint mudancas_conferencias_numero_key unique check (numero ~ '^[0-9]{4}-[0-9]{5,}$'),
  data_emissao date not null,
  -- Everything the paper says: it is printed again from this alone.
  conteudo jsonb not null check (jsonb_typeof(conteudo) = 'object'),
  usuario_id bigint,
  usuario_nome text not null,
  created_at timestamptz not null default clock_timestamp()
);
comment on table mudancas_conferencias is 'A reconciliation of the move that a person signed, numbered in its year and kept exactly as it was.';

create table mudancas_conferencias_numeracao (
  ano int primary key,
  ultimo int not null
);
comment on table mudancas_conferencias_numeracao is 'The last number given to a reconciliation of the move in a year.';
