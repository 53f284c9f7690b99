-- titulos: how much of a title was covered, received and waived; what a slip of it must agree with.
create view v_titulo_saldo as
  select id, situacao, pagador_id, valor_centavos - desconto_incondicional_centavos as liquido_centavos, amortizado_centavos, recebido_centavos, dispensado_centavos,
    updated_at
  from titulos_receber;

-- Baixas that were taken back whole: reversed, with the credit that their payment left.
create view v_baixa_desfeita as
  select b.id as baixa_id from baixas b join estornos e on e.baixa_id = b.id
  where not exists (select 1 from creditos c where c.recibo_id = b.recibo_id
    and not exists (select 1 from creditos_usos u where u.credito_id = c.id and u.tipo = 'estorno'));
create or replace view v_credito as
  select c.id, c.pagador_id, c.recibo_id, c.data_credito, c.valor_centavos, c.valor_centavos - c.utilizado_centavos as saldo_centavos,
    exists (select 1 from creditos_usos u where u.credito_id = c.id and u.tipo = 'estorno') as estornado, c.conta_bancaria_id
  from creditos c;

-- Which new titles took the place of an old one, while their agreement lives.
create view v_titulo_do_acordo as
  select p.titulo_id, a.titulo_id as antigo_id from acordos_parcelas p join acordos_titulos a on a.acordo_id = p.acordo_id and a.devolvido_em is null;

-- boletos: a slip asks for what its title owed when it was made. Money received or charges waived since make it ask for too much.
alter table boletos
  add column recebido_centavos bigint not null default 0 check (recebido_centavos >= 0),
  add column dispensado_centavos bigint not null default 0 check (dispensado_centavos >= 0);
update boletos b set recebido_centavos = t.recebido_centavos, dispensado_centavos = t.dispensado_centavos
  from titulos_receber t where t.id = b.titulo_id and t.amortizado_centavos = b.amortizado_centavos and b.situacao in ('gerada', 'enviada', 'registrada');

create or replace function verificar_boleto() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' then raise exception 'REGISTRO_IMUTAVEL|boletos'; end if;
  if (new.titulo_id, new.conta_bancaria_id, new.nosso_numero, new.data_vencimento, new.valor_centavos, new.desconto_centavos, new.multa_percentual,
      new.juros_percentual_mes, new.amortizado_centavos, new.recebido_centavos, new.dispensado_centavos, new.codigo_barras, new.linha_digitavel, new.cobranca)
    is distinct from (old.titulo_id, old.conta_bancaria_id, old.nosso_numero, old.data_vencimento, old.valor_centavos, old.desconto_centavos, old.multa_percentual,
      old.juros_percentual_mes, old.amortizado_centavos, old.recebido_centavos, old.dispensado_centavos, old.codigo_barras, old.linha_digitavel, old.cobranca) then
    raise exception 'BOLETO_IMPRESSO|boleto %', old.id;
  end if;
  if ordem_da_situacao_do_boleto(new.situacao) < ordem_da_situacao_do_boleto(old.situacao) then
    raise exception 'BOLETO_NAO_VOLTA|boleto %: % -> %', old.id, old.situacao, new.situacao;
  end if;
  return new;
end $$;

-- Money of a line that no title took is credit of its payer.
alter table retornos_linhas
  add column credito_id bigint references creditos,
  -- The bank's identifier of the Pix of a hybrid slip.
  add column pix_txid text check (length(pix_txid) <= 35),
  add constraint retornos_linhas_um_destino check (baixa_id is null or credito_id is null);
create unique index retornos_linhas_credito_key on retornos_linhas (credito_id) where credito_id is not null;
alter table retornos_decisoes
  add column credito_id bigint references creditos,
  drop constraint retornos_decisoes_decisao_check,
  add constraint retornos_decisoes_decisao_check check (decisao in ('baixada', 'creditada', 'ignorada', 'reaberta', 'aplicada'));

-- A line that had its effect stays as it is; only its place in the queue moves. What a person made of it comes back to the queue
-- when it was undone: the baixa reversed, the credit taken back.
create or replace function verificar_linha_de_retorno() returns trigger language plpgsql as $$
declare desfeita boolean;
begin
  if tg_op = 'DELETE' then
    if old.resultado <> 'pendente' then raise exception 'REGISTRO_IMUTAVEL|retornos_linhas'; end if;
    return old;
  end if;
  desfeita := old.resultado = 'resolvida' and new.resultado = 'excecao' and new.baixa_id is null and new.credito_id is null and (
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

-- titulos: totals of receivables without reading the table. Count and received of all; the few open titles on which something moved,
-- with statistics of how few they are; and the newest changes, by which totals that were computed are known to hold still.
drop index titulos_receber_vencimento_idx;
create index titulos_receber_vencimento_idx on titulos_receber (data_vencimento, id) include (recebido_centavos);
create index titulos_receber_mexidos_idx on titulos_receber ((recebido_centavos + amortizado_centavos + dispensado_centavos)) where situacao in ('aberto', 'parcial');
create index titulos_receber_mudanca_idx on titulos_receber (updated_at);

-- matriculas: where a student of an enrollment sits now, and nothing more: long lists ask it for every row.
create view v_matricula_turma as
  select e.matricula_id, e.turma_id, t.nome as turma_nome from enturmacoes e join turmas t on t.id = e.turma_id where e.data_fim is null;
