-- The main address of a person, or the first one where none is marked.
create view v_pessoa_endereco_principal as
  select distinct on (pessoa_id) pessoa_id, cep, logradouro, numero, complemento, bairro, cidade, uf, pais
  from pessoas_enderecos order by pessoa_id, principal desc, id;

-- What a bank registers: the main address in Brazil, of who may live abroad.
create view v_pessoa_endereco_no_brasil as
  select distinct on (pessoa_id) pessoa_id, cep, logradouro, numero, complemento, bairro, cidade, uf
  from pessoas_enderecos where pais = 'Brasil' order by pessoa_id, principal desc, id;
