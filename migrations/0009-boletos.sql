-- How the school collects by bank slip.

-- Whose the nosso número is. Two accounts of the school that a bank numbers together count together.
-- What a bank counts by (manuals, per bank): at Banco do Brasil the convênio, as long as it is written; at Santander and Caixa the beneficiary; at the
-- cooperatives the unit with the client; elsewhere branch, account and carteira.
create function chave_da_numeracao(cobranca jsonb) returns text language sql immutable as $$
  select banco || '|' || case banco
    when '001' then convenio
    when '033' then ltrim(convenio, '0')
    when '104' then ltrim(convenio, '0')
    when '756' then agencia || '|' || ltrim(convenio, '0')
    when '748' then agencia || '|' || ltrim(coalesce(cobranca->>'complemento', ''), '0') || '|' || ltrim(convenio, '0')
    else agencia || '|' || ltrim(regexp_replace(coalesce(cobranca->>'conta', ''), '\D', '', 'g'), '0') || '|' || ltrim(coalesce(cobranca->>'carteira', ''), '0') end
  from (select coalesce(cobranca->>'bancoCodigo', '') as banco, coalesce(cobranca->>'convenio', '') as convenio,
    ltrim(regexp_replace(coalesce(cobranca->>'agencia', ''), '\D', '', 'g'), '0') as agencia) d
$$;

-- An account may have several agreements with its bank, each with its numbers and its files.
create table contas_cobranca (
  id bigint generated always as identity primary key,
  conta_bancaria_id bigint not null references contas_bancarias,
  layout text not null check (layout in ('cnab240', 'cnab400')),
  carteira text not null check (carteira ~ '^[0-9]{1,3}$'),
  convenio text not null default '' check (convenio ~ '^[0-9]{0,20}$'),
  complemento text not null default '' check (complemento ~ '^[0-9]{0,4}$'),
  -- Santander tells its clients apart by this in files.
  codigo_transmissao text not null default '' check (codigo_transmissao ~ '^[0-9]{0,20}$'),
  especie text not null check (especie in ('ME', 'DM', 'DS', 'RC', 'OU')),
  aceite boolean not null default false,
  -- How the money that the bank reports is recorded.
  forma_pagamento_id bigint not null references formas_pagamento,
  instrucoes text not null default '' check (length(instrucoes) <= 400),
  dias_baixa int not null default 0 check (dias_baixa between 0 and 999),
  pix_chave text check (length(pix_chave) between 5 and 77),
  -- Asks the bank for a Pix code at registration. Only the bank makes that code.
  pix_hibrido boolean not null default false,
  tolerancia_centavos bigint not null default 50 check (tolerancia_centavos between 0 and 10000),
  proximo_nsa int not null default 1 check (proximo_nsa between 1 and 999999),
  -- The one that slips of the account are issued under unless another is chosen.
  padrao boolean not null default false,
  -- The bank is still trying out its files, and is told so in them.
  homologacao boolean not null default false,
  ativa boolean not null default true,
  versao int not null default 1,
  created_at timestamptz not null default clock_timestamp(),
  updated_at timestamptz not null default clock_timestamp(),
  constraint contas_cobranca_conta_key unique (id, conta_bancaria_id),
  constraint contas_cobranca_convenio_key unique (conta_bancaria_id, carteira, convenio, complemento)
);
comment on table contas_cobranca is 'How an account collects by boleto: one carteira and convênio with its bank.';
create unique index contas_cobranca_padrao_key on contas_cobranca (conta_bancaria_id) where padrao;

-- Counted per year where the nosso número begins with it (year 0 elsewhere).
create table boletos_numeracao (
  conta_cobranca_id bigint not null references contas_cobranca,
  ano int not null check (ano = 0 or ano between 2000 and 2199),
  ultimo bigint not null check (ultimo >= 0),
  primary key (conta_cobranca_id, ano)
);
comment on table boletos_numeracao is 'The last nosso número used under a carteira and convênio.';

