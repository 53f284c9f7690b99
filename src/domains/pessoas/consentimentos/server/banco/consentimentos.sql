-- Who agreed to what, for whom, by which text, and what was taken back. `titular_id`: for whom, also when for themselves.
create view v_consentimento as
  select c.id, c.finalidade_id, f.chave as finalidade_chave, f.nome as finalidade_nome, c.texto_id, t.numero as texto_numero,
         not exists (select from consentimentos_textos x where x.finalidade_id = c.finalidade_id and x.numero > t.numero) as texto_em_vigor,
         c.pessoa_id, c.aluno_id, coalesce(c.aluno_id, c.pessoa_id) as titular_id, c.origem, c.usuario_nome,
         c.consentido_em, c.created_at, c.retirado_em, c.revogado_em, c.revogado_por
  from consentimentos c join consentimentos_finalidades f on f.id = c.finalidade_id join consentimentos_textos t on t.id = c.texto_id;

-- Who saw sensitive data of whom: the health form, and what is shown in full only on the record.
create view v_visualizacao_sensivel as
  select 'saude' as dado, v.id, v.pessoa_id, v.usuario_id, v.usuario_nome, v.motivo, v.em from fichas_saude_visualizacoes v
  union all
  select v.dado, v.id, v.pessoa_id, v.usuario_id, v.usuario_nome, null, v.em from visualizacoes_sensiveis v;

-- Of whom there is a health form, and nothing of what it says.
create view v_ficha_saude as select pessoa_id, updated_at from fichas_saude;
