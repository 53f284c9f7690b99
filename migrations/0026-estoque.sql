-- The storeroom: what is kept, where, and how it moves.

create table produtos_grupos (
  id bigint generated always as identity primary key,
  nome text not null check (length(nome) between 1 and 60),
  ativo boolean not null default true,
  versao int not null default 1
);
comment on table produtos_grupos is 'A group of products: cleaning, paper, kitchen.';
create unique index produtos_grupos_nome_key on produtos_grupos (f_busca(nome));

create table produtos (
  id bigint generated always as identity primary key,
  codigo text not null check (length(codigo) between 1 and 20),
  nome text not null check (length(nome) between 1 and 100),
  grupo_id bigint not null references produtos_grupos,
  unidade text not null check (unidade ~ '^[A-Z0-9]{1,6}$'),
  ativo boolean not null default true,
  versao int not null default 1,
  created_at timestamptz not null default clock_timestamp()
);
comment on table produtos is 'A product that the school keeps, in its unit of stock.';
create unique index produtos_codigo_key on produtos (upper(codigo));
create unique index produtos_nome_key on produtos (f_busca(nome));
create index produtos_nome_idx on produtos using gin (f_busca(nome || ' ' || codigo) gin_trgm_ops);
create index produtos_grupo_idx on produtos (grupo_id);

-- The barcode of the unit itself is a row too: one code finds one product, and how many units it brings.
create table produtos_embalagens (
  id bigint generated always as identity primary key,
  produto_id bigint not null references produtos on delete cascade,
  nome text not null check (length(nome) between 1 and 40),
  fator numeric(15,4) not null,
  gtin text constraint produtos_embalagens_gtin_check check (gtin ~ '^([0-9]{8}|[0-9]{12,14})$'),
  base boolean not null default false,
  constraint produtos_embalagens_fator_check check (fator > 0),
  constraint produtos_embalagens_base_check check (not base or (fator = 1 and gtin is not null))
);
comment on table produtos_embalagens is 'In what a product is bought: a box of twelve, with its barcode; or the barcode of the unit itself.';
create unique index produtos_embalagens_nome_key on produtos_embalagens (produto_id, f_busca(nome));
create unique index produtos_embalagens_base_key on produtos_embalagens (produto_id) where base;
create unique index produtos_embalagens_gtin_key on produtos_embalagens (gtin) where gtin is not null;

create table depositos (
  id bigint generated always as identity primary key,
  nome text not null check (length(nome) between 1 and 60),
  responsavel_pessoa_id bigint references pessoas,
  ativo boolean not null default true,
  versao int not null default 1
);
comment on table depositos is 'A place where products are kept, and who answers for it.';
create unique index depositos_nome_key on depositos (f_busca(nome));

create table produtos_minimos (
  produto_id bigint not null references produtos on delete cascade,
  deposito_id bigint not null references depositos,
  quantidade numeric(15,4) not null constraint produtos_minimos_quantidade_check check (quantidade > 0),
  constraint produtos_minimos_pkey primary key (produto_id, deposito_id)
);
comment on table produtos_minimos is 'How much of a product a deposit should never have less than.';
create index produtos_minimos_deposito_idx on produtos_minimos (deposito_id);

-- A count compares each product with what stood in the books when it was typed: what moves afterwards moves both alike.
create table contagens_estoque (
  id bigint generated always as identity primary key,
  deposito_id bigint not null references depositos,
  grupo_id bigint references produtos_grupos,
  situacao text not null default 'aberta' check (situacao in ('aberta', 'concluida', 'cancelada')),
  versao int not null default 1,
  usuario_id bigint not null,
  usuario_nome text not null,
  created_at timestamptz not null default clock_timestamp()
);
comment on table contagens_estoque is 'A count of what a deposit holds, typed from a blind sheet.';
create unique index contagens_estoque_aberta_key on contagens_estoque (deposito_id) where situacao = 'aberta';

create table contagens_estoque_itens (
  id bigint generated always as identity primary key,
  contagem_id bigint not null references contagens_estoque,
  produto_id bigint not null references produtos,
  contada numeric(15,4) check (contada >= 0),
  saldo_na_contagem numeric(15,4) check (saldo_na_contagem >= 0),
  contada_em timestamptz,
  versao int not null default 1,
  constraint contagens_estoque_itens_key unique (contagem_id, produto_id),
  constraint contagens_estoque_itens_saldo_check check ((contada is null) = (saldo_na_contagem is null) and (contada is null) = (contada_em is null))
);
comment on table contagens_estoque_itens is 'A product of a count: what was counted, and what the books said at that moment.';
create index contagens_estoque_itens_produto_idx on contagens_estoque_itens (produto_id);