create table boletos (
  id bigint generated always as identity primary key,
  titulo_id bigint not null references titulos_receber,
  conta_cobranca_id bigint not null,
  conta_bancaria_id bigint not null,
  nosso_numero text not null check (nosso_numero ~ '^[0-9]{5,20}$'),
  nosso_numero_impresso text not null,
  -- What the bank counts numbers by, as it was printed: what the account is today does not count.
  chave_numeracao text not null generated always as (chave_da_numeracao(cobranca)) stored,
  -- What the bank gives back to tell the boleto, where the nosso número fails.
  identificador text not null generated always as ('B' || lpad(id::text, 12, '0')) stored,
  data_documento date not null,
  data_vencimento date not null,
  -- The last day on which it is paid on time, as it stands on paper and in the file.
  data_limite date not null,
  -- When its title fell due when the slip was made. Once the title falls due on another day, the slip says the wrong one.
  vencimento_titulo date not null,
  valor_centavos bigint not null check (valor_centavos between 1 and 9999999999),
  desconto_centavos bigint not null default 0 check (desconto_centavos >= 0),
  multa_percentual numeric(9,4) not null check (multa_percentual between 0 and 2),
  juros_percentual_mes numeric(9,4) not null check (juros_percentual_mes between 0 and 1),
  -- What interest runs on: the slip of an overdue title asks for fine and interest too, and neither bears interest.
  base_juros_centavos bigint not null,
  -- What the title had already received when the slip was made: the slip asks for the rest.
  amortizado_centavos bigint not null default 0 check (amortizado_centavos >= 0),
  -- A slip asks for what its title owed when it was made. Money received or charges waived since make it ask for too much.
  recebido_centavos bigint not null default 0 check (recebido_centavos >= 0),
  dispensado_centavos bigint not null default 0 check (dispensado_centavos >= 0),
  codigo_barras text not null check (codigo_barras ~ '^[0-9]{44}$'),
  linha_digitavel text not null check (linha_digitavel ~ '^[0-9]{47}$'),
  -- Agency, account, convênio, carteira and instructions as they were: a second copy is the same paper.
  cobranca jsonb not null,
  situacao text not null default 'gerada' check (situacao in ('gerada', 'enviada', 'registrada', 'rejeitada', 'paga', 'baixada')),
  motivos text[] not null default '{}',
  baixa_pedida_em timestamptz,
  pix_emv text check (length(pix_emv) between 20 and 512),
  pix_txid text check (length(pix_txid) <= 35),
  versao int not null default 1,
  created_at timestamptz not null default clock_timestamp(),
  constraint boletos_conta_cobranca_fkey foreign key (conta_cobranca_id, conta_bancaria_id) references contas_cobranca (id, conta_bancaria_id),
  constraint boletos_nosso_numero_key unique (conta_cobranca_id, nosso_numero),
  constraint boletos_data_limite_check check (data_limite between data_vencimento and data_vencimento + 10),
  constraint boletos_desconto_check check (desconto_centavos < valor_centavos),
  constraint boletos_base_juros_check check (base_juros_centavos between 1 and valor_centavos)
);
comment on table boletos is 'A boleto: the slip by which a bank collects one título.';
-- One living slip a title: the next one needs the end of this one.
create unique index boletos_vivo_key on boletos (titulo_id) where situacao in ('gerada', 'enviada', 'registrada');
create unique index boletos_identificador_key on boletos (identificador);
create index boletos_titulo_idx on boletos (titulo_id);
create index boletos_vencimento_idx on boletos (data_vencimento, id);
create index boletos_a_enviar_idx on boletos (conta_cobranca_id, id) where situacao in ('gerada', 'enviada', 'registrada');
create unique index boletos_numero_no_banco_key on boletos (chave_numeracao, nosso_numero);
create index boletos_cobranca_numeracao_idx on boletos (conta_cobranca_id, chave_numeracao);
create index boletos_conta_numero_idx on boletos (conta_bancaria_id, nosso_numero);
-- A slip is found by what is printed on it.
create index boletos_linha_idx on boletos (linha_digitavel);
create index boletos_codigo_idx on boletos (codigo_barras);
create index boletos_nosso_numero_idx on boletos (nosso_numero);
create index boletos_impresso_idx on boletos (upper(regexp_replace(nosso_numero_impresso, '[^0-9A-Za-z]', '', 'g')));

-- Kept for some days.
create table boletos_impressoes (
  tarefa_id bigint primary key references tarefas on delete cascade,
  arquivo_id bigint not null references arquivos,
  quantidade int not null check (quantidade > 0),
  usuario_id bigint not null,
  created_at timestamptz not null default clock_timestamp()
);
comment on table boletos_impressoes is 'A PDF of many boletos, made by a tarefa.';

