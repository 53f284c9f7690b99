-- cadastros publishes what a bank knows an account by.
create view v_conta_bancaria_dados as
  select c.id, c.nome, c.ativa, b.codigo as banco_codigo, b.nome as banco_nome, c.agencia, c.agencia_dv, c.numero, c.numero_dv
  from contas_bancarias c join bancos b on b.id = c.banco_id where c.tipo = 'banco';

-- boletos: how an account collects.
create table contas_cobranca (
  conta_bancaria_id bigint primary key references contas_bancarias,
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
  ativa boolean not null default true,
  versao int not null default 1,
  created_at timestamptz not null default clock_timestamp(),
  updated_at timestamptz not null default clock_timestamp()
);

-- Last sequence used per account; per year where the nosso número begins with it (year 0 elsewhere).
create table boletos_numeracao (
  conta_bancaria_id bigint not null references contas_cobranca,
  ano int not null check (ano = 0 or ano between 2000 and 2199),
  ultimo bigint not null check (ultimo >= 0),
  primary key (conta_bancaria_id, ano)
);
-- A number that may already stand on paper never comes back.
create function verificar_numeracao_de_boletos() returns trigger language plpgsql as $$
begin
  if new.ultimo < old.ultimo then raise exception 'NOSSO_NUMERO_VOLTA|conta %', new.conta_bancaria_id; end if;
  return new;
end $$;
create trigger boletos_numeracao_so_sobe before update on boletos_numeracao for each row execute function verificar_numeracao_de_boletos();

create table boletos (
  id bigint generated always as identity primary key,
  titulo_id bigint not null references titulos_receber,
  conta_bancaria_id bigint not null references contas_cobranca,
  nosso_numero text not null check (nosso_numero ~ '^[0-9]{5,20}$'),
  nosso_numero_impresso text not null,
  -- What the bank gives back to tell the boleto, where the nosso número fails.
  identificador text not null generated always as ('B' || lpad(id::text, 12, '0')) stored,
  data_documento date not null,
  data_vencimento date not null,
  valor_centavos bigint not null check (valor_centavos between 1 and 9999999999),
  desconto_centavos bigint not null default 0 check (desconto_centavos >= 0),
  multa_percentual numeric(9,4) not null check (multa_percentual between 0 and 2),
  juros_percentual_mes numeric(9,4) not null check (juros_percentual_mes between 0 and 1),
  -- What the title had already received when the slip was made: the slip asks for the rest.
  amortizado_centavos bigint not null default 0 check (amortizado_centavos >= 0),
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
  constraint boletos_nosso_numero_key unique (conta_bancaria_id, nosso_numero),
  constraint boletos_desconto_check check (desconto_centavos < valor_centavos)
);
-- One living slip a title: the next one needs the end of this one.
create unique index boletos_vivo_key on boletos (titulo_id) where situacao in ('gerada', 'enviada', 'registrada');
create unique index boletos_identificador_key on boletos (identificador);
create index boletos_titulo_idx on boletos (titulo_id);
create index boletos_vencimento_idx on boletos (data_vencimento, id);
create index boletos_a_enviar_idx on boletos (conta_bancaria_id, id) where situacao in ('gerada', 'enviada', 'registrada');

-- States only climb: what the bank tells late or twice never takes a slip back.
create function ordem_da_situacao_do_boleto(situacao text) returns int language sql immutable as $$
  select array_position(array['gerada', 'enviada', 'rejeitada', 'registrada', 'baixada', 'paga'], situacao)
$$;
create function verificar_boleto() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' then raise exception 'REGISTRO_IMUTAVEL|boletos'; end if;
  if (new.titulo_id, new.conta_bancaria_id, new.nosso_numero, new.data_vencimento, new.valor_centavos, new.desconto_centavos, new.multa_percentual,
      new.juros_percentual_mes, new.codigo_barras, new.linha_digitavel, new.cobranca)
    is distinct from (old.titulo_id, old.conta_bancaria_id, old.nosso_numero, old.data_vencimento, old.valor_centavos, old.desconto_centavos, old.multa_percentual,
      old.juros_percentual_mes, old.codigo_barras, old.linha_digitavel, old.cobranca) then
    raise exception 'BOLETO_IMPRESSO|boleto %', old.id;
  end if;
  if ordem_da_situacao_do_boleto(new.situacao) < ordem_da_situacao_do_boleto(old.situacao) then
    raise exception 'BOLETO_NAO_VOLTA|boleto %: % -> %', old.id, old.situacao, new.situacao;
  end if;
  return new;
