-- How a name is found in a text: in any case, with or without accents, however it is spaced.
create function padrao_do_nome(nome text) returns text language sql immutable strict set search_path = public as $$
  select '\m' || replace(replace(replace(replace(replace(replace(replace(
    regexp_replace(regexp_replace(btrim(f_busca(nome)), '[^a-z0-9 ]', '.', 'g'), ' +', '\\s+', 'g'),
    'a', '[aáàâãäAÁÀÂÃÄ]'), 'e', '[eéèêëEÉÈÊË]'), 'i', '[iíìîïIÍÌÎÏ]'), 'o', '[oóòôõöOÓÒÔÕÖ]'), 'u', '[uúùûüUÚÙÛÜ]'), 'c', '[cçCÇ]'), 'n', '[nñNÑ]') || '\M'
$$;

-- How a number is found in a text: with or without its mask, and with the code of the country before it.
create function padrao_do_numero(numero text) returns text language sql immutable strict set search_path = public as $$
  select '\m(?:55)?' || regexp_replace(regexp_replace(numero, '[^0-9A-Za-z]', '', 'g'), '([0-9A-Za-z])(?=.)', '\1[-./() ]*', 'g') || '\M'
$$;

-- Each text replaced by its own, in order.
create function trocar_todos(texto text, padroes text[], trocas text[]) returns text language plpgsql immutable strict set search_path = public as $$
declare i int;
begin
  for i in 1 .. cardinality(padroes) loop texto := regexp_replace(texto, padroes[i], trocas[i], 'gi'); end loop;
  return texto;
end $$;

-- The same members and nothing that was said in them.
create function esvaziar(valor jsonb) returns jsonb language plpgsql immutable strict set search_path = public as $$
begin
  return case jsonb_typeof(valor)
    when 'object' then (select coalesce(jsonb_object_agg(x.key, esvaziar(x.value)), '{}') from jsonb_each(valor) x)
    when 'array' then (select coalesce(jsonb_agg(esvaziar(x.value) order by x.ordinality), '[]') from jsonb_array_elements(valor) with ordinality x)
    when 'string' then '"[apagado]"'::jsonb
    when 'number' then 'null'::jsonb
    else valor end;
end $$;

-- What tells a person in a text, and what stands in its place. Of everywhere only what is of nobody else; in rows of the person (`nas_suas`) also
-- what others share. What the law still keeps of the record is not among them.
create function identidade(a anonimizacoes, nas_suas boolean) returns table (padrao text, troca text)
language sql stable set search_path = public as $$
  with p as (select * from pessoas where id = a.pessoa_id),
  nomes as (
    select p.nome_completo as nome from p
    union select p.nome_social from p
    union select concat_ws(' ', u.nome, u.sobrenome) from usuarios u where u.pessoa_id = a.pessoa_id
    -- Banks cut names.
    union select left(p.nome_completo, 30) from p where length(p.nome_completo) > 32),
  numeros as (
    select p.titulo_eleitor as numero from p
    union select p.pis from p where not a.guardas ? 'trabalhista'
    union select unnest(array[p.rg, p.certidao_nascimento]) from p where not a.guardas ? 'escolar'
    union select c.valor from pessoas_contatos c where c.pessoa_id = a.pessoa_id and c.tipo not in ('email', 'site')
      and (nas_suas or not exists (select 1 from pessoas_contatos o where o.valor = c.valor and o.pessoa_id <> a.pessoa_id))),
  correios as (
    select c.valor as correio from pessoas_contatos c where c.pessoa_id = a.pessoa_id and c.tipo = 'email'
      and (nas_suas or not exists (select 1 from pessoas_contatos o where lower(o.valor) = lower(c.valor) and o.pessoa_id <> a.pessoa_id))
    union select u.email from usuarios u where u.pessoa_id = a.pessoa_id)
  select regexp_replace(c.correio, '([^0-9A-Za-z@])', '\\\1', 'g'), 'apagado@anonimizado.invalid' from correios c
  union all
  select padrao_do_numero(n.numero), '[apagado]' from numeros n where length(regexp_replace(n.numero, '[^0-9]', '', 'g')) >= 6
  union all
  select padrao_do_numero(p.cpf), '[apagado]' from p where a.total and p.cpf is not null
  union all
  select '\*{3}\.' || substr(p.cpf, 4, 3) || '\.' || substr(p.cpf, 7, 3) || '-\*{2}', '[apagado]' from p where a.total and nas_suas and p.cpf is not null
  union all
  select padrao_do_nome(n.nome), 'Pessoa anonimizada ' || p.codigo from nomes n, p
    where a.total and n.nome like '% %'
      and (nas_suas or not exists (select 1 from pessoas o where o.id <> a.pessoa_id and o.nome_busca = f_busca(n.nome)))
$$;
