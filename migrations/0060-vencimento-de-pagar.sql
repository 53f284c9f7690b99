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
