-- estrutura: a criterion of a year may be taken away; the one from the start rules what has no other, and goes with its course alone.
create function recusar_retirada_do_inicio() returns trigger language plpgsql as $$
begin
  if exists (select 1 from cursos where id = old.curso_id) then
    raise exception 'CRITERIO_DO_INICIO|%', (select nome from cursos where id = old.curso_id);
  end if;
  return old;
end $$;
create trigger criterios_avaliacao_do_inicio before delete on criterios_avaliacao
  for each row when (old.desde_ano = 1990) execute function recusar_retirada_do_inicio();
