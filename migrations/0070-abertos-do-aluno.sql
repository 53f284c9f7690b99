-- titulos: what the students of a list owe, read from the index alone. Without it the titles still open of the whole school were gone through.
create index titulos_receber_abertos_do_aluno_idx on titulos_receber (aluno_id)
  include (data_limite, origem, valor_centavos, desconto_incondicional_centavos, amortizado_centavos) where situacao in ('aberto', 'parcial');