end $$;
create trigger boletos_coerentes before update or delete on boletos for each row execute function verificar_boleto();

create table remessas (
  id bigint generated always as identity primary key,
  conta_bancaria_id bigint not null references contas_cobranca,
  nsa int not null check (nsa between 1 and 999999),
  layout text not null check (layout in ('cnab240', 'cnab400')),
  nome_arquivo text not null,
  arquivo_id bigint not null references arquivos,
  entradas int not null check (entradas >= 0),
  baixas int not null check (baixas >= 0),
  total_centavos bigint not null check (total_centavos >= 0),
  usuario_id bigint not null,
  usuario_nome text not null,
  created_at timestamptz not null default clock_timestamp(),
  constraint remessas_nsa_key unique (conta_bancaria_id, nsa),
  constraint remessas_itens_check check (entradas + baixas > 0)
);
create trigger remessas_imutaveis before update or delete or truncate on remessas for each statement execute function recusar_alteracao();
create table remessas_itens (
  remessa_id bigint not null references remessas,
  boleto_id bigint not null references boletos,
  movimento text not null check (movimento in ('entrada', 'baixa')),
  primary key (remessa_id, boleto_id, movimento),
  -- The bank hears each thing once.
  constraint remessas_itens_boleto_key unique (boleto_id, movimento)
);
create trigger remessas_itens_imutaveis before update or delete or truncate on remessas_itens for each statement execute function recusar_alteracao();

