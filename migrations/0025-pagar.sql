-- Money out: whom the school buys from, what it owes them, and how it was paid.

-- A CNPJ, whose first twelve characters may be letters since July of 2026, by its two check digits.
create function cnpj_valido(cnpj text) returns boolean language plpgsql immutable strict as $$
declare v int[]; soma int; digito int; pesos constant int[] := array[6, 5, 4, 3, 2, 9, 8, 7, 6, 5, 4, 3, 2];
begin
  if cnpj !~ '^[0-9A-Z]{12}[0-9]{2}$' or cnpj = repeat(left(cnpj, 1), 14) then return false; end if;
  v := array(select ascii(substr(cnpj, i, 1)) - 48 from generate_series(1, 14) i order by i);
  for n in 12..13 loop
    soma := 0;
    for i in 1..n loop soma := soma + v[i] * pesos[13 - n + i]; end loop;
    digito := case when soma % 11 < 2 then 0 else 11 - soma % 11 end;
    if digito <> v[n + 1] then return false; end if;
  end loop;
  return true;
end $$;

create table fornecedores (
  id bigint generated always as identity primary key,
  -- Without mask: eleven digits are a CPF, fourteen characters a CNPJ.
  documento text not null constraint fornecedores_documento_check check (case when length(documento) = 11 then cpf_valido(documento) else cnpj_valido(documento) end),
  tipo text not null generated always as (case when length(documento) = 11 then 'pessoa' else 'empresa' end) stored,
  nome text not null check (length(nome) between 1 and 120),
  nome_fantasia text check (length(nome_fantasia) between 1 and 120),
  -- Nothing but ISS and INSS is withheld from who pays taxes by the Simples.
  simples_nacional boolean not null default false,
  email text check (length(email) <= 254),
  telefone text check (length(telefone) <= 20),
  cep text check (cep ~ '^[0-9]{8}$'),
  logradouro text check (length(logradouro) <= 120),
  numero text check (length(numero) <= 10),
  complemento text check (length(complemento) <= 60),
  bairro text check (length(bairro) <= 60),
  cidade text check (length(cidade) <= 60),
  uf text check (uf ~ '^[A-Z]{2}$'),
  categoria_financeira_id bigint constraint fornecedores_categoria_financeira_id_fkey references categorias_financeiras,
  centro_custo_id bigint constraint fornecedores_centro_custo_id_fkey references centros_custo,
  forma_pagamento_id bigint constraint fornecedores_forma_pagamento_id_fkey references formas_pagamento,
  -- Where the supplier is paid, in one envelope: as the mudança that put it there holds it.
  banco jsonb,
  observacoes text check (length(observacoes) <= 1000),
  ativo boolean not null default true,
  versao int not null default 1,
  created_at timestamptz not null default clock_timestamp(),
  constraint fornecedores_documento_key unique (documento),
  constraint fornecedores_banco_fechado check (banco is null or (banco ? 'cifrado' and banco ? 'chave'))
);
comment on table fornecedores is 'A fornecedor: a person or a company that the school buys from, with how it is usually paid.';
create index fornecedores_nome_idx on fornecedores (f_busca(nome));
create index fornecedores_categoria_idx on fornecedores (categoria_financeira_id) where categoria_financeira_id is not null;
create index fornecedores_centro_idx on fornecedores (centro_custo_id) where centro_custo_id is not null;
create index fornecedores_forma_idx on fornecedores (forma_pagamento_id) where forma_pagamento_id is not null;

create table fornecedores_contatos (
  fornecedor_id bigint not null references fornecedores on delete cascade,
  ordem int not null check (ordem between 1 and 20),
  nome text not null check (length(nome) between 1 and 80),
  papel text check (length(papel) <= 60),
  telefone text check (length(telefone) <= 20),
  email text check (length(email) <= 254),
  primary key (fornecedor_id, ordem)
);
comment on table fornecedores_contatos is 'Whom to talk to at a fornecedor.';

create table fornecedores_impostos (
  fornecedor_id bigint not null references fornecedores on delete cascade,
  tipo text not null check (tipo in ('pis_cofins_csll', 'inss', 'iss', 'ir')),
  nome text not null check (length(nome) between 1 and 80),
  primary key (fornecedor_id, tipo, nome)
);
comment on table fornecedores_impostos is 'A tax usually withheld from a fornecedor, by the name that its dated rows share.';

