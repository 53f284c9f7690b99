-- The day from which on a scholarship does not stand any more. Of those that ended before it was kept, nobody knows it.

alter table bolsas_pedidos add column encerrada_desde date,
  add constraint bolsas_pedidos_encerrada_check check (encerrada_desde is null or situacao = 'encerrado');
