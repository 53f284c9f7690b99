-- Append-only tables refuse TRUNCATE too: row triggers do not see it.
do $$
declare tabela text;
begin
  for tabela in select distinct event_object_table::text from information_schema.triggers where action_statement like '%recusar_alteracao%' loop
    execute format('create trigger %I before truncate on %I for each statement execute function recusar_alteracao()', tabela || '_sem_truncate', tabela);
  end loop;
end $$;
