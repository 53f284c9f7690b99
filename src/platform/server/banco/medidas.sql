-- Plans are made by the sizes last measured. Measuring is the owner's; after it has loaded much, the application asks for it by this.
create function medir_tabelas() returns void language plpgsql security definer set search_path = public as $$
begin
  analyze;
end $$;
