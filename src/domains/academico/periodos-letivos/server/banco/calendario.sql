-- Whether lessons are given on a day of a period: by its own row, else Monday to Friday.
create function is_dia_letivo(periodo bigint, dia date) returns boolean language sql stable as $$
  select coalesce((select c.tipo = 'letivo' from calendario_dias c where c.periodo_letivo_id = periodo and c.data = dia), extract(isodow from dia) < 6)
$$;

-- What the calendar of a period says of its days; of the others the weekday decides.
create view v_dia_do_calendario as select id, periodo_letivo_id, data, tipo, nome, segue_dia_semana from calendario_dias;
