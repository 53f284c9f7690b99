-- The etapas of a class as its diary sees them: closed for the whole segmentação, or for this class already.
create view v_etapa_do_diario as
  select e.turma_id, e.etapa_id, e.nome, e.ordem, e.data_inicio, e.data_fim, e.peso, case when f.turma_id is null then e.situacao else 'fechado' end as situacao,
    e.periodo_letivo_id, e.periodo_nome, e.periodo_situacao
  from v_etapa_da_turma e left join turmas_etapas_fechadas f on f.turma_id = e.turma_id and f.etapa_id = e.etapa_id;

-- What stands closed of classes alone.
create view v_turma_etapa_fechada as
  select turma_id, etapa_id, usuario_nome,
    to_char(created_at at time zone coalesce(nullif(current_setting('patio.fuso', true), ''), 'America/Belem'), 'DD/MM/YYYY HH24:MI') as em
  from turmas_etapas_fechadas;

-- What was handed in, with the days of its etapa: nobody writes there until it is given back.
create view v_diario_entregue as
  select x.turma_disciplina_id, x.etapa_id, e.nome as etapa, e.data_inicio, e.data_fim, x.usuario_nome,
    to_char(x.created_at at time zone coalesce(nullif(current_setting('patio.fuso', true), ''), 'America/Belem'), 'DD/MM/YYYY HH24:MI') as em
  from entregas x join v_etapa e on e.id = x.etapa_id;

-- Nothing of a diary changes inside what is closed: its class, the stage of that day, or the period of the stage. Each table of the
-- diary asks one of these two in a trigger of its own, for all days of a statement at once; a day between stages belongs to none.
create function exigir_diario_aberto(alvos bigint[], dias date[]) returns void language plpgsql stable set search_path = public as $$
declare fechado text;
begin
  select nome into fechado from turmas where id = any(alvos) and situacao = 'fechada' limit 1;
  if fechado is null then
    select e.nome into fechado from unnest(alvos, dias) x(alvo, dia) join v_etapa_do_diario e on e.turma_id = x.alvo
      and x.dia between e.data_inicio and e.data_fim and 'fechado' in (e.situacao, e.periodo_situacao) limit 1;
  end if;
  if fechado is not null then raise exception 'DIARIO_FECHADO|%', fechado; end if;
end $$;

-- The same by the stage, and of a subject that was not handed in; without a stage it is the year that must be open.
create function exigir_etapa_aberta(alvo bigint, etapa bigint, disciplina bigint default null) returns void language plpgsql stable set search_path = public as $$
declare fechado text;
begin
  select nome into fechado from turmas where id = alvo and situacao = 'fechada';
  if fechado is null and etapa is not null then
    select e.nome into fechado from v_etapa_do_diario e
      where e.turma_id = alvo and e.etapa_id = etapa and 'fechado' in (e.situacao, e.periodo_situacao);
  elsif fechado is null then
    select max(e.periodo_nome) into fechado from v_etapa_do_diario e where e.turma_id = alvo having bool_and(e.periodo_situacao = 'fechado');
  end if;
  if fechado is not null then raise exception 'DIARIO_FECHADO|%', fechado; end if;
  if exists (select 1 from entregas x where x.turma_disciplina_id = disciplina and x.etapa_id = etapa) then
    raise exception 'DIARIO_JA_ENTREGUE|%', (select e.nome from v_etapa e where e.id = etapa);
  end if;
end $$;
