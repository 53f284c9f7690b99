-- What a line of a return file is called in the result of a job.
create view v_retorno_linha as
  select l.id, l.linha || ': ' || coalesce(nullif(l.nosso_numero, ''), '—') || coalesce(' · ' || t.numero, '') as rotulo
  from retornos_linhas l left join boletos b on b.id = l.boleto_id left join titulos_receber t on t.id = b.titulo_id;

-- What the bank refused of the end of a boleto.
create view v_baixa_recusada as
  select id, retorno_id, boleto_id, resultado from retornos_linhas
  where efeito = 'recusada' and problema is distinct from 'VENCIMENTO_RECUSADO' and boleto_id is not null;

-- How many refusals of the end of a boleto hold nothing back any more: somebody asked again, or took the line out of the queue and the title changed since.
create view v_baixa_repetida as
  select l.boleto_id, count(*)::int as vezes from v_baixa_recusada l join boletos b on b.id = l.boleto_id join titulos_receber t on t.id = b.titulo_id
  where exists (select 1 from retornos_decisoes d where d.linha_id = l.id and (d.decisao = 'repetida'
      or d.decisao = 'ignorada' and l.resultado = 'ignorada' and t.updated_at > d.created_at)) group by l.boleto_id;

-- Boletos that stayed at the bank: it refused the end that was asked of it last, and somebody left it at that. There the boleto is good.
create view v_boleto_que_ficou as
  select l.boleto_id from v_baixa_recusada l join retornos r on r.id = l.retorno_id where l.resultado = 'ignorada'
    and not exists (select 1 from retornos_decisoes d where d.linha_id = l.id and d.decisao = 'repetida')
    and not exists (select 1 from remessas_itens i join remessas m on m.id = i.remessa_id where i.boleto_id = l.boleto_id and i.movimento = 'baixa' and m.created_at > r.created_at);

-- Whose money waits in the queue. What a family paid is not asked for again while the bank's line waits for a person; lines that tell of no
-- payment (a rejected entry, a refused instruction) hold nothing back. The queue says of which title each line is, so that it may be read either way:
-- as a whole, from the few lines that wait, or for one title, from its slips. `dia` is that of the bank's event, null where the line does not tell it.
create view v_retorno_na_fila as
  select l.id as linha_id, l.problema, false as desfeita, b.titulo_id, l.efeito in ('paga', 'parcial', 'cheque') or l.efeito = 'desconhecida' and l.pago_centavos > 0 as pagamento, l.data_ocorrencia as dia
  from retornos_linhas l left join boletos b on b.id = l.boleto_id where l.resultado = 'excecao'
  union all
  select l.id, 'PAGAMENTO_DESFEITO', true, b.titulo_id, l.efeito in ('paga', 'parcial', 'cheque', 'desconhecida'), l.data_ocorrencia
  from v_baixa_desfeita d join retornos_linhas l on l.baixa_id = d.baixa_id left join boletos b on b.id = l.boleto_id where l.resultado in ('aplicada', 'resolvida')
  union all
  select l.id, 'PAGAMENTO_DESFEITO', true, b.titulo_id, l.efeito in ('paga', 'parcial', 'cheque', 'desconhecida'), l.data_ocorrencia
  from retornos_linhas l join v_credito c on c.id = l.credito_id left join boletos b on b.id = l.boleto_id
  where l.credito_id is not null and l.resultado = 'resolvida' and c.estornado;

-- Titles whose payment waits in the queue of returns for a person to decide.
create view v_pagamento_na_fila as select titulo_id, linha_id from v_retorno_na_fila where pagamento and titulo_id is not null;

-- A line that had its effect stays as it is; only its place in the queue moves. It comes back to the queue when what was made of it was undone,
-- whether a person had made it or the file itself. A line is a repetition only of the very line of the very file, which had its effect.
create function verificar_linha_de_retorno() returns trigger language plpgsql as $$
declare desfeita boolean;
begin
  if tg_op = 'DELETE' then
    if old.resultado <> 'pendente' then raise exception 'REGISTRO_IMUTAVEL|retornos_linhas'; end if;
    return old;
  end if;
  if new.resultado in ('ja_aplicada', 'repetida') and (tg_op = 'INSERT' or old.resultado <> new.resultado) and not exists (
    select 1 from retornos_linhas r where r.id = new.repete_id and r.chave = new.chave and r.retorno_id <> new.retorno_id
      and r.resultado not in ('pendente', 'ja_aplicada', 'repetida')) then
    raise exception 'REPETICAO_SEM_LINHA|linha %', new.id;
  end if;
  if tg_op = 'INSERT' then return new; end if;
  desfeita := old.resultado in ('aplicada', 'resolvida') and new.resultado = 'excecao' and new.baixa_id is null and new.credito_id is null and (
    exists (select 1 from v_baixa_desfeita d where d.baixa_id = old.baixa_id)
    or exists (select 1 from v_credito c where c.id = old.credito_id and c.estornado));
  if (new.chave, new.nosso_numero, new.pago_centavos, new.valor_centavos, new.tarifa_centavos, new.data_ocorrencia)
    is distinct from (old.chave, old.nosso_numero, old.pago_centavos, old.valor_centavos, old.tarifa_centavos, old.data_ocorrencia)
    -- Of a refusal that does not say of what, its slip says that it is of the entry.
    or new.efeito <> old.efeito and not (old.efeito = 'recusada' and new.efeito = 'rejeitada' and old.resultado in ('pendente', 'excecao'))
    or old.tarifa_lancada and not new.tarifa_lancada
    or old.resultado <> 'pendente' and new.repete_id is distinct from old.repete_id
    or not desfeita and (
      not (case old.resultado when 'pendente' then true when 'excecao' then new.resultado in ('excecao', 'resolvida', 'ignorada', 'aplicada')
           when 'ignorada' then new.resultado in ('ignorada', 'excecao') else new.resultado = old.resultado end)
      or old.baixa_id is not null and new.baixa_id is distinct from old.baixa_id
      or old.credito_id is not null and new.credito_id is distinct from old.credito_id) then
    raise exception 'LINHA_JA_PROCESSADA|linha %', old.id;
  end if;
  return new;
end $$;
create trigger retornos_linhas_coerentes before insert or update or delete on retornos_linhas for each row execute function verificar_linha_de_retorno();
