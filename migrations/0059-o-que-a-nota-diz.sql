-- What an invoice states of a tax that is withheld of it: the base (labour without the materials) and the rate (a supplier of the Simples).
alter table notas_fiscais_impostos add column base_centavos bigint check (base_centavos > 0);
alter table notas_fiscais_impostos add column aliquota numeric(7,4) check (aliquota > 0 and aliquota <= 100);
comment on column notas_fiscais_impostos.base_centavos is 'The base that the invoice states; without it the gross amount is.';
comment on column notas_fiscais_impostos.aliquota is 'The rate that the invoice states; without it that of the date is.';

-- The file says that nothing is charged: a gift or a sample owes nothing, and its invoice would.
alter table notas_fiscais add column sem_cobranca boolean not null default false;
comment on column notas_fiscais.sem_cobranca is 'Whether the file says that nothing is paid for it.';

-- The end of the discount of an agreement is an addendum too: one that is not signed, or is revoked, leaves the discount as long as it was.
alter table convenios_descontos add column fim_aditivo_id bigint references aditivos;
alter table convenios_descontos add column ate_antes date;
alter table convenios_descontos add constraint convenios_descontos_fim_check check (fim_aditivo_id is null or ate_antes >= ate);
comment on column convenios_descontos.ate_antes is 'The last day that it had before the addendum of its end.';

-- A reversal that stands on the day of what it takes back stands right after it, before all that was entered later for that day.
alter table movimentos_estoque add column junto_de bigint references movimentos_estoque;
alter table movimentos_estoque add column ordem bigint generated always as (coalesce(junto_de, id)) stored;
alter table movimentos_estoque add constraint movimentos_estoque_junto_check check (junto_de is null or estorno_de is not null);
comment on column movimentos_estoque.junto_de is 'The last movement of what is taken back, where it stands right after that on the same day.';
comment on column movimentos_estoque.ordem is 'Its place among the movements of a day, before its id.';
drop index movimentos_estoque_kardex_idx;
drop index movimentos_estoque_data_idx;
create index movimentos_estoque_kardex_idx on movimentos_estoque (produto_id, deposito_id, data_movimento, ordem, id);
create index movimentos_estoque_data_idx on movimentos_estoque (produto_id, data_movimento, ordem, id);
