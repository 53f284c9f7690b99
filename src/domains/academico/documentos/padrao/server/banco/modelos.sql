-- The texts of the papers that the product issues by itself: the school's own, each from when on.
create view v_modelo_do_papel as
  select p.papel, p.id, v.numero, v.conteudo, v.created_at as desde
  from documentos_padrao p join documentos_padrao_versoes v on v.documento_padrao_id = p.id where p.papel is not null;

-- The images that papers show.
create view v_imagem_do_papel as select i.id, i.arquivo_id, i.largura, i.altura from documentos_padrao_imagens i;
