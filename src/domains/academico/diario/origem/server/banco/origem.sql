-- The etapas that had begun when a student came, that is, before the first day on which he sat in a class of the enrollment, and whether they had ended.
create view v_etapa_antes_da_entrada as
  select x.matricula_id, x.entrada, u.turma_id, e.etapa_id, e.nome, e.data_inicio, e.data_fim,
    e.data_fim < x.entrada as terminou
  from (select matricula_id, min(data_inicio) as entrada from v_lugar_na_turma group by matricula_id) x
    join v_matricula_ultima_turma u on u.matricula_id = x.matricula_id join v_etapa_da_turma e on e.turma_id = u.turma_id and e.data_inicio < x.entrada;

-- The averages of origin that count: of an etapa that the student did not begin with us. One typed before his entry was corrected to an earlier day counts no more.
create view v_nota_de_origem as
  select n.matricula_id, n.disciplina_id, n.etapa_id, n.media, n.conceito
  from origens_notas n join v_etapa e on e.id = n.etapa_id
  where e.data_inicio < (select min(l.data_inicio) from v_lugar_na_turma l where l.matricula_id = n.matricula_id);

-- What was brought is part of the year: it changes as long as that of the class is open, whatever etapas of it are closed.
create function verificar_origem() returns trigger language plpgsql set search_path = public as $$
declare alvo bigint;
begin
  if tg_op = 'DELETE' then alvo := old.matricula_id; else alvo := new.matricula_id; end if;
  perform exigir_etapa_aberta(u.turma_id, null) from v_matricula_ultima_turma u where u.matricula_id = alvo;
  return null;
end $$;
create trigger origens_notas_em_ano_aberto after insert or delete on origens_notas for each row execute function verificar_origem();
create trigger origens_frequencias_em_ano_aberto after insert or delete on origens_frequencias for each row execute function verificar_origem();
