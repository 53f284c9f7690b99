-- contratos: where the school asks for signatures an addendum waits for its own before it comes into force, as a contract does. Its text is
-- frozen from then on, with the figures that the family signs, and no other addendum of the contract is written meanwhile.
alter table aditivos drop constraint aditivos_situacao_check,
  add constraint aditivos_situacao_check check (situacao in ('rascunho', 'aguardando_assinatura', 'vigente', 'revogado')),
  drop constraint aditivos_rascunho_check,
  add constraint aditivos_rascunho_check check (situacao not in ('rascunho', 'aguardando_assinatura') or ajuste_centavos = 0),
  add constraint aditivos_texto_assinado_check check (situacao <> 'aguardando_assinatura' or texto_congelado is not null);
drop index aditivos_rascunho_key;
create unique index aditivos_rascunho_key on aditivos (contrato_id) where situacao in ('rascunho', 'aguardando_assinatura');
alter table aditivos_situacoes drop constraint aditivos_situacoes_transicao,
  add constraint aditivos_situacoes_transicao check (coalesce((de, para) in (('rascunho', 'vigente'), ('rascunho', 'aguardando_assinatura'),
    ('aguardando_assinatura', 'vigente'), ('aguardando_assinatura', 'rascunho'), ('vigente', 'revogado')), false));
-- What is not signed yet is no paper that the public page confirms.
create or replace view v_aditivo_conferencia as
  select f_codigo_do_papel(a.texto_congelado -> 'documento') as codigo_verificacao, a.texto_congelado -> 'documento' ->> 'numero' as numero,
    (a.texto_congelado -> 'documento' ->> 'criadoEm')::timestamptz as congelado_em, a.texto_congelado ->> 'alunoNome' as aluno_nome,
    a.texto_congelado -> 'documento' -> 'escola' ->> 'nome' as escola,
    case when a.situacao = 'revogado' or c.situacao = 'cancelado' then 'cancelado' else 'valido' end as situacao
  from aditivos a join contratos c on c.id = a.contrato_id where a.texto_congelado is not null and a.situacao <> 'aguardando_assinatura';
