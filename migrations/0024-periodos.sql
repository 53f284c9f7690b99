-- caixa: what a closed period added up to is written with its closing and never changes: lists add up only what is open.
alter table periodos_financeiros_situacoes
  add column entradas_centavos bigint check (entradas_centavos >= 0),
  add column saidas_centavos bigint check (saidas_centavos >= 0),
  add column lancamentos int check (lancamentos >= 0);
alter table periodos_financeiros_situacoes disable trigger periodos_financeiros_situacoes_imutaveis;
update periodos_financeiros_situacoes s set (entradas_centavos, saidas_centavos, lancamentos) = (
  select coalesce(sum(l.valor_centavos) filter (where l.sentido = 'entrada'), 0), coalesce(sum(l.valor_centavos) filter (where l.sentido = 'saida'), 0), count(*)
  from lancamentos_financeiros l where l.periodo_financeiro_id = s.periodo_financeiro_id) where s.para = 'fechado';
alter table periodos_financeiros_situacoes enable trigger periodos_financeiros_situacoes_imutaveis,
  add constraint periodos_financeiros_situacoes_somas_check
    check ((para = 'fechado') = (entradas_centavos is not null and saidas_centavos is not null and lancamentos is not null));
