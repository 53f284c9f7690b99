create view v_escola as select nome, cnpj, inep, cidade, uf, endereco, telefone, email, versao from escola;
