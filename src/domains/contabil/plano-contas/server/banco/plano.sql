-- An account keeps what its entries were posted under, and takes none while it still holds something that nobody would see, in any centro de custo,
-- nor while a rule of the integração posts to it.
create function verificar_conta_contabil() returns trigger language plpgsql set search_path = public as $$
declare regras int;
begin
  if not codigo_na_mascara(new.codigo, (select mascara from contabil_configuracao)) then
    raise exception 'CODIGO_FORA_DA_MASCARA|%', (select mascara from contabil_configuracao);
  end if;
  if tg_op = 'INSERT' then return new; end if;
  if (new.codigo, new.tipo, new.natureza, new.grupo) is distinct from (old.codigo, old.tipo, old.natureza, old.grupo)
     and exists (select from saldos_contabeis where conta_id = new.id) then
    raise exception 'CONTA_CONTABIL_EM_USO|%', old.codigo;
  end if;
  if old.ativa and not new.ativa and exists (select from saldos_contabeis where conta_id = new.id group by centro_custo_id having sum(debitos_centavos) <> sum(creditos_centavos)) then
    raise exception 'CONTA_CONTABIL_COM_SALDO|%', old.codigo;
  end if;
  if (new.tipo, new.ativa) is distinct from (old.tipo, old.ativa) and (new.tipo <> 'analitica' or not new.ativa) then
    select count(*) into regras from regras_contabeis where new.id in (debito_id, credito_id);
    if regras > 0 then raise exception 'CONTA_COM_REGRAS|%|%', regras, old.codigo; end if;
  end if;
  return new;
end $$;
create trigger contas_contabeis_regra before insert or update on contas_contabeis for each row execute function verificar_conta_contabil();

-- The mask holds for every account that stands; the result of a year is gathered in an account of results and left in one of net worth.
create function verificar_contabil_configuracao() returns trigger language plpgsql set search_path = public as $$
begin
  if exists (select from contas_contabeis where not codigo_na_mascara(codigo, new.mascara)) then
    raise exception 'MASCARA_NAO_CABE|%', (select min(codigo) from contas_contabeis where not codigo_na_mascara(codigo, new.mascara));
  end if;
  if exists (select from contas_contabeis where id = new.conta_apuracao_id and (tipo, grupo) <> ('analitica', 'apuracao'))
     or exists (select from contas_contabeis where id = new.conta_resultado_id and (tipo, grupo) <> ('analitica', 'patrimonio')) then
    raise exception 'CONTA_DO_RESULTADO_INVALIDA';
  end if;
  return new;
end $$;
create trigger contabil_configuracao_regra before update on contabil_configuracao for each row execute function verificar_contabil_configuracao();
create trigger contabil_configuracao_unica before delete or truncate on contabil_configuracao for each statement execute function recusar_alteracao();
