-- A line names a subject of the school of its year: of the institution, or ours in a year of this school.
create function verificar_disciplina_do_historico() returns trigger language plpgsql as $$
begin
  if exists (select 1 from historicos_anos a left join instituicoes_disciplinas i on i.id = new.instituicao_disciplina_id
      where a.id = new.historico_ano_id and a.instituicao_id is distinct from i.instituicao_id) then
    raise exception 'HISTORICO_DISCIPLINA_DE_OUTRA_ESCOLA|%', new.historico_ano_id;
  end if;
  return null;
end $$;
create constraint trigger historicos_disciplinas_escola after insert or update on historicos_disciplinas
  deferrable initially deferred for each row execute function verificar_disciplina_do_historico();

-- The class of a year is one of its school and year.
create function verificar_turma_do_historico() returns trigger language plpgsql as $$
begin
  if not exists (select 1 from instituicoes_turmas t where t.id = new.instituicao_turma_id and t.instituicao_id = new.instituicao_id and t.ano = new.ano) then
    raise exception 'HISTORICO_TURMA_DE_OUTRA_ESCOLA|%', new.id;
  end if;
  return null;
end $$;
create constraint trigger historicos_anos_turma after insert or update on historicos_anos
  for each row when (new.instituicao_turma_id is not null) execute function verificar_turma_do_historico();

-- What is cancelled gets no second copy, and copies are counted without a hole.
create function verificar_via_do_historico() returns trigger language plpgsql as $$
begin
  if exists (select 1 from historicos_cancelamentos c where c.emitido_id = new.emitido_id)
     or new.via <> (select count(*) + 1 from historicos_vias v where v.emitido_id = new.emitido_id) then
    raise exception 'HISTORICO_VIA_RECUSADA|%', new.emitido_id;
  end if;
  return null;
end $$;
create constraint trigger historicos_vias_contadas after insert on historicos_vias for each row execute function verificar_via_do_historico();

-- The fingerprint of everything that is printed on a transcript. It is kept in the audit trail, whose chain shows if a row of it changed.
create function impressao_do_historico(h historicos_emitidos) returns text language sql stable set search_path = public as $$
  select encode(sha256(convert_to(jsonb_build_array(h.numero, h.tipo, h.aluno_id, h.ate_ano, h.data_emissao, h.codigo_verificacao, h.usuario_nome, h.conteudo)::text, 'UTF8')), 'hex')
$$;

-- Whether a transcript still is what was issued, by the first fingerprint that the trail has of it.
create function historico_intacto(h historicos_emitidos) returns boolean language sql stable set search_path = public as $$
  select coalesce((select a.depois ->> 'impressao' from auditoria a where a.alvo_tipo = 'historico_emitido' and a.alvo_id = h.id and a.depois ? 'impressao'
    order by a.seq limit 1) = impressao_do_historico(h), false)
$$;

-- The public page confirms only what is as it was issued, and says what was cancelled, and since when.
create view v_historico_conferencia as
  select h.codigo_verificacao, case h.tipo when 'parcial' then 'historico_parcial' else 'historico' end as tipo, h.numero, h.data_emissao,
    h.conteudo #>> '{corpo,aluno,nome}' as aluno_nome, h.conteudo #>> '{corpo,escola,nome}' as escola_nome, c.data_cancelamento
  from historicos_emitidos h left join historicos_cancelamentos c on c.emitido_id = h.id where historico_intacto(h);

-- The newest transcript that stands of each student for whom one is prepared, for lists and reports.
create view v_historico_do_aluno as
  select h.aluno_id, e.id as emitido_id, e.numero, e.tipo, e.ate_ano, e.data_emissao
  from historicos h left join lateral (select x.id, x.numero, x.tipo, x.ate_ano, x.data_emissao from historicos_emitidos x
      where x.aluno_id = h.aluno_id and not exists (select 1 from historicos_cancelamentos c where c.emitido_id = x.id)
      order by x.id desc limit 1) e on true;
