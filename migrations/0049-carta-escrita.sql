-- When the words of a letter were put on its sheet: a mail leaves later, and is printed again by the sheet that was in force when it was written.

alter table cobrancas_cartas add column escrita_em timestamptz;
update cobrancas_cartas set escrita_em = coalesce(enviada_em, created_at) where situacao = 'impressa' and escrita_em is null;
