-- Everybody the school knows.

-- Check digits in the database too, so that no script stores a wrong CPF.
create function cpf_valido(cpf text) returns boolean language plpgsql immutable strict as $$
declare soma int; r int; d int[];
begin
  if cpf !~ '^[0-9]{11}$' or cpf = repeat(left(cpf, 1), 11) then return false; end if;
  d := array(select substr(cpf, i, 1)::int from generate_series(1, 11) i);
  soma := 0; for i in 1..9 loop soma := soma + d[i] * (11 - i); end loop;
  r := soma % 11; if d[10] <> (case when r < 2 then 0 else 11 - r end) then return false; end if;
  soma := 0; for i in 1..10 loop soma := soma + d[i] * (12 - i); end loop;
  r := soma % 11; return d[11] = (case when r < 2 then 0 else 11 - r end);
end $$;

create sequence pessoas_codigo_seq;
create table pessoas (
  id bigint generated always as identity primary key,
  codigo int not null default nextval('pessoas_codigo_seq') unique,
  nome text not null check (length(nome) between 1 and 100),
  sobrenome text check (length(sobrenome) between 1 and 150),
  nome_completo text not null generated always as (nome || coalesce(' ' || sobrenome, '')) stored,
  nome_busca text not null generated always as (f_busca(nome || coalesce(' ' || sobrenome, ''))) stored,
  nome_social text check (length(nome_social) <= 200),
  cpf text check (cpf_valido(cpf)),
  rg text check (length(rg) <= 20),
  rg_orgao_emissor text check (length(rg_orgao_emissor) <= 20),
  rg_uf text check (rg_uf ~ '^[A-Z]{2}$')
    constraint pessoas_rg_uf_valores check (rg_uf in ('AC', 'AL', 'AP', 'AM', 'BA', 'CE', 'DF', 'ES', 'GO', 'MA', 'MT', 'MS', 'MG', 'PA', 'PB', 'PR', 'PE', 'PI', 'RJ', 'RN', 'RS', 'RO', 'RR', 'SC', 'SP', 'SE', 'TO')),
  rg_data_emissao date,
  data_nascimento date check (data_nascimento > '1880-01-01'),
  data_falecimento date check (data_falecimento >= data_nascimento),
  genero text check (genero in ('feminino', 'masculino', 'outro', 'nao-informado')),
  cor_raca text check (cor_raca in ('nao-declarada', 'branca', 'preta', 'parda', 'amarela', 'indigena')),
  estado_civil text check (estado_civil in ('solteiro', 'casado', 'uniao-estavel', 'separado', 'divorciado', 'viuvo', 'nao-informado')),
  nacionalidade text check (length(nacionalidade) <= 60) constraint pessoas_nacionalidade_valores check (nacionalidade in ('brasileira', 'brasileira-exterior', 'estrangeira')),
  naturalidade text check (length(naturalidade) <= 100),
  naturalidade_uf text check (naturalidade_uf ~ '^[A-Z]{2}$')
    constraint pessoas_naturalidade_uf_valores check (naturalidade_uf in ('AC', 'AL', 'AP', 'AM', 'BA', 'CE', 'DF', 'ES', 'GO', 'MA', 'MT', 'MS', 'MG', 'PA', 'PB', 'PR', 'PE', 'PI', 'RJ', 'RN', 'RS', 'RO', 'RR', 'SC', 'SP', 'SE', 'TO')),
  religiao text check (length(religiao) <= 60),
  certidao_nascimento text check (certidao_nascimento ~ '^[0-9]{32}$'),
  certidao_termo text check (length(certidao_termo) <= 20),
  certidao_livro text check (length(certidao_livro) <= 20),
  certidao_folha text check (length(certidao_folha) <= 20),
  titulo_eleitor text check (titulo_eleitor ~ '^[0-9]{12}$'),
  zona_eleitoral text check (zona_eleitoral ~ '^[0-9]{1,4}$'),
  secao_eleitoral text check (secao_eleitoral ~ '^[0-9]{1,4}$'),
  pis text check (pis ~ '^[0-9]{11}$'),
  registro_profissional text check (length(registro_profissional) <= 40),
  parentesco text check (length(parentesco) <= 40)
    constraint pessoas_parentesco_valores check (parentesco in ('pai', 'mae', 'avo', 'tio', 'irmao', 'padrasto', 'madrasta', 'tutor', 'guardiao', 'responsavel-legal', 'conjuge', 'filho', 'enteado', 'sobrinho', 'primo', 'proprio', 'outro')),
  foto_arquivo_id bigint references arquivos,
  miniatura_arquivo_id bigint references arquivos,
  -- Was ever enrolled: set by the enrollment itself, whoever writes it, and never taken back. In a register of families most
  -- people never were; lists of students walk indexes that hold only these.
  aluno boolean not null default false,
  versao int not null default 1,
  created_at timestamptz not null default clock_timestamp(),
  updated_at timestamptz not null default clock_timestamp(),
  check (rg_data_emissao >= data_nascimento)
);
comment on table pessoas is 'Everybody the school knows, once: student, guardian, teacher, employee and user are roles of one pessoa.';
create unique index pessoas_cpf_key on pessoas (cpf) where cpf is not null;
create index pessoas_nome_busca_idx on pessoas using gin (nome_busca gin_trgm_ops);
create index pessoas_nome_ordem_idx on pessoas (nome_completo, id);
create index pessoas_data_nascimento_idx on pessoas (data_nascimento, nome_busca);
create index pessoas_data_nascimento_desc_idx on pessoas (data_nascimento desc nulls last, id desc);
-- Part of a CPF, as lists show it.
create index pessoas_cpf_busca_idx on pessoas using gin (cpf gin_trgm_ops);
create index pessoas_alunos_nome_idx on pessoas (nome_completo, id) where aluno;
create index pessoas_alunos_codigo_idx on pessoas (codigo, id) where aluno;

