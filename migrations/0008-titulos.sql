-- What families owe the school, and how it was paid.

create table feriados_locais (
  id bigint generated always as identity primary key,
  data_feriado date not null,
  nome text not null check (length(nome) between 1 and 80),
  versao int not null default 1,
  created_at timestamptz not null default clock_timestamp(),
  constraint feriados_locais_dia_key unique (data_feriado)
);
comment on table feriados_locais is 'A holiday of the city or state of the school, on which its banks are closed.';

create table titulos_numeracao (
  ano int primary key,
  ultimo bigint not null
);
comment on table titulos_numeracao is 'The last number given to a título in a year.';

create table titulos_receber (
  id bigint generated always as identity primary key,
  numero text not null unique,
  origem text not null check (origem in ('contrato', 'manual', 'taxa', 'acordo')),
  contrato_id bigint,
  contrato_preco_id bigint,
  -- The fee that it was made from, for the record; its description and amount are its own.
  taxa_servico_id bigint constraint titulos_receber_taxa_servico_id_fkey references taxas_servico,
  parcela int not null default 1 check (parcela between 1 and 60),
  parcelas int not null default 1 check (parcelas between parcela and 60),
  matricula_id bigint,
  pagador_id bigint not null references pessoas,
  aluno_id bigint references pessoas,
  descricao text not null check (length(descricao) between 1 and 150),
  -- Said of one title by hand, over what its price says.
  dedutivel boolean,
  data_emissao date not null,
  data_vencimento date not null,
  -- Last day on which payment is on time: the due date, or the next banking day when that is none.
  data_limite date not null,
  -- The full amount of the installment, before any discount.
  valor_centavos bigint not null check (valor_centavos >= 0),
  -- Off whenever it is paid: what is owed starts from valor less this.
  desconto_incondicional_centavos bigint not null default 0 check (desconto_incondicional_centavos >= 0),
  -- Off only when paid by data_limite; later it is owed.
  desconto_condicional_centavos bigint not null default 0 check (desconto_condicional_centavos >= 0),
  -- Late fee in percent, charged once, and interest in percent a month: copied from the rates in force on the day of issue.
  multa_percentual numeric(9,4) not null default 0 check (multa_percentual between 0 and 2),
  juros_percentual_mes numeric(9,4) not null default 0 check (juros_percentual_mes between 0 and 1),
  conta_bancaria_id bigint not null references contas_bancarias,
  forma_pagamento_id bigint not null references formas_pagamento,
  -- Principal already covered (money plus conditional discount granted); kept equal to the sum of the living baixas by verificar_amortizacao.
  amortizado_centavos bigint not null default 0 check (amortizado_centavos >= 0),
  -- Money received by the living baixas, fine and interest included; kept the same way.
  recebido_centavos bigint not null default 0 check (recebido_centavos >= 0),
  -- Charges that it owes no more though nothing was received for them: waived and not taken back.
  dispensado_centavos bigint not null default 0 check (dispensado_centavos >= 0),
  -- What changes of the due date kept of fine, interest and discount: the sum of their rows, kept equal by verificar_amortizacao.
  mantido_centavos bigint not null default 0 check (mantido_centavos >= 0),
  situacao text not null default 'aberto' check (situacao in ('aberto', 'parcial', 'baixado', 'cancelado', 'renegociado')),
  -- Whether the family sees it in its portal.
  portal text not null default 'liberado' check (portal in ('liberado', 'bloqueado')),
  versao int not null default 1,
  created_at timestamptz not null default clock_timestamp(),
  updated_at timestamptz not null default clock_timestamp(),
  constraint titulos_receber_data_limite_check check (data_limite between data_vencimento and data_vencimento + 10),
  constraint titulos_receber_descontos_check check (desconto_incondicional_centavos + desconto_condicional_centavos <= valor_centavos),
  constraint titulos_receber_saldo_check check (amortizado_centavos <= valor_centavos - desconto_incondicional_centavos),
  constraint titulos_receber_origem_coerente check ((origem = 'contrato') = (contrato_preco_id is not null) and (contrato_preco_id is null or contrato_id is not null)),
  constraint titulos_receber_situacao_coerente check (
    case situacao when 'aberto' then recebido_centavos = 0 and amortizado_centavos = 0
    when 'parcial' then recebido_centavos + amortizado_centavos > 0 and amortizado_centavos < valor_centavos - desconto_incondicional_centavos
    when 'baixado' then amortizado_centavos = valor_centavos - desconto_incondicional_centavos
    when 'cancelado' then recebido_centavos = 0 and amortizado_centavos = 0 else true end),
  constraint titulos_receber_taxa_servico_check check (taxa_servico_id is null or (origem = 'taxa' and contrato_id is null))
);
comment on table titulos_receber is 'A título a receber: what a payer owes the school on a day, and how much of it is covered.';
-- Activating twice creates nothing twice; cancelled ones make room for the addendum's.
create unique index titulos_receber_parcela_key on titulos_receber (contrato_preco_id, parcela, pagador_id) where situacao <> 'cancelado' and origem = 'contrato';
create index titulos_receber_contrato_idx on titulos_receber (contrato_id);
create index titulos_receber_pagador_idx on titulos_receber (pagador_id, data_vencimento);
create index titulos_receber_aluno_idx on titulos_receber (aluno_id, data_vencimento);
create index titulos_receber_saldo_idx on titulos_receber (data_limite)
  include (data_vencimento, valor_centavos, desconto_incondicional_centavos, amortizado_centavos) where situacao in ('aberto', 'parcial');