-- An issued slip goes on asking for money at the key that it was handed out with, until the new one holds or somebody reissues this slip.
create table boletos_pix_reemitidos (
  boleto_id bigint not null references boletos,
  mudanca_id bigint not null references mudancas_bancarias,
  usuario_id bigint not null,
  usuario_nome text not null,
  created_at timestamptz not null default clock_timestamp(),
  primary key (boleto_id, mudanca_id)
);
comment on table boletos_pix_reemitidos is 'A slip whose family was given the approved new Pix key of the school before its hour.';
create index boletos_pix_reemitidos_mudanca_idx on boletos_pix_reemitidos (mudanca_id);

create table remessas (
  id bigint generated always as identity primary key,
  conta_cobranca_id bigint not null,
  conta_bancaria_id bigint not null,
  nsa int not null check (nsa between 1 and 999999),
  layout text not null check (layout in ('cnab240', 'cnab400')),
  nome_arquivo text not null,
  arquivo_id bigint not null references arquivos,
  entradas int not null check (entradas >= 0),
  baixas int not null check (baixas >= 0),
  vencimentos int not null default 0 check (vencimentos >= 0),
  total_centavos bigint not null check (total_centavos >= 0),
  usuario_id bigint not null,
  usuario_nome text not null,
  created_at timestamptz not null default clock_timestamp(),
  constraint remessas_conta_cobranca_fkey foreign key (conta_cobranca_id, conta_bancaria_id) references contas_cobranca (id, conta_bancaria_id),
  constraint remessas_nsa_key unique (conta_cobranca_id, nsa),
  constraint remessas_itens_check check (entradas + baixas + vencimentos > 0)
);
comment on table remessas is 'A remessa: a file of boletos for the bank.';

create table remessas_itens (
  remessa_id bigint not null references remessas,
  boleto_id bigint not null references boletos,
  movimento text not null check (movimento in ('entrada', 'baixa', 'vencimento')),
  tentativa int not null default 1 check (tentativa >= 1),
  primary key (boleto_id, movimento, tentativa)
);
comment on table remessas_itens is 'A boleto that a remessa registers with the bank, withdraws, or gives another due date.';
create index remessas_itens_remessa_idx on remessas_itens (remessa_id);

create table retornos (
  id bigint generated always as identity primary key,
  conta_bancaria_id bigint not null references contas_bancarias,
  arquivo_id bigint not null references arquivos,
  nome_arquivo text not null check (length(nome_arquivo) between 1 and 200),
  sha256 bytea not null check (octet_length(sha256) = 32),
  formato int not null check (formato in (240, 400)),
  -- The columns of a file are those of its bank and version; one that nobody has seen is read as the bank’s usual one, and says so.
  versao_layout text not null default '' check (length(versao_layout) <= 10),
  versao_conhecida boolean not null default true,
  sequencia text not null,
  gerado_em date,
  situacao text not null default 'lido' check (situacao in ('lido', 'aplicando', 'aplicado')),
  tarefa_id bigint,
  usuario_id bigint not null,
  usuario_nome text not null,
  created_at timestamptz not null default clock_timestamp(),
  aplicado_em timestamptz,
  -- The identity of a file: the same one is the same import.
  constraint retornos_arquivo_key unique (conta_bancaria_id, sha256),
  constraint retornos_aplicado_check check ((situacao = 'aplicado') = (aplicado_em is not null))
);
comment on table retornos is 'A retorno: a file in which the bank tells what became of boletos.';

