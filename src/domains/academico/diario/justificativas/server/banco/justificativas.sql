-- What was closed with an absence unjustified, or justified, stays so: the days of a justificativa lie in what is open.
create function verificar_justificativa_aberta() returns trigger language plpgsql set search_path = public as $$
declare fechado text;
begin
  select coalesce(case when t.situacao = 'fechada' then t.nome end, e.nome) into fechado
    from enturmacoes l join turmas t on t.id = l.turma_id
      left join v_etapa_do_diario e on e.turma_id = l.turma_id and e.data_inicio <= new.data_fim and e.data_fim >= new.data_inicio and 'fechado' in (e.situacao, e.periodo_situacao)
    where l.matricula_id = new.matricula_id and l.desfeita_por is null and (t.situacao = 'fechada' or e.etapa_id is not null) limit 1;
  if fechado is not null then raise exception 'DIARIO_FECHADO|%', fechado; end if;
  return null;
end $$;
create trigger justificativas_abertas after insert on justificativas for each row execute function verificar_justificativa_aberta();
create trigger justificativas_revogadas after update of matricula_id, data_inicio, data_fim, revogada_em on justificativas
  for each row execute function verificar_justificativa_aberta();
