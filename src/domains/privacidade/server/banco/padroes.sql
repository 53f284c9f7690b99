-- How a name is found in a text: in any case, with or without accents, however it is spaced.
create function padrao_do_nome(nome text) returns text language sql immutable strict set search_path = public as $$
  select '\m' || replace(replace(replace(replace(replace(replace(replace(
    regexp_replace(regexp_replace(btrim(f_busca(nome)), '[^a-z0-9 ]', '.', 'g'), ' +', '\\s+', 'g'),
    'a', '[aáàâãäAÁÀÂÃÄ]'), 'e', '[eéèêëEÉÈÊË]'), 'i', '[iíìîïIÍÌÎÏ]'), 'o', '[oóòôõöOÓÒÔÕÖ]'), 'u', '[uúùûüUÚÙÛÜ]'), 'c', '[cçCÇ]'), 'n', '[nñNÑ]') || '\M'
$$;

-- How a number is found in a text: with or without its mask, and with the code of the country before it.
create function padrao_do_numero(numero text) returns text language sql immutable strict set search_path = public as $$
  select '\m(?:55[-./() ]*)?' || regexp_replace(regexp_replace(numero, '[^0-9A-Za-z]', '', 'g'), '([0-9A-Za-z])(?=.)', '\1[-./() ]*', 'g') || '\M'
$$;

-- A telephone without the code of the country, as people write it.
create function telefone_sem_pais(numero text) returns text language sql immutable strict set search_path = public as $$
  select case when d.digitos ~ '^55[0-9]{10,11}$' then substr(d.digitos, 3) else numero end
  from (select regexp_replace(numero, '[-+./() ]', '', 'g') as digitos) d
$$;

-- How an address of mail is found in a text: whole, not as the end or the beginning of another.
create function padrao_do_correio(correio text) returns text language sql immutable strict set search_path = public as $$
  select '(?<![0-9A-Za-z._%+-])' || regexp_replace(correio, '([^0-9A-Za-z@])', '\\\1', 'g') || '(?![0-9A-Za-z-]|\.[0-9A-Za-z])'
$$;

-- Each text replaced by its own, in order.
create function trocar_todos(texto text, padroes text[], trocas text[]) returns text language plpgsql immutable strict set search_path = public as $$
declare i int;
begin
  for i in 1 .. cardinality(padroes) loop texto := regexp_replace(texto, padroes[i], trocas[i], 'gi'); end loop;
  return texto;
end $$;

-- Each text replaced by its own in what a JSON says, and in nothing else: numbers stay numbers.
create function trocar_em_json(valor jsonb, padroes text[], trocas text[]) returns jsonb language plpgsql immutable strict set search_path = public as $$
begin
  return case jsonb_typeof(valor)
    when 'object' then (select coalesce(jsonb_object_agg(trocar_todos(x.key, padroes, trocas), trocar_em_json(x.value, padroes, trocas)), '{}')
      from jsonb_each(valor) x)
    when 'array' then (select coalesce(jsonb_agg(trocar_em_json(x.value, padroes, trocas) order by x.ordinality), '[]')
      from jsonb_array_elements(valor) with ordinality x)
    when 'string' then to_jsonb(trocar_todos(valor #>> '{}', padroes, trocas))
    else valor end;
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

-- Whether a name tells this person alone: of more than one word, and not in the name of anybody else, whole or as a part of it.
create function nome_so_de(de bigint, qual text) returns boolean language sql stable strict set search_path = public as $$
  select qual like '% %' and not exists (select 1 from pessoas o where o.id <> de and (
    o.nome_busca like '%' || f_busca(qual) || '%' and o.nome_completo ~* padrao_do_nome(qual)
    or o.nome_social is not null and f_busca(o.nome_social) like '%' || f_busca(qual) || '%' and o.nome_social ~* padrao_do_nome(qual)))
$$;

-- What tells a person in a text, and what stands in its place. Of everywhere only what is of nobody else; in rows of the person (`nas_suas`) also
-- what others share, and short numbers, which elsewhere may be anything. What the law still keeps of the record is not among them.
create function identidade(a anonimizacoes, nas_suas boolean) returns table (padrao text, troca text)
language sql stable set search_path = public as $$
  with p as (select * from pessoas where id = a.pessoa_id),
  nomes as (
    select p.nome_completo as nome from p
    union select p.nome_social from p
    union select concat_ws(' ', u.nome, u.sobrenome) from usuarios u where u.pessoa_id = a.pessoa_id
    -- Banks cut names.
    union select left(p.nome_completo, 30) from p where length(p.nome_completo) > 32),
  -- Two codes that were alone in their register stay two.
  sinal as (select '[apagado' || coalesce(' ' || a.id, '') || ']' as sinal),
  numeros as (
    select p.titulo_eleitor as numero from p
    union select p.pis from p where not a.guardas ? 'trabalhista'
    union select unnest(array[p.rg, p.certidao_nascimento]) from p where not a.guardas ? 'escolar'
    union select telefone_sem_pais(c.valor) from pessoas_contatos c where c.pessoa_id = a.pessoa_id and c.tipo not in ('email', 'site')
      and (nas_suas or not exists (select 1 from pessoas_contatos o where o.valor = c.valor and o.pessoa_id <> a.pessoa_id))),
  correios as (
    select c.valor as correio from pessoas_contatos c where c.pessoa_id = a.pessoa_id and c.tipo = 'email'
      and (nas_suas or not exists (select 1 from pessoas_contatos o where lower(o.valor) = lower(c.valor) and o.pessoa_id <> a.pessoa_id))
    union select u.email from usuarios u where u.pessoa_id = a.pessoa_id)
  select padrao_do_correio(c.correio), 'apagado@anonimizado.invalid' from correios c
  union all
  select padrao_do_numero(n.numero), s.sinal from numeros n, sinal s
    where length(regexp_replace(n.numero, '[^0-9]', '', 'g')) >= case when nas_suas then 6 else 11 end
  union all
  select padrao_do_numero(p.cpf), s.sinal from p, sinal s where a.total and p.cpf is not null
  union all
  select '\*{3}\.' || substr(p.cpf, 4, 3) || '\.' || substr(p.cpf, 7, 3) || '-\*{2}', s.sinal from p, sinal s where a.total and nas_suas and p.cpf is not null
  union all
  select padrao_do_nome(n.nome), 'Pessoa anonimizada ' || p.codigo from nomes n, p
    where a.total and n.nome <> '' and (nas_suas or nome_so_de(a.pessoa_id, n.nome))
$$;

-- A text without what tells the person, before the anonimização that it explains is recorded.
create function sem_identidade(pessoa bigint, total boolean, guardas jsonb, texto text) returns text language plpgsql stable set search_path = public as $$
declare a anonimizacoes; padroes text[]; trocas text[];
begin
  a.pessoa_id := pessoa; a.total := total; a.guardas := guardas;
  select coalesce(array_agg(i.padrao), '{}'), coalesce(array_agg(i.troca), '{}') into padroes, trocas from identidade(a, true) i;
  return trocar_todos(texto, padroes, trocas);
end $$;
