-- Payables, continued: what a recurrent bill keeps of its choices, payment files to the bank and what it answers, and what is owed to who collects taxes.

-- The taxes that were chosen, whatever of them a month withholds.
alter table recorrencias_pagar add column impostos jsonb not null default '[]' constraint recorrencias_pagar_impostos_check check (jsonb_typeof(impostos) = 'array');
update recorrencias_pagar r set impostos = coalesce((select json_agg(distinct jsonb_build_object('tipo', i.tipo, 'nome', i.nome)) from contas_pagar c
  join titulos_pagar t on t.conta_pagar_id = c.id join titulos_pagar_retencoes x on x.titulo_id = t.id join impostos i on i.id = x.imposto_id where c.recorrencia_id = r.id), '[]')::jsonb;

-- That money went out follows from its parts, which are checked.
alter table baixas_pagar drop constraint baixas_pagar_valor_centavos_check;

-- A code finds its title whatever became of it.
create index titulos_pagar_codigo_idx on titulos_pagar (md5(codigo)) where codigo is not null;

create table convenios_pagar (
  id bigint generated always as identity primary key,
  conta_bancaria_id bigint not null constraint convenios_pagar_conta_key unique references contas_bancarias,
  -- What the bank knows the agreement by.
  convenio text not null check (convenio ~ '^[0-9A-Z]{1,20}$'),
  -- How what the bank pays is recorded.
  forma_pagamento_id bigint not null constraint convenios_pagar_forma_pagamento_id_fkey references formas_pagamento,
  -- The bank is trying out the files, and is told so in them.
  homologacao boolean not null default false,
  ativo boolean not null default true,
  proximo_nsa int not null default 1 check (proximo_nsa between 1 and 999999),
  versao int not null default 1,
  created_at timestamptz not null default clock_timestamp()
);
comment on table convenios_pagar is 'The agreement by which a bank pays from an account what a file tells it to.';
create index convenios_pagar_forma_idx on convenios_pagar (forma_pagamento_id);

create table remessas_pagar (
  id bigint generated always as identity primary key,
  convenio_id bigint not null references convenios_pagar,
  nsa int not null check (nsa between 1 and 999999),
  nome_arquivo text not null check (length(nome_arquivo) between 1 and 60),
  arquivo_id bigint not null references arquivos,
  data_pagamento date not null,
  titulos int not null check (titulos > 0),
  total_centavos bigint not null check (total_centavos > 0),
  -- Of a file that pays a supplier whose bank data changed since it was last paid, somebody else says yes before it leaves.
  conferencia text not null check (conferencia in ('dispensada', 'pendente', 'feita')),
  criada_por bigint not null,
  criada_por_nome text not null,
  created_at timestamptz not null default clock_timestamp(),
  constraint remessas_pagar_nsa_key unique (convenio_id, nsa)
);
comment on table remessas_pagar is 'A remessa de pagamentos: a file that tells a bank to pay títulos a pagar on a day.';
create index remessas_pagar_arquivo_idx on remessas_pagar (arquivo_id);

create table remessas_pagar_conferencias (
  id bigint generated always as identity primary key,
  remessa_id bigint not null constraint remessas_pagar_conferencias_remessa_key unique references remessas_pagar,
  usuario_id bigint not null,
  usuario_nome text not null,
  created_at timestamptz not null default clock_timestamp()
);
comment on table remessas_pagar_conferencias is 'That a second person looked at a remessa de pagamentos before it left.';

create table remessas_pagar_itens (
  id bigint generated always as identity primary key,
  remessa_id bigint not null references remessas_pagar,
  titulo_id bigint not null references titulos_pagar,
  -- What the file and the bank call the payment.
  identificador text not null constraint remessas_pagar_itens_identificador_key unique check (identificador ~ '^P[0-9]{13}$'),
  modo text not null check (modo in ('credito', 'ted', 'pix', 'boleto_do_banco', 'boleto_de_outro', 'arrecadacao')),
  valor_centavos bigint not null check (valor_centavos > 0),
  situacao text not null default 'enviado' check (situacao in ('enviado', 'pago', 'recusado', 'cancelado')),
  -- The bank said that it has it.
  aceito boolean not null default false,
  -- Why the bank refused it, in its codes.
  motivos text[] not null default '{}',
  baixa_id bigint constraint remessas_pagar_itens_baixa_key unique references baixas_pagar,
  created_at timestamptz not null default clock_timestamp(),
  constraint remessas_pagar_itens_recusa_check check ((situacao = 'recusado') = (motivos <> '{}')),
  constraint remessas_pagar_itens_baixa_check check (baixa_id is null or situacao = 'pago')
);
comment on table remessas_pagar_itens is 'A título a pagar that a remessa tells the bank to pay, and what became of it.';
-- A title waits in one file at a time.
create unique index remessas_pagar_itens_vivo_key on remessas_pagar_itens (titulo_id) where situacao = 'enviado';
create index remessas_pagar_itens_remessa_idx on remessas_pagar_itens (remessa_id);
create index remessas_pagar_itens_titulo_idx on remessas_pagar_itens (titulo_id);

