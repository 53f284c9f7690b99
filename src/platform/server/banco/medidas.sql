-- Plans are made by the sizes last measured. Measuring is the owner's; after it has loaded much, the application asks for it by this. An empty
-- table is left unmeasured: known to be empty it would be read from end to end, also when the same session has filled it since. Whoever else
-- measures or holds a table for long is not waited for. One that somebody is writing is left for later: what is not committed counts as room that
-- holds nothing, and all of it would be read from end to end, again and again, until the next measure.
create function medir_tabelas() returns void language plpgsql security definer set search_path = public as $$
declare tabela regclass;
begin
  for tabela in select c.oid from pg_class c where c.relkind = 'r' and c.relnamespace = 'public'::regnamespace and pg_relation_size(c.oid) > 0
      and not exists (select from pg_locks l where l.relation = c.oid and l.mode = 'RowExclusiveLock' and l.pid <> pg_backend_pid()) order by c.oid loop
    execute format('analyze (skip_locked) %s', tabela);
  end loop;
end $$;
