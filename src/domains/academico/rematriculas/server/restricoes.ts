import { registrarRestricoes } from '#platform/server/database/errors.ts';
import { errosRematricula as erros } from '../erros.ts';

/** What the constraints and triggers of this room mean to a person: the last line behind the checks of the use cases. */
registrarRestricoes({
  rematriculas_itens_origem_key: () => erros.REMATRICULA_SIMULTANEA(),
  rematriculas_itens_matricula_origem_id_fkey: () => erros.ALUNO_DESCONHECIDO({}, { campos: ['alunos'] }),
  rematriculas_itens_turma_destino_id_fkey: () => erros.TURMA_DESCONHECIDA({}, { campos: ['alunos'] }),
  rematriculas_lotes_ano_origem_id_fkey: () => erros.ANO_DESCONHECIDO({}, { campos: ['anoOrigemId'] }),
  rematriculas_lotes_ano_destino_id_fkey: () => erros.ANO_DESCONHECIDO({}, { campos: ['anoDestinoId'] }),
  rematriculas_lotes_anos_check: () => erros.REMATRICULA_ANO_INVALIDO({}, { campos: ['anoDestinoId'] }),
  REMATRICULA_ANO_INVALIDO: () => erros.REMATRICULA_ANO_INVALIDO({}, { campos: ['anoDestinoId'] }),
  REMATRICULA_DEFINITIVA: () => erros.REMATRICULA_DEFINITIVA(),
  REMATRICULA_ITEM_FORA_DO_LOTE: () => erros.REMATRICULA_ITEM_FORA_DO_LOTE(),
  REMATRICULA_INCOERENTE: () => erros.REMATRICULA_INCOERENTE(),
});
