-- The due date of a payable may be corrected: what it was stays, for the position of past days and for the invoice that it came from.

create table titulos_pagar_vencimentos (
  id bigint generated always as identity primary key,
  titulo_id bigint not null references titulos_pagar,
  vencimento_anterior date not null,
  vencimento_novo date not null,
  data_mudanca date not null,
  motivo text not null check (length(motivo) between 3 and 300),
  usuario_id bigint not null,
  usuario_nome text not null,
  created_at timestamptz not null default clock_timestamp(),
  constraint titulos_pagar_vencimentos_muda_check check (vencimento_novo <> vencimento_anterior)
);
comment on table titulos_pagar_vencimentos is 'A due date of a título a pagar that was changed, and what it was before.';
create index titulos_pagar_vencimentos_titulo_idx on titulos_pagar_vencimentos (titulo_id, id);

-- The rest of a payable may be a discount by itself, without money: only of one that something was paid of.
alter table baixas_pagar drop constraint baixas_pagar_principal_centavos_check;
alter table baixas_pagar add constraint baixas_pagar_principal_centavos_check
  check (principal_centavos > 0 or principal_centavos = 0 and valor_centavos = 0 and desconto_centavos > 0);
alter table titulos_pagar drop constraint titulos_pagar_situacao_coerente;
alter table titulos_pagar add constraint titulos_pagar_situacao_coerente check (
  case situacao when 'parcial' then amortizado_centavos > 0 and amortizado_centavos < valor_centavos
  when 'pago' then amortizado_centavos = valor_centavos and pago_centavos > 0
  else amortizado_centavos = 0 and pago_centavos = 0 end);

-- An item of a file found as it was chosen last time, of which the file now says that another quantity comes.
alter table notas_fiscais_itens drop constraint notas_fiscais_itens_reconhecido_por_check;
alter table notas_fiscais_itens add constraint notas_fiscais_itens_reconhecido_por_check
  check (reconhecido_por in ('escolha', 'outra_quantidade', 'gtin', 'codigo', 'nome'));
