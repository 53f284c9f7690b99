-- What a bank tells twice, what it tells without a number, and what was undone.

-- boletos: a line that repeats what waits for a person, or what nobody applied, is not "already applied".
alter table retornos_linhas
  drop constraint retornos_linhas_resultado_check,
  add constraint retornos_linhas_resultado_check check (resultado in ('pendente', 'aplicada', 'informativa', 'ja_aplicada', 'repetida', 'excecao', 'resolvida', 'ignorada')),
  -- What reached the account; lines of before did not keep it. A tariff was taken from this money when it is less than what was paid.
  add column liquido_centavos bigint,
  -- Who paid, in the bank's words: all that there is to go by where it tells no number.
  add column pagador_nome text not null default '';
drop index retornos_linhas_evento_key;
create unique index retornos_linhas_evento_key on retornos_linhas (conta_bancaria_id, chave) where resultado not in ('pendente', 'ja_aplicada', 'repetida');
-- Payments of slips that nobody knows here, by the bank's number: one of them may be told by two occurrences too.
create index retornos_linhas_desconhecidas_idx on retornos_linhas (conta_bancaria_id, nosso_numero) where boleto_id is null and efeito = 'paga';

-- A payment comes back to the queue when what was made of it was undone, whether a person had made it or the file itself.
create or replace function verificar_linha_de_retorno() returns trigger language plpgsql as $$
declare desfeita boolean;
begin
  if tg_op = 'DELETE' then
    if old.resultado <> 'pendente' then raise exception 'REGISTRO_IMUTAVEL|retornos_linhas'; end if;
    return old;
  end if;
  desfeita := old.resultado in ('aplicada', 'resolvida') and new.resultado = 'excecao' and new.baixa_id is null and new.credito_id is null and (
    exists (select 1 from v_baixa_desfeita d where d.baixa_id = old.baixa_id)
    or exists (select 1 from v_credito c where c.id = old.credito_id and c.estornado));
  if (new.chave, new.efeito, new.nosso_numero, new.pago_centavos, new.valor_centavos, new.tarifa_centavos, new.data_ocorrencia)
    is distinct from (old.chave, old.efeito, old.nosso_numero, old.pago_centavos, old.valor_centavos, old.tarifa_centavos, old.data_ocorrencia)
    or old.tarifa_lancada and not new.tarifa_lancada
    or not desfeita and (
      not (case old.resultado when 'pendente' then true when 'excecao' then new.resultado in ('excecao', 'resolvida', 'ignorada', 'aplicada')
           when 'ignorada' then new.resultado in ('ignorada', 'excecao') else new.resultado = old.resultado end)
      or old.baixa_id is not null and new.baixa_id is distinct from old.baixa_id
      or old.credito_id is not null and new.credito_id is distinct from old.credito_id) then
    raise exception 'LINHA_JA_PROCESSADA|linha %', old.id;
  end if;
  return new;
end $$;

-- The queue: lines that nobody dealt with yet, and those whose baixa or credit was undone since, with why they wait. Reversals are few
-- and lead to their lines by the indexes of baixa_id and credito_id.
create view v_retorno_na_fila as
  select l.id as linha_id, l.problema, false as desfeita from retornos_linhas l where l.resultado = 'excecao'
  union all
  select l.id, 'PAGAMENTO_DESFEITO', true from v_baixa_desfeita d join retornos_linhas l on l.baixa_id = d.baixa_id where l.resultado in ('aplicada', 'resolvida')
  union all
  select l.id, 'PAGAMENTO_DESFEITO', true from retornos_linhas l join v_credito c on c.id = l.credito_id where l.credito_id is not null and l.resultado = 'resolvida' and c.estornado;