create table pessoas_enderecos (
  id bigint generated always as identity primary key,
  pessoa_id bigint not null references pessoas on delete cascade,
  tipo text not null check (tipo in ('residencial', 'comercial', 'cobranca', 'outro')),
  cep text,
  logradouro text not null check (length(logradouro) between 1 and 150),
  numero text check (length(numero) <= 20),
  complemento text check (length(complemento) <= 100),
  bairro text check (length(bairro) <= 100),
  cidade text not null check (length(cidade) between 1 and 100),
  cidade_busca text not null generated always as (f_busca(cidade)) stored,
  cidade_ibge text check (cidade_ibge ~ '^[0-9]{7}$'),
  uf text constraint pessoas_enderecos_uf_valores check (uf in ('AC', 'AL', 'AP', 'AM', 'BA', 'CE', 'DF', 'ES', 'GO', 'MA', 'MT', 'MS', 'MG', 'PA', 'PB', 'PR', 'PE', 'PI', 'RJ', 'RN', 'RS', 'RO', 'RR', 'SC', 'SP', 'SE', 'TO')),
  pais text not null default 'Brasil' check (length(pais) between 1 and 60),
  principal boolean not null default false,
  constraint pessoas_enderecos_brasil_check check (pais <> 'Brasil'
    or (cep is not null and cep ~ '^[0-9]{8}$' and cep <> '00000000' and uf is not null and uf ~ '^[A-Z]{2}$')),
  constraint pessoas_enderecos_exterior_check check (pais = 'Brasil'
    or (uf is null and cidade_ibge is null and coalesce(length(cep) between 1 and 12, true) and f_busca(pais) not in ('brasil', 'brazil', 'br')))
);
comment on table pessoas_enderecos is 'An address of a pessoa; one of them is the main one.';
create index pessoas_enderecos_pessoa_idx on pessoas_enderecos (pessoa_id);
create index pessoas_enderecos_cidade_idx on pessoas_enderecos (cidade_busca text_pattern_ops, pessoa_id) where principal;
create unique index pessoas_enderecos_principal_key on pessoas_enderecos (pessoa_id) where principal;

create table pessoas_contatos (
  id bigint generated always as identity primary key,
  pessoa_id bigint not null references pessoas on delete cascade,
  tipo text not null check (tipo in ('celular', 'comercial', 'residencial', 'fax', 'email', 'site')),
  valor text not null check (length(valor) between 3 and 200),
  principal boolean not null default false
);
comment on table pessoas_contatos is 'A telephone, mail address or site of a pessoa; one of each kind is the main one.';
create index pessoas_contatos_pessoa_idx on pessoas_contatos (pessoa_id);
create index pessoas_contatos_valor_idx on pessoas_contatos using gin (valor gin_trgm_ops);
create unique index pessoas_contatos_principal_key on pessoas_contatos (pessoa_id, tipo) where principal;

create table pessoas_filiacoes (
  id bigint generated always as identity primary key,
  pessoa_id bigint not null references pessoas on delete cascade,
  tipo text not null check (tipo in ('mae', 'pai', 'outro')),
  nome text not null check (length(nome) between 1 and 200),
  filiado_pessoa_id bigint references pessoas check (filiado_pessoa_id <> pessoa_id)
);
comment on table pessoas_filiacoes is 'A parent of a pessoa, by name and, when the school knows the parent, by pessoa.';
create index pessoas_filiacoes_pessoa_idx on pessoas_filiacoes (pessoa_id);
create index pessoas_filiacoes_filiado_idx on pessoas_filiacoes (filiado_pessoa_id);

