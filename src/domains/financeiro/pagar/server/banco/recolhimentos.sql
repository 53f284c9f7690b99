-- A tax withheld with what is still to be handed over of it: all of it, nothing, or less than nothing where it was handed over and its title cancelled after.
-- What may not be paid, since its bill awaits approval or was refused, owes nothing to who collects.
create view v_retencao_pagar as
  select r.id, r.titulo_id, r.imposto_id, r.data_fato, r.data_vencimento, r.base_centavos, r.aliquota, r.valor_centavos,
    case when t.situacao = 'cancelado' or c.aprovacao in ('pendente', 'recusada') then 0 else r.valor_centavos end
      - coalesce((select sum(i.valor_centavos) from recolhimentos_itens i where i.retencao_id = r.id and i.vivo), 0)::bigint as a_recolher_centavos,
    (select min(b.data_baixa) from baixas_pagar b where b.titulo_id = r.titulo_id and b.valor_centavos > 0 and not exists (select 1 from estornos_pagar e where e.baixa_id = b.id)) as pago_em
  from titulos_pagar_retencoes r join titulos_pagar t on t.id = r.titulo_id join contas_pagar c on c.id = t.conta_pagar_id;

-- Whether neither all nor nothing of a tax withheld was handed over, or taken back, by what lives.
create function recolhida_em_parte(retencao bigint) returns boolean language sql stable set search_path = public as $$
  select coalesce((select sum(i.valor_centavos) from recolhimentos_itens i where i.retencao_id = r.id and i.vivo), 0) not in (0, r.valor_centavos, -r.valor_centavos)
  from titulos_pagar_retencoes r where r.id = retencao
$$;

-- A title that hands taxes over is worth what it hands over, and of each tax withheld all or nothing was handed over by what lives.
create function problema_do_recolhimento(alvo bigint) returns text language sql stable set search_path = public as $$
  select case
    when (c.origem = 'imposto') is distinct from (k.titulo_id is not null) then 'origem'
    when k.titulo_id is null then null
    when t.bruto_centavos <> (select coalesce(sum(i.valor_centavos), 0) from recolhimentos_itens i where i.titulo_id = t.id) then 'valor'
    when exists (select 1 from recolhimentos_itens i where i.titulo_id = t.id and i.vivo = (t.situacao = 'cancelado')) then 'vivo'
    when exists (select 1 from recolhimentos_itens i where i.titulo_id = t.id and recolhida_em_parte(i.retencao_id)) then 'retencao'
    end
  from titulos_pagar t join contas_pagar c on c.id = t.conta_pagar_id left join recolhimentos k on k.titulo_id = t.id where t.id = alvo
$$;
create function verificar_recolhimento() returns trigger language plpgsql set search_path = public as $$
declare alvo bigint; problema text;
begin
  for alvo in select t.id from titulos_pagar t where case tg_table_name when 'contas_pagar' then t.conta_pagar_id = (to_jsonb(new) ->> 'id')::bigint
      when 'titulos_pagar' then t.id = (to_jsonb(new) ->> 'id')::bigint else t.id = (to_jsonb(new) ->> 'titulo_id')::bigint end loop
    problema := problema_do_recolhimento(alvo);
    if problema is not null then raise exception 'RECOLHIMENTO_INCOERENTE|titulo %: %', alvo, problema; end if;
  end loop;
  return null;
end $$;
create constraint trigger contas_pagar_de_imposto after insert on contas_pagar
  deferrable initially deferred for each row when (new.origem = 'imposto') execute function verificar_recolhimento();
create constraint trigger titulos_pagar_recolhidos after update of situacao on titulos_pagar
  deferrable initially deferred for each row when (new.situacao = 'cancelado') execute function verificar_recolhimento();
create constraint trigger recolhimentos_inteiros after insert on recolhimentos
  deferrable initially deferred for each row execute function verificar_recolhimento();
create constraint trigger recolhimentos_itens_somados after insert or update on recolhimentos_itens
  deferrable initially deferred for each row execute function verificar_recolhimento();

create trigger recolhimentos_imutaveis before update or delete on recolhimentos for each row execute function recusar_alteracao();
create function verificar_item_de_recolhimento_fixo() returns trigger language plpgsql as $$
begin
  if to_jsonb(new) - 'vivo' <> to_jsonb(old) - 'vivo' or new.vivo and not old.vivo then raise exception 'REGISTRO_IMUTAVEL|recolhimentos_itens update'; end if;
  return new;
end $$;
create trigger recolhimentos_itens_fixos before update on recolhimentos_itens for each row execute function verificar_item_de_recolhimento_fixo();

-- What was handed over outside the portal is worth its taxes, which live until it is undone.
create function problema_do_recolhimento_externo(alvo bigint) returns text language sql stable set search_path = public as $$
  select case
    when x.valor_centavos <> (select coalesce(sum(i.valor_centavos), 0) from recolhimentos_itens i where i.externo_id = x.id) then 'valor'
    when exists (select 1 from recolhimentos_itens i where i.externo_id = x.id
      and i.vivo = exists (select 1 from recolhimentos_externos_desfeitos d where d.externo_id = x.id)) then 'vivo'
    when exists (select 1 from recolhimentos_itens i where i.externo_id = x.id and recolhida_em_parte(i.retencao_id)) then 'retencao'
    end
  from recolhimentos_externos x where x.id = alvo
$$;
create function verificar_recolhimento_externo() returns trigger language plpgsql set search_path = public as $$
declare alvo bigint := (to_jsonb(new) ->> case tg_table_name when 'recolhimentos_externos' then 'id' else 'externo_id' end)::bigint; problema text;
begin
  problema := problema_do_recolhimento_externo(alvo);
  if problema is not null then raise exception 'RECOLHIMENTO_INCOERENTE|externo %: %', alvo, problema; end if;
  return null;
end $$;
create constraint trigger recolhimentos_externos_inteiros after insert on recolhimentos_externos
  deferrable initially deferred for each row execute function verificar_recolhimento_externo();
create constraint trigger recolhimentos_externos_desfeitos_inteiros after insert on recolhimentos_externos_desfeitos
  deferrable initially deferred for each row execute function verificar_recolhimento_externo();
create constraint trigger recolhimentos_itens_externos after insert or update on recolhimentos_itens
  deferrable initially deferred for each row when (new.externo_id is not null) execute function verificar_recolhimento_externo();
create trigger recolhimentos_externos_imutaveis before update or delete on recolhimentos_externos for each row execute function recusar_alteracao();
create trigger recolhimentos_externos_desfeitos_imutaveis before update or delete on recolhimentos_externos_desfeitos
  for each row execute function recusar_alteracao();