create table operacoes_estoque (
  id bigint generated always as identity primary key,
  tipo text not null check (tipo in ('entrada', 'retirada', 'transferencia', 'ajuste', 'estorno')),
  data_movimento date not null,
  deposito_id bigint not null references depositos,
  deposito_destino_id bigint references depositos,
  solicitante_pessoa_id bigint references pessoas,
  centro_custo_id bigint references centros_custo,
  motivo text check (length(motivo) between 3 and 200),
  documento text check (length(documento) between 1 and 40),
  origem_tipo text not null default 'manual' check (origem_tipo ~ '^[a-z_]{3,40}$'),
  origem_id bigint,
  contagem_id bigint constraint operacoes_estoque_contagem_key unique references contagens_estoque,
  estorno_de bigint constraint operacoes_estoque_estorno_key unique references operacoes_estoque,
  usuario_id bigint not null,
  usuario_nome text not null,
  created_at timestamptz not null default clock_timestamp(),
  constraint operacoes_estoque_linhas_key unique (id, tipo, data_movimento),
  constraint operacoes_estoque_destino_check check (tipo = 'estorno' or (tipo = 'transferencia') = (deposito_destino_id is not null)),
  constraint operacoes_estoque_mesmo_check check (deposito_destino_id is distinct from deposito_id),
  constraint operacoes_estoque_retirada_check check (tipo <> 'retirada' or (solicitante_pessoa_id is not null and motivo is not null)),
  constraint operacoes_estoque_ajuste_check check ((tipo = 'ajuste') = (contagem_id is not null)),
  constraint operacoes_estoque_estorno_check check ((tipo = 'estorno') = (estorno_de is not null) and (tipo <> 'estorno' or motivo is not null)),
  constraint operacoes_estoque_origem_check check ((origem_tipo = 'manual') = (origem_id is null))
);
comment on table operacoes_estoque is 'What moved stock in one act: an entry, a withdrawal, a transfer, the adjustment of a count, or the reversal of one of these.';
create unique index operacoes_estoque_origem_key on operacoes_estoque (origem_tipo, origem_id) where tipo = 'entrada' and origem_id is not null;
create index operacoes_estoque_data_idx on operacoes_estoque (data_movimento, id);
create index operacoes_estoque_deposito_idx on operacoes_estoque (deposito_id, data_movimento, id);

create table movimentos_estoque (
  id bigint generated always as identity primary key,
  operacao_id bigint not null,
  tipo text not null,
  data_movimento date not null,
  -- The line of its operation: the two sides of a transfer are one line.
  item int not null check (item > 0),
  produto_id bigint not null references produtos,
  deposito_id bigint not null references depositos,
  quantidade numeric(15,4) not null constraint movimentos_estoque_quantidade_check check (quantidade <> 0),
  -- What it is worth now; a movement dated before it may change that, and then a recálculo says from what to what.
  valor_centavos bigint not null,
  -- What the deposit holds of the product after it, in the order of days and, in a day, of writing.
  saldo_quantidade numeric(15,4) not null,
  saldo_valor_centavos bigint not null,
  estorno_de bigint constraint movimentos_estoque_estorno_key unique references movimentos_estoque,
  recalculo_id bigint,
  created_at timestamptz not null default clock_timestamp(),
  constraint movimentos_estoque_operacao_fkey foreign key (operacao_id, tipo, data_movimento) references operacoes_estoque (id, tipo, data_movimento),
  constraint movimentos_estoque_sentido_check check (case tipo when 'entrada' then quantidade > 0 when 'retirada' then quantidade < 0 else true end),
  constraint movimentos_estoque_valor_check check (valor_centavos = 0 or sign(valor_centavos) = sign(quantidade)),
  constraint movimentos_estoque_estornado_check check ((tipo = 'estorno') = (estorno_de is not null)),
  constraint movimentos_estoque_saldo_check check (saldo_quantidade >= 0 and saldo_valor_centavos >= 0 and (saldo_quantidade > 0 or saldo_valor_centavos = 0))
);
comment on table movimentos_estoque is 'A quantity of a product, and its value, in or out of a deposit on a day: the only way stock changes.';
create unique index movimentos_estoque_item_key on movimentos_estoque (operacao_id, item, deposito_id);
create index movimentos_estoque_kardex_idx on movimentos_estoque (produto_id, deposito_id, data_movimento, id);
create index movimentos_estoque_data_idx on movimentos_estoque (produto_id, data_movimento, id);

create table saldos_estoque (
  produto_id bigint not null references produtos,
  deposito_id bigint not null references depositos,
  quantidade numeric(15,4) not null default 0,
  valor_centavos bigint not null default 0,
  constraint saldos_estoque_pkey primary key (produto_id, deposito_id),
  constraint saldos_estoque_saldo_check check (quantidade >= 0 and valor_centavos >= 0 and (quantidade > 0 or valor_centavos = 0))
);
comment on table saldos_estoque is 'What a deposit holds of a product, and what it is worth: the sum of its movements. Who moves stock locks it first.';
create index saldos_estoque_deposito_idx on saldos_estoque (deposito_id);

create table recalculos_estoque (
  id bigint generated always as identity primary key,
  movimento_id bigint not null references movimentos_estoque,
  -- What was entered with an earlier date, and so changed it.
  operacao_id bigint not null references operacoes_estoque,
  valor_antes_centavos bigint not null,
  valor_depois_centavos bigint not null,
  created_at timestamptz not null default clock_timestamp(),
  constraint recalculos_estoque_valor_check check (valor_antes_centavos <> valor_depois_centavos)
);
comment on table recalculos_estoque is 'The cost of a movement became another one, because something was entered with an earlier date.';
create index recalculos_estoque_movimento_idx on recalculos_estoque (movimento_id, id);
create index recalculos_estoque_operacao_idx on recalculos_estoque (operacao_id);
alter table movimentos_estoque add constraint movimentos_estoque_recalculo_fkey foreign key (recalculo_id) references recalculos_estoque;
