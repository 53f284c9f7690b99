-- An enrollment in a line: student, course, year, state and the class where the student sits.
create view v_matricula_resumo as
  select m.id, m.codigo, m.aluno_id, p.nome_completo as aluno_nome, p.nome_busca as aluno_nome_busca, p.codigo as aluno_codigo, p.cpf as aluno_cpf,
         m.curso_id, c.nome as curso_nome, c.segmentacao_id, c.segmentacao_nome, m.ano_letivo_id, a.ano, m.movimento, m.resultado, m.plano_adaptado,
         m.movimento in ('pre_matricula', 'ativa') as ativa, m.data_matricula, m.data_saida, e.turma_id, t.nome as turma_nome, t.turno, e.numero_chamada
  from matriculas m
  join pessoas p on p.id = m.aluno_id
  join v_curso c on c.id = m.curso_id
  join anos_letivos a on a.id = m.ano_letivo_id
  left join enturmacoes e on e.matricula_id = m.id and e.data_fim is null
  left join turmas t on t.id = e.turma_id;

-- Narrow enough to be counted from an index alone.
create view v_matricula_ativa as select id, ano_letivo_id, data_matricula from matriculas where movimento in ('pre_matricula', 'ativa');

-- Who studies in a year or studied it to its end: what is counted of a year leaves out who left in the middle of it.
create view v_matricula_do_ano as select id, curso_id, ano_letivo_id from matriculas where movimento in ('pre_matricula', 'ativa', 'concluida');

-- The state and version of an enrollment, for who only asks that.
create view v_matricula_estado as select id, codigo, aluno_id, curso_id, ano_letivo_id, movimento, resultado, plano_adaptado, versao from matriculas;

-- A register that recorded years hang on does not change them behind their back, nor leaves what goes on without it.
create view v_matricula_em_andamento as
  select m.id, m.curso_id, c.segmentacao_id, m.ano_letivo_id from matriculas m join cursos c on c.id = m.curso_id
  where m.movimento in ('pre_matricula', 'ativa') and not exists (select 1 from v_situacao_do_periodo s
    where s.ano_letivo_id = m.ano_letivo_id and s.segmentacao_id = c.segmentacao_id and s.situacao = 'fechado');

-- Students who died: nobody writes to their families about money, nobody charges them.
create view v_aluno_falecido as
  select p.id as aluno_id, p.data_falecimento from pessoas p
  where p.data_falecimento is not null and exists (select 1 from matriculas m where m.aluno_id = p.id);

-- In the order of the people, as everybody who locks several of them does.
create function marcar_alunos() returns trigger language plpgsql as $$
begin
  perform 1 from pessoas where id in (select n.aluno_id from novas n) and not aluno order by id for no key update;
  if found then update pessoas set aluno = true where id in (select n.aluno_id from novas n) and not aluno; end if;
  return null;
end $$;
create trigger matriculas_marcam_alunos after insert on matriculas referencing new table as novas
  for each statement execute function marcar_alunos();