create table remessas_pagar_cancelamentos (
  id bigint generated always as identity primary key,
  remessa_id bigint not null references remessas_pagar,
  titulos int not null check (titulos > 0),
  motivo text not null check (length(motivo) between 3 and 300),
  usuario_id bigint not null,
  usuario_nome text not null,
  created_at timestamptz not null default clock_timestamp()
);
comment on table remessas_pagar_cancelamentos is 'That what still waited of a remessa de pagamentos is not to be paid by it.';
create index remessas_pagar_cancelamentos_remessa_idx on remessas_pagar_cancelamentos (remessa_id);

create table retornos_pagar (
  id bigint generated always as identity primary key,
  convenio_id bigint not null references convenios_pagar,
  arquivo_id bigint not null references arquivos,
  nome_arquivo text not null check (length(nome_arquivo) between 1 and 200),
  sha256 bytea not null check (octet_length(sha256) = 32),
  sequencia text not null,
  gerado_em date,
  situacao text not null default 'lido' check (situacao in ('lido', 'aplicado')),
  usuario_id bigint not null,
  usuario_nome text not null,
  created_at timestamptz not null default clock_timestamp(),
  -- The same file is the same import.
  constraint retornos_pagar_arquivo_key unique (convenio_id, sha256)
);
comment on table retornos_pagar is 'A retorno de pagamentos: a file in which the bank tells what became of what it was told to pay.';
create index retornos_pagar_arquivo_idx on retornos_pagar (arquivo_id);

create table retornos_pagar_linhas (
  id bigint generated always as identity primary key,
  retorno_id bigint not null references retornos_pagar,
  linha int not null check (linha >= 1),
  identificador text not null,
  favorecido text not null,
  ocorrencias text[] not null,
  efeito text not null check (efeito in ('pago', 'aceito', 'recusado', 'devolvido', 'aviso', 'desconhecido', 'ilegivel')),
  pago_centavos bigint not null check (pago_centavos >= 0),
  data_pagamento date,
  -- What of the line cannot be read, in words.
  porque text,
  item_id bigint references remessas_pagar_itens,
  titulo_id bigint references titulos_pagar,
  baixa_id bigint constraint retornos_pagar_linhas_baixa_key unique references baixas_pagar,
  resultado text not null default 'pendente' check (resultado in ('pendente', 'aplicada', 'informativa', 'repetida', 'excecao', 'resolvida', 'ignorada')),
  problema text,
  parametros jsonb,
  constraint retornos_pagar_linhas_linha_key unique (retorno_id, linha),
  constraint retornos_pagar_linhas_excecao_check check (resultado <> 'excecao' or problema is not null),
  constraint retornos_pagar_linhas_baixa_check check (baixa_id is null or resultado in ('aplicada', 'resolvida')),
  constraint retornos_pagar_linhas_ilegivel_check check ((efeito = 'ilegivel') = (porque is not null))
);
comment on table retornos_pagar_linhas is 'What a retorno de pagamentos tells of one payment, and what became of it here.';
create index retornos_pagar_linhas_item_idx on retornos_pagar_linhas (item_id) where item_id is not null;
create index retornos_pagar_linhas_titulo_idx on retornos_pagar_linhas (titulo_id) where titulo_id is not null;
create index retornos_pagar_linhas_fila_idx on retornos_pagar_linhas (id) where resultado = 'excecao';

create table retornos_pagar_decisoes (
  id bigint generated always as identity primary key,
  linha_id bigint not null references retornos_pagar_linhas,
  decisao text not null check (decisao in ('baixada', 'ignorada', 'recusada', 'aplicada')),
  titulo_id bigint references titulos_pagar,
  baixa_id bigint references baixas_pagar,
  motivo text check (length(motivo) between 3 and 300),
  usuario_id bigint not null,
  usuario_nome text not null,
  created_at timestamptz not null default clock_timestamp(),
  constraint retornos_pagar_decisoes_ignorada_tem_motivo check (decisao not in ('ignorada', 'recusada') or motivo is not null)
);
comment on table retornos_pagar_decisoes is 'What a person decided about a line of a retorno de pagamentos that waited.';
create index retornos_pagar_decisoes_linha_idx on retornos_pagar_decisoes (linha_id);
create index retornos_pagar_decisoes_titulo_idx on retornos_pagar_decisoes (titulo_id) where titulo_id is not null;
create index retornos_pagar_decisoes_baixa_idx on retornos_pagar_decisoes (baixa_id) where baixa_id is not null;
