-- contratos: what was agreed in the lines and in the addenda of a contract, whole, for whoever goes on from it.
create or replace view v_contrato_preco as
  select id, contrato_id, preco_id, descricao, dia_vencimento, forma_pagamento_id, parcelas, valor_centavos, primeiro_vencimento from contratos_precos;
create or replace view v_aditivo_termo_vigente as
  select t.id, a.contrato_id, a.ordem, t.tipo, t.contrato_preco_id, t.parcela_de, t.parcela_ate, t.descricao, t.desconto_id, t.contrato_desconto_id, t.termo_removido_id, t.dia_vencimento,
         (select json_agg(json_build_object('pessoaId', x.pessoa_id, 'percentual', x.percentual::text, 'nome', p.nome_completo, 'temCpf', p.cpf is not null,
            'falecido', p.data_falecimento is not null) order by x.ordem)
          from aditivos_pagadores x join pessoas p on p.id = x.pessoa_id where x.termo_id = t.id) as pagadores,
         t.percentual, t.valor_centavos, t.limite_centavos, t.condicional, t.sobre_valor_cheio, t.prioridade
  from aditivos_termos t join aditivos a on a.id = t.aditivo_id where a.situacao = 'vigente';
