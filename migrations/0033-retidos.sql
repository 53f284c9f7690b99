-- Withheld taxes are collected: to whom, in which payable, and each of them once.

-- Who collects a tax is who is paid: a supplier, as of any bill. A person of before is found by the document, and becomes one where none has it.
alter table impostos add column destinatario_fornecedor_id bigint constraint impostos_destinatario_fornecedor_id_fkey references fornecedores;
insert into fornecedores (documento, nome)
  select distinct p.cpf, left(p.nome_completo, 120) from impostos i join pessoas p on p.id = i.destinatario_pessoa_id where p.cpf is not null
  on conflict (documento) do nothing;
update impostos i set destinatario_fornecedor_id = f.id from pessoas p join fornecedores f on f.documento = p.cpf where p.id = i.destinatario_pessoa_id;
alter table impostos drop column destinatario_pessoa_id;
create index impostos_destinatario_idx on impostos (destinatario_fornecedor_id) where destinatario_fornecedor_id is not null;

alter table contas_pagar drop constraint contas_pagar_origem_check;
alter table contas_pagar add constraint contas_pagar_origem_check check (origem in ('manual', 'recorrente', 'nota_fiscal', 'imposto'));

-- What says whom the school pays, and where, does not lie readable in the database.
-- The key that closed the content; without one it lies as it came.
alter table arquivos add column chave_id text;

-- Since when a title is paid by another code than it was entered with; kept by verificar_titulo_pagar_fixo.
alter table titulos_pagar add column codigo_mudou_em timestamptz;

create table recolhimentos (
  titulo_id bigint primary key references titulos_pagar,
  tipo text not null check (tipo in ('pis_cofins_csll', 'inss', 'iss', 'ir')),
  codigo text check (length(codigo) between 1 and 10),
  -- The first day of the month in which the facts of its taxes are.
  competencia date not null check (extract(day from competencia) = 1),
  created_at timestamptz not null default clock_timestamp()
);
comment on table recolhimentos is 'That a título a pagar hands taxes withheld over to who collects them: those of one code and month.';

create table recolhimentos_itens (
  titulo_id bigint not null constraint recolhimentos_itens_titulo_id_fkey references recolhimentos,
  retencao_id bigint not null references titulos_pagar_retencoes,
  -- Above zero it is handed over; below, taken back because the título that it was withheld of was cancelled after.
  valor_centavos bigint not null check (valor_centavos <> 0),
  -- The título that hands it over is not cancelled; kept by verificar_recolhimento.
  vivo boolean not null default true,
  primary key (titulo_id, retencao_id)
);
comment on table recolhimentos_itens is 'A tax withheld that a recolhimento hands over or takes back.';
-- What was withheld is handed over once, and taken back once.
create unique index recolhimentos_itens_vivo_key on recolhimentos_itens (retencao_id, (valor_centavos > 0)) where vivo;
create index recolhimentos_itens_retencao_idx on recolhimentos_itens (retencao_id);
