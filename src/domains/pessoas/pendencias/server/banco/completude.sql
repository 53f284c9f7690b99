-- What of a registration stands, as the rules of pendências ask for it. Who asks for one column pays for one.
create view v_pessoa_completude as
  select p.id as pessoa_id, p.cpf is not null as tem_cpf,
         (p.rg is not null or p.certidao_nascimento is not null or p.certidao_termo is not null) as tem_identidade,
         p.data_nascimento is not null as tem_nascimento, (p.naturalidade is not null and p.naturalidade_uf is not null) as tem_naturalidade,
         exists (select 1 from pessoas_filiacoes f where f.pessoa_id = p.id) as tem_filiacao,
         exists (select 1 from pessoas_enderecos e where e.pessoa_id = p.id and e.pais = 'Brasil') as tem_endereco,
         exists (select 1 from pessoas_contatos c where c.pessoa_id = p.id and c.tipo = 'email') as tem_email
  from pessoas p;