create table pagar_regras (
  id int primary key default 1 constraint pagar_regras_uma check (id = 1),
  -- Above it a second person approves before anything is paid; null asks for nobody.
  aprovacao_acima_centavos bigint check (aprovacao_acima_centavos >= 0),
  versao int not null default 1,
  updated_at timestamptz not null default clock_timestamp()
);
comment on table pagar_regras is 'What the school decides about its payments: one row.';
insert into pagar_regras default values;

create table pagar_numeracao (
  ano int primary key,
  ultimo bigint not null
);
comment on table pagar_numeracao is 'The last number given to a conta a pagar in a year.';

create table recorrencias_pagar (
  id bigint generated always as identity primary key,
  fornecedor_id bigint not null references fornecedores,
  descricao text not null check (length(descricao) between 1 and 150),
  versao int not null default 1,
  created_at timestamptz not null default clock_timestamp()
);
comment on table recorrencias_pagar is 'A conta a pagar that comes back every month, generated ahead.';
create index recorrencias_pagar_fornecedor_idx on recorrencias_pagar (fornecedor_id);

create table contas_pagar (
  id bigint generated always as identity primary key,
  numero text not null unique,
  fornecedor_id bigint not null constraint contas_pagar_fornecedor_id_fkey references fornecedores,
  origem text not null check (origem in ('manual', 'recorrente')),
  -- The number that the supplier gave it: an invoice, a bill.
  documento text check (length(documento) between 1 and 40),
  descricao text not null check (length(descricao) between 1 and 150),
  data_emissao date not null,
  -- Gross: what was bought, before anything is withheld.
  valor_centavos bigint not null check (valor_centavos > 0),
  parcelas int not null check (parcelas between 1 and 60),
  conta_bancaria_id bigint not null constraint contas_pagar_conta_bancaria_id_fkey references contas_bancarias,
  forma_pagamento_id bigint not null constraint contas_pagar_forma_pagamento_id_fkey references formas_pagamento,
  recorrencia_id bigint references recorrencias_pagar,
  -- The first day of the month that a recurrent one is of.
  competencia date check (extract(day from competencia) = 1),
  aprovacao text not null check (aprovacao in ('dispensada', 'pendente', 'aprovada', 'recusada')),
  -- Some title of it is not cancelled; kept by verificar_conta_pagar.
  viva boolean not null default true,
  criada_por bigint not null,
  criada_por_nome text not null,
  versao int not null default 1,
  created_at timestamptz not null default clock_timestamp(),
  constraint contas_pagar_recorrencia_coerente check ((origem = 'recorrente') = (recorrencia_id is not null) and (recorrencia_id is null) = (competencia is null))
);
comment on table contas_pagar is 'A conta a pagar: one purchase of one fornecedor, paid in one or more títulos.';
create index contas_pagar_fornecedor_idx on contas_pagar (fornecedor_id, id);
-- A document of a supplier is entered once; a cancelled one makes room.
create unique index contas_pagar_documento_key on contas_pagar (fornecedor_id, upper(documento)) where documento is not null and viva;
create index contas_pagar_recorrencia_idx on contas_pagar (recorrencia_id, competencia) where recorrencia_id is not null;
create index contas_pagar_pendentes_idx on contas_pagar (id) where aprovacao = 'pendente';

create table contas_pagar_aprovacoes (
  id bigint generated always as identity primary key,
  conta_pagar_id bigint not null constraint contas_pagar_aprovacoes_conta_key unique references contas_pagar,
  decisao text not null check (decisao in ('aprovada', 'recusada')),
  motivo text check (length(motivo) between 3 and 300),
  usuario_id bigint not null,
  usuario_nome text not null,
  created_at timestamptz not null default clock_timestamp(),
  constraint contas_pagar_aprovacoes_recusa_tem_motivo check (decisao = 'aprovada' or motivo is not null)
);
comment on table contas_pagar_aprovacoes is 'What a second person decided about a conta a pagar.';

