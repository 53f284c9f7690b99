import { z } from 'zod';
import { celular, cep, certidao, cnpj, cpf, cpfOuCnpj, pis, telefone, tituloEleitor, uf } from './campos/documento.ts';
import { centavos, dataCivil, id, inteiro, taxa, versao } from './campos/numero.ts';
import { opcao } from './campos/opcao.ts';
import { email, texto, textoOpcional } from './campos/texto.ts';

export { dinheiro } from './campos/numero.ts';

/**
 * The pieces of which every form and body is made, the same in the browser and on the server. Each trims, removes the
 * mask and refuses with a code of the product; each has `.opcional(…)`, for which absent, null and '' are null.
 */
export const campo = {
  texto,
  textoOpcional,
  email,
  cpf,
  cnpj,
  cpfOuCnpj,
  pis,
  tituloEleitor,
  certidao,
  cep,
  telefone,
  celular,
  uf,
  centavos,
  inteiro,
  taxa,
  dataCivil,
  id,
  versao,
  opcao,
};

/** What an endpoint about one thing is told in its path: which one. */
export const porId = z.strictObject({ id: campo.id() });
