import { defineErros } from '#shared/erros.ts';

/** Refusals of the storeroom. */
export const errosEstoque = defineErros({
  QUANTIDADE_EXCEDE_ESTOQUE: {
    status: 409,
    br: 'A quantidade não pode exceder o estoque total: de {produto} há {saldo} em {deposito}.',
    en: 'The quantity cannot exceed the total stock: of {produto} there is {saldo} in {deposito}.',
  },
  QUANTIDADE_EXCEDE_NO_DIA: {
    status: 409,
    br: 'Em {data} havia {saldo} de {produto} em {deposito} (hoje há {hoje}): o que entrou depois não sai antes. Use uma data em que já estava lá ou lance a entrada com a data em que veio.',
    en: 'On {data} there was {saldo} of {produto} in {deposito} (today there is {hoje}): what came in later does not leave before. Use a date on which it was there already, or enter what came in with the date on which it came.',
  },
  ESTOQUE_FALTARIA_DEPOIS: {
    status: 409,
    br: 'Com esta data faltaria {produto} em {deposito} no dia {data}, na operação nº {operacao}, que já está lançada. Use uma data depois dela ou estorne-a primeiro.',
    en: 'With this date {produto} would be short in {deposito} on {data}, in operation no. {operacao}, which is already entered. Use a date after it or reverse it first.',
  },
  ESTOQUE_FALTARIA_NO_ESTORNADO: {
    status: 409,
    br: 'Com esta data faltaria {produto} em {deposito} no dia {data}, na operação nº {operacao}, que foi lançada e estornada. Use uma data depois dela.',
    en: 'With this date {produto} would be short in {deposito} on {data}, in operation no. {operacao}, which was entered and reversed. Use a date after it.',
  },
  CUSTO_JA_CONSUMIDO: {
    status: 409,
    br: 'Parte de {produto} já saiu de {deposito} a outro custo, e o valor que resta não fecha. Estorne primeiro o que saiu depois, da última operação para trás.',
    en: 'Part of {produto} already left {deposito} at another cost, and the value left does not tie out. Reverse first what left afterwards, from the last operation back.',
  },
  PRODUTO_SEM_CUSTO: {
    status: 409,
    br: '{produto} nunca entrou em {deposito}: não há custo para o que sobrou. Dê entrada do produto com o custo dele e conte-o de novo.',
    en: '{produto} never came into {deposito}: there is no cost for what is over. Enter the product with its cost and count it again.',
  },
  CONTAGEM_JA_VIU: {
    status: 409,
    br: 'Em {contagem} uma contagem já viu {n:o produto|produtos} que você move agora: {produtos}. Se isto já estava contado, o saldo fica errado: confirme só se não estava, ou conte {n:o produto|os produtos} de novo depois.',
    en: 'On {contagem} a count already saw {n:the product|products} that you move now: {produtos}. If this was counted already, the balance becomes wrong: confirm only if it was not, or count {n:the product|the products} again afterwards.',
  },
  CONTAGEM_E_RECALCULO: {
    status: 409,
    br: 'Em {contagem} uma contagem já viu {n:o produto|produtos} que você move agora: {produtos}. Se isto já estava contado, o saldo fica errado: confirme só se não estava, ou conte {n:o produto|os produtos} de novo depois. E {movimentos} {movimentos:movimento posterior muda|movimentos posteriores mudam} de custo: as saídas deles passam de {antes} para {depois}.',
    en: 'On {contagem} a count already saw {n:the product|products} that you move now: {produtos}. If this was counted already, the balance becomes wrong: confirm only if it was not, or count {n:the product|the products} again afterwards. And the cost of {movimentos} later {movimentos:movement changes|movements changes}: what leaves by them goes from {antes} to {depois}.',
  },
  RECALCULO_NAO_CONFIRMADO: {
    status: 409,
    br: 'Com a data {data}, {movimentos} {movimentos:movimento posterior muda|movimentos posteriores mudam} de custo: as saídas deles passam de {antes} para {depois}. Confirme para lançar assim.',
    en: 'Dated {data}, the cost of {movimentos} later {movimentos:movement changes|movements changes}: what leaves by them goes from {antes} to {depois}. Confirm to enter it so.',
  },
  ESTOQUE_EM_DIA_FECHADO: {
    status: 409,
    br: 'Os períodos financeiros estão fechados até {data}: o estoque não se move mais nesse dia. Use uma data depois dele ou reabra o período.',
    en: 'The financial periods are closed until {data}: stock no longer moves on that day. Use a later date or reopen the period.',
  },
  MOVIMENTO_FUTURO: {
    status: 400,
    br: 'O estoque só é lançado quando se move: a data não pode passar de hoje, {hoje}.',
    en: 'Stock is entered when it moves: the date cannot be after today, {hoje}.',
  },
  PRODUTO_DESCONHECIDO: { status: 400, br: 'O produto indicado não foi encontrado.', en: 'The product was not found.' },
  DEPOSITO_DESCONHECIDO: { status: 400, br: 'O depósito indicado não foi encontrado.', en: 'The warehouse was not found.' },
  PRODUTO_INATIVO: {
    status: 409,
    br: '{produto} está inativo e não recebe entradas. Reative o produto primeiro.',
    en: '{produto} is inactive and takes no entries. Make the product active first.',
  },
  DEPOSITO_INATIVO: {
    status: 409,
    br: 'O depósito {deposito} está inativo e não recebe produtos. Reative o depósito primeiro.',
    en: 'Warehouse {deposito} is inactive and takes no products. Make it active first.',
  },
  REFERENCIA_DO_ESTOQUE: {
    status: 400,
    br: 'O cadastro indicado não existe ou está inativo.',
    en: 'The record pointed at does not exist or is inactive.',
  },
  MESMO_DEPOSITO: {
    status: 400,
    br: 'O depósito de origem e o de destino devem ser diferentes.',
    en: 'Source and destination must differ.',
  },
  PRODUTO_REPETIDO_NA_OPERACAO: {
    status: 400,
    br: 'Este produto já está em outra linha. Some as quantidades em uma só.',
    en: 'This product is already on another line. Add the quantities up in one.',
  },
  OPERACAO_NAO_ENCONTRADA: { status: 404, br: 'A operação de estoque não foi encontrada.', en: 'The stock operation was not found.' },
  OPERACAO_JA_ESTORNADA: {
    status: 409,
    br: 'Esta operação já foi estornada por {usuario} em {em}.',
    en: 'This operation was already reversed by {usuario} on {em}.',
  },
  OPERACAO_ESTORNADA_AGORA: { status: 409, br: 'Esta operação acaba de ser estornada.', en: 'This operation was reversed just now.' },
  ESTORNO_DE_ESTORNO: {
    status: 409,
    br: 'Um estorno não se estorna. Lance a operação de novo.',
    en: 'A reversal is not reversed. Enter the operation again.',
  },
  ESTORNO_PELA_ORIGEM: {
    status: 409,
    br: 'Esta entrada veio de outro documento: estorne o documento, e ela se estorna com ele.',
    en: 'This entry came from another document: reverse the document, and the entry is reversed with it.',
  },
  ENTRADA_REPETIDA: {
    status: 409,
    br: 'Este documento já deu entrada no estoque.',
    en: 'This document was already entered in stock.',
  },
  ESTOQUE_NAO_FECHA: {
    status: 409,
    br: 'O saldo do estoque não fecha com os seus movimentos.',
    en: 'The balance of the stock does not tie out with its movements.',
  },
  MOVIMENTO_ESTOQUE_SEM_FATO: {
    status: 409,
    br: 'Um movimento de estoque não tem o seu fato contábil.',
    en: 'A stock movement has no accounting fact.',
  },
  UNIDADE_EM_USO: {
    status: 409,
    br: '{produto} já se moveu nesta unidade: ela não muda mais. Cadastre outro produto e desative este.',
    en: '{produto} already moved in this unit: it no longer changes. Register another product and make this one inactive.',
  },
  CONTAGEM_ENCERRADA: {
    status: 409,
    br: 'Esta contagem já foi concluída ou cancelada. Abra outra contagem do depósito.',
    en: 'This count was already concluded or given up. Open another count of the warehouse.',
  },
});
