-- What an open title promises, under the word that its money will stand under when it comes.
create or replace view v_previsao_receber as
  select id, conta_bancaria_id, data_vencimento, data_limite,
         case origem when 'contrato' then 'receita de contrato' when 'manual' then 'receita avulsa' when 'taxa' then 'taxas' else 'acordos' end::text as categoria,
         valor_centavos - desconto_incondicional_centavos - amortizado_centavos as saldo_centavos
  from titulos_receber where situacao in ('aberto', 'parcial');
