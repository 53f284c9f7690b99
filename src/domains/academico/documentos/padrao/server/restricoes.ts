import { registrarRestricoes } from '#platform/server/database/errors.ts';
import { errosComuns } from '#shared/erros.ts';
import { errosDocumentoPadrao as erros } from '../erros.ts';

/** What the constraints on templates mean to a person. */
registrarRestricoes({
  documentos_padrao_nome_key: () => erros.DOCUMENTO_PADRAO_NOME_REPETIDO({}, { campos: ['nome'] }),
  documentos_padrao_papel_key: () => erros.DOCUMENTO_PADRAO_PAPEL_REPETIDO(),
  documentos_padrao_sempre_ativo_check: () => erros.DOCUMENTO_PADRAO_PAPEL_FIXO(),
  documentos_padrao_entregue_key: () => errosComuns.OPERACAO_EM_ANDAMENTO(),
  documentos_padrao_versoes_pkey: () => errosComuns.OPERACAO_EM_ANDAMENTO(),
  documentos_padrao_restricoes_curso_id_fkey: () => erros.DOCUMENTO_PADRAO_RESTRICAO_INVALIDA({}, { campos: ['restricoes.cursoIds'] }),
  documentos_padrao_restricoes_turma_id_fkey: () => erros.DOCUMENTO_PADRAO_RESTRICAO_INVALIDA({}, { campos: ['restricoes.turmaIds'] }),
  documentos_padrao_restricoes_perfil_id_fkey: () => erros.DOCUMENTO_PADRAO_RESTRICAO_INVALIDA({}, { campos: ['restricoes.perfilIds'] }),
  // Issued between the look and the deletion.
  documentos_emitidos_modelo_fkey: () => erros.DOCUMENTO_PADRAO_EM_USO({ emitidos: 1 }),
});
