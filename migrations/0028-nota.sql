-- Purchase invoices: typed or read from a file, then generated into stock and payables, and reversed as a whole.

alter table contas_pagar drop constraint contas_pagar_origem_check;
alter table contas_pagar add constraint contas_pagar_origem_check check (origem in ('manual', 'recorrente', 'nota_fiscal'));

create table notas_fiscais (
  id bigint generated always as identity primary key,
  modelo text not null check (modelo in ('nfe', 'nfse', 'outra')),
  numero text not null check (length(numero) between 1 and 20),
  serie text check (length(serie) between 1 and 5),
  -- 44 characters of an NF-e, 50 of an NFS-e of the national standard.
  chave text constraint notas_fiscais_chave_check check (chave ~ '^([0-9]{6}[A-Z0-9]{12}[0-9]{26}|[0-9]{50})$'),
  fornecedor_id bigint not null constraint notas_fiscais_fornecedor_id_fkey references fornecedores,
  data_emissao date not null,
  -- The day on which what it brings is in the school.
  data_entrada date not null,
  descricao text not null check (length(descricao) between 1 and 150),
  deposito_id bigint constraint notas_fiscais_deposito_id_fkey references depositos,
  categoria_financeira_id bigint constraint notas_fiscais_categoria_fkey references categorias_financeiras,
  centro_custo_id bigint constraint notas_fiscais_centro_fkey references centros_custo,
  conta_bancaria_id bigint constraint notas_fiscais_conta_bancaria_id_fkey references contas_bancarias,
  forma_pagamento_id bigint constraint notas_fiscais_forma_pagamento_id_fkey references formas_pagamento,
  frete_centavos bigint not null default 0 check (frete_centavos >= 0),
  seguro_centavos bigint not null default 0 check (seguro_centavos >= 0),
  outras_centavos bigint not null default 0 check (outras_centavos >= 0),
  -- On the whole, besides what each item has of its own.
  desconto_centavos bigint not null default 0 check (desconto_centavos >= 0),
  -- Gross: the sum of what its items cost.
  total_centavos bigint not null constraint notas_fiscais_total_check check (total_centavos > 0),
  -- Of taxes withheld, by the rates of their dates.
  retido_centavos bigint not null default 0 check (retido_centavos >= 0),
  -- What the file says that is withheld: told when it is not what the rates say.
  retido_no_arquivo_centavos bigint check (retido_no_arquivo_centavos >= 0),
  observacoes text check (length(observacoes) between 1 and 2000),
  arquivo_id bigint references arquivos,
  situacao text not null default 'rascunho' check (situacao in ('rascunho', 'gerada', 'estornada')),
  versao int not null default 1,
  criada_por bigint not null,
  criada_por_nome text not null,
  created_at timestamptz not null default clock_timestamp(),
  updated_at timestamptz not null default clock_timestamp(),
  constraint notas_fiscais_entrada_check check (data_entrada >= data_emissao),
  constraint notas_fiscais_pagavel_check check (situacao = 'rascunho' or (categoria_financeira_id is not null and conta_bancaria_id is not null and forma_pagamento_id is not null))
);
comment on table notas_fiscais is 'A nota fiscal de entrada: what a fornecedor sold to the school in one document.';
-- An invoice is entered once; a reversed one makes room.
create unique index notas_fiscais_chave_key on notas_fiscais (chave) where chave is not null and situacao <> 'estornada';
create unique index notas_fiscais_numero_key on notas_fiscais (fornecedor_id, modelo, upper(numero), coalesce(serie, '')) where situacao <> 'estornada';
create index notas_fiscais_entrada_idx on notas_fiscais (data_entrada, id);
create index notas_fiscais_emissao_idx on notas_fiscais (data_emissao, id);

