-- contratos: the paper of an addendum, frozen when it comes into force; those of before are written again from their rows. Its code follows
-- from the text alone, as that of a contract does, so that the public page can confirm it.
alter table aditivos add column texto_congelado jsonb;
create index aditivos_codigo_idx on aditivos (f_codigo_do_papel(texto_congelado -> 'documento')) where texto_congelado is not null;
create view v_aditivo_conferencia as
  select f_codigo_do_papel(a.texto_congelado -> 'documento') as codigo_verificacao, a.texto_congelado -> 'documento' ->> 'numero' as numero,
    (a.texto_congelado -> 'documento' ->> 'criadoEm')::timestamptz as congelado_em, a.texto_congelado ->> 'alunoNome' as aluno_nome,
    a.texto_congelado -> 'documento' -> 'escola' ->> 'nome' as escola,
    case when a.situacao = 'revogado' or c.situacao = 'cancelado' then 'cancelado' else 'valido' end as situacao
  from aditivos a join contratos c on c.id = a.contrato_id where a.texto_congelado is not null;
