-- What a change of due date keeps of what was owed until that day: fine, interest, and the discount that had been lost.
alter table titulos_vencimentos
  add column data_mudanca date,
  add column multa_mantida_centavos bigint not null default 0 check (multa_mantida_centavos >= 0),
  add column juros_mantidos_centavos bigint not null default 0 check (juros_mantidos_centavos >= 0),
  add column desconto_perdido_centavos bigint not null default 0 check (desconto_perdido_centavos >= 0),
  add constraint titulos_vencimentos_mantido_check
    check (data_mudanca is not null or multa_mantida_centavos + juros_mantidos_centavos + desconto_perdido_centavos = 0);

-- What stays of it on the title, kept equal to the sum of those rows by verificar_amortizacao.
alter table titulos_receber add column mantido_centavos bigint not null default 0 check (mantido_centavos >= 0);
drop index titulos_receber_mexidos_idx;
create index titulos_receber_mexidos_idx on titulos_receber ((recebido_centavos + amortizado_centavos + dispensado_centavos + mantido_centavos))
  where situacao in ('aberto', 'parcial');
drop index titulos_receber_abertos_idx;
create index titulos_receber_abertos_idx on titulos_receber (data_vencimento, id) include (data_limite, situacao, valor_centavos, desconto_incondicional_centavos,
  desconto_condicional_centavos, amortizado_centavos, recebido_centavos, dispensado_centavos, mantido_centavos, multa_percentual, juros_percentual_mes, pagador_id)
  where situacao in ('aberto', 'parcial');

-- What is given up with a change of due date takes from what that change kept; a discount that was lost may be given back.
alter table titulos_dispensas
  add column vencimento_id bigint references titulos_vencimentos,
  add column desconto_centavos bigint not null default 0 check (desconto_centavos >= 0),
  add constraint titulos_dispensas_desconto_check check (desconto_centavos = 0 or vencimento_id is not null),
  drop constraint titulos_dispensas_valor_check,
  add constraint titulos_dispensas_valor_check check (multa_centavos + juros_centavos + desconto_centavos > 0);
create index titulos_dispensas_vencimento_idx on titulos_dispensas (vencimento_id) where vencimento_id is not null;

-- A slip is found by what is printed on it.
create index boletos_linha_idx on boletos (linha_digitavel);
create index boletos_codigo_idx on boletos (codigo_barras);
create index boletos_nosso_numero_idx on boletos (nosso_numero);
create index boletos_impresso_idx on boletos (upper(regexp_replace(nosso_numero_impresso, '[^0-9A-Za-z]', '', 'g')));

-- One letter a day to a payer, by the ladder or by hand. Letters of before this rule stay as they were.
drop index cobrancas_cartas_dia_key;
do $$ begin
  execute format('create unique index cobrancas_cartas_dia_key on cobrancas_cartas (pagador_id, data_carta) where situacao not in (''parada'', ''falhou'') and id > %s',
    (select coalesce(max(id), 0) from cobrancas_cartas));
end $$;
alter table cobrancas_cartas drop constraint cobrancas_cartas_motivo_parada_check;
alter table cobrancas_cartas add constraint cobrancas_cartas_motivo_parada_check
  check (motivo_parada in ('pago', 'acordo', 'falecimento', 'contestado', 'pagamento_na_fila', 'sem_email', 'abaixo_do_minimo', 'modelo', 'prazo'));

-- What a text says that the limits take for unlawful and somebody answers for, with the reason.
alter table cobrancas_modelos add column ressalva text check (length(ressalva) between 10 and 300);