create table contas_pagar_anexos (
  id bigint generated always as identity primary key,
  conta_pagar_id bigint not null references contas_pagar,
  arquivo_id bigint not null references arquivos,
  nome text not null check (length(nome) between 1 and 200),
  refeito boolean not null,
  usuario_id bigint not null,
  usuario_nome text not null,
  created_at timestamptz not null default clock_timestamp()
);
comment on table contas_pagar_anexos is 'A document of a conta a pagar: the invoice, the slip, the receipt of a payment.';
create index contas_pagar_anexos_conta_idx on contas_pagar_anexos (conta_pagar_id, id);
create index contas_pagar_anexos_arquivo_idx on contas_pagar_anexos (arquivo_id);

create table titulos_pagar (
  id bigint generated always as identity primary key,
  conta_pagar_id bigint not null references contas_pagar,
  numero text not null unique,
  parcela int not null check (parcela between 1 and 60),
  data_vencimento date not null,
  bruto_centavos bigint not null check (bruto_centavos > 0),
  -- Taxes withheld of this installment: the sum of its rows.
  retido_centavos bigint not null default 0 check (retido_centavos >= 0),
  -- What the supplier is paid.
  valor_centavos bigint not null check (valor_centavos > 0),
  -- The barcode of a slip (44 digits) or the whole of a Pix code.
  codigo text check (length(codigo) between 20 and 600),
  codigo_tipo text check (codigo_tipo in ('boleto', 'arrecadacao', 'pix')),
  -- Covered so far, in money or by discount; kept equal to the living baixas by verificar_pagamento_do_titulo.
  amortizado_centavos bigint not null default 0 check (amortizado_centavos >= 0),
  -- Money that went out for it, fine and interest included; kept the same way.
  pago_centavos bigint not null default 0 check (pago_centavos >= 0),
  situacao text not null default 'aberto' check (situacao in ('aberto', 'parcial', 'pago', 'cancelado')),
  versao int not null default 1,
  created_at timestamptz not null default clock_timestamp(),
  updated_at timestamptz not null default clock_timestamp(),
  constraint titulos_pagar_parcela_key unique (conta_pagar_id, parcela),
  constraint titulos_pagar_liquido_check check (valor_centavos = bruto_centavos - retido_centavos),
  constraint titulos_pagar_codigo_coerente check ((codigo is null) = (codigo_tipo is null) and (codigo_tipo = 'pix' or codigo ~ '^[0-9]{44}$')),
  constraint titulos_pagar_saldo_check check (amortizado_centavos <= valor_centavos),
  constraint titulos_pagar_situacao_coerente check (
    case situacao when 'parcial' then amortizado_centavos > 0 and amortizado_centavos < valor_centavos
    when 'pago' then amortizado_centavos = valor_centavos
    else amortizado_centavos = 0 and pago_centavos = 0 end)
);
comment on table titulos_pagar is 'A título a pagar: what the school owes a fornecedor on a day, and how much of it is covered.';
-- The same slip is not entered twice while it lives.
create unique index titulos_pagar_codigo_key on titulos_pagar (md5(codigo)) where codigo is not null and situacao <> 'cancelado' and codigo_tipo <> 'pix';
create index titulos_pagar_vencimento_idx on titulos_pagar (data_vencimento, id);
create index titulos_pagar_abertos_idx on titulos_pagar (data_vencimento, id) include (valor_centavos, amortizado_centavos, conta_pagar_id) where situacao in ('aberto', 'parcial');

create table titulos_pagar_rateio (
  titulo_id bigint not null references titulos_pagar,
  ordem int not null check (ordem between 1 and 50),
  categoria_financeira_id bigint not null constraint titulos_pagar_rateio_categoria_financeira_id_fkey references categorias_financeiras,
  centro_custo_id bigint constraint titulos_pagar_rateio_centro_custo_id_fkey references centros_custo,
  valor_centavos bigint not null check (valor_centavos > 0),
  primary key (titulo_id, ordem),
  constraint titulos_pagar_rateio_parte_key unique nulls not distinct (titulo_id, categoria_financeira_id, centro_custo_id)
);
comment on table titulos_pagar_rateio is 'A part of a título a pagar, by categoria and centro de custo: together they are its gross amount.';
create index titulos_pagar_rateio_categoria_idx on titulos_pagar_rateio (categoria_financeira_id);
create index titulos_pagar_rateio_centro_idx on titulos_pagar_rateio (centro_custo_id) where centro_custo_id is not null;

