-- How to pay, as the letter said it when it left: the slip and the Pix code of each title. Letters sent before said nothing.
alter table cobrancas_cartas add column pagamento jsonb not null default '[]'
  constraint cobrancas_cartas_pagamento_check check (jsonb_typeof(pagamento) = 'array');

-- A letter that speaks of credit bureaus or of legal action leaves out what is not late enough, and may be left with nothing.
alter table cobrancas_cartas drop constraint cobrancas_cartas_motivo_parada_check,
  add constraint cobrancas_cartas_motivo_parada_check check (motivo_parada in ('pago', 'acordo', 'falecimento', 'sem_email', 'modelo', 'prazo'));

-- Texts that name no deadline or no way to pay could not be sent any more: they are brought up to date, and people may word it better.
-- One that has no room for it stays as it is, and its screen says what it lacks.
update cobrancas_modelos set versao = versao + 1, corpo = corpo
    || case when corpo ~ '\{\{\s*prazo\s*\}\}' then '' else E'\n\nPedimos a sua resposta até {{prazo}}.' end
    || case when corpo ~ '\{\{\s*pagamento\s*\}\}' then '' else E'\n\nComo pagar:\n\n{{pagamento}}' end
  where (corpo !~ '\{\{\s*prazo\s*\}\}' or corpo !~ '\{\{\s*pagamento\s*\}\}') and length(corpo) <= 4900;
