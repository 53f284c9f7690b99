import { registrarRestricoes } from '#platform/server/database/errors.ts';
import { errosPeriodoLetivo as erros } from '../erros.ts';

/** What the constraints of this room's tables mean to a person. */
registrarRestricoes({
  anos_letivos_ano_key: () => erros.ANO_LETIVO_DUPLICADO({}, { campos: ['ano'] }),
  periodos_letivos_nome_key: () => erros.PERIODO_LETIVO_DUPLICADO({}, { campos: ['nome'] }),
  periodos_letivos_segmentacoes_segmentacao_id_fkey: () => erros.SEGMENTACAO_INEXISTENTE_NO_PERIODO({}, { campos: ['segmentacoes'] }),
  etapas_sem_sobreposicao: () => erros.PERIODO_LETIVO_INVALIDO({}, { campos: ['segmentacoes'] }),
  PERIODO_EM_USO: () => erros.PERIODO_EM_USO({}, { campos: ['segmentacoes'] }),
  ETAPA_FORA_DO_PERIODO: () => erros.PERIODO_LETIVO_INVALIDO({}, { campos: ['segmentacoes'] }),
});
