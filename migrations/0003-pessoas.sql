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
  rg_uf text check (rg_uf ~ '^[A-Z]{2}$'),
  rg_data_emissao date,
  data_nascimento date check (data_nascimento > '1880-01-01'),
  data_falecimento date check (data_falecimento >= data_nascimento),
  genero text check (genero in ('feminino', 'masculino', 'outro', 'nao-informado')),
  cor_raca text check (cor_raca in ('nao-declarada', 'branca', 'preta', 'parda', 'amarela', 'indigena')),
  estado_civil text check (estado_civil in ('solteiro', 'casado', 'uniao-estavel', 'separado', 'divorciado', 'viuvo', 'nao-informado')),
  nacionalidade text check (length(nacionalidade) <= 60),
  naturalidade text check (length(naturalidade) <= 100),
  naturalidade_uf text check (naturalidade_uf ~ '^[A-Z]{2}$'),
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
  parentesco text check (length(parentesco) <= 40),
  foto_arquivo_id bigint references arquivos,
  miniatura_arquivo_id bigint references arquivos,
  versao int not null default 1,
  created_at timestamptz not null default clock_timestamp(),
  updated_at timestamptz not null default clock_timestamp(),
  check (rg_data_emissao >= data_nascimento)
);
create unique index pessoas_cpf_key on pessoas (cpf) where cpf is not null;
create index pessoas_nome_busca_idx on pessoas using gin (nome_busca gin_trgm_ops);
create index pessoas_nome_ordem_idx on pessoas (nome_completo, id);
create index pessoas_data_nascimento_idx on pessoas (data_nascimento, nome_busca);
create index pessoas_data_nascimento_desc_idx on pessoas (data_nascimento desc nulls last, id desc);
-- Part of a CPF, as lists show it.
create index pessoas_cpf_busca_idx on pessoas using gin (cpf gin_trgm_ops);

-- How many people there are, as a sum of parts: counting 200,000 rows for every page of the list would cost more than
-- the page. A write adds to a part that no other transaction holds, so that registrations do not wait for each other.
create table pessoas_totais (
  id bigint generated always as identity primary key,
  quantidade int not null
);

create table pessoas_enderecos (
  id bigint generated always as identity primary key,
  pessoa_id bigint not null references pessoas on delete cascade,
  tipo text not null check (tipo in ('residencial', 'comercial', 'cobranca', 'outro')),
  cep text not null check (cep ~ '^[0-9]{8}$' and cep <> '00000000'),
  logradouro text not null check (length(logradouro) between 1 and 150),
  numero text check (length(numero) <= 20),
  complemento text check (length(complemento) <= 100),
  bairro text check (length(bairro) <= 100),
  cidade text not null check (length(cidade) between 1 and 100),
  cidade_busca text not null generated always as (f_busca(cidade)) stored,
  cidade_ibge text check (cidade_ibge ~ '^[0-9]{7}$'),
  uf text not null check (uf ~ '^[A-Z]{2}$'),
  pais text not null default 'Brasil' check (length(pais) between 1 and 60),
  principal boolean not null default false
);
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
create index pessoas_filiacoes_pessoa_idx on pessoas_filiacoes (pessoa_id);
create index pessoas_filiacoes_filiado_idx on pessoas_filiacoes (filiado_pessoa_id);

create table fichas_saude (
  pessoa_id bigint primary key references pessoas on delete cascade,
  dados jsonb not null,
  versao int not null default 1,
  created_at timestamptz not null default clock_timestamp(),
  updated_at timestamptz not null default clock_timestamp()
);
-- Who saw the health form of whom: reading sensitive data is an event.
create table fichas_saude_visualizacoes (
  id bigint generated always as identity primary key,
  pessoa_id bigint not null references pessoas on delete cascade,
  usuario_id bigint not null,
  usuario_nome text not null,
  motivo text,
  em timestamptz not null default clock_timestamp()
);
create index fichas_saude_visualizacoes_pessoa_idx on fichas_saude_visualizacoes (pessoa_id, id desc);

create view v_pessoa_resumo as
  select id, codigo, nome, sobrenome, nome_completo, nome_busca, cpf, data_nascimento, data_falecimento, genero, miniatura_arquivo_id from pessoas;
create view v_pessoa_endereco_principal as
  select distinct on (pessoa_id) pessoa_id, cep, logradouro, numero, complemento, bairro, cidade, uf
  from pessoas_enderecos order by pessoa_id, principal desc, id;
create view v_pessoa_contato as
  select id, pessoa_id, tipo, valor, principal from pessoas_contatos;