create index titulos_receber_abertos_idx on titulos_receber (data_vencimento, id) include (data_limite, situacao, valor_centavos, desconto_incondicional_centavos,
  desconto_condicional_centavos, amortizado_centavos, recebido_centavos, dispensado_centavos, mantido_centavos, multa_percentual, juros_percentual_mes, pagador_id)
  where situacao in ('aberto', 'parcial');
create index titulos_receber_vencimento_idx on titulos_receber (data_vencimento, id) include (recebido_centavos);
create index titulos_receber_mexidos_idx on titulos_receber ((recebido_centavos + amortizado_centavos + dispensado_centavos + mantido_centavos))
  where situacao in ('aberto', 'parcial');
create index titulos_receber_matricula_idx on titulos_receber (matricula_id);
create index titulos_receber_taxa_servico_idx on titulos_receber (taxa_servico_id) where taxa_servico_id is not null;
-- What the students of a list owe, read from the index alone.
create index titulos_receber_abertos_do_aluno_idx on titulos_receber (aluno_id)
  include (data_limite, origem, valor_centavos, desconto_incondicional_centavos, amortizado_centavos) where situacao in ('aberto', 'parcial');

create sequence recibos_numero_seq;
create table recibos (
  id bigint generated always as identity primary key,
  numero bigint not null unique default nextval('recibos_numero_seq'),
  pagador_id bigint not null references pessoas,
  data_recibo date not null,
  total_centavos bigint not null check (total_centavos > 0),
  codigo_verificacao text not null unique,
  usuario_id bigint not null,
  created_at timestamptz not null default clock_timestamp()
);
comment on table recibos is 'A recibo: one payment of one payer, of as many baixas as it settled.';

create table baixas (
  id bigint generated always as identity primary key,
  titulo_id bigint not null references titulos_receber,
  recibo_id bigint not null references recibos,
  data_baixa date not null,
  -- A bank hands money over on a later day than the payer paid it: what was owed is that of data_baixa, the cash book that of data_credito.
  data_credito date,
  valor_centavos bigint not null check (valor_centavos > 0),
  principal_centavos bigint not null check (principal_centavos >= 0),
  juros_centavos bigint not null default 0 check (juros_centavos >= 0),
  multa_centavos bigint not null default 0 check (multa_centavos >= 0),
  desconto_centavos bigint not null default 0 check (desconto_centavos >= 0),
  conta_bancaria_id bigint not null references contas_bancarias,
  forma_pagamento_id bigint not null references formas_pagamento,
  usuario_id bigint not null,
  usuario_nome text not null,
  created_at timestamptz not null default clock_timestamp(),
  constraint baixas_composicao_check check (valor_centavos = principal_centavos + juros_centavos + multa_centavos),
  constraint baixas_recibo_titulo_key unique (recibo_id, titulo_id)
);
comment on table baixas is 'A baixa: money that covers a título, whole or in part.';
create index baixas_titulo_idx on baixas (titulo_id);
create index baixas_data_idx on baixas (data_baixa);
-- Receipts of a period, by the day in the cash books.
create index baixas_movimento_idx on baixas ((coalesce(data_credito, data_baixa)));

