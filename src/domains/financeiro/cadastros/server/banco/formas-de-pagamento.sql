-- What a method does with the money is read by whoever receives by it.
create view v_forma_pagamento as
  select id, nome, tipo, conta_bancaria_id, ativa, dias_liquidacao, taxa_percentual, taxa_fixa_centavos from formas_pagamento;
