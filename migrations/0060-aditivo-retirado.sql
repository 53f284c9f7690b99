-- contratos: an addendum that the family does not sign is withdrawn. It keeps its number, its text and who withdrew it: what was sent for
-- signature once has rows of its own and is not deleted any more.
alter table aditivos_situacoes drop constraint aditivos_situacoes_transicao,
  add constraint aditivos_situacoes_transicao check (coalesce((de, para) in (('rascunho', 'vigente'), ('rascunho', 'aguardando_assinatura'),
    ('aguardando_assinatura', 'vigente'), ('aguardando_assinatura', 'rascunho'), ('aguardando_assinatura', 'revogado'), ('rascunho', 'revogado'),
    ('vigente', 'revogado')), false));
