-- What the public page confirms of a contract by its code.
create view v_contrato_conferencia as
  select f_codigo_do_papel(c.texto_congelado -> 'documento') as codigo_verificacao, c.numero, (c.texto_congelado -> 'documento' ->> 'criadoEm')::timestamptz as congelado_em,
    c.texto_congelado -> 'matricula' ->> 'alunoNome' as aluno_nome, c.texto_congelado -> 'documento' -> 'escola' ->> 'nome' as escola,
    case when c.situacao = 'cancelado' then 'cancelado'
         when exists (select 1 from aditivos a where a.contrato_id = c.id and a.situacao = 'vigente') then 'substituido' else 'valido' end as situacao
  from contratos c where c.texto_congelado is not null;

-- What is not signed yet is no paper that the public page confirms.
create view v_aditivo_conferencia as
  select f_codigo_do_papel(a.texto_congelado -> 'documento') as codigo_verificacao, a.texto_congelado -> 'documento' ->> 'numero' as numero,
    (a.texto_congelado -> 'documento' ->> 'criadoEm')::timestamptz as congelado_em, a.texto_congelado ->> 'alunoNome' as aluno_nome,
    a.texto_congelado -> 'documento' -> 'escola' ->> 'nome' as escola,
    case when a.situacao = 'revogado' or c.situacao = 'cancelado' then 'cancelado' else 'valido' end as situacao
  from aditivos a join contratos c on c.id = a.contrato_id where a.texto_congelado is not null and a.situacao <> 'aguardando_assinatura';
