-- Income tax withheld is owed from the credit or the payment, the first of both: what was paid before its invoice is of the month of the payment.
alter table impostos drop constraint impostos_fato_gerador_check,
  add constraint impostos_fato_gerador_check check (fato_gerador in ('emissao', 'pagamento', 'primeiro'));
update impostos set fato_gerador = 'primeiro' where tipo = 'ir' and fato_gerador = 'emissao';
