-- School insurance and agreements with partners: validity, who is in, and the discount that comes with one.

create table convenios (
  id bigint generated always as identity primary key,
  tipo text not null constraint convenios_tipo_check check (tipo in ('seguro', 'parceria')),
  nome text not null constraint convenios_nome_check check (length(nome) between 1 and 100),
  -- Whoever is on the other side, told apart by the CNPJ: names are written in many ways.
  parceiro text not null constraint convenios_parceiro_check check (length(parceiro) between 1 and 150),
  cnpj text not null constraint convenios_cnpj_check check (cnpj ~ '^[0-9A-Z]{12}[0-9]{2}$'),
  numero text constraint convenios_numero_check check (length(numero) between 1 and 60),
  vigente_desde date not null,
  vigente_ate date not null constraint convenios_vigencia_check check (vigente_ate >= vigente_desde),
  desconto_id bigint references descontos,
  versao int not null default 1,
  created_at timestamptz not null default clock_timestamp(),
  constraint convenios_sem_sobreposicao exclude using gist (tipo with =, cnpj with =, daterange(vigente_desde, vigente_ate, '[]') with &&)
);
comment on table convenios is 'An insurance of the school or an agreement with a partner between two days, and the discount that it gives.';
create index convenios_desconto_idx on convenios (desconto_id) where desconto_id is not null;

create table convenios_pessoas (
  id bigint generated always as identity primary key,
  convenio_id bigint not null references convenios,
  pessoa_id bigint not null references pessoas,
  titular_id bigint references pessoas constraint convenios_pessoas_titular_check check (titular_id <> pessoa_id),
  entrada date not null,
  -- Null: until the agreement ends.
  saida date constraint convenios_pessoas_saida_check check (saida >= entrada),
  versao int not null default 1,
  created_at timestamptz not null default clock_timestamp(),
  constraint convenios_pessoas_uma_vez exclude using gist (convenio_id with =, pessoa_id with =, daterange(entrada, saida, '[]') with &&)
);
comment on table convenios_pessoas is 'Who is in an agreement from a day on, by himself or as the dependant of somebody.';
create index convenios_pessoas_convenio_idx on convenios_pessoas (convenio_id, id);
create index convenios_pessoas_pessoa_idx on convenios_pessoas (pessoa_id);
create index convenios_pessoas_titular_idx on convenios_pessoas (titular_id) where titular_id is not null;

create table convenios_descontos (
  id bigint generated always as identity primary key,
  participacao_id bigint not null references convenios_pessoas,
  matricula_id bigint not null references matriculas,
  contrato_id bigint not null references contratos,
  aditivo_id bigint references aditivos,
  de date not null,
  -- The day before `de` once nothing of it is left on the contract.
  ate date not null constraint convenios_descontos_dias_check check (ate >= de - 1),
  created_at timestamptz not null default clock_timestamp(),
  constraint convenios_descontos_sem_sobreposicao
    exclude using gist (participacao_id with =, matricula_id with =, daterange(de, ate + 1, '[)') with &&)
);
comment on table convenios_descontos is 'The discount of an agreement as it was put on the contract of a student: which due dates it reaches.';
create index convenios_descontos_matricula_idx on convenios_descontos (matricula_id);
create index convenios_descontos_contrato_idx on convenios_descontos (contrato_id);
