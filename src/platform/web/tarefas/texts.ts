import { defineTextos } from '#shared/textos.ts';

/** Texts of long jobs. */
export const textosTarefa = defineTextos({
  tarefaNaFila: { br: 'Na fila', en: 'Queued' },
  tarefaEmAndamento: { br: 'Em andamento', en: 'Running' },
  tarefaConcluida: { br: 'Concluída', en: 'Done' },
  tarefaFalhou: { br: 'Interrompida por um erro', en: 'Stopped by an error' },
  tarefaCancelada: { br: 'Cancelada', en: 'Cancelled' },
  tarefaProgresso: { br: '{feitos} de {total}', en: '{feitos} of {total}' },
  tarefaFalhas: { br: { one: '{n} falha', other: '{n} falhas' }, en: { one: '{n} failure', other: '{n} failures' } },
  tarefaItem: { br: 'Item', en: 'Item' },
  tarefaResultado: { br: 'Resultado', en: 'Result' },
  tarefaFeito: { br: 'Feito', en: 'Done' },
  tarefaRecusado: { br: 'Não feito', en: 'Not done' },
  tarefaJaEstava: { br: 'Já estava feito', en: 'Already done' },
  tarefaTrabalho: { br: 'Trabalho', en: 'Job' },
  tarefaQuando: { br: 'Iniciado em', en: 'Started at' },
  tarefaAndamento: { br: 'Andamento', en: 'Progress' },
  tarefaSituacao: { br: 'Situação', en: 'Status' },
  tarefasNenhuma: { br: 'Nenhum por enquanto.', en: 'None so far.' },
  tarefaFecharPodeSeguir: {
    br: 'Pode sair desta tela: o trabalho continua no servidor.',
    en: 'You may leave this screen: the work goes on at the server.',
  },
  tarefaDesfazerTudo: { br: 'Desfazer tudo', en: 'Undo everything' },
});
