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
