-- What the public page confirms of a contract by its code: what is not signed yet is no paper, what all signed is one from then on. Signed and taken
-- back, its words are gone: that it was signed stands, and so what became of it is told.
create view v_contrato_conferencia as
  select f_codigo_do_papel(c.texto_congelado -> 'documento') as codigo_verificacao, c.numero, (c.texto_congelado -> 'documento' ->> 'criadoEm')::timestamptz as congelado_em,
    c.texto_congelado -> 'matricula' ->> 'alunoNome' as aluno_nome, c.texto_congelado -> 'documento' -> 'escola' ->> 'nome' as escola,
    case when c.situacao = 'cancelado' then 'cancelado'
         when exists (select 1 from aditivos a where a.contrato_id = c.id and a.situacao = 'vigente') then 'substituido' else 'valido' end as situacao
  from contratos c where c.texto_congelado is not null and (c.situacao <> 'aguardando_assinatura'
    or exists (select 1 from v_papel_assinado p where p.contrato_id = c.id and p.aditivo_id is null and p.do_texto_atual))
  union all
  select p.codigo_verificacao, c.numero, coalesce((select max(s.created_at) from contratos_situacoes s
      where s.contrato_id = c.id and s.de = 'rascunho' and s.created_at <= p.enviado_em), p.enviado_em), m.aluno_nome, (select e.nome from v_escola e),
    case when c.situacao in ('ativo', 'suspenso', 'encerrado') then 'substituido' else 'cancelado' end
  from v_papel_assinado p join contratos c on c.id = p.contrato_id join v_matricula_resumo m on m.id = c.matricula_id
  where p.aditivo_id is null and not p.do_texto_atual;

-- Of an addendum the same.
create view v_aditivo_conferencia as
  select f_codigo_do_papel(a.texto_congelado -> 'documento') as codigo_verificacao, a.texto_congelado -> 'documento' ->> 'numero' as numero,
    (a.texto_congelado -> 'documento' ->> 'criadoEm')::timestamptz as congelado_em, a.texto_congelado ->> 'alunoNome' as aluno_nome,
    a.texto_congelado -> 'documento' -> 'escola' ->> 'nome' as escola,
    case when a.situacao = 'revogado' or c.situacao = 'cancelado' then 'cancelado' else 'valido' end as situacao
  from aditivos a join contratos c on c.id = a.contrato_id where a.texto_congelado is not null and (a.situacao <> 'aguardando_assinatura'
    or exists (select 1 from v_papel_assinado p where p.aditivo_id = a.id and p.do_texto_atual))
  union all
  select p.codigo_verificacao, c.numero || ' – ' || a.ordem || 'º aditivo', coalesce((select max(s.created_at) from aditivos_situacoes s
      where s.aditivo_id = a.id and s.de = 'rascunho' and s.created_at <= p.enviado_em), p.enviado_em), m.aluno_nome, (select e.nome from v_escola e),
    case when a.situacao = 'vigente' and c.situacao <> 'cancelado' then 'substituido' else 'cancelado' end
  from v_papel_assinado p join aditivos a on a.id = p.aditivo_id join contratos c on c.id = a.contrato_id join v_matricula_resumo m on m.id = c.matricula_id
  where not p.do_texto_atual;
