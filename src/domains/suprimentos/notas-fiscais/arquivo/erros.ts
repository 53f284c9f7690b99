import { defineErros } from '#shared/erros.ts';

/** Why a file does not become an invoice. */
export const errosDoArquivo = defineErros({
  NF_ARQUIVO_GRANDE: {
    status: 400,
    br: 'O arquivo passa de 2 MB: o XML de uma nota não chega a isso. Confira se é o arquivo certo.',
    en: 'The file exceeds 2 MB: the XML of an invoice never does. Check whether it is the right file.',
  },
  NF_CODIFICACAO: {
    status: 400,
    br: 'O arquivo está em outra codificação ({codificacao}). Uma nota fiscal é sempre UTF-8: peça o arquivo original ao fornecedor.',
    en: 'The file is in another encoding ({codificacao}). An invoice is always UTF-8: ask the supplier for the original file.',
  },
  NF_XML_COM_DEFINICOES: {
    status: 400,
    br: 'O arquivo traz definições próprias (DOCTYPE), que uma nota fiscal nunca tem. Ele não foi lido.',
    en: 'The file brings definitions of its own (DOCTYPE), which an invoice never has. It was not read.',
  },
  NF_XML_ILEGIVEL: {
    status: 400,
    br: 'O arquivo não é um XML inteiro e bem formado. Baixe-o de novo.',
    en: 'The file is not a whole, well-formed XML. Download it again.',
  },
  NF_NAO_E_NOTA: {
    status: 400,
    br: 'O arquivo não é de uma nota fiscal: começa com “{raiz}”. Envie o XML da NF-e ou da NFS-e nacional.',
    en: 'The file is not of an invoice: it begins with “{raiz}”. Send the XML of the NF-e or of the national NFS-e.',
  },
  NF_EVENTO: {
    status: 400,
    br: 'O arquivo é de um evento (como uma carta de correção) da nota {chave}, e não da nota. Envie o XML da nota.',
    en: 'The file is of an event (such as a correction letter) of invoice {chave}, not of the invoice. Send the XML of the invoice.',
  },
  NF_NAO_AUTORIZADA: {
    status: 409,
    br: 'A nota {chave} não foi autorizada pela Receita (situação {retorno}). Peça ao fornecedor a nota autorizada.',
    en: 'Invoice {chave} was not authorized by the tax authority (status {retorno}). Ask the supplier for the authorized one.',
  },
  NF_SEM_PROTOCOLO: {
    status: 400,
    br: 'O arquivo não traz o protocolo de autorização. Peça ao fornecedor o XML autorizado (nfeProc).',
    en: 'The file does not bring the protocol of authorization. Ask the supplier for the authorized XML (nfeProc).',
  },
  NF_DE_TESTE: {
    status: 400,
    br: 'Esta nota foi emitida em ambiente de testes e não vale.',
    en: 'This invoice was issued in a test environment and is not valid.',
  },
  NF_MODELO_OU_VERSAO: {
    status: 400,
    br: 'Só se importam NF-e modelo 55, versão 4.00, e NFS-e nacional; o arquivo é de modelo {modelo}, versão {versao}. Digite a nota.',
    en: 'Only NF-e of model 55, version 4.00, and the national NFS-e are imported; the file is of model {modelo}, version {versao}. Type the invoice.',
  },
  NF_DE_OUTRA_FINALIDADE: {
    status: 400,
    br: 'Esta nota não é de venda (é de entrada do fornecedor, devolução, complemento ou ajuste). Trate-a com o contador.',
    en: 'This invoice is not of a sale (it is the supplier’s own entry, a return, a complement or an adjustment). See the accountant.',
  },
  NF_DE_OUTRO_DESTINATARIO: {
    status: 400,
    br: 'Esta nota é de {destinatario}, e não da escola. Confira o arquivo, ou o CNPJ da escola em Segurança.',
    en: 'This invoice is of {destinatario}, not of the school. Check the file, or the CNPJ of the school.',
  },
  NF_CHAVE_NAO_CONFERE: {
    status: 400,
    br: 'A chave de acesso {chave} não confere: um dígito está errado, ou ela é de outra nota.',
    en: 'Access key {chave} does not check: a digit is wrong, or it is of another invoice.',
  },
  NF_ASSINATURA_NAO_CONFERE: {
    status: 400,
    br: 'A assinatura do arquivo é de outro conteúdo: ele foi alterado depois de assinado, ou ela é de outra nota.',
    en: 'The signature of the file is of another content: it was changed after it was signed, or the signature is of another invoice.',
  },
  NF_CAMPO_ILEGIVEL: {
    status: 400,
    br: 'Falta ou não se lê a parte “{parte}” da nota.',
    en: 'Part “{parte}” of the invoice is missing or cannot be read.',
  },
  NF_TOTAL_NAO_FECHA: {
    status: 400,
    br: 'Os itens e encargos somam {soma}, e a nota diz {total}. Confira o arquivo com o fornecedor, ou digite a nota.',
    en: 'Items and charges add up to {soma}, and the invoice says {total}. Check the file with the supplier, or type the invoice.',
  },
  NF_FORNECEDOR_INVALIDO: {
    status: 400,
    br: 'O CNPJ ou CPF {documento} do fornecedor não existe: os dígitos não conferem.',
    en: 'The CNPJ or CPF {documento} of the supplier does not exist: its digits do not check.',
  },
  NF_FORNECEDOR_SEM_CADASTRO: {
    status: 409,
    br: 'O fornecedor {nome} ({documento}) não está cadastrado, e você não pode cadastrar fornecedores. Peça o cadastro e envie de novo.',
    en: 'Supplier {nome} ({documento}) is not registered, and you may not register suppliers. Ask for it and send again.',
  },
  NF_ZIP_ILEGIVEL: {
    status: 400,
    br: 'O arquivo ZIP não pôde ser aberto. Gere-o de novo, sem senha.',
    en: 'The ZIP file could not be opened. Make it again, without a password.',
  },
  NF_ZIP_GRANDE: {
    status: 400,
    br: 'O ZIP traz mais de {maximo} arquivos, ou passa do tamanho depois de aberto. Divida-o.',
    en: 'The ZIP brings more than {maximo} files, or is too large once opened. Divide it.',
  },
  NF_ZIP_SEM_XML: { status: 400, br: 'Não há nenhum XML neste ZIP.', en: 'There is no XML in this ZIP.' },
});
