-- What the event of a cancellation says is known of the invoice, in whatever order the two come.
alter table notas_fiscais_arquivos add column chave_cancelada text constraint notas_fiscais_arquivos_chave_cancelada_check check (chave_cancelada ~ '^[0-9A-Z]{44,50}$');
comment on column notas_fiscais_arquivos.chave_cancelada is 'Of the event of a cancellation: the key of the invoice that it ends.';
create index notas_fiscais_arquivos_chave_cancelada_idx on notas_fiscais_arquivos (chave_cancelada) where chave_cancelada is not null;
