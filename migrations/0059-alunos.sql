-- pessoas: who was ever enrolled. Lists of students walk the people in the order of their names or codes, and in a register of families most
-- of those are nobody's enrollment: these indexes hold only the ones that may be. Set by the enrollment itself, whoever writes it; never taken back.
alter table pessoas add column aluno boolean not null default false;
update pessoas p set aluno = true where exists (select from matriculas m where m.aluno_id = p.id);
create index pessoas_alunos_nome_idx on pessoas (nome_completo, id) where aluno;
create index pessoas_alunos_codigo_idx on pessoas (codigo, id) where aluno;
create or replace view v_pessoa_resumo as
  select id, codigo, nome, sobrenome, nome_completo, nome_busca, cpf, data_nascimento, data_falecimento, genero, miniatura_arquivo_id, aluno from pessoas;

-- In the order of the people, as everybody who locks several of them does.
create function marcar_alunos() returns trigger language plpgsql as $$
begin
  perform 1 from pessoas where id in (select n.aluno_id from novas n) and not aluno order by id for no key update;
  if found then update pessoas set aluno = true where id in (select n.aluno_id from novas n) and not aluno; end if;
  return null;
end $$;
create trigger matriculas_marcam_alunos after insert on matriculas referencing new table as novas
  for each statement execute function marcar_alunos();
