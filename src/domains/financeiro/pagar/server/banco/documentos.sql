-- The number by which a document of a supplier is known, however it is written: NF-e nº 000.123, Nota 123 and 123 are one. A series stays with it.
create function numero_do_documento(documento text) returns text language sql immutable strict as $$
  select regexp_replace(regexp_replace(regexp_replace(upper(documento), '[.[:space:]º°]', '', 'g'),
    '^(NOTA)?(FISCAL)?(NFS?-?E?)?(N[OR]?|NUM)?[:-]?(?=[0-9])', ''), '^0+(?=[0-9])', '')
$$;

-- Of what kind it says to be: services are numbered apart from goods; a bare number says nothing.
create function especie_do_documento(documento text) returns text language sql immutable strict as $$
  select case when upper(documento) ~ '^[[:space:]]*NFS' then 'servico' when upper(documento) ~ '[A-Z]' then 'outra' end
$$;
