-- Whether lessons are given on a day of a period: by its own row, else Monday to Friday.
create function is_dia_letivo(periodo bigint, dia date) returns boolean language sql stable as $$
  select coalesce((select c.tipo = 'letivo' from calendario_dias c where c.periodo_letivo_id = periodo and c.data = dia), extract(isodow from dia) < 6)
$$;
