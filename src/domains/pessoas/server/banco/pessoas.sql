-- A person in a line, for every room that shows or finds people.
create view v_pessoa_resumo as
  select id, codigo, nome, sobrenome, nome_completo, nome_busca, cpf, data_nascimento, data_falecimento, genero, miniatura_arquivo_id, aluno from pessoas;

-- A registered parent is told by their name of today; of one whose name was erased stays what was written, which is a datum of the child.
create view v_pessoa_filiacao_nome as
  select f.id, f.pessoa_id, f.tipo, coalesce(o.nome_completo, f.nome) as nome from pessoas_filiacoes f
    left join pessoas o on o.id = f.filiado_pessoa_id and not exists (select from v_pessoa_anonimizada a where a.pessoa_id = o.id);

-- What identifies a person on paper.
create view v_pessoa_identificacao as
  select p.id, p.nome_completo, p.nome_social, p.cpf, p.rg, p.rg_orgao_emissor, p.rg_uf, p.certidao_nascimento, p.data_nascimento, p.naturalidade, p.naturalidade_uf,
         p.nacionalidade, p.genero,
         -- As it was written before 2010.
         'termo ' || p.certidao_termo || coalesce(', livro ' || p.certidao_livro, '') || coalesce(', folha ' || p.certidao_folha, '') as certidao_antiga,
         (select array_agg(f.nome order by case f.tipo when 'mae' then 0 when 'pai' then 1 else 2 end, f.id)
            from v_pessoa_filiacao_nome f where f.pessoa_id = p.id) as filiacao
  from pessoas p;

-- Registered parents who are people of the register themselves, for whoever proposes guardians.
create view v_pessoa_filiacao as
  select id, pessoa_id, tipo, filiado_pessoa_id from pessoas_filiacoes where filiado_pessoa_id is not null;

-- The telephones, mail addresses and sites of a person.
create view v_pessoa_contato as
  select id, pessoa_id, tipo, valor, principal from pessoas_contatos;

-- The addresses of a person, by number alone.
create view v_pessoa_endereco as
  select id, pessoa_id from pessoas_enderecos;

-- The photo of a person, by the number of its file.
create view v_pessoa_foto as select id, foto_arquivo_id from pessoas where foto_arquivo_id is not null;
