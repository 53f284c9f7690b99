-- matriculas: the state table of the result. Like the movement, it changes only as its table says, and only while the student is there.
create function verificar_resultado() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then raise exception 'RESULTADO_TRANSICAO_PROIBIDA|matricula %: começa em %', new.id, new.resultado; end if;
  -- The movement before the change: who is completed or leaves in the same statement had the result already.
  if old.movimento <> 'ativa' then raise exception 'RESULTADO_DE_MATRICULA_PARADA|matricula %: %', new.id, old.movimento; end if;
  if not (case new.resultado
      when 'em_exame' then old.resultado = 'cursando'
      when 'aprovado_apos_exame' then old.resultado = 'em_exame'
      when 'aprovado_pelo_conselho' then old.resultado in ('em_exame', 'reprovado_por_nota')
      when 'cursando' then true
      else old.resultado in ('cursando', 'em_exame') end) then
    raise exception 'RESULTADO_TRANSICAO_PROIBIDA|matricula %: de % para %', new.id, old.resultado, new.resultado;
  end if;
  return new;
end $$;
create trigger matriculas_resultado_inicial before insert on matriculas
  for each row when (new.resultado <> 'cursando') execute function verificar_resultado();
create trigger matriculas_resultado_transicao before update of resultado on matriculas
  for each row when (new.resultado <> old.resultado) execute function verificar_resultado();

-- matriculas: who takes away a guardian waits for whoever takes away another one of the same enrollment, so that neither believes that
-- the other's still answers. A guardian that comes takes nothing away and waits for nobody.
create or replace function verificar_responsaveis() returns trigger language plpgsql as $$
declare alvo bigint; m record; r record;
begin
  -- Branches, not a case expression: a record has no field of the other table.
  if tg_table_name = 'matriculas' then alvo := new.id; elsif tg_op = 'DELETE' then alvo := old.matricula_id; else alvo := new.matricula_id; end if;
  if tg_table_name = 'matriculas_responsaveis' and tg_op <> 'INSERT' then perform 1 from matriculas where id = alvo for no key update; end if;
  select movimento into m from matriculas where id = alvo;
  if not found or m.movimento not in ('pre_matricula', 'ativa') then return null; end if;
  select count(*) filter (where pedagogico) as pedagogicos, count(*) filter (where financeiro) as financeiros, coalesce(sum(percentual), 0) as soma
    into r from matriculas_responsaveis where matricula_id = alvo;
  if r.pedagogicos = 0 then raise exception 'RESPONSAVEL_PEDAGOGICO_AUSENTE|matricula %', alvo; end if;
  if r.financeiros = 0 then raise exception 'RESPONSAVEL_FINANCEIRO_AUSENTE|matricula %', alvo; end if;
  if r.soma <> 100 then raise exception 'PERCENTUAIS_NAO_SOMAM_100|matricula %: %', alvo, r.soma; end if;
  return null;
end $$;

-- estrutura: the end of a subject of a class is an act, and so is its undo. It keeps the assignments that it cut short or that never
-- began because of it, as they were: the undo puts back exactly these.
create table turmas_disciplinas_encerramentos (
  id bigint generated always as identity primary key,
  turma_disciplina_id bigint not null references turmas_disciplinas on delete cascade,
  data_fim date not null,
  docentes jsonb not null default '[]' constraint turmas_disciplinas_encerramentos_docentes_check check (jsonb_typeof(docentes) = 'array'),
  desfaz_id bigint constraint turmas_disciplinas_encerramentos_desfaz_key unique references turmas_disciplinas_encerramentos on delete cascade,
  usuario_id bigint,
  usuario_nome text not null,
  created_at timestamptz not null default clock_timestamp()
);
create index turmas_disciplinas_encerramentos_disciplina_idx on turmas_disciplinas_encerramentos (turma_disciplina_id, id desc);
-- It goes only with a subject on which nothing hangs.
create trigger turmas_disciplinas_encerramentos_imutaveis before update on turmas_disciplinas_encerramentos for each row execute function recusar_alteracao();
create trigger turmas_disciplinas_encerramentos_sem_truncate before truncate on turmas_disciplinas_encerramentos for each statement execute function recusar_alteracao();

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

-- contratos: what is typed without a price does not pass, in one contract, what a year of the course costs (Lei 9.870/1999, art. 1), unless
-- the contract says why; and never a million, which is a slip of the zeros.
alter table contratos add column motivo_acima_da_anuidade text
  constraint contratos_motivo_acima_da_anuidade_check check (length(motivo_acima_da_anuidade) between 3 and 300);
create function verificar_valor_digitado() returns trigger language plpgsql as $$
declare alvo bigint; soma bigint; motivo text; anuidade bigint;
begin
  if tg_table_name = 'contratos' then alvo := new.id; else alvo := new.contrato_id; end if;
  select sum(l.valor_centavos) into soma from contratos_precos l where l.contrato_id = alvo and l.preco_id is null;
  if soma > 100000000 then raise exception 'VALOR_DIGITADO_EXCESSIVO|contrato %', alvo; end if;
  select c.motivo_acima_da_anuidade, (select max(p.valor_centavos) from precos p where p.ativo and p.tipo = 'anuidade'
      and p.ano_letivo_id = m.ano_letivo_id and (p.curso_id is null or p.curso_id = m.curso_id)) into motivo, anuidade
    from contratos c join matriculas m on m.id = c.matricula_id where c.id = alvo;
  if motivo is null and soma > anuidade then raise exception 'VALOR_ACIMA_DA_ANUIDADE|contrato %', alvo; end if;
  return null;
end $$;
create constraint trigger contratos_precos_digitados after insert or update of preco_id, valor_centavos on contratos_precos
  deferrable initially deferred for each row when (new.preco_id is null) execute function verificar_valor_digitado();
create constraint trigger contratos_motivo_da_anuidade after update of motivo_acima_da_anuidade on contratos
  deferrable initially deferred for each row when (new.motivo_acima_da_anuidade is null and old.motivo_acima_da_anuidade is not null)
  execute function verificar_valor_digitado();

-- contratos: which of them an addendum in force gave a discount.
create view v_contrato_com_desconto_de_aditivo as
  select distinct a.contrato_id from aditivos a join aditivos_termos t on t.aditivo_id = a.id where a.situacao = 'vigente' and t.tipo = 'incluir_desconto';
