-- What was issued is corrected by adding: these rows are neither changed nor deleted.
create trigger conselhos_atas_imutaveis before update or delete on conselhos_atas for each row execute function recusar_alteracao();
create trigger conselhos_atas_sem_truncate before truncate on conselhos_atas for each statement execute function recusar_alteracao();
create trigger conselhos_atas_cancelamentos_imutaveis before update or delete on conselhos_atas_cancelamentos for each row execute function recusar_alteracao();
create trigger conselhos_atas_cancelamentos_sem_truncate before truncate on conselhos_atas_cancelamentos for each statement execute function recusar_alteracao();

-- The fingerprint of everything that is printed on minutes. It is kept in the audit trail, whose chain shows if a row of it changed.
create function impressao_da_ata(a conselhos_atas) returns text language sql stable set search_path = public as $$
  select encode(sha256(convert_to(jsonb_build_array(a.numero, a.conselho_id, a.data_emissao, a.codigo_verificacao, a.usuario_nome, a.conteudo)::text, 'UTF8')), 'hex')
$$;

-- Whether minutes still are what was issued, by the first fingerprint that the trail has of them.
create function ata_intacta(a conselhos_atas) returns boolean language sql stable set search_path = public as $$
  select coalesce((select x.depois ->> 'impressao' from auditoria x where x.alvo_tipo = 'conselho_ata' and x.alvo_id = a.id and x.depois ? 'impressao'
    order by x.seq limit 1) = impressao_da_ata(a), false)
$$;

-- The public page confirms only what is as it was issued, and says what was cancelled, and since when.
create view v_ata_conferencia as
  select a.codigo_verificacao, a.numero, a.data_emissao, a.conteudo ->> 'turma' as turma_nome, a.conteudo #>> '{escola,nome}' as escola_nome, c.data_cancelamento
  from conselhos_atas a left join conselhos_atas_cancelamentos c on c.ata_id = a.id where ata_intacta(a);

-- What councils decided about students, with the minutes that say so; null while there are none.
create view v_decisao_do_conselho as
  select c.id as conselho_id, c.turma_id, c.etapa_id, c.data_conselho, c.situacao, a.matricula_id, a.decisao, a.motivo, a.observacao, a.encaminhamento,
    t.numero as ata
  from conselhos c join conselhos_alunos a on a.conselho_id = c.id
    left join conselhos_atas t on t.conselho_id = c.id and not exists (select 1 from conselhos_atas_cancelamentos x where x.ata_id = t.id)
  where c.situacao <> 'cancelado';
