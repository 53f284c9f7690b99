-- pessoas: an address abroad has no CEP and no Brazilian state; its postal code stands as its country writes it. One spelling of our own
-- country tells which of both an address is.
update pessoas_enderecos set pais = 'Brasil' where pais <> 'Brasil' and f_busca(pais) in ('brasil', 'brazil', 'br');
alter table pessoas_enderecos alter column cep drop not null, alter column uf drop not null,
  drop constraint pessoas_enderecos_cep_check, drop constraint pessoas_enderecos_uf_check;
-- The state was asked of addresses abroad too: what stands there says nothing.
update pessoas_enderecos set uf = null, cidade_ibge = null where pais <> 'Brasil';
alter table pessoas_enderecos
  add constraint pessoas_enderecos_brasil_check check (pais <> 'Brasil'
    or (cep is not null and cep ~ '^[0-9]{8}$' and cep <> '00000000' and uf is not null and uf ~ '^[A-Z]{2}$')),
  add constraint pessoas_enderecos_exterior_check check (pais = 'Brasil'
    or (uf is null and cidade_ibge is null and coalesce(length(cep) between 1 and 12, true) and f_busca(pais) not in ('brasil', 'brazil', 'br')));

create or replace view v_pessoa_endereco_principal as
  select distinct on (pessoa_id) pessoa_id, cep, logradouro, numero, complemento, bairro, cidade, uf, pais
  from pessoas_enderecos order by pessoa_id, principal desc, id;
-- What a bank registers: the main address in Brazil, of who may live abroad.
create view v_pessoa_endereco_no_brasil as
  select distinct on (pessoa_id) pessoa_id, cep, logradouro, numero, complemento, bairro, cidade, uf
  from pessoas_enderecos where pais = 'Brasil' order by pessoa_id, principal desc, id;

-- rh: a field that a protocol asks to change may be an address, which is more than a text.
alter table protocolos_campos alter column valor_atual type jsonb using to_jsonb(valor_atual),
  alter column valor_proposto type jsonb using to_jsonb(valor_proposto);
