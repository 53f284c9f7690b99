-- Nothing of a diary changes inside what is closed: its class, the stage of that day, or the period of the stage. Each table of the
-- diary asks one of these two in a trigger of its own; a day between stages belongs to none.
create function exigir_diario_aberto(alvo bigint, dia date) returns void language plpgsql stable set search_path = public as $$
declare fechado text;
begin
  select nome into fechado from turmas where id = alvo and situacao = 'fechada';
  if fechado is null then
    select e.nome into fechado from v_etapa_da_turma e
      where e.turma_id = alvo and dia between e.data_inicio and e.data_fim and 'fechado' in (e.situacao, e.periodo_situacao) limit 1;
  end if;
  if fechado is not null then raise exception 'DIARIO_FECHADO|%', fechado; end if;
end $$;

-- The same by the stage; without one it is the year that must be open.
create function exigir_etapa_aberta(alvo bigint, etapa bigint) returns void language plpgsql stable set search_path = public as $$
declare fechado text;
begin
  select nome into fechado from turmas where id = alvo and situacao = 'fechada';
  if fechado is null and etapa is not null then
    select e.nome into fechado from v_etapa_da_turma e
      where e.turma_id = alvo and e.etapa_id = etapa and 'fechado' in (e.situacao, e.periodo_situacao);
  elsif fechado is null then
    select max(e.periodo_nome) into fechado from v_etapa_da_turma e where e.turma_id = alvo having bool_and(e.periodo_situacao = 'fechado');
  end if;
  if fechado is not null then raise exception 'DIARIO_FECHADO|%', fechado; end if;
end $$;
