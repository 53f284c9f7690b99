-- A debt is one of the year in which it first fell due (Lei 12.007/2009): who was given more time owes it no less.
create function vencimento_de_origem(id bigint, atual date) returns date language sql stable set search_path = public as $$
  select coalesce((select v.vencimento_anterior from titulos_vencimentos v where v.titulo_id = vencimento_de_origem.id order by v.id limit 1), atual)
$$;
