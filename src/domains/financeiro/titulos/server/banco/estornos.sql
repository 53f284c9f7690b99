-- An agreement was made with what a payment had covered: while it holds the title, the payment stays.
create function recusar_estorno_em_acordo() returns trigger language plpgsql set search_path = public as $$
begin
  if exists (select 1 from baixas b join titulos_receber t on t.id = b.titulo_id where b.id = new.baixa_id and t.situacao = 'renegociado') then
    raise exception 'ESTORNO_EM_ACORDO|baixa %', new.baixa_id;
  end if;
  return null;
end $$;
create trigger estornos_em_acordo after insert on estornos for each row execute function recusar_estorno_em_acordo();

-- A reversal is felt by the title of the baixa and by those that the baixa had covered, each with the opposite of its fact.
create function verificar_cobertura_estornada() returns trigger language plpgsql set search_path = public as $$
declare coberta record; guardado bigint; recalculado bigint;
begin
  for coberta in select a.id, a.titulo_id, a.valor_centavos from titulos_amortizacoes a where a.baixa_id = new.baixa_id loop
    select amortizado_centavos into guardado from titulos_receber where id = coberta.titulo_id;
    select coalesce(sum(v.principal_centavos + v.desconto_centavos), 0)::bigint into recalculado from v_titulo_amortizacao v where v.titulo_id = coberta.titulo_id;
    if guardado <> recalculado then raise exception 'AMORTIZACAO_DIVERGENTE|titulo %: % <> %', coberta.titulo_id, guardado, recalculado; end if;
    if not exists (select 1 from fatos_contabeis f where f.origem_tipo = 'titulo_amortizacao' and f.origem_id = coberta.id
        and f.evento = 'titulo.cobertura_estornada' and f.valor_centavos = coberta.valor_centavos and f.estorno_de is not null) then
      raise exception 'MOVIMENTO_SEM_FATO|cobertura %', coberta.id;
    end if;
  end loop;
  return null;
end $$;
create constraint trigger estornos_cobertura after insert on estornos
  deferrable initially deferred for each row execute function verificar_cobertura_estornada();
