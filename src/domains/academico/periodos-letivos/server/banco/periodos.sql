-- The academic years.
create view v_ano_letivo as select id, ano from anos_letivos;

-- The periods that serve a segmentação in a year, seen as one.
create view v_periodo_da_segmentacao as
  select p.ano_letivo_id, s.segmentacao_id, min(p.data_inicio) as inicio, max(p.data_fim) as fim, bool_or(s.situacao = 'aberto') as aberto
  from periodos_letivos p join periodos_letivos_segmentacoes s on s.periodo_letivo_id = p.id group by p.ano_letivo_id, s.segmentacao_id;

-- How the academic periods of each year and segment stand, for whoever decides by it: who is refused by a closed period is told which.
create view v_situacao_do_periodo as
  select p.ano_letivo_id, s.segmentacao_id, s.situacao, p.nome from periodos_letivos p join periodos_letivos_segmentacoes s on s.periodo_letivo_id = p.id;

-- A segmentação of a year is open while any of its periods is.
create view v_segmentacao_do_ano as
  select p.ano_letivo_id, s.segmentacao_id, bool_or(s.situacao = 'aberto') as aberta, max(p.data_fim) as data_fim
  from periodos_letivos p join periodos_letivos_segmentacoes s on s.periodo_letivo_id = p.id group by p.ano_letivo_id, s.segmentacao_id;

-- Each segmentação of each period, as it closes.
create view v_segmentacao_no_periodo as
  select s.id, s.periodo_letivo_id, p.nome as periodo, p.data_inicio, p.data_fim, p.ano_letivo_id, s.segmentacao_id, s.situacao
  from periodos_letivos_segmentacoes s join periodos_letivos p on p.id = s.periodo_letivo_id;
