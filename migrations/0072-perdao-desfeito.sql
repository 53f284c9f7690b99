-- contratos: what is forgiven by hand while a contract is cancelled comes back with it. A contract in force bills all that was contracted; only one that
-- ran to its end may have an installment forgiven.
create or replace function contratos_divergentes(ids bigint[]) returns setof bigint language sql stable as $$
  select c.id from contratos c
  where c.id = any(ids) and c.situacao in ('ativo', 'suspenso', 'encerrado')
    and c.total_centavos + c.ajustes_centavos is distinct from (
      select coalesce(sum(t.valor_centavos - t.desconto_incondicional_centavos), 0) from titulos_receber t
      where t.contrato_id = c.id and t.origem = 'contrato'
        and (t.situacao <> 'cancelado' or exists (select 1 from titulos_cancelamentos k where k.titulo_id = t.id and k.desfeito_em is null
          and ((c.situacao = 'encerrado' and k.tipo = 'avulso') or (c.situacao = 'suspenso' and k.contrato_situacao_id = (
            select max(s.id) from contratos_situacoes s where s.contrato_id = c.id and s.para = 'suspenso' and s.desfaz_id is null
              and not exists (select 1 from contratos_situacoes u where u.desfaz_id = s.id)))))))
$$;
