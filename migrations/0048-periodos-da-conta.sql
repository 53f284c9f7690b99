-- caixa: the periods of an account that were closed at some time.
create view v_periodo_financeiro_fechado as
  select p.id, p.conta_bancaria_id from periodos_financeiros p where p.situacao in ('fechado', 'reaberto');