create table retornos_linhas (
  id bigint generated always as identity primary key,
  retorno_id bigint not null references retornos on delete cascade,
  conta_bancaria_id bigint not null,
  linha int not null check (linha >= 1),
  -- What makes two lines the same event, whichever file brings them.
  chave text not null,
  efeito text not null check (efeito in ('registrada', 'rejeitada', 'paga', 'parcial', 'cheque', 'cheque_pendente', 'estornada', 'recusada', 'baixada', 'tarifa', 'informacao',
    'desconhecida', 'ilegivel')),
  ocorrencia text not null,
  nosso_numero text not null,
  id_empresa text not null,
  seu_numero text not null,
  -- Who paid, in the bank's words: all that there is to go by where it tells no number.
  pagador_nome text not null default '',
  data_vencimento date,
  data_ocorrencia date,
  data_credito date,
  valor_centavos bigint not null default 0,
  pago_centavos bigint not null default 0,
  acrescimos_centavos bigint not null default 0,
  desconto_centavos bigint not null default 0,
  tarifa_centavos bigint not null default 0,
  -- What reached the account, where the bank tells it. A tariff was taken from this money when it is less than what was paid.
  liquido_centavos bigint,
  motivos text[] not null default '{}',
  pix_emv text,
  -- The bank's identifier of the Pix of a hybrid slip.
  pix_txid text check (length(pix_txid) <= 35),
  -- The bank sent a Pix code that is none: it is not kept.
  pix_invalido boolean not null default false,
  boleto_id bigint references boletos,
  baixa_id bigint references baixas,
  -- Money of a line that no title took is credit of its payer.
  credito_id bigint references creditos,
  tarifa_lancada boolean not null default false,
  resultado text not null default 'pendente' check (resultado in ('pendente', 'aplicada', 'informativa', 'ja_aplicada', 'repetida', 'excecao', 'resolvida', 'ignorada')),
  -- Why it waits, or in the preview what it will come to.
  previsto text not null default 'informativa'
    constraint retornos_linhas_previsto_valores check (previsto in ('paga', 'registrada', 'baixada', 'rejeitada', 'tarifa', 'informativa', 'divergente', 'nao_encontrada', 'recusada', 'ilegivel', 'ja_aplicada', 'repetida')),
  problema text,
  parametros jsonb,
  -- The line that a repetition repeats: the very line of the very file, which had its effect. Payments that the bank tells in another file
  -- are never taken for it.
  repete_id bigint references retornos_linhas,
  processada_em timestamptz,
  constraint retornos_linhas_linha_key unique (retorno_id, linha),
  constraint retornos_linhas_excecao_check check ((resultado = 'excecao') <= (problema is not null)),
  constraint retornos_linhas_processada_check check ((resultado = 'pendente') = (processada_em is null)),
  constraint retornos_linhas_um_destino check (baixa_id is null or credito_id is null),
  constraint retornos_linhas_pix_check check (not pix_invalido or pix_emv is null)
);
comment on table retornos_linhas is 'A line of a retorno, what the bank says in it and what came of it.';
create index retornos_linhas_excecoes_idx on retornos_linhas (id) where resultado = 'excecao';
create index retornos_linhas_boleto_idx on retornos_linhas (boleto_id) where boleto_id is not null;
create unique index retornos_linhas_baixa_key on retornos_linhas (baixa_id) where baixa_id is not null;
create index retornos_linhas_pendentes_idx on retornos_linhas (retorno_id, data_ocorrencia, nosso_numero, ocorrencia, chave, id) where resultado = 'pendente';
create unique index retornos_linhas_credito_key on retornos_linhas (credito_id) where credito_id is not null;
create unique index retornos_linhas_evento_key on retornos_linhas (conta_bancaria_id, chave) where resultado not in ('pendente', 'ja_aplicada', 'repetida');
create index retornos_linhas_repete_idx on retornos_linhas (repete_id) where repete_id is not null;
-- What the bank told of a slip before, whether or not the slip is known here.
create index retornos_linhas_numero_idx on retornos_linhas (conta_bancaria_id, nosso_numero, data_ocorrencia);

create table boletos_situacoes (
  id bigint generated always as identity primary key,
  boleto_id bigint not null references boletos,
  de text,
  para text not null,
  origem text not null check (origem in ('emissao', 'remessa', 'retorno', 'pessoa')),
  remessa_id bigint references remessas,
  linha_id bigint references retornos_linhas,
  motivo text check (length(motivo) <= 300),
  usuario_id bigint not null,
  usuario_nome text not null,
  created_at timestamptz not null default clock_timestamp()
);
comment on table boletos_situacoes is 'A change of state of a boleto, with what brought it.';
create index boletos_situacoes_boleto_idx on boletos_situacoes (boleto_id, id);
create index boletos_situacoes_linha_idx on boletos_situacoes (linha_id) where linha_id is not null;

-- Undoing a decision is a row too.
create table retornos_decisoes (
  id bigint generated always as identity primary key,
  linha_id bigint not null references retornos_linhas,
  decisao text not null check (decisao in ('baixada', 'creditada', 'ignorada', 'reaberta', 'aplicada', 'repetida')),
  titulo_id bigint references titulos_receber,
  baixa_id bigint references baixas,
  credito_id bigint references creditos,
  motivo text check (length(motivo) between 3 and 300),
  usuario_id bigint not null,
  usuario_nome text not null,
  created_at timestamptz not null default clock_timestamp(),
  constraint retornos_decisoes_ignorada_tem_motivo check ((decisao = 'ignorada') <= (motivo is not null))
);
comment on table retornos_decisoes is 'What a person decided about a line that waited, or took back.';
create index retornos_decisoes_linha_idx on retornos_decisoes (linha_id, id);
