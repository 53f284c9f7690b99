-- What a living change of a contract keeps cancelled, for the room that decides about contracts.
create view v_titulo_cancelado_por_contrato as
  select t.id, t.numero, t.contrato_id, t.data_vencimento, t.valor_centavos, t.desconto_incondicional_centavos, k.contrato_situacao_id
  from titulos_receber t join titulos_cancelamentos k on k.titulo_id = t.id and k.desfeito_em is null
  where k.tipo = 'contrato';

-- A title is cancelled exactly while it has a cancellation that was not undone.
create function verificar_cancelamento() returns trigger language plpgsql as $$
declare alvo bigint;
begin
  if tg_table_name = 'titulos_receber' then alvo := new.id; else alvo := new.titulo_id; end if;
  if (select situacao = 'cancelado' from titulos_receber where id = alvo)
     <> exists (select 1 from titulos_cancelamentos where titulo_id = alvo and desfeito_em is null) then
    raise exception 'CANCELAMENTO_INCOERENTE|titulo %', alvo;
  end if;
  return null;
end $$;
create constraint trigger titulos_receber_cancelamento after update of situacao on titulos_receber
  deferrable initially deferred for each row when (new.situacao = 'cancelado' or old.situacao = 'cancelado') execute function verificar_cancelamento();
create constraint trigger titulos_cancelamentos_coerentes after insert or update on titulos_cancelamentos
  deferrable initially deferred for each row execute function verificar_cancelamento();

-- What changes a title without cash: cancelled and restored, taken into an agreement and given back, covered by one.
create function verificar_fato_do_cancelamento() returns trigger language plpgsql as $$
declare esperado text := case when new.desfeito_em is null then 'titulo.cancelado' else 'titulo.restaurado' end;
begin
  if not exists (select 1 from fatos_contabeis f join titulos_receber t on t.id = new.titulo_id
      where f.origem_tipo = 'titulo_cancelamento' and f.origem_id = new.id and f.evento = esperado and f.estorno_de is not null
        and f.valor_centavos = t.valor_centavos - t.desconto_incondicional_centavos) then
    raise exception 'MOVIMENTO_SEM_FATO|cancelamento % (%)', new.id, esperado;
  end if;
  return null;
end $$;
create constraint trigger titulos_cancelamentos_um_fato after insert or update of desfeito_em on titulos_cancelamentos
  deferrable initially deferred for each row execute function verificar_fato_do_cancelamento();
