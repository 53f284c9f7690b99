-- A notice as it stands: to be sent until a guardian (where it names one) and, of absences, the Conselho Tutelar were told.
create view v_notificacao as
  select n.id, n.numero, n.matricula_id, n.aluno_id, n.curso_id, n.ano_letivo_id, n.marco, n.etapa_id, n.data_notificacao, n.conteudo, n.usuario_nome, n.created_at,
    n.cancelada_em, n.cancelada_por, n.cancelada_motivo, case when n.cancelada_em is not null then 'cancelada'
      when (n.etapa_id is not null
          or exists (select 1 from notificacoes_envios e where e.notificacao_id = n.id and e.destino = 'conselho' and e.situacao <> 'falhou'))
        and (jsonb_array_length(n.conteudo -> 'responsaveis') = 0
          or exists (select 1 from notificacoes_envios e where e.notificacao_id = n.id and e.destino = 'responsavel' and e.situacao <> 'falhou'))
      then 'enviada' else 'a_enviar' end as situacao
  from notificacoes n;

-- A notice speaks of the student, the course and the year of its enrollment, and of an etapa of that year.
create function verificar_notificacao() returns trigger language plpgsql set search_path = public as $$
begin
  if not exists (select 1 from matriculas m where m.id = new.matricula_id
      and (m.aluno_id, m.curso_id, m.ano_letivo_id) = (new.aluno_id, new.curso_id, new.ano_letivo_id))
    or new.etapa_id is not null and not exists (select 1 from v_etapa e where e.id = new.etapa_id and e.ano_letivo_id = new.ano_letivo_id) then
    raise exception 'NOTIFICACAO_DE_OUTRO_ALUNO|%', new.numero;
  end if;
  return null;
end $$;
create constraint trigger notificacoes_aluno after insert on notificacoes deferrable initially deferred
  for each row execute function verificar_notificacao();

-- What was prepared stays; it is only cancelled, once, and not after it went to anybody.
create function verificar_notificacao_mudada() returns trigger language plpgsql set search_path = public as $$
begin
  raise exception 'REGISTRO_IMUTAVEL|% update', tg_table_name;
end $$;
create trigger notificacoes_mudadas before update on notificacoes for each row
  when (old.cancelada_em is not null or (old.numero, old.matricula_id, old.aluno_id, old.curso_id, old.ano_letivo_id, old.marco, old.etapa_id, old.data_notificacao,
    old.conteudo) is distinct from (new.numero, new.matricula_id, new.aluno_id, new.curso_id, new.ano_letivo_id, new.marco, new.etapa_id, new.data_notificacao,
    new.conteudo)) execute function verificar_notificacao_mudada();
create trigger notificacoes_ficam before delete on notificacoes for each row execute function recusar_alteracao();
create function verificar_notificacao_cancelada() returns trigger language plpgsql set search_path = public as $$
begin
  if exists (select 1 from notificacoes_envios e where e.notificacao_id = new.id and e.situacao <> 'falhou') then
    raise exception 'NOTIFICACAO_JA_ENVIADA|%', new.numero;
  end if;
  return null;
end $$;
create trigger notificacoes_canceladas after update of cancelada_em on notificacoes for each row
  when (new.cancelada_em is not null) execute function verificar_notificacao_cancelada();

-- Nothing goes of one that was cancelled, and what it tells of averages to the family alone; whoever cancels it is waited for.
create function verificar_envio_de_notificacao() returns trigger language plpgsql set search_path = public as $$
declare cancelada text;
begin
  perform 1 from notificacoes where id = new.notificacao_id for share;
  select numero into cancelada from notificacoes where id = new.notificacao_id and cancelada_em is not null;
  if found then raise exception 'NOTIFICACAO_CANCELADA|%', cancelada; end if;
  if new.destino = 'conselho' and exists (select 1 from notificacoes where id = new.notificacao_id and etapa_id is not null) then
    raise exception 'ENVIO_SO_A_FAMILIA|%', (select numero from notificacoes where id = new.notificacao_id);
  end if;
  return null;
end $$;
create trigger notificacoes_envios_vivos after insert on notificacoes_envios for each row execute function verificar_envio_de_notificacao();

-- Of an envio only what became of its mail is written down, once.
create trigger notificacoes_envios_mudados before update on notificacoes_envios for each row
  when (old.situacao <> 'no_correio' or (old.notificacao_id, old.destino, old.pessoa_id, old.meio, old.contato, old.data_envio)
    is distinct from (new.notificacao_id, new.destino, new.pessoa_id, new.meio, new.contato, new.data_envio)) execute function verificar_notificacao_mudada();
create trigger notificacoes_envios_ficam before delete on notificacoes_envios for each row execute function recusar_alteracao();
