import { comPermissao, defineEndpoint } from '#shared/endpoint.ts';
import { esquemaDesfazimento } from '#domains/academico/matriculas/esquemas-movimentos.ts';
import {
  esquemaFalecimento,
  esquemaPreviaDeSaida,
  esquemaReclassificacao,
  esquemaRetorno,
  esquemaSaida,
  esquemaTrancamento,
  esquemaTransferencia,
  previaDeSaida,
  reclassificada,
  saidaFeita,
} from './esquemas.ts';
import { porId } from '#shared/campos.ts';

const acesso = comPermissao('matriculas:editar');

/**
 * The movements by which an enrollment changes together with its contract, in one transaction. Their wire paths say Matricula;
 * contratos answers them because it stands left of matriculas and can move both.
 */
export const saidasApi = {
  preverSaida: defineEndpoint({
    method: 'POST',
    path: 'Matricula/{id}/previa-de-saida',
    acesso: comPermissao('matriculas:editar', 'matriculas:excluir'),
    resumo: 'What is missing for a student to leave, and what it does to the contract, in figures; writes nothing',
    params: porId,
    body: esquemaPreviaDeSaida,
    output: previaDeSaida,
  }),
  transferir: defineEndpoint({
    method: 'POST',
    path: 'Matricula/{id}/transferencia',
    acesso,
    resumo: 'The student leaves for another school; what was missing is kept with the movement',
    params: porId,
    body: esquemaTransferencia,
    output: saidaFeita,
  }),
  desistir: defineEndpoint({
    method: 'POST',
    path: 'Matricula/{id}/desistencia',
    acesso,
    resumo: 'The student drops out',
    params: porId,
    body: esquemaSaida,
    output: saidaFeita,
  }),
  trancar: defineEndpoint({
    method: 'POST',
    path: 'Matricula/{id}/trancamento',
    acesso,
    resumo: 'The enrollment is suspended, and its contract with it when asked',
    params: porId,
    body: esquemaTrancamento,
    output: saidaFeita,
  }),
  cancelar: defineEndpoint({
    method: 'POST',
    path: 'Matricula/{id}/cancelamento',
    acesso: comPermissao('matriculas:excluir'),
    resumo: 'Cancels the enrollment',
    params: porId,
    body: esquemaSaida,
    output: saidaFeita,
  }),
  registrarFalecimento: defineEndpoint({
    method: 'POST',
    path: 'Matricula/{id}/falecimento',
    acesso,
    resumo: 'The student died; the people register says so too, and the contract ends without a fee unless told otherwise',
    params: porId,
    body: esquemaFalecimento,
    output: saidaFeita,
  }),
  reclassificar: defineEndpoint({
    method: 'POST',
    path: 'Matricula/{id}/reclassificacao',
    acesso,
    resumo: 'The student goes on in another course of the same year, in a new enrollment',
    params: porId,
    body: esquemaReclassificacao,
    output: reclassificada,
  }),
  retornar: defineEndpoint({
    method: 'POST',
    path: 'Matricula/{id}/retorno',
    acesso,
    resumo: 'A suspended student comes back into a class',
    params: porId,
    body: esquemaRetorno,
    output: saidaFeita,
  }),
  desfazerMovimento: defineEndpoint({
    method: 'POST',
    path: 'Matricula/{id}/desfazimento',
    acesso,
    resumo: 'Undoes the movement named, if it is the last one that stands: enrollment, contract and titles are what they were',
    params: porId,
    body: esquemaDesfazimento,
    output: saidaFeita,
  }),
};
