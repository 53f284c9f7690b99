-- Who could go on, with which papers the register holds of him (not the papers), each table joined once.
create view v_matricula_para_renovar as
  select m.id, m.codigo, m.aluno_id, p.nome_completo as aluno_nome, p.codigo as aluno_codigo, m.movimento, m.resultado, m.curso_id, c.segmentacao_id, m.ano_letivo_id,
         e.turma_id, t.nome as turma_nome, t.turno, t.grupo_turma_id, p.data_nascimento, p.data_falecimento is not null as falecido, f.tem_cpf, f.tem_identidade
  from matriculas m
  join pessoas p on p.id = m.aluno_id
  join v_pessoa_completude f on f.pessoa_id = p.id
  join cursos c on c.id = m.curso_id
  left join enturmacoes e on e.matricula_id = m.id and e.data_fim is null
  left join turmas t on t.id = e.turma_id;

-- A guardian as re-enrollment judges one: with a CPF or without, alive or not.
create view v_responsavel_para_renovar as
  select r.id, r.matricula_id, r.pessoa_id, p.nome_completo, r.parentesco, r.pedagogico, r.financeiro, r.percentual, p.cpf is not null as tem_cpf,
         p.data_falecimento is not null as falecido
  from matriculas_responsaveis r join pessoas p on p.id = r.pessoa_id;