-- It is part of the discount of its baixa and stands or falls with it.
create table baixas_ajustes (
  baixa_id bigint primary key references baixas,
  tipo text not null check (tipo in ('arredondamento', 'dispensa')),
  valor_centavos bigint not null check (valor_centavos > 0),
  motivo text check (length(motivo) between 3 and 300),
  usuario_id bigint not null,
  usuario_nome text not null,
  created_at timestamptz not null default clock_timestamp(),
  constraint baixas_ajustes_dispensa_tem_motivo check ((tipo = 'dispensa') = (motivo is not null))
);
comment on table baixas_ajustes is 'What a baixa forgave of the principal, apart from the discount that the título itself grants.';

create table estornos (
  id bigint generated always as identity primary key,
  baixa_id bigint not null constraint estornos_baixa_key unique references baixas,
  data_estorno date not null,
  motivo text not null check (length(motivo) between 3 and 300),
  usuario_id bigint not null,
  usuario_nome text not null,
  created_at timestamptz not null default clock_timestamp()
);
comment on table estornos is 'An estorno: the opposite of a baixa, once.';
create index estornos_data_idx on estornos (data_estorno);

-- The discount for paying on time is of who settled on time. When a reversal opens the title again, the discount that came with a
-- payment that still lives is taken back; it is owed, and bears charges, as if it had never been given. Reversing that payment
-- afterwards takes the row out of sight with it.
create table baixas_descontos_revogados (
  id bigint generated always as identity primary key,
  baixa_id bigint not null constraint baixas_descontos_revogados_baixa_key unique references baixas,
  -- The reversal of another payment that opened the title again.
  estorno_id bigint not null references estornos,
  data_revogacao date not null,
  valor_centavos bigint not null check (valor_centavos > 0),
  created_at timestamptz not null default clock_timestamp()
);
comment on table baixas_descontos_revogados is 'The on-time discount of a baixa that was taken back because a reversal opened the título again.';
create index baixas_descontos_revogados_estorno_idx on baixas_descontos_revogados (estorno_id);

create table titulos_cancelamentos (
  id bigint generated always as identity primary key,
  titulo_id bigint not null references titulos_receber,
  tipo text not null check (tipo in ('avulso', 'contrato', 'aditivo', 'acordo')),
  -- Which change of a contract cancelled it.
  contrato_situacao_id bigint,
  aditivo_id bigint,
  data_cancelamento date not null,
  motivo text check (length(motivo) <= 500),
  -- What the system cancels for another act has a code; its words stand with the texts.
  codigo_motivo text check (codigo_motivo in ('substituido_por_aditivo', 'aditivo_revogado', 'cancelamento_desfeito', 'reativacao_desfeita')),
  usuario_id bigint not null,
  usuario_nome text not null,
  created_at timestamptz not null default clock_timestamp(),
  desfeito_em timestamptz,
  -- Which change of a contract brought it back.
  desfeito_por_situacao_id bigint,
  constraint titulos_cancelamentos_causa_check check ((tipo = 'contrato') = (contrato_situacao_id is not null) and (tipo = 'aditivo') = (aditivo_id is not null)),
  constraint titulos_cancelamentos_um_motivo check (motivo is null or codigo_motivo is null)
);
comment on table titulos_cancelamentos is 'The cancellation of a título: by hand, or by its contrato, aditivo or acordo.';
create unique index titulos_cancelamentos_vivo_key on titulos_cancelamentos (titulo_id) where desfeito_em is null;
create index titulos_cancelamentos_titulo_idx on titulos_cancelamentos (titulo_id, id);
create index titulos_cancelamentos_situacao_idx on titulos_cancelamentos (contrato_situacao_id) where contrato_situacao_id is not null;
create index titulos_cancelamentos_desfeito_idx on titulos_cancelamentos (desfeito_por_situacao_id) where desfeito_por_situacao_id is not null;
create index titulos_cancelamentos_aditivo_idx on titulos_cancelamentos (aditivo_id) where aditivo_id is not null;

