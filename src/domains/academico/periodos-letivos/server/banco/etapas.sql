-- Stages that are still open, for whoever lists what is missing.
create view v_etapa_aberta as
  select e.id, e.nome, e.ordem, e.data_inicio, e.data_fim, s.segmentacao_id, p.ano_letivo_id
  from etapas e join periodos_letivos_segmentacoes s on s.id = e.periodo_letivo_segmentacao_id join periodos_letivos p on p.id = s.periodo_letivo_id
  where e.situacao = 'aberto';

-- Etapas lie inside their period, whichever of the two is changed.
create function verificar_etapas() returns trigger language plpgsql as $$
declare alvo bigint; fora record;
begin
  if tg_table_name = 'periodos_letivos' then alvo := new.id;
  else select periodo_letivo_id into alvo from periodos_letivos_segmentacoes where id = new.periodo_letivo_segmentacao_id; end if;
  select e.nome, p.nome as periodo into fora
    from periodos_letivos p
    join periodos_letivos_segmentacoes s on s.periodo_letivo_id = p.id
    join etapas e on e.periodo_letivo_segmentacao_id = s.id
   where p.id = alvo and (e.data_inicio < p.data_inicio or e.data_fim > p.data_fim)
   limit 1;
  if found then raise exception 'ETAPA_FORA_DO_PERIODO|% em %', fora.nome, fora.periodo; end if;
  return null;
end $$;
create constraint trigger etapas_no_periodo after insert or update on etapas
  deferrable initially deferred for each row execute function verificar_etapas();
create constraint trigger periodos_letivos_etapas after update on periodos_letivos
  deferrable initially deferred for each row execute function verificar_etapas();

-- Every stage, with the segmentação and year that it belongs to, and whether its period is still open for them.
create view v_etapa as
  select e.id, e.nome, e.ordem, e.data_inicio, e.data_fim, e.peso, e.situacao, s.segmentacao_id, p.ano_letivo_id, p.id as periodo_letivo_id,
    p.nome as periodo_nome, s.situacao as periodo_situacao
  from etapas e join periodos_letivos_segmentacoes s on s.id = e.periodo_letivo_segmentacao_id join periodos_letivos p on p.id = s.periodo_letivo_id;
