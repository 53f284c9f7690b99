import { registrarRestricoes } from '#platform/server/database/errors.ts';
import { errosConvenio as erros } from '../erros.ts';

/** What the constraints of convenios mean to a person. */
registrarRestricoes({
  convenios_sem_sobreposicao: () => erros.CONVENIO_SOBREPOSTO({}, { campos: ['cnpj', 'vigenteDesde', 'vigenteAte'] }),
  convenios_pessoas_uma_vez: () => erros.CONVENIO_PESSOA_REPETIDA({}, { campos: ['pessoaId'] }),
  CONVENIO_FORA_DA_VIGENCIA: () => erros.CONVENIO_FORA_DA_VIGENCIA(),
});