-- The position of a past day is that of the date which held then.
create table titulos_vencimentos (
  id bigint generated always as identity primary key,
  titulo_id bigint not null references titulos_receber,
  vencimento_anterior date not null,
  limite_anterior date not null,
  vencimento_novo date not null,
  data_mudanca date,
  -- What the change keeps of what was owed until that day: fine, interest, and the discount that had been lost.
  multa_mantida_centavos bigint not null default 0 check (multa_mantida_centavos >= 0),
  juros_mantidos_centavos bigint not null default 0 check (juros_mantidos_centavos >= 0),
  desconto_perdido_centavos bigint not null default 0 check (desconto_perdido_centavos >= 0),
  motivo text not null check (length(motivo) between 3 and 300),
  usuario_id bigint not null,
  usuario_nome text not null,
  created_at timestamptz not null default clock_timestamp(),
  constraint titulos_vencimentos_muda_check check (vencimento_novo <> vencimento_anterior),
  constraint titulos_vencimentos_mantido_check
    check (data_mudanca is not null or multa_mantida_centavos + juros_mantidos_centavos + desconto_perdido_centavos = 0)
);
comment on table titulos_vencimentos is 'A due date that was changed, and what it was before.';
create index titulos_vencimentos_titulo_idx on titulos_vencimentos (titulo_id, id);

-- Revoked by a date, never deleted.
create table titulos_dispensas (
  id bigint generated always as identity primary key,
  titulo_id bigint not null references titulos_receber,
  data_dispensa date not null,
  multa_centavos bigint not null default 0 check (multa_centavos >= 0),
  juros_centavos bigint not null default 0 check (juros_centavos >= 0),
  -- A lost discount that is given back with a change of due date.
  desconto_centavos bigint not null default 0 check (desconto_centavos >= 0),
  motivo text not null check (length(motivo) between 3 and 300),
  -- The baixa that was made with it: its reversal takes the waiver back.
  baixa_id bigint references baixas,
  -- The change of due date that it was given up with: it takes from what that change kept.
  vencimento_id bigint references titulos_vencimentos,
  usuario_id bigint not null,
  usuario_nome text not null,
  created_at timestamptz not null default clock_timestamp(),
  revogada_em timestamptz,
  constraint titulos_dispensas_valor_check check (multa_centavos + juros_centavos + desconto_centavos > 0),
  constraint titulos_dispensas_desconto_check check (desconto_centavos = 0 or vencimento_id is not null)
);
comment on table titulos_dispensas is 'Fine and interest of a título that somebody with the right to it decided not to ask for.';
create index titulos_dispensas_titulo_idx on titulos_dispensas (titulo_id);
create index titulos_dispensas_baixa_idx on titulos_dispensas (baixa_id) where baixa_id is not null;
create index titulos_dispensas_vencimento_idx on titulos_dispensas (vencimento_id) where vencimento_id is not null;

