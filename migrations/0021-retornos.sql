-- The line that a repetition repeats: the very line of the very file, which had its effect. Payments that the bank tells in another file are
-- never taken for it.
alter table retornos_linhas add column repete_id bigint references retornos_linhas;
update retornos_linhas l set repete_id = coalesce(
    (select min(r.id) from retornos_linhas r where r.conta_bancaria_id = l.conta_bancaria_id and r.chave = l.chave and r.resultado not in ('pendente', 'ja_aplicada', 'repetida')),
    (select min(r.id) from retornos_linhas r where r.boleto_id = l.boleto_id and r.pago_centavos = l.pago_centavos and r.resultado not in ('pendente', 'ja_aplicada', 'repetida')))
  where l.resultado in ('ja_aplicada', 'repetida');
create index retornos_linhas_repete_idx on retornos_linhas (repete_id) where repete_id is not null;

alter table retornos_linhas drop constraint retornos_linhas_efeito_check;
alter table retornos_linhas add constraint retornos_linhas_efeito_check check (efeito in ('registrada', 'rejeitada', 'paga', 'parcial', 'cheque', 'cheque_pendente', 'estornada',
  'recusada', 'baixada', 'tarifa', 'informacao', 'desconhecida', 'ilegivel'));

-- What the bank told of a slip before, whether or not the slip is known here.
drop index retornos_linhas_desconhecidas_idx;
create index retornos_linhas_numero_idx on retornos_linhas (conta_bancaria_id, nosso_numero, data_ocorrencia);

drop index retornos_linhas_pendentes_idx;
create index retornos_linhas_pendentes_idx on retornos_linhas (retorno_id, data_ocorrencia, nosso_numero, ocorrencia, chave, id) where resultado = 'pendente';
