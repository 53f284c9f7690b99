-- A document is asked about, and who enters it may say that it is of another purchase, letter by letter the same, too: what stands once is no
-- text. The bills of a supplier are found by contas_pagar_fornecedor_idx.
drop index contas_pagar_documento_key;
