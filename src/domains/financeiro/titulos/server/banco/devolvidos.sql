-- What is wrong with a title made of a reversed payment, null when nothing: it owes what the payment had covered, in the place of the
-- title that the agreement held, and what it owes was taken from there.
create function problema_do_titulo_devolvido(alvo bigint) returns text language sql stable set search_path = public as $$
  select case
    when x.id is null then 'sem origem'
    when n.no_lugar_de_id is distinct from coalesce(t.no_lugar_de_id, t.id) then 'divida'
    when b.titulo_id <> t.id or e.data_estorno <> x.data_amortizacao then 'estorno'
    when x.valor_centavos > 0 and x.valor_centavos <> s.coberto then 'coberto'
    when x.valor_centavos = 0 and (x.multa_centavos, x.juros_centavos) is distinct from (s.multa, s.juros) then 'encargos'
    when x.valor_centavos + x.multa_centavos + x.juros_centavos <> n.valor_centavos - n.desconto_incondicional_centavos then 'valor'
    when n.so_encargos <> (x.valor_centavos = 0 or t.so_encargos) then 'natureza'
    when (n.pagador_id, n.aluno_id, n.matricula_id) is distinct from (t.pagador_id, t.aluno_id, t.matricula_id) then 'pessoa'
    when not exists (select 1 from acordos_titulos i where i.acordo_id = x.acordo_id and i.titulo_id = t.id and (i.devolvido_em is null or i.devolvido_em >= x.created_at)) then 'acordo'
    when x.valor_centavos > 0 and not exists (select 1 from fatos_contabeis f where f.origem_tipo = 'titulo_amortizacao' and f.origem_id = x.id and f.evento = 'titulo.levado_a_outro'
      and f.valor_centavos = x.valor_centavos) then 'fato' end
  from titulos_receber n left join titulos_amortizacoes x on x.novo_titulo_id = n.id left join titulos_receber t on t.id = x.titulo_id
    left join estornos e on e.id = x.estorno_id left join baixas b on b.id = e.baixa_id left join lateral devido_do_estorno(e.id) s on true
  where n.id = alvo and (n.no_lugar_de_id is not null or x.id is not null)
$$;

create function verificar_titulo_devolvido() returns trigger language plpgsql set search_path = public as $$
declare alvo bigint; problema text;
begin
  if tg_table_name = 'titulos_receber' then alvo := new.id; else alvo := new.novo_titulo_id; end if;
  problema := problema_do_titulo_devolvido(alvo);
  -- Its fact is asked for by a trigger of its own.
  if problema is not null and problema <> 'fato' then raise exception 'TITULO_DEVOLVIDO_INCOERENTE|titulo %: %', alvo, problema; end if;
  return null;
end $$;
create constraint trigger titulos_receber_devolvido after insert or update of valor_centavos, desconto_incondicional_centavos, pagador_id, aluno_id, matricula_id on titulos_receber
  deferrable initially deferred for each row when (new.no_lugar_de_id is not null) execute function verificar_titulo_devolvido();
create constraint trigger titulos_amortizacoes_devolvido after insert on titulos_amortizacoes
  deferrable initially deferred for each row when (new.novo_titulo_id is not null) execute function verificar_titulo_devolvido();

-- Nothing vanishes: while an agreement holds the title, all that a reversed payment of it leaves to be owed is owed by new titles.
create function verificar_estorno_em_acordo() returns trigger language plpgsql set search_path = public as $$
declare falta bigint;
begin
  select s.coberto + s.multa + s.juros - coalesce((select sum(x.valor_centavos + x.multa_centavos + x.juros_centavos) from titulos_amortizacoes x where x.estorno_id = new.id), 0)
    into falta from baixas b join titulos_receber t on t.id = b.titulo_id cross join lateral devido_do_estorno(new.id) s
    where b.id = new.baixa_id and t.situacao = 'renegociado';
  if falta <> 0 then raise exception 'TITULO_DEVOLVIDO_INCOERENTE|estorno %: falta %', new.id, falta; end if;
  return null;
end $$;
create constraint trigger estornos_em_acordo after insert on estornos deferrable initially deferred for each row execute function verificar_estorno_em_acordo();

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
