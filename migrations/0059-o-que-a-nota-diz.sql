-- What an invoice states of a tax that is withheld of it: the base (labour without the materials) and the rate (a supplier of the Simples).
alter table notas_fiscais_impostos add column base_centavos bigint check (base_centavos > 0);
alter table notas_fiscais_impostos add column aliquota numeric(7,4) check (aliquota > 0 and aliquota <= 100);
comment on column notas_fiscais_impostos.base_centavos is 'The base that the invoice states; without it the gross amount is.';
comment on column notas_fiscais_impostos.aliquota is 'The rate that the invoice states; without it that of the date is.';

-- The file says that nothing is charged: a gift or a sample owes nothing, and its invoice would.
alter table notas_fiscais add column sem_cobranca boolean not null default false;
comment on column notas_fiscais.sem_cobranca is 'Whether the file says that nothing is paid for it.';
