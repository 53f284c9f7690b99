-- The ground: extensions, the search form of a text, and the guard of append-only tables.

create extension if not exists pg_trgm with schema public;
create extension if not exists unaccent with schema public;
create extension if not exists btree_gist with schema public;

-- Search form of a text: no accents, lower case. Accents go first so that lower() works in any collation ('Ç' in "C").
-- unaccent() is only stable because its dictionary could change; naming the dictionary makes the promise of immutability
-- ours to keep, so that the result can be stored and indexed. A body bound when the function is made ("return") does not
-- look at search_path, which index builds and restores empty.
create function public.f_busca(texto text) returns text
  language sql immutable strict parallel safe
  return pg_catalog.lower(public.unaccent('public.unaccent'::regdictionary, texto));

-- Append-only tables: what happened is corrected by adding, never by editing. Use it as
--   before update or delete … for each row, and before truncate … for each statement.
create function public.recusar_alteracao() returns trigger
  language plpgsql set search_path = ''
as $$
begin
  raise exception using
    errcode = 'P0001',
    message = 'REGISTRO_IMUTAVEL|' || tg_table_name || ' ' || lower(tg_op);
end $$;