create table titulos_pagar_retencoes (
  id bigint generated always as identity primary key,
  titulo_id bigint not null references titulos_pagar,
  imposto_id bigint not null constraint titulos_pagar_retencoes_imposto_id_fkey references impostos,
  -- As the row in force said on the day of the fact.
  base_centavos bigint not null check (base_centavos > 0),
  aliquota numeric(9,4) not null check (aliquota > 0),
  valor_centavos bigint not null check (valor_centavos > 0),
  -- The issue of the invoice, or the day on which the payment falls due.
  data_fato date not null,
  data_vencimento date not null,
  constraint titulos_pagar_retencoes_key unique (titulo_id, imposto_id),
  constraint titulos_pagar_retencoes_vence_depois check (data_vencimento > data_fato)
);
comment on table titulos_pagar_retencoes is 'A tax withheld of a título a pagar, with the rate of its day.';
create index titulos_pagar_retencoes_imposto_idx on titulos_pagar_retencoes (imposto_id);

create table titulos_pagar_cancelamentos (
  id bigint generated always as identity primary key,
  titulo_id bigint not null constraint titulos_pagar_cancelamentos_titulo_key unique references titulos_pagar,
  data_cancelamento date not null,
  motivo text not null check (length(motivo) between 3 and 300),
  usuario_id bigint not null,
  usuario_nome text not null,
  created_at timestamptz not null default clock_timestamp()
);
comment on table titulos_pagar_cancelamentos is 'The cancellation of a título a pagar.';

create table baixas_pagar (
  id bigint generated always as identity primary key,
  titulo_id bigint not null references titulos_pagar,
  data_baixa date not null,
  -- Money that went out.
  valor_centavos bigint not null check (valor_centavos > 0),
  principal_centavos bigint not null check (principal_centavos > 0),
  desconto_centavos bigint not null default 0 check (desconto_centavos >= 0),
  multa_centavos bigint not null default 0 check (multa_centavos >= 0),
  juros_centavos bigint not null default 0 check (juros_centavos >= 0),
  conta_bancaria_id bigint not null constraint baixas_pagar_conta_bancaria_id_fkey references contas_bancarias,
  forma_pagamento_id bigint not null constraint baixas_pagar_forma_pagamento_id_fkey references formas_pagamento,
  usuario_id bigint not null,
  usuario_nome text not null,
  created_at timestamptz not null default clock_timestamp(),
  constraint baixas_pagar_composicao_check check (valor_centavos = principal_centavos + multa_centavos + juros_centavos)
);
comment on table baixas_pagar is 'A payment of a título a pagar, whole or in part.';
create index baixas_pagar_titulo_idx on baixas_pagar (titulo_id);
create index baixas_pagar_data_idx on baixas_pagar (data_baixa);

create table baixas_pagar_partes (
  id bigint generated always as identity primary key,
  baixa_id bigint not null references baixas_pagar,
  categoria_financeira_id bigint not null references categorias_financeiras,
  centro_custo_id bigint references centros_custo,
  valor_centavos bigint not null check (valor_centavos > 0),
  constraint baixas_pagar_partes_key unique nulls not distinct (baixa_id, categoria_financeira_id, centro_custo_id)
);
comment on table baixas_pagar_partes is 'What one categoria and centro de custo bear of a payment: a movement of cash each.';
create index baixas_pagar_partes_categoria_idx on baixas_pagar_partes (categoria_financeira_id);
create index baixas_pagar_partes_centro_idx on baixas_pagar_partes (centro_custo_id) where centro_custo_id is not null;

create table estornos_pagar (
  id bigint generated always as identity primary key,
  baixa_id bigint not null constraint estornos_pagar_baixa_key unique references baixas_pagar,
  data_estorno date not null,
  motivo text not null check (length(motivo) between 3 and 300),
  usuario_id bigint not null,
  usuario_nome text not null,
  created_at timestamptz not null default clock_timestamp()
);
comment on table estornos_pagar is 'The opposite of a payment of a título a pagar, once.';
create index estornos_pagar_data_idx on estornos_pagar (data_estorno);
