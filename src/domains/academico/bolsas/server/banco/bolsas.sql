-- A scholarship as others read it: who, how much was asked and granted, the bracket of the family. What the family declared is not here.
create view v_bolsa as
  select b.id, b.ficha_id, b.matricula_id, b.situacao, b.percentual_solicitado, b.percentual_recomendado, b.percentual_concedido, b.desconto_id, b.contrato_id, b.encerrada_desde,
         f.responsavel_id, f.ano_letivo_id, f.data_referencia, f.membros, f.renda_centavos, f.per_capita_centavos, f.salario_centavos, f.faixa_id, f.percentual_maximo,
         x.nome as faixa_nome,
         (select count(*)::int from fichas_socioeconomicas_anexos d where d.ficha_id = f.id) as documentos
  from bolsas_pedidos b join fichas_socioeconomicas f on f.id = b.ficha_id left join bolsas_faixas x on x.id = f.faixa_id;

-- What is granted in a year, as quotas and the proportions count it: who left the school in the middle of it fills none.
create view v_bolsa_do_ano as
  select b.id, b.percentual_concedido, m.ano_letivo_id, m.curso_id
  from bolsas_pedidos b join v_matricula_do_ano m on m.id = b.matricula_id where b.situacao = 'concedido';

-- A scholarship is of an enrollment of the year of its ficha, judged by what the family declared for it, within its bracket and the quota of the course, at the end of the transaction.
create function verificar_bolsa() returns trigger language plpgsql set search_path = public as $$
declare b record;
begin
  select p.situacao, p.percentual_concedido, f.percentual_maximo, f.declarada, f.ano_letivo_id = m.ano_letivo_id as do_ano, m.curso_id, m.ano_letivo_id
    into b from bolsas_pedidos p join fichas_socioeconomicas f on f.id = p.ficha_id join v_matricula_estado m on m.id = p.matricula_id where p.id = new.id;
  if not b.do_ano then raise exception 'BOLSA_DE_OUTRO_ANO|'; end if;
  if b.situacao not in ('solicitado', 'cancelado') and not b.declarada then raise exception 'FICHA_SEM_DECLARACAO_DO_ANO|'; end if;
  if b.situacao = 'concedido' and b.percentual_concedido > b.percentual_maximo then raise exception 'BOLSA_ACIMA_DA_FAIXA|'; end if;
  if b.situacao = 'concedido' and exists (select 1 from bolsas_cotas c where c.ano_letivo_id = b.ano_letivo_id and c.curso_id = b.curso_id
      and c.bolsas < (select count(*) from v_bolsa_do_ano o where o.ano_letivo_id = b.ano_letivo_id and o.curso_id = b.curso_id)) then
    raise exception 'COTA_DE_BOLSAS_ESGOTADA|';
  end if;
  return null;
end $$;
create constraint trigger bolsas_pedidos_coerentes after insert or update on bolsas_pedidos
  deferrable initially deferred for each row execute function verificar_bolsa();

-- What was judged keeps what it was judged by, until it ends.
create function verificar_ficha_julgada() returns trigger language plpgsql set search_path = public as $$
begin
  if (new.dados_cifrados, new.renda_centavos, new.membros, new.percentual_maximo, new.faixa_id) is distinct from
     (old.dados_cifrados, old.renda_centavos, old.membros, old.percentual_maximo, old.faixa_id) and new.versao <> old.versao
     and exists (select 1 from bolsas_pedidos where ficha_id = new.id and situacao in ('em_comite', 'concedido', 'indeferido')) then
    raise exception 'FICHA_JULGADA|';
  end if;
  return null;
end $$;
create trigger fichas_socioeconomicas_julgadas after update on fichas_socioeconomicas for each row execute function verificar_ficha_julgada();

-- Of which family and day there is a ficha, and nothing of what it says.
create view v_ficha_socioeconomica as select id, responsavel_id, ano_letivo_id, data_referencia from fichas_socioeconomicas;

-- Who saw the ficha of which family.
create view v_visualizacao_socioeconomica as
  select v.id, f.responsavel_id, v.usuario_id, v.usuario_nome, v.motivo, v.em
  from fichas_socioeconomicas_visualizacoes v join fichas_socioeconomicas f on f.id = v.ficha_id;
