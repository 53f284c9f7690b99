create extension if not exists pg_trgm with schema public;
create extension if not exists unaccent with schema public;
create extension if not exists btree_gist with schema public;

-- Search form of a text: lower case, no accents. Immutable, so that it can be stored and indexed.
create function f_busca(texto text) returns text language sql immutable strict parallel safe as
  $$ select public.unaccent('public.unaccent'::regdictionary, lower(texto)) $$;

-- Append-only tables: what happened is corrected by adding, never by editing.
create function recusar_alteracao() returns trigger language plpgsql as $$
begin
  raise exception 'REGISTRO_IMUTAVEL|%', tg_table_name;
end $$;
