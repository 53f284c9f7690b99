-- A guardian of an enrollment with the name, the CPF and the share.
create view v_matricula_responsavel as
  select r.id, r.matricula_id, r.pessoa_id, p.nome_completo, p.cpf, r.parentesco, r.pedagogico, r.financeiro, r.percentual
  from matriculas_responsaveis r join pessoas p on p.id = r.pessoa_id;

-- An enrollment that is alive has at least one guardian of each kind and its shares sum to exactly 100. Who takes away a guardian waits for
-- whoever takes away another one of the same enrollment, so that neither believes that the other’s still answers; one that comes waits for nobody.
create function verificar_responsaveis() returns trigger language plpgsql as $$
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
create constraint trigger matriculas_responsaveis_minimos after insert or update or delete on matriculas_responsaveis
  deferrable initially deferred for each row execute function verificar_responsaveis();
create constraint trigger matriculas_tem_responsaveis after insert or update on matriculas
  deferrable initially deferred for each row execute function verificar_responsaveis();