create table retornos (
  id bigint generated always as identity primary key,
  conta_bancaria_id bigint not null references contas_cobranca,
  arquivo_id bigint not null references arquivos,
  nome_arquivo text not null check (length(nome_arquivo) between 1 and 200),
  sha256 bytea not null check (octet_length(sha256) = 32),
  formato int not null check (formato in (240, 400)),
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
create table retornos_linhas (
  id bigint generated always as identity primary key,
  retorno_id bigint not null references retornos on delete cascade,
  conta_bancaria_id bigint not null,
  linha int not null check (linha >= 1),
  -- What makes two lines the same event, whichever file brings them.
  chave text not null,
  efeito text not null check (efeito in ('registrada', 'rejeitada', 'paga', 'baixada', 'tarifa', 'informacao', 'ilegivel')),
  ocorrencia text not null,
  nosso_numero text not null,
  id_empresa text not null,
  seu_numero text not null,
  data_vencimento date,
  data_ocorrencia date,
  data_credito date,
  valor_centavos bigint not null default 0,
  pago_centavos bigint not null default 0,
  acrescimos_centavos bigint not null default 0,
  desconto_centavos bigint not null default 0,
  tarifa_centavos bigint not null default 0,
  motivos text[] not null default '{}',
  pix_emv text,
  boleto_id bigint references boletos,
  baixa_id bigint references baixas,
  tarifa_lancada boolean not null default false,
  resultado text not null default 'pendente' check (resultado in ('pendente', 'aplicada', 'informativa', 'ja_aplicada', 'excecao', 'resolvida', 'ignorada')),
  -- Why it waits, or in the preview what it will come to.
  previsto text not null default 'pendente',
  problema text,
  parametros jsonb,
  processada_em timestamptz,
  constraint retornos_linhas_linha_key unique (retorno_id, linha),
  constraint retornos_linhas_excecao_check check ((resultado = 'excecao') <= (problema is not null)),
  constraint retornos_linhas_processada_check check ((resultado = 'pendente') = (processada_em is null))
);
-- Each event of the bank has effect once per account, however often and in whatever file it comes.
create unique index retornos_linhas_evento_key on retornos_linhas (conta_bancaria_id, chave) where resultado not in ('pendente', 'ja_aplicada');
create index retornos_linhas_excecoes_idx on retornos_linhas (id) where resultado = 'excecao';
create index retornos_linhas_boleto_idx on retornos_linhas (boleto_id) where boleto_id is not null;
create unique index retornos_linhas_baixa_key on retornos_linhas (baixa_id) where baixa_id is not null;
create index retornos_linhas_pendentes_idx on retornos_linhas (retorno_id, data_ocorrencia, nosso_numero, chave, id) where resultado = 'pendente';

-- A line that had its effect stays as it is; only its place in the queue moves.
create function verificar_linha_de_retorno() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' then
    if old.resultado <> 'pendente' then raise exception 'REGISTRO_IMUTAVEL|retornos_linhas'; end if;
    return old;
  end if;
  if (new.chave, new.efeito, new.nosso_numero, new.pago_centavos, new.valor_centavos, new.tarifa_centavos, new.data_ocorrencia)
    is distinct from (old.chave, old.efeito, old.nosso_numero, old.pago_centavos, old.valor_centavos, old.tarifa_centavos, old.data_ocorrencia)
    or not (case old.resultado when 'pendente' then true when 'excecao' then new.resultado in ('excecao', 'resolvida', 'ignorada', 'aplicada')
         when 'ignorada' then new.resultado in ('ignorada', 'excecao') else new.resultado = old.resultado end)
    or old.baixa_id is not null and new.baixa_id is distinct from old.baixa_id or old.tarifa_lancada and not new.tarifa_lancada then
    raise exception 'LINHA_JA_PROCESSADA|linha %', old.id;
  end if;
  return new;
end $$;
create trigger retornos_linhas_coerentes before update or delete on retornos_linhas for each row execute function verificar_linha_de_retorno();

-- What a person decided about a line of the queue; undoing it is a row too.
create table retornos_decisoes (
  id bigint generated always as identity primary key,
  linha_id bigint not null references retornos_linhas,
  decisao text not null check (decisao in ('baixada', 'ignorada', 'reaberta', 'aplicada')),
  titulo_id bigint references titulos_receber,
  baixa_id bigint references baixas,
  motivo text check (length(motivo) between 3 and 300),
  usuario_id bigint not null,
  usuario_nome text not null,
  created_at timestamptz not null default clock_timestamp(),
  constraint retornos_decisoes_ignorada_tem_motivo check ((decisao = 'ignorada') <= (motivo is not null))
);
create index retornos_decisoes_linha_idx on retornos_decisoes (linha_id, id);
create trigger retornos_decisoes_imutaveis before update or delete or truncate on retornos_decisoes for each statement execute function recusar_alteracao();

-- Every change of state of a slip, with what brought it.
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
create index boletos_situacoes_boleto_idx on boletos_situacoes (boleto_id, id);
create index boletos_situacoes_linha_idx on boletos_situacoes (linha_id) where linha_id is not null;
create trigger boletos_situacoes_imutaveis before update or delete or truncate on boletos_situacoes for each statement execute function recusar_alteracao();

-- A PDF of many slips, made by a job; kept for some days.
create table boletos_impressoes (
  tarefa_id bigint primary key references tarefas on delete cascade,
  arquivo_id bigint not null references arquivos,
  quantidade int not null check (quantidade > 0),
  usuario_id bigint not null,
  created_at timestamptz not null default clock_timestamp()
);

create view v_boleto as
  select b.id, b.titulo_id, b.conta_bancaria_id, b.nosso_numero, b.nosso_numero_impresso, b.identificador, b.linha_digitavel, b.data_vencimento, b.valor_centavos,
         b.desconto_centavos, b.situacao, b.pix_emv, b.created_at
  from boletos b;
create view v_retorno_linha as
  select l.id, l.linha || ': ' || coalesce(nullif(l.nosso_numero, ''), '—') || coalesce(' · ' || t.numero, '') as rotulo
  from retornos_linhas l left join boletos b on b.id = l.boleto_id left join titulos_receber t on t.id = b.titulo_id;
