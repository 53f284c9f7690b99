-- The periods that the timetable expects of subjects of classes between two days, one row each: on the school days of their etapas, with the
-- weekday that the calendar makes such a day follow, by the teacher of the timetable while he teaches it.
create function tempos_previstos(disciplinas bigint[], de date, ate date)
  returns table (turma_disciplina_id bigint, data date, ordem int, inicio time, docente_id bigint, etapa_id bigint)
  language sql stable set search_path = public as $$
  select td.id, d.dia::date, h.ordem, h.inicio,
    case when exists (select 1 from docentes_periodo x where x.turma_disciplina_id = td.id and x.pessoa_id = h.docente_id
      and d.dia >= x.data_inicio and d.dia <= coalesce(x.data_fim, 'infinity')) then h.docente_id end, e.etapa_id
  from turmas_disciplinas td join v_etapa_da_turma e on e.turma_id = td.turma_id
    cross join lateral generate_series(greatest(e.data_inicio, de, td.data_inicio), least(e.data_fim, ate, td.data_fim), interval '1 day') d(dia)
    left join calendario_dias c on c.periodo_letivo_id = e.periodo_letivo_id and c.data = d.dia
    join horarios h on h.turma_disciplina_id = td.id and h.dia_semana = coalesce(c.segue_dia_semana, extract(isodow from d.dia)::int)
      and d.dia >= h.data_inicio and d.dia <= coalesce(h.data_fim, 'infinity')
  where td.id = any(disciplinas) and coalesce(c.tipo = 'letivo', extract(isodow from d.dia) < 6)
$$;

-- Lessons that it expects and nobody gave: periods that follow one another are one lesson. A lesson given without saying in which period
-- stands for the first that are expected that day.
create function aulas_previstas(disciplinas bigint[], de date, ate date)
  returns table (turma_disciplina_id bigint, data date, ordem int, quantidade int, inicio time, docente_id bigint, etapa_id bigint)
  language sql stable set search_path = public as $$
  with faltam as (
    select t.*, row_number() over (partition by t.turma_disciplina_id, t.data order by t.ordem) as n
    from tempos_previstos(disciplinas, de, ate) t
    where not exists (select 1 from aulas a where a.turma_disciplina_id = t.turma_disciplina_id and a.data_aula = t.data
      and t.ordem >= a.ordem and t.ordem < a.ordem + a.quantidade)),
  livres as (
    select f.*, f.ordem - row_number() over (partition by f.turma_disciplina_id, f.data order by f.ordem) as ilha from faltam f
    where f.n > coalesce((select sum(a.quantidade) from aulas a where a.turma_disciplina_id = f.turma_disciplina_id and a.data_aula = f.data and a.ordem is null), 0))
  select l.turma_disciplina_id, l.data, min(l.ordem), count(*)::int, min(l.inicio), min(l.docente_id), min(l.etapa_id)
  from livres l group by l.turma_disciplina_id, l.data, l.ilha
$$;
