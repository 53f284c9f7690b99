-- A document without a number ("S/N", "Recibo") identifies nothing: a supplier may give any of them.
drop index contas_pagar_documento_key;
create unique index contas_pagar_documento_key on contas_pagar (fornecedor_id, upper(documento)) where documento ~ '[0-9]' and viva;
