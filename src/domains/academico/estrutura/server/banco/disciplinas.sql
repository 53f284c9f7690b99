-- A subject of the register.
create view v_disciplina as select id, nome, sigla, area, carga_horaria, tipo, conta_promocao, ordem, ativa from disciplinas;

-- A subject of a class, with its hours (its own, or those of the register) and days.
create view v_turma_disciplina as
  select td.id, td.turma_id, td.disciplina_id, d.nome as disciplina_nome, d.sigla as disciplina_sigla, d.area, d.tipo, d.conta_promocao,
         coalesce(td.carga_horaria, d.carga_horaria) as carga_horaria, td.ordem, d.ordem as ordem_no_boletim, td.data_inicio, td.data_fim
  from turmas_disciplinas td join disciplinas d on d.id = td.disciplina_id;

-- Whether a subject counts for promotion, and of which kind it is, is part of the results of the years that were closed with it.
create view v_disciplina_de_ano_fechado as
  select distinct td.disciplina_id, td.turma_id from turmas_disciplinas td join turmas t on t.id = td.turma_id join cursos c on c.id = t.curso_id
    join v_situacao_do_periodo s on s.ano_letivo_id = t.ano_letivo_id and s.segmentacao_id = c.segmentacao_id
  where s.situacao = 'fechado';

create function verificar_disciplina_em_uso() returns trigger language plpgsql as $$
begin
  if exists (select 1 from v_disciplina_de_ano_fechado where disciplina_id = new.id) then raise exception 'DISCIPLINA_COM_HISTORICO|%', new.nome; end if;
  return new;
end $$;
create trigger disciplinas_em_uso before update on disciplinas
  for each row when (new.conta_promocao <> old.conta_promocao or new.tipo <> old.tipo) execute function verificar_disciplina_em_uso();

-- A subject that the class got again after an act ended it is taken off where nothing hangs on it, as long as that ending can be
-- undone: the undo gives the class the same subject on the same days, so nobody loses what he was taught.
create function disciplina_de_novo(alvo bigint) returns boolean language sql stable set search_path = public as $$
  select exists (select 1 from turmas_disciplinas d
      join turmas_disciplinas a on a.turma_id = d.turma_id and a.disciplina_id = d.disciplina_id and a.id <> d.id and a.data_fim < d.data_inicio
      join turmas_disciplinas_encerramentos e on e.turma_disciplina_id = a.id and e.desfaz_id is null and e.data_fim = a.data_fim
      join turmas t on t.id = d.turma_id join cursos c on c.id = t.curso_id
      left join v_periodo_da_segmentacao p on p.ano_letivo_id = t.ano_letivo_id and p.segmentacao_id = c.segmentacao_id
    where d.id = alvo and coalesce(p.aberto, true) and not exists (select 1 from turmas_disciplinas_encerramentos u where u.desfaz_id = e.id))
$$;

-- After an ending the subject ends on that day; after its undo it does not end; an undo is of an ending of the same subject.
create function verificar_encerramento_da_disciplina() returns trigger language plpgsql as $$
declare fim date;
begin
  select data_fim into fim from turmas_disciplinas where id = new.turma_disciplina_id;
  if fim is distinct from (case when new.desfaz_id is null then new.data_fim end)
     or new.desfaz_id is not null and not exists (select 1 from turmas_disciplinas_encerramentos e
       where e.id = new.desfaz_id and e.turma_disciplina_id = new.turma_disciplina_id and e.desfaz_id is null and e.data_fim = new.data_fim) then
    raise exception 'ENCERRAMENTO_INCOERENTE|disciplina %', new.turma_disciplina_id;
  end if;
  return null;
end $$;
create constraint trigger turmas_disciplinas_encerramentos_coerentes after insert on turmas_disciplinas_encerramentos
  deferrable initially deferred for each row execute function verificar_encerramento_da_disciplina();
