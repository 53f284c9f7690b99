-- Σ titles of an active contract that count = what was contracted. What its living suspension took off the bill still counts; of what is forgiven
-- by hand, that of a contract in force: it bills all that was contracted, and only one that ran to its end may have an installment forgiven.
create function contratos_divergentes(ids bigint[]) returns setof bigint language sql stable as $$
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

create function verificar_total_do_contrato() returns trigger language plpgsql as $$
declare alvo bigint;
begin
  -- Branches, not a case expression: a record has no field of the other table.
  if tg_table_name = 'contratos' then alvo := new.id; else alvo := new.contrato_id; end if;
  if alvo is not null and exists (select 1 from contratos_divergentes(array[alvo])) then raise exception 'CONTRATO_NAO_FECHA|contrato %', alvo; end if;
  return null;
end $$;
-- What is paid or owed of a title changes no total: only what it counts for, and whether it counts.
create constraint trigger titulos_receber_total after update of situacao, valor_centavos, desconto_incondicional_centavos on titulos_receber
  deferrable initially deferred for each row when (new.contrato_id is not null and (new.valor_centavos <> old.valor_centavos
    or new.desconto_incondicional_centavos <> old.desconto_incondicional_centavos or (new.situacao = 'cancelado') <> (old.situacao = 'cancelado')))
  execute function verificar_total_do_contrato();
create constraint trigger titulos_receber_total_insert after insert on titulos_receber
  deferrable initially deferred for each row when (new.contrato_id is not null and new.parcela = 1) execute function verificar_total_do_contrato();
create constraint trigger contratos_total after insert or update of situacao, total_centavos, ajustes_centavos on contratos
  deferrable initially deferred for each row when (new.situacao in ('ativo', 'suspenso', 'encerrado')) execute function verificar_total_do_contrato();

-- What a contract's total was moved by = its addenda in force + what its living reactivations gave up.
create function verificar_ajustes_do_contrato() returns trigger language plpgsql as $$
declare alvo bigint;
begin
  if tg_table_name = 'contratos' then alvo := new.id; else alvo := new.contrato_id; end if;
  if (select ajustes_centavos from contratos where id = alvo) <>
      (select coalesce(sum(ajuste_centavos), 0) from aditivos where contrato_id = alvo and situacao = 'vigente')
      + (select coalesce(sum(s.ajuste_centavos), 0) from contratos_situacoes s where s.contrato_id = alvo
          and not exists (select 1 from contratos_situacoes u where u.desfaz_id = s.id)) then
    raise exception 'AJUSTES_DIVERGENTES|contrato %', alvo;
  end if;
  return null;
end $$;
create constraint trigger contratos_ajustes after update of ajustes_centavos on contratos deferrable initially deferred
  for each row when (new.ajustes_centavos <> old.ajustes_centavos) execute function verificar_ajustes_do_contrato();
create constraint trigger aditivos_ajustes after update of situacao, ajuste_centavos on aditivos deferrable initially deferred
  for each row execute function verificar_ajustes_do_contrato();
create constraint trigger contratos_situacoes_ajustes after insert on contratos_situacoes deferrable initially deferred
  for each row when (new.ajuste_centavos <> 0 or new.desfaz_id is not null) execute function verificar_ajustes_do_contrato();