create sequence acordos_numero_seq;
create table acordos (
  id bigint generated always as identity primary key,
  numero bigint not null unique default nextval('acordos_numero_seq'),
  pagador_id bigint not null references pessoas,
  data_acordo date not null,
  situacao text not null default 'vigente' check (situacao in ('vigente', 'quebrado', 'desfeito')),
  saldo_centavos bigint not null check (saldo_centavos > 0),
  multa_centavos bigint not null check (multa_centavos >= 0),
  juros_centavos bigint not null check (juros_centavos >= 0),
  dispensa_centavos bigint not null default 0 check (dispensa_centavos between 0 and multa_centavos + juros_centavos),
  motivo_dispensa text check (length(motivo_dispensa) between 3 and 300),
  total_centavos bigint not null,
  entrada_centavos bigint not null default 0 check (entrada_centavos >= 0),
  -- Days late of a new title after which the agreement may be declared broken: the rule of the day it was made.
  dias_para_quebra int not null check (dias_para_quebra between 1 and 365),
  observacao text check (length(observacao) <= 500),
  usuario_id bigint not null,
  usuario_nome text not null,
  versao int not null default 1,
  created_at timestamptz not null default clock_timestamp(),
  constraint acordos_total_check check (total_centavos = saldo_centavos + multa_centavos + juros_centavos - dispensa_centavos),
  constraint acordos_entrada_check check (entrada_centavos <= total_centavos),
  constraint acordos_dispensa_tem_motivo check (dispensa_centavos = 0 or motivo_dispensa is not null)
);
comment on table acordos is 'An acordo: the open títulos of a payer leave and new ones take their place, to the cent.';
create index acordos_pagador_idx on acordos (pagador_id, id);

-- What was paid inside a broken agreement goes to the old titles, and what is left of a partly paid new one ends with the agreement.
create table titulos_amortizacoes (
  id bigint generated always as identity primary key,
  titulo_id bigint not null references titulos_receber,
  acordo_id bigint not null references acordos,
  -- The baixa of a new title whose principal is taken to an old one.
  baixa_id bigint references baixas,
  tipo text not null check (tipo in ('pago_no_acordo', 'quebra')),
  data_amortizacao date not null,
  valor_centavos bigint not null check (valor_centavos > 0),
  -- Of the covered principal, what a discount of that payment covered: it is no money.
  desconto_centavos bigint not null default 0 check (desconto_centavos between 0 and valor_centavos),
  created_at timestamptz not null default clock_timestamp(),
  constraint titulos_amortizacoes_origem_check check ((tipo = 'pago_no_acordo') = (baixa_id is not null))
);
comment on table titulos_amortizacoes is 'Principal of a título covered without money at the título: paid inside an acordo, or ended with it.';
create index titulos_amortizacoes_titulo_idx on titulos_amortizacoes (titulo_id);
create index titulos_amortizacoes_acordo_idx on titulos_amortizacoes (acordo_id);
create index titulos_amortizacoes_baixa_idx on titulos_amortizacoes (baixa_id) where baixa_id is not null;

create table acordos_situacoes (
  id bigint generated always as identity primary key,
  acordo_id bigint not null references acordos,
  de text,
  para text not null constraint acordos_situacoes_para_valores check (para in ('vigente', 'desfeito', 'quebrado')),
  motivo text check (length(motivo) <= 500),
  usuario_id bigint not null,
  usuario_nome text not null,
  created_at timestamptz not null default clock_timestamp()
);
comment on table acordos_situacoes is 'A change of state of an acordo, with its reason.';
create index acordos_situacoes_acordo_idx on acordos_situacoes (acordo_id, id);

create table acordos_titulos (
  id bigint generated always as identity primary key,
  acordo_id bigint not null references acordos,
  titulo_id bigint not null references titulos_receber,
  situacao_anterior text not null check (situacao_anterior in ('aberto', 'parcial')),
  saldo_centavos bigint not null check (saldo_centavos > 0),
  multa_centavos bigint not null check (multa_centavos >= 0),
  juros_centavos bigint not null check (juros_centavos >= 0),
  dispensa_centavos bigint not null default 0 check (dispensa_centavos between 0 and multa_centavos + juros_centavos),
  -- When the title came back, because the agreement was undone or broken.
  devolvido_em timestamptz,
  constraint acordos_titulos_key unique (acordo_id, titulo_id)
);
comment on table acordos_titulos is 'An old título that entered an acordo, with what it owed then.';
create unique index acordos_titulos_vivo_key on acordos_titulos (titulo_id) where devolvido_em is null;
create index acordos_titulos_titulo_idx on acordos_titulos (titulo_id);

