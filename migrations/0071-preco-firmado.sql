-- contratos: the lines of contracts that a family has signed, one by one. Whether a price has any is known at the first, however many there are.
create view v_linha_firmada as
  select p.preco_id, p.contrato_id from contratos_precos p join contratos c on c.id = p.contrato_id
  where c.situacao in ('aguardando_assinatura', 'ativo', 'suspenso', 'encerrado') or c.ativado_em is not null;
create or replace view v_uso_de_preco as
  select p.preco_id, count(distinct p.contrato_id)::int as contratos,
    (select count(distinct f.contrato_id) from v_linha_firmada f where f.preco_id = p.preco_id)::int as firmados
  from contratos_precos p where p.preco_id is not null group by p.preco_id;
