-- The books as they are signed: who signs them, and what a job printed of them.

create table livros_assinaturas (
  id int primary key default 1 check (id = 1),
  contador_nome text check (length(contador_nome) between 1 and 120),
  contador_cpf text check (contador_cpf ~ '^[0-9]{11}$'),
  contador_crc text check (length(contador_crc) between 1 and 20),
  contador_crc_uf text check (contador_crc_uf ~ '^[A-Z]{2}$'),
  contador_email text check (length(contador_email) between 3 and 60),
  contador_telefone text check (length(contador_telefone) between 8 and 14),
  responsavel_nome text check (length(responsavel_nome) between 1 and 120),
  responsavel_cpf text check (responsavel_cpf ~ '^[0-9]{11}$'),
  -- As the official table of signatories calls it: 203 is a director, 205 an administrator, 309 an attorney, 801 a sole owner.
  responsavel_qualificacao text check (responsavel_qualificacao in ('203', '205', '309', '801')),
  -- What the official digital bookkeeping asks of the school, where it has it.
  municipio_ibge text check (municipio_ibge ~ '^[0-9]{7}$'),
  nire text check (nire ~ '^[0-9]{11}$'),
  data_constituicao date,
  plano_referencial text check (plano_referencial in ('1', '2', '5')),
  versao int not null default 1
);
comment on table livros_assinaturas is 'Who signs the books, and what the official bookkeeping asks of the school: one row.';
insert into livros_assinaturas default values;

create table livros_impressos (
  tarefa_id bigint not null references tarefas,
  -- A book is bound in volumes of so many pages; each has its terms and its number.
  volume int not null check (volume > 0),
  numero int not null check (numero > 0),
  paginas int not null check (paginas >= 2),
  -- Where the next volume begins, and what was carried to it; null after the last.
  ate_lancamento_id bigint references lancamentos_contabeis,
  transporte_centavos bigint not null check (transporte_centavos >= 0),
  ultimo boolean not null,
  arquivo_id bigint not null references arquivos,
  created_at timestamptz not null default clock_timestamp(),
  primary key (tarefa_id, volume),
  constraint livros_impressos_fim_check check (ultimo or ate_lancamento_id is not null)
);
comment on table livros_impressos is 'A volume of the daily book, as a tarefa printed it.';
create index livros_impressos_arquivo_idx on livros_impressos (arquivo_id);
create index livros_impressos_lancamento_idx on livros_impressos (ate_lancamento_id) where ate_lancamento_id is not null;
