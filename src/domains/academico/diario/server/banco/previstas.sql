-- The periods that the timetable expects of subjects of classes between two days, one row each: on the school days of their etapas, with the
-- weekday that the calendar makes such a day follow, by the teacher of the timetable while he teaches it.
create function tempos_previstos(disciplinas bigint[], de date, ate date)
  returns table (turma_disciplina_id bigint, data date, ordem int, inicio time, docente_id bigint, etapa_id bigint)
  language sql stable set search_path = public as $$
  with trechos as materialized (
    select td.id, e.etapa_id, e.periodo_letivo_id, greatest(e.data_inicio, de, td.data_inicio) as inicio, least(e.data_fim, ate, td.data_fim) as fim
    from turmas_disciplinas td join v_etapa_da_turma e on e.turma_id = td.turma_id where td.id = any(disciplinas)),
  dias as materialized (
    select t.id, t.etapa_id, t.periodo_letivo_id, t.inicio + n as dia from trechos t cross join lateral generate_series(0, t.fim - t.inicio) n),
  letivos as materialized (
    select d.id, d.etapa_id, d.dia, coalesce(c.segue_dia_semana, extract(isodow from d.dia)::int) as dia_semana from dias d
    left join calendario_dias c on c.periodo_letivo_id = d.periodo_letivo_id and c.data = d.dia
    where coalesce(c.tipo = 'letivo', extract(isodow from d.dia) < 6))
  select l.id, l.dia, h.ordem, h.inicio,
    case when exists (select 1 from docentes_periodo x where x.turma_disciplina_id = l.id and x.pessoa_id = h.docente_id
      and l.dia >= x.data_inicio and l.dia <= coalesce(x.data_fim, 'infinity')) then h.docente_id end, l.etapa_id
  from letivos l join horarios h on h.turma_disciplina_id = l.id and h.dia_semana = l.dia_semana
    and l.dia >= h.data_inicio and l.dia <= coalesce(h.data_fim, 'infinity')
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