create table notas_fiscais_itens (
  id bigint generated always as identity primary key,
  nota_fiscal_id bigint not null references notas_fiscais on delete cascade,
  ordem int not null check (ordem between 1 and 990),
  -- As the supplier calls it.
  codigo text check (length(codigo) between 1 and 60),
  gtin text constraint notas_fiscais_itens_gtin_check check (gtin ~ '^([0-9]{8}|[0-9]{12,14})$'),
  descricao text not null check (length(descricao) between 1 and 120),
  unidade text not null check (unidade ~ '^[A-Z0-9]{1,6}$'),
  quantidade numeric(15,4) not null constraint notas_fiscais_itens_quantidade_check check (quantidade > 0),
  valor_centavos bigint not null check (valor_centavos >= 0),
  desconto_centavos bigint not null default 0 check (desconto_centavos >= 0),
  -- Taxes on top of the price that nobody recovers: IPI, ICMS-ST.
  impostos_centavos bigint not null default 0 check (impostos_centavos >= 0),
  -- With its part of freight, insurance, other costs and discount.
  custo_centavos bigint not null check (custo_centavos >= 0),
  -- Whether it goes to a deposit; what does not is used up or is a service.
  estocado boolean not null,
  produto_id bigint constraint notas_fiscais_itens_produto_id_fkey references produtos,
  -- How many units of stock one of the invoice brings: 12 of a box of twelve.
  fator numeric(15,4) not null default 1 constraint notas_fiscais_itens_fator_check check (fator > 0),
  quantidade_estoque numeric(15,4) constraint notas_fiscais_itens_estoque_check check (quantidade_estoque > 0),
  -- How the product was found in a file.
  reconhecido_por text check (reconhecido_por in ('escolha', 'gtin', 'codigo', 'nome')),
  categoria_financeira_id bigint constraint notas_fiscais_itens_categoria_fkey references categorias_financeiras,
  centro_custo_id bigint constraint notas_fiscais_itens_centro_fkey references centros_custo,
  constraint notas_fiscais_itens_ordem_key unique (nota_fiscal_id, ordem),
  constraint notas_fiscais_itens_desconto_check check (desconto_centavos <= valor_centavos + impostos_centavos),
  constraint notas_fiscais_itens_produto_check check ((produto_id is null or estocado) and (produto_id is null) = (quantidade_estoque is null))
);
comment on table notas_fiscais_itens is 'A line of a nota fiscal: a product for a deposit, or something that is used up.';
create index notas_fiscais_itens_produto_idx on notas_fiscais_itens (produto_id) where produto_id is not null;

create table notas_fiscais_impostos (
  nota_fiscal_id bigint not null references notas_fiscais on delete cascade,
  ordem int not null check (ordem between 1 and 10),
  tipo text not null check (tipo in ('pis_cofins_csll', 'inss', 'iss', 'ir')),
  nome text not null check (length(nome) between 1 and 80),
  primary key (nota_fiscal_id, ordem)
);
comment on table notas_fiscais_impostos is 'A tax that is withheld of a nota fiscal, by the name that its dated rates share.';

create table notas_fiscais_parcelas (
  nota_fiscal_id bigint not null references notas_fiscais on delete cascade,
  parcela int not null check (parcela between 1 and 60),
  data_vencimento date not null,
  bruto_centavos bigint not null check (bruto_centavos > 0),
  -- Without what is withheld of it: what the supplier is paid.
  valor_centavos bigint not null check (valor_centavos > 0),
  primary key (nota_fiscal_id, parcela),
  constraint notas_fiscais_parcelas_valor_check check (valor_centavos <= bruto_centavos)
);
comment on table notas_fiscais_parcelas is 'An installment of a nota fiscal: the título a pagar that it becomes.';

create table notas_fiscais_geracoes (
  nota_fiscal_id bigint primary key references notas_fiscais,
  conta_pagar_id bigint not null constraint notas_fiscais_geracoes_conta_key unique references contas_pagar,
  operacao_estoque_id bigint constraint notas_fiscais_geracoes_operacao_key unique references operacoes_estoque,
  usuario_id bigint not null,
  usuario_nome text not null,
  created_at timestamptz not null default clock_timestamp()
);
comment on table notas_fiscais_geracoes is 'What a nota fiscal became: a conta a pagar and an entry in stock.';

create table notas_fiscais_estornos (
  nota_fiscal_id bigint primary key references notas_fiscais,
  data_estorno date not null,
  motivo text not null check (length(motivo) between 3 and 200),
  usuario_id bigint not null,
  usuario_nome text not null,
  created_at timestamptz not null default clock_timestamp()
);
comment on table notas_fiscais_estornos is 'A generated nota fiscal taken back, with its titles and its entry in stock.';

create table produtos_de_fornecedores (
  fornecedor_id bigint not null references fornecedores on delete cascade,
  codigo text not null check (length(codigo) between 1 and 60),
  unidade text not null check (unidade ~ '^[A-Z0-9]{1,6}$'),
  -- Null where what is bought under this code goes to no deposit.
  produto_id bigint constraint produtos_de_fornecedores_produto_id_fkey references produtos on delete cascade,
  fator numeric(15,4) not null check (fator > 0),
  primary key (fornecedor_id, codigo, unidade)
);
comment on table produtos_de_fornecedores is 'What a fornecedor means by a code and a unit, as somebody chose it last: the product, and how many units of stock.';
create index produtos_de_fornecedores_produto_idx on produtos_de_fornecedores (produto_id) where produto_id is not null;

create table notas_fiscais_arquivos (
  id bigint generated always as identity primary key,
  nome text not null check (length(nome) between 1 and 200),
  -- Null of one that is too large to be kept.
  arquivo_id bigint references arquivos,
  -- What it became; nothing when it was refused, or when the draft is gone.
  nota_fiscal_id bigint references notas_fiscais on delete set null,
  usuario_id bigint not null,
  created_at timestamptz not null default clock_timestamp()
);
comment on table notas_fiscais_arquivos is 'A file that was sent to become a nota fiscal.';
create index notas_fiscais_arquivos_nota_idx on notas_fiscais_arquivos (nota_fiscal_id) where nota_fiscal_id is not null;
