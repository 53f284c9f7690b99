import type { Idioma } from '#shared/erros.ts';
import { defineTextos, texto } from '#shared/textos.ts';

/** How people call the kinds of long jobs; the keys are the kinds with `_` in the place of the dot. */
const titulosDasTarefas = defineTextos({
  importacao_pessoas: { br: 'Importação de pessoas', en: 'Import of people' },
  'importacao_pessoas-desfeita': { br: 'Importação desfeita', en: 'Import undone' },
  mudanca_carga: { br: 'Carga de uma planilha da mudança', en: 'Load of a sheet of the move' },
  mudanca_desfazimento: { br: 'Desfazimento de uma planilha da mudança', en: 'Undo of a sheet of the move' },
  cobranca_envio: { br: 'Envio de cartas', en: 'Sending letters' },
  contratos_ativacao: { br: 'Ativação de contratos', en: 'Contract activation' },
  contratos_cancelamento: { br: 'Cancelamento de contratos', en: 'Contract cancellation' },
  contratos_assinatura: { br: 'Envio de contratos para assinatura', en: 'Contracts sent for signature' },
  contratos_contra_assinatura: { br: 'Assinatura de contratos pela escola', en: 'Contracts signed by the school' },
  contratos_encerramento: { br: 'Encerramento de contratos', en: 'Contract closing' },
  contratos_desfazimento: { br: 'Desfazimento de um lote de contratos', en: 'Undo of a batch of contracts' },
  contratos_aditivo_turma: { br: 'Aditivo de uma turma', en: 'Addendum of a class' },
  contratos_assinatura_aditivos: { br: 'Registro de assinaturas de aditivos', en: 'Signatures of addenda recorded' },
  contratos_revogacao_turma: { br: 'Revogação do aditivo de uma turma', en: 'Revocation of the addendum of a class' },
  convenios_descontos: { br: 'Descontos de um convênio', en: 'Discounts of an agreement' },
  fechamentos_etapa: { br: 'Fechamento de etapa', en: 'Term closing' },
  fechamentos_ano: { br: 'Fechamento do ano', en: 'Year closing' },
  rematriculas_execucao: { br: 'Rematrícula', en: 'Re-enrollment' },
  rematriculas_desfazimento: { br: 'Desfazimento da rematrícula', en: 'Undo of the re-enrollment' },
  boletos_impressao: { br: 'Impressão de boletos', en: 'Printing of boletos' },
  historicos_emissao: { br: 'Emissão de históricos de uma turma', en: 'Issue of the transcripts of a class' },
  'documentos-envio_correio': { br: 'Envio de documentos por e-mail', en: 'Documents by mail' },
  documentos_emissao: { br: 'Emissão de documentos', en: 'Issuing of documents' },
  boletins_impressao: { br: 'Impressão de boletins', en: 'Printing of report cards' },
  'boletins-envio_correio': { br: 'Envio de boletins por e-mail', en: 'Report cards by mail' },
  'notas-fiscais_importacao': { br: 'Importação de notas fiscais', en: 'Import of invoices' },
  livros_razao: { br: 'Impressão do livro razão', en: 'Printing of the ledger' },
  livros_diario: { br: 'Impressão do livro diário', en: 'Printing of the daily book' },
  'integracao-contabil_lancamento': { br: 'Integração contábil', en: 'Accounting integration' },
  privacidade_dossie: { br: 'Dossiê de uma pessoa', en: 'Dossier of a person' },
  privacidade_anonimizacao: { br: 'Anonimização', en: 'Anonymisation' },
  retornos_aplicacao: { br: 'Aplicação de retorno do banco', en: 'Applying a bank return' },
});
const outros = defineTextos({
  tarefa: { br: 'Trabalho em segundo plano', en: 'Background job' },
  item: { br: 'Registro {id}', en: 'Record {id}' },
});

/** The name of a kind of job; a general one for a kind of an older version. */
export function tituloDaTarefa(tipo: string, idioma: Idioma): string {
  const chave = tipo.replaceAll('.', '_');
  return chave in titulosDasTarefas
    ? texto(titulosDasTarefas, chave as keyof typeof titulosDasTarefas, idioma)
    : texto(outros, 'tarefa', idioma);
}

/** What stands for a row whose record cannot be named. */
export const rotuloSemNome = (id: number, idioma: Idioma): string => texto(outros, 'item', idioma, { id });