create table fichas_saude (
  pessoa_id bigint primary key references pessoas on delete cascade,
  dados jsonb,
  -- An envelope (nonce, tag, AES-256-GCM text); `chave_id` names the key that opens it, which is never in the database. What was
  -- stored open in `dados` is encrypted by the application at its next start.
  dados_cifrados bytea,
  chave_id text check (chave_id ~ '^[0-9a-f]{16}$'),
  versao int not null default 1,
  created_at timestamptz not null default clock_timestamp(),
  updated_at timestamptz not null default clock_timestamp(),
  constraint fichas_saude_uma_forma check ((dados is null) = (dados_cifrados is not null) and (dados_cifrados is null) = (chave_id is null))
);
comment on table fichas_saude is 'The ficha de saúde (health form) of a pessoa, encrypted.';
create index fichas_saude_chave_idx on fichas_saude (chave_id);

create table fichas_saude_visualizacoes (
  id bigint generated always as identity primary key,
  pessoa_id bigint not null references pessoas on delete cascade,
  usuario_id bigint not null,
  usuario_nome text not null,
  motivo text,
  em timestamptz not null default clock_timestamp()
);
comment on table fichas_saude_visualizacoes is 'Who saw the ficha de saúde of whom, and why.';
create index fichas_saude_visualizacoes_pessoa_idx on fichas_saude_visualizacoes (pessoa_id, id desc);

-- The rows are personal data and leave after a day; what was made stays a month, so that it can be undone.
create table importacoes (
  id bigint generated always as identity primary key,
  usuario_id bigint not null,
  arquivo text not null check (length(arquivo) between 1 and 200),
  colunas jsonb not null check (jsonb_typeof(colunas) = 'array'),
  linhas jsonb not null check (jsonb_typeof(linhas) = 'array'),
  total int not null check (total between 1 and 5000),
  mapeamento jsonb,
  aceitar_parecidas boolean not null default false,
  nomes jsonb not null default '{}',
  vinculos jsonb not null default '[]' check (jsonb_typeof(vinculos) = 'array'),
  situacao text not null default 'aberta' check (situacao in ('aberta', 'executada', 'desfeita')),
  tarefa_id bigint references tarefas,
  tarefa_desfazer_id bigint references tarefas,
  created_at timestamptz not null default clock_timestamp(),
  constraint importacoes_desfeita_tem_tarefa check ((situacao = 'desfeita') = (tarefa_desfazer_id is not null)),
  constraint importacoes_executada_tem_tarefa
    check ((situacao = 'aberta') = (tarefa_id is null) and (tarefa_id is null or mapeamento is not null))
);
comment on table importacoes is 'A sheet of people on its way into the register: its rows, which column is what, and the tarefa that runs it.';
create index importacoes_usuario_idx on importacoes (usuario_id, id desc);
create unique index importacoes_tarefa_key on importacoes (tarefa_id);
create unique index importacoes_tarefa_desfazer_key on importacoes (tarefa_desfazer_id);

-- The undo takes away only what nobody touched since. `pessoa_id` is no reference: a person may be deleted by hand. `chave` finds a
-- guardian without CPF again in the next rows.
create table importacoes_pessoas (
  id bigint generated always as identity primary key,
  importacao_id bigint not null references importacoes on delete cascade,
  linha int not null,
  pessoa_id bigint not null,
  versao int not null,
  nome text not null check (length(nome) <= 260),
  chave text,
  constraint importacoes_pessoas_pessoa_key unique (importacao_id, pessoa_id),
  constraint importacoes_pessoas_chave_key unique (importacao_id, chave)
);
comment on table importacoes_pessoas is 'A pessoa that an importação registered, as it left it, so that it can be undone.';

-- The undo takes away only what nobody touched since. Neither person nor contact is a reference: both may be deleted by hand.
create table importacoes_contatos (
  id bigint generated always as identity primary key,
  importacao_id bigint not null references importacoes on delete cascade,
  linha int not null,
  pessoa_id bigint not null,
  versao int not null,
  nome text not null check (length(nome) <= 260),
  contato_id bigint not null,
  tipo text not null,
  valor text not null,
  principal boolean not null,
  constraint importacoes_contatos_contato_key unique (importacao_id, contato_id)
);
comment on table importacoes_contatos is 'A contact that an importação added to a guardian who was known already, as it left it.';
create index importacoes_contatos_pessoa_idx on importacoes_contatos (importacao_id, pessoa_id);
