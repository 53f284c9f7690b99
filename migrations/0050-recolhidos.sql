-- What was withheld and handed over outside the portal: told once, with the day and the reason, and not made into a payable.

create table recolhimentos_externos (
  id bigint generated always as identity primary key,
  fornecedor_id bigint references fornecedores,
  tipo text not null check (tipo in ('pis_cofins_csll', 'inss', 'iss', 'ir')),
  codigo text check (length(codigo) between 1 and 10),
  -- The first day of the month in which the facts of its taxes are.
  competencia date not null check (extract(day from competencia) = 1),
  valor_centavos bigint not null check (valor_centavos > 0),
  data_recolhimento date not null,
  motivo text not null check (length(motivo) between 3 and 300),
  usuario_id bigint not null,
  usuario_nome text not null,
  created_at timestamptz not null default clock_timestamp(),
  constraint recolhimentos_externos_data_check check (data_recolhimento >= competencia)
);
comment on table recolhimentos_externos is 'That taxes withheld under one code and month were handed over outside the portal, when, and why it is known.';
create index recolhimentos_externos_fornecedor_idx on recolhimentos_externos (fornecedor_id);

create table recolhimentos_externos_desfeitos (
  externo_id bigint primary key references recolhimentos_externos,
  motivo text not null check (length(motivo) between 3 and 300),
  usuario_id bigint not null,
  usuario_nome text not null,
  created_at timestamptz not null default clock_timestamp()
);
comment on table recolhimentos_externos_desfeitos is 'That what was told to be handed over outside the portal was not.';

-- A tax is handed over by a título or outside the portal, by one of both.
alter table recolhimentos_itens drop constraint recolhimentos_itens_pkey;
alter table recolhimentos_itens add column id bigint generated always as identity primary key;
alter table recolhimentos_itens alter column titulo_id drop not null;
alter table recolhimentos_itens add column externo_id bigint constraint recolhimentos_itens_externo_id_fkey references recolhimentos_externos;
alter table recolhimentos_itens add constraint recolhimentos_itens_por_um check (num_nonnulls(titulo_id, externo_id) = 1);
create unique index recolhimentos_itens_titulo_key on recolhimentos_itens (titulo_id, retencao_id) where titulo_id is not null;
create unique index recolhimentos_itens_externo_key on recolhimentos_itens (externo_id, retencao_id) where externo_id is not null;

-- The CNPJ in the key of an NFS-e has letters since July 2026, as that of an NF-e.
alter table notas_fiscais drop constraint notas_fiscais_chave_check;
alter table notas_fiscais add constraint notas_fiscais_chave_check check (chave ~ '^([0-9]{6}[A-Z0-9]{12}[0-9]{26}|[0-9]{9}[A-Z0-9]{12}[0-9]{29})$');
