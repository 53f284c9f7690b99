-- What a council said stays as the closing of the year took it: of its class, and of every class whose year closed with somebody it spoke of.
create function conselho_de_ano_fechado(alvo bigint, da_turma bigint) returns text language sql stable set search_path = public as $$
  select t.nome from fechamentos f join turmas t on t.id = f.turma_id
  where f.etapa_id is null and f.reaberto_em is null and (f.turma_id = da_turma
    or exists (select 1 from conselhos_alunos a join resultados_alunos r on r.matricula_id = a.matricula_id where a.conselho_id = alvo and r.fechamento_id = f.id))
  order by t.nome limit 1
$$;

-- A council is of an etapa that its class has. With minutes it only goes back to being open, or is cancelled; cancelled it stays.
create function verificar_conselho() returns trigger language plpgsql set search_path = public as $$
declare fechada text;
begin
  fechada := conselho_de_ano_fechado(new.id, new.turma_id);
  if fechada is not null then raise exception 'CONSELHO_DE_ANO_FECHADO|%', fechada; end if;
  if new.etapa_id is not null and not exists (select 1 from v_etapa_da_turma e where e.turma_id = new.turma_id and e.etapa_id = new.etapa_id) then
    raise exception 'CONSELHO_DE_OUTRA_ETAPA|%', new.turma_id;
  end if;
  if tg_op = 'INSERT' then return new; end if;
  if old.situacao = 'cancelado' or (old.turma_id, old.etapa_id) is distinct from (new.turma_id, new.etapa_id) then
    raise exception 'CONSELHO_PARADO|%', old.id;
  end if;
  if old.situacao = 'lavrado' and (new.situacao = 'lavrado'
      or (old.data_conselho, old.participantes, old.observacoes) is distinct from (new.data_conselho, new.participantes, new.observacoes)) then
    raise exception 'CONSELHO_COM_ATA|%', old.id;
  end if;
  return new;
end $$;
create trigger conselhos_verificados before insert or update on conselhos for each row execute function verificar_conselho();
create trigger conselhos_ficam before delete on conselhos for each row execute function recusar_alteracao();

-- Of a student only an open council says something, of its class, as long as no year closed with him; only that of a year decides.
create function verificar_aluno_do_conselho() returns trigger language plpgsql set search_path = public as $$
declare c record; fechada text;
begin
  select x.turma_id, x.etapa_id, x.situacao into c from conselhos x where x.id = new.conselho_id;
  fechada := conselho_de_ano_fechado(null, c.turma_id);
  if fechada is null then
    select t.nome into fechada from resultados_alunos r join fechamentos f on f.id = r.fechamento_id and f.etapa_id is null and f.reaberto_em is null
      join turmas t on t.id = f.turma_id where r.matricula_id = new.matricula_id limit 1;
  end if;
  if fechada is not null then raise exception 'CONSELHO_DE_ANO_FECHADO|%', fechada; end if;
  if c.situacao <> 'aberto' then raise exception 'CONSELHO_COM_ATA|%', new.conselho_id; end if;
  if new.decisao is not null and c.etapa_id is not null then raise exception 'DECISAO_EM_CONSELHO_DE_ETAPA|%', new.conselho_id; end if;
  if not exists (select 1 from v_lugar_na_turma l where l.turma_id = c.turma_id and l.matricula_id = new.matricula_id) then
    raise exception 'ALUNO_DE_OUTRO_CONSELHO|%', new.matricula_id;
  end if;
  return new;
end $$;
create trigger conselhos_alunos_verificados before insert or update on conselhos_alunos for each row execute function verificar_aluno_do_conselho();
create trigger conselhos_alunos_ficam before delete on conselhos_alunos for each row execute function recusar_alteracao();

-- A council has minutes that stand when, and only when, they were drawn up.
create function verificar_ata_do_conselho() returns trigger language plpgsql set search_path = public as $$
declare alvo bigint; vivas int; lavrado boolean;
begin
  if tg_table_name = 'conselhos' then alvo := new.id;
  elsif tg_table_name = 'conselhos_atas' then alvo := new.conselho_id;
  else select a.conselho_id into alvo from conselhos_atas a where a.id = new.ata_id; end if;
  select count(*) into vivas from conselhos_atas a where a.conselho_id = alvo and not exists (select 1 from conselhos_atas_cancelamentos x where x.ata_id = a.id);
  select situacao = 'lavrado' into lavrado from conselhos where id = alvo;
  if vivas <> coalesce(lavrado, false)::int then raise exception 'CONSELHO_SEM_ATA|%', alvo; end if;
  return null;
end $$;
create constraint trigger conselhos_tem_ata after insert or update of situacao on conselhos
  deferrable initially deferred for each row execute function verificar_ata_do_conselho();
create constraint trigger conselhos_atas_do_lavrado after insert on conselhos_atas
  deferrable initially deferred for each row execute function verificar_ata_do_conselho();
create constraint trigger conselhos_atas_canceladas after insert on conselhos_atas_cancelamentos
  deferrable initially deferred for each row execute function verificar_ata_do_conselho();
