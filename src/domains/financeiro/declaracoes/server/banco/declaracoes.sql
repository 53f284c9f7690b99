-- The fingerprint of everything that is printed on a statement. It is kept in the audit trail, whose chain shows if a row of it
-- changed: not beside the statement, where whoever changes one changes the other.
create function impressao_da_declaracao(d declaracoes) returns text language sql stable set search_path = public as $$
  select encode(sha256(convert_to(jsonb_build_array(d.numero, d.tipo, d.ano, d.pagador_id, d.data_emissao, d.total_centavos, d.codigo_verificacao,
    d.substitui_id, d.usuario_nome, d.conteudo)::text, 'UTF8')), 'hex')
$$;

-- Whether a statement still is what was issued. The first fingerprint counts: rows can be added to the trail, and none taken from it unseen.
create function declaracao_intacta(d declaracoes) returns boolean language sql stable set search_path = public as $$
  select coalesce((select a.depois ->> 'impressao' from auditoria a where a.alvo_tipo = 'declaracao' and a.alvo_id = d.id and a.depois ? 'impressao'
    order by a.seq limit 1) = impressao_da_declaracao(d), false)
$$;

-- The public page confirms only what it was issued as.
create view v_declaracao_conferencia as
  select d.codigo_verificacao, case d.tipo when 'ir' then 'declaracao_ir' else 'declaracao_quitacao' end as tipo, d.numero, d.data_emissao, d.conteudo -> 'pagador' ->> 'nome' as pagador_nome, d.conteudo -> 'escola' ->> 'nome' as escola_nome,
    exists (select 1 from declaracoes s where s.substitui_id = d.id) as substituida
  from declaracoes d where declaracao_intacta(d);