create table acordos_parcelas (
  titulo_id bigint primary key references titulos_receber,
  acordo_id bigint not null references acordos,
  parcela int not null check (parcela between 1 and 60),
  entrada boolean not null default false,
  constraint acordos_parcelas_key unique (acordo_id, parcela)
);
comment on table acordos_parcelas is 'A new título that is an installment of an acordo.';

-- The old debts, oldest first, then the charges that entered. What an installment receives covers its parts in order. A part names
-- the title that the debt was born with, through any number of agreements; none for charges.
create table acordos_parcelas_partes (
  titulo_id bigint not null references titulos_receber,
  ordem int not null check (ordem > 0),
  origem_titulo_id bigint references titulos_receber,
  valor_centavos bigint not null check (valor_centavos > 0),
  primary key (titulo_id, ordem)
);
comment on table acordos_parcelas_partes is 'What an installment of an acordo is made of: an old debt, or charges.';
create index acordos_parcelas_partes_origem_idx on acordos_parcelas_partes (origem_titulo_id) where origem_titulo_id is not null;

-- Edited, with its history in the audit.
create table acordos_regras (
  id int primary key default 1 check (id = 1),
  dias_para_quebra int not null default 30 check (dias_para_quebra between 1 and 365),
  maximo_parcelas int not null default 12 check (maximo_parcelas between 1 and 60),
  entrada_minima_percentual numeric(9,4) not null default 0 check (entrada_minima_percentual between 0 and 100),
  versao int not null default 1
);
comment on table acordos_regras is 'The rules of the school for acordos: one row.';

create table creditos (
  id bigint generated always as identity primary key,
  pagador_id bigint not null references pessoas,
  -- The payment it came with; none when money was left at the counter without a title.
  recibo_id bigint references recibos,
  data_credito date not null,
  valor_centavos bigint not null check (valor_centavos > 0),
  utilizado_centavos bigint not null default 0,
  conta_bancaria_id bigint not null references contas_bancarias,
  forma_pagamento_id bigint not null references formas_pagamento,
  historico text not null check (length(historico) between 3 and 300),
  usuario_id bigint not null,
  usuario_nome text not null,
  versao int not null default 1,
  created_at timestamptz not null default clock_timestamp(),
  constraint creditos_saldo_check check (utilizado_centavos between 0 and valor_centavos)
);
comment on table creditos is 'Money of a payer that no título took yet.';
create index creditos_pagador_idx on creditos (pagador_id, id);
create index creditos_recibo_idx on creditos (recibo_id) where recibo_id is not null;

create table creditos_usos (
  id bigint generated always as identity primary key,
  credito_id bigint not null references creditos,
  -- To a title (alive while its baixa was not reversed), back to the payer, or undone because it never was.
  tipo text not null check (tipo in ('baixa', 'devolucao', 'estorno')),
  baixa_id bigint constraint creditos_usos_baixa_key unique references baixas,
  data_uso date not null,
  valor_centavos bigint not null check (valor_centavos > 0),
  conta_bancaria_id bigint not null references contas_bancarias,
  motivo text check (length(motivo) between 3 and 300),
  usuario_id bigint not null,
  usuario_nome text not null,
  created_at timestamptz not null default clock_timestamp(),
  constraint creditos_usos_tem_baixa check ((tipo = 'baixa') = (baixa_id is not null)),
  constraint creditos_usos_tem_motivo check (tipo = 'baixa' or motivo is not null)
);
comment on table creditos_usos is 'A use of a crédito: for a título, handed back to the payer, or undone.';
create index creditos_usos_credito_idx on creditos_usos (credito_id);

-- The money comes in again on the day of the undoing, and is credit.
create table creditos_usos_estornos (
  id bigint generated always as identity primary key,
  uso_id bigint not null constraint creditos_usos_estornos_uso_key unique references creditos_usos,
  data_estorno date not null,
  motivo text not null check (length(motivo) between 3 and 300),
  usuario_id bigint not null,
  usuario_nome text not null,
  created_at timestamptz not null default clock_timestamp()
);
comment on table creditos_usos_estornos is 'A crédito that was handed back by mistake, and came in again.';

insert into acordos_regras default values;
