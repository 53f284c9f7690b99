-- The number by which a document of a supplier is known, however it is written, and which part of it this one is. The first digits after what says
-- that a number follows (NF, Nota, DANFE, RPS, duplicata, título), or those with which the text begins, are the number; what else has digits tells
-- the part, an installment or a series, for on a bill nobody tells the two apart: NF-e nº 000.123, Boleto NF 123 and 123 are one; 123-2, 123/2,
-- NF 123 2 de 3 and 2ª parcela NF 123 are its second part. What follows a year is the number itself: 2026/41. Of other words (Fatura 12) the whole
-- text is the number, and a text without digits has none: it identifies nothing.
create function partes_do_documento(documento text, out numero text, out parcela text) language sql immutable strict as $$
  select coalesce(n.lido[1], n.inteiro), ltrim(coalesce(substring(n.lido[2] from '[0-9]+'), n.antes,
    substring(n.lido[2] from '^[^a-z]*([a-z]|entrada)[^a-z]*$')), '0')
  from (select coalesce(regexp_match(e.texto, e.marca || e.digitos), regexp_match(e.texto, e.comeco || e.digitos)) as lido,
      substring(e.texto from '([0-9]+).*' || e.marca || e.digitos) as antes,
      case when e.texto ~ '[0-9]' then regexp_replace(regexp_replace(e.texto, '[^a-z0-9]+', '/', 'g'), '(?<=[a-z])/(?=[0-9])', '', 'g') end as inteiro
    from (select regexp_replace(regexp_replace(f_busca(translate(documento, '°º', '')), '(?<=[0-9]|\m[a-z])[.]', '', 'g'), '\s*([-/])\s*', '\1', 'g') as texto,
      '(?<![a-z])(?:nf|nota|danf|rps|dup|doc|tit|d[mp](?![a-z]))[^0-9]*' as marca,
      '^(?:[^a-z0-9]|bol(?:eto)?|ref|d[eao]|servicos?|eletronica|n[ro]?|num(?:ero)?)*' as comeco,
      '0*((?:(?:19|20)[0-9]{2}[-/])?[0-9]+)(.*)$' as digitos) e) n
$$;

-- Of what kind it says to be: services are numbered apart from goods. A bare number says nothing, nor do NF, NF-e or Nota, which people write of both.
create function especie_do_documento(documento text) returns text language sql immutable strict as $$
  select case when upper(documento) ~ '((^|[^A-Z])NFS|DANFSE|RPS|SERVI)' then 'servico' when upper(documento) ~ 'DANFE' then 'outra' end
$$;
