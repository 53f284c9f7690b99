-- Who the school is, as papers show it.
create view v_escola as select nome, cnpj, inep, cidade, uf, endereco, telefone, email, versao from escola;
