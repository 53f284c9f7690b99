-- The state of a sending: what is signed is a text, and a text that is no more cannot be signed.
create view v_assinatura as
  select a.*, coalesce(p.hash = a.texto_sha256, false) as do_texto_atual, case
      when a.revogada_em is not null then 'revogada'
      when a.concluida_em is not null then 'concluida'
      when not coalesce(p.vivo and p.hash = a.texto_sha256, false) then 'sem_efeito'
      when s.faltam = 0 then 'assinada'
      when a.expira_em <= clock_timestamp() then 'vencida'
      else 'aberta' end as situacao
  from assinaturas a
  join lateral (
    select d.situacao in ('aguardando_assinatura', 'vigente') and c.situacao in ('ativo', 'aguardando_assinatura') as vivo,
           encode(sha256(convert_to((d.texto_congelado -> 'documento')::text, 'UTF8')), 'hex') as hash
    from aditivos d join contratos c on c.id = d.contrato_id where d.id = a.aditivo_id
    union all
    select c.situacao in ('aguardando_assinatura', 'ativo'), encode(sha256(convert_to((c.texto_congelado -> 'documento')::text, 'UTF8')), 'hex')
    from contratos c where c.id = a.contrato_id and a.aditivo_id is null) p on true
  join lateral (select count(*) filter (where assinou_em is null) as faltam from assinaturas_signatarios g where g.assinatura_id = a.id) s on true;

-- The sending that stands for the words of a paper, and how many of its signers signed: while it does, nothing else is sent of it.
create view v_assinatura_em_curso as
  select a.id, a.contrato_id, a.aditivo_id, a.situacao, a.concluida_em, s.assinaram, s.signatarios
  from v_assinatura a
  join lateral (select count(g.assinou_em)::int as assinaram, count(*)::int as signatarios from assinaturas_signatarios g where g.assinatura_id = a.id) s on true
  where a.revogada_em is null and (a.situacao in ('aberta', 'vencida', 'assinada') or a.situacao = 'concluida' and a.do_texto_atual);

-- A paper that all signed, the school too. Its code follows from the hash of its words, so that it is known whatever became of these.
create view v_papel_assinado as
  select a.contrato_id, a.aditivo_id, a.do_texto_atual, a.created_at as enviado_em,
    upper(substr(a.texto_sha256, 1, 4) || '-' || substr(a.texto_sha256, 5, 4) || '-' || substr(a.texto_sha256, 9, 4)) as codigo_verificacao
  from v_assinatura a where a.concluida_em is not null;

-- Who signed did it: the evidence is not changed.
create function recusar_assinatura_mudada() returns trigger language plpgsql as $$
begin
  if old.assinou_em is not null and (new.assinou_em, new.forma, new.ip, new.agente, new.nome, new.cpf, new.email, new.arquivo_id, new.certificado, new.assinatura_id, new.pessoa_id)
      is distinct from (old.assinou_em, old.forma, old.ip, old.agente, old.nome, old.cpf, old.email, old.arquivo_id, old.certificado, old.assinatura_id, old.pessoa_id) then
    raise exception 'ASSINATURA_IMUTAVEL|signatario %', old.id;
  end if;
  return new;
end $$;
create trigger assinaturas_signatarios_evidencia before update on assinaturas_signatarios for each row execute function recusar_assinatura_mudada();

-- What is concluded was signed by all.
create function verificar_assinatura_concluida() returns trigger language plpgsql as $$
begin
  if exists (select 1 from assinaturas_signatarios s where s.assinatura_id = new.id and s.assinou_em is null) then
    raise exception 'ASSINATURA_INCOMPLETA|assinatura %', new.id;
  end if;
  return null;
end $$;
create constraint trigger assinaturas_conclusao after update of concluida_em on assinaturas
  for each row when (new.concluida_em is not null) execute function verificar_assinatura_concluida();
