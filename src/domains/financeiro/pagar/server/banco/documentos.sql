-- The number by which a document of a supplier is known, however it is written: NF-e nº 000.123, DANFE 123, Boleto NF 123 and 123 are one. What
-- follows it stays with it: a series, or, as banks write it on their slips, an installment.
create function numero_do_documento(documento text) returns text language sql immutable strict as $$
  select regexp_replace(regexp_replace(regexp_replace(n.numero, '[[:space:]]*([-/])[[:space:]]*', '\1', 'g'), '(?<=[0-9])[[:space:]]+(?=[0-9A-Z])', '/', 'g'), '[[:space:]]', '', 'g')
  from (select regexp_replace(regexp_replace(regexp_replace(regexp_replace(upper(documento), '[.º°()]', '', 'g'),
    '^.*[^A-Z](?=(NF|NOTA|DANF|RPS)[^0-9]*[0-9])', ''), '[-/,[:space:]]*S[EÉ]RIE[:[:space:]]*', '/'),
    '^([-/:[:space:]]|BOL(ETO)?|DUP(L(ICATA)?)?|REF|NOTA|FISCAL|D[EAO]|SERVI[CÇ]OS?|ELETR[OÔ]NICA|DANFS?E|RPS|NFS?-?E?|N[OR]?|N[UÚ]M(ERO)?)*0*(?=[0-9])', '') as numero) n
$$;

-- The number alone. An invoice and a bill of the same number are one purchase: on a bill nobody tells a series from an installment (123/1, 123-A,
-- 123 parc. 1 de 2, 123 2ª parcela). What follows a year is the number itself: 2026/41.
create function numero_sem_serie(documento text) returns text language sql immutable strict as $$
  select case when n.numero ~ '^(19|20)[0-9]{2}[-/]' then n.numero
    else regexp_replace(n.numero, '^([0-9]+)(([-/]|[-/]?P(ARC(ELA)?)?[-/]?)[0-9]{1,3}(([-/]|/?DE/?)[0-9]{1,3})?|[-/]?[0-9]{1,2}[ªA]/?P(ARC(ELA)?)?|[-/]?(P(ARC(ELA)?)?)?[-/]?[UÚ]NICA|[-/]?[A-Z])$', '\1') end
  from (select numero_do_documento(documento) as numero) n
$$;

-- Of what kind it says to be: services are numbered apart from goods. A bare number says nothing, nor do NF, NF-e or Nota, which people write of both.
create function especie_do_documento(documento text) returns text language sql immutable strict as $$
  select case when upper(documento) ~ '((^|[^A-Z])NFS|DANFSE|RPS|SERVI)' then 'servico' when upper(documento) ~ 'DANFE' then 'outra' end
$$;
